"""`brigand simulate`: what many matches showed, as tables with bars or as JSON."""

import sys
from typing import Final

from rich.console import Console
from rich.table import Table

from brigand.games import game as find_game
from brigand.lab.crew import Crew
from brigand.lab.match import fewest_seats
from brigand.lab.rows import RowFile
from brigand.lab.share import Share
from brigand.lab.simulate import Report, simulate
from brigand.printers.as_json import print_json
from brigand.printers.options import in_short, read_bots, read_options

BAR: Final = 20


def run(
    game: str,
    bots: str | None,
    seats: int | None,
    games: int,
    seed: int,
    crew: Crew,
    option: list[str],
    as_json: bool,
    file: RowFile | None,
) -> None:
    """The command `brigand simulate`."""
    options = read_options(game, option)
    table = fewest_seats(find_game(game), options) if seats is None else seats
    names = some_bots(table) if bots is None else read_bots(bots)
    if len(names) == 1:
        names = names * table
    report = simulate(game, names, len(names) if seats is None else seats, games, seed, crew, options, file)
    if as_json:
        print_json(report)
    else:
        show(report)
    if report.interrupted:
        sys.exit(130)


def some_bots(seats: int) -> list[str]:
    """Who plays if nobody is named."""
    return ["greedy", *["random"] * (seats - 1)]


def show(report: Report) -> None:
    """The report as tables, with bars."""
    console = Console()
    chosen = in_short(report.game, report.options)
    stopped = f"stopped after {report.matches:,} of {report.asked:,}" if report.interrupted else f"{report.matches:,}"
    console.print(f"[bold]{report.game}[/bold], {report.seats} seats{chosen}: {stopped} matches, seed {report.seed}")
    console.print(who_won(report, console.width))
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


def who_won(report: Report, width: int) -> Table:
    """A row for each bot. Names and numbers are seen whole, and bars have what room is left."""
    length = width - max(len(row.bot) for row in report.bots) - len("100.0 %10.0 to 90.0 %mean scoremean place") - 12
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("bot", "wins", "95 % interval", "", "mean score", "mean place"):
        table.add_column(heading, justify="left" if heading in ("bot", "") else "right", no_wrap=heading == "bot")
    for row in report.bots:
        drawn = bar(row.wins.rate, max(5, min(BAR, length)))
        table.add_row(row.bot, percent(row.wins.rate), band(row.wins), drawn, f"{row.score:.2f}", f"{row.place:.2f}")
    return table


def percent(rate: float) -> str:
    """A rate for people."""
    return f"{100 * rate:.1f} %"


def band(share: Share) -> str:
    """An interval for people."""
    return f"{100 * share.low:.1f} to {100 * share.high:.1f} %"


def bar(rate: float, width: int = BAR) -> str:
    """A rate as a bar."""
    return "█" * round(rate * width) + "·" * (width - round(rate * width))
