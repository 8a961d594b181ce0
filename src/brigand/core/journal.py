"""The story of a match: events that know what each viewer may see of them."""

import hashlib
from collections.abc import Sequence
from enum import Enum
from typing import Final

import msgspec

SPECTATOR: Final = -1
"""The viewer who holds no seat."""


class Light(Enum):
    """How the story before an event is read from then on: as ever, dimmed (to be remembered, not read), dimmed but for
    what is the reader's own, or in full.
    """

    SAME = "same"
    DIM = "dim"
    OWN = "own"
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
        """What it does to the story before it; most events do nothing."""
        return Light.SAME

    def dimmed(self) -> "Event":
        """This event as it is told after the story was dimmed; most stay as they are."""
        return self

    def is_own(self, viewer: int) -> bool:
        """Whether a viewer reads it on where one's own stays readable (Light.OWN); most belong to nobody."""
        return False


class Open(Event, frozen=True):
    """Base of what happens in sight of all and tells nobody anything new, so that it can be taken back."""

    def seen_by(self, viewer: int) -> Event:
        """All of it, whoever looks."""
        return self

    def reveals(self) -> bool:
        """Pieces moved, nothing turned up."""
        return False


class Shown(Open, frozen=True):
    """Base of what shows everybody something new: a card, a die, an answer."""

    def reveals(self) -> bool:
        """Everybody learned something."""
        return True


class Aside(Open, frozen=True):
    """Base of what happened at the table, beside the game: the match is the same without."""


class TakenBack(Aside, frozen=True, tag="taken_back"):
    """A seat took back its last step, and what had followed: `steps` actions in all. `why`: nothing had been shown
    (own), all agreed (agreed), or there are only bots to mind (practice).
    """

    seat: int
    steps: int
    why: str


class TimeOver(Aside, frozen=True, tag="time_over"):
    """A seat has no time left. `then`: a bot plays on (bot), it has resigned (resign), or the others wait (wait)."""

    seat: int
    then: str


class TimeGiven(Aside, frozen=True, tag="time_given"):
    """A seat gave another player so many minutes more, or days (the other number is 0)."""

    seat: int
    player: int
    minutes: int
    days: int


class Journal:
    """All events of a match in order, and the one place that decides what a viewer may read of the past."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.dim_before = -1
        """Events before this one are told dimmed."""
        self.own_stays = False
        """Whether what is dimmed stays readable for whom it belongs to."""
        self.is_open = False
        """Whether all of it may be read by everybody."""
        self.telling = 0
        """How often something that had been told was told otherwise from then on."""

    def write(self, event: Event) -> None:
        """Add what has just happened."""
        light = event.light()
        if light is not Light.SAME:
            self.telling += 1
            if light is Light.OPEN:
                self.is_open = True
            else:
                self.dim_before = len(self.events)
                self.own_stays = light is Light.OWN
        self.events.append(event)

    def seen_by(self, viewer: int, since: int = 0, until: int | None = None) -> list[Event]:
        """What a viewer may read now, from event number `since` on and before `until`."""
        if self.is_open:
            return self.events[since:until]
        return [self.told(number, event, viewer) for number, event in enumerate(self.events[since:until], since)]

    def told(self, number: int, event: Event, viewer: int) -> Event:
        """An event of a story that is not open to all, as a viewer may read it now."""
        is_kept = number >= self.dim_before or (self.own_stays and event.is_own(viewer))
        return (event if is_kept else event.dimmed()).seen_by(viewer)

    def is_dim(self, events: int) -> bool:
        """Whether a position from when there were so many events is to be remembered, not looked at again."""
        return events <= self.dim_before and not self.is_open

    def taken_back(self, events: int, remark: "TakenBack") -> "Journal":
        """The story up to an earlier moment, and that the rest was taken back."""
        journal = Journal()
        for event in self.events[:events]:
            journal.write(event)
        journal.telling = self.telling + 1
        journal.write(remark)
        return journal

    def told_beside(self, remark: Aside) -> "Journal":
        """The same story, and something beside it."""
        journal = Journal()
        journal.dim_before, journal.own_stays = self.dim_before, self.own_stays
        journal.is_open, journal.telling = self.is_open, self.telling
        journal.events = [*self.events, remark]
        return journal

    def opened(self) -> "Journal":
        """The same story, readable for everybody."""
        journal = Journal()
        journal.events = self.events
        journal.is_open = True
        journal.telling = self.telling + 1
        return journal

    def digest(self) -> str:
        """A fingerprint of the whole truth: equal journals, equal matches. What was said beside is no part of it."""
        return digest([event for event in self.events if not isinstance(event, Aside)])


def digest(events: Sequence[Event]) -> str:
    """SHA-256 over the events as JSON lines with sorted keys."""
    lines = b"\n".join(msgspec.json.encode(event, order="sorted") for event in events)
    return hashlib.sha256(lines).hexdigest()
