"""Sherwood, ambushes: the first player chooses a wagon, the bandits roll, dice are summed, points and loot follow."""

from brigand.core.action import Action
from brigand.core.state import NOBODY
from brigand.games.sherwood import events
from brigand.games.sherwood.actions import ASSAULT
from brigand.games.sherwood.pieces import (
    FAIR,
    FAIR_DICE,
    FREE,
    HIDEOUTS,
    LYING,
    NO_GANG,
    PARTICIPANT,
    RIGHT_END,
    STRETCHES,
    Die,
    die,
)
from brigand.games.sherwood.rules_sheriff import scuffle
from brigand.games.sherwood.rules_spoils import share_loot
from brigand.games.sherwood.rules_table import CHOOSING, Assaulting, Table


def choose_next(table: Table) -> None:
    """The Fair comes first and the last wagon by itself; otherwise the first player chooses. Then the sheriff comes."""
    open_wagons = 0
    only = NOBODY
    for stretch in range(STRETCHES):
        wagon = table.road[stretch]
        if wagon is None or table.beaten[stretch]:
            continue
        if table.is_deserted(stretch):
            pass_by(table, stretch)
            continue
        if wagon.kind == FAIR:
            only, open_wagons = stretch, 1
            break
        only = stretch
        open_wagons += 1
    if open_wagons == 0:
        scuffle(table)
    elif open_wagons == 1:
        begin_assault(table, only)
    else:
        table.turn = table.first


def is_waiting(table: Table, stretch: int) -> bool:
    """A wagon that is still to be assaulted."""
    return table.road[stretch] is not None and not table.beaten[stretch]


def legal_assaults(table: Table, actions: list[Action]) -> None:
    """Every wagon not yet assaulted."""
    for stretch in range(STRETCHES):
        if is_waiting(table, stretch):
            actions.append(ASSAULT[stretch])


def scrap(table: Table, stretch: int) -> None:
    """The wagon leaves the road, open to all, with its token and its X."""
    table.scrapped.append(table.wagon(stretch))
    table.road[stretch] = None
    table.changes[stretch] = 0
    table.crossed[stretch] = False


def pass_by(table: Table, stretch: int) -> None:
    """Nobody waits for this wagon: it escapes without a roll."""
    if table.journal is not None:
        table.tell(events.Deserted(stretch + 1, table.wagon(stretch).name()))
    scrap(table, stretch)


def begin_assault(table: Table, stretch: int) -> None:
    """The Fair's dice, then a die for every bandit from the left."""
    wagon = table.wagon(stretch)
    if table.journal is not None:
        table.tell(events.AssaultBegan(table.first, stretch + 1, wagon.name()))
    if wagon.kind == FAIR:
        roll_fair(table, stretch)
    roll_bandits(table, stretch)
    table.turn = NOBODY
    table.asked = 0
    table.phase = Assaulting(stretch)


def roll_fair(table: Table, stretch: int) -> None:
    """Three neutral dice are the Fair's defence."""
    table.fair = [table.rng.roll() for _ in range(FAIR_DICE)]
    table.defences[stretch] = sum(table.fair) + table.changes[stretch]
    if table.journal is not None:
        table.tell(events.FairRolled(stretch + 1, table.fair, table.defences[stretch]))


def roll_bandits(table: Table, stretch: int) -> None:
    """Every bandit's owner rolls; a Quick job die lies already and keeps its face.

    An empty place uses up chance like a full one: where one gang hides does not change what the others roll.
    """
    lying = table.dice[stretch]
    dice: list[Die] = []
    laid = 0
    for space in range(HIDEOUTS):
        while laid < len(lying) and lying[laid].space == space:
            dice.append(lying[laid])
            laid += 1
        hideout = table.rows[stretch][space]
        for gang in (hideout.gang, hideout.mover):
            if gang == NO_GANG:
                table.rng.word()
            else:
                dice.append(die(gang, table.rng.roll(), space, False))
    table.dice[stretch] = dice
    if table.journal is not None:
        gangs = [one.gang for one in dice]
        spaces = [one.space + 1 for one in dice]
        table.tell(events.Rolled(stretch + 1, gangs, spaces, [one.face for one in dice]))


def resolve(table: Table, stretch: int) -> None:
    """Sum from the left until the defence is reached; a shared space counts whole, and somebody has to strike."""
    dice = table.dice[stretch]
    defence = table.defences[stretch]
    total = 0
    count = 0
    while count < len(dice) and (count == 0 or total < defence):
        space = dice[count].space
        while count < len(dice) and dice[count].space == space:
            total += dice[count].face
            count += 1
    table.fair = []
    table.phase = CHOOSING
    if total < defence:
        escape(table, stretch, total)
    else:
        beat(table, stretch, total, count)


def escape(table: Table, stretch: int, total: int) -> None:
    """Dice and bandits go home, the wagon to the discards."""
    if table.journal is not None:
        table.tell(events.Escaped(stretch + 1, table.wagon(stretch).name(), total, table.defences[stretch]))
    table.dice[stretch] = []
    table.rows[stretch] = [FREE] * HIDEOUTS
    scrap(table, stretch)


def beat(table: Table, stretch: int, total: int, count: int) -> None:
    """Late dice and their bandits go home; the others stay, score and share the loot."""
    dice = table.dice[stretch]
    late = len(dice) - count
    table.beaten[stretch] = True
    if table.journal is not None:
        defence = table.defences[stretch]
        table.tell(events.Beaten(stretch + 1, table.wagon(stretch).name(), total, defence, count, late))
    if late > 0:
        row = table.rows[stretch][: dice[count - 1].space + 1]
        while len(row) < HIDEOUTS:
            row.append(FREE)
        table.rows[stretch] = row
        table.dice[stretch] = dice[:count]
    score(table, stretch)
    share_loot(table, stretch)


def score(table: Table, stretch: int) -> None:
    """One point for each gang with a die left, one more for the right end, one more if its bandit lies."""
    row = table.rows[stretch]
    won = [0] * table.gangs
    earner = NO_GANG
    for one in table.dice[stretch]:
        hideout = row[one.space]
        earner = one.gang if hideout.mover == NO_GANG else hideout.gang
        won[earner] = PARTICIPANT
    won[earner] += RIGHT_END
    if row[table.dice[stretch][-1].space].lying:
        won[earner] += LYING
    for gang, points in enumerate(won):
        if points > 0:
            table.points[gang] += points
            if table.journal is not None:
                table.tell(events.PointsWon(gang, stretch + 1, points))
