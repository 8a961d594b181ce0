"""Briscola: how turns and tricks follow each other."""

from examples.briscola import events
from examples.briscola.board import Board
from examples.briscola.pieces import points_of
from examples.briscola.rules_draw import refill
from examples.briscola.rules_end import finish
from examples.briscola.rules_trick import winner


def end_turn(board: Board) -> None:
    """When all have played, the trick is taken, cards are drawn, and its winner leads the next one."""
    if len(board.trick) < board.seats:
        return
    seat = winner(board)
    take(board, seat)
    refill(board, seat)
    board.leader = seat
    if not board.hands[seat]:
        finish(board, seat)


def take(board: Board, seat: int) -> None:
    """The cards of the trick go to the pile of the winner's side."""
    side = board.side_of[seat]
    if board.journal is not None:
        names = [card.name for card in board.trick]
        board.tell(events.Took(seat, side, names, points_of(board.trick)))
    board.taken[side] = board.taken[side] + board.trick
    board.last_leader, board.last_trick = board.leader, board.trick
    board.trick = []
