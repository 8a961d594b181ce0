"""What is old goes, a little at a time: guests who come no more, tables nobody looks at. Running matches stay."""

import asyncio
from contextlib import nullcontext, suppress
from typing import Final, NamedTuple

from brigand.server.erasure import erase
from brigand.server.hub import Hub, NoSuchTable
from brigand.store.asides import all_aside
from brigand.store.upkeep import old_guests, old_tables, remove_gone, remove_old_links, remove_rows, take_away

PORTION: Final = 20
"""Guests, and tables, that go at once."""


class Cleaned(NamedTuple):
    """What went."""

    guests: int
    tables: int


class Retention:
    """Carried out by the server that holds the tables, so that nobody works with what has gone."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def portion(self, guest_days: float, table_days: float) -> Cleaned:
        """A few of each; 0 days keep everything."""
        await remove_gone(self.hub.store, PORTION)
        await remove_old_links(self.hub.store)
        tables = await self.let_tables_go(table_days) if table_days > 0 else 0
        guests = await self.forget_guests(guest_days) if guest_days > 0 else 0
        return Cleaned(guests, tables)

    async def everything(self, guest_days: float, table_days: float) -> Cleaned:
        """Portion by portion, until nothing old is left."""
        guests = tables = 0
        while any(done := await self.portion(guest_days, table_days)):
            guests, tables = guests + done.guests, tables + done.tables
        return Cleaned(guests, tables)

    async def let_tables_go(self, days: float) -> int:
        """Tables that are over, or were never dealt; what somebody looks at stays until later."""
        gone = 0
        for id in await old_tables(self.hub.store, days, PORTION + len(self.hub.hot)):
            hot = self.hub.hot.get(id)
            if gone == PORTION or (hot is not None and not hot.is_resting()):
                continue
            self.hub.hot.pop(id, None)
            await take_away(self.hub.store, id)
            gone += 1
            await asyncio.sleep(0)
        return gone

    async def forget_guests(self, days: float) -> int:
        """Guests, each looked at again before it is too late: they may have come back."""
        forgotten = 0
        for person in await old_guests(self.hub.store, days, PORTION):
            if await old_guests(self.hub.store, days, 1, among=[person]):
                await erase(self.hub, person)
                forgotten += 1
            await asyncio.sleep(0)
        return forgotten


async def delete_table(hub: Hub, id: str) -> None:
    """Take a table away, whatever goes on at it; whoever looks on is told."""
    is_aside = id in {aside.table for aside in await all_aside(hub.store)}
    hot = hub.hot.get(id)
    async with nullcontext() if hot is None else hot.lock:
        await take_away(hub.store, id)
        if hot is not None:
            with suppress(NoSuchTable):
                await hub.catch_up(hot)
            hub.alarms.set(id, None)
    if is_aside:
        await remove_rows(hub.store, id)  # nobody could open it, so nobody has it in memory
    hub.broken.discard(id)
