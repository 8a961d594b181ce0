"""Briscola: drawing after a trick, as long as the stock lasts."""

from examples.briscola import events
from examples.briscola.board import Board, in_order


def refill(board: Board, first: int) -> None:
    """Everybody draws one card: who took the trick first, then round the table."""
    if board.stock_size() == 0:
        return
    for step in range(board.seats):
        draw(board, (first + step) % board.seats)


def draw(board: Board, seat: int) -> None:
    """The top card goes to the hand; the last of all is the turned-up one, in sight of everybody."""
    card = board.stock[board.drawn]
    board.drawn += 1
    board.hands[seat] = in_order([*board.hands[seat], card])
    if card is board.trump:
        board.trump_holder = seat
    if board.journal is not None:
        board.tell(events.TookTrump(seat, card.name) if card is board.trump else events.Drew(seat, card.name))
