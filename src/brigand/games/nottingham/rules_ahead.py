"""Nottingham: what can be said in advance to the questions that come in others' turns. Open facts decide alone."""

from typing import Final

from brigand.core.action import Action
from brigand.games.nottingham.actions import PASS
from brigand.games.nottingham.phases import Defending, Striking
from brigand.games.nottingham.rules import Nottingham

SPARE: Final = "spare"
SPARE_SMALL: Final = "spare_small"
YIELD: Final = "yield"
AHEAD: Final = [SPARE, SPARE_SMALL, YIELD]
"""Never strike; strike at large sets at most; never defend."""
LARGE: Final = 4
"""Cards from which on a set is large."""


def answered_ahead(state: Nottingham, said: list[str]) -> Action | None:
    """Let it happen, if that was said in advance."""
    phase = state.phase
    if isinstance(phase, Striking):
        return PASS if SPARE in said or (SPARE_SMALL in said and phase.count < LARGE) else None
    if isinstance(phase, Defending):
        return PASS if YIELD in said else None
    return None
