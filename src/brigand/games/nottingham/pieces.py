"""Nottingham: the cards and the road, read from components.toml. Equal cards are one shared value, told by count."""

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from itertools import combinations
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

BOX: Final[dict[str, Any]] = tomllib.loads(
    files("brigand.games.nottingham").joinpath("components.toml").read_text("utf-8")
)


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
    """An ambush card: it shows two objects, or the colour of a player (`colour` is a place in COLOURS, else -1).

    There is one for any two objects; which six of them a match has is a matter of its box.
    """

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
    """A task two players may complete. What it is worth is a matter of the box."""

    number: int
    name: str

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


def any_pairs() -> list[list[str]]:
    """Any two objects but gold: first those of our own box, in its order."""
    ours: list[list[str]] = BOX["ambushes"]["pairs"]
    others = [list(pair) for pair in combinations([kind.name for kind in KINDS if kind is not GOLD], 2)]
    return ours + [pair for pair in others if pair not in ours and pair[::-1] not in ours]


AMBUSHES: Final[list[Ambush]] = [
    Ambush(number, f"{first}-{second}", [kind_named(first), kind_named(second)], -1)
    for number, (first, second) in enumerate(any_pairs())
]
AMBUSHES.extend([Ambush(len(AMBUSHES) + number, colour, [], number) for number, colour in enumerate(COLOURS)])
TASKS: Final[list[Task]] = [
    Task(number, name) for number, name in enumerate([key for key in BOX["tasks"] if key != "status"])
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
NO_CARDS: Final = [0] * len(KINDS)
"""No card of any kind. Never changed: take a copy."""


def names_of(counts: list[int]) -> list[str]:
    """The names of some cards, given by count."""
    names: list[str] = []
    for kind in KINDS:
        for _ in range(counts[kind.number]):
            names.append(kind.name)
    return names


@final
@mypyc_attr(serializable=True)
class Box:
    """What the rules do not print, so that boxes may differ in it: the road, the tasks' values, the ambush cards.

    text        all of it as it stands in the log; empty for the box we had to reconstruct ourselves
    track       the numbers on the sheriff's road, from the first space after the town to the last before it
    town_limit  the limit of an emergency while the sheriff has not left the town yet
    singles, doubles  by task: what it counts for its only finisher, and for each of two
    pairs       the ambush cards that show two objects
    ours        the parts that are reconstructed, which the app must own up to
    """

    def __init__(
        self,
        text: str,
        track: list[int],
        town_limit: int,
        singles: list[int],
        doubles: list[int],
        pairs: list[Ambush],
        ours: list[str],
    ) -> None:
        self.text = text
        self.track = track
        self.town_limit = town_limit
        self.singles = singles
        self.doubles = doubles
        self.pairs = pairs
        self.ours = ours

    def in_play(self, colours: list[int]) -> list[Ambush]:
        """The ambush cards of a match: those of absent colours stay in the box."""
        return self.pairs + [ambush for ambush in AMBUSHES if ambush.colour >= 0 and ambush.colour in colours]
