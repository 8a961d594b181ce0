"""Loot: the cards, read from components.toml. Equal cards are one shared value; a deck lists it several times."""

import tomllib
from dataclasses import dataclass
from enum import Enum
from importlib.resources import files
from typing import Final, final

from mypy_extensions import mypyc_attr

BOX: Final = tomllib.loads(files("brigand.games.loot").joinpath("components.toml").read_text("utf-8"))


class Color(Enum):
    """The four pirate fleets."""

    BLUE = "blue"
    GREEN = "green"
    PURPLE = "purple"
    GOLD = "gold"


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """Base of all cards. `number` is the place in CARDS; `name` is how notation and views call it."""

    number: int = -1
    name: str = ""

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def __reduce__(self) -> tuple[object, ...]:
        return card_named, (self.name,)


@final
@dataclass(eq=False, repr=False)
class Merchant(Card):
    """A merchant ship and the gold it carries."""

    gold: int


@final
@dataclass(eq=False, repr=False)
class Pirate(Card):
    """A pirate ship: its fleet and its strength in skulls."""

    color: Color
    skulls: int


@final
@dataclass(eq=False, repr=False)
class Captain(Card):
    """The captain of one fleet."""

    color: Color


@final
@dataclass(eq=False, repr=False)
class Admiral(Card):
    """Defends a merchant of one's own side."""


def named(card: Card, name: str) -> Card:
    """The card with its name and the next number."""
    card.name = name
    card.number = len(CARDS)
    CARDS.append(card)
    BY_NAME[name] = card
    return card


def card_named(name: str) -> Card:
    """The one card of this name, in whatever process we are."""
    return BY_NAME[name]


CARDS: Final[list[Card]] = []
"""Every different card once, in the order hands are sorted."""
BY_NAME: Final[dict[str, Card]] = {}
DECK: Final[list[Card]] = []
"""All 78 cards, in order."""

for gold, copies in BOX["merchants"].items():
    DECK.extend([named(Merchant(int(gold)), f"m{gold}")] * copies)
for color in Color:
    for skulls, copies in BOX["pirates"].items():
        DECK.extend([named(Pirate(color, int(skulls)), f"{color.value} {skulls}")] * copies)
for color in Color:
    DECK.extend([named(Captain(color), f"{color.value} captain")] * BOX["trumps"]["captains"])
DECK.extend([named(Admiral(), "admiral")] * BOX["trumps"]["admirals"])

ALONE: Final[list[int]] = BOX["meta"]["alone"]
TEAMS: Final[list[int]] = BOX["meta"]["teams"]
HAND: Final[int] = BOX["meta"]["hand"]
MINUTES: Final[int] = BOX["meta"]["minutes"]
MERCHANTS: Final[int] = sum(BOX["merchants"].values())
