"""Briscola: the deal."""

from brigand.core.state import NOBODY
from examples.briscola import events
from examples.briscola.board import Board, in_order
from examples.briscola.pieces import CARDS, HAND, removed


def set_up(board: Board) -> None:
    """Dealer by lot, shuffle, three cards each, the next one turned up and put under the stock."""
    seats, rng = board.seats, board.rng
    board.dealer = rng.below(seats)
    board.leader = (board.dealer + 1) % seats
    board.aside = removed(seats)
    cards = [card for card in CARDS if card not in board.aside]
    rng.shuffle(cards)
    dealt = HAND * seats
    board.hands = [in_order(cards[HAND * seat : HAND * (seat + 1)]) for seat in range(seats)]
    board.trump = cards[dealt]
    board.trump_holder = NOBODY
    board.stock = [*cards[dealt + 1 :], board.trump]
    board.taken = [[] for _ in range(max(board.side_of) + 1)]
    if board.journal is not None:
        tell_deal(board)


def tell_deal(board: Board) -> None:
    """Write the deal to the journal."""
    for card in board.aside:
        board.tell(events.Removed(card.name))
    hands: list[list[str] | None] = [[card.name for card in hand] for hand in board.hands]
    board.tell(events.Dealt(board.dealer, board.leader, HAND, board.trump.name, hands))
