"""What every seat did in a match, counted from its journal. No game is known here: events say what they are."""

from collections import Counter
from collections.abc import Sequence

from brigand.core.journal import Event

WHO = ("seat", "target", "owner", "victim", "giver")
"""Fields that name a player an event is about, beside the one who acts."""
WHAT = ("task", "good", "council", "merchant", "card", "kind", "action", "effect", "wagon", "reason", "why", "city")
"""Words that tell events of one kind apart."""
WORTH = (
    "gold",
    "points",
    "value",
    "count",
    "total",
    "captured",
    "held",
    "tasks",
    "majorities",
    "combinations",
    "track",
)
"""Numbers that add up."""


def deeds_of(events: Sequence[Event], seats: int) -> list[dict[str, int]]:
    """For every seat how often each kind of event was its own, or befell it, and what that came to."""
    found: list[Counter[str]] = [Counter() for _ in range(seats)]
    for event in events:
        name = str(event.__struct_config__.tag)
        fields = {field: getattr(event, field) for field in event.__struct_fields__}
        for who in WHO:
            seat = fields.get(who)
            if type(seat) is int and 0 <= seat < seats:
                note(found[seat], name if who == "seat" else f"{name} ({who})", fields)
    return [dict(sorted(counted.items())) for counted in found]


def note(counted: Counter[str], name: str, fields: dict[str, object]) -> None:
    """One event more of a name, of what kind, and with what worth."""
    counted[name] += 1
    for what in WHAT:
        word = fields.get(what)
        if isinstance(word, str):
            counted[f"{name}: {word}"] += 1
    for worth in WORTH:
        number = fields.get(worth)
        if type(number) is int:
            counted[f"{name}, {worth}"] += number
