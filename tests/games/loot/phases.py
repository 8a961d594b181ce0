"""Loot has no phases but the pile: while it lasts nobody may discard, afterwards nobody draws."""

from brigand.core.state import State
from brigand.games.loot.rules import Loot

PHASES = ["pile", "no_pile", "over"]


def phase_of(state: State) -> str:
    """What the table waits for."""
    assert isinstance(state, Loot)
    if state.is_over:
        return "over"
    return "pile" if state.pile_size() > 0 else "no_pile"
