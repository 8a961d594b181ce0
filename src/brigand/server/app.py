"""The web application: routes, and nothing a table does by itself."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Response, Router, delete, get, patch, post, put
from litestar.config.compression import CompressionConfig
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import JSONBody

from brigand import __version__
from brigand.server import commands
from brigand.server.accounts import ACCOUNT_ROUTES
from brigand.server.asking import SeatNumber, TableId, shown
from brigand.server.becoming import go_on
from brigand.server.caller import Asked, address, check_newcomer, guest, hub_of
from brigand.server.docs_page import DocsPage
from brigand.server.entrance import Entrance
from brigand.server.fair import FAIR_ROUTES
from brigand.server.front_door import front_door
from brigand.server.home import home_of
from brigand.server.home_messages import Home
from brigand.server.house import HOUSE_ROUTES
from brigand.server.hub import Hub
from brigand.server.keeper import Engine
from brigand.server.line_route import socket
from brigand.server.me import ME_ROUTES
from brigand.server.me_notices import NOTICE_ROUTES
from brigand.server.messages import (
    Act,
    AnswerWish,
    ChangeTable,
    GetReady,
    Join,
    NewTable,
    PutBot,
    SetChat,
    SetPace,
    Start,
    TableMessage,
)
from brigand.server.past_routes import PAST_ROUTES
from brigand.server.people import Signer
from brigand.server.picture import qr_code
from brigand.server.problems import ANYWHERE, AT_TABLE, PROBLEMS
from brigand.server.ratings import RATING_ROUTES
from brigand.server.settings import Settings
from brigand.server.spoken import clean_name
from brigand.server.static import pages
from brigand.server.steward import Steward
from brigand.store.store import Store
from brigand.table.told import Answer, Opened

LARGEST_BODY = 16_000


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
    hot = await hub_of(request).change(id, lambda table: table.answer(person, agrees=data.agrees, asked=data.asked))
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


@get("/tables/{id:str}/qr", responses=AT_TABLE)
async def qr(request: Asked, id: TableId) -> Response[bytes]:
    """The table's link as a QR code."""
    await hub_of(request).get(id)
    return Response(qr_code(f"{request.base_url}table/{id}").encode(), media_type="image/svg+xml")


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
    *PAST_ROUTES,
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
