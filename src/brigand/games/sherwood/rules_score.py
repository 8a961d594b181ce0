"""Sherwood, clean-up and final scoring: chests, the marker, majorities, the best split of tokens, tie-breaks."""

from typing import Final, final

from brigand.core.rng import Rng
from brigand.games.sherwood import events
from brigand.games.sherwood.pieces import (
    BANDITS,
    BOX,
    BRACELET,
    COIN,
    DICE,
    FREE,
    HIDEOUTS,
    HOME,
    KINDS,
    LOOT_COLORS,
    NECKLACE,
    NO_GANG,
    PRISON,
    RING,
    ROUNDS,
    STRETCHES,
    VILLAGE_COIN,
    Token,
)
from brigand.games.sherwood.rules_ambush import scrap
from brigand.games.sherwood.rules_table import DEALING, OVER, UNKNOWN, Table

MAJORITY: Final[int] = BOX["scoring"]["majority"]
MAJORITY_TIE: Final[int] = BOX["scoring"]["majority_tie"]
THREE_RINGS: Final[int] = BOX["scoring"]["three_rings"]
TWO_BRACELETS: Final[int] = BOX["scoring"]["two_bracelets"]
SINGLE_NECKLACE: Final[int] = BOX["scoring"]["necklace"]
FULL_SET: Final[int] = BOX["scoring"]["set"]
COINS_PER_POINT: Final[int] = BOX["scoring"]["coins_per_point"]
COUNTED: Final = "counted"
DICE_DECIDED: Final = "dice"
TOKENS_DECIDED: Final = "tokens"
SCARLET_WON: Final = "scarlet"


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


def hoard(table: Table, gang: int) -> list[Token]:
    """All a gang's tokens from the chest, village coins included."""
    return table.chest(gang) + [VILLAGE_COIN] * table.saved_coins[gang]


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


def clean_up(table: Table) -> None:
    """Tokens into chests, the marker on, pieces home, wagons off; then the next round or the end."""
    for gang in range(table.gangs):
        table.saved_coins[gang] += table.fronts[gang].count(VILLAGE_COIN)
        table.fronts[gang] = []
        table.bridge[gang] = []
        table.bandits[gang] = BANDITS
        if table.leaders[gang] != PRISON:
            table.leaders[gang] = HOME
    table.round_starts.append(len(table.taken))
    for stretch in range(STRETCHES):
        if table.road[stretch] is not None:
            scrap(table, stretch)
        table.rows[stretch] = [FREE] * HIDEOUTS
        table.beaten[stretch] = False
        table.defences[stretch] = UNKNOWN
        table.lookers[stretch] = []
    table.village = [NO_GANG] * len(table.village)
    if table.journal is not None:
        table.tell(events.ChestsClosed(table.round, table.look_inside))
    if table.round == ROUNDS:
        finish(table)
    else:
        pass_marker(table)
        table.phase = DEALING


def pass_marker(table: Table) -> None:
    """To the player with the fewest points, by dice if several; two players take turns."""
    if table.scarlet() != NO_GANG:
        table.first = (table.first + 1) % table.seats
    else:
        fewest = min(table.points)
        tied = [seat for seat in range(table.seats) if table.points[seat] == fewest]
        while len(tied) > 1:
            sums = roll_off(table.rng, len(tied))
            if table.journal is not None:
                for seat, total in zip(tied, sums):
                    table.tell(events.MarkerRolled(seat, total))
            tied = [seat for seat, total in zip(tied, sums) if total == max(sums)]
        table.first = tied[0]
    if table.journal is not None:
        table.tell(events.MarkerPassed(table.first))


def roll_off(rng: Rng, players: int) -> list[int]:
    """Everybody rolls the own four dice."""
    return [sum([rng.roll() for _ in range(DICE)]) for _ in range(players)]


def finish(table: Table) -> None:
    """Open the chests, count, and roll if the best are still tied."""
    table.phase = OVER
    table.is_over = True
    hoards = [hoard(table, gang) for gang in range(table.gangs)]
    won = majorities(hoards)
    for gang, tokens in enumerate(hoards):
        combinations = best_split(tokens).points
        table.totals.append(table.points[gang] + sum(won[gang]) + combinations)
        if table.journal is not None:
            table.tell(events.ChestOpened(gang, [token.name for token in tokens]))
            for kind in (RING, BRACELET, NECKLACE):
                if won[gang][kind] > 0:
                    table.tell(events.MajorityWon(gang, KINDS[kind], won[gang][kind]))
            majority = sum(won[gang])
            table.tell(events.Scored(gang, table.points[gang], majority, combinations, table.totals[gang]))
    decide(table, [len(tokens) for tokens in hoards])


def decide(table: Table, tokens: list[int]) -> None:
    """Most points among the players, then fewest tokens, then dice; but Scarlet wins if he has more than all."""
    table.rolls = [0] * table.gangs
    best = max(table.totals[: table.seats])
    scarlet = table.scarlet()
    if scarlet != NO_GANG and table.totals[scarlet] > best:
        table.winner = scarlet
        table.reason = SCARLET_WON
    else:
        break_tie(table, [seat for seat in range(table.seats) if table.totals[seat] == best], tokens)
    if table.journal is not None:
        table.tell(events.Ended(table.winner, table.reason))


def break_tie(table: Table, tied: list[int], tokens: list[int]) -> None:
    """Fewest tokens, then the highest roll, repeated while tied."""
    table.reason = COUNTED
    if len(tied) > 1:
        table.reason = TOKENS_DECIDED
        fewest = min([tokens[seat] for seat in tied])
        tied = [seat for seat in tied if tokens[seat] == fewest]
    while len(tied) > 1:
        table.reason = DICE_DECIDED
        sums = roll_off(table.rng, len(tied))
        for seat, total in zip(tied, sums):
            table.rolls[seat] = total
            if table.journal is not None:
                table.tell(events.TieRolled(seat, total))
        tied = [seat for seat, total in zip(tied, sums) if total == max(sums)]
    table.winner = tied[0]
