"""The story of a match: events that know what each viewer may see of them."""

import hashlib
from collections.abc import Sequence
from typing import Final

import msgspec

SPECTATOR: Final = -1
"""The viewer who holds no seat."""


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """Something that happened. Every kind of event says for itself what a viewer may see; there is no default."""

    def seen_by(self, viewer: int) -> "Event":
        """This event as `viewer` (a seat or SPECTATOR) sees it: the same one, or one with blanks."""
        raise NotImplementedError

    def reveals(self) -> bool:
        """Whether somebody learned something by it that cannot be taken back (then it cannot be undone)."""
        raise NotImplementedError


class Journal:
    """All events of a match in order."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def write(self, event: Event) -> None:
        """Add what has just happened."""
        self.events.append(event)

    def seen_by(self, viewer: int, since: int = 0) -> list[Event]:
        """What a viewer has seen, from event number `since` on."""
        return [event.seen_by(viewer) for event in self.events[since:]]

    def digest(self) -> str:
        """A fingerprint of the whole truth: equal journals, equal matches."""
        return digest(self.events)


def digest(events: Sequence[Event]) -> str:
    """SHA-256 over the events as JSON lines with sorted keys."""
    lines = b"\n".join(msgspec.json.encode(event, order="sorted") for event in events)
    return hashlib.sha256(lines).hexdigest()
