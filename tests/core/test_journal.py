"""The journal: who reads what of the past, and at what price."""

from collections import Counter
from collections.abc import Sequence

import pytest

from brigand.core.journal import SPECTATOR, Event, Journal, Light, TakenBack

ASKED: Counter[str] = Counter()


class Found(Event, frozen=True, tag="found"):
    """A seat found something in secret."""

    seat: int
    what: str | None

    def seen_by(self, viewer: int) -> Event:
        ASKED["seen_by"] += 1
        return self if viewer == self.seat else Found(self.seat, None)

    def reveals(self) -> bool:
        return True

    def dimmed(self) -> Event:
        return Found(self.seat, None)

    def is_own(self, viewer: int) -> bool:
        return viewer == self.seat


class Lit(Event, frozen=True, tag="lit"):
    """The light changed."""

    how: Light

    def seen_by(self, viewer: int) -> Event:
        return self

    def reveals(self) -> bool:
        return False

    def light(self) -> Light:
        ASKED["light"] += 1
        return self.how


RING, HIDDEN = Found(0, "ring"), Found(0, None)
STORIES: dict[str, tuple[list[Event], Event, Event]] = {
    "as ever": ([RING], RING, HIDDEN),
    "the same": ([RING, Lit(Light.SAME)], RING, HIDDEN),
    "dimmed": ([RING, Lit(Light.DIM)], HIDDEN, HIDDEN),
    "found later": ([Lit(Light.DIM), RING], RING, HIDDEN),
    "one's own": ([RING, Lit(Light.OWN)], RING, HIDDEN),
    "one's own no more": ([RING, Lit(Light.OWN), Lit(Light.DIM)], HIDDEN, HIDDEN),
    "open": ([RING, Lit(Light.OPEN)], RING, RING),
    "dimmed and open": ([RING, Lit(Light.DIM), Lit(Light.OPEN)], RING, RING),
    "open for good": ([RING, Lit(Light.OPEN), Lit(Light.DIM)], RING, RING),
}


def written(events: Sequence[Event]) -> Journal:
    journal = Journal()
    for event in events:
        journal.write(event)
    return journal


@pytest.mark.parametrize("story", STORIES)
def test_what_finder_others_and_spectators_read(story: str) -> None:
    events, finder, others = STORIES[story]
    journal = written(events)
    place = events.index(RING)
    assert [journal.seen_by(viewer)[place] for viewer in (0, 1, SPECTATOR)] == [finder, others, others]
    assert journal.seen_by(0, place, place + 1) == [finder]
    assert journal.is_dim(place + 1) == (story in ("dimmed", "one's own", "one's own no more"))


def test_a_position_is_dim_up_to_the_event_that_dimmed_it() -> None:
    journal = written([RING, RING, Lit(Light.DIM), RING])
    assert [journal.is_dim(events) for events in range(5)] == [True, True, True, False, False]
    journal.write(Lit(Light.OPEN))
    assert not any(journal.is_dim(events) for events in range(6))
    assert not Journal().is_dim(0)


@pytest.mark.parametrize("light", [Light.DIM, Light.OWN, Light.OPEN])
def test_who_read_what_is_told_otherwise_now_begins_again(light: Light) -> None:
    journal = written([RING, RING, Lit(Light.SAME)])
    assert journal.telling == 0
    journal.write(Lit(light))
    assert journal.telling == 1
    journal.write(RING)
    assert journal.telling == 1


@pytest.mark.parametrize("light", [Light.SAME, Light.DIM, Light.OWN, Light.OPEN])
def test_what_is_taken_back_was_never_told(light: Light) -> None:
    before = written([RING, Lit(Light.DIM), RING])
    journal = written([RING, Lit(Light.DIM), RING])
    journal.write(Lit(light))
    back = journal.taken_back(3, TakenBack(1, 1, "own"))
    assert back.events == [*before.events, TakenBack(1, 1, "own")]
    assert (back.dim_before, back.own_stays, back.is_open) == (before.dim_before, before.own_stays, before.is_open)
    assert back.telling > journal.telling
    assert back.digest() == before.digest()


def test_reading_the_latest_lines_costs_as_much_as_there_are_of_them() -> None:
    journal = written([RING] * 100 + [Lit(Light.DIM)] + [RING] * 3000)
    ASKED.clear()
    assert len(journal.seen_by(1, 3098)) == 3
    assert journal.is_dim(50)
    assert ASKED == {"seen_by": 3}
