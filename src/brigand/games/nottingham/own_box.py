"""Nottingham: the box of a match. Ours has the parts we had to reconstruct; players may bring those of their own."""

import tomllib
from functools import lru_cache
from hashlib import sha256
from typing import Any, Final

from brigand.core.errors import Refusal, Refused
from brigand.core.game import HASH_LINE
from brigand.games.nottingham.pieces import AMBUSHES, BOX, GOLD, KINDS, TASKS, Ambush, Box

PARTS: Final = ["track", "tasks", "ambushes"]
"""What a box can replace: all that is reconstructed."""
OURS_IS: Final = "reconstructed"
OWN_IS: Final = "own"
"""The status of a part: filled in by us, or brought by the players."""
LONGEST_ROAD: Final = 60
HIGHEST: Final = 99
"""No number on the road or on a task is larger; three digits would not fit where they are shown."""
LONGEST_TEXT: Final = 4000


def as_text(parts: dict[str, Any]) -> str:
    """The parts of a box in one fixed form, under the hash of it: equal boxes are equal texts."""
    lines: list[str] = []
    for part in PARTS:
        lines.append(f"[{part}]")
        for key, value in parts[part].items():
            written = f'"{value}"' if isinstance(value, str) else str(value).replace("'", '"')
            lines.append(f"{key} = {written}")
    body = "\n".join(lines) + "\n"
    return f"{HASH_LINE}{sha256(body.encode()).hexdigest()}\n{body}"


def read_box(text: str) -> Box:
    """The box a text describes; what it leaves out is ours. Refused with the rule it breaks."""
    if not text.strip():
        return OURS
    if len(text) > LONGEST_TEXT:
        raise Refused(Refusal("nottingham.setup.own_box", problem="long", part="", limit=LONGEST_TEXT))
    return known_box(text)


@lru_cache(maxsize=64)
def known_box(text: str) -> Box:
    """The same, remembered: every deal of a match or of a thousand asks for it."""
    parts = {part: dict(BOX[part]) for part in PARTS}
    for part, values in toml_of(text).items():
        if part not in PARTS or not isinstance(values, dict):
            raise Refused(Refusal("nottingham.setup.own_box", problem="part", part=part[:40], limit=0))
        for key in values:
            if key not in parts[part]:
                raise Refused(Refusal("nottingham.setup.own_box", problem="part", part=f"{part}.{key}"[:40], limit=0))
        parts[part].update(values)
    return box_of(parts)


def toml_of(text: str) -> dict[str, Any]:
    """The text as data."""
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:  # brackets in brackets without end
        raise Refused(Refusal("nottingham.setup.own_box", problem="toml", part=str(error)[:80], limit=0)) from None


def box_of(parts: dict[str, Any]) -> Box:
    """A box the rules can be played with, or the rule it breaks."""
    track, values = parts["track"], [parts["tasks"][task.name] for task in TASKS]
    if not is_road(track["spaces"]) or not is_number(track["town_limit"]):
        raise Refused(Refusal("nottingham.setup.track_numbers", most=HIGHEST, spaces=LONGEST_ROAD))
    for task, worth in zip(TASKS, values):
        if not is_worth(worth):
            raise Refused(Refusal("nottingham.setup.task_values", task=task.name, most=HIGHEST))
    pairs = pairs_of(parts["ambushes"]["pairs"])
    if not pairs:
        raise Refused(Refusal("nottingham.setup.ambush_cards"))
    parts["ambushes"]["pairs"] = [[kind.name for kind in ambush.kinds] for ambush in pairs]
    for part in PARTS:
        is_ours = {**parts[part], "status": ""} == {**BOX[part], "status": ""}
        parts[part]["status"] = OURS_IS if is_ours else OWN_IS
    ours = [part for part in PARTS if parts[part]["status"] == OURS_IS]
    return Box(
        "" if len(ours) == len(PARTS) else as_text(parts),
        track["spaces"],
        track["town_limit"],
        [worth[0] for worth in values],
        [worth[1] for worth in values],
        pairs,
        ours,
    )


def is_number(value: object) -> bool:
    """Whether a hand can be compared with it: a whole number from 1 on. Truth is no number."""
    return isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= HIGHEST


def is_road(spaces: object) -> bool:
    """Numbers, at least one and not without end."""
    return isinstance(spaces, list) and 1 <= len(spaces) <= LONGEST_ROAD and all(is_number(space) for space in spaces)


def is_worth(worth: object) -> bool:
    """Two numbers: a task is worth more to its only finisher than to each of two."""
    if not isinstance(worth, list) or len(worth) != 2:
        return False
    return is_number(worth[0]) and is_number(worth[1]) and bool(worth[0] > worth[1])


def pairs_of(pairs: object) -> list[Ambush]:
    """The cards with two objects in a fixed order: every object but gold on two, no two cards alike; else none."""
    if not isinstance(pairs, list) or not all(isinstance(pair, list) and len(pair) == 2 for pair in pairs):
        return []
    shown = [name for pair in pairs for name in pair]
    wanted = [kind.name for kind in KINDS if kind is not GOLD] * 2
    if not all(isinstance(name, str) for name in shown) or sorted(shown) != sorted(wanted):
        return []
    sides = [sorted(pair) for pair in pairs]
    cards = [ambush for ambush in AMBUSHES if ambush.kinds and sorted([kind.name for kind in ambush.kinds]) in sides]
    return cards if len(cards) == len(pairs) else []


OURS: Final = box_of({part: dict(BOX[part]) for part in PARTS})
"""The box we had to reconstruct."""
