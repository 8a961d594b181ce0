"""`brigand about`: what is installed."""

import platform

from rich.console import Console
from rich.table import Table

from brigand import GAMES, __version__
from brigand.bots.registry import NAMES
from brigand.core.game import Option
from brigand.engine import is_compiled
from brigand.text import LANGUAGES, Texts


def engine() -> str:
    """Which engine runs, in words."""
    return "compiled (mypyc)" if is_compiled() else "plain Python"


def run() -> None:
    """The command `brigand about`: version, engine, games, bots and languages."""
    texts = Texts()
    console = Console()
    console.print(f"[bold]Brigand {__version__}[/bold]: {texts.say('app-tagline')}")
    table = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
    table.add_row("engine", engine())
    table.add_row("python", f"{platform.python_version()} on {platform.system()} {platform.machine()}")
    for game in GAMES.values():
        seats = ", ".join(str(number) for number in game.seats)
        options = "".join(f" · {name}: {choices(option)}" for name, option in game.options.items())
        table.add_row("game", f"{game.id} · {seats} players · about {game.minutes} minutes{options}")
    table.add_row("bots", ", ".join(NAMES))
    table.add_row("languages", ", ".join(LANGUAGES))
    console.print(table)


def choices(option: Option) -> str:
    """What an option can be."""
    return ", ".join(map(str, option.choices)) or "a file"
