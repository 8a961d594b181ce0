"""Playing a match to its end without leaving compiled code."""

from brigand.core.rng import Rng
from brigand.core.state import State


def play_randomly(state: State, rng: Rng) -> int:
    """Finish the match with uniformly random actions; how many decisions that took."""
    decisions = 0
    while not state.is_over:
        seat = state.to_act()[0]
        actions = state.legal(seat)
        state.apply(seat, actions[rng.below(len(actions))])
        decisions += 1
    return decisions
