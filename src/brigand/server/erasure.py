"""Having oneself forgotten: running matches are given up, then the person is replaced in every log."""

import logging

from brigand.core.errors import BrigandError
from brigand.core.state import NOBODY
from brigand.server.becoming import move_rest
from brigand.server.hub import Hub
from brigand.server.listing import row_of
from brigand.store.erasure import all_tables_of, forget_at_table, forget_person
from brigand.table.table import Change, Table

log = logging.getLogger("brigand.erasure")


async def erase(hub: Hub, person: str) -> None:
    """Forget a person everywhere."""
    await hub.devices.end_all(person)
    names = hub.devices.names_of(person)
    for guest in names[1:]:
        await move_rest(hub, guest, person)
    for id in await all_tables_of(hub.store, person):
        await leave(hub, id, person)
        for name in names:
            await forget(hub, id, name)
    await hub.errands.finish()  # results that are being written
    await forget_person(hub.store, person, hub.signer.handle_of(person))
    hub.devices.unlearn(person)


async def leave(hub: Hub, id: str, person: str) -> None:
    """Stand up before the deal; give up during the match."""

    def command(table: Table) -> Change | None:
        seat = table.seat_of(person)
        if seat == NOBODY or table.status == "over":
            return None
        if table.status == "lobby":
            return table.free(person, seat)
        match = table.needs_running()
        return None if seat in match.resigned else table.resign(person)

    try:
        await hub.change(id, command)
    except BrigandError as error:
        log.warning("table %s could not be left: %s", id, error)


async def forget(hub: Hub, id: str, person: str) -> None:
    """Replace the person in the log, and read it anew where the table is in use."""
    hot = hub.hot.get(id)
    if hot is None:
        await forget_at_table(hub.store, id, person, await mix_of(hub, id))
        return
    with hot.in_use():
        async with hot.lock:
            await forget_at_table(hub.store, id, person, mix_in(hot.table))
            hot.table = await hub.load(id)
            hot.sketch = None
            await hub.store.list_table(row_of(hot.table))
        hot.wake()
        hub.bots.wake(hot)


async def mix_of(hub: Hub, id: str) -> str | None:
    """What the seats' own chance came to at a table nobody looks at."""
    try:
        return mix_in(await hub.load(id))
    except BrigandError:
        return None  # it cannot be read any more: nothing to keep


def mix_in(table: Table) -> str | None:
    """What the seats' own chance came to."""
    return None if table.mixture is None else table.mixture.mix
