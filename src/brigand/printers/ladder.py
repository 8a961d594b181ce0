"""`brigand ladder`: the ladder as tables, JSON, or one HTML file with charts and nothing to load."""

import sys
from html import escape
from importlib.util import find_spec
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from brigand.core.errors import Unreadable
from brigand.lab.crew import Crew
from brigand.lab.ladder import Ladder, climb
from brigand.lab.rows import RowFile
from brigand.lab.share import Share
from brigand.printers.as_json import print_json
from brigand.printers.complain import check_writable
from brigand.printers.options import in_short, read_bots, read_options
from brigand.printers.simulate import band, percent

PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title>
<style>
body {{ font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222; }}
table {{ display: block; overflow-x: auto; border-collapse: collapse; margin: 1rem 0; }}
figure {{ margin: 0; }}
th, td {{ padding: .3rem .8rem; text-align: right; border-bottom: 1px solid #ccc; }}
th:first-child, td:first-child {{ text-align: left; }}
svg {{ max-width: 100%; height: auto; }}
small {{ color: #666; }}
</style></head><body>
<h1>{title}</h1>
<p>{summary}</p>
{ratings}
<figure>{rating_chart}</figure>
<h2>Who is placed before whom</h2>
{cross}
<figure>{cross_chart}</figure>
<p><small>{notes}</small></p>
</body></html>
"""


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
        write_page(html, result)
    if result.interrupted:
        sys.exit(130)


def check_page(file: Path) -> None:
    """Complain before the long work if the page could not be drawn or written."""
    check_writable(file)
    if find_spec("altair") is None or find_spec("vl_convert") is None:
        raise Unreadable("a report with charts needs altair and vl-convert: install the extra «lab»")


def write_page(file: Path, result: Ladder) -> None:
    """The report with charts."""
    page = page_of(result)
    try:
        file.write_text(page, "utf-8")
    except OSError as error:
        raise Unreadable(f"cannot write {file}: {error.strerror}") from None


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
    return PAGE.format(
        title=f"Ladder of {escape(result.game)}",
        summary=escape(summary(result)),
        ratings=html_table(RATING_HEADINGS, rating_rows(result)),
        cross=html_table(["ahead, %", *(rank.bot for rank in result.ranks)], cross_rows(result)),
        notes=escape(" ".join(notes(result))),
        rating_chart=rating_chart,
        cross_chart=cross_chart,
    )


def html_table(headings: list[str], rows: list[list[str]]) -> str:
    """A table for the page."""
    head = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def charts(result: Ladder) -> tuple[str, str]:
    """Ratings with the model's doubt, and the cross table in colours, as SVG."""
    import altair
    import vl_convert

    names = [rank.bot for rank in result.ranks]
    rungs = altair.InlineData(values=[msgspec.to_builtins(rank) for rank in result.ranks])
    bot = altair.Y("bot:N", sort=names, title=None).scale(domain=names)
    points = altair.Chart(rungs).mark_point(filled=True, size=80).encode(altair.X("rating:Q").scale(zero=False), bot)
    lines = (
        altair.Chart(rungs)
        .mark_rule(strokeWidth=3)
        .encode(altair.X("low:Q", title="rating ± 1.96 σ"), bot, x2="high:Q")
    )
    cells = altair.InlineData(
        values=[
            {"bot": one, "other": other, "share": share.rate, "text": cross_cell(share)}
            for one, row in zip(names, result.cross)
            for other, share in zip(names, row)
            if share is not None
        ]
    )
    color = altair.Color("share:Q", title="ahead").scale(scheme="redyellowgreen", domain=[0, 1])
    other = altair.X("other:N", sort=names, title=None, axis=altair.Axis(orient="top", labelAngle=0)).scale(
        domain=names
    )
    heat = altair.Chart(cells).mark_rect().encode(other, bot, color)
    ink = altair.condition("abs(datum.share - 0.5) < 0.35", altair.value("black"), altair.value("white"))
    numbers = altair.Chart(cells).mark_text().encode(other, bot, text="text:N", color=ink)
    size = {"width": max(480, 100 * len(names)), "height": 40 * len(names)}
    both = (lines + points, heat + numbers)
    drawn = [vl_convert.vegalite_to_svg(chart.properties(**size).to_json()) for chart in both]
    return drawn[0], drawn[1]
