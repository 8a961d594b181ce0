"""Sherwood: how Little John's help feels."""

from typing import Final

from brigand.core.action import Action
from brigand.games.sherwood.actions import Infiltrate, Pass, QuickJob, Shove, SqueezeIn
from brigand.games.sherwood.board import Board
from brigand.games.sherwood.instinct_worth import COINS, add_prospects, chances, prospects, stand
from brigand.games.sherwood.pieces import FREE, HIDEOUTS, LYING_DOWN, PAIR, QUICK_JOB_FACE, Hideout, die

LEADER: Final = 0.45
"""What a leader may still bring later in the round."""


def weigh_john(board: Board, seat: int, actions: list[Action]) -> list[float]:
    """Every move by what it changes."""
    before = stand(board, seat, prospects(board, seat))
    falls = [
        chances(board, seat, stretch) if board.road[stretch] is not None else []
        for stretch in range(board.wagon_count())
    ]
    return [gain(board, seat, action, before, falls) for action in actions]


def gain(board: Board, seat: int, action: Action, before: float, falls: list[list[float]]) -> float:
    """The prospects after a move, less before, less what the leader could do later."""
    if isinstance(action, Pass):
        return 0.0
    rows = board.rows[:]
    dice = board.dice[:]
    bonus = 0.0
    if isinstance(action, Infiltrate):
        here, there = action.stretch - 1, action.other - 1
        place = action.hideout - 1
        rows[here] = changed(rows[here], place, rows[there][place])
        rows[there] = changed(rows[there], place, LYING_DOWN[seat])
    elif isinstance(action, Shove):
        here, place = action.stretch - 1, action.hideout - 1
        row = changed(rows[here], place, rows[here][place + action.side])
        rows[here] = changed(row, place + action.side, LYING_DOWN[seat])
    elif isinstance(action, SqueezeIn):
        here, place = action.stretch - 1, action.hideout - 1
        row = changed(rows[here], place, FREE)
        rows[here] = changed(row, place - 1, PAIR[rows[here][place - 1].gang][seat])
    elif isinstance(action, QuickJob):
        here, place = action.stretch - 1, action.hideout - 1
        rows[here] = changed(rows[here], place, FREE)
        dice[here] = [*dice[here], die(seat, QUICK_JOB_FACE, place, False)]
        bonus = COINS
    worth = [0.0] * board.gangs
    for stretch, chance in enumerate(falls):
        if chance:
            add_prospects(worth, rows[stretch], dice[stretch], chance)
    return stand(board, seat, worth) - before + bonus - LEADER


def changed(row: list[Hideout], place: int, hideout: Hideout) -> list[Hideout]:
    """A row with one hide-out filled otherwise."""
    result = row[:HIDEOUTS]
    result[place] = hideout
    return result
