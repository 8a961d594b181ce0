"""Sherwood: how Robin Hood's help feels."""

from brigand.core.action import Action
from brigand.games.sherwood.actions import HeadsDown, LookOverHere, LookOverThere, SecondChance
from brigand.games.sherwood.board import Board
from brigand.games.sherwood.instinct_worth import TOKEN, column_worth, own_dice, stand
from brigand.games.sherwood.phases import Assaulting
from brigand.games.sherwood.pieces import NO_GANG, STRETCHES, Die, die
from brigand.games.sherwood.rules_robin import HIGHEST, LOWEST, turnable


def weigh_robin(board: Board, seat: int, actions: list[Action]) -> list[float]:
    """What the dice would bring after a change, less now; the leader is worth less with every wagon gone."""
    phase = board.phase
    assert isinstance(phase, Assaulting)
    stretch = phase.stretch
    dice = board.dice[stretch]
    now = result(board, seat, stretch, dice)
    later = 0
    for other in range(STRETCHES):
        if other != stretch and board.road[other] is not None and not board.beaten[other]:
            later += 1
    cost = 0.12 + 0.1 * later
    weights: list[float] = []
    for action in actions:
        if isinstance(action, HeadsDown):
            face = min(HIGHEST, max(LOWEST, dice[action.die - 1].face + action.change))
            weights.append(result(board, seat, stretch, turned(dice, [action.die - 1], face)) - now - cost)
        elif isinstance(action, SecondChance):
            total = 0.0
            for face in range(1, 7):
                total += result(board, seat, stretch, turned(dice, [action.die - 1], face))
            weights.append(total / 6 - now - cost)
        elif isinstance(action, LookOverThere | LookOverHere):
            side = -1 if isinstance(action, LookOverThere) else 1
            places = turnable(dice, action.die - 1, side)
            face = dice[action.die - 1].face
            weights.append(result(board, seat, stretch, turned(dice, places, face)) - now - cost)
        else:
            weights.append(0.0)
    return weights


def result(board: Board, seat: int, stretch: int, dice: list[Die]) -> float:
    """What these dice bring if they are summed now."""
    defence = board.defences[stretch]
    total, count = 0, 0
    while count < len(dice) and (count == 0 or total < defence):
        space = dice[count].space
        while count < len(dice) and dice[count].space == space:
            total += dice[count].face
            count += 1
    column = own_dice(board, seat)
    if total < defence:
        return column_worth(board, column)
    row = board.rows[stretch]
    worth = [0.0] * board.gangs
    scored: list[int] = []
    last = NO_GANG
    for number in range(count):
        one = dice[number]
        hideout = row[one.space]
        if one.gang == seat:
            column += one.face
        last = one.gang if hideout.mover == NO_GANG else hideout.gang
        if last not in scored:
            scored.append(last)
            worth[last] += 1.0
        if hideout.mover == NO_GANG or number == 0 or dice[number - 1].space != one.space:
            worth[one.gang if hideout.mover == NO_GANG else hideout.mover] += TOKEN
    worth[last] += 2.0 if row[dice[count - 1].space].lying else 1.0
    return stand(board, seat, worth) + column_worth(board, column)


def turned(dice: list[Die], places: list[int], face: int) -> list[Die]:
    """The dice with some showing another face."""
    result = dice[:]
    for place in places:
        result[place] = die(dice[place].gang, face, dice[place].space, True)
    return result
