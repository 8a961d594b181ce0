"""What a running server does for its host: carries out what `brigand admin` asks, and lets go of what is old.

Orders come by the database, so that they work beside any server of it; tables change through the server's own hub.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from brigand.core.errors import BrigandError
from brigand.server.errands import tell_failure
from brigand.server.hub import Hub
from brigand.server.passwords import Attempts
from brigand.server.retention import Retention
from brigand.server.tasks import Tasks
from brigand.store.asides import all_aside
from brigand.store.orders import Orders

log = logging.getLogger("brigand.steward")
LOOK: Final = 1.0
"""Seconds between two looks for orders."""
CLEAN: Final = 60.0
"""Seconds between two portions of what is old."""


class Steward:
    """Looks after the house while it is open."""

    def __init__(self, hub: Hub, attempts: Attempts) -> None:
        self.hub = hub
        self.tasks = Tasks(hub, attempts)
        self.orders = Orders(hub.store)
        self.name = secrets.token_urlsafe(8)
        self.chores: list[asyncio.Task[None]] = []

    def open(self) -> None:
        """Begin; where nothing is kept there is nothing to look after."""
        if not self.hub.store.remembers:
            return
        self.chores = [
            asyncio.create_task(self.every(LOOK, self.look), name="orders"),
            asyncio.create_task(self.every(CLEAN, self.clean), name="retention"),
        ]
        for chore in self.chores:
            chore.add_done_callback(tell_failure)

    async def close(self) -> None:
        """Stop."""
        for chore in self.chores:
            chore.cancel()
        await asyncio.gather(*self.chores, return_exceptions=True)

    async def every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        """Again and again; a database that is away is asked again later."""
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except (SQLAlchemyError, BrigandError) as error:
                log.warning("the steward could not work", exc_info=error)

    async def look(self) -> None:
        """Carry out what was asked, and open again what was mended."""
        for order in await self.orders.claim(self.name):
            await self.orders.answer(order.id, await self.tasks.answer_to(order))
        if self.hub.broken:
            await self.open_mended()

    async def open_mended(self) -> None:
        """Tables that are no longer set aside: their bots go on."""
        mended = self.hub.broken - {aside.table for aside in await all_aside(self.hub.store)}
        self.hub.broken -= mended
        for id in mended:
            try:
                await self.hub.get(id)
            except BrigandError as error:
                log.warning("table %s cannot go on: %s", id, error)

    async def clean(self) -> None:
        """A small portion of what is old, if the host wants that."""
        settings = self.hub.settings
        await Retention(self.hub).portion(settings.guest_days, settings.table_days)
