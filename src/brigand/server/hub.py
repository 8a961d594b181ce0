"""Tables that are in use: one lock each, everybody who looks on, and the bots' turns."""

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Callable
from typing import Protocol
from weakref import WeakValueDictionary

from brigand.core.errors import BrigandError, Stale
from brigand.core.state import NOBODY
from brigand.server.coaching import Coach
from brigand.server.messages import Hints
from brigand.server.people import Signer
from brigand.server.settings import Settings
from brigand.server.snapshots import EVERY, restored, snapshot_of
from brigand.server.thinking import Thinkers
from brigand.store.store import Row, Store
from brigand.table.entries import AnyEntry, Played, Said
from brigand.table.table import PACES, NotPossible, Table

log = logging.getLogger("brigand.hub")


class NoSuchTable(NotPossible):
    """There is no table of this id."""

    def __init__(self) -> None:
        super().__init__("table-unknown")


class Line(Protocol):
    """Somebody who is connected to a table."""

    person: str

    def wake(self) -> None:
        """The table has changed."""


class Hot:
    """A table in memory."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.lines: set[Line] = set()
        self.left: dict[str, float] = {}
        self.bots: asyncio.Task[None] | None = None
        self.advising = asyncio.Lock()
        self.advice: Hints | None = None
        self.since = self.used = time.monotonic()

    def is_connected(self, person: str | None) -> bool:
        """Whether a person has a line open."""
        return any(line.person == person for line in self.lines)

    def is_resting(self) -> bool:
        """Whether nobody looks on, nobody waits to change something and no bot is at it."""
        return not self.lines and not self.lock.locked() and (self.bots is None or self.bots.done())

    def wake(self) -> None:
        """Everybody connected gets the new table."""
        for line in self.lines:
            line.wake()


class Hub:
    """All tables in use. Every change goes through `change`."""

    def __init__(self, store: Store, signer: Signer, settings: Settings) -> None:
        self.store = store
        self.signer = signer
        self.settings = settings
        self.thinkers = Thinkers(settings.workers, settings.bot_deadline)
        self.coach = Coach(settings)
        self.hot: dict[str, Hot] = {}
        self.loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.chores: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Begin what runs by itself."""
        self.chores = [asyncio.create_task(self.sweep()), asyncio.create_task(self.resume())]

    async def resume(self) -> None:
        """Go on where the last server stopped: bots of running matches move again."""
        for id in await self.store.unfinished():
            try:
                hot = await self.get(id)
            except BrigandError as error:
                log.warning("table %s cannot go on: %s", id, error)
                continue
            if hot.table.status == "over":  # stopped between the last action and the list
                await self.store.list_table(row_of(hot.table))

    async def close(self) -> None:
        """Stop what runs by itself."""
        tasks = [*self.chores, *(hot.bots for hot in self.hot.values() if hot.bots is not None)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.coach.close()
        self.thinkers.close()

    # tables

    async def get(self, id: str) -> Hot:
        """A table, from memory or from its log."""
        if id not in self.hot:
            async with self.loading.setdefault(id, asyncio.Lock()):
                if id not in self.hot:
                    self.hot[id] = Hot(await self.load(id))
            self.wake_bots(self.hot[id])
        hot = self.hot[id]
        hot.used = time.monotonic()
        return hot

    async def load(self, id: str) -> Table:
        """What the log adds up to, from the last snapshot on."""
        table = restored(id, await self.store.kept(id), self.signer)
        for entry in await self.store.log(id, after=table.version):
            table.take(entry)
        if table.version == 0:
            raise NoSuchTable
        return table

    async def create(self, first: Callable[[Table], AnyEntry]) -> Hot:
        """A new table with a fresh id."""
        table = Table(secrets.token_urlsafe(8))
        await self.log_entry(table, first(table))
        hot = self.hot[table.id] = Hot(table)
        return hot

    async def change(self, id: str, command: Callable[[Table], AnyEntry]) -> Hot:
        """Check, write to the log, then let it happen and tell everybody."""
        hot = await self.get(id)
        async with hot.lock:
            try:
                await self.log_entry(hot.table, command(hot.table))
            except Stale:
                await self.catch_up(hot)
                raise
        hot.wake()
        self.wake_bots(hot)
        return hot

    async def log_entry(self, table: Table, entry: AnyEntry) -> None:
        """The database first, the table afterwards; what failed there never happened here."""
        await self.store.append(table.id, table.version + 1, entry)
        table.take(entry)
        if not isinstance(entry, Played | Said) or table.status == "over":
            await self.store.list_table(row_of(table))
        if table.version % EVERY == 0:
            await self.store.keep(table.id, snapshot_of(table, self.signer))

    async def catch_up(self, hot: Hot) -> None:
        """Another process wrote to this table: read what it did."""
        for entry in await self.store.log(hot.table.id, after=hot.table.version):
            hot.table.take(entry)
        hot.wake()

    # bots

    def wake_bots(self, hot: Hot) -> None:
        """Let the bots play if it is their turn."""
        if hot.table.bot_to_move() and (hot.bots is None or hot.bots.done()):
            hot.bots = asyncio.create_task(self.play_bots(hot))
            hot.bots.add_done_callback(tell_failure)

    async def play_bots(self, hot: Hot) -> None:
        """One decision after another, at a pace people can follow."""
        table = hot.table
        while seats := table.bot_to_move():
            seat = seats[0]
            match = table.needs_match()
            decision, level = match.asked[seat], table.seats[seat].level or "greedy"
            start = time.monotonic()
            action = await self.thinkers.choose(match.game.id, level, match.state, seat)
            pause = PACES[table.pace] * self.settings.pace - (time.monotonic() - start)
            if pause > 0 and hot.lines:
                await asyncio.sleep(pause)
            try:
                await self.change(table.id, bot_play(seat, decision, match.game.to_json(action)))
            except Stale:
                continue  # somebody came back or another process was faster

    # presence

    def join(self, hot: Hot, line: Line) -> None:
        """Somebody connected."""
        hot.lines.add(line)
        hot.left.pop(line.person, None)
        hot.wake()

    def leave(self, hot: Hot, line: Line) -> None:
        """A line was closed or lost."""
        hot.lines.discard(line)
        hot.used = time.monotonic()
        if not hot.is_connected(line.person) and hot.table.seat_of(line.person) != NOBODY:
            hot.left[line.person] = time.monotonic()
        hot.wake()

    def may_take_over(self, hot: Hot, person: str, seat: int) -> bool:
        """One's own seat at any time; another's by those who sit here, when its owner has been away for a while."""
        owner = hot.table.seats[seat].person
        if owner == person:
            return True
        if owner is None or hot.table.seat_of(person) == NOBODY or hot.is_connected(owner):
            return False
        return time.monotonic() - hot.left.get(owner, hot.since) >= self.settings.grace

    async def sweep(self) -> None:
        """Tables nobody has looked at for a while leave memory; their log stays."""
        while True:
            await asyncio.sleep(min(self.settings.idle, 30.0))
            for id, hot in list(self.hot.items()):
                self.wake_bots(hot)  # should they have failed
                if hot.is_resting() and time.monotonic() - hot.used > self.settings.idle:
                    del self.hot[id]


def bot_play(seat: int, decision: int, action: object) -> Callable[[Table], AnyEntry]:
    """The command of a bot, unless a person has come back meanwhile."""

    def command(table: Table) -> AnyEntry:
        if table.seats[seat].level is None:
            raise Stale("a person plays here again")
        return table.play(seat, decision, action, by_bot=True)

    return command


def tell_failure(task: asyncio.Task[None]) -> None:
    """Bots that fail do so loudly; the sweep wakes them again."""
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("bots stopped", exc_info=error)


def row_of(table: Table) -> Row:
    """How a table is listed."""
    summary = json.dumps([seat.name for seat in table.seats])
    return Row(table.id, table.created.game, table.status, time.time(), summary)
