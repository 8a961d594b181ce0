"""Loot: what a page must know of the box."""

from typing import Annotated

import msgspec

from brigand.core.box import one_of, told
from brigand.games.loot.pieces import CARDS, Color, Merchant, Pirate

COLORS = [color.value for color in Color]
Fleet = Annotated[str, one_of("Fleet", COLORS)]


class LootBox(msgspec.Struct):
    """The cards tell the rest by their names."""

    fleets: list[Fleet]
    merchants: Annotated[list[int], told("The different merchants, by their gold.")]
    skulls: Annotated[list[int], told("The different pirate ships of a fleet.")]


def box() -> LootBox:
    return LootBox(
        fleets=COLORS,
        merchants=[card.gold for card in CARDS if isinstance(card, Merchant)],
        skulls=[card.skulls for card in CARDS if isinstance(card, Pirate) and card.color is Color.BLUE],
    )
