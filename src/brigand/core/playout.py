"""Playing a match to its end without leaving compiled code."""

from typing import Final

from brigand.core.rng import Rng
from brigand.core.state import State

ALL: Final = -1


def play_randomly(state: State, rng: Rng, at_most: int = ALL) -> int:
    """Finish the match, or play some decisions on, with uniformly random actions; how many decisions that took."""
    decisions = 0
    while not state.is_over and decisions != at_most:
        seat = state.to_act()[0]
        actions = state.legal(seat)
        state.apply(seat, actions[rng.below(len(actions))])
        decisions += 1
    return decisions
