"""Briscola: every card by name, wherever it is."""

from examples.briscola.board import Board


def census(board: Board) -> list[str]:
    """Stock, table, hands, piles, and what was left out."""
    cards = board.stock[board.drawn :] + board.trick + board.aside
    for pile in [*board.hands, *board.taken]:
        cards = cards + pile
    return [card.name for card in cards]
