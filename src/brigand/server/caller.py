"""Who asks: what the front door found out about a request or a socket, for whoever answers it."""

from typing import Any, cast

from litestar import Request, WebSocket
from litestar.datastructures import State
from litestar.types import Scope

from brigand.server.hub import Hub
from brigand.server.people import Guest
from brigand.server.quotas import house_of

Asked = Request[Any, Any, State]
Socket = WebSocket[Any, Any, State]


def hub_of(connection: Asked | Socket) -> Hub:
    """The tables of this server."""
    hub: Hub = connection.app.state.hub
    return hub


def guest(connection: Asked | Socket) -> str:
    """Who is asking, as the front door found out."""
    return cast(str, connection.scope["state"]["guest"])


def device_of(connection: Asked | Socket) -> str:
    """With which of their devices."""
    return cast(str, connection.scope["state"]["device"])


def introduce(scope: Scope, found: Guest, *, is_known: bool) -> None:
    """Tell whoever answers."""
    state = scope["state"]
    state["guest"], state["device"] = found
    state["is_known"] = is_known


def become(connection: Asked, person: str, device: str) -> None:
    """From this answer on the browser is somebody's device."""
    state = connection.scope["state"]
    state["becomes"] = state["guest"], state["device"] = Guest(person, device)


def becomes(scope: Scope) -> Guest | None:
    """Whose device the browser has become while it was answered."""
    became: Guest | None = scope["state"].get("becomes")
    return became


def address(connection: Asked | Socket) -> str:
    """Where somebody asks from, as far as quotas tell addresses apart."""
    return address_in(connection.scope)


def address_in(scope: Scope) -> str:
    """The same, of a request that was not read yet."""
    return house_of(scope["client"][0]) if scope["client"] else ""


def is_known(connection: Asked | Socket) -> bool:
    """Whether somebody was here before: without a cookie everybody is new each time."""
    return cast(bool, connection.scope["state"]["is_known"])


def check_newcomer(connection: Asked, hub: Hub) -> None:
    """Only so many new guests of one address leave a trace in the database."""
    if not is_known(connection):
        hub.quotas.new_guest(address(connection))
