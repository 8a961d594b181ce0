"""Sherwood, Friar Tuck: with the dice on the drawbridge each player may turn the sums or trade."""

from typing import Final

from brigand.core.action import Action
from brigand.core.state import NOBODY
from brigand.games.sherwood.actions import BARTER, CHEER_UP, MARKET, RAISE, WHERE_BEER
from brigand.games.sherwood.board import Board
from brigand.games.sherwood.events_sheriff import CheeredUp, Raised, Sold
from brigand.games.sherwood.phases import ASKING_TUCK, BARTERING, Raising
from brigand.games.sherwood.pieces import BY_EFFECT, TUCK, Token
from brigand.games.sherwood.rules_loot import draw_for
from brigand.games.sherwood.rules_robin import HIGHEST, raised
from brigand.games.sherwood.rules_sheriff import discard, insert_face, release

CHEER_UP_CARD: Final = BY_EFFECT["cheer_up"]
BARTER_CARD: Final = BY_EFFECT["barter"]
MARKET_CARD: Final = BY_EFFECT["market"]
WHERE_BEER_CARD: Final = BY_EFFECT["where_beer"]


def ask_tuck(board: Board) -> None:
    """The next seat whose leader is free and finds something to do; then prisoners come free."""
    while True:
        seat = board.next_asked()
        if seat == NOBODY:
            release(board)
            return
        if board.is_free(seat) and has_use(board, seat):
            board.turn = seat
            return


def has_use(board: Board, seat: int) -> bool:
    """Whether Friar Tuck's open card can do anything for the seat."""
    actions: list[Action] = []
    add_tuck(board, seat, actions)
    return len(actions) > 0


def add_tuck(board: Board, seat: int, actions: list[Action]) -> None:
    """What Friar Tuck's open card offers this seat."""
    card = board.cards[TUCK]
    if card is CHEER_UP_CARD:
        add_faces(board.bridge[seat], CHEER_UP, actions)
    elif card is BARTER_CARD:
        if board.fronts[seat] and board.tokens_to_draw() > 0:
            actions.append(BARTER)
    elif card is MARKET_CARD:
        last = -1
        for token in board.fronts[seat]:
            if token.number != last:
                last = token.number
                actions.append(MARKET[last])
    elif card is WHERE_BEER_CARD and can_raise(board, seat):
        actions.append(WHERE_BEER)


def add_faces(column: list[int], by_face: list[Action], actions: list[Action]) -> None:
    """One option for each different face of a column."""
    last = 0
    for face in column:
        if face != last:
            last = face
            actions.append(by_face[face - 1])


def can_raise(board: Board, seat: int) -> bool:
    """Whether some opponent has a die below 6."""
    return any(gang != seat and board.bridge[gang] and board.bridge[gang][0] < HIGHEST for gang in range(board.gangs))


def cheer_up(board: Board, seat: int, face: int) -> None:
    """An own die leaves the drawbridge."""
    board.send_leader(seat, TUCK)
    board.bridge[seat].remove(face)
    board.home_dice[seat] += 1
    board.turn = NOBODY
    if board.journal is not None:
        board.tell(CheeredUp(seat, face))


def barter(board: Board, seat: int) -> None:
    """Draw first; what to give up is asked next."""
    board.send_leader(seat, TUCK)
    draw_for(board, seat, "trade")
    board.phase = BARTERING


def barter_away(board: Board, seat: int, token: Token) -> None:
    """The token given up for the drawn one, or that one itself."""
    discard(board, seat, token, "trade")
    board.phase = ASKING_TUCK
    board.turn = NOBODY


def market(board: Board, seat: int, token: Token) -> None:
    """A token for a point."""
    board.send_leader(seat, TUCK)
    discard(board, seat, token, "sale")
    board.points[seat] += 1
    board.turn = NOBODY
    if board.journal is not None:
        board.tell(Sold(seat, 1))


def where_beer(board: Board, seat: int) -> None:
    """One die of every opponent who has any, clockwise; Scarlet's gang sits after the last seat."""
    board.send_leader(seat, TUCK)
    targets: list[int] = []
    for number in range(1, board.gangs):
        gang = (seat + number) % board.gangs
        if board.bridge[gang]:
            targets.append(gang)
    go_on_raising(board, seat, targets)


def go_on_raising(board: Board, seat: int, targets: list[int]) -> None:
    """Where all dice of an opponent look alike nothing is asked."""
    while targets:
        column = board.bridge[targets[0]]
        if column[0] != column[-1]:
            board.phase = Raising(targets)
            return
        raise_die(board, seat, targets[0], column[0])
        targets = targets[1:]
    board.phase = ASKING_TUCK
    board.turn = NOBODY


def add_raises(board: Board, phase: Raising, actions: list[Action]) -> None:
    """Any die of the opponent whose turn it is to suffer."""
    target = phase.targets[0]
    add_faces(board.bridge[target], RAISE[target], actions)


def raise_named(board: Board, seat: int, phase: Raising, face: int) -> None:
    """The named die, then the next opponent."""
    raise_die(board, seat, phase.targets[0], face)
    go_on_raising(board, seat, phase.targets[1:])


def raise_die(board: Board, seat: int, target: int, face: int) -> None:
    """The die shows two more, at most 6."""
    board.bridge[target].remove(face)
    insert_face(board.bridge[target], raised(face))
    if board.journal is not None:
        board.tell(Raised(seat, target, face, raised(face)))
