"""The rules of a game by id and chapter; their words are in the texts."""

import tomllib
from importlib.resources import files
from typing import NamedTuple

from brigand.games import GAMES


class BookRule(NamedTuple):
    """One rule: its id and whether the book says it, or what else it rests on."""

    id: str
    origin: str


def chapters(game: str) -> dict[str, list[BookRule]]:
    """All rules of a game by chapter, in the book's order."""
    book = tomllib.loads(files(GAMES[game].package).joinpath("rules.toml").read_text("utf-8"))
    return {
        chapter: [BookRule(f"{game}.{chapter}.{name}", origin) for name, origin in rules.items()]
        for chapter, rules in book.items()
    }
