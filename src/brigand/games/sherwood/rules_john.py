"""Sherwood, Little John: after the reveal each player may move an own bandit."""

from typing import Final

from brigand.core.action import Action
from brigand.core.state import NOBODY
from brigand.games.sherwood import events
from brigand.games.sherwood.actions import INFILTRATE, QUICK_JOB, SHOVE, SQUEEZE_IN
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
from brigand.games.sherwood.rules_hiding import send_leader
from brigand.games.sherwood.rules_loot import gain_coin
from brigand.games.sherwood.rules_table import CHOOSING, Table

INFILTRATOR_CARD: Final = BY_EFFECT["infiltrator"]
SHOVE_CARD: Final = BY_EFFECT["shove"]
SQUEEZE_CARD: Final = BY_EFFECT["squeeze"]
QUICK_JOB_CARD: Final = BY_EFFECT["quick_job"]


def ask_john(table: Table) -> None:
    """The next seat whose leader is free and finds a target; then the ambushes begin."""
    while True:
        seat = table.next_asked()
        if seat == NOBODY:
            table.phase = CHOOSING
            return
        if table.is_free(seat):
            targets: list[Action] = []
            legal_john(table, seat, targets)
            if targets:
                table.turn = seat
                return


def legal_john(table: Table, seat: int, actions: list[Action]) -> None:
    """What Little John's open card offers this seat."""
    card = table.cards[JOHN]
    if card is QUICK_JOB_CARD and not table.has_room_in_village():
        return
    for stretch in range(table.wagon_count()):
        row = table.rows[stretch]
        for place in range(HIDEOUTS):
            hideout = row[place]
            if hideout.gang != seat or hideout.lying or hideout.mover != NO_GANG:
                continue
            if card is INFILTRATOR_CARD:
                add_infiltrations(table, seat, stretch, place, actions)
            elif card is SHOVE_CARD:
                if place > 0 and may_be_swapped(row[place - 1]):
                    actions.append(SHOVE[stretch][place][0])
                if place + 1 < HIDEOUTS and may_be_swapped(row[place + 1]):
                    actions.append(SHOVE[stretch][place][1])
            elif card is SQUEEZE_CARD:
                if place > 0 and row[place - 1] is not FREE and row[place - 1].mover == NO_GANG:
                    actions.append(SQUEEZE_IN[stretch][place])
            elif card is QUICK_JOB_CARD:
                for circle, gang in enumerate(table.village):
                    if gang == NO_GANG:
                        actions.append(QUICK_JOB[stretch][place][circle])


def may_be_swapped(hideout: Hideout) -> bool:
    """A bandit that stands alone."""
    return hideout is not FREE and not hideout.lying and hideout.mover == NO_GANG


def add_infiltrations(table: Table, seat: int, stretch: int, place: int, actions: list[Action]) -> None:
    """Every other wagon where an opponent stands on the hide-out of the same number."""
    for other in range(STRETCHES):
        if other != stretch:
            target = table.rows[other][place]
            if target.gang != seat and may_be_swapped(target):
                actions.append(INFILTRATE[stretch][place][other])


def infiltrate(table: Table, seat: int, stretch: int, place: int, other: int) -> None:
    """Two bandits of different wagons change places; the own one lies down."""
    send_leader(table, seat, JOHN)
    target = table.rows[other][place]
    table.rows[stretch][place] = target
    table.rows[other][place] = LYING_DOWN[seat]
    if table.journal is not None:
        table.tell(events.Infiltrated(seat, stretch + 1, place + 1, other + 1, target.gang))


def shove(table: Table, seat: int, stretch: int, place: int, side: int) -> None:
    """Two neighbours change places; the own one lies down."""
    send_leader(table, seat, JOHN)
    row = table.rows[stretch]
    target = row[place + side]
    row[place] = target
    row[place + side] = LYING_DOWN[seat]
    if table.journal is not None:
        table.tell(events.Shoved(seat, stretch + 1, place + 1, place + side + 1, target.gang))


def squeeze_in(table: Table, seat: int, stretch: int, place: int) -> None:
    """The bandit joins its left neighbour."""
    send_leader(table, seat, JOHN)
    row = table.rows[stretch]
    host = row[place - 1].gang
    row[place - 1] = PAIR[host][seat]
    row[place] = FREE
    if table.journal is not None:
        table.tell(events.SqueezedIn(seat, stretch + 1, place + 1, host))


def quick_job(table: Table, seat: int, stretch: int, place: int, circle: int) -> None:
    """The bandit goes to the village for a coin; a die showing 2 stays behind."""
    send_leader(table, seat, JOHN)
    table.rows[stretch][place] = FREE
    table.village[circle] = seat
    gain_coin(table, seat)
    lay_die(table, seat, stretch, place)
    if table.journal is not None:
        table.tell(events.QuickJobDone(seat, stretch + 1, place + 1, circle + 1, QUICK_JOB_FACE))


def lay_die(table: Table, seat: int, stretch: int, place: int) -> None:
    """The die goes between those already there, in the order of spaces."""
    dice = table.dice[stretch]
    i = len(dice)
    while i > 0 and dice[i - 1].space > place:
        i -= 1
    dice.insert(i, die(seat, QUICK_JOB_FACE, place, False))
