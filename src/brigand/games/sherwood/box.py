"""Sherwood: what a page must know of the box."""

from typing import Annotated

import msgspec

from brigand.core.box import one_of, told
from brigand.games.sherwood.pieces import (
    ARREST_ABOVE,
    BACKS,
    BOX,
    CHANGE,
    CHARACTERS,
    COIN,
    HIDEOUTS,
    KINDS,
    LOOT_COLORS,
    NORMAL,
    REWARD_BELOW,
    STRETCHES,
    WAGONS,
)

WAGON_KINDS = [NORMAL, *(wagon.kind for wagon in WAGONS if wagon.kind != NORMAL)]
Character = Annotated[str, one_of("Character", CHARACTERS)]
WagonKind = Annotated[str, one_of("WagonKind", WAGON_KINDS)]


class Points(msgspec.Struct):
    """What the combinations of a chest count."""

    three_rings: int
    set: int
    two_bracelets: int
    necklace: int


class SherwoodBox(msgspec.Struct):
    """Road, wagons, loot, sheriff."""

    stretches: int
    hideouts: Annotated[int, told("On each stretch, with an attack space below each.")]
    characters: list[Character]
    wagon_kinds: list[WagonKind]
    backs: Annotated[list[tuple[int, int]], told("The ranges printed on the backs of the wagons, lightest first.")]
    jewels: Annotated[list[str], told("The kinds of loot that have a colour.")]
    loot_colors: list[str]
    points: Points
    change: Annotated[int, told("What the tokens at a wagon, and two of the Merry Men, add or take.")]
    reward_below: int
    arrest_above: int


def box() -> SherwoodBox:
    return SherwoodBox(
        stretches=STRETCHES,
        hideouts=HIDEOUTS,
        characters=CHARACTERS,
        wagon_kinds=WAGON_KINDS,
        backs=[(low, high) for low, high in BACKS],
        jewels=KINDS[:COIN],
        loot_colors=LOOT_COLORS,
        points=Points(**{name: BOX["scoring"][name] for name in Points.__struct_fields__}),
        change=CHANGE,
        reward_below=REWARD_BELOW,
        arrest_above=ARREST_ABOVE,
    )
