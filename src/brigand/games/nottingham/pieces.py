"""Nottingham: the cards and the road, read from components.toml. Equal cards are one shared value, told by count."""

import os
import tomllib
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, final

from brigand.core.errors import Unreadable

REPLACEABLE: Final = ["track", "tasks", "ambushes"]
"""The parts of the box we had to reconstruct; a file may replace them."""


def load(path: str = "") -> dict[str, Any]:
    """The box: components.toml, with the reconstructed parts taken from the file at `path` if there is one."""
    box = tomllib.loads(files("brigand.games.nottingham").joinpath("components.toml").read_text("utf-8"))
    if path:
        other = tomllib.loads(Path(path).read_text("utf-8"))
        for part, values in other.items():
            if part not in REPLACEABLE:
                raise Unreadable(f"{path}: {part!r} cannot be replaced (parts: {', '.join(REPLACEABLE)})")
            box[part].update({"status": f"from {Path(path).name}", **values})
    check(box)
    return box


def check(box: dict[str, Any]) -> None:
    """A box the rules can be played with."""
    if not box["track"]["spaces"] or min(box["track"]["spaces"]) < 1:
        raise Unreadable("every space of the road needs a number of at least 1")
    names = [thing["name"] for thing in box["object"] if thing["action"] != "ambush"]
    shown = [name for pair in box["ambushes"]["pairs"] for name in pair]
    if sorted(shown) != sorted(names * 2) or any(first == second for first, second in box["ambushes"]["pairs"]):
        raise Unreadable("every object but gold must be on two ambush cards, with another object on each")
    if any(single <= double for single, double in task_values(box).values()):
        raise Unreadable("a task is worth more to one finisher than to each of two")


def task_values(box: dict[str, Any]) -> dict[str, list[int]]:
    """The values of the tasks, for one finisher and for two."""
    return {name: values for name, values in box["tasks"].items() if name != "status"}


BOX: Final = load(os.environ.get("BRIGAND_NOTTINGHAM", ""))
RECONSTRUCTED: Final = [part for part in REPLACEABLE if BOX[part]["status"] == "reconstructed"]
"""What the app must own up to: these values are ours, not printed ones."""


@final
@dataclass(eq=False, repr=False)
class Kind:
    """An object card: twelve of each kind, all alike. `number` is the place in KINDS."""

    number: int
    name: str
    value: int
    action: str
    is_attack: bool

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def __reduce__(self) -> tuple[object, ...]:
        return kind_named, (self.name,)


@final
@dataclass(eq=False, repr=False)
class Ambush:
    """An ambush card: it shows two objects, or the colour of a player (`colour` is a place in COLOURS, else -1)."""

    number: int
    name: str
    kinds: list[Kind]
    colour: int

    def hits(self, kind: Kind, colour: int) -> bool:
        """Whether it strikes a set of this kind, laid out by a player of this colour."""
        if self.colour >= 0:
            return self.colour == colour
        return kind is self.kinds[0] or kind is self.kinds[1]

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def __reduce__(self) -> tuple[object, ...]:
        return ambush_named, (self.name,)


@final
@dataclass(eq=False, repr=False)
class Task:
    """A task two players may complete: worth `single` to the only finisher, `double` to each of two."""

    number: int
    name: str
    single: int
    double: int

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def __reduce__(self) -> tuple[object, ...]:
        return task_named, (self.name,)


def kind_named(name: str) -> Kind:
    """The one kind of this name, in whatever process we are."""
    return next(kind for kind in KINDS if kind.name == name)


def ambush_named(name: str) -> Ambush:
    """The one ambush card of this name."""
    return next(ambush for ambush in AMBUSHES if ambush.name == name)


def task_named(name: str) -> Task:
    """The one task of this name."""
    return next(task for task in TASKS if task.name == name)


KINDS: Final[list[Kind]] = [
    Kind(number, thing["name"], thing["value"], thing["action"], thing["banner"] == "red")
    for number, thing in enumerate(BOX["object"])
]
COPPER: Final = kind_named("copper")
SILVER: Final = kind_named("silver")
GOLD: Final = kind_named("gold")
PEARLS: Final = kind_named("pearls")
GEMS: Final = kind_named("gems")
NECKLACE: Final = kind_named("necklace")
CHEST: Final = kind_named("chest")

COLOURS: Final[list[str]] = BOX["meta"]["colours"]
AMBUSHES: Final[list[Ambush]] = [
    *[
        Ambush(number, f"{first}-{second}", [kind_named(first), kind_named(second)], -1)
        for number, (first, second) in enumerate(BOX["ambushes"]["pairs"])
    ],
    *[Ambush(len(BOX["ambushes"]["pairs"]) + number, colour, [], number) for number, colour in enumerate(COLOURS)],
]
TASKS: Final[list[Task]] = [
    Task(number, name, values[0], values[1]) for number, (name, values) in enumerate(task_values(BOX).items())
]
SEVEN_DIFFERENT: Final = task_named("seven_different")
FIVE_ALIKE: Final = task_named("five_alike")
FOUR_PAIRS: Final = task_named("four_pairs")
THREE_PAIRS: Final = task_named("three_pairs")

SEATS: Final[list[int]] = BOX["meta"]["players"]
HAND: Final[int] = BOX["meta"]["hand"]
COPIES: Final[int] = BOX["meta"]["copies"]
MINUTES: Final[int] = BOX["meta"]["minutes"]
SMALLEST_SET: Final[int] = BOX["meta"]["smallest_set"]
TRACK: Final[list[int]] = BOX["track"]["spaces"]
"""The numbers on the sheriff's road, from the first space after the town to the last before it."""
TOWN_LIMIT: Final[int] = BOX["track"]["town_limit"]
NO_CARDS: Final = [0] * len(KINDS)
"""No card of any kind. Never changed: take a copy."""


def names_of(counts: list[int]) -> list[str]:
    """The names of some cards, given by count."""
    names: list[str] = []
    for kind in KINDS:
        for _ in range(counts[kind.number]):
            names.append(kind.name)
    return names


def in_play(colours: list[int]) -> list[Ambush]:
    """The ambush cards of a match: those of absent colours stay in the box."""
    return [ambush for ambush in AMBUSHES if ambush.colour < 0 or ambush.colour in colours]
