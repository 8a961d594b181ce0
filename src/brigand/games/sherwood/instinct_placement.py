"""Sherwood: how hide-outs feel."""

from typing import Final

from brigand.core.action import Action
from brigand.games.sherwood.actions import Hide, PickPockets
from brigand.games.sherwood.board import Board
from brigand.games.sherwood.instinct_worth import DIE_COST, TOKEN, chances, crowd, share
from brigand.games.sherwood.pieces import STRETCHES

VILLAGE: Final = 0.55
MARION: Final = 0.1
"""How much less asking Lady Marion feels than the best placement."""


def weigh_placements(board: Board, seat: int, actions: list[Action]) -> list[float]:
    """Every hide-out by the chance to take part and to strike the last blow."""
    falls = [chances(board, seat, stretch) if board.road[stretch] is not None else [] for stretch in range(STRETCHES)]
    filling = crowd(board)
    weights: list[float] = []
    best = 0.0
    for action in actions:  # placements come first in the list
        weight = best - MARION
        if isinstance(action, Hide):
            stretch = action.stretch - 1
            weight = worth_of(board, seat, stretch, action.hideout - 1, falls[stretch], filling)
        elif isinstance(action, PickPockets):
            weight = VILLAGE
        if weight > best:
            best = weight
        weights.append(weight)
    return weights


def worth_of(board: Board, seat: int, stretch: int, place: int, falls: list[float], filling: float) -> float:
    """Taking part, once a point for being there, and the right end."""
    row = board.rows[stretch]
    takes_part, ends = share(row, place, falls, filling)
    for space, hideout in enumerate(row):
        if space != place and hideout.gang == seat:
            return takes_part * (TOKEN - DIE_COST) + ends
    return takes_part * (TOKEN - DIE_COST) + takes_part + ends
