"""Sherwood, guards: rows close up, the wagons open, cards change, and every defence is found."""

from brigand.games.sherwood.board import Board
from brigand.games.sherwood.events_hideouts import CardChanged, CardStayed, ClosedUp, DefenceSet, Jailed, Revealed
from brigand.games.sherwood.phases import ASKING_JOHN
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


def reveal(board: Board) -> None:
    """Close up, then open stretch 1 to 4; last of all the defences."""
    for stretch in range(board.wagon_count()):
        close_up(board, stretch)
    board.is_revealed = True
    for stretch in range(board.wagon_count()):
        wagon = board.wagon(stretch)
        if board.journal is not None:
            board.tell(Revealed(stretch + 1, wagon.name()))
        if wagon.change >= 0:
            change_card(board, stretch, wagon.change)
        if wagon.kind == SHERIFF:
            jail(board, stretch)
    set_defences(board)
    board.asked = 0
    board.phase = ASKING_JOHN


def close_up(board: Board, stretch: int) -> None:
    """Free hide-outs between two bandits are closed; those left of the first stay."""
    row = board.rows[stretch]
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
        board.rows[stretch] = closed
        if board.journal is not None:
            board.tell(ClosedUp(stretch + 1, [hideout.gang for hideout in closed]))


def change_card(board: Board, stretch: int, character: int) -> None:
    """The next card of the character's deck; the old one leaves the game. With an empty deck it stays."""
    if not board.decks[character]:
        if board.journal is not None:
            board.tell(CardStayed(stretch + 1, CHARACTERS[character]))
        return
    old = board.cards[character]
    board.box.append(old)
    board.cards[character] = board.decks[character][0]
    board.decks[character] = board.decks[character][1:]
    if board.journal is not None:
        new = board.cards[character]
        board.tell(CardChanged(stretch + 1, CHARACTERS[character], old.id, new.id))


def jail(board: Board, stretch: int) -> None:
    """The Sheriff's wagon: free leaders of the gangs that wait for it."""
    for hideout in board.rows[stretch]:
        if hideout is not FREE and board.is_free(hideout.gang):
            board.leaders[hideout.gang] = PRISON
            if board.journal is not None:
                board.tell(Jailed(hideout.gang, stretch + 1))


def set_defences(board: Board) -> None:
    """Numbers with their tokens first; Beer and Gypsy copy the lowest and highest of them, then add their own token."""
    lowest, highest = 0, 0
    for stretch, wagon in enumerate(board.road):
        if wagon is not None and wagon.defence > 0:
            defence = wagon.defence + board.changes[stretch]
            board.defences[stretch] = defence
            if lowest == 0 or defence < lowest:
                lowest = defence
            if defence > highest:
                highest = defence
    for stretch in range(STRETCHES):
        wagon = board.road[stretch]
        if wagon is None:
            continue
        if wagon.kind == BEER:
            board.defences[stretch] = (lowest or BACKS[wagon.back][0]) + board.changes[stretch]
        elif wagon.kind == GYPSY:
            board.defences[stretch] = (highest or BACKS[wagon.back][1]) + board.changes[stretch]
        tell_defence(board, stretch, wagon)


def tell_defence(board: Board, stretch: int, wagon: Wagon) -> None:
    """Write a defence to the journal; the Fair has none before its dice fall."""
    if board.journal is not None and wagon.kind != FAIR:
        board.tell(DefenceSet(stretch + 1, wagon.name(), board.defences[stretch]))
