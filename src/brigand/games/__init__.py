"""The games, in the order they are shown. A game joins by being listed here."""

from importlib import import_module

from brigand.core.errors import Unreadable
from brigand.core.game import Game

LISTED = [
    "brigand.games.loot:LOOT",
    "brigand.games.nottingham:NOTTINGHAM",
    "brigand.games.sherwood:SHERWOOD",
    "brigand.games.nuremberg:NUREMBERG",
]
"""Where each game lives and what it is called there. A package outside this one is listed the same way
(`examples.briscola:BRISCOLA`); it only has to be one that can be imported."""


def listed(place: str) -> Game:
    """The game at a place of the list."""
    package, _, name = place.partition(":")
    found = getattr(import_module(package), name)
    if not isinstance(found, Game):
        raise TypeError(f"{place} is no game")
    return found


GAMES: dict[str, Game] = {game.id: game for game in map(listed, LISTED)}


def game(id: str) -> Game:
    """The game of this id."""
    if id not in GAMES:
        raise Unreadable(f"there is no game {id!r} (games: {', '.join(GAMES)})")
    return GAMES[id]
