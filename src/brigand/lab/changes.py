"""What could have been otherwise: options, and other values for what we had to reconstruct (a game's changes.toml)."""

import json
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Any, NamedTuple

from brigand.core.errors import Refused
from brigand.core.game import Choice, Document, EachSeat, Game, Option

MANY = 4
"""Of an option with more values than this only one other is tried."""


class Change(NamedTuple):
    """One way to play the game a little otherwise: with other options, or with another components.toml."""

    name: str
    about: str
    options: dict[str, Choice]
    box: str = ""


def every_change(game: Game, seats: int, options: dict[str, Choice]) -> list[Change]:
    """One thing at a time."""
    return [*other_options(game, seats, options), *other_values(game, seats, options)]


def other_options(game: Game, seats: int, options: dict[str, Choice]) -> Iterator[Change]:
    """Every other value of every option that can be played with so many seats."""
    for name, option in game.options.items():
        values = [value for value in tried(option, seats) if value != options[name]]
        for value in values if len(values) < MANY else values[:1]:
            try:
                settled = game.settled(seats, {**options, name: value})
            except Refused:
                continue
            yield Change(f"{name}={str(value).lower()}", f"option {name}", settled)


def tried(option: Option, seats: int) -> list[Choice]:
    """The values of an option; of one with a word for each seat, all words in order; a text is no choice."""
    if isinstance(option, EachSeat):
        return [",".join(map(str, option.choices[:seats]))]
    return [] if isinstance(option, Document) else option.values()


def other_values(game: Game, seats: int, options: dict[str, Choice]) -> Iterator[Change]:
    """Other values for what was reconstructed: in a box of one's own where the game takes one, else in the package."""
    found = files(game.package).joinpath("changes.toml")
    if not found.is_file():
        return
    components = tomllib.loads(files(game.package).joinpath("components.toml").read_text("utf-8"))
    for row in tomllib.loads(found.read_text("utf-8"))["change"]:
        if seats not in row.get("seats", game.seats):
            continue
        altered = json.loads(json.dumps(components))
        for path, value in row["set"].items():
            put(altered, path.split("."), value)
        for path in row.get("drop", []):
            drop(altered, path.split("."))
        if isinstance(game.options.get("box"), Document):
            parts = {path.partition(".")[0] for path in row["set"]}
            own = toml_of({part: altered[part] for part in altered if part in parts})
            yield Change(row["name"], row["about"], game.settled(seats, {**options, "box": own}))
        else:
            yield Change(row["name"], row["about"], options, toml_of(altered))


def put(place: Any, path: list[str], value: Any) -> None:
    """Set what a path leads to; `*` takes a list, a value for each row that has such a one."""
    key, *rest = path
    if key == "*":
        rows = [row for row in place if rest[0] in row]
        for row, one in zip(rows, value, strict=True):
            put(row, rest, one)
        return
    inner = int(key) if isinstance(place, list) else key
    place[inner]  # a path that leads nowhere is a mistake
    if rest:
        put(place[inner], rest, value)
    else:
        place[inner] = value


def drop(place: Any, path: list[str]) -> None:
    """Leave out what a path leads to."""
    for key in path[:-1]:
        place = place[int(key) if isinstance(place, list) else key]
    del place[int(path[-1]) if isinstance(place, list) else path[-1]]


def toml_of(tables: dict[str, Any]) -> str:
    """Plain data as TOML, one line for each table."""
    return "".join(f"{json.dumps(name)} = {inline(value)}\n" for name, value in tables.items())


def inline(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(key)} = {inline(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(inline, value)) + "]"
    return json.dumps(value, ensure_ascii=False)
