"""Nottingham: how research environments tell its views as numbers."""

from collections.abc import Mapping

from brigand.core.game import Choice
from brigand.core.sight import Sight
from brigand.games.nottingham.pieces import AMBUSHES, BOX, COLOURS, KINDS, TASKS

NAMES = [kind.name for kind in KINDS]
FACES = [ambush.name for ambush in AMBUSHES]
PAIRS = len(FACES) - len(COLOURS)
DECISIONS = [
    *(
        "choose",
        "defend",
        "rob",
        "raid",
        "keep",
        "offer",
        "buy",
        "bid",
        "trade",
        "exchange",
        "strike",
        "discard",
        "over",
    )
]
FINISHERS = 2
"""Who can complete a task: the first and the second."""


def sight(seats: int, options: Mapping[str, Choice]) -> Sight:
    """The numbers of the road follow from the box; the memory aid is told if the table has it."""
    most = ambushes(seats, options)
    memory = [] if options["memory"] else ["memory"]
    return Sight(
        words={
            "decision": DECISIONS,
            "colours": COLOURS,
            "cards": NAMES,
            "card": NAMES,
            "discards": NAMES,
            "revealed": NAMES,
            "chosen": NAMES,
            "certain": NAMES,
            "AttackView.action": list(dict.fromkeys(kind.action for kind in KINDS)),
            "faces": FACES,
            "looking": FACES,
            "MemoryView.ambush_deck": FACES,
            "MemoryView.ambushes": FACES,
        },
        longest={
            "colours": seats,
            "tasks": len(TASKS),
            "finishers": FINISHERS,
            "faces": most,
            "MemoryView.ambush_deck": most,
            "MemoryView.ambushes[]": most,
        },
        seats=["turn", "starter", "to_act", "seat", "target", "finishers"],
        by_seat=["colours", "hands", "won", "NottinghamView.ambushes", "MemoryView.ambushes", "owed"],
        left_out=["viewer", "track", "TaskView.task", "final", *memory],
    )


def ambushes(seats: int, options: Mapping[str, Choice]) -> int:
    """How many ambush cards there can be: one in the colour of every seat, and the pairs of the box."""
    return seats + (PAIRS if options["box"] else len(BOX["ambushes"]["pairs"]))
