"""Bots think in processes of their own, here or at the work queue, each decision with a deadline and a fallback."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from typing import Any, Final, TypeVar

from brigand.bots.registry import LEVELS, STAND_IN, bot
from brigand.coach.hint import Hint
from brigand.core.action import Action
from brigand.core.errors import Unreadable
from brigand.core.game import Game
from brigand.core.rng import Rng
from brigand.core.state import State, imagined
from brigand.games import game as find_game
from brigand.processes import dismiss, end_with_parent
from brigand.server.questions import Question, Reply, thought_over, written
from brigand.server.turns import Turns
from brigand.server.work_queue import Away, NoThought, WorkQueue
from brigand.server.workers import limited
from brigand.table.errors import NotPossible
from brigand.table.pauses import pause

log = logging.getLogger("brigand.thinking")
T = TypeVar("T")
NO_THOUGHT: Final = (TimeoutError, BrokenProcessPool, NoThought)
"""Why there is no answer in time."""


def allowed(game: Game, state: State, seat: int, wanted: object) -> Action | None:
    """The action that somebody wants, listed or not, if the rules let the seat do it."""
    try:
        action = game.from_json(wanted)
    except Unreadable:
        return None
    return action if game.why_not(state, seat, action) is None else None


class Thinkers:
    """The pool. What crosses to it is an imagined world, never the match."""

    def __init__(self, workers: int, deadline: float) -> None:
        self.workers = workers
        self.deadline = deadline
        self.queue: WorkQueue | None = None
        """Where others think too; only a server that has neighbours asks there."""
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
        decision: int = 0,
        is_seen: bool = True,
    ) -> Action:
        """A legal action for the seat, in `seconds` if there are any; whoever has no choice need not think. Tables take
        turns; one that nobody looks at waits until it has its turn.
        """
        world = imagined(state, seat, Rng(secrets.randbits(96)))
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        question = Question(
            key=f"{table}.{decision}.{seat}.move",
            game=game,
            seat=seat,
            seed=str(secrets.randbits(96)),
            seconds=min(seconds, self.deadline) if seconds > 0 else self.deadline,
            world=written(world),
            level=level,
        )
        try:
            wanted = (await self.thought(question, table, is_seen=is_seen)).action
        except NO_THOUGHT as error:
            log.warning("bot %s of %s: %r, instinct answers", level, game, error)
            stand_in = bot(STAND_IN if level in LEVELS else level, find_game(game))
            return stand_in.choose(world, seat, Rng(secrets.randbits(96)))
        return allowed(find_game(game), state, seat, wanted) or legal[0]

    def pause(self, level: str, pace: float, state: State, seat: int) -> float:
        """Seconds after which a bot is to answer; drawn without a look at its hand."""
        return pause(level, pace, state, seat, Rng(secrets.randbits(96)))

    async def hints(
        self,
        game: str,
        state: State,
        seat: int,
        iterations: int,
        seconds: float,
        *,
        table: str = "",
        decision: int = 0,
    ) -> list[Hint]:
        """What a seat could do, from what it knows. Nobody waits for it, so there is no other answer in time."""
        world = imagined(state, seat, Rng(secrets.randbits(96)))
        question = Question(
            key=f"{table}.{decision}.{seat}.hint",
            game=game,
            seat=seat,
            seed=str(secrets.randbits(96)),
            seconds=self.deadline + seconds,
            world=written(world),
            budget=(iterations, seconds),
        )
        try:
            return (await self.thought(question, table, is_seen=True)).hints or []
        except NO_THOUGHT as error:
            log.warning("no hint for %s: %r", game, error)
            raise NotPossible("table-busy") from None

    async def thought(self, question: Question, table: str, *, is_seen: bool) -> Reply:
        """From whoever takes it, or from a worker of our own where there is no queue, or it is lost meanwhile."""
        if self.queue is not None and self.queue.is_ready:
            with suppress(Away):
                return await self.queue.ask(question, table, is_seen=is_seen)
        return await self.ask(question.seconds, thought_over, question, table=table, is_seen=is_seen)

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

    @property
    def waiting(self) -> int:
        """How many thoughts wait for a worker, here or at the queue."""
        return self.turns.length + (0 if self.queue is None else self.queue.turns.length)

    def replace(self, pool: ProcessPoolExecutor) -> None:
        """Several tables notice a broken pool, one replaces it."""
        if pool is self.pool:
            self.pool = self.new_pool()

    def close(self) -> None:
        """Let the workers go."""
        dismiss(self.pool)


def call_in(loop: asyncio.AbstractEventLoop, what: Callable[..., None], *args: object) -> None:
    """Do something in the loop, unless it is closed by now."""
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(what, *args)
