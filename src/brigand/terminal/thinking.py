"""Bots and hints think beside the screen, in a process of their own: compiled code lets nobody else run meanwhile."""

import asyncio
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from brigand.bots.registry import bot
from brigand.coach.hint import Hint
from brigand.core.action import Action
from brigand.core.game import Game
from brigand.core.rng import Rng
from brigand.core.state import Imagined, State, imagined
from brigand.games import game as find_game

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

HINT_ITERATIONS, HINT_SECONDS = 3000, 3.0
T = TypeVar("T")


def think(game: str, level: str, world: Imagined, seat: int, seed: int) -> Action:
    """In a worker: the bot's choice in a world its seat imagines."""
    return bot(level, find_game(game)).choose(world, seat, Rng(seed))


def advise(game: str, world: Imagined, seat: int, seed: int, iterations: int) -> list[Hint]:
    """In a worker: the best moves in a world the seat imagines."""
    import msgspec

    from brigand.bots.settings import Budget
    from brigand.coach.hint import hints

    found = hints(find_game(game), world, seat, Rng(seed), Budget(iterations, HINT_SECONDS))
    return msgspec.convert(msgspec.to_builtins(found), list[Hint])


class Thinker:
    """Thinks right here; what it is given is an imagined world, never the match."""

    def __init__(self, iterations: int = HINT_ITERATIONS) -> None:
        self.iterations = iterations

    async def choose(self, game: Game, level: str, state: State, seat: int) -> Action:
        """A legal action for the seat."""
        world = imagined(state, seat, Rng(secrets.randbits(96)))
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        action = await self.ask(think, game.id, level, world, seat, secrets.randbits(96))
        return action if game.why_not(state, seat, action) is None else legal[0]

    async def hints(self, game: Game, state: State, seat: int) -> list[Hint]:
        """What a seat could do, from what it knows."""
        world = imagined(state, seat, Rng(secrets.randbits(96)))
        return await self.ask(advise, game.id, world, seat, secrets.randbits(96), self.iterations)

    async def ask(self, work: Callable[..., T], *args: object) -> T:
        """Do some work."""
        return work(*args)

    def close(self) -> None:
        """Nobody asks any more."""


class Apart(Thinker):
    """Thinks in a process of its own, started when it is first asked, and again if it is lost."""

    def __init__(self, iterations: int = HINT_ITERATIONS) -> None:
        super().__init__(iterations)
        self.pool = self.new_pool()

    def new_pool(self) -> "ProcessPoolExecutor":
        """A fresh worker."""
        from concurrent.futures import ProcessPoolExecutor
        from multiprocessing import get_context

        from brigand.processes import end_with_parent

        return ProcessPoolExecutor(1, get_context("spawn"), end_with_parent)

    async def ask(self, work: Callable[..., T], *args: object) -> T:
        """Let the worker do it; if it breaks, do it here and start another."""
        from concurrent.futures.process import BrokenProcessPool

        pool = self.pool
        try:
            return await asyncio.wrap_future(pool.submit(work, *args))
        except BrokenProcessPool:
            if pool is self.pool:
                self.pool = self.new_pool()
            return work(*args)

    def close(self) -> None:
        """Let the worker go."""
        from brigand.processes import dismiss

        dismiss(self.pool)
