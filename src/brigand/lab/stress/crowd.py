"""Many tables at once, and how long everybody waited."""

import asyncio
import random
import time
from collections.abc import Coroutine
from typing import Protocol

import msgspec

from brigand.lab.stress.people import RETRY, Given, Reception, Sitter

TOGETHER = 8
"""Tables that sit down at the same time."""


class Demand(msgspec.Struct, frozen=True):
    """What the crowd does."""

    tables: int = 10
    games: tuple[str, ...] = ("loot",)
    seconds: float = 20.0
    think: float = 0.0
    watchers: int = 0
    reconnects: float = 0.0
    bots: int = 0
    seats: int = 4
    to_the_end: bool = False
    """Whether every match is played out once, instead of playing on until the time is over."""
    seed: int = 1

    @property
    def people(self) -> int:
        """Who sit at a table."""
        return self.seats - self.bots


class Company:
    """One table with its people; a move counts when the last viewer has it."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.people: list[Sitter] = []
        self.waiting: list[tuple[Sitter, float, int]] = []
        """Moves that were answered: whose, when they were sent, and the version that has them (0: not seen yet)."""
        self.is_over = False

    def arrived(self, sitter: Sitter, now: float) -> list[float]:
        """A viewer has a new version: the times of the moves that all have by it."""
        done = []
        left = []
        reached = min(other.version if other.wire is not None else 1 << 60 for other in self.people)
        for who, at, version in self.waiting:
            needed = version or (sitter.version if who is sitter else 0)
            if needed and reached >= needed:
                done.append(now - at)
            else:
                left.append((who, at, needed))
        self.waiting = left
        return done


class Door(Protocol):
    """Where tables are opened."""

    async def guest(self) -> str:
        """Somebody new."""

    async def table(self, game: str, cookies: list[str], bots: int = 0) -> str:
        """A table at which these people sit, dealt."""

    async def close(self) -> None:
        """Hang up."""


class Crowd:
    """All people of a run."""

    def __init__(self, demand: Demand, ports: list[int]) -> None:
        self.demand = demand
        self.ports = ports
        self.chance = random.Random(demand.seed)
        self.reception: Door = Reception(ports, self.chance)
        self.boards: dict[str, Company] = {}
        self.given: list[Given] = []
        self.own: list[float] = []
        self.last: list[float] = []
        self.codes: dict[str, int] = {}
        self.losses = 0
        self.ended = 0
        self.changed = asyncio.Event()
        self.chores: set[asyncio.Task[None]] = set()

    async def gather(self) -> None:
        """Everybody sits down, a few tables at a time, and begins at once."""
        games = [self.demand.games[number % len(self.demand.games)] for number in range(self.demand.tables)]
        for some in range(0, len(games), TOGETHER):
            await asyncio.gather(*(self.open(game) for game in games[some : some + TOGETHER]))

    async def open(self, game: str, cookies: list[str] | None = None) -> None:
        """One more table, for new guests or for people who were here before."""
        cookies = cookies or [await self.reception.guest() for _ in range(self.demand.people)]
        board = Company(await self.reception.table(game, cookies, self.demand.bots))
        self.boards[board.id] = board
        for cookie in [*cookies, *[""] * self.demand.watchers]:
            sitter = self.sitter(board.id, cookie)
            sitter.think, sitter.hangs_up = self.demand.think, self.demand.reconnects
            board.people.append(sitter)
        await asyncio.gather(*(sitter.call() for sitter in board.people))

    def sitter(self, table: str, cookie: str) -> Sitter:
        """Somebody at a table."""
        return Sitter(table, cookie, self.ports, self, self.chance)

    def arrived(self, sitter: Sitter) -> None:
        """A new table came."""
        board = self.boards[sitter.table]
        if board.waiting:
            self.last += board.arrived(sitter, time.perf_counter())
        if sitter.seen is not None and sitter.seen.status == "over" and not board.is_over:
            board.is_over = True
            self.ended += 1
            self.changed.set()
            if not self.demand.to_the_end:
                self.begin(self.next(board))

    def begin(self, work: Coroutine[None, None, None]) -> None:
        """Something beside."""
        task = asyncio.create_task(work)
        self.chores.add(task)
        task.add_done_callback(self.chores.discard)

    async def next(self, board: Company) -> None:
        """People of a finished match play another one at a new table."""
        for sitter in board.people:
            sitter.leave()
        await self.open(self.chance.choice(self.demand.games), [one.cookie for one in board.people if one.cookie])
        del self.boards[board.id]

    def answered(self, sitter: Sitter, given: Given, seconds: float) -> None:
        """A move was done."""
        self.given.append(given)
        self.own.append(seconds)
        self.boards[sitter.table].waiting.append((sitter, time.perf_counter() - seconds, 0))

    def refused(self, sitter: Sitter, code: str) -> None:
        """A move was not done."""
        self.codes[code] = self.codes.get(code, 0) + 1
        asyncio.get_running_loop().call_later(RETRY, sitter.consider)

    def was_lost(self, sitter: Sitter) -> None:
        """A line was lost."""
        self.losses += 1
        self.boards[sitter.table].waiting = [one for one in self.boards[sitter.table].waiting if one[0] is not sitter]

    def forget_times(self) -> None:
        """What was before does not count: the first moves warm everything up."""
        self.own.clear()
        self.last.clear()

    async def all_ended(self) -> None:
        """Until every match is over."""
        while self.ended < self.demand.tables:
            self.changed.clear()
            await self.changed.wait()

    async def go(self) -> None:
        """Everybody leaves."""
        for task in list(self.chores):
            task.cancel()
        for board in self.boards.values():
            for sitter in board.people:
                sitter.leave()
        await self.reception.close()


def percentile(values: list[float], share: float) -> float:
    """The value below which a share of all lies; 0 of none."""
    if not values:
        return 0.0
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]
