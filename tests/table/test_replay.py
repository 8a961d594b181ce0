"""The match at a table: one story in log and replay, decisions do not collide, resigning ranks last."""

import pickle

import msgspec
import pytest

from brigand.core.action import Action
from brigand.core.errors import Refused, Stale
from brigand.core.journal import Event
from brigand.core.rng import Rng
from brigand.core.state import NOBODY
from brigand.games import GAMES
from brigand.table.match import SNAPSHOT_EVERY, Match
from tests.laws.setups import Setup, setups
from tests.table.duel import ACTIONS, DUEL, Duel, DuelView, Named

SECRET = bytes(range(32))
SETUPS = [max((way for way in setups() if way.game is known), key=lambda way: way.seats) for known in GAMES.values()]
"""Every game at its largest table."""
Seen = tuple[msgspec.Struct, list[Event]]


def played(setup: Setup, seed: int) -> tuple[Match, list[list[Seen]]]:
    """A random match, and what every viewer saw after every action (viewer -1 last)."""
    match, rng = Match(setup.game, setup.seats, setup.options, SECRET), Rng(seed)
    seen = [[(match.view(viewer), match.events_of(0, viewer)) for viewer in viewers(match)]]
    while not match.state.is_over:
        seat = rng.pick(match.state.to_act())
        match.play(seat, match.asked[seat], rng.pick(match.state.legal(seat)))
        seen.append([(match.view(viewer), match.events_of(match.number, viewer)) for viewer in viewers(match)])
    return match, seen


def viewers(match: Match) -> list[int]:
    return [*range(match.seats), NOBODY]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_after_the_end_any_earlier_moment_is_what_was_seen_then(setup: Setup) -> None:
    match, seen = played(setup, 1)
    assert match.number > SNAPSHOT_EVERY
    for viewer in viewers(match):
        assert [step[viewer][0] for step in seen] == list(match.views(viewer))
        for number in (0, 1, SNAPSHOT_EVERY - 1, SNAPSHOT_EVERY, SNAPSHOT_EVERY + 1, match.number - 1, match.number):
            assert match.view_at(number, viewer) == seen[number][viewer][0]
            if not match.journal.is_open:
                assert match.events_of(number, viewer) == seen[number][viewer][1]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_log_and_replay_tell_one_story(setup: Setup) -> None:
    """At any time, from any line on: the same events by the same actions."""
    match, rng = Match(setup.game, setup.seats, setup.options, SECRET), Rng(4)
    while not match.state.is_over:
        seat = rng.pick(match.state.to_act())
        match.play(seat, match.asked[seat], rng.pick(match.state.legal(seat)))
        if match.number & (match.number - 1) and not match.state.is_over:  # ever more rarely: 1, 2, 4, 8 …
            continue
        for viewer in viewers(match):
            story = [(number, event) for number in range(match.number + 1) for event in match.events_of(number, viewer)]
            for first in (0, 1, match.dealt, rng.below(len(story)), len(story) - 1, len(story)):
                assert list(match.log(viewer, first)) == story[first:], f"action {match.number}, viewer {viewer}"


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_same_secret_and_actions_give_the_same_match(setup: Setup) -> None:
    match, _ = played(setup, 2)
    again = Match(setup.game, setup.seats, setup.options, SECRET)
    for move in match.moves:
        again.play(move.seat, again.asked[move.seat], move.action)
    assert again.journal.digest() == match.journal.digest()
    assert again.outcome().places == match.outcome().places
    other = Match(setup.game, setup.seats, setup.options, bytes(32))
    assert other.journal.digest() != Match(setup.game, setup.seats, setup.options, SECRET).journal.digest()


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_match_packed_and_unpacked_goes_on_alike(setup: Setup) -> None:
    match, rng = Match(setup.game, setup.seats, setup.options, SECRET), Rng(3)
    twin: Match | None = None
    while not match.state.is_over and match.number < 400:
        if match.number % 50 == 20:
            twin = pickle.loads(pickle.dumps(match))
        seat = rng.pick(match.state.to_act())
        action, decision = rng.pick(match.state.legal(seat)), match.asked[seat]
        match.play(seat, decision, action)
        if twin is not None:
            twin.play(seat, decision, action)
            assert twin.asked == match.asked
    assert twin is not None
    assert twin.game is match.game
    assert twin.journal.digest() == match.journal.digest()
    assert [twin.view(viewer) for viewer in viewers(match)] == [match.view(viewer) for viewer in viewers(match)]


def duel() -> Match:
    return Match(DUEL, 2, {}, SECRET)


def test_simultaneous_decisions_do_not_collide() -> None:
    match = duel()
    assert match.asked == {0: 0, 1: 0}
    match.play(1, 0, ACTIONS[2])
    assert match.asked == {0: 0}, "the other's question stays the same"
    match.play(0, 0, ACTIONS[1])
    assert match.asked == {0: 2, 1: 2}, "a new question for both"


def test_an_answer_to_an_old_question_is_stale_and_a_second_one_refused() -> None:
    match = duel()
    match.play(0, 0, ACTIONS[0])
    with pytest.raises(Refused):
        match.play(0, 0, ACTIONS[1])
    match.play(1, 0, ACTIONS[0])
    with pytest.raises(Stale):
        match.play(0, 0, ACTIONS[1])
    assert match.number == 2


def test_an_action_that_fails_half_way_has_not_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    match, apply = duel(), Duel.apply

    def apply_and_fail(state: Duel, seat: int, action: Action) -> None:
        apply(state, seat, action)
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(Duel, "apply", apply_and_fail)
        with pytest.raises(ZeroDivisionError):
            match.tried(0, ACTIONS[2])
    assert (match.number, match.asked, match.journal.events) == (0, {0: 0, 1: 0}, [])
    assert match.view(0) == DuelView([None, None], [0, 0])
    match.keep(match.tried(0, ACTIONS[2]))
    assert (match.number, match.asked, match.journal.events) == (1, {1: 0}, [Named(0, 2)])
    assert match.view(0) == DuelView([2, None], [0, 0])


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_what_is_tried_and_kept_is_what_is_played(setup: Setup) -> None:
    match, rng = Match(setup.game, setup.seats, setup.options, SECRET), Rng(6)
    twin = Match(setup.game, setup.seats, setup.options, SECRET)
    while not match.state.is_over and match.number < 300:
        seat = rng.pick(match.state.to_act())
        action = rng.pick(match.state.legal(seat))
        match.keep(match.tried(seat, action))
        twin.apply(seat, action)
        assert match.asked == twin.asked
    assert match.moves == twin.moves
    assert match.journal.digest() == twin.journal.digest()
    assert [list(match.views(viewer)) for viewer in viewers(match)] == [
        list(twin.views(viewer)) for viewer in viewers(match)
    ]
    assert [match.view(viewer) for viewer in viewers(match)] == [twin.view(viewer) for viewer in viewers(match)]


def test_what_was_named_in_secret_stays_so() -> None:
    match = duel()
    match.play(0, 0, ACTIONS[2])
    assert [match.view(viewer) for viewer in (0, 1, NOBODY)] == [
        DuelView([2, None], [0, 0]),
        DuelView([None, None], [0, 0]),
        DuelView([None, None], [0, 0]),
    ]
    assert [match.events_of(1, viewer) for viewer in (0, 1)] == [[Named(0, 2)], [Named(0, None)]]


def test_who_resigns_is_last_whatever_the_score() -> None:
    match = duel()
    match.resigned.append(0)
    while not match.state.is_over:
        for seat, action in enumerate((ACTIONS[2], ACTIONS[0])):
            match.play(seat, match.asked[seat], action)
    outcome = match.outcome()
    assert (outcome.places, outcome.scores, outcome.reason) == ([2, 1], [3, 0], "rounds")
    match.resigned.append(1)
    assert match.outcome().places == [1, 1], "all gave up: nobody is before another"
