"""Sherwood, hiding: wagons are dealt, bandits placed one by one, and Lady Marion may be asked before a placement."""

from brigand.core.action import Action
from brigand.core.state import NOBODY
from brigand.games.sherwood.actions import HIDE, PICK_POCKETS
from brigand.games.sherwood.board import Board
from brigand.games.sherwood.events_hideouts import Hid, PickedPockets
from brigand.games.sherwood.phases import PLACING, PLACING_TWO, REVEALING
from brigand.games.sherwood.pieces import BACKS, FREE, HIDEOUTS, NO_GANG, STANDING, STRETCHES
from brigand.games.sherwood.rules_loot import gain_coin


def next_placement(board: Board) -> None:
    """The next seat with a bandit in hand; Scarlet closes every lap; when all stand, the wagons open."""
    while True:
        if board.asked > 0 and board.asked % board.seats == 0:
            scarlet = board.scarlet()
            if scarlet != NO_GANG:
                place_scarlet(board, scarlet)
            if not any(board.bandits):
                board.phase = REVEALING
                return
        seat = (board.first + board.asked) % board.seats
        board.asked += 1
        if board.bandits[seat] > 0:
            board.turn = seat
            return


def add_placements(board: Board, actions: list[Action]) -> None:
    """Every free space that is open."""
    for stretch in range(STRETCHES):
        if board.road[stretch] is not None:
            row = board.rows[stretch]
            places = HIDE[stretch]
            for hideout in range(HIDEOUTS):
                if row[hideout] is FREE:
                    actions.append(places[hideout])
    for circle, gang in enumerate(board.village):
        if gang == NO_GANG:
            actions.append(PICK_POCKETS[circle])


def hide(board: Board, seat: int, stretch: int, hideout: int) -> None:
    """A bandit takes a hide-out."""
    board.bandits[seat] -= 1
    board.rows[stretch][hideout] = STANDING[seat]
    if board.journal is not None:
        board.tell(Hid(seat, stretch + 1, hideout + 1))
    end_placement(board)


def pick_pockets(board: Board, seat: int, circle: int) -> None:
    """A bandit goes to the village and earns a coin at once."""
    board.bandits[seat] -= 1
    board.village[circle] = seat
    gain_coin(board, seat)
    if board.journal is not None:
        board.tell(PickedPockets(seat, circle + 1))
    end_placement(board)


def end_placement(board: Board) -> None:
    """After Brotherhood the same seat places another; otherwise it is the next one's turn."""
    if board.phase is PLACING_TWO:
        board.phase = PLACING
    else:
        board.turn = NOBODY


def place_scarlet(board: Board, scarlet: int) -> None:
    """Fewest of his own, then the lowest range, then fewest taken hide-outs, then the leftmost; never a full row."""
    best = NOBODY
    best_worth = 0
    for stretch in range(board.wagon_count()):
        own, taken = 0, 0
        for hideout in board.rows[stretch]:
            if hideout is not FREE:
                taken += 1
                if hideout.gang == scarlet:
                    own += 1
        worth = (own * len(BACKS) + board.wagon(stretch).back) * (HIDEOUTS + 1) + taken
        if taken < HIDEOUTS and (best == NOBODY or worth < best_worth):
            best, best_worth = stretch, worth
    hideout_number = board.rows[best].index(FREE)
    board.bandits[scarlet] -= 1
    board.rows[best][hideout_number] = STANDING[scarlet]
    if board.journal is not None:
        board.tell(Hid(scarlet, best + 1, hideout_number + 1))
