"""The games' own tests, each in a folder of its game's name; a game that lives elsewhere has them beside it."""

from importlib import import_module
from types import ModuleType

from brigand.games import GAMES

USUAL = 3
"""Seats of a match that could as well have another number, where the game has it."""


def told_by(game: str, module: str) -> ModuleType:
    """What the tests of a game say about it, for the tests of all games: `phases`, `secrets`."""
    package = GAMES[game].package
    own = f"tests.games.{game}" if package.startswith("brigand.games.") else f"{package}.tests"
    return import_module(f"{own}.{module}")


def usual_seats(game: str) -> int:
    seats = GAMES[game].seats
    return USUAL if USUAL in seats else seats[0]
