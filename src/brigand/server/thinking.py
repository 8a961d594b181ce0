"""Bots think in processes of their own, each decision with a deadline and a fallback."""

import asyncio
import faulthandler
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import TypeVar

from brigand.bots.registry import LEVELS, STAND_IN, bot
from brigand.bots.settings import Budget
from brigand.coach.hint import Hint, hints
from brigand.core.action import Action
from brigand.core.rng import Rng
from brigand.core.state import Imagined, State, imagined
from brigand.games import game as find_game
from brigand.processes import end_with_parent
from brigand.table.pauses import pause
from brigand.table.table import NotPossible

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

    def new_pool(self) -> ProcessPoolExecutor:
        """Fresh workers."""
        return ProcessPoolExecutor(self.workers, get_context("spawn"), end_with_parent)

    async def choose(self, game: str, level: str, state: State, seat: int, seconds: float = 0.0) -> Action:
        """A legal action for the seat, in `seconds` if there are any; whoever has no choice need not think."""
        world = imagined(state, seat, Rng(secrets.randbits(96)))
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        deadline = min(seconds, self.deadline) if seconds > 0 else self.deadline
        try:
            action = await self.ask(deadline, think, game, level, world, seat, secrets.randbits(96))
        except (TimeoutError, BrokenProcessPool) as error:
            log.warning("bot %s of %s: %r, instinct answers", level, game, error)
            action = think(game, STAND_IN if level in LEVELS else level, world, seat, secrets.randbits(96))
        return action if action in legal else legal[0]

    def pause(self, level: str, pace: float, state: State, seat: int) -> float:
        """Seconds after which a bot is to answer; drawn without a look at its hand."""
        return pause(level, pace, state, seat, Rng(secrets.randbits(96)))

    async def hints(self, game: str, state: State, seat: int, iterations: int, seconds: float) -> list[Hint]:
        """What a seat could do, from what it knows. Nobody waits for it, so there is no other answer in time."""
        world = imagined(state, seat, Rng(secrets.randbits(96)))
        task = (game, world, seat, secrets.randbits(96), iterations, seconds)
        try:
            return await self.ask(self.deadline + seconds, advise, *task)
        except (TimeoutError, BrokenProcessPool) as error:
            log.warning("no hint for %s: %r", game, error)
            raise NotPossible("table-busy") from None

    async def ask(self, seconds: float, work: Callable[..., T], *args: object) -> T:
        """Let a worker do something in time. One that works on for much longer is ended and replaced."""
        pool = self.pool
        try:
            future = pool.submit(limited, 2 * max(seconds, self.deadline), work, *args)
            return await asyncio.wait_for(asyncio.wrap_future(future), seconds)
        except BrokenProcessPool:
            if pool is self.pool:  # several tables notice, one replaces
                self.pool = self.new_pool()
            raise

    def close(self) -> None:
        """Let the workers go, also those that are still thinking: nobody waits for them."""
        workers = list((self.pool._processes or {}).values())  # public from Python 3.14 on: kill_workers()
        self.pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.kill()
