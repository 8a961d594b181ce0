"""The route of sockets: who may have one more, and with which code one is closed before it begins."""

from litestar import websocket

from brigand.core.state import NOBODY
from brigand.server.asking import TableId
from brigand.server.caller import Socket, address, device_of, guest, hub_of
from brigand.server.hub import Hub, NoSuchTable
from brigand.server.quotas import TooMuch
from brigand.server.socket import GONE, TOO_MUCH, SocketLine
from brigand.store.group import NotKept
from brigand.table.errors import NotPossible

TRY_AGAIN = 1013
"""The code with which a line is closed while the database is away: browsers call again by themselves."""


@websocket("/tables/{id:str}/socket")
async def socket(socket: Socket, id: TableId) -> None:
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


def sockets_of(hub: Hub, socket: Socket, id: str) -> list[tuple[str, str, int]]:
    """What one more line counts for."""
    settings, person = hub.settings, guest(socket)
    quotas = [
        ("sockets", person, settings.sockets_per_guest),
        ("sockets from", address(socket), settings.sockets_per_address),
    ]
    if hub.hot[id].table.seat_of(person) == NOBODY:
        quotas.append(("watchers", id, settings.watchers_per_table))
    return quotas
