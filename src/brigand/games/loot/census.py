"""Loot: every card by name, wherever it is."""

from brigand.games.loot.board import Board
from brigand.games.loot.pieces import Card


def census(board: Board) -> list[str]:
    """The same list, in any order, from the deal to the end."""
    return [card.name for card in all_cards(board)]


def all_cards(board: Board) -> list[Card]:
    """Pile, discards, hands, captured ships, and what lies at sea."""
    cards = board.pile[board.drawn :] + board.discards
    for hand in board.hands:
        cards.extend(hand)
    for ships in board.captured:
        cards.extend(ships)
    for battle in board.sea:
        cards.append(battle.merchant)
        cards.extend(battle.cards())
    return cards
