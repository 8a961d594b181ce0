"""The server's time, and when it is up for somebody at a table."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

HEARTBEAT: Final = 2.0
"""Seconds between two notes in the database that the server is alive, while clocks run."""


class Watch:
    """Seconds that never go back, nor jump when somebody sets the machine's clock."""

    def __init__(self, at_least: float = 0.0) -> None:
        self.began = max(time.time(), at_least)
        self.started = time.monotonic()

    def __call__(self) -> float:
        return self.began + time.monotonic() - self.started


class Alarms:
    """At which table time will be up when. One task watches all of them, also tables that have left memory."""

    def __init__(self, now: Callable[[], float], ring: Callable[[str], None]) -> None:
        self.now = now
        self.ring = ring
        self.times: dict[str, float] = {}
        self.changed = asyncio.Event()

    def set(self, id: str, at: float | None) -> None:
        """Ring for a table at this time, or not at all."""
        if at is None:
            self.times.pop(id, None)
        elif self.times.get(id) != at:
            self.times[id] = at
            self.changed.set()

    async def watch(self) -> None:
        """Ring whenever a time has come."""
        while True:
            self.changed.clear()
            self.ring_all()
            soonest = min(self.times.values(), default=None)
            with suppress(TimeoutError):
                await asyncio.wait_for(self.changed.wait(), None if soonest is None else soonest - self.now())

    def ring_all(self) -> None:
        """Ring for every table whose time has come."""
        for id, at in sorted(self.times.items(), key=lambda alarm: alarm[1]):
            if at <= self.now():
                del self.times[id]
                self.ring(id)
