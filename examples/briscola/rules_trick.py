"""Briscola: a card is laid on the table; who takes a trick."""

from examples.briscola import events
from examples.briscola.board import Board
from examples.briscola.pieces import Card


def play(board: Board, seat: int, card: Card) -> None:
    """A card goes from a hand to the trick, whatever was led."""
    board.hands[seat] = [held for held in board.hands[seat] if held is not card]
    board.trick = [*board.trick, card]
    if board.journal is not None:
        board.tell(events.Played(seat, card.name))


def beats(card: Card, best: Card, trump: int) -> bool:
    """Whether a later card takes the trick from the best so far: stronger in its suit, or the first trump."""
    if card.suit == best.suit:
        return card.strength > best.strength
    return card.suit == trump


def best_place(trick: list[Card], trump: int) -> int:
    """Which card of a trick takes it, counted from the one that was led."""
    best = 0
    for place in range(1, len(trick)):
        if beats(trick[place], trick[best], trump):
            best = place
    return best


def winner(board: Board) -> int:
    """The seat whose card is the best of the trick so far; somebody has led."""
    return (board.leader + best_place(board.trick, board.trump.suit)) % board.seats
