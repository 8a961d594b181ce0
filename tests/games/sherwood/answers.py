"""Sherwood: what a page works out: which tokens make up the combinations that count in the end, which dice come to the
drawbridge, and whose help can be asked for.
"""

from typing import Any, cast

from brigand.core.state import State
from brigand.games.sherwood.refusals_leaders import CARD_OF
from brigand.games.sherwood.rules import Sherwood
from brigand.games.sherwood.rules_sheriff import scuffle
from brigand.games.sherwood.score import best_split, hoard


def answers(state: State, seat: int) -> dict[str, Any]:
    board = cast(Sherwood, state)
    return {
        "chests": [chest(board, gang) for gang in range(board.gangs)] if board.is_over else [],
        "coming": coming(board) if any(board.beaten) and not any(board.bridge) else [],
        "helps": sorted({CARD_OF[type(action)].character for action in board.legal(seat) if type(action) in CARD_OF}),
    }


def coming(board: Sherwood) -> list[list[int]]:
    """The columns that the dice at robbed wagons will make."""
    after = board.copy()
    after.dice = [dice if beaten else [] for dice, beaten in zip(after.dice, after.beaten)]
    scuffle(after)
    return after.bridge


def chest(board: Sherwood, gang: int) -> dict[str, Any]:
    """A gang's tokens, and how often each combination is made of them."""
    split = best_split(hoard(board, gang))
    counts = {"rings": split.rings, "set": split.sets, "bracelets": split.bracelets, "necklaces": split.necklaces}
    return {"tokens": [token.name for token in hoard(board, gang)], "counts": counts, "points": split.points}
