"""Routes to what has been: replay, record and review of a match; and hints, which look ahead the same way."""

import asyncio
from gzip import decompress
from typing import Annotated

from litestar import Response, delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter

from brigand.coach.hint import Hints
from brigand.coach.record import written
from brigand.coach.sealed import sealed_record
from brigand.server import commands
from brigand.server.asking import TableId
from brigand.server.caller import Asked, address, guest, hub_of
from brigand.server.past_messages import AskHint, Coaching, Replay
from brigand.server.problems import AT_TABLE

FirstDecision = Annotated[int, QueryParameter(ge=0, le=100_000, description="Leave out the decisions before this.")]
FirstStep = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="A step of the page that is wanted.")]
A_PAGE = ResponseSpec(Replay, False, "A page of steps.")


@get("/tables/{id:str}/replay", responses={**AT_TABLE, 200: A_PAGE}, no_compression=True)
async def replay(
    request: Asked,
    id: TableId,
    viewer: Annotated[int | None, QueryParameter(ge=-1, le=9)] = None,
    first: FirstStep = 0,
) -> Response[bytes]:
    """A page of the match step by step: so far from one's own seat, after the end from any (-1 watches)."""
    hub = hub_of(request)
    hub.quotas.replay(address(request))
    hot = await hub.get(id)
    with hot.in_use():
        page = await hub.past.told(hot.table, guest(request), viewer, first)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(decompress(page), media_type="application/json")
    headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    return Response(page, media_type="application/json", headers=headers)


@post("/tables/{id:str}/hint", status_code=200, responses=AT_TABLE)
async def hint(request: Asked, id: TableId, data: JSONBody[AskHint]) -> Hints:
    """The best moves for the decision I owe, and why; only in practice against bots."""
    hub_of(request).quotas.hint(guest(request), address(request))
    return await commands.hint(hub_of(request), id, data)


@get("/tables/{id:str}/record", responses=AT_TABLE)
async def record(request: Asked, id: TableId) -> Response[bytes]:
    """A match that is over as a file, for `brigand verify` and `brigand review`."""
    table = (await hub_of(request).get(id)).table
    table.needs_over()
    name = f"brigand-{table.created.game}-{id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    data = await asyncio.to_thread(lambda: written(sealed_record(table)))
    return Response(data, media_type="application/json", headers=headers)


@get("/tables/{id:str}/review", responses=AT_TABLE)
async def reviewed(request: Asked, id: TableId, first: FirstDecision = 0) -> Coaching:
    """How far the coach is with a finished match, and what it found so far."""
    hub = hub_of(request)
    return hub.coach.told((await hub.get(id)).table, guest(request), first)


@post("/tables/{id:str}/review", status_code=200, responses=AT_TABLE)
async def review(request: Asked, id: TableId) -> Coaching:
    """Let the coach go through a finished match; asked twice, it is one review for all."""
    hub, person = hub_of(request), guest(request)
    table = (await hub.get(id)).table
    hub.quotas.review(address(request))
    hub.coach.ask(table, person)
    return hub.coach.told(table, person, 0)


@delete("/tables/{id:str}/review", status_code=200, responses=AT_TABLE)
async def stop_review(request: Asked, id: TableId) -> Coaching:
    """Stop the coach; by whoever asked for the review, or played."""
    hub, person = hub_of(request), guest(request)
    table = (await hub.get(id)).table
    hub.coach.stop(table, person)
    return hub.coach.told(table, person, 0)


PAST_ROUTES = [replay, hint, record, reviewed, review, stop_review]
