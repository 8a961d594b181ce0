"""Nuremberg: how turns follow each other, and how a match ends."""

from typing import Final

from brigand.core.outcome import Outcome
from brigand.core.state import NOBODY
from brigand.games.nuremberg import events
from brigand.games.nuremberg.pieces import COUNCILS, POINTS_TO_WIN, SETTLEMENTS, WORKSHOPS
from brigand.games.nuremberg.rules_board import Board
from brigand.games.nuremberg.rules_phase import DRAWING

THIRTEEN: Final = "thirteen"
LAST_YEAR: Final = "last_year"


def begin_turn(board: Board, seat: int) -> None:
    """A seat's turn: enough points win before anything is drawn."""
    board.turn = seat
    board.turns += 1
    board.offers_made = 0
    board.deals_made = 0
    board.declined = []
    board.phase = DRAWING
    if board.journal is not None:
        board.tell(events.TurnBegan(seat))
    end_by_points(board)


def end_by_points(board: Board) -> None:
    """Whoever has enough points in the own turn wins at once."""
    if not board.is_over and board.points(board.turn) >= POINTS_TO_WIN:
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


def outcome(board: Board) -> Outcome:
    """Whoever claimed the points comes first; then points, then the better council card; then places are shared."""
    merits = []
    for seat in range(board.seats):
        better_card = len(COUNCILS) - board.council_of(seat)
        claimed = 1 if seat == board.winner and seat != NOBODY else 0
        merits.append((claimed * 100 + board.points(seat)) * 10 + better_card)
    places = [1 + sum([1 for other in merits if other > merit]) for merit in merits]
    return Outcome(places, [board.points(seat) for seat in range(board.seats)], board.reason)


def tell_score(board: Board, seat: int, place: int) -> None:
    """Write a player's account to the journal."""
    own = board.council_of(seat)
    board.tell(
        events.Scored(
            seat,
            board.points(seat),
            SETTLEMENTS - board.settlements_left[seat],
            WORKSHOPS - board.workshops_left[seat],
            sum([1 for holder in board.rights if holder == seat]),
            COUNCILS[own].points if own < len(COUNCILS) else 0,
            place,
        )
    )
