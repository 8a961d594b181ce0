"""Sherwood, Robin Hood: in every assault, once all dice lie, each player may change them."""

from typing import Final

from brigand.core.action import Action
from brigand.core.state import NOBODY
from brigand.games.sherwood.actions import HEADS_DOWN, OVER_HERE, OVER_THERE, SECOND_CHANCE
from brigand.games.sherwood.board import Board
from brigand.games.sherwood.events_assault import DieChanged, Rerolled, Turned
from brigand.games.sherwood.phases import Assaulting
from brigand.games.sherwood.pieces import BY_EFFECT, CHANGE, ROBIN, Die, die
from brigand.games.sherwood.rules_assault import resolve

HEADS_DOWN_CARD: Final = BY_EFFECT["heads_down"]
SECOND_CHANCE_CARD: Final = BY_EFFECT["second_chance"]
OVER_THERE_CARD: Final = BY_EFFECT["over_there"]
OVER_HERE_CARD: Final = BY_EFFECT["over_here"]
LOWEST: Final = 1
HIGHEST: Final = 6


def ask_robin(board: Board, phase: Assaulting) -> None:
    """The next seat whose leader is free and finds a die; then the dice are summed."""
    while True:
        seat = board.next_asked()
        if seat == NOBODY:
            resolve(board, phase.stretch)
            return
        if board.is_free(seat) and has_target(board, seat, phase.stretch):
            board.turn = seat
            return


def has_target(board: Board, seat: int, stretch: int) -> bool:
    """Whether Robin Hood's open card can do anything for the seat here."""
    actions: list[Action] = []
    add_robin(board, seat, stretch, actions)
    return len(actions) > 0


def add_robin(board: Board, seat: int, stretch: int, actions: list[Action]) -> None:
    """What Robin Hood's open card offers this seat in this assault."""
    card = board.cards[ROBIN]
    for place, one in enumerate(board.dice[stretch]):
        if card is HEADS_DOWN_CARD:
            if one.gang == seat and one.face < HIGHEST:
                actions.append(HEADS_DOWN[stretch][place][0])
            if one.gang == seat and one.face > LOWEST:
                actions.append(HEADS_DOWN[stretch][place][1])
        elif card is SECOND_CHANCE_CARD:
            if not one.marked:
                actions.append(SECOND_CHANCE[stretch][place])
        elif card is OVER_THERE_CARD:
            if turnable(board.dice[stretch], place, -1):
                actions.append(OVER_THERE[stretch][place])
        elif card is OVER_HERE_CARD and turnable(board.dice[stretch], place, 1):
            actions.append(OVER_HERE[stretch][place])


def turnable(dice: list[Die], chosen: int, side: int) -> list[int]:
    """The unmarked dice on the named side of the chosen one, not on its own space."""
    space = dice[chosen].space
    found: list[int] = []
    for place, one in enumerate(dice):
        if not one.marked and (one.space < space if side < 0 else one.space > space):
            found.append(place)
    return found


def put_die(board: Board, stretch: int, place: int, face: int, marked: bool) -> None:
    """The die on this place shows another face."""
    old = board.dice[stretch][place]
    board.dice[stretch][place] = die(old.gang, face, old.space, marked)


def heads_down(board: Board, seat: int, stretch: int, place: int, change: int) -> None:
    """An own die up or down by 2, between 1 and 6."""
    board.send_leader(seat, ROBIN)
    old = board.dice[stretch][place]
    face = min(HIGHEST, max(LOWEST, old.face + change))
    put_die(board, stretch, place, face, old.marked)
    if board.journal is not None:
        board.tell(DieChanged(seat, stretch + 1, place + 1, old.face, face))


def second_chance(board: Board, seat: int, stretch: int, place: int) -> None:
    """Any die is rolled again and marked."""
    board.send_leader(seat, ROBIN)
    old = board.dice[stretch][place]
    face = board.rng.roll()
    put_die(board, stretch, place, face, True)
    if board.journal is not None:
        board.tell(Rerolled(seat, stretch + 1, place + 1, old.gang, old.face, face))


def turn_dice(board: Board, seat: int, stretch: int, place: int, side: int) -> None:
    """Unmarked dice on one side take the chosen face and are marked."""
    board.send_leader(seat, ROBIN)
    face = board.dice[stretch][place].face
    turned = turnable(board.dice[stretch], place, side)
    for other in turned:
        put_die(board, stretch, other, face, True)
    if board.journal is not None:
        numbers = [other + 1 for other in turned]
        board.tell(Turned(seat, stretch + 1, place + 1, face, numbers))


def raised(face: int) -> int:
    """A face two higher, at most 6."""
    return min(HIGHEST, face + CHANGE)
