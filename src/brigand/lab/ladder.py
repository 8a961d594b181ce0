"""The ladder: bots meet in every mix of seats, on equal deals, until their order is certain."""

import itertools
import math
from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from brigand.bots.registry import bot
from brigand.core.errors import Unreadable
from brigand.core.game import Choice, Game
from brigand.games import game as find_game
from brigand.lab.match import play_match
from brigand.lab.pool import spread
from brigand.lab.rating import Played, ratings
from brigand.lab.simulate import Share, mean, seed_of

Z95 = 1.959964
Z_CERTAIN = 3.290527
"""The order is looked at again and again, so a pair counts as certain only beyond 99.9 %."""


class Round(NamedTuple):
    """A piece of work: some seatings of one deal."""

    game: str
    bots: list[str]
    options: dict[str, Choice]
    seed: int
    seatings: list[tuple[int, ...]]


class Rank(msgspec.Struct):
    """A bot on the ladder. `wins`: of the `matches` in which it held one seat; `even` is what chance gives."""

    bot: str
    rating: float
    low: float
    high: float
    wins: Share | None
    even: float
    matches: int


class Ladder(msgspec.Struct):
    """Bots from the best down. `cross[i][j]`: how often rank i was placed before rank j (a tie is half), if they met."""

    game: str
    seats: int
    options: dict[str, Choice]
    seed: int
    matches: int
    certain: bool
    ranks: list[Rank]
    cross: list[list[Share | None]]


def climb(
    game_id: str,
    bots: list[str],
    seats: int,
    matches: int,
    seed: int,
    jobs: int,
    options: dict[str, Choice],
    play_all: bool = False,
) -> Ladder:
    """Play round after round; the result does not depend on the number of jobs."""
    game = find_game(game_id)
    options = game.settled(seats, options)
    check(game, bots, matches, jobs)
    rounds = list(schedule(game_id, bots, seats, matches, seed, options))
    played: list[Played] = []
    certain = False
    for results in spread(play_round, rounds, jobs, f"{game_id}: {', '.join(bots)}"):
        played.extend(results)
        if len(played) >= len(rounds[0].seatings) * 4 and not play_all and is_certain(len(bots), played):
            break
    certain = is_certain(len(bots), played)
    return ladder_of(game_id, bots, seats, options, seed, played, certain)


def check(game: Game, bots: list[str], matches: int, jobs: int) -> None:
    """Complain before the long work."""
    if len(set(bots)) < 2 or len(set(bots)) != len(bots):
        raise Unreadable("a ladder needs at least two bots, each named once")
    if matches < 1 or jobs < 1:
        raise Unreadable("matches and jobs are numbers from 1 on")
    for name in bots:
        bot(name, game)


def seatings(bots: int, seats: int) -> list[tuple[int, ...]]:
    """Every mix of at least two bots, moved on round the table; equal seatings once."""
    found: dict[tuple[int, ...], None] = {}
    for mix in itertools.combinations_with_replacement(range(bots), seats):
        if len(set(mix)) > 1:
            for moved in range(seats):
                found[mix[moved:] + mix[:moved]] = None
    return list(found)


def schedule(
    game: str, bots: list[str], seats: int, matches: int, seed: int, options: dict[str, Choice]
) -> Iterator[Round]:
    """One deal after the other in all seatings; the last one perhaps in some only."""
    every = seatings(len(bots), seats)
    for deal in range(math.ceil(matches / len(every))):
        yield Round(game, bots, options, seed_of(seed, deal), every[: matches - deal * len(every)])


def play_round(task: Round) -> list[Played]:
    """In a worker: one deal in some seatings."""
    game = find_game(task.game)
    players = [bot(name, game) for name in task.bots]
    results = []
    for seating in task.seatings:
        seated = [players[number] for number in seating]
        result = play_match(game, len(seating), task.options, task.seed, seated)
        results.append(Played(seating, result.places))
    return results


def meetings(bots: int, played: list[Played]) -> list[list[list[float]]]:
    """For every pair what each match they met in said: 1 placed before, 0.5 level, 0 behind; averaged over seats."""
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


def is_certain(bots: int, played: list[Played]) -> bool:
    """Whether each bot is beyond doubt before the next one."""
    table = meetings(bots, played)
    strength = [mean([point for row in table[number] for point in row]) for number in range(bots)]
    order = sorted(range(bots), key=lambda number: -strength[number])
    return all(is_ahead(table[a][b]) for a, b in itertools.pairwise(order))


def is_ahead(points: list[float]) -> bool:
    """Whether one is beyond doubt before the other; never without a meeting."""
    share = share_of(points, Z_CERTAIN)
    return share is not None and share.low > 0.5


def share_of(points: list[float], z: float = Z95) -> Share | None:
    """The mean with Wilson's interval; None of nothing."""
    n = len(points)
    if n == 0:
        return None
    rate = sum(points) / n
    middle = (rate + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * math.sqrt(rate * (1 - rate) / n + z * z / (4 * n * n))
    return Share(rate, max(0.0, middle - half), min(1.0, middle + half))


def ladder_of(
    game: str,
    bots: list[str],
    seats: int,
    options: dict[str, Choice],
    seed: int,
    played: list[Played],
    certain: bool,
) -> Ladder:
    """Count and rate what was played."""
    rated = ratings(len(bots), played)
    order = sorted(range(len(bots)), key=lambda number: -rated[number].mu)
    table = meetings(len(bots), played)
    ranks = []
    for number in order:
        rating, wins = rated[number], alone(number, played)
        half = Z95 * rating.sigma
        ranks.append(
            Rank(bots[number], rating.mu, rating.mu - half, rating.mu + half, share_of(wins), 1 / seats, len(wins))
        )
    cross = [[None if a == b else share_of(table[a][b]) for b in order] for a in order]
    return Ladder(game, seats, options, seed, len(played), certain, ranks, cross)


def alone(number: int, played: list[Played]) -> list[float]:
    """The win shares of a bot in the matches where it held one seat."""
    shares = []
    for match in played:
        if match.seating.count(number) == 1:
            place = match.places[match.seating.index(number)]
            shares.append(1 / match.places.count(1) if place == 1 else 0.0)
    return shares
