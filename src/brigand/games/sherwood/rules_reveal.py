"""Sherwood, guards: rows close up, the wagons open, cards change, and every defence is found."""

from brigand.games.sherwood import events
from brigand.games.sherwood.pieces import (
    BACKS,
    BEER,
    CHARACTERS,
    FAIR,
    FREE,
    GYPSY,
    HIDEOUTS,
    PRISON,
    SHERIFF,
    STRETCHES,
    Hideout,
    Wagon,
)
from brigand.games.sherwood.rules_table import ASKING_JOHN, Table


def reveal(table: Table) -> None:
    """Close up, then open stretch 1 to 4; last of all the defences."""
    for stretch in range(table.wagon_count()):
        close_up(table, stretch)
    table.is_revealed = True
    for stretch in range(table.wagon_count()):
        wagon = table.wagon(stretch)
        if table.journal is not None:
            table.tell(events.Revealed(stretch + 1, wagon.name()))
        if wagon.change >= 0:
            change_card(table, stretch, wagon.change)
        if wagon.kind == SHERIFF:
            jail(table, stretch)
    set_defences(table)
    table.asked = 0
    table.phase = ASKING_JOHN


def close_up(table: Table, stretch: int) -> None:
    """Free hide-outs between two bandits are closed; those left of the first stay."""
    row = table.rows[stretch]
    start = 0
    while start < HIDEOUTS and row[start] is FREE:
        start += 1
    closed: list[Hideout] = row[:start]
    for hideout in row[start:]:
        if hideout is not FREE:
            closed.append(hideout)
    while len(closed) < HIDEOUTS:
        closed.append(FREE)
    if closed != row:
        table.rows[stretch] = closed
        if table.journal is not None:
            table.tell(events.ClosedUp(stretch + 1, [hideout.gang for hideout in closed]))


def change_card(table: Table, stretch: int, character: int) -> None:
    """The next card of the character's deck; the old one leaves the game. With an empty deck it stays."""
    if not table.decks[character]:
        if table.journal is not None:
            table.tell(events.CardStayed(stretch + 1, CHARACTERS[character]))
        return
    old = table.cards[character]
    table.box.append(old)
    table.cards[character] = table.decks[character][0]
    table.decks[character] = table.decks[character][1:]
    if table.journal is not None:
        new = table.cards[character]
        table.tell(events.CardChanged(stretch + 1, CHARACTERS[character], old.id, new.id))


def jail(table: Table, stretch: int) -> None:
    """The Sheriff's wagon: free leaders of the gangs that wait for it."""
    for hideout in table.rows[stretch]:
        if hideout is not FREE and table.is_free(hideout.gang):
            table.leaders[hideout.gang] = PRISON
            if table.journal is not None:
                table.tell(events.Jailed(hideout.gang, stretch + 1))


def set_defences(table: Table) -> None:
    """Numbers with their tokens first; Beer and Gypsy copy the lowest and highest of them, then add their own token."""
    lowest, highest = 0, 0
    for stretch, wagon in enumerate(table.road):
        if wagon is not None and wagon.defence > 0:
            defence = wagon.defence + table.changes[stretch]
            table.defences[stretch] = defence
            if lowest == 0 or defence < lowest:
                lowest = defence
            if defence > highest:
                highest = defence
    for stretch in range(STRETCHES):
        wagon = table.road[stretch]
        if wagon is None:
            continue
        if wagon.kind == BEER:
            table.defences[stretch] = (lowest or BACKS[wagon.back][0]) + table.changes[stretch]
        elif wagon.kind == GYPSY:
            table.defences[stretch] = (highest or BACKS[wagon.back][1]) + table.changes[stretch]
        tell_defence(table, stretch, wagon)


def tell_defence(table: Table, stretch: int, wagon: Wagon) -> None:
    """Write a defence to the journal; the Fair has none before its dice fall."""
    if table.journal is not None and wagon.kind != FAIR:
        table.tell(events.DefenceSet(stretch + 1, wagon.name(), table.defences[stretch]))
