"""Sherwood, Little John: after the reveal each player may move an own bandit."""

from typing import Final

from brigand.core.action import Action
from brigand.core.state import NOBODY
from brigand.games.sherwood.actions import INFILTRATE, QUICK_JOB, SHOVE, SQUEEZE_IN
from brigand.games.sherwood.board import Board
from brigand.games.sherwood.events_hideouts import Infiltrated, QuickJobDone, Shoved, SqueezedIn
from brigand.games.sherwood.phases import CHOOSING
from brigand.games.sherwood.pieces import (
    BY_EFFECT,
    FREE,
    HIDEOUTS,
    JOHN,
    LYING_DOWN,
    NO_GANG,
    PAIR,
    QUICK_JOB_FACE,
    STRETCHES,
    Hideout,
    die,
)
from brigand.games.sherwood.rules_loot import gain_coin

INFILTRATOR_CARD: Final = BY_EFFECT["infiltrator"]
SHOVE_CARD: Final = BY_EFFECT["shove"]
SQUEEZE_CARD: Final = BY_EFFECT["squeeze"]
QUICK_JOB_CARD: Final = BY_EFFECT["quick_job"]


def ask_john(board: Board) -> None:
    """The next seat whose leader is free and finds a target; then the ambushes begin."""
    while True:
        seat = board.next_asked()
        if seat == NOBODY:
            board.phase = CHOOSING
            return
        if board.is_free(seat):
            targets: list[Action] = []
            add_john(board, seat, targets)
            if targets:
                board.turn = seat
                return


def add_john(board: Board, seat: int, actions: list[Action]) -> None:
    """What Little John's open card offers this seat."""
    card = board.cards[JOHN]
    if card is QUICK_JOB_CARD and not board.has_room_in_village():
        return
    for stretch in range(board.wagon_count()):
        row = board.rows[stretch]
        for place in range(HIDEOUTS):
            hideout = row[place]
            if hideout.gang != seat or hideout.lying or hideout.mover != NO_GANG:
                continue
            if card is INFILTRATOR_CARD:
                add_infiltrations(board, seat, stretch, place, actions)
            elif card is SHOVE_CARD:
                if place > 0 and may_be_swapped(row[place - 1]):
                    actions.append(SHOVE[stretch][place][0])
                if place + 1 < HIDEOUTS and may_be_swapped(row[place + 1]):
                    actions.append(SHOVE[stretch][place][1])
            elif card is SQUEEZE_CARD:
                if place > 0 and row[place - 1] is not FREE and row[place - 1].mover == NO_GANG:
                    actions.append(SQUEEZE_IN[stretch][place])
            elif card is QUICK_JOB_CARD:
                for circle, gang in enumerate(board.village):
                    if gang == NO_GANG:
                        actions.append(QUICK_JOB[stretch][place][circle])


def may_be_swapped(hideout: Hideout) -> bool:
    """A bandit that stands alone."""
    return hideout is not FREE and not hideout.lying and hideout.mover == NO_GANG


def add_infiltrations(board: Board, seat: int, stretch: int, place: int, actions: list[Action]) -> None:
    """Every other wagon where an opponent stands on the hide-out of the same number."""
    for other in range(STRETCHES):
        if other != stretch:
            target = board.rows[other][place]
            if target.gang != seat and may_be_swapped(target):
                actions.append(INFILTRATE[stretch][place][other])


def infiltrate(board: Board, seat: int, stretch: int, place: int, other: int) -> None:
    """Two bandits of different wagons change places; the own one lies down."""
    board.send_leader(seat, JOHN)
    target = board.rows[other][place]
    board.rows[stretch][place] = target
    board.rows[other][place] = LYING_DOWN[seat]
    if board.journal is not None:
        board.tell(Infiltrated(seat, stretch + 1, place + 1, other + 1, target.gang))


def shove(board: Board, seat: int, stretch: int, place: int, side: int) -> None:
    """Two neighbours change places; the own one lies down."""
    board.send_leader(seat, JOHN)
    row = board.rows[stretch]
    target = row[place + side]
    row[place] = target
    row[place + side] = LYING_DOWN[seat]
    if board.journal is not None:
        board.tell(Shoved(seat, stretch + 1, place + 1, place + side + 1, target.gang))


def squeeze_in(board: Board, seat: int, stretch: int, place: int) -> None:
    """The bandit joins its left neighbour."""
    board.send_leader(seat, JOHN)
    row = board.rows[stretch]
    host = row[place - 1].gang
    row[place - 1] = PAIR[host][seat]
    row[place] = FREE
    if board.journal is not None:
        board.tell(SqueezedIn(seat, stretch + 1, place + 1, host))


def quick_job(board: Board, seat: int, stretch: int, place: int, circle: int) -> None:
    """The bandit goes to the village for a coin; a die showing 2 stays behind."""
    board.send_leader(seat, JOHN)
    board.rows[stretch][place] = FREE
    board.village[circle] = seat
    gain_coin(board, seat)
    lay_die(board, seat, stretch, place)
    if board.journal is not None:
        board.tell(QuickJobDone(seat, stretch + 1, place + 1, circle + 1, QUICK_JOB_FACE))


def lay_die(board: Board, seat: int, stretch: int, place: int) -> None:
    """The die goes between those already there, in the order of spaces."""
    board.home_dice[seat] -= 1
    dice = board.dice[stretch]
    i = len(dice)
    while i > 0 and dice[i - 1].space > place:
        i -= 1
    dice.insert(i, die(seat, QUICK_JOB_FACE, place, False))
