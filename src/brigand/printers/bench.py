"""`brigand bench`: speeds and ratios, as tables or as JSON."""

from rich.console import Console
from rich.table import Table

from brigand.games import GAMES
from brigand.games import game as find_game
from brigand.lab.bench import MEASURES, Bench, measure
from brigand.printers.as_json import print_json


def run(game: str | None, seconds: float, as_json: bool) -> None:
    """The command `brigand bench`."""
    games = [find_game(game).id] if game is not None else list(GAMES)
    result = measure(games, seconds)
    if as_json:
        print_json(result)
    else:
        show(result)


def show(result: Bench) -> None:
    """Readings and ratios as tables."""
    console = Console()
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("engine", "subject", "measure", "median"):
        table.add_column(heading, justify="right" if heading == "median" else "left")
    for reading in result.readings:
        digits = 2 if reading.measure in ("copy", "imagine") else 0
        table.add_row(reading.engine, reading.subject, MEASURES[reading.measure], f"{reading.value:,.{digits}f}")
    console.print(table)
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("ratio")
    table.add_column("", justify="right")
    for name, value in result.ratios.items():
        table.add_row(name, f"{value:.2f} ×")
    console.print(table)
    for sentence in result.missing:
        console.print(f"note: {sentence}", style="yellow")
