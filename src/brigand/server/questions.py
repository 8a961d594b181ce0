"""What crosses the bus between servers and thinkers: questions with a world that a seat imagines, and thoughts."""

import pickle
import re
from typing import Final, Literal

import msgspec

from brigand import __version__
from brigand.bots.registry import bot
from brigand.bots.settings import Budget
from brigand.coach.hint import Hint, hints
from brigand.coach.record import Record
from brigand.coach.review import Decision, Summary
from brigand.core.rng import Rng
from brigand.core.state import Imagined
from brigand.games import game as find_game

VERSION: Final = re.sub(r"\W", "_", __version__)
"""Thinkers take questions of their own version only: others may play by other rules."""
Kind = Literal["thought", "review"]
"""What waits in one line: thoughts about a move or a hint, or whole matches for the coach."""


class Question(msgspec.Struct):
    """What would a bot of this level do; without a level, what is worth a thought? Everybody who asks uses its key."""

    key: str
    game: str
    seat: int
    seed: str
    seconds: float
    """How long a worker may take."""
    world: bytes
    """An imagined world of the seat, pickled; the seal is checked before it is read."""
    level: str = ""
    budget: tuple[int, float] = (0, 0.0)


class Reply(msgspec.Struct):
    """The answer to a question; with neither action nor hints, nobody found one."""

    key: str
    action: dict[str, object] | None = None
    hints: list[Hint] | None = None


class MatchToReview(msgspec.Struct):
    """A finished match for the coach."""

    key: str
    record: Record
    iterations: int
    seconds: float


class CoachWord(msgspec.Struct):
    """Something the coach found: a decision, the accounts, or nothing at all because it failed."""

    key: str
    decision: Decision | None = None
    accounts: list[Summary] | None = None


class Present(msgspec.Struct):
    """A process that is there: how many workers take questions at it, and whether it asks some."""

    process: str
    workers: int
    serves: bool


def written(world: Imagined) -> bytes:
    """A world for the way; `imagined` alone makes one, so that no true state is ever written."""
    return pickle.dumps(world, protocol=pickle.HIGHEST_PROTOCOL)


def thought_over(question: Question) -> Reply:
    """In a worker: the answer."""
    world: Imagined = pickle.loads(question.world)  # the seal was checked: a server of ours wrote it
    game, rng = find_game(question.game), Rng(int(question.seed))
    if not question.level:
        return Reply(question.key, hints=hints(game, world, question.seat, rng, Budget(*question.budget)))
    action = bot(question.level, game).choose(world, question.seat, rng)
    return Reply(question.key, action=dict(game.to_json(action)))
