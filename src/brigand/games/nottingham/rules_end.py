"""Nottingham: how the match ends."""

from brigand.core.state import NOBODY
from brigand.games.nottingham import events
from brigand.games.nottingham.board import Board
from brigand.games.nottingham.phases import OVER
from brigand.games.nottingham.score import tell_score


def finish(board: Board, reason: str) -> None:
    """The match is over at once."""
    board.is_over = True
    board.reason = reason
    board.phase = OVER
    board.asked = NOBODY
    if board.journal is not None:
        board.tell(events.Ended(board.turn, reason))
        for seat in range(board.seats):
            tell_score(board, seat)
