"""Bots think in processes of their own, each decision with a deadline and a fallback."""

import asyncio
import faulthandler
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from typing import Any, TypeVar

from brigand.bots.registry import LEVELS, STAND_IN, bot
from brigand.bots.settings import Budget
from brigand.coach.hint import Hint, hints
from brigand.core.action import Action
from brigand.core.rng import Rng
from brigand.core.state import Imagined, State, imagined
from brigand.games import game as find_game
from brigand.processes import end_with_parent
from brigand.server.turns import Turns
from brigand.table.errors import NotPossible
from brigand.table.pauses import pause

log = logging.getLogger("brigand.thinking")
T = TypeVar("T")


def think(game: str, level: str, world: Imagined, seat: int, seed: int) -> Action:
    """In a worker: the bot's choice in a world its seat imagines."""
    return bot(level, find_game(game)).choose(world, seat, Rng(seed))


def advise(game: str, world: Imagined, seat: int, seed: int, iterations: int, seconds: float) -> list[Hint]:
    """In a worker: the best moves in a world the seat imagines."""
    return hints(find_game(game), world, seat, Rng(seed), Budget(iterations, seconds))


def limited(seconds: float, work: Callable[..., T], *args: object) -> T:
    """In a worker: do something, or end the worker and say where it hung. Nothing milder stops compiled code."""
    faulthandler.dump_traceback_later(seconds, exit=True)
    try:
        return work(*args)
    finally:
        faulthandler.cancel_dump_traceback_later()


class Thinkers:
    """The pool. What crosses to it is an imagined world, never the match."""

    def __init__(self, workers: int, deadline: float) -> None:
        self.workers = workers
        self.deadline = deadline
        self.pool = self.new_pool()
        self.turns = Turns(workers)

    def new_pool(self) -> ProcessPoolExecutor:
        """Fresh workers."""
        return ProcessPoolExecutor(self.workers, get_context("spawn"), end_with_parent)

    async def choose(
        self,
        game: str,
        level: str,
        state: State,
        seat: int,
        seconds: float = 0.0,
        *,
        table: str = "",
        is_seen: bool = True,
    ) -> Action:
        """A legal action for the seat, in `seconds` if there are any; whoever has no choice need not think. Tables take
        turns; one that nobody looks at waits until it has its turn.
        """
        world = imagined(state, seat, Rng(secrets.randbits(96)))
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        deadline = min(seconds, self.deadline) if seconds > 0 else self.deadline
        try:
            task = (game, level, world, seat, secrets.randbits(96))
            action = await self.ask(deadline, think, *task, table=table, is_seen=is_seen)
        except (TimeoutError, BrokenProcessPool) as error:
            log.warning("bot %s of %s: %r, instinct answers", level, game, error)
            action = think(game, STAND_IN if level in LEVELS else level, world, seat, secrets.randbits(96))
        return action if action in legal else legal[0]

    def pause(self, level: str, pace: float, state: State, seat: int) -> float:
        """Seconds after which a bot is to answer; drawn without a look at its hand."""
        return pause(level, pace, state, seat, Rng(secrets.randbits(96)))

    async def hints(
        self, game: str, state: State, seat: int, iterations: int, seconds: float, *, table: str = ""
    ) -> list[Hint]:
        """What a seat could do, from what it knows. Nobody waits for it, so there is no other answer in time."""
        world = imagined(state, seat, Rng(secrets.randbits(96)))
        task = (game, world, seat, secrets.randbits(96), iterations, seconds)
        try:
            return await self.ask(self.deadline + seconds, advise, *task, table=table)
        except (TimeoutError, BrokenProcessPool) as error:
            log.warning("no hint for %s: %r", game, error)
            raise NotPossible("table-busy") from None

    async def ask(
        self, seconds: float, work: Callable[..., T], *args: object, table: str = "", is_seen: bool = True
    ) -> T:
        """Let a worker do something in time, which begins now; where nobody looks on, when it is the table's turn. One
        that works on for much longer is ended and replaced.
        """
        async with asyncio.timeout(seconds if is_seen else None) as limit:
            done = await self.turns.turn(table, is_seen=is_seen)
            if not is_seen:
                limit.reschedule(asyncio.get_running_loop().time() + seconds)
            return await asyncio.wrap_future(self.begin(done, seconds, work, *args))

    def begin(self, done: Callable[[], None], seconds: float, work: Callable[..., T], *args: object) -> Future[T]:
        """Give a worker its task. It is free again when it has done it, though nobody may wait for that any more."""
        pool, loop = self.pool, asyncio.get_running_loop()
        try:
            future = pool.submit(limited, 2 * max(seconds, self.deadline), work, *args)
        except BrokenProcessPool:
            self.replace(pool)
            done()
            raise
        future.add_done_callback(lambda ended: call_in(loop, self.end, pool, ended, done))
        return future

    def end(self, pool: ProcessPoolExecutor, future: Future[Any], done: Callable[[], None]) -> None:
        """A worker has ended its task, or itself."""
        if not future.cancelled() and isinstance(future.exception(), BrokenProcessPool):
            self.replace(pool)
        done()

    def replace(self, pool: ProcessPoolExecutor) -> None:
        """Several tables notice a broken pool, one replaces it."""
        if pool is self.pool:
            self.pool = self.new_pool()

    def close(self) -> None:
        """Let the workers go, also those that are still thinking: nobody waits for them."""
        workers = list((self.pool._processes or {}).values())  # public from Python 3.14 on: kill_workers()
        self.pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.kill()


def call_in(loop: asyncio.AbstractEventLoop, what: Callable[..., None], *args: object) -> None:
    """Do something in the loop, unless it is closed by now."""
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(what, *args)
