"""The games' own tests, each in a folder of its game's name; a game that lives elsewhere has them beside it."""

from importlib import import_module
from pathlib import Path
from types import ModuleType

from brigand.games import GAMES

USUAL = 3
"""Seats of a match that could as well have another number, where the game has it."""


def is_ours(game: str) -> bool:
    """Whether a game is part of the package; if not, everything of it lies in a folder of its own."""
    return GAMES[game].package.startswith("brigand.games.")


def rules_of(game: str) -> Path:
    """Where the source of a game is, from the root of the repository."""
    return Path(f"src/brigand/games/{game}" if is_ours(game) else GAMES[game].package.replace(".", "/"))


def tests_of(game: str) -> Path:
    """Where the tests of a game are, from the root of the repository."""
    return Path(f"tests/games/{game}") if is_ours(game) else rules_of(game) / "tests"


def told_by(game: str, module: str) -> ModuleType:
    """What the tests of a game say about it, for the tests of all games: `phases`, `secrets`, `claims`, and where there
    is something to say `answers`, `agreed`.
    """
    return import_module(f"{'.'.join(tests_of(game).parts)}.{module}")


def usual_seats(game: str) -> int:
    seats = GAMES[game].seats
    return USUAL if USUAL in seats else seats[0]
