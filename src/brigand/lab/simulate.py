"""Many matches among bots, and what they show."""

import math
import sys
from typing import NamedTuple

import msgspec
from rich.console import Console
from rich.table import Table

from brigand.bots.registry import bot
from brigand.core.errors import Unreadable
from brigand.core.game import Choice
from brigand.core.outcome import shares_of_the_win
from brigand.core.rng import Rng
from brigand.games import game as find_game
from brigand.lab.match import Result, play_match
from brigand.lab.pool import spread

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


class Share(msgspec.Struct):
    """A rate with its 95 % interval."""

    rate: float
    low: float
    high: float


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


def run(
    game: str, bots: str, seats: int | None, games: int, seed: int, jobs: int, option: list[str], as_json: bool
) -> None:
    """The command `brigand simulate`."""
    names = [name.strip() for name in bots.split(",")]
    if seats is not None and len(names) == 1:
        names = names * seats
    report = simulate(game, names, seats or len(names), games, seed, jobs, read_options(game, option))
    if as_json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(report)).decode() + "\n")
    else:
        show(report)


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


def mean(values: list[float] | list[int] | list[bool]) -> float:
    """The average; 0 of nothing."""
    return sum(values) / len(values) if values else 0.0


def interval(shares: list[float]) -> Share:
    """The mean with Wilson's 95 % interval."""
    n, z = len(shares), 1.959964
    if n == 0:
        return Share(0.0, 0.0, 1.0)
    rate = sum(shares) / n
    middle = (rate + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * math.sqrt(rate * (1 - rate) / n + z * z / (4 * n * n))
    return Share(rate, max(0.0, middle - half), min(1.0, middle + half))


def read_options(game: str, options: list[str]) -> dict[str, Choice]:
    """`teams=true` as the game means it."""
    known = find_game(game).options
    read: dict[str, Choice] = {}
    for text in options:
        name, equals, value = text.partition("=")
        choices = {str(choice).lower(): choice for choice in known[name].choices} if name in known else {}
        if not equals or name not in known:
            raise Unreadable(
                f"{text!r} is no option of {game} (options: {', '.join(known) or 'none'}; write name=value)"
            )
        if value.lower() not in choices:
            raise Unreadable(f"{name} cannot be {value!r} (choices: {', '.join(choices)})")
        read[name] = choices[value.lower()]
    return read


def show(report: Report) -> None:
    """The report as tables, with bars."""
    console = Console()
    chosen = "".join(f", {name} {value}" for name, value in report.options.items())
    console.print(
        f"[bold]{report.game}[/bold], {report.seats} seats{chosen}: {report.matches:,} matches, seed {report.seed}"
    )
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("bot", "wins", "95 % interval", "", "mean score", "mean place"):
        table.add_column(heading, justify="left" if heading in ("bot", "") else "right")
    for row in report.bots:
        table.add_row(
            row.bot, percent(row.wins.rate), band(row.wins), bar(row.wins.rate), f"{row.score:.2f}", f"{row.place:.2f}"
        )
    console.print(table)
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("order of play", "wins", "95 % interval", ""):
        table.add_column(heading, justify="right" if heading in ("wins", "95 % interval") else "left")
    for place, share in enumerate(report.order_wins, 1):
        table.add_row(str(place), percent(share.rate), band(share), bar(share.rate))
    console.print(table)
    shortest, longest = report.decisions_range
    console.print(f"decisions per match: {report.decisions:.1f} ({shortest} to {longest})")
    ends = ", ".join(f"{reason} {percent(rate)}" for reason, rate in report.reasons.items())
    console.print(f"how it ended: {ends}")


def percent(rate: float) -> str:
    """A rate for people."""
    return f"{100 * rate:.1f} %"


def band(share: Share) -> str:
    """An interval for people."""
    return f"{100 * share.low:.1f} to {100 * share.high:.1f} %"


def bar(rate: float, width: int = 24) -> str:
    """A rate as a bar."""
    return "█" * round(rate * width) + "·" * (width - round(rate * width))
