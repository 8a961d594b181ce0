"""Other servers of the same tables: what they wrote is read, whom they hold is shown, bots they left are taken over."""

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError

from brigand.core.errors import BrigandError
from brigand.server.bus import Bus, BusWord
from brigand.server.hot import Hot

if TYPE_CHECKING:
    from brigand.server.hub import Hub

log = logging.getLogger("brigand.neighbours")
LOOK: Final = 1.0
"""Seconds between two looks at what other servers wrote, should a word of theirs have got lost."""


class Neighbours:
    """What is heard of them, and what they are told; without a bus there are none."""

    def __init__(self, hub: "Hub") -> None:
        self.hub = hub
        self.bus = Bus(hub.settings.bus, self.hear) if hub.settings.bus else None

    def hear(self, word: BusWord) -> None:
        """Another server speaks of a table; what is not in memory here is of no interest."""
        hot = self.hub.hot.get(word.table)
        if hot is None:
            return
        if word.people is not None and hot.elsewhere.note(word.process, word.people):
            hot.presence += 1
            hot.wake()
        if word.version > hot.table.version:
            self.hub.errands.begin(self.follow(hot, word.version), f"reading on at {word.table}")

    async def follow(self, hot: Hot, version: int) -> None:
        """Read what another server wrote. Its bots are its own business, as long as it goes on."""
        async with hot.lock:
            if hot.table.version < version:
                await self.hub.catch_up(hot)
        self.hub.alarms.set(hot.table.id, hot.table.next_zero())
        self.hub.attend(hot)

    async def look_round(self) -> None:
        """Whoever missed a word finds out; whose bots are left alone are taken over; presence is told again."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.look_once()
            except (SQLAlchemyError, BrigandError) as error:
                log.warning("could not look round: %s", error)

    async def look_once(self) -> None:
        """Every table that is in memory."""
        known = await self.hub.store.versions(list(self.hub.hot))
        for id, hot in list(self.hub.hot.items()):
            if known.get(id, 0) > hot.table.version:
                self.hub.errands.begin(self.follow(hot, known[id]), f"reading on at {id}")
            elif time.monotonic() - hot.moved > self.hub.settings.bot_deadline + LOOK:
                self.hub.bots.wake(hot)
            if hot.lines:
                self.tell_presence(hot)

    def tell_presence(self, hot: Hot) -> None:
        """Who is connected here."""
        if self.bus is not None:
            self.bus.tell(hot.table.id, people=sorted({line.person for line in hot.lines}))
