"""Sherwood's chests: what a running match tells of the past is what may still be known; after the end all of it."""

from itertools import product

import msgspec
import pytest

from brigand.core.game import Choice
from brigand.core.journal import Event, Light
from brigand.core.rng import Rng
from brigand.core.state import NOBODY
from brigand.games.sherwood import SHERWOOD
from brigand.games.sherwood.events_loot import Discarded, Drew, Kept, LootDrawn, Passed
from brigand.games.sherwood.view import SherwoodView
from brigand.table.match import Match
from tests.rule import rule

OPTIONS: list[dict[str, Choice]] = [
    {"face_up_loot": open_loot, "own_chest": look_inside} for open_loot, look_inside in product((False, True), repeat=2)
]
SEATS = 4
VIEWERS = [*range(SEATS), NOBODY]


def view_of(match: Match, number: int, viewer: int) -> SherwoodView:
    view = match.view_at(number, viewer)
    assert isinstance(view, SherwoodView)
    return view


def forgotten(view: SherwoodView, keeps: int | None) -> SherwoodView:
    """A position without the names of tokens, but for those of the gang that keeps them."""
    past = msgspec.json.decode(msgspec.json.encode(view), type=SherwoodView)
    for gang, found in enumerate(past.gangs):
        if gang != keeps:
            found.front.tokens = found.chest.tokens = None
    if past.draft is not None:
        past.draft.held.tokens = None
    return past


def names_in(event: Event) -> list[str]:
    """The loot tokens an event names."""
    if isinstance(event, LootDrawn | Passed):
        return [] if event.tokens is None else event.tokens
    if isinstance(event, Kept | Drew | Discarded) and event.token != "village coin":
        return [] if event.token is None else [event.token]
    return []


def last_closing(match: Match) -> int:
    """The action that closed the chests last; 0 before any did."""
    return max(
        (
            number
            for number in range(1, match.number + 1)
            for event in match.journal.events[match.events_until(number - 1) : match.events_until(number)]
            if event.light() in (Light.DIM, Light.OWN)
        ),
        default=0,
    )


@rule("sherwood.cleanup.chest_closed", "sherwood.info.log_silent", "sherwood.info.all_at_end")
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_the_past_is_told_as_it_may_still_be_known(options: dict[str, Choice]) -> None:
    settled = SHERWOOD.settled(SEATS, options)
    match, rng = Match(SHERWOOD, SEATS, settled, bytes(range(32))), Rng(5)
    seen = [[view_of(match, 0, viewer) for viewer in VIEWERS]]
    known, checked = 0, 0
    while not match.state.is_over:
        seat = rng.pick(match.state.to_act())
        match.play(seat, match.asked[seat], rng.pick(match.state.legal(seat)))
        seen.append([view_of(match, match.number, viewer) for viewer in VIEWERS])
        closed = last_closing(match)
        if closed == known or not match.state.to_act():
            continue
        known, checked = closed, checked + 1
        for viewer in VIEWERS:
            keeps = viewer if options["own_chest"] else None
            past = [*(forgotten(seen[number][viewer], keeps) for number in range(closed)), seen[closed][viewer]]
            assert list(match.views(viewer)) == past, f"viewer {viewer}"
            assert [match.view_at(number, viewer) for number in range(0, closed + 1, 7)] == past[::7]
            named = [event for _, event in match.log(viewer) if names_in(event)]
            assert all(options["own_chest"] and event.is_own(viewer) for event in named), named
    assert checked == 3, "once after each round but the last"
    for viewer in VIEWERS:
        assert list(match.views(viewer)) == [step[viewer] for step in seen]
        assert [event for _, event in match.log(viewer)] == match.journal.events


@rule("sherwood.cleanup.chest_closed")
def test_the_tokens_of_the_running_round_are_still_shown() -> None:
    match, rng = Match(SHERWOOD, SEATS, SHERWOOD.settled(SEATS, {}), bytes(range(32))), Rng(5)
    while not any(view_of(match, match.number, seat).gangs[seat].front.tokens for seat in range(SEATS)):
        seat = rng.pick(match.state.to_act())
        match.play(seat, match.asked[seat], rng.pick(match.state.legal(seat)))
    holder = next(seat for seat in range(SEATS) if view_of(match, match.number, seat).gangs[seat].front.size)
    number, shown = match.number, view_of(match, match.number, holder)
    seat = rng.pick(match.state.to_act())
    match.play(seat, match.asked[seat], rng.pick(match.state.legal(seat)))
    assert last_closing(match) == 0
    assert match.view_at(number, holder) == shown
