"""Many matches among bots, and what they show."""

import math
from typing import NamedTuple

import msgspec

from brigand.bots.registry import bot
from brigand.core.errors import Unreadable
from brigand.core.game import Choice
from brigand.core.outcome import shares_of_the_win
from brigand.core.rng import Rng
from brigand.games import game as find_game
from brigand.lab.match import Result, play_match
from brigand.lab.pool import spread
from brigand.lab.share import Share, mean, share_of

BATCH = 50
"""Deals a process plays before it reports back."""
PARTS = 64
"""A run comes in about so many batches at least, so that every job has work and the bar moves."""


class Batch(NamedTuple):
    """A piece of work: some deals, each played with every bot in every seat."""

    game: str
    bots: list[str]
    options: dict[str, Choice]
    seed: int
    first: int
    last: int


class BotReport(msgspec.Struct):
    """How one bot (a place in the list of bots) did over all its seats."""

    bot: str
    wins: Share
    score: float
    place: float


class Report(msgspec.Struct):
    """What a simulation showed. A win that is shared counts as a share."""

    game: str
    seats: int
    options: dict[str, Choice]
    seed: int
    matches: int
    bots: list[BotReport]
    order_wins: list[Share]
    """By order of play: the seat that decides first, the next one clockwise, and so on."""
    decisions: float
    decisions_range: tuple[int, int]
    reasons: dict[str, float]


def simulate(
    game_id: str, bots: list[str], seats: int, games: int, seed: int, jobs: int, options: dict[str, Choice]
) -> Report:
    """Deals are paired: each is played once with the bots moved on by every number of seats."""
    game = find_game(game_id)
    options = game.settled(seats, options)
    if len(bots) != seats:
        raise Unreadable(f"{seats} seats need {seats} bots (or one for all), not {len(bots)}")
    if games < 1 or jobs < 1:
        raise Unreadable("games and jobs are numbers from 1 on")
    for name in bots:
        bot(name, game)
    deals = math.ceil(games / seats)
    size = max(1, min(BATCH, deals // PARTS))
    batches = [Batch(game_id, bots, options, seed, first, min(first + size, deals)) for first in range(0, deals, size)]
    results: list[Result] = []
    for played in spread(play_batch, batches, jobs, f"{game_id}: {', '.join(bots)}"):
        results.extend(played)
    return report_of(game_id, bots, seats, options, seed, results[:games])


def play_batch(batch: Batch) -> list[Result]:
    """Results in order of deal, then of how far the bots moved; seat s holds bot (s + moved) % seats."""
    game = find_game(batch.game)
    seats = len(batch.bots)
    players = [bot(name, game) for name in batch.bots]
    results = []
    for deal in range(batch.first, batch.last):
        deal_seed = seed_of(batch.seed, deal)
        for moved in range(seats):
            seated = [players[(seat + moved) % seats] for seat in range(seats)]
            results.append(play_match(game, seats, batch.options, deal_seed, seated))
    return results


def seed_of(seed: int, number: int) -> int:
    """The seed of one of many matches, far from those of its neighbours."""
    rng = Rng((seed << 32) ^ number)
    return int(rng.word()) | int(rng.word()) << 32


def report_of(
    game: str, bots: list[str], seats: int, options: dict[str, Choice], seed: int, results: list[Result]
) -> Report:
    """Count what was played."""
    by_bot: list[list[tuple[float, int, int]]] = [[] for _ in bots]
    by_order: list[list[float]] = [[] for _ in bots]
    for number, result in enumerate(results):
        for seat, share in enumerate(shares_of_the_win(result.places)):
            by_order[(seat - result.starter) % seats].append(share)
            by_bot[(seat + number) % seats].append((share, result.scores[seat], result.places[seat]))
    lengths = [result.decisions for result in results]
    reasons = sorted({result.reason for result in results})
    return Report(
        game=game,
        seats=seats,
        options=options,
        seed=seed,
        matches=len(results),
        bots=[bot_report(name, rows) for name, rows in zip(bots, by_bot)],
        order_wins=[interval(shares) for shares in by_order],
        decisions=mean(lengths),
        decisions_range=(min(lengths), max(lengths)),
        reasons={reason: mean([result.reason == reason for result in results]) for reason in reasons},
    )


def bot_report(name: str, rows: list[tuple[float, int, int]]) -> BotReport:
    """One bot's matches in numbers; none if it never sat down."""
    wins = interval([share for share, _, _ in rows])
    return BotReport(name, wins, mean([score for _, score, _ in rows]), mean([place for _, _, place in rows]))


def interval(shares: list[float]) -> Share:
    """The mean with its interval; of nothing, anything is possible."""
    return share_of(shares) or Share(0.0, 0.0, 1.0)
