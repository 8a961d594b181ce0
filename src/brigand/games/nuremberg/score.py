"""Nuremberg: points as they stand, and the ranking."""

from brigand.core.outcome import Outcome, places_by
from brigand.games.nuremberg import events
from brigand.games.nuremberg.board import Board
from brigand.games.nuremberg.pieces import COUNCILS, SETTLEMENTS, WORKSHOPS


def scores(board: Board) -> list[int]:
    """Every seat's points."""
    return [board.points(seat) for seat in range(board.seats)]


def outcome(board: Board) -> Outcome:
    """Whoever claimed the points comes first; then points, then the better council card; then places are shared."""
    merits = []
    for seat in range(board.seats):
        better_card = len(COUNCILS) - board.council_of(seat)
        claimed = 1 if seat == board.winner else 0
        merits.append((claimed * 100 + board.points(seat)) * 10 + better_card)
    return Outcome(places_by(merits), scores(board), board.reason)


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
