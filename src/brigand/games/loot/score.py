"""Loot: gold as it stands."""

from brigand.games.loot.board import Board
from brigand.games.loot.pieces import Merchant


def gold_in(ships: list[Merchant]) -> int:
    """The gold of some merchants together."""
    gold = 0
    for ship in ships:
        gold += ship.gold
    return gold


def scores(board: Board) -> list[int]:
    """Captured gold less the merchants still in hand, the same for all of a side."""
    totals = [gold_in(ships) - board.held_by(side) for side, ships in enumerate(board.captured)]
    return [totals[side] for side in board.side_of]
