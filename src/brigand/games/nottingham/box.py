"""Nottingham: what a page must know of every box. Road, values of tasks and ambushes may differ: see the view."""

from typing import Annotated

import msgspec

from brigand.core.box import one_of, told
from brigand.games.nottingham.actions import ACTIONS, Complete
from brigand.games.nottingham.board import FINISHERS
from brigand.games.nottingham.pieces import KINDS, SMALLEST_SET

Kind = Annotated[str, one_of("Kind", [kind.name for kind in KINDS])]
Deed = Annotated[str, one_of("Deed", [kind.action for kind in KINDS])]


class Thing(msgspec.Struct):
    """A kind of object card: its points, and what it lets a player do."""

    name: Kind
    value: int
    action: Deed
    is_attack: bool


class Asked(msgspec.Struct):
    """What a task takes: so many kinds of objects, so many cards of each."""

    kinds: int
    each: int


class NottinghamBox(msgspec.Struct):
    """What all boxes have in common."""

    kinds: list[Kind]
    deeds: list[Deed]
    objects: list[Thing]
    smallest_set: int
    tasks: dict[str, Asked]
    finishers: Annotated[int, told("So many players may complete a task.")]


def box() -> NottinghamBox:
    return NottinghamBox(
        kinds=[kind.name for kind in KINDS],
        deeds=[kind.action for kind in KINDS],
        objects=[Thing(kind.name, kind.value, kind.action, kind.is_attack) for kind in KINDS],
        smallest_set=SMALLEST_SET,
        tasks={one.task.name: Asked(len(one.cards), max(one.counts)) for one in ACTIONS if isinstance(one, Complete)},
        finishers=FINISHERS,
    )
