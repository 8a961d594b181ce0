"""Briscola: points as they stand."""

from examples.briscola.board import Board
from examples.briscola.pieces import points_of


def scores(board: Board) -> list[int]:
    """The points of the cards a side has taken, the same for all of a side."""
    totals = [points_of(cards) for cards in board.taken]
    return [totals[side] for side in board.side_of]
