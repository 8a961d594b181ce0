"""What every route of a table needs: which one, and how it is shown to whoever asked."""

from typing import Annotated

from litestar.params import PathParameter

from brigand.server import portrait
from brigand.server.caller import Asked, device_of, guest, hub_of
from brigand.server.hot import Hot
from brigand.server.messages import TableMessage

TableId = Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9_-]{1,20}$", description="The table's id, from its link.")]
SeatNumber = Annotated[int, PathParameter(ge=0, le=9, description="A seat, counted from 0.")]


async def shown(request: Asked, hot: Hot) -> TableMessage:
    """The table for whoever asked."""
    hub, person = hub_of(request), guest(request)
    return portrait.portrait(hot, person, await hub.store.name_of(person), hub.signer, device=device_of(request))
