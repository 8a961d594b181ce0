"""Sherwood, hiding: wagons are dealt, bandits placed one by one, and Lady Marion may be asked before a placement."""

from typing import Final

from brigand.core.action import Action
from brigand.core.state import NOBODY
from brigand.games.sherwood import events
from brigand.games.sherwood.actions import (
    BROTHERHOOD,
    FRIENDLY_GUARDS,
    HIDE,
    INSIDE_JOB,
    PICK_POCKETS,
    PUT_TOKEN,
    TIP_OFF,
)
from brigand.games.sherwood.pieces import (
    BACKS,
    BY_EFFECT,
    CHARACTERS,
    FREE,
    HIDEOUTS,
    MARION,
    NO_GANG,
    STANDING,
    STRETCHES,
)
from brigand.games.sherwood.rules_loot import gain_coin
from brigand.games.sherwood.rules_table import PLACING, PLACING_TWO, REVEALING, Posting, Table

TIP_OFF_CARD: Final = BY_EFFECT["tip_off"]
BROTHERHOOD_CARD: Final = BY_EFFECT["brotherhood"]
INSIDE_JOB_CARD: Final = BY_EFFECT["inside_job"]
FRIENDLY_GUARDS_CARD: Final = BY_EFFECT["friendly_guards"]


def deal_wagons(table: Table) -> None:
    """A round opens: face-down wagons on the leftmost stretches."""
    table.round += 1
    for stretch in range(table.wagon_count()):
        table.road[stretch] = table.wagons[table.dealt]
        table.dealt += 1
    table.is_revealed = False
    table.asked = 0
    table.phase = PLACING
    if table.journal is not None:
        backs = [BACKS[wagon.back] for wagon in table.road if wagon is not None]
        lows, highs = [back[0] for back in backs], [back[1] for back in backs]
        table.tell(events.RoundBegan(table.round, table.first, lows, highs))


def next_placement(table: Table) -> None:
    """The next seat with a bandit in hand; Scarlet closes every lap; when all stand, the wagons open."""
    while True:
        if table.asked > 0 and table.asked % table.seats == 0:
            scarlet = table.scarlet()
            if scarlet != NO_GANG:
                place_scarlet(table, scarlet)
            if not any(table.bandits):
                table.phase = REVEALING
                return
        seat = (table.first + table.asked) % table.seats
        table.asked += 1
        if table.bandits[seat] > 0:
            table.turn = seat
            return


def legal_placements(table: Table, actions: list[Action]) -> None:
    """Every free space that is open."""
    for stretch in range(STRETCHES):
        if table.road[stretch] is not None:
            row = table.rows[stretch]
            table_row = HIDE[stretch]
            for hideout in range(HIDEOUTS):
                if row[hideout] is FREE:
                    actions.append(table_row[hideout])
    for circle, gang in enumerate(table.village):
        if gang == NO_GANG:
            actions.append(PICK_POCKETS[circle])


def legal_marion(table: Table, seat: int, actions: list[Action]) -> None:
    """What Lady Marion's open card offers before this placement."""
    card = table.cards[MARION]
    count = table.wagon_count()
    if card is TIP_OFF_CARD:
        for first in range(count):
            for further in range(1, count - first):
                actions.append(TIP_OFF[first][further])
    elif card is BROTHERHOOD_CARD:
        if table.bandits[seat] > 1:
            actions.append(BROTHERHOOD)
    elif card is INSIDE_JOB_CARD:
        for stretch in range(count):
            if not table.crossed[stretch]:
                actions.append(INSIDE_JOB[stretch])
    elif card is FRIENDLY_GUARDS_CARD:
        for stretch in range(count):
            actions.append(FRIENDLY_GUARDS[stretch])


def legal_posting(actions: list[Action]) -> None:
    """+2, -2 or none."""
    for action in PUT_TOKEN:
        actions.append(action)


def hide(table: Table, seat: int, stretch: int, hideout: int) -> None:
    """A bandit takes a hide-out."""
    table.bandits[seat] -= 1
    table.rows[stretch][hideout] = STANDING[seat]
    if table.journal is not None:
        table.tell(events.Hid(seat, stretch + 1, hideout + 1))
    end_placement(table)


def pick_pockets(table: Table, seat: int, circle: int) -> None:
    """A bandit goes to the village and earns a coin at once."""
    table.bandits[seat] -= 1
    table.village[circle] = seat
    gain_coin(table, seat)
    if table.journal is not None:
        table.tell(events.PickedPockets(seat, circle + 1))
    end_placement(table)


def end_placement(table: Table) -> None:
    """After Brotherhood the same seat places another; otherwise it is the next one's turn."""
    if table.phase is PLACING_TWO:
        table.phase = PLACING
    else:
        table.turn = NOBODY


def place_scarlet(table: Table, scarlet: int) -> None:
    """Fewest of his own, then the lowest range, then fewest taken hide-outs, then the leftmost; never a full row."""
    best = NOBODY
    best_worth = 0
    for stretch in range(table.wagon_count()):
        own, taken = 0, 0
        for hideout in table.rows[stretch]:
            if hideout is not FREE:
                taken += 1
                if hideout.gang == scarlet:
                    own += 1
        worth = (own * len(BACKS) + table.wagon(stretch).back) * (HIDEOUTS + 1) + taken
        if taken < HIDEOUTS and (best == NOBODY or worth < best_worth):
            best, best_worth = stretch, worth
    hideout_number = table.rows[best].index(FREE)
    table.bandits[scarlet] -= 1
    table.rows[best][hideout_number] = STANDING[scarlet]
    if table.journal is not None:
        table.tell(events.Hid(scarlet, best + 1, hideout_number + 1))


def send_leader(table: Table, seat: int, character: int) -> None:
    """The leader goes to the character's card, for the rest of the round."""
    table.leaders[seat] = character
    if table.journal is not None:
        table.tell(events.Asked(seat, CHARACTERS[character], table.cards[character].id))


def look(table: Table, seat: int, stretches: list[int]) -> None:
    """Fronts only this seat sees."""
    for stretch in stretches:
        if seat not in table.lookers[stretch]:
            table.lookers[stretch] = [*table.lookers[stretch], seat]
    if table.journal is not None:
        wagons = [table.wagon(stretch).name() for stretch in stretches]
        table.tell(events.Looked(seat, [stretch + 1 for stretch in stretches], wagons))


def tip_off(table: Table, seat: int, first: int, second: int) -> None:
    """Look at two wagons; then place."""
    send_leader(table, seat, MARION)
    look(table, seat, [first, second])


def brotherhood(table: Table, seat: int) -> None:
    """Two placements in a row."""
    send_leader(table, seat, MARION)
    table.phase = PLACING_TWO


def inside_job(table: Table, seat: int, stretch: int) -> None:
    """The wagon leaves unseen; the top of the deck comes in its place, with an X."""
    send_leader(table, seat, MARION)
    table.dropped.append(table.wagon(stretch))
    new = table.wagons[table.dealt]
    table.dealt += 1
    table.road[stretch] = new
    table.crossed[stretch] = True
    if table.journal is not None:
        low, high = BACKS[new.back]
        table.tell(events.Replaced(seat, stretch + 1, low, high))


def friendly_guards(table: Table, seat: int, stretch: int) -> None:
    """Look at a wagon; a token may follow if there is none on it yet."""
    send_leader(table, seat, MARION)
    look(table, seat, [stretch])
    if table.changes[stretch] == 0:
        table.phase = Posting(stretch)


def put_token(table: Table, seat: int, stretch: int, change: int) -> None:
    """The token, or none; then place."""
    table.changes[stretch] = change
    table.phase = PLACING
    if table.journal is not None:
        table.tell(events.Posted(seat, stretch + 1, change))
