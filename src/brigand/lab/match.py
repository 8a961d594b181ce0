"""One match among bots, for those who count."""

from typing import NamedTuple

from brigand.bots.bot import Bot
from brigand.coach.play import moves
from brigand.core.game import Choice, Game
from brigand.core.rng import Rng


class Result(NamedTuple):
    """What a match came to, by seat."""

    places: list[int]
    scores: list[int]
    decisions: int
    reason: str
    starter: int


def play_match(game: Game, seats: int, options: dict[str, Choice], seed: int, bots: list[Bot]) -> Result:
    """All chance comes from the seed."""
    state = game.start(seats, options, Rng(seed))
    starter = state.to_act()[0]
    decisions = sum(1 for _ in moves(state, bots, seed))
    outcome = state.outcome()
    return Result(outcome.places, outcome.scores, decisions, outcome.reason, starter)
