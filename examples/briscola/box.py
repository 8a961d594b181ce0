"""Briscola: what a page must know of the box."""

from typing import Annotated

import msgspec

from brigand.core.box import one_of, told
from examples.briscola.pieces import ALL_POINTS, POINTS, RANKS, SUITS

Suit = Annotated[str, one_of("Suit", SUITS)]
Rank = Annotated[str, one_of("Rank", RANKS)]


class BriscolaBox(msgspec.Struct):
    """A card is called «rank of suit»."""

    suits: list[Suit]
    ranks: Annotated[list[Rank], told("From the weakest to the strongest.")]
    points: Annotated[list[int], told("What the cards count, by rank.")]
    all_points: Annotated[int, told("Of the whole deck.")]


def box() -> BriscolaBox:
    return BriscolaBox(suits=SUITS, ranks=RANKS, points=list(POINTS.values()), all_points=ALL_POINTS)
