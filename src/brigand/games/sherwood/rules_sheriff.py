"""Sherwood, the sheriff: dice on the drawbridge, release, bail, arrests and rewards."""

from brigand.core.action import Action
from brigand.core.state import NOBODY
from brigand.games.sherwood.actions import BAIL_ONE, BAIL_WITH_THREE, DISCARD, TAKE_LOOT, TAKE_POINT
from brigand.games.sherwood.board import Board
from brigand.games.sherwood.events_loot import Discarded
from brigand.games.sherwood.events_sheriff import Arrested, Bailed, Released, Rewarded, Scuffle
from brigand.games.sherwood.phases import ARRESTING, ASKING_TUCK, BAILING, CLEANING, REWARDING, Paying
from brigand.games.sherwood.pieces import (
    BAIL_THREE,
    BAIL_THREE_DICE,
    HOME,
    LAST_ROUND_POINTS,
    NO_GANG,
    PRISON,
    ROUNDS,
    STRETCHES,
    VILLAGE_COIN,
    Token,
)
from brigand.games.sherwood.rules_loot import draw_for, give_up


def scuffle(board: Board) -> None:
    """All dice still on the board go to the drawbridge, a column for each colour; marks go."""
    for stretch in range(STRETCHES):
        for one in board.dice[stretch]:
            insert_face(board.bridge[one.gang], one.face)
        board.dice[stretch] = []
        board.crossed[stretch] = False
    if board.journal is not None:
        board.tell(Scuffle([column[:] for column in board.bridge]))
    board.asked = 0
    board.phase = ASKING_TUCK


def insert_face(column: list[int], face: int) -> None:
    """A die joins its column; the lowest lies first."""
    i = len(column)
    while i > 0 and column[i - 1] > face:
        i -= 1
    column.insert(i, face)


def discard(board: Board, seat: int, token: Token, why: str) -> None:
    """A token of this round is given up; only a village coin is seen by all."""
    give_up(board, seat, token)
    if board.journal is not None:
        is_open = board.open_loot or token is VILLAGE_COIN
        board.tell(Discarded(seat, token.name, why, is_open))


def release(board: Board) -> None:
    """All leaders in prison come home; then bail is asked for."""
    for gang in range(board.gangs):
        if board.leaders[gang] == PRISON:
            board.leaders[gang] = HOME
            if board.journal is not None:
                board.tell(Released(gang))
    board.asked = 0
    board.phase = BAILING


def ask_bail(board: Board) -> None:
    """The next seat with a column of 5 or more and a token of this round; then the arrests."""
    while True:
        seat = board.next_asked()
        if seat == NOBODY:
            board.phase = ARRESTING
            return
        if board.fronts[seat] and not board.earns_reward(seat):
            board.turn = seat
            return


def add_bail(board: Board, seat: int, actions: list[Action]) -> None:
    """Any token for the lowest die; three for the two lowest."""
    last = -1
    for token in board.fronts[seat]:
        if token.number != last:
            last = token.number
            actions.append(BAIL_ONE[last])
    if len(board.fronts[seat]) >= BAIL_THREE and len(board.bridge[seat]) >= BAIL_THREE_DICE:
        actions.append(BAIL_WITH_THREE)


def add_discards(board: Board, seat: int, actions: list[Action]) -> None:
    """Any token of this round."""
    last = -1
    for token in board.fronts[seat]:
        if token.number != last:
            last = token.number
            actions.append(DISCARD[last])


def bail_one(board: Board, seat: int, token: Token) -> None:
    """One token, the lowest die."""
    discard(board, seat, token, "bail")
    remove_lowest(board, seat, 1, 1)


def bail_three(board: Board, seat: int) -> None:
    """Three tokens: all of them if there are no more, otherwise one after another."""
    if len(board.fronts[seat]) > BAIL_THREE:
        board.phase = Paying(BAIL_THREE)
        return
    for token in board.fronts[seat][:]:
        discard(board, seat, token, "bail")
    remove_lowest(board, seat, BAIL_THREE, BAIL_THREE_DICE)


def pay(board: Board, seat: int, left: int, token: Token) -> None:
    """One of the three tokens."""
    discard(board, seat, token, "bail")
    if left > 1:
        board.phase = Paying(left - 1)
        return
    board.phase = BAILING
    remove_lowest(board, seat, BAIL_THREE, BAIL_THREE_DICE)


def remove_lowest(board: Board, seat: int, tokens: int, dice: int) -> None:
    """The own lowest dice leave the drawbridge."""
    column = board.bridge[seat]
    board.bridge[seat] = column[dice:]
    board.home_dice[seat] += dice
    board.turn = NOBODY
    if board.journal is not None:
        board.tell(Bailed(seat, tokens, column[:dice]))


def arrest(board: Board) -> None:
    """Columns above 10, from the first player on; Scarlet only pays the point of the last round."""
    board.reward_starts.append(len(board.taken))
    for number in range(board.gangs):
        gang = (board.first + number) % board.seats if number < board.seats else board.scarlet()
        total = board.column(gang)
        is_last = board.round == ROUNDS
        if board.faces_arrest(gang) and (is_last or gang < board.seats):
            lost = min(LAST_ROUND_POINTS, board.points[gang]) if is_last else 0
            board.points[gang] -= lost
            if gang < board.seats:
                board.leaders[gang] = PRISON
            if board.journal is not None:
                board.tell(Arrested(gang, total, lost))
    board.asked = 0
    board.phase = REWARDING


def ask_reward(board: Board) -> None:
    """The next seat with a column below 5; a point if there is no token; Scarlet's token last, then the clean-up."""
    while True:
        seat = board.next_asked()
        if seat == NOBODY:
            reward_scarlet(board)
            board.phase = CLEANING
            return
        if board.earns_reward(seat):
            if board.tokens_to_draw() > 0:
                board.turn = seat
                return
            reward_point(board, seat)


def reward_scarlet(board: Board) -> None:
    """He draws unseen."""
    scarlet = board.scarlet()
    if scarlet == NO_GANG or not board.earns_reward(scarlet):
        return
    if board.tokens_to_draw() > 0:
        draw_for(board, scarlet, "reward")
    else:
        reward_point(board, scarlet)


def add_rewards(actions: list[Action]) -> None:
    """A token or a point."""
    actions.append(TAKE_LOOT)
    actions.append(TAKE_POINT)


def reward_point(board: Board, gang: int) -> None:
    """A point for a column below 5."""
    board.points[gang] += 1
    if board.journal is not None:
        board.tell(Rewarded(gang, 1))
