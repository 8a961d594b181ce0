"""Sherwood, Lady Marion: before a placement a player may look at wagons, change them, or place twice."""

from typing import Final

from brigand.core.action import Action
from brigand.games.sherwood.actions import BROTHERHOOD, FRIENDLY_GUARDS, INSIDE_JOB, PUT_TOKEN, TIP_OFF
from brigand.games.sherwood.board import Board
from brigand.games.sherwood.events_hideouts import Looked, Posted, Replaced
from brigand.games.sherwood.phases import PLACING, PLACING_TWO, Posting
from brigand.games.sherwood.pieces import BACKS, BY_EFFECT, MARION

TIP_OFF_CARD: Final = BY_EFFECT["tip_off"]
BROTHERHOOD_CARD: Final = BY_EFFECT["brotherhood"]
INSIDE_JOB_CARD: Final = BY_EFFECT["inside_job"]
FRIENDLY_GUARDS_CARD: Final = BY_EFFECT["friendly_guards"]


def add_marion(board: Board, seat: int, actions: list[Action]) -> None:
    """What Lady Marion's open card offers before this placement."""
    card = board.cards[MARION]
    count = board.wagon_count()
    if card is TIP_OFF_CARD:
        for first in range(count):
            for further in range(1, count - first):
                actions.append(TIP_OFF[first][further])
    elif card is BROTHERHOOD_CARD:
        if board.bandits[seat] > 1:
            actions.append(BROTHERHOOD)
    elif card is INSIDE_JOB_CARD:
        for stretch in range(count):
            if not board.crossed[stretch]:
                actions.append(INSIDE_JOB[stretch])
    elif card is FRIENDLY_GUARDS_CARD:
        for stretch in range(count):
            actions.append(FRIENDLY_GUARDS[stretch])


def add_posting(actions: list[Action]) -> None:
    """+2, -2 or none."""
    for action in PUT_TOKEN:
        actions.append(action)


def look(board: Board, seat: int, stretches: list[int]) -> None:
    """Fronts only this seat sees."""
    for stretch in stretches:
        if seat not in board.lookers[stretch]:
            board.lookers[stretch] = [*board.lookers[stretch], seat]
    if board.journal is not None:
        wagons = [board.wagon(stretch).name() for stretch in stretches]
        board.tell(Looked(seat, [stretch + 1 for stretch in stretches], wagons))


def tip_off(board: Board, seat: int, first: int, second: int) -> None:
    """Look at two wagons; then place."""
    board.send_leader(seat, MARION)
    look(board, seat, [first, second])


def brotherhood(board: Board, seat: int) -> None:
    """Two placements in a row."""
    board.send_leader(seat, MARION)
    board.phase = PLACING_TWO


def inside_job(board: Board, seat: int, stretch: int) -> None:
    """The wagon leaves unseen; the top of the deck comes in its place, with an X."""
    board.send_leader(seat, MARION)
    board.dropped.append(board.wagon(stretch))
    new = board.wagons[board.dealt]
    board.dealt += 1
    board.road[stretch] = new
    board.crossed[stretch] = True
    if board.journal is not None:
        low, high = BACKS[new.back]
        board.tell(Replaced(seat, stretch + 1, low, high))


def friendly_guards(board: Board, seat: int, stretch: int) -> None:
    """Look at a wagon; a token may follow if there is none on it yet."""
    board.send_leader(seat, MARION)
    look(board, seat, [stretch])
    if board.changes[stretch] == 0:
        board.phase = Posting(stretch)


def put_token(board: Board, seat: int, stretch: int, change: int) -> None:
    """The token, or none; then place."""
    board.changes[stretch] = change
    board.phase = PLACING
    if board.journal is not None:
        board.tell(Posted(seat, stretch + 1, change))
