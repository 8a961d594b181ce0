"""Briscola has no phases; but while the stock lasts all draw, and who leads is asked otherwise than who follows."""

from brigand.core.state import State
from examples.briscola.rules import Briscola

PHASES = ["lead", "follow", "lead_no_stock", "follow_no_stock", "over"]


def phase_of(state: State) -> str:
    """What the table waits for."""
    assert isinstance(state, Briscola)
    if state.is_over:
        return "over"
    asked = "follow" if state.trick else "lead"
    return asked if state.stock_size() > 0 else f"{asked}_no_stock"
