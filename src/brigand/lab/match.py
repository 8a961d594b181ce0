"""One match among bots."""

from typing import NamedTuple

from brigand.bots.bot import Bot
from brigand.core.game import Choice, Game
from brigand.core.rng import Rng
from brigand.core.state import imagined


class Result(NamedTuple):
    """What a match came to, by seat."""

    places: list[int]
    scores: list[int]
    decisions: int
    reason: str
    starter: int


def play_match(game: Game, seats: int, options: dict[str, Choice], seed: int, bots: list[Bot]) -> Result:
    """Bots choose in worlds their seats imagine, never in the match itself. All chance comes from the seed."""
    state = game.start(seats, options, Rng(seed))
    chance = Rng(seed ^ 0x5DEECE66D)
    starter = state.to_act()[0]
    decisions = 0
    while not state.is_over:
        seat = state.to_act()[0]
        action = bots[seat].choose(imagined(state, seat, chance), seat, chance)
        state.apply(seat, action)
        decisions += 1
    outcome = state.outcome()
    return Result(outcome.places, outcome.scores, decisions, outcome.reason, starter)
