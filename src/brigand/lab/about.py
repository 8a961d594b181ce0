"""What is installed."""

import platform

from rich.console import Console
from rich.table import Table

import brigand.core.state
from brigand import GAMES, __version__
from brigand.bots.registry import NAMES
from brigand.text import LANGUAGES, Texts


def engine() -> str:
    """Which engine runs: the same source, compiled or plain."""
    return "plain Python" if brigand.core.state.__file__.endswith(".py") else "compiled (mypyc)"


def tell() -> None:
    """Version, engine, games, bots and languages."""
    texts = Texts()
    console = Console()
    console.print(f"[bold]Brigand {__version__}[/bold]: {texts.say('app-tagline')}")
    table = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
    table.add_row("engine", engine())
    table.add_row("python", f"{platform.python_version()} on {platform.system()} {platform.machine()}")
    for game in GAMES.values():
        seats = ", ".join(str(number) for number in game.seats)
        options = "".join(f" · {name}: {', '.join(map(str, option.choices))}" for name, option in game.options.items())
        table.add_row("game", f"{game.id} · {seats} players · about {game.minutes} minutes{options}")
    table.add_row("bots", ", ".join(NAMES))
    table.add_row("languages", ", ".join(LANGUAGES))
    console.print(table)
