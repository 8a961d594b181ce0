"""Sherwood: the odds of beating a wagon, exact for what is open, an average over unseen fronts for what is not."""

from typing import Final

from brigand.games.sherwood.board import Board
from brigand.games.sherwood.imagine import knows_wagon
from brigand.games.sherwood.phases import Assaulting
from brigand.games.sherwood.pieces import (
    BACKS,
    BEER,
    FAIR,
    FAIR_DICE,
    FREE,
    GYPSY,
    HIDEOUTS,
    NO_GANG,
    WAGON_DECK,
    WAGONS,
    Wagon,
)

MOST_DICE: Final = 4
SUMS: Final[list[list[float]]] = [[1.0]]
"""By number of dice: how likely each sum is."""
for count in range(1, MOST_DICE + 1):
    SUMS.append([0.0] * (6 * count + 1))
    for total, chance in enumerate(SUMS[count - 1]):
        for face in range(1, 7):
            SUMS[count][total + face] += chance / 6
AT_LEAST: Final[list[list[float]]] = [[sum(sums[need:]) for need in range(len(sums))] for sums in SUMS]
"""By number of dice: how likely the sum is this or more."""
COPIES: Final = [WAGON_DECK.count(wagon) for wagon in WAGONS]
"""By wagon, how many are in the box."""


def at_least(dice: int, need: int) -> float:
    """How likely so many dice show `need` or more together."""
    if need <= dice:
        return 1.0
    chances = AT_LEAST[dice]
    return chances[need] if need < len(chances) else 0.0


def unseen_wagons(board: Board, seat: int) -> list[int]:
    """By wagon, how many copies the seat has not seen."""
    counts = COPIES[:]
    for wagon in board.scrapped:
        counts[wagon.number] -= 1
    for stretch, lying in enumerate(board.road):
        if lying is not None and knows_wagon(board, seat, stretch):
            counts[lying.number] -= 1
    return counts


def falls_to(board: Board, wagon: Wagon, stretch: int, dice: int, laid: int) -> float:
    """How likely a wagon falls to some rolled dice beside a sum already laid; its guards may be copied or rolled."""
    change = board.changes[stretch] - laid
    if board.is_revealed and (wagon.kind != FAIR or board.fair):
        return at_least(dice, board.defences[stretch] - laid)
    if wagon.kind == FAIR:
        chance = 0.0
        for total in range(FAIR_DICE, 6 * FAIR_DICE + 1):
            chance += SUMS[FAIR_DICE][total] * at_least(dice, total + change)
        return chance
    if wagon.kind == BEER:
        return at_least(dice, BACKS[wagon.back][0] + change)
    if wagon.kind == GYPSY:
        return at_least(dice, BACKS[wagon.back][1] + change)
    return at_least(dice, wagon.defence + change)


def fall_chance(board: Board, seat: int, stretch: int, dice: int, laid: int) -> float:
    """The same as the seat sees it: a front it has not seen may be any unseen one with this back."""
    wagon = board.wagon(stretch)
    if knows_wagon(board, seat, stretch):
        return falls_to(board, wagon, stretch, dice, laid)
    chance, cards = 0.0, 0
    for number, count in enumerate(unseen_wagons(board, seat)):
        if count > 0 and WAGONS[number].back == wagon.back:
            chance += count * falls_to(board, WAGONS[number], stretch, dice, laid)
            cards += count
    return chance / cards


def odds(board: Board, seat: int, stretch: int) -> list[float]:
    """For each hide-out from the left: how likely the wagon falls to the dice up to there, by all who wait now."""
    if board.road[stretch] is None:
        return []
    phase = board.phase
    is_rolled = board.beaten[stretch] or (isinstance(phase, Assaulting) and phase.stretch == stretch)
    result: list[float] = []
    rolled, laid, told = 0, 0, 0
    chance = 0.0
    for space in range(HIDEOUTS):
        for die in board.dice[stretch]:
            if die.space == space:
                laid += die.face
        hideout = board.rows[stretch][space]
        if hideout is not FREE and not is_rolled:
            rolled += 1 if hideout.mover == NO_GANG else 2
        if rolled + laid > told:  # who has nobody beside him changes nothing
            chance = fall_chance(board, seat, stretch, rolled, laid)
            told = rolled + laid
        result.append(chance)
    return result
