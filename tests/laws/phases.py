"""What a table can wait for. Every game's tests list its phases in `phases.py`; the laws look at each of them."""

from typing import Protocol, cast

from brigand.core.state import State
from tests.games import told_by

OVER = "over"


class Phases(Protocol):
    """What the `phases.py` of a game says."""

    PHASES: list[str]

    def phase_of(self, state: State) -> str:
        """What the table waits for; fails on a phase that is not in the list."""


def phases_of(game: str) -> Phases:
    """The phases of a game, as its own tests list them."""
    return cast(Phases, told_by(game, "phases"))
