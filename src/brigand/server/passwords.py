"""Passwords: hashed by argon2 beside the event loop, a few at a time, and not too often tried."""

import asyncio
import time
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from brigand.table.errors import NotPossible

SHORTEST: Final = 8
LONGEST: Final = 200
WINDOW: Final = 900.0
"""Seconds in which failed attempts are counted."""
ADDRESS_FACTOR: Final = 5
"""An address may fail so many times as often as a name: several people can live there."""
MOST_COUNTED: Final = 50_000


class Attempts:
    """Who has failed how often lately: a name, or an address. What was asked for counts before it is answered."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.failed: OrderedDict[str, list[float]] = OrderedDict()

    def check(self, name: str | None, address: str) -> None:
        """Refuse whoever has tried too often, before anything is looked up; otherwise count this attempt."""
        now = time.monotonic()
        limits = {f"address {address}": self.limit * ADDRESS_FACTOR}
        limits |= {} if name is None else {f"name {name}": self.limit}
        recent = {who: [at for at in self.failed.get(who, []) if now - at < WINDOW] for who in limits}
        if any(len(recent[who]) >= limit for who, limit in limits.items()):
            raise NotPossible("too_many_attempts")
        for who, times in recent.items():
            self.failed[who] = [*times, now]
            self.failed.move_to_end(who)
        while len(self.failed) > MOST_COUNTED:
            self.failed.popitem(last=False)

    def told(self) -> list[tuple[str, int, int, float]]:
        """Who has failed how often of how many times lately, and in how many seconds all of it is forgotten."""
        now = time.monotonic()
        recent = {who: [at for at in times if now - at < WINDOW] for who, times in self.failed.items()}
        factor = {"address": ADDRESS_FACTOR}
        return [
            (name, len(times), self.limit * factor.get(kind, 1), WINDOW - (now - times[-1]))
            for (kind, _, name), times in ((who.partition(" "), times) for who, times in recent.items())
            if times
        ]

    def lift(self, who: str) -> int:
        """Let a name or an address begin anew; how many attempts are forgotten."""
        return sum(len(self.failed.pop(f"{kind} {who}", [])) for kind in ("name", "name mail", "address"))

    def forgive(self, name: str, address: str) -> None:
        """It was right: the last attempt does not count, nor do earlier ones of the name."""
        self.failed.pop(f"name {name}", None)
        if self.failed.get(f"address {address}"):
            self.failed[f"address {address}"].pop()


class Passwords:
    """One thread hashes: each hash takes 64 MB for a while, and nobody shall fill the memory with them."""

    def __init__(self) -> None:
        self.hasher = PasswordHasher()
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="passwords")
        self.nobodys: str | None = None

    async def hashed(self, password: str) -> str:
        """What is kept of a password."""
        if not SHORTEST <= len(password) <= LONGEST:
            raise NotPossible("bad_password")
        return await self.run(password)

    async def run(self, password: str) -> str:
        """Hash in the thread."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.hasher.hash, password)

    async def fits(self, kept: str | None, password: str) -> bool:
        """Whether a password is the one that was kept. For a name that nobody has it takes as long."""
        if self.nobodys is None:
            self.nobodys = await self.run("the password of nobody")
        checked = await asyncio.get_running_loop().run_in_executor(
            self.thread, self.verified, kept or self.nobodys, password[:LONGEST]
        )
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
