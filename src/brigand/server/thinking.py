"""Bots think in processes of their own, each decision with a deadline and a fallback."""

import asyncio
import logging
import secrets
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from brigand.bots.registry import bot
from brigand.core.action import Action
from brigand.core.rng import Rng
from brigand.core.state import State
from brigand.games import game as find_game

log = logging.getLogger("brigand.thinking")


def think(game: str, level: str, world: State, seat: int, seed: int) -> Action:
    """In a worker: the bot's choice in a world its seat imagines."""
    return bot(level, find_game(game)).choose(world, seat, Rng(seed))


class Thinkers:
    """The pool. What crosses to it is an imagined world, never the match."""

    def __init__(self, workers: int, deadline: float) -> None:
        self.workers = workers
        self.deadline = deadline
        self.pool = self.new_pool()

    def new_pool(self) -> ProcessPoolExecutor:
        """Fresh workers."""
        return ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"))

    async def choose(self, game: str, level: str, state: State, seat: int) -> Action:
        """A legal action for the seat, in time."""
        world = state.imagine(seat, Rng(secrets.randbits(96)))
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        try:
            future: Future[Action] = self.pool.submit(think, game, level, world, seat, secrets.randbits(96))
            action = await asyncio.wait_for(asyncio.wrap_future(future), self.deadline)
        except (TimeoutError, BrokenProcessPool) as error:
            log.warning("bot %s of %s: %r, instinct answers", level, game, error)
            if isinstance(error, BrokenProcessPool):
                self.pool = self.new_pool()
            action = think(game, "greedy", world, seat, secrets.randbits(96))
        return action if action in legal else legal[0]

    def close(self) -> None:
        """Let the workers go."""
        self.pool.shutdown(wait=False, cancel_futures=True)
