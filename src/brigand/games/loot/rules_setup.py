"""Loot: the deal."""

from brigand.games.loot import events
from brigand.games.loot.board import Board, in_order
from brigand.games.loot.pieces import DECK, HAND


def set_up(board: Board, teams: bool) -> None:
    """Dealer by lot (in teams a second member), shuffle, six cards each, the rest is the pile."""
    seats, rng = board.seats, board.rng
    board.dealer = 2 * rng.below(seats // 2) + 1 if teams else rng.below(seats)
    board.turn = (board.dealer + 1) % seats
    cards = DECK[:]
    rng.shuffle(cards)
    board.hands = [in_order(cards[HAND * seat : HAND * (seat + 1)]) for seat in range(seats)]
    board.pile = cards[HAND * seats :]
    board.captured = [[] for _ in range(board.side_of[-1] + 1)]
    if board.journal is not None:
        hands: list[list[str] | None] = [[card.name for card in hand] for hand in board.hands]
        board.tell(events.Dealt(board.dealer, board.turn, HAND, board.side_of, hands))
