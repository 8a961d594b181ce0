"""Sherwood, Friar Tuck: with the dice on the drawbridge each player may turn the sums or trade."""

from typing import Final

from brigand.core.action import Action
from brigand.core.state import NOBODY
from brigand.games.sherwood import events
from brigand.games.sherwood.actions import BARTER, CHEER_UP, MARKET, RAISE, WHERE_BEER
from brigand.games.sherwood.pieces import BY_EFFECT, TUCK, Token
from brigand.games.sherwood.rules_hiding import send_leader
from brigand.games.sherwood.rules_loot import draw_for
from brigand.games.sherwood.rules_robin import HIGHEST, raised
from brigand.games.sherwood.rules_sheriff import discard, insert_face, release
from brigand.games.sherwood.rules_table import ASKING_TUCK, BARTERING, Raising, Table

CHEER_UP_CARD: Final = BY_EFFECT["cheer_up"]
BARTER_CARD: Final = BY_EFFECT["barter"]
MARKET_CARD: Final = BY_EFFECT["market"]
WHERE_BEER_CARD: Final = BY_EFFECT["where_beer"]


def ask_tuck(table: Table) -> None:
    """The next seat whose leader is free and finds something to do; then prisoners come free."""
    while True:
        seat = table.next_asked()
        if seat == NOBODY:
            release(table)
            return
        if table.is_free(seat) and has_use(table, seat):
            table.turn = seat
            return


def has_use(table: Table, seat: int) -> bool:
    """Whether Friar Tuck's open card can do anything for the seat."""
    actions: list[Action] = []
    legal_tuck(table, seat, actions)
    return len(actions) > 0


def legal_tuck(table: Table, seat: int, actions: list[Action]) -> None:
    """What Friar Tuck's open card offers this seat."""
    card = table.cards[TUCK]
    if card is CHEER_UP_CARD:
        legal_faces(table.bridge[seat], CHEER_UP, actions)
    elif card is BARTER_CARD:
        if table.fronts[seat] and table.tokens_to_draw() > 0:
            actions.append(BARTER)
    elif card is MARKET_CARD:
        last = -1
        for token in table.fronts[seat]:
            if token.number != last:
                last = token.number
                actions.append(MARKET[last])
    elif card is WHERE_BEER_CARD and can_raise(table, seat):
        actions.append(WHERE_BEER)


def legal_faces(column: list[int], by_face: list[Action], actions: list[Action]) -> None:
    """One option for each different face of a column."""
    last = 0
    for face in column:
        if face != last:
            last = face
            actions.append(by_face[face - 1])


def can_raise(table: Table, seat: int) -> bool:
    """Whether some opponent has a die below 6."""
    return any(gang != seat and table.bridge[gang] and table.bridge[gang][0] < HIGHEST for gang in range(table.gangs))


def cheer_up(table: Table, seat: int, face: int) -> None:
    """An own die leaves the drawbridge."""
    send_leader(table, seat, TUCK)
    table.bridge[seat].remove(face)
    table.turn = NOBODY
    if table.journal is not None:
        table.tell(events.CheeredUp(seat, face))


def barter(table: Table, seat: int) -> None:
    """Draw first; what to give up is asked next."""
    send_leader(table, seat, TUCK)
    draw_for(table, seat, "trade")
    table.phase = BARTERING


def barter_away(table: Table, seat: int, token: Token) -> None:
    """The token given up for the drawn one, or that one itself."""
    discard(table, seat, token, "trade")
    table.phase = ASKING_TUCK
    table.turn = NOBODY


def market(table: Table, seat: int, token: Token) -> None:
    """A token for a point."""
    send_leader(table, seat, TUCK)
    discard(table, seat, token, "sale")
    table.points[seat] += 1
    table.turn = NOBODY
    if table.journal is not None:
        table.tell(events.Sold(seat, 1))


def where_beer(table: Table, seat: int) -> None:
    """One die of every opponent who has any, clockwise; Scarlet's last."""
    send_leader(table, seat, TUCK)
    targets: list[int] = []
    for number in range(1, table.gangs):
        gang = (seat + number) % table.gangs
        if table.bridge[gang]:
            targets.append(gang)
    go_on_raising(table, seat, targets)


def go_on_raising(table: Table, seat: int, targets: list[int]) -> None:
    """Where all dice of an opponent look alike nothing is asked."""
    while targets:
        column = table.bridge[targets[0]]
        if column[0] != column[-1]:
            table.phase = Raising(targets)
            return
        raise_die(table, seat, targets[0], column[0])
        targets = targets[1:]
    table.phase = ASKING_TUCK
    table.turn = NOBODY


def legal_raises(table: Table, phase: Raising, actions: list[Action]) -> None:
    """Any die of the opponent whose turn it is to suffer."""
    target = phase.targets[0]
    legal_faces(table.bridge[target], RAISE[target], actions)


def raise_named(table: Table, seat: int, phase: Raising, face: int) -> None:
    """The named die, then the next opponent."""
    raise_die(table, seat, phase.targets[0], face)
    go_on_raising(table, seat, phase.targets[1:])


def raise_die(table: Table, seat: int, target: int, face: int) -> None:
    """The die shows two more, at most 6."""
    table.bridge[target].remove(face)
    insert_face(table.bridge[target], raised(face))
    if table.journal is not None:
        table.tell(events.Raised(seat, target, face, raised(face)))
