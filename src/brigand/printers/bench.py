"""`brigand bench`: speeds and ratios, as tables or as JSON."""

from html import escape
from pathlib import Path

from rich.console import Console
from rich.table import Table

from brigand.core.errors import Unreadable
from brigand.games import GAMES
from brigand.games import game as find_game
from brigand.lab.bench import BESIDE, ENVIRONMENTS, MEASURES, REPEATS, Bench, Reading, measure
from brigand.printers.as_json import print_json
from brigand.printers.complain import check_writable
from brigand.printers.drawing import PAGE, bars, needs_drawing, write
from brigand.printers.drawing import table as html_table

OURS = ("compiled", "plain", ENVIRONMENTS)
SHORTEST, LONGEST = 0.01, 600.0
"""Seconds for a number."""
PICTURES = ["driven", "steps", "many", "search"]
"""Measures with a picture."""


def run(game: str | None, seconds: float, as_json: bool, out: Path | None) -> None:
    """The command `brigand bench`."""
    if out is not None:
        check_writable(out)
        needs_drawing()
    if not SHORTEST <= seconds <= LONGEST:
        raise Unreadable(f"--seconds is a number from {SHORTEST:g} to {LONGEST:g}")
    games = [find_game(game).id] if game is not None else list(GAMES)
    result = measure(games, seconds)
    if as_json:
        print_json(result)
    else:
        show(result)
    if out is not None:
        write(out, page_of(result, f"brigand bench --seconds {seconds:g}" + (f" --game {game}" if game else "")))


def show(result: Bench) -> None:
    """Readings and ratios as tables."""
    console = Console()
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("engine", "subject", "measure", "median"):
        table.add_column(heading, justify="right" if heading == "median" else "left")
    for reading in result.readings:
        value = f"{reading.value:,.{digits(reading)}f}"
        table.add_row(reading.engine, reading.subject, MEASURES[reading.measure], value)
    console.print(table)
    console.print(result.machine, highlight=False)
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("ratio")
    table.add_column("", justify="right")
    for name, ratio in result.ratios.items():
        table.add_row(name, f"{ratio:.2f} ×")
    console.print(table)
    for sentence in result.missing:
        console.print(f"note: {sentence}", style="yellow")


def page_of(result: Bench, how: str) -> str:
    """Bars, readings and ratios on one page that loads nothing."""
    pictures = []
    for what in PICTURES:
        rows = [
            (label(one, what), one.value, one.engine in OURS)
            for one in result.readings
            if one.measure == what or (one.measure in BESIDE.get(what, []) and one.engine not in OURS)
        ]
        if not rows:
            continue
        rows.sort(key=lambda row: -row[1])
        pictures.append(f"<h2>{escape(MEASURES[what])}</h2>")
        pictures.append(bars(rows, "a second", MEASURES[what]))
    table = [
        [one.engine, one.subject, MEASURES[one.measure], f"{one.value:,.{digits(one)}f}"] for one in result.readings
    ]
    parts = [
        "<h1>How fast the engines are</h1>",
        f"<p>Made by <code>{escape(how)}</code>. {escape(result.machine)}. Every number is the median of "
        f"{REPEATS} repeats that took turns with all others; one run, so only its own numbers can be compared.</p>",
        *pictures,
        "<h2>All readings</h2>",
        html_table(["engine", "subject", "measure", "median"], table, words=3),
        "<h2>Ratios</h2>",
        html_table(["ratio", ""], [[name, f"{value:.2f} ×"] for name, value in result.ratios.items()]),
        *(f"<p>{escape(sentence)}</p>" for sentence in result.missing),
    ]
    return PAGE.format(title="How fast the engines are", body="\n".join(parts))


def label(reading: Reading, what: str) -> str:
    """Whose bar it is; one of another measure says so."""
    how = "" if reading.measure == what else f", {reading.measure}"
    return f"{reading.engine} {reading.subject}{how}"


def digits(reading: Reading) -> int:
    """Microseconds have two."""
    return 2 if reading.measure in ("copy", "imagine") else 0
