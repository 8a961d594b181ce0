"""Bots think in processes of their own, each decision with a deadline and a fallback."""

import asyncio
import logging
import os
import secrets
import threading
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait

from brigand.bots.registry import bot
from brigand.bots.settings import Budget
from brigand.core.action import Action
from brigand.core.rng import Rng
from brigand.core.state import State
from brigand.games import game as find_game
from brigand.lab.hint import Hint, hints
from brigand.table.table import NotPossible

log = logging.getLogger("brigand.thinking")


def think(game: str, level: str, world: State, seat: int, seed: int) -> Action:
    """In a worker: the bot's choice in a world its seat imagines."""
    return bot(level, find_game(game)).choose(world, seat, Rng(seed))


def advise(game: str, world: State, seat: int, seed: int, iterations: int, seconds: float) -> list[Hint]:
    """In a worker: the best moves in a world the seat imagines."""
    return hints(find_game(game), world, seat, Rng(seed), Budget(iterations, seconds))


def end_with_the_server() -> None:
    """In a worker: a killed server leaves no processes behind."""
    server = parent_process()
    assert server is not None

    def watch() -> None:
        wait([server.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


class Thinkers:
    """The pool. What crosses to it is an imagined world, never the match."""

    def __init__(self, workers: int, deadline: float) -> None:
        self.workers = workers
        self.deadline = deadline
        self.pool = self.new_pool()

    def new_pool(self) -> ProcessPoolExecutor:
        """Fresh workers."""
        return ProcessPoolExecutor(self.workers, get_context("spawn"), end_with_the_server)

    async def choose(self, game: str, level: str, state: State, seat: int) -> Action:
        """A legal action for the seat, in time."""
        world = state.imagine(seat, Rng(secrets.randbits(96)))
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        pool = self.pool
        try:
            future: Future[Action] = pool.submit(think, game, level, world, seat, secrets.randbits(96))
            action = await asyncio.wait_for(asyncio.wrap_future(future), self.deadline)
        except (TimeoutError, BrokenProcessPool) as error:
            log.warning("bot %s of %s: %r, instinct answers", level, game, error)
            if isinstance(error, BrokenProcessPool) and pool is self.pool:  # several tables notice, one replaces
                self.pool = self.new_pool()
            action = think(game, "greedy", world, seat, secrets.randbits(96))
        return action if action in legal else legal[0]

    async def hints(self, game: str, state: State, seat: int, iterations: int, seconds: float) -> list[Hint]:
        """What a seat could do, from what it knows. Nobody waits for it, so there is no other answer in time."""
        world = state.imagine(seat, Rng(secrets.randbits(96)))
        pool = self.pool
        try:
            future = pool.submit(advise, game, world, seat, secrets.randbits(96), iterations, seconds)
            return await asyncio.wait_for(asyncio.wrap_future(future), self.deadline + seconds)
        except (TimeoutError, BrokenProcessPool) as error:
            log.warning("no hint for %s: %r", game, error)
            if isinstance(error, BrokenProcessPool) and pool is self.pool:
                self.pool = self.new_pool()
            raise NotPossible("table-busy") from None

    def close(self) -> None:
        """Let the workers go."""
        self.pool.shutdown(wait=False, cancel_futures=True)
