"""Passwords: hashed by argon2 beside the event loop, a few at a time, and not too often tried."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from brigand.server.quotas import TooMuch
from brigand.table.errors import NotPossible

R = TypeVar("R")
SHORTEST: Final = 8
LONGEST: Final = 200
WINDOW: Final = 900.0
"""Seconds in which failed attempts are counted."""
FACTOR: Final = 5
"""An address may fail so many times as often as a name from there: several people can live there. So may a name from
all addresses together: a stranger does not lock somebody out who is elsewhere.
"""
MOST_COUNTED: Final = 50_000
MOST_WAITING: Final = 60
"""Passwords that may wait to be hashed."""


class Attempts:
    """Who has failed how often lately: a name from an address, a name, an address. What is asked for counts before it
    is answered.
    """

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.failed: OrderedDict[tuple[str, str], list[float]] = OrderedDict()
        """By name and address; one of them is empty where the other counts alone."""

    def check(self, name: str, address: str) -> None:
        """Refuse whoever has tried too often, before anything is looked up; otherwise count this attempt. A name may be
        left empty.
        """
        now = time.monotonic()
        keys = [("", address), (name, ""), (name, address)] if name else [("", address)]
        recent = {key: [at for at in self.failed.get(key, []) if now - at < WINDOW] for key in keys}
        if any(len(times) >= self.most(key) for key, times in recent.items()):
            raise NotPossible("too_many_attempts")
        for key, times in recent.items():
            self.failed[key] = [*times, now]
            self.failed.move_to_end(key)
        while len(self.failed) > MOST_COUNTED:
            self.failed.popitem(last=False)

    def most(self, key: tuple[str, str]) -> int:
        """How often somebody may fail."""
        return self.limit if all(key) else self.limit * FACTOR

    def told(self) -> list[tuple[str, int, int, float]]:
        """Who has failed how often of how many times lately, and in how many seconds all of it is forgotten."""
        now = time.monotonic()
        recent = {key: [at for at in times if now - at < WINDOW] for key, times in self.failed.items()}
        return [
            (", ".join(filter(None, key)), len(times), self.most(key), WINDOW - (now - times[-1]))
            for key, times in recent.items()
            if times
        ]

    def lift(self, who: str) -> int:
        """Let a name or an address begin anew; how many attempts are forgotten."""
        found = [key for key in self.failed if not {who, f"mail {who}"}.isdisjoint(key)]
        lifted = {key: self.failed.pop(key) for key in found}
        return sum(len(times) for key, times in lifted.items() if not all(key))

    def forgive(self, name: str, address: str) -> None:
        """It was right: the last attempt does not count, nor do earlier ones of the name from there."""
        self.failed.pop((name, address), None)
        for key in ((name, ""), ("", address)):
            if self.failed.get(key):
                self.failed[key].pop()


class Passwords:
    """One thread hashes: each hash takes 64 MB for a while, and nobody shall fill the memory with them."""

    def __init__(self) -> None:
        self.hasher = PasswordHasher()
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="passwords")
        self.nobodys: str | None = None
        self.waiting = 0

    async def hashed(self, password: str) -> str:
        """What is kept of a password."""
        if not SHORTEST <= len(password) <= LONGEST:
            raise NotPossible("bad_password")
        return await self.run(password)

    async def run(self, password: str) -> str:
        """Hash in the thread."""
        return await self.in_turn(self.hasher.hash, password)

    async def in_turn(self, work: Callable[..., R], *given: str) -> R:
        """Do something in the thread, unless too many wait for it already."""
        if self.waiting >= MOST_WAITING:
            raise TooMuch
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.thread, partial(work, *given))
        finally:
            self.waiting -= 1

    async def fits(self, kept: str | None, password: str) -> bool:
        """Whether a password is the one that was kept. For a name that nobody has it takes as long."""
        if self.nobodys is None:
            self.nobodys = await self.run("the password of nobody")
        checked = await self.in_turn(self.verified, kept or self.nobodys, password[:LONGEST])
        return checked and kept is not None

    def verified(self, kept: str, password: str) -> bool:
        """Whether they belong together."""
        try:
            return self.hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False

    def close(self) -> None:
        """Let the thread go."""
        self.thread.shutdown(wait=False, cancel_futures=True)
