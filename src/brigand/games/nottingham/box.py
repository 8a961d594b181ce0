"""Nottingham: what a page must know of every box. Road, values of tasks and ambushes may differ: see the view."""

from typing import Annotated

import msgspec

from brigand.core.box import one_of, told
from brigand.games.nottingham.actions import ACTIONS, Complete
from brigand.games.nottingham.board import FINISHERS
from brigand.games.nottingham.pieces import KINDS

Kind = Annotated[str, one_of("Kind", [kind.name for kind in KINDS])]
Deed = Annotated[str, one_of("Deed", [kind.action for kind in KINDS])]


class Thing(msgspec.Struct):
    """A kind of object card: its points, and what it lets a player do."""

    name: Kind
    value: int
    action: Deed
    is_attack: bool


class NottinghamBox(msgspec.Struct):
    """What all boxes have in common."""

    kinds: list[Kind]
    deeds: list[Deed]
    objects: list[Thing]
    each_of: Annotated[dict[str, int], told("How many cards of each named object a task takes.")]
    finishers: Annotated[int, told("So many players may complete a task.")]


def box() -> NottinghamBox:
    return NottinghamBox(
        kinds=[kind.name for kind in KINDS],
        deeds=[kind.action for kind in KINDS],
        objects=[Thing(kind.name, kind.value, kind.action, kind.is_attack) for kind in KINDS],
        each_of={action.task.name: max(action.counts) for action in ACTIONS if isinstance(action, Complete)},
        finishers=FINISHERS,
    )
