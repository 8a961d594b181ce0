"""The ladder: bots meet in every order round the table, on equal deals, until their own order is certain."""

import itertools
import math
from collections.abc import Iterator
from contextlib import closing
from typing import NamedTuple

import msgspec

from brigand.bots.registry import budget_of
from brigand.bots.visiting import any_bot
from brigand.core.errors import Unreadable
from brigand.core.game import Choice
from brigand.core.outcome import shares_of_the_win
from brigand.core.rng import Rng
from brigand.games import game as find_game
from brigand.lab.crew import Crew, played
from brigand.lab.match import Fixture, MatchRow, Terms, fewest_seats, in_pieces, seed_of
from brigand.lab.rating import Bout, Rating, rating_model, ratings
from brigand.lab.rows import RowFile
from brigand.lab.share import Z95, Share, mean, share_of

Z_CERTAIN = 3.290527
"""The order is looked at again and again, so a pair counts as certain only beyond 99.9 %."""
LOOK = 1.05
"""So many times the matches must have been played before the order is looked at again."""
MOST_SEATINGS = 1_000_000
LARGEST = 3
"""Matches a worker plays before it reports back: few, because a ladder may stop at any time."""


class Plan(NamedTuple):
    """What a ladder was asked to play. In teams a bot takes all the seats of a side, and sides count as seats do."""

    game: str
    bots: list[str]
    side_of: list[int]
    options: dict[str, Choice]
    matches: int
    seed: int

    def sides(self) -> int:
        """How many play against each other."""
        return max(self.side_of) + 1

    def lap(self) -> int:
        """The matches until every order of at least two bots has played once."""
        orders: int = len(self.bots) ** self.sides()
        return orders - len(self.bots)


class Round(NamedTuple):
    """One deal and the seatings that play it."""

    seed: int
    seatings: list[tuple[int, ...]]


class Rank(msgspec.Struct):
    """A bot on the ladder. `wins`: of the `matches` in which it held one side; `even` is what chance gives.

    `low` and `high` are the rating ± 1.96 sigma of the model: its own doubt, no interval that holds in 95 % of runs.
    """

    bot: str
    rating: float
    low: float
    high: float
    wins: Share | None
    even: float
    matches: int


class Ladder(msgspec.Struct):
    """Bots from the best down. `cross[i][j]`: how often rank i was before rank j (a tie is half), if they met."""

    game: str
    seats: int
    sides: int
    options: dict[str, Choice]
    seed: int
    matches: int
    asked: int
    interrupted: bool
    certain: bool
    ranks: list[Rank]
    cross: list[list[Share | None]]


def climb(
    game_id: str,
    bots: list[str],
    seats: int | None,
    matches: int,
    seed: int,
    crew: Crew,
    options: dict[str, Choice],
    play_all: bool = False,
    file: RowFile | None = None,
) -> Ladder:
    """Play round after round, with the fewest seats if left open; the result does not depend on who plays them."""
    game = find_game(game_id)
    seats = fewest_seats(game, options) if seats is None else seats
    options = game.settled(seats, options)
    plan = Plan(game_id, bots, game.start(seats, options, Rng(0)).sides(), options, matches, seed)
    check(plan)
    done: list[Bout] = []
    interrupted = False
    try:
        play_rounds(plan, crew, play_all, done, file)
    except KeyboardInterrupt:
        if not done:
            raise
        interrupted = True
    return ladder_of(plan, done, interrupted)


def check(plan: Plan) -> None:
    """Complain before the long work."""
    rating_model()
    different = {canonical(name) for name in plan.bots}
    if len(different) < 2 or len(different) != len(plan.bots):
        raise Unreadable("a ladder needs at least two bots, each named once")
    if plan.matches < 1:
        raise Unreadable("matches is a number from 1 on")
    if plan.lap() > MOST_SEATINGS:
        raise Unreadable(f"{len(plan.bots)} bots have too many orders round a table of {plan.sides()}: name fewer")
    for name in plan.bots:
        any_bot(name, find_game(plan.game))


def canonical(name: str) -> str:
    """A bot's name with its budget spelt in one way: `search:02` is `search:2`."""
    budget = budget_of(name)
    return name if budget is None else f"search:{budget.iterations}:{budget.seconds}"


def play_rounds(plan: Plan, crew: Crew, play_all: bool, done: list[Bout], file: RowFile | None = None) -> None:
    """Add one deal after the other to what was played, until the order is certain or the matches are used up."""
    look = min(4 * plan.lap(), plan.matches // 4)
    rounds = list(schedule(plan))
    pieces = in_pieces(Terms(plan.game, plan.options), list(fixtures(plan, rounds)), most=LARGEST)
    with closing(played(pieces, crew, f"{plan.game}: {', '.join(plan.bots)}", file)) as rows:
        for task in rounds:
            for seating, row in zip(task.seatings, rows):
                done.append(bout_of(plan, seating, row))
            if not play_all and len(done) >= look:
                if is_certain(len(plan.bots), done):
                    return
                look = math.ceil(len(done) * LOOK)


def fixtures(plan: Plan, rounds: list[Round]) -> Iterator[Fixture]:
    """The matches of all rounds; in teams the bot of a side has all its seats."""
    number = 0
    for task in rounds:
        for seating in task.seatings:
            yield Fixture(number, task.seed, tuple(plan.bots[seating[side]] for side in plan.side_of))
            number += 1


def bout_of(plan: Plan, seating: tuple[int, ...], row: MatchRow) -> Bout:
    """A match as the ladder counts it: by side."""
    return Bout(seating, [row.places[plan.side_of.index(side)] for side in range(plan.sides())])


def schedule(plan: Plan) -> Iterator[Round]:
    """Each deal is played by one circle in all its turns, so that its bots meet on equal terms.

    The circles follow one another in an order drawn by the seed, drawn anew when all have played; so in the long run
    every order of bots is met equally often, and a short run meets a fair sample. The last deal may be cut short.
    """
    chance = Rng(plan.seed)
    every = circles(len(plan.bots), plan.sides())
    left = plan.matches
    deal = 0
    while left > 0:
        if deal % len(every) == 0:
            chance.shuffle(every)
        seatings = turns(every[deal % len(every)])
        chance.shuffle(seatings)
        yield Round(seed_of(plan.seed, deal), seatings[:left])
        left -= len(seatings)
        deal += 1


def circles(bots: int, sides: int) -> list[tuple[int, ...]]:
    """Every order of at least two bots round the table, whoever sits first: one of its turns stands for all."""
    orders = itertools.product(range(bots), repeat=sides)
    return [order for order in orders if len(set(order)) > 1 and order == min(turns(order))]


def turns(order: tuple[int, ...]) -> list[tuple[int, ...]]:
    """An order moved on round the table by every number of sides; equal ones once."""
    return list(dict.fromkeys(order[moved:] + order[:moved] for moved in range(len(order))))


def meetings(bots: int, played: list[Bout]) -> list[list[list[float]]]:
    """For every pair what each match they met in said: 1 placed before, 0.5 level, 0 behind; averaged over sides."""
    table: list[list[list[float]]] = [[[] for _ in range(bots)] for _ in range(bots)]
    for match in played:
        for one, other in itertools.permutations(sorted(set(match.seating)), 2):
            points = [
                (mine < theirs) + 0.5 * (mine == theirs)
                for mine, a in zip(match.places, match.seating)
                for theirs, b in zip(match.places, match.seating)
                if a == one and b == other
            ]
            table[one][other].append(mean(points))
    return table


def is_certain(bots: int, played: list[Bout]) -> bool:
    """Whether each bot is beyond doubt before the next one."""
    table = meetings(bots, played)
    strength = [mean([point for row in table[number] for point in row]) for number in range(bots)]
    order = sorted(range(bots), key=lambda number: -strength[number])
    return all(is_ahead(table[a][b]) for a, b in itertools.pairwise(order))


def is_ahead(points: list[float]) -> bool:
    """Whether one is beyond doubt before the other; never without a meeting."""
    share = share_of(points, Z_CERTAIN)
    return share is not None and share.low > 0.5


def ladder_of(plan: Plan, played: list[Bout], interrupted: bool = False) -> Ladder:
    """Count and rate what was played."""
    bots = plan.bots
    rated = ratings(len(bots), played)
    order = sorted(range(len(bots)), key=lambda number: -rated[number].mu)
    table = meetings(len(bots), played)
    return Ladder(
        game=plan.game,
        seats=len(plan.side_of),
        sides=plan.sides(),
        options=plan.options,
        seed=plan.seed,
        matches=len(played),
        asked=plan.matches,
        interrupted=interrupted,
        certain=is_certain(len(bots), played),
        ranks=[rank_of(bots[number], rated[number], alone(number, played), 1 / plan.sides()) for number in order],
        cross=[[None if a == b else share_of(table[a][b]) for b in order] for a in order],
    )


def rank_of(name: str, rating: Rating, wins: list[float], even: float) -> Rank:
    """One bot's rung."""
    half = Z95 * rating.sigma
    return Rank(name, rating.mu, rating.mu - half, rating.mu + half, share_of(wins), even, len(wins))


def alone(number: int, played: list[Bout]) -> list[float]:
    """The win shares of a bot in the matches where it held one side."""
    shares = []
    for match in played:
        if match.seating.count(number) == 1:
            shares.append(shares_of_the_win(match.places)[match.seating.index(number)])
    return shares
