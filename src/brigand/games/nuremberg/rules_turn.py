"""Nuremberg: how turns follow each other."""

from brigand.games.nuremberg import events
from brigand.games.nuremberg.actions_offers import NOTHING
from brigand.games.nuremberg.board import Board
from brigand.games.nuremberg.phases import DRAWING
from brigand.games.nuremberg.rules_end import end_by_points


def begin_turn(board: Board, seat: int) -> None:
    """A seat's turn: enough points win before anything is drawn."""
    board.turn = seat
    board.offers_made = 0
    board.offers_failed = 0
    board.deals_made = 0
    board.offered = NOTHING
    board.wanted = NOTHING
    board.declined = []
    board.answered = []
    board.phase = DRAWING
    if board.journal is not None:
        board.tell(events.TurnBegan(seat))
    end_by_points(board)
