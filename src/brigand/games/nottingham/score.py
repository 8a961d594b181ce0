"""Nottingham: points as they stand, and the ranking."""

from brigand.core.outcome import Outcome, places_by
from brigand.games.nottingham import events
from brigand.games.nottingham.board import Board
from brigand.games.nottingham.pieces import names_of


def scores(board: Board) -> list[int]:
    """Win pile and task cards of every seat."""
    return [board.won_value(seat) + board.task_value(seat) for seat in range(board.seats)]


def outcome(board: Board) -> Outcome:
    """Most points; among equals the larger win pile, then the victory is shared."""
    points = scores(board)
    merits = [score * 100 + sum(board.won[seat]) for seat, score in enumerate(points)]
    return Outcome(places_by(merits), points, board.reason)


def tell_score(board: Board, seat: int) -> None:
    """Write a player's account to the journal."""
    won, tasks = board.won_value(seat), board.task_value(seat)
    board.tell(events.Scored(seat, names_of(board.won[seat]), won, tasks, won + tasks))
