"""`brigand ladder`: the ladder as tables, JSON, or one HTML file with charts and nothing to load."""

import sys
from html import escape
from pathlib import Path

from rich.console import Console
from rich.table import Table

from brigand.lab.crew import Crew
from brigand.lab.ladder import Ladder, climb
from brigand.lab.rows import RowFile
from brigand.lab.share import Share
from brigand.printers.as_json import print_json
from brigand.printers.complain import check_writable
from brigand.printers.drawing import PAGE, drawn, needs_drawing, ranges, table, write
from brigand.printers.options import in_short, read_bots, read_options
from brigand.printers.simulate import band, percent


def run(
    game: str,
    bots: str,
    matches: int,
    seats: int | None,
    seed: int,
    crew: Crew,
    option: list[str],
    play_all: bool,
    as_json: bool,
    html: Path | None,
    file: RowFile | None,
) -> None:
    """The command `brigand ladder`."""
    names = read_bots(bots)
    if html is not None:
        check_page(html)
    result = climb(game, names, seats, matches, seed, crew, read_options(game, option), play_all, file)
    if as_json:
        print_json(result)
    else:
        show(result)
    if html is not None:
        write(html, page_of(result))
    if result.interrupted:
        sys.exit(130)


def check_page(file: Path) -> None:
    """Complain before the long work if the page could not be drawn or written."""
    check_writable(file)
    needs_drawing()


def rating_rows(result: Ladder) -> list[list[str]]:
    """The ladder's rungs as text."""
    return [
        [
            rank.bot,
            f"{rank.rating:.1f}",
            f"{rank.low:.1f} to {rank.high:.1f}",
            "–" if rank.wins is None else percent(rank.wins.rate),
            "–" if rank.wins is None else band(rank.wins),
            f"{rank.matches:,}",
        ]
        for rank in result.ranks
    ]


RATING_HEADINGS = ["bot", "rating", "± 1.96 σ", "wins alone", "95 % interval", "matches"]


def cross_rows(result: Ladder) -> list[list[str]]:
    """The cross table as text."""
    return [
        [rank.bot, *("" if place == other else cross_cell(share) for other, share in enumerate(row))]
        for place, (rank, row) in enumerate(zip(result.ranks, result.cross))
    ]


def cross_cell(share: Share | None) -> str:
    """How often one was placed before the other, in percent with its interval; a dash if they never met."""
    return "–" if share is None else f"{100 * share.rate:.1f} ({100 * share.low:.0f}–{100 * share.high:.0f})"


def summary(result: Ladder) -> str:
    """What was played, in a sentence."""
    chosen = in_short(result.game, result.options)
    order = "the order is certain" if result.certain else "the order is not certain yet"
    teams = ", one bot for each side" if result.sides < result.seats else ""
    what = f"{result.game}, {result.seats} seats{chosen}{teams}"
    stopped = f"stopped after {result.matches:,} of {result.asked:,}" if result.interrupted else f"{result.matches:,}"
    return f"{what}: {stopped} matches, seed {result.seed}; {order}"


def notes(result: Ladder) -> list[str]:
    """How the numbers are meant."""
    seat = "side" if result.sides < result.seats else "seat"
    return [
        "Rating: openskill's Plackett–Luce model, which starts everybody at 25; ± 1.96 σ is the model's own doubt.",
        f"Wins alone: in the matches where a bot held one {seat}; if all were equal, {percent(1 / result.sides)}.",
        "Ahead: how often the row's bot was placed before the column's, a tie being half.",
        "Shares are in percent, with 95 % intervals after Wilson.",
    ]


def show(result: Ladder) -> None:
    """Ladder and cross table in the terminal."""
    console = Console()
    console.print(summary(result), highlight=False)
    for headings, rows in (
        (RATING_HEADINGS, rating_rows(result)),
        (["ahead, %", *(rank.bot for rank in result.ranks)], cross_rows(result)),
    ):
        table = Table(box=None, padding=(0, 2, 0, 0))
        for i, heading in enumerate(headings):
            table.add_column(heading, justify="right" if i else "left")
        for row in rows:
            table.add_row(*row)
        console.print(table)
    console.print(" ".join(notes(result)), highlight=False)


def page_of(result: Ladder) -> str:
    """One file that shows everything without a network."""
    rating_chart, cross_chart = charts(result)
    title = f"Ladder of {escape(result.game.capitalize())}"
    parts = [
        f"<h1>{title}</h1>",
        f"<p>{escape(summary(result))}.</p>",
        "<h2>Ratings</h2>",
        f'<div class="two"><div>{table(RATING_HEADINGS, rating_rows(result))}</div><div>{rating_chart}</div></div>',
        "<h2>Who is placed before whom</h2>",
        table(["ahead, %", *(rank.bot for rank in result.ranks)], cross_rows(result)),
        cross_chart,
        f"<p><small>{escape(' '.join(notes(result)))}</small></p>",
    ]
    return PAGE.format(title=title, body="\n".join(parts))


def charts(result: Ladder) -> tuple[str, str]:
    """Ratings with the model's doubt, and the cross table in colours."""
    rungs = [(rank.bot, rank.rating, rank.low, rank.high) for rank in result.ranks]
    return ranges(rungs, "rating ± 1.96 σ", "Ratings"), heat_map(result)


def heat_map(result: Ladder) -> str:
    """The cross table in colours, with its numbers."""
    import altair

    names = [rank.bot for rank in result.ranks]
    cells = altair.InlineData(
        values=[
            {"bot": one, "other": other, "share": share.rate, "text": cross_cell(share)}
            for one, row in zip(names, result.cross)
            for other, share in zip(names, row)
            if share is not None
        ]
    )
    bot = altair.Y("bot:N", sort=names, title=None).scale(domain=names)
    color = altair.Color("share:Q", legend=None).scale(scheme="redyellowgreen", domain=[0, 1])
    other = altair.X("other:N", sort=names, title=None, axis=altair.Axis(orient="top", labelAngle=0)).scale(
        domain=names
    )
    heat = altair.Chart(cells).mark_rect().encode(other, bot, color)
    ink = altair.condition("abs(datum.share - 0.5) < 0.35", altair.value("black"), altair.value("white"))
    numbers = altair.Chart(cells).mark_text(fontSize=13).encode(other, bot, text="text:N", color=ink)
    size = {"width": max(240, 120 * len(names)), "height": 40 * len(names)}
    return drawn((heat + numbers).properties(**size), "Who is placed before whom")
