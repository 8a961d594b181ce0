"""A table in memory: its lock, everybody who looks on, and what is kept as long as it stays."""

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, Protocol

from brigand.coach.hint import Hints
from brigand.core.state import NOBODY
from brigand.server.bus import Elsewhere
from brigand.table.seats import HELD
from brigand.table.table import Table

COUNT_WATCHERS: Final = 0.5
"""Seconds in which those who begin or end to watch are told together."""


class Wire(Protocol):
    """Somebody who is connected to a table."""

    person: str
    device: str

    def wake(self) -> None:
        """The table has changed."""

    def end(self) -> None:
        """Its device is nobody's any more."""


class Hot:
    """A table in memory."""

    def __init__(self, table: Table, now: Callable[[], float] = time.time) -> None:
        self.table = table
        self.now = now
        self.lock = asyncio.Lock()
        self.lines: set[Wire] = set()
        self.left: dict[str, float] = {}
        self.bots: asyncio.Task[None] | None = None
        self.users = 0
        self.counting: asyncio.TimerHandle | None = None
        self.advising = asyncio.Lock()
        self.following = asyncio.Lock()
        self.advice: Hints | None = None
        self.elsewhere = Elsewhere()
        self.moved = time.monotonic()
        """When this process last saw the table change."""
        self.presence = 0
        """How often somebody came or went."""
        self.sketch: object = None
        """What portraits of this moment share."""
        self.steps = 0
        """Actions of bots that were asked for one by one."""
        self.since = self.used = time.monotonic()

    def is_connected(self, person: str | None) -> bool:
        """Whether a person has a line open, here or at another server."""
        return any(line.person == person for line in self.lines) or person in self.elsewhere.people()

    def is_seen(self) -> bool:
        """Whether somebody could notice when a bot answers: plays here, with a line or without, or looks on, here or at
        another server.
        """
        plays = any(seat.person is not None and seat.level is None for seat in self.table.seats)
        return plays or bool(self.lines) or bool(self.elsewhere.people())

    def note(self, person: str) -> None:
        """Somebody who sits here asked for something: not away, though perhaps without a line."""
        if self.table.seat_of(person) != NOBODY:
            self.left[person] = time.monotonic()

    @contextmanager
    def in_use(self) -> Iterator[None]:
        """Stay in memory meanwhile: there is one table of an id, and one lock."""
        self.users += 1
        try:
            yield
        finally:
            self.users -= 1

    def lets_bots_play(self) -> bool:
        """Whether the pace lets a bot move now."""
        pace = self.table.present_pace
        return pace not in HELD or (pace == "step" and self.steps > 0)

    def is_resting(self) -> bool:
        """Whether nobody looks on, nobody waits to change something and no bot is at it."""
        return not self.lines and self.users == 0 and (self.bots is None or self.bots.done())

    def count_watchers(self) -> None:
        """Tell how many watch now."""
        self.counting = None
        self.wake()

    def wake(self) -> None:
        """Everybody connected gets the new table."""
        self.moved = time.monotonic()
        for line in self.lines:
            line.wake()
