"""Sherwood: what things are worth, in points, as a player guesses them: hide-outs, tokens, columns of dice."""

from typing import Final

from brigand.games.sherwood.board import Board
from brigand.games.sherwood.imagine import knows_wagon
from brigand.games.sherwood.odds import MOST_DICE, falls_to, unseen_wagons
from brigand.games.sherwood.pieces import (
    ARREST_ABOVE,
    BRACELET,
    FREE,
    HIDEOUTS,
    LOOT,
    LOOT_COLORS,
    NECKLACE,
    NO_GANG,
    REWARD_BELOW,
    RING,
    ROUNDS,
    STRETCHES,
    TOKENS,
    WAGONS,
    Die,
    Hideout,
    Token,
)
from brigand.games.sherwood.score import best_split, hoard

TOKEN: Final = 1.25
"""A loot token nobody has looked at."""
DIE_COST: Final = 0.35
"""What a die on the drawbridge costs on average."""
REWARD: Final = 1.2
PRISON_COST: Final = 0.9
RIVALS: Final = 0.3
"""How much of what an opponent wins counts against oneself."""
RINGS: Final = [0.8, 1.3, 3.9, 0.8, 1.3, 3.9]
BRACELETS: Final = [0.8, 2.2, 0.9, 2.1]
"""What one more brings, by how many of the colour there are."""
NECKLACES: Final = 1.2
COINS: Final = 0.35
COUNTING: Final = 0.85
"""How much what a token counts now outweighs its promise in the last round."""
MATCH: Final = 0.5
"""For each other kind of the colour that a set still lacks."""


def chances(board: Board, seat: int, stretch: int) -> list[float]:
    """How likely the wagon falls to 0, 1, ... 4 dice, as the seat sees it."""
    wagon = board.wagon(stretch)
    if knows_wagon(board, seat, stretch):
        return [falls_to(board, wagon, stretch, dice, 0) if dice > 0 else 0.0 for dice in range(MOST_DICE + 1)]
    result = [0.0] * (MOST_DICE + 1)
    cards = 0
    for number, count in enumerate(unseen_wagons(board, seat)):
        if count > 0 and WAGONS[number].back == wagon.back:
            cards += count
            for dice in range(1, MOST_DICE + 1):
                result[dice] += count * falls_to(board, WAGONS[number], stretch, dice, 0)
    return [chance / cards for chance in result]


def between(values: list[float], place: float) -> float:
    """A value at a place that need not be whole."""
    if place >= len(values) - 1:
        return values[-1]
    low = int(place)
    return values[low] + (values[low + 1] - values[low]) * (place - low)


def crowd(board: Board) -> float:
    """How likely a free hide-out is to be taken before the round ends."""
    free = len(board.village)
    for stretch in range(STRETCHES):
        if board.road[stretch] is not None:
            free += board.rows[stretch].count(FREE)
    return min(1.0, sum(board.bandits) / free)


def share(row: list[Hideout], place: int, falls: list[float], filling: float) -> tuple[float, float]:
    """The chances of a bandit at a place to take part in the loot, and to strike the last blow."""
    left, total = 0.0, 1.0
    for space, hideout in enumerate(row):
        if space != place:
            weight = filling if hideout is FREE else 1.0
            total += weight
            if space < place:
                left += weight
    before = between(falls, left)
    return between(falls, total) - before, between(falls, left + 1) - before


def add_prospects(worth: list[float], row: list[Hideout], dice: list[Die], falls: list[float]) -> None:
    """What waiting at a wagon is worth to each gang: points, tokens, less the die on the drawbridge."""
    total = 0
    for hideout in row:
        if hideout is not FREE:
            total += 1 if hideout.mover == NO_GANG else 2
    total += len(dice)
    before = 0
    scored: list[int] = []
    for space in range(HIDEOUTS):
        hideout = row[space]
        host, mover = hideout.gang, hideout.mover
        for die in dice:
            if die.space == space:
                host = die.gang
        if host == NO_GANG:
            continue
        after = before + (1 if mover == NO_GANG else 2)
        takes_part = falls[min(total, MOST_DICE)] - falls[min(before, MOST_DICE)]
        ends = falls[min(after, MOST_DICE)] - falls[min(before, MOST_DICE)]
        worth[host if mover == NO_GANG else mover] += (TOKEN - DIE_COST) * takes_part
        worth[host] += ends * (2.0 if hideout.lying else 1.0)
        if host not in scored:
            scored.append(host)
            worth[host] += takes_part
        before = after


def prospects(board: Board, seat: int) -> list[float]:
    """What the wagons still to be assaulted are worth to each gang, as the seat sees them."""
    worth = [0.0] * board.gangs
    for stretch in range(STRETCHES):
        if board.road[stretch] is not None and not board.beaten[stretch] and not board.is_deserted(stretch):
            add_prospects(worth, board.rows[stretch], board.dice[stretch], chances(board, seat, stretch))
    return worth


def stand(board: Board, seat: int, worth: list[float]) -> float:
    """One's own prospects, less a share of the others'."""
    total = worth[seat]
    for gang, value in enumerate(worth):
        if gang != seat:
            total -= value * RIVALS / (board.gangs - 1)
    return total


def column_worth(board: Board, total: int) -> float:
    """What a column on the drawbridge brings."""
    if total > ARREST_ABOVE:
        return -1.0 if board.round == ROUNDS else -PRISON_COST
    return REWARD if total < REWARD_BELOW else 0.0


def own_dice(board: Board, seat: int) -> int:
    """The sum of the seat's dice at beaten wagons."""
    total = board.column(seat)
    for stretch in range(STRETCHES):
        if board.beaten[stretch]:
            for die in board.dice[stretch]:
                if die.gang == seat:
                    total += die.face
    return total


def owned(board: Board, seat: int) -> list[Token]:
    """All a seat's tokens; it remembers its chest."""
    return hoard(board, seat) + board.fronts[seat]


def in_sight(board: Board, seat: int) -> list[Token]:
    """Those of a seat's tokens that it may look at now, so that a hint may speak of them."""
    return board.fronts[seat][:] if board.chest_is_closed(seat) else owned(board, seat)


def token_worth(board: Board, tokens: list[Token], token: Token) -> float:
    """What one more token brings: what it can become early on, what it counts in the last round."""
    counted, late = 0.0, 0.0
    if board.round == ROUNDS:
        counted = float(best_split([*tokens, token]).points - best_split(tokens).points)
        late = COUNTING
    counts = [0, 0, 0, 0]
    for other in tokens:
        if other.color == token.color:
            counts[other.kind] += 1
    return (1.0 - late) * promise(token, counts) + late * counted


def promise(token: Token, counts: list[int]) -> float:
    """What a token can become beside others of its colour."""
    if token.kind == RING:
        worth = RINGS[min(counts[RING], len(RINGS) - 1)]
    elif token.kind == BRACELET:
        worth = BRACELETS[min(counts[BRACELET], len(BRACELETS) - 1)]
    elif token.kind == NECKLACE:
        worth = NECKLACES
    else:
        return COINS
    for kind in (RING, BRACELET, NECKLACE):
        if kind != token.kind and counts[kind] > counts[token.kind]:
            worth += MATCH
    return worth


def promise_of(tokens: list[Token]) -> float:
    """What all tokens of a hoard can become together; coins promise nothing."""
    counts = [[0, 0, 0, 0] for _ in LOOT_COLORS]
    total = 0.0
    for kind in (RING, BRACELET, NECKLACE):
        for token in tokens:
            if token.kind == kind:
                total += promise(token, counts[token.color])
                counts[token.color][kind] += 1
    return total


def unseen_token_worth(board: Board, seat: int) -> float:
    """What a token drawn unseen brings on average."""
    tokens = owned(board, seat)
    counts = [0] * len(TOKENS)
    for token in LOOT:
        counts[token.number] += 1
    for token in tokens:
        counts[token.number] -= 1
    total = 0.0
    left = 0
    for number, count in enumerate(counts):
        if count > 0:
            total += count * token_worth(board, tokens, TOKENS[number])
            left += count
    return total / left


def loss(board: Board, seat: int, token: Token) -> float:
    """What giving up a token costs."""
    rest = owned(board, seat)
    rest.remove(token)
    return token_worth(board, rest, token)
