"""What whoever runs a server asks of it: is it alive, may people be sent to it, how is it doing."""

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from brigand.server.hub import Hub

Asked = Request[object, object, State]


@get("/healthz", include_in_schema=False, sync_to_thread=False)
def healthz() -> dict[str, str]:
    """The process answers."""
    return {"status": "ok"}


@get("/readyz", include_in_schema=False)
async def readyz(request: Asked) -> Response[dict[str, str]]:
    """Its database answers too."""
    hub: Hub = request.app.state.hub
    try:
        async with hub.store.reading.connect() as connection:
            await connection.execute(text("SELECT 1"))
    except (SQLAlchemyError, OSError):
        return Response({"status": "no database"}, status_code=503)
    return Response({"status": "closing" if hub.is_closing else "ok"}, status_code=503 if hub.is_closing else 200)


@get("/metrics", include_in_schema=False, media_type="text/plain", sync_to_thread=False)
def metrics(request: Asked) -> str:
    """Numbers in Prometheus' format; no names, no tables, no addresses."""
    hub: Hub = request.app.state.hub
    if not hub.settings.metrics:
        raise NotFoundException
    return "".join(f"# TYPE brigand_{name} gauge\nbrigand_{name} {value}\n" for name, value in numbers(hub).items())


def numbers(hub: Hub) -> dict[str, float]:
    """How much goes on."""
    hot = list(hub.hot.values())
    return {
        "tables_in_memory": len(hot),
        "tables_playing": sum(table.table.status == "playing" for table in hot),
        "tables_set_aside": len(hub.broken),
        "sockets": sum(len(table.lines) for table in hot),
        "thoughts_waiting": hub.thinkers.waiting,
        "workers_free": hub.thinkers.turns.free,
        "reviews_waiting": len(hub.coach.waiting()),
        "replay_bytes": hub.past.size,
    }


HOUSE_ROUTES = [healthz, readyz, metrics]
