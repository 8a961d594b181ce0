"""Sherwood: how rounds follow each other: wagons are dealt, and in the end everything is cleared away."""

from brigand.games.sherwood.board import UNKNOWN, Board
from brigand.games.sherwood.events import RoundBegan
from brigand.games.sherwood.events_end import MarkerPassed, MarkerRolled
from brigand.games.sherwood.events_sheriff import ChestsClosed
from brigand.games.sherwood.phases import DEALING, PLACING
from brigand.games.sherwood.pieces import (
    BACKS,
    BANDITS,
    DICE,
    FREE,
    HIDEOUTS,
    HOME,
    NO_GANG,
    PRISON,
    ROUNDS,
    STRETCHES,
    VILLAGE_COIN,
)
from brigand.games.sherwood.rules_assault import scrap
from brigand.games.sherwood.rules_end import finish, roll_off


def deal_wagons(board: Board) -> None:
    """A round opens: face-down wagons on the leftmost stretches."""
    board.round += 1
    for stretch in range(board.wagon_count()):
        board.road[stretch] = board.wagons[board.dealt]
        board.dealt += 1
    board.is_revealed = False
    board.asked = 0
    board.phase = PLACING
    if board.journal is not None:
        backs = [BACKS[wagon.back] for wagon in board.road if wagon is not None]
        lows, highs = [back[0] for back in backs], [back[1] for back in backs]
        board.tell(RoundBegan(board.round, board.first, lows, highs))


def clean_up(board: Board) -> None:
    """Tokens into chests, the marker on, pieces home, wagons off; then the next round or the end."""
    for gang in range(board.gangs):
        board.saved_coins[gang] += board.fronts[gang].count(VILLAGE_COIN)
        board.fronts[gang] = []
        board.bridge[gang] = []
        board.bandits[gang] = BANDITS
        board.home_bandits[gang] = 0
        board.home_dice[gang] = DICE
        if board.leaders[gang] != PRISON:
            board.leaders[gang] = HOME
    board.round_starts.append(len(board.taken))
    for stretch in range(STRETCHES):
        if board.road[stretch] is not None:
            scrap(board, stretch)
        board.rows[stretch] = [FREE] * HIDEOUTS
        board.beaten[stretch] = False
        board.defences[stretch] = UNKNOWN
        board.lookers[stretch] = []
    board.village = [NO_GANG] * len(board.village)
    if board.journal is not None:
        board.tell(ChestsClosed(board.round, board.look_inside))
    if board.round == ROUNDS:
        finish(board)
    else:
        pass_marker(board)
        board.phase = DEALING


def pass_marker(board: Board) -> None:
    """To the player with the fewest points, by dice if several; two players take turns."""
    if board.scarlet() != NO_GANG:
        board.first = (board.first + 1) % board.seats
    else:
        fewest = min(board.points)
        tied = [seat for seat in range(board.seats) if board.points[seat] == fewest]
        while len(tied) > 1:
            sums = roll_off(board.rng, len(tied))
            if board.journal is not None:
                for seat, total in zip(tied, sums):
                    board.tell(MarkerRolled(seat, total))
            tied = [seat for seat, total in zip(tied, sums) if total == max(sums)]
        board.first = tied[0]
    if board.journal is not None:
        board.tell(MarkerPassed(board.first))
