"""When a bot answers: planned before it thinks, from what all at the table know. So time tells nothing of its hand."""

from typing import Final

from brigand.bots.registry import LEVELS
from brigand.core.rng import Rng
from brigand.core.state import NOBODY, State

WAY: Final = 0.25
"""Seconds it may take beside thinking: to a worker and back, behind others at times."""
SPREAD: Final = 0.35
"""By how much of itself a pause is longer at most: nobody answers like clockwork."""
LOOKS: Final = 6
"""Worlds in which a seat must have no choice before all may know it."""


def pause(level: str, pace: float, state: State, seat: int, rng: Rng) -> float:
    """Seconds until a bot of this level answers: all its level may think, unless all can see that there is no choice.

    Without a pace there is no pause and nothing is promised.
    """
    if pace <= 0:
        return 0.0
    seconds = pace if is_openly_forced(state, seat, rng) else max(pace, thinking_time(level))
    return seconds * (1 + SPREAD * rng.fraction())


def thinking_time(level: str) -> float:
    """Seconds a level takes at most; those without a search take none to speak of."""
    return LEVELS[level].seconds + WAY if level in LEVELS else 0.0


def is_openly_forced(state: State, seat: int, rng: Rng) -> bool:
    """Whether a seat has one move only for all that a watcher knows. Its own hand is not looked at."""
    return all(len(state.imagine(NOBODY, rng).legal(seat)) == 1 for _ in range(LOOKS))
