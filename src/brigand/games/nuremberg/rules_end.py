"""Nuremberg: how a match ends."""

from typing import Final

from brigand.games.nuremberg import events
from brigand.games.nuremberg.board import Board
from brigand.games.nuremberg.pieces import POINTS_TO_WIN
from brigand.games.nuremberg.score import outcome, tell_score

THIRTEEN: Final = "thirteen"
LAST_YEAR: Final = "last_year"


def has_won(board: Board, seat: int) -> bool:
    """Whether a seat has enough points, in its own turn."""
    return seat == board.turn and board.points(seat) >= POINTS_TO_WIN


def end_by_points(board: Board) -> None:
    """Whoever has enough points in the own turn wins at once."""
    if not board.is_over and has_won(board, board.turn):
        finish(board, THIRTEEN, board.turn)


def finish(board: Board, reason: str, winner: int) -> None:
    """The match is over; `winner` is who claimed the points, NOBODY if time ran out."""
    board.is_over = True
    board.reason = reason
    board.winner = winner
    if board.journal is not None:
        board.tell(events.Ended(reason))
        for seat, place in enumerate(outcome(board).places):
            tell_score(board, seat, place)
