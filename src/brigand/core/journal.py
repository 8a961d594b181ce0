"""The story of a match: events that know what each viewer may see of them."""

import hashlib
from collections.abc import Sequence
from enum import Enum
from typing import Final

import msgspec

SPECTATOR: Final = -1
"""The viewer who holds no seat."""


class Light(Enum):
    """How the log before an event is read from then on: as ever, dimmed (to be remembered, not read), or in full."""

    SAME = "same"
    DIM = "dim"
    OPEN = "open"


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """Something that happened. Every kind of event says for itself what a viewer may see; there is no default."""

    def seen_by(self, viewer: int) -> "Event":
        """This event as `viewer` (a seat or SPECTATOR) sees it: the same one, or one with blanks."""
        raise NotImplementedError

    def reveals(self) -> bool:
        """Whether somebody learned something by it that cannot be taken back (then it cannot be undone)."""
        raise NotImplementedError

    def light(self) -> Light:
        """What it does to the log before it; most events do nothing."""
        return Light.SAME

    def dimmed(self) -> "Event":
        """This event as it is told after the log was dimmed; most stay as they are."""
        return self


class Journal:
    """All events of a match in order."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def write(self, event: Event) -> None:
        """Add what has just happened."""
        self.events.append(event)

    def seen_by(self, viewer: int, since: int = 0) -> list[Event]:
        """What a viewer may read now, from event number `since` on."""
        dark = 0
        for number, event in enumerate(self.events):
            light = event.light()
            if light is Light.OPEN:
                return self.events[since:]
            if light is Light.DIM:
                dark = number
        told = enumerate(self.events[since:], since)
        return [(event.dimmed() if number < dark else event).seen_by(viewer) for number, event in told]

    def unread_from(self, since: int) -> int:
        """Where a reader of the first `since` events reads on: at the beginning if they are told otherwise by now."""
        changed = any(event.light() is not Light.SAME for event in self.events[since:])
        return 0 if changed else since

    def digest(self) -> str:
        """A fingerprint of the whole truth: equal journals, equal matches."""
        return digest(self.events)


def digest(events: Sequence[Event]) -> str:
    """SHA-256 over the events as JSON lines with sorted keys."""
    lines = b"\n".join(msgspec.json.encode(event, order="sorted") for event in events)
    return hashlib.sha256(lines).hexdigest()
