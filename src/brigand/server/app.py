"""The web application: routes, and nothing a table does by itself."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from gzip import decompress
from typing import Annotated, Any

from litestar import Litestar, Response, Router, WebSocket, delete, get, patch, post, put, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import JSONBody, QueryParameter

from brigand import __version__
from brigand.coach.record import written
from brigand.coach.sealed import sealed_record
from brigand.core.errors import Unreadable
from brigand.core.state import NOBODY
from brigand.server import commands
from brigand.server.accounts import ACCOUNT_ROUTES
from brigand.server.asking import SeatNumber, TableId, shown
from brigand.server.becoming import go_on
from brigand.server.docs_page import DocsPage
from brigand.server.entrance import Entrance
from brigand.server.fair import FAIR_ROUTES
from brigand.server.front_door import Asked, address, check_newcomer, device_of, front_door, guest, hub_of
from brigand.server.home import home_of
from brigand.server.home_messages import Home
from brigand.server.house import HOUSE_ROUTES
from brigand.server.hub import Hub, NoSuchTable
from brigand.server.keeper import Engine
from brigand.server.me import ME_ROUTES
from brigand.server.me_notices import NOTICE_ROUTES
from brigand.server.messages import (
    Act,
    Answer,
    AnswerWish,
    ChangeTable,
    GetReady,
    Join,
    NewTable,
    Opened,
    PutBot,
    SetChat,
    SetPace,
    Start,
    TableMessage,
)
from brigand.server.past_messages import AskHint, Coaching, Hints, Replay
from brigand.server.people import Signer
from brigand.server.picture import qr_code
from brigand.server.problems import ANYWHERE, AT_TABLE, PROBLEMS
from brigand.server.quotas import TooMuch
from brigand.server.ratings import RATING_ROUTES
from brigand.server.settings import Settings
from brigand.server.socket import GONE, TOO_MUCH, SocketLine
from brigand.server.spoken import clean_name
from brigand.server.static import pages
from brigand.server.steward import Steward
from brigand.store.group import NotKept
from brigand.store.store import Store
from brigand.table.errors import NotPossible

FirstDecision = Annotated[int, QueryParameter(ge=0, le=100_000, description="Leave out the decisions before this.")]
FirstStep = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="A step of the page that is wanted.")]
LARGEST_BODY = 16_000
TRY_AGAIN = 1013
"""The code with which a line is closed while the database is away: browsers call again by themselves."""
LONGEST_LINK = 1_000
A_PAGE = ResponseSpec(Replay, False, "A page of steps.")


@get("/home", responses=ANYWHERE)
async def home(request: Asked) -> Home:
    """Games, rules by chapter, bots, and my tables."""
    return await home_of(hub_of(request), guest(request), request.app.state.engine.state)


@put("/me", responses=ANYWHERE)
async def rename(request: Asked, data: JSONBody[Join]) -> Join:
    """What I am called at tables I join from now on."""
    name = clean_name(data.name)
    check_newcomer(request, hub_of(request))
    await hub_of(request).store.note_person(guest(request), name)
    return Join(name)


@post("/tables", responses=AT_TABLE)
async def create(request: Asked, data: JSONBody[NewTable]) -> Opened:
    """Open a table; with `bots` the match starts at once."""
    hub = hub_of(request)
    check_newcomer(request, hub)
    hub.quotas.new_table(address(request))
    hot = await commands.create(hub, guest(request), data)
    return Opened(hot.table.id, hot.table.commitment)


@get("/tables/{id:str}", responses=AT_TABLE)
async def look(request: Asked, id: TableId) -> TableMessage:
    """A table as I may see it."""
    return await shown(request, await hub_of(request).up_to_date(id))


@patch("/tables/{id:str}", responses=AT_TABLE)
async def change(request: Asked, id: TableId, data: JSONBody[ChangeTable]) -> TableMessage:
    """Other seats, options, pace or clock; by the host, before the start."""
    return await shown(request, await commands.change(hub_of(request), id, guest(request), data))


@post("/tables/{id:str}/seats/{seat:int}", status_code=200, responses=AT_TABLE)
async def sit(request: Asked, id: TableId, seat: SeatNumber, data: JSONBody[Join]) -> TableMessage:
    """Take an open seat."""
    check_newcomer(request, hub_of(request))
    return await shown(request, await commands.join(hub_of(request), id, guest(request), seat, data.name))


@put("/tables/{id:str}/seats/{seat:int}/bot", responses=AT_TABLE)
async def put_bot(request: Asked, id: TableId, seat: SeatNumber, data: JSONBody[PutBot]) -> TableMessage:
    """Put a bot on an open seat, or change its level; by the host."""
    return await shown(request, await commands.put_bot(hub_of(request), id, guest(request), seat, data.level))


@delete("/tables/{id:str}/seats/{seat:int}", status_code=200, responses=AT_TABLE)
async def free(request: Asked, id: TableId, seat: SeatNumber) -> TableMessage:
    """Stand up; the host may send others away."""
    person = guest(request)
    return await shown(request, await hub_of(request).change(id, lambda table: table.free(person, seat)))


@post("/tables/{id:str}/start", status_code=200, responses=AT_TABLE)
async def start(request: Asked, id: TableId, data: JSONBody[Start]) -> TableMessage:
    """Deal."""
    hot = await commands.start(hub_of(request), id, guest(request), shuffle_seats=data.shuffle_seats)
    return await shown(request, hot)


@post("/tables/{id:str}/act", status_code=200, responses=AT_TABLE)
async def act(request: Asked, id: TableId, data: JSONBody[Act]) -> Answer:
    """Answer a decision; the same as on the socket."""
    await commands.act(hub_of(request), id, data)
    return Answer(data.id, True)


@post("/tables/{id:str}/seats/{seat:int}/takeover", status_code=200, responses=AT_TABLE)
async def take_over(request: Asked, id: TableId, seat: SeatNumber) -> TableMessage:
    """Let a bot play: for oneself at any time, for others when they have been away for a while."""
    return await shown(request, await commands.take_over(hub_of(request), id, guest(request), seat))


@post("/tables/{id:str}/seats/{seat:int}/time", status_code=200, responses=AT_TABLE)
async def give_time(request: Asked, id: TableId, seat: SeatNumber) -> TableMessage:
    """Give another player a minute more, or a day where decisions have days."""
    person = guest(request)
    return await shown(request, await hub_of(request).change(id, lambda table: table.give_time(person, seat)))


@post("/tables/{id:str}/comeback", status_code=200, responses=AT_TABLE)
async def come_back(request: Asked, id: TableId) -> TableMessage:
    """Play on by oneself."""
    person = guest(request)
    return await shown(request, await hub_of(request).change(id, lambda table: table.come_back(person)))


@post("/tables/{id:str}/resign", status_code=200, responses=AT_TABLE)
async def resign(request: Asked, id: TableId) -> TableMessage:
    """Give up; a bot finishes for the seat, which is ranked last."""
    person = guest(request)
    return await shown(request, await hub_of(request).change(id, lambda table: table.resign(person)))


@post("/tables/{id:str}/undo", status_code=200, responses=AT_TABLE)
async def undo(request: Asked, id: TableId) -> TableMessage:
    """Take back my last step; if others saw something new by it, they are asked."""
    person = guest(request)
    return await shown(request, await hub_of(request).change(id, lambda table: table.undo(person)))


@post("/tables/{id:str}/end", status_code=200, responses=AT_TABLE)
async def end(request: Asked, id: TableId) -> TableMessage:
    """Ask the others to end the match here."""
    person = guest(request)
    return await shown(request, await hub_of(request).change(id, lambda table: table.end(person)))


@post("/tables/{id:str}/wish", status_code=200, responses=AT_TABLE)
async def answer_wish(request: Asked, id: TableId, data: JSONBody[AnswerWish]) -> TableMessage:
    """Agree to what somebody asked, or not; to take back one's own question is a no."""
    person = guest(request)
    hot = await hub_of(request).change(id, lambda table: table.answer(person, agrees=data.agrees))
    return await shown(request, hot)


@put("/tables/{id:str}/pace", responses=AT_TABLE)
async def set_pace(request: Asked, id: TableId, data: JSONBody[SetPace]) -> TableMessage:
    """How fast I want the bots to play; most decide."""
    person = guest(request)
    return await shown(request, await hub_of(request).change(id, lambda table: table.set_pace(person, data.pace)))


@post("/tables/{id:str}/step", status_code=200, responses=AT_TABLE)
async def step(request: Asked, id: TableId) -> TableMessage:
    """Let the bots play one action, where they wait for it."""
    return await shown(request, await commands.step(hub_of(request), id, guest(request)))


@put("/tables/{id:str}/ready", responses=AT_TABLE)
async def get_ready(request: Asked, id: TableId, data: JSONBody[GetReady]) -> TableMessage:
    """Tell the others that the deal may come, or not yet."""
    person = guest(request)
    hot = await hub_of(request).change(id, lambda table: table.get_ready(person, is_ready=data.ready))
    return await shown(request, hot)


@put("/tables/{id:str}/chat", responses=AT_TABLE)
async def set_chat(request: Asked, id: TableId, data: JSONBody[SetChat]) -> TableMessage:
    """Let those who watch talk, or not; by the host."""
    person = guest(request)
    hot = await hub_of(request).change(id, lambda table: table.hush(person, watchers_talk=data.watchers_talk))
    return await shown(request, hot)


@delete("/tables/{id:str}/chat", status_code=200, responses=AT_TABLE)
async def clear_chat(request: Asked, id: TableId) -> TableMessage:
    """Take away what was said so far; by the host."""
    person = guest(request)
    return await shown(request, await hub_of(request).change(id, lambda table: table.clear(person)))


@post("/tables/{id:str}/rematch", status_code=200, responses=AT_TABLE)
async def rematch(request: Asked, id: TableId) -> Opened:
    """A new table with the same seats."""
    hub = hub_of(request)
    hub.quotas.new_table(address(request))
    hot = await hub.get(await commands.rematch(hub, id, guest(request)))
    return Opened(hot.table.id, hot.table.commitment)


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


@get("/tables/{id:str}/qr", responses=AT_TABLE)
async def qr(request: Asked, id: TableId) -> Response[bytes]:
    """The table's link as a QR code."""
    await hub_of(request).get(id)
    link = f"{request.base_url}table/{id}"
    if len(link) > LONGEST_LINK:
        raise Unreadable("this link is too long")
    return Response(qr_code(link).encode(), media_type="image/svg+xml")


@websocket("/tables/{id:str}/socket")
async def socket(socket: WebSocket[Any, Any, State], id: TableId) -> None:
    """The line of one browser to one table."""
    hub, person = hub_of(socket), guest(socket)
    await socket.accept()
    try:
        await hub.get(id)
    except NoSuchTable:
        await socket.close(4404, "there is no such table")
        return
    except NotPossible as error:
        await socket.close(GONE, error.code)
        return
    except NotKept as error:
        await socket.close(TRY_AGAIN, error.code)
        return
    try:
        with hub.quotas.one_of(*sockets_of(hub, socket, id)):
            await SocketLine(hub, socket, id, person, await hub.store.name_of(person), device_of(socket)).run()
    except TooMuch as error:
        await socket.close(TOO_MUCH, error.code)
    except NotKept as error:
        await socket.close(TRY_AGAIN, error.code)


def sockets_of(hub: Hub, socket: WebSocket[Any, Any, State], id: str) -> list[tuple[str, str, int]]:
    """What one more line counts for."""
    settings, person = hub.settings, guest(socket)
    quotas = [
        ("sockets", person, settings.sockets_per_guest),
        ("sockets from", address(socket), settings.sockets_per_address),
    ]
    if hub.hot[id].table.seat_of(person) == NOBODY:
        quotas.append(("watchers", id, settings.watchers_per_table))
    return quotas


ROUTES = [
    *FAIR_ROUTES,
    home,
    rename,
    create,
    look,
    change,
    sit,
    put_bot,
    free,
    start,
    act,
    take_over,
    give_time,
    come_back,
    resign,
    undo,
    end,
    answer_wish,
    set_pace,
    step,
    get_ready,
    set_chat,
    clear_chat,
    rematch,
    replay,
    hint,
    record,
    reviewed,
    review,
    stop_review,
    qr,
    socket,
    *ME_ROUTES,
    *ACCOUNT_ROUTES,
    *RATING_ROUTES,
    *NOTICE_ROUTES,
]


def application(settings: Settings, engine: Engine | None = None) -> Litestar:
    """The whole server."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(settings.database)
        hub = Hub(store, Signer(await store.key()), settings)
        app.state.hub = hub
        app.state.engine = engine or Engine()
        app.state.entrance = Entrance(hub)
        await hub.open()
        steward = Steward(hub, app.state.entrance.attempts)
        steward.open()
        hub.errands.begin(go_on(hub), "tables of guests who signed in")
        try:
            yield
        finally:
            await steward.close()
            await app.state.entrance.close()
            await hub.close()
            await store.close()

    return Litestar(
        [Router("/api", route_handlers=ROUTES), *HOUSE_ROUTES, *pages()],
        lifespan=[lifespan],
        middleware=[front_door(settings)],
        exception_handlers=PROBLEMS,
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, gzip_compress_level=4, exclude_opt_key="no_compression"
        ),
        openapi_config=OpenAPIConfig(
            title="Brigand",
            version=__version__,
            description="The web table's interface. Types and the socket are described in docs/protocol.md.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(), DocsPage()],
        ),
    )
