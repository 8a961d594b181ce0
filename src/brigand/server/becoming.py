"""A guest who signs in: the tables of this browser come along, seat by seat, in the middle of a match."""

import logging

from brigand.core.errors import BrigandError
from brigand.core.state import NOBODY
from brigand.server.home import found
from brigand.server.hub import Hub
from brigand.store.accounts import Accounts
from brigand.store.became import Becoming
from brigand.store.erasure import all_tables_of

log = logging.getLogger("brigand.becoming")


async def bring_along(hub: Hub, accounts: Accounts, guest: str, person: str) -> bool:
    """A guest with tables is somebody with an account from now on, on all devices; whether it could be. Where both sit
    at one unfinished table the guest stays somebody else.
    """
    tables = await all_tables_of(hub.store, guest)
    if guest == person or not tables or await accounts.of(guest) is not None:
        return False
    playing = [*await hub.store.ids_of(guest, "playing"), *await hub.store.ids_of(guest, "lobby")]
    for id in playing:
        table = await found(hub, id)
        if table is not None and NOBODY not in (table.seat_of(guest), table.seat_of(person)):
            return False
    if not await Becoming(hub.store).add(guest, person):
        return False
    hub.devices.learn({guest: person})
    for id in playing:
        await move(hub, id, guest, person)
    hub.errands.begin(move_rest(hub, guest, person), "what a guest leaves behind")
    return True


async def move_rest(hub: Hub, guest: str, person: str) -> None:
    """Finished tables, results, ratings and wishes: in their own time, and again after a restart."""
    was, now = hub.signer.handle_of(guest), hub.signer.handle_of(person)
    for id in await all_tables_of(hub.store, guest):
        await move(hub, id, guest, person)
    await Becoming(hub.store).move_ratings(was, now)
    await hub.notifier.kept.move(guest, person)


async def move(hub: Hub, id: str, guest: str, person: str) -> None:
    """One table: its log says who sits there now."""
    try:
        await hub.change(id, lambda table: table.become(guest, person))
    except BrigandError as error:
        log.warning("table %s cannot be opened any more: %s", id, error)
    was, now = hub.signer.handle_of(guest), hub.signer.handle_of(person)
    await Becoming(hub.store).move_sitting(id, guest, person, was, now)
    await hub.ahead.kept.move(guest, person, id)


async def go_on(hub: Hub) -> None:
    """Finish what the last server had begun."""
    for guest, person in await Becoming(hub.store).unmoved():
        await move_rest(hub, guest, person)
