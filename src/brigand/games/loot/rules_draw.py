"""Loot: the pile: drawing from it, and discarding when it is empty."""

from brigand.games.loot import events
from brigand.games.loot.board import Board, add_to_hand
from brigand.games.loot.pieces import Card


def draw(board: Board, seat: int) -> None:
    """The top card goes to the hand."""
    card = board.pile[board.drawn]
    board.drawn += 1
    add_to_hand(board.hands[seat], card)
    if board.journal is not None:
        board.tell(events.Drew(seat, card.name, board.partners(board.side_of[seat])))
        if board.pile_size() == 0:
            board.tell(events.PileEmpty())


def discard(board: Board, seat: int, card: Card) -> None:
    """With the pile empty a card may be thrown away."""
    board.hands[seat].remove(card)
    board.discards = [*board.discards, card]
    if board.journal is not None:
        board.tell(events.Discarded(seat, card.name))
