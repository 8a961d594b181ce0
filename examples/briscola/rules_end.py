"""Briscola: how the match ends."""

from typing import Final

from examples.briscola import events
from examples.briscola.board import Board
from examples.briscola.pieces import points_of

ALL_PLAYED: Final = "all_played"


def finish(board: Board, seat: int) -> None:
    """The last trick is taken; the points are counted."""
    board.is_over = True
    if board.journal is not None:
        board.tell(events.Ended(seat, ALL_PLAYED))
        for side, cards in enumerate(board.taken):
            board.tell(events.Scored(side, len(cards), points_of(cards)))
