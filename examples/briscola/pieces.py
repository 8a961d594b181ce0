"""Briscola: the forty cards, read from components.toml. Each exists once."""

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import Final, final

BOX: Final = tomllib.loads(files("examples.briscola").joinpath("components.toml").read_text("utf-8"))

SUITS: Final[list[str]] = BOX["suits"]["names"]
RANKS: Final[list[str]] = list(BOX["ranks"])
"""From the weakest to the strongest."""
POINTS: Final[dict[str, int]] = BOX["ranks"]


@final
@dataclass(eq=False, repr=False)
class Card:
    """A card: `strength` orders the cards of a suit; `number` is the place in CARDS."""

    number: int
    name: str
    suit: int
    strength: int
    points: int

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def __reduce__(self) -> tuple[object, ...]:
        return card_named, (self.name,)


CARDS: Final[list[Card]] = []
"""The deck in the order hands are sorted: suit by suit, the weakest first."""
BY_NAME: Final[dict[str, Card]] = {}

for suit_number, suit_name in enumerate(SUITS):
    for rank_number, rank_name in enumerate(RANKS):
        card_name = f"{rank_name} of {suit_name}"
        CARDS.append(Card(len(CARDS), card_name, suit_number, rank_number, POINTS[rank_name]))
        BY_NAME[card_name] = CARDS[-1]


def card_named(name: str) -> Card:
    """The one card of this name, in whatever process we are."""
    return BY_NAME[name]


def removed(seats: int) -> list[Card]:
    """What is left out with so many players."""
    return [BY_NAME[name] for name in BOX["removed"].get(str(seats), [])]


def points_of(cards: list[Card]) -> int:
    """What some cards count together."""
    points = 0
    for card in cards:
        points += card.points
    return points


SEATS: Final[list[int]] = BOX["meta"]["seats"]
PAIRS: Final[int] = BOX["meta"]["pairs"]
HAND: Final[int] = BOX["meta"]["hand"]
MINUTES: Final[int] = BOX["meta"]["minutes"]
ALL_POINTS: Final = points_of(CARDS)
