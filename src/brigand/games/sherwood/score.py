"""Sherwood: points: majorities, the best split of tokens, and the ranking."""

from typing import Final, final

from brigand.core.outcome import Outcome
from brigand.games.sherwood.board import Board
from brigand.games.sherwood.pieces import BOX, BRACELET, COIN, LOOT_COLORS, NECKLACE, RING, VILLAGE_COIN, Token

MAJORITY: Final[int] = BOX["scoring"]["majority"]
MAJORITY_TIE: Final[int] = BOX["scoring"]["majority_tie"]
THREE_RINGS: Final[int] = BOX["scoring"]["three_rings"]
TWO_BRACELETS: Final[int] = BOX["scoring"]["two_bracelets"]
SINGLE_NECKLACE: Final[int] = BOX["scoring"]["necklace"]
FULL_SET: Final[int] = BOX["scoring"]["set"]
COINS_PER_POINT: Final[int] = BOX["scoring"]["coins_per_point"]


@final
class Split:
    """How tokens are spent: how many of each combination, and the coins left over."""

    def __init__(self) -> None:
        self.rings = 0
        self.sets = 0
        self.bracelets = 0
        self.necklaces = 0
        self.coins = 0
        self.points = 0


def best_split(tokens: list[Token]) -> Split:
    """The split that brings most. Per colour every number of ring triples, sets and bracelet pairs is tried, and for
    each number of coins left over the best is kept, since three coins of any colours make a point.
    """
    best: list[Split | None] = [Split()]
    for color in range(len(LOOT_COLORS)):
        counts = [0, 0, 0]
        for token in tokens:
            if token.color == color:
                counts[token.kind] += 1
        best = with_color(best, counts[RING], counts[BRACELET], counts[NECKLACE])
    loose = 0
    for token in tokens:
        if token.kind == COIN:
            loose += 1
    winner = Split()
    winner.points = -1
    for split in best:
        if split is not None:
            total = split.points + (split.coins + loose) // COINS_PER_POINT
            if total > winner.points:
                winner = add(split, 0, 0, 0, 0, loose)
                winner.points = total
    return winner


def with_color(best: list[Split | None], rings: int, bracelets: int, necklaces: int) -> list[Split | None]:
    """The best splits by coins left over, with one colour more."""
    result: list[Split | None] = [None] * (len(best) + rings + bracelets)
    for triples in range(rings // 3 + 1):
        for sets in range(min(rings - 3 * triples, bracelets, necklaces) + 1):
            for pairs in range((bracelets - sets) // 2 + 1):
                coins = rings - 3 * triples - sets + bracelets - sets - 2 * pairs
                for before in best:
                    if before is not None:
                        after = add(before, triples, sets, pairs, necklaces - sets, coins)
                        rival = result[after.coins]
                        if rival is None or after.points > rival.points:
                            result[after.coins] = after
    return result


def add(before: Split, triples: int, sets: int, pairs: int, necklaces: int, coins: int) -> Split:
    """A split with more combinations."""
    after = Split()
    after.rings = before.rings + triples
    after.sets = before.sets + sets
    after.bracelets = before.bracelets + pairs
    after.necklaces = before.necklaces + necklaces
    after.coins = before.coins + coins
    gained = triples * THREE_RINGS + sets * FULL_SET + pairs * TWO_BRACELETS + necklaces * SINGLE_NECKLACE
    after.points = before.points + gained
    return after


def hoard(board: Board, gang: int) -> list[Token]:
    """All a gang's tokens from the chest, village coins included."""
    return board.chest(gang) + [VILLAGE_COIN] * board.saved_coins[gang]


def majorities(hoards: list[list[Token]]) -> list[list[int]]:
    """Points by gang for most rings, bracelets and necklaces; shared by those tied, none where nobody has any."""
    points = [[0, 0, 0] for _ in hoards]
    for kind in (RING, BRACELET, NECKLACE):
        counts = [sum([1 for token in tokens if token.kind == kind]) for tokens in hoards]
        most = max(counts)
        if most > 0:
            worth = MAJORITY if counts.count(most) == 1 else MAJORITY_TIE
            for gang, count in enumerate(counts):
                if count == most:
                    points[gang][kind] = worth
    return points


def scores(board: Board) -> list[int]:
    """Points on the track, and after the end everything."""
    return board.totals[: board.seats] if board.is_over else board.points[: board.seats]


def outcome(board: Board) -> Outcome:
    """Points, then fewest tokens; a tie for victory is broken by dice, other ties stay."""
    ranks: list[tuple[int, int, int]] = []
    for gang in range(board.gangs):
        won = 1 if gang == board.winner else 0
        ranks.append((won, board.totals[gang], -len(hoard(board, gang))))
    places = [1 + sum([1 for other in ranks if other > ranks[seat]]) for seat in range(board.seats)]
    return Outcome(places, scores(board), board.reason)
