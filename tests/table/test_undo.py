"""Taking back: the table is as it was, its log says so, and nobody has to forget what he saw."""

import os
from typing import NamedTuple

import msgspec
import pytest

from brigand.core.action import Action
from brigand.core.errors import Stale
from brigand.core.journal import Event, TakenBack
from brigand.core.rng import Rng
from brigand.core.state import NOBODY, State
from brigand.games import GAMES
from brigand.table.match import SNAPSHOT_EVERY, Match
from tests.games import told_by
from tests.laws.setups import Setup, setups

SECRET = bytes(range(32))
CASES = int(os.environ.get("BRIGAND_UNDO_CASES", "40"))
"""Steps taken back in each game, of each kind."""
EVERY = 7
"""Not every step is looked at, or the long matches would take all the time."""
MOST_MATCHES = 40 + 10 * CASES
SETUPS = {id: [setup for setup in setups() if setup.game.id == id] for id in GAMES}


class Shown(NamedTuple):
    """All that anybody can look at."""

    views: list[msgspec.Struct]
    legal: dict[int, list[Action]]
    log: list[list[tuple[int, Event]]]
    past: list[msgspec.Struct]


def viewers(match: Match) -> list[int]:
    return [*range(match.seats), NOBODY]


def shown(match: Match) -> Shown:
    return Shown(
        [match.view(viewer) for viewer in viewers(match)],
        {seat: match.state.legal(seat) for seat in match.state.to_act()},
        [list(match.log(viewer)) for viewer in viewers(match)],
        [match.view_at(max(0, match.number - 2), viewer) for viewer in viewers(match)],
    )


def is_as_before(match: Match, before: Shown, said: TakenBack) -> None:
    now = shown(match)
    assert now._replace(log=[]) == before._replace(log=[])
    for lines, earlier in zip(now.log, before.log, strict=True):
        assert lines == [*earlier, (match.number, said)]
    assert sorted(match.asked) == sorted(match.state.to_act())


def events_seen(state: State, seat: int, action: Action, match: Match, viewer: int) -> list[Event]:
    """What a viewer reads of an action in some world."""
    world = state.copy()
    world.journal = type(match.journal)()
    world.apply(seat, action)
    return world.journal.seen_by(viewer)


def nobody_has_to_forget(match: Match, seat: int, action: Action, rng: Rng) -> None:
    """Whatever a viewer read of the step could have been read in every world he imagines now."""
    for viewer in viewers(match):
        read = events_seen(match.state, seat, action, match, viewer)
        world = match.state.imagine(viewer, rng)
        answers = [action] if viewer == seat else world.legal(seat)
        assert any(events_seen(world, seat, answer, match, viewer) == read for answer in answers), (viewer, action)


def steps(setup: Setup, seed: int) -> Match:
    return Match(setup.game, setup.seats, setup.options, SECRET[seed % 32 :] + SECRET[: seed % 32])


def one(match: Match, rng: Rng) -> tuple[int, Action]:
    """Somebody's random answer."""
    seat = rng.pick(match.state.to_act())
    return seat, rng.pick(match.state.legal(seat))


@pytest.mark.parametrize("game", [id for id in GAMES if told_by(id, "secrets").TAKES_BACK])
def test_what_nobody_learned_from_is_taken_back_alone(game: str) -> None:
    found, rng = 0, Rng(1)
    for seed in range(MOST_MATCHES):
        if found == CASES:
            break
        match = steps(rng.pick(SETUPS[game]), seed)
        while not match.is_over and found < CASES:
            is_looked_at = match.number % EVERY == seed % EVERY
            before = shown(match) if is_looked_at else None
            seat, action = one(match, rng)
            match.play(seat, match.asked[seat], action)
            if before is None or not match.can_take_back(seat):
                continue
            found += 1
            digest = match.journal.digest()
            match = match.taken_back(seat, match.number - 1, "own")
            is_as_before(match, before, TakenBack(seat, 1, "own"))
            nobody_has_to_forget(match, seat, action, rng)
            match.play(seat, match.asked[seat], action)
            assert match.journal.digest() == digest, "the same step again leads to the same match"
    assert found >= CASES


@pytest.mark.parametrize("game", GAMES)
def test_in_practice_or_if_all_agree_any_step_is_taken_back(game: str) -> None:
    found, rng = 0, Rng(2)
    for seed in range(MOST_MATCHES):
        if found == CASES:
            break
        match = steps(rng.pick(SETUPS[game]), seed)
        while not match.is_over and found < CASES:
            number, before = match.number, shown(match)
            for _ in range(1 + rng.below(SNAPSHOT_EVERY + 2)):
                seat, action = one(match, rng)
                match.play(seat, match.asked[seat], action)
                if match.is_over:
                    break
            if match.is_over:
                break
            found += 1
            said = TakenBack(seat, match.number - number, "agreed")
            match = match.taken_back(seat, number, "agreed")
            is_as_before(match, before, said)
            for _ in range(1 + rng.below(2 * SNAPSHOT_EVERY)):
                if not match.is_over:
                    seat, action = one(match, rng)
                    match.play(seat, match.asked[seat], action)
    assert found >= CASES


@pytest.mark.parametrize("game", [id for id in GAMES if not told_by(id, "secrets").TAKES_BACK])
def test_a_card_that_was_shown_stays_shown(game: str) -> None:
    match = steps(SETUPS[game][0], 1)
    rng = Rng(5)
    while not match.is_over:
        seat, action = one(match, rng)
        match.play(seat, match.asked[seat], action)
        assert not match.can_take_back(seat), "who drew knows the card, and what is played all have seen"


def test_a_late_answer_never_meets_another_question() -> None:
    """The same seat is asked again after the undo: it is another question."""
    match, rng = steps(SETUPS["nuremberg"][0], 3), Rng(3)
    while True:
        seat, action = one(match, rng)
        decision, before = match.asked[seat], match.asked
        match.play(seat, decision, action)
        if match.can_take_back(seat) and any(before.get(other) != number for other, number in match.asked.items()):
            break
    asked = match.asked
    match = match.taken_back(seat, match.number - 1, "own")
    with pytest.raises(Stale):
        match.play(seat, decision, action)
    match.play(seat, match.asked[seat], action)
    for other, number in asked.items():
        is_same_question = before.get(other) == number
        assert (match.asked.get(other) == number) == is_same_question, "an answer may be under way to the one before"
