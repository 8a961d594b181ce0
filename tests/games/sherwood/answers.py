"""Sherwood: what a page works out: which tokens make up the combinations that count in the end."""

from typing import Any, cast

from brigand.core.state import State
from brigand.games.sherwood.rules import Sherwood
from brigand.games.sherwood.score import best_split, hoard


def answers(state: State, seat: int) -> dict[str, Any]:
    board = cast(Sherwood, state)
    return {"chests": [chest(board, gang) for gang in range(board.gangs)] if board.is_over else []}


def chest(board: Sherwood, gang: int) -> dict[str, Any]:
    """A gang's tokens, and how often each combination is made of them."""
    split = best_split(hoard(board, gang))
    counts = {"rings": split.rings, "set": split.sets, "bracelets": split.bracelets, "necklaces": split.necklaces}
    return {"tokens": [token.name for token in hoard(board, gang)], "counts": counts, "points": split.points}
