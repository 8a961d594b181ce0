"""Sherwood, the sheriff: dice on the drawbridge, release, bail, arrests and rewards."""

from brigand.core.action import Action
from brigand.core.state import NOBODY
from brigand.games.sherwood import events
from brigand.games.sherwood.actions import BAIL_ONE, BAIL_WITH_THREE, DISCARD, TAKE_LOOT, TAKE_POINT
from brigand.games.sherwood.pieces import (
    ARREST_ABOVE,
    BAIL_THREE,
    BAIL_THREE_DICE,
    HOME,
    LAST_ROUND_POINTS,
    NO_GANG,
    PRISON,
    REWARD_BELOW,
    ROUNDS,
    STRETCHES,
    VILLAGE_COIN,
    Token,
)
from brigand.games.sherwood.rules_loot import draw_for, give_up
from brigand.games.sherwood.rules_table import (
    ARRESTING,
    ASKING_TUCK,
    BAILING,
    CLEANING,
    REWARDING,
    Paying,
    Table,
)


def scuffle(table: Table) -> None:
    """All dice still on the board go to the drawbridge, a column for each colour; marks go."""
    for stretch in range(STRETCHES):
        for one in table.dice[stretch]:
            insert_face(table.bridge[one.gang], one.face)
        table.dice[stretch] = []
        table.crossed[stretch] = False
    if table.journal is not None:
        table.tell(events.Scuffle([column[:] for column in table.bridge]))
    table.asked = 0
    table.phase = ASKING_TUCK


def insert_face(column: list[int], face: int) -> None:
    """A die joins its column; the lowest lies first."""
    i = len(column)
    while i > 0 and column[i - 1] > face:
        i -= 1
    column.insert(i, face)


def discard(table: Table, seat: int, token: Token, why: str) -> None:
    """A token of this round is given up; only a village coin is seen by all."""
    give_up(table, seat, token)
    if table.journal is not None:
        is_open = table.open_loot or token is VILLAGE_COIN
        table.tell(events.Discarded(seat, token.name, why, is_open))


def release(table: Table) -> None:
    """All leaders in prison come home; then bail is asked for."""
    for gang in range(table.gangs):
        if table.leaders[gang] == PRISON:
            table.leaders[gang] = HOME
            if table.journal is not None:
                table.tell(events.Released(gang))
    table.asked = 0
    table.phase = BAILING


def ask_bail(table: Table) -> None:
    """The next seat with a column of 5 or more and a token of this round; then the arrests."""
    while True:
        seat = table.next_asked()
        if seat == NOBODY:
            table.phase = ARRESTING
            return
        if table.fronts[seat] and table.column(seat) >= REWARD_BELOW:
            table.turn = seat
            return


def legal_bail(table: Table, seat: int, actions: list[Action]) -> None:
    """Any token for the lowest die; three for the two lowest."""
    last = -1
    for token in table.fronts[seat]:
        if token.number != last:
            last = token.number
            actions.append(BAIL_ONE[last])
    if len(table.fronts[seat]) >= BAIL_THREE and len(table.bridge[seat]) >= BAIL_THREE_DICE:
        actions.append(BAIL_WITH_THREE)


def legal_discards(table: Table, seat: int, actions: list[Action]) -> None:
    """Any token of this round."""
    last = -1
    for token in table.fronts[seat]:
        if token.number != last:
            last = token.number
            actions.append(DISCARD[last])


def bail_one(table: Table, seat: int, token: Token) -> None:
    """One token, the lowest die."""
    discard(table, seat, token, "bail")
    remove_lowest(table, seat, 1, 1)


def bail_three(table: Table, seat: int) -> None:
    """Three tokens: all of them if there are no more, otherwise one after another."""
    if len(table.fronts[seat]) > BAIL_THREE:
        table.phase = Paying(BAIL_THREE)
        return
    for token in table.fronts[seat][:]:
        discard(table, seat, token, "bail")
    remove_lowest(table, seat, BAIL_THREE, BAIL_THREE_DICE)


def pay(table: Table, seat: int, left: int, token: Token) -> None:
    """One of the three tokens."""
    discard(table, seat, token, "bail")
    if left > 1:
        table.phase = Paying(left - 1)
        return
    table.phase = BAILING
    remove_lowest(table, seat, BAIL_THREE, BAIL_THREE_DICE)


def remove_lowest(table: Table, seat: int, tokens: int, dice: int) -> None:
    """The own lowest dice leave the drawbridge."""
    column = table.bridge[seat]
    table.bridge[seat] = column[dice:]
    table.turn = NOBODY
    if table.journal is not None:
        table.tell(events.Bailed(seat, tokens, column[:dice]))


def arrest(table: Table) -> None:
    """Columns above 10, from the first player on; Scarlet only pays the point of the last round."""
    table.reward_starts.append(len(table.taken))
    for number in range(table.gangs):
        gang = (table.first + number) % table.seats if number < table.seats else table.scarlet()
        total = table.column(gang)
        is_last = table.round == ROUNDS
        if total > ARREST_ABOVE and (is_last or gang < table.seats):
            lost = min(LAST_ROUND_POINTS, table.points[gang]) if is_last else 0
            table.points[gang] -= lost
            if gang < table.seats:
                table.leaders[gang] = PRISON
            if table.journal is not None:
                table.tell(events.Arrested(gang, total, lost))
    table.asked = 0
    table.phase = REWARDING


def ask_reward(table: Table) -> None:
    """The next seat with a column below 5; a point if there is no token; Scarlet's token last, then the clean-up."""
    while True:
        seat = table.next_asked()
        if seat == NOBODY:
            reward_scarlet(table)
            table.phase = CLEANING
            return
        if table.column(seat) < REWARD_BELOW:
            if table.tokens_to_draw() > 0:
                table.turn = seat
                return
            reward_point(table, seat)


def reward_scarlet(table: Table) -> None:
    """He draws unseen."""
    scarlet = table.scarlet()
    if scarlet == NO_GANG or table.column(scarlet) >= REWARD_BELOW:
        return
    if table.tokens_to_draw() > 0:
        draw_for(table, scarlet, "reward")
    else:
        reward_point(table, scarlet)


def legal_rewards(actions: list[Action]) -> None:
    """A token or a point."""
    actions.append(TAKE_LOOT)
    actions.append(TAKE_POINT)


def reward_point(table: Table, gang: int) -> None:
    """A point for a column below 5."""
    table.points[gang] += 1
    if table.journal is not None:
        table.tell(events.Rewarded(gang, 1))
