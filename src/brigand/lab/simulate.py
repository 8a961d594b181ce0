"""Many matches among bots, and what they show."""

from collections.abc import Iterator

import msgspec

from brigand.core.errors import Unreadable
from brigand.core.game import Choice
from brigand.core.outcome import shares_of_the_win
from brigand.games import game as find_game
from brigand.lab.crew import Crew, collected
from brigand.lab.match import Fixture, MatchRow, Terms, in_pieces, seed_of, settled_for
from brigand.lab.rows import RowFile
from brigand.lab.share import Share, mean, share_of


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
    asked: int
    interrupted: bool
    bots: list[BotReport]
    order_wins: list[Share]
    """By order of play: the seat that decides first, the next one clockwise, and so on."""
    decisions: float
    decisions_range: tuple[int, int]
    reasons: dict[str, float]


def simulate(
    game_id: str,
    bots: list[str],
    seats: int,
    games: int,
    seed: int,
    crew: Crew,
    options: dict[str, Choice],
    file: RowFile | None = None,
) -> Report:
    """Deals are paired: each is played once with the bots moved on by every number of seats."""
    options = settled_for(find_game(game_id), bots, seats, options)
    if games < 1:
        raise Unreadable("games is a number from 1 on")
    pieces = in_pieces(Terms(game_id, options), list(fixtures(bots, games, seed)))
    rows = collected(pieces, crew, f"{game_id}: {', '.join(bots)}", file)
    return report_of(game_id, bots, options, seed, games, rows)


def fixtures(bots: list[str], games: int, seed: int) -> Iterator[Fixture]:
    """Deal after deal, each with the bots moved on by every number of seats: seat s holds bot (s + moved) % seats."""
    seats = len(bots)
    for number in range(games):
        deal, moved = divmod(number, seats)
        yield Fixture(number, seed_of(seed, deal), tuple(bots[(seat + moved) % seats] for seat in range(seats)))


def report_of(
    game: str, bots: list[str], options: dict[str, Choice], seed: int, asked: int, results: list[MatchRow]
) -> Report:
    """Count what was played."""
    seats = len(bots)
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
        asked=asked,
        interrupted=len(results) < asked,
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
