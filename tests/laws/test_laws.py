"""The laws every game obeys, with every number of seats and every option. A new game joins by being listed."""

import os
import pickle
from collections import Counter

import msgspec
import pytest

import brigand.core.state
from brigand.core.game import Game
from brigand.core.journal import Event, Journal
from brigand.core.playout import play_randomly
from brigand.core.rng import Rng
from brigand.core.state import NOBODY, State
from tests.laws.setups import Setup, sampled, setups, walk

every_setup = pytest.mark.parametrize("setup", setups(), ids=str)
STORY = 400
"""Decisions after which two matches that went alike are taken for equal."""


def viewers(state: State) -> list[int]:
    return [*range(state.seats), NOBODY]


def seen(game: Game, state: State, seat: int) -> bytes:
    return msgspec.json.encode(game.view(state, None if seat == NOBODY else seat))


def story(game: Game, state: State, rng: Rng) -> list[bytes]:
    """The fingerprint of a random rest of the match, and what all see in the end: equal only for equal states."""
    state.journal = Journal()
    play_randomly(state, rng, at_most=STORY)
    return [state.journal.digest().encode(), *(seen(game, state, seat) for seat in viewers(state))]


@pytest.mark.skipif("BRIGAND_EXPECT" not in os.environ, reason="only says something about a chosen build")
def test_the_expected_engine_runs() -> None:
    is_compiled = not brigand.core.state.__file__.endswith(".py")
    assert is_compiled == (os.environ["BRIGAND_EXPECT"] == "compiled")


@every_setup
def test_1_exactly_the_seats_to_act_have_actions(setup: Setup) -> None:
    for seed in setup.seeds():
        for step in walk(setup, seed):
            having = [seat for seat in range(setup.seats) if step.state.legal(seat)]
            assert having == step.state.to_act(), step.where
            assert len(set(step.state.legal(step.seat))) == len(step.state.legal(step.seat)), step.where


@every_setup
def test_1_a_match_ends_with_nobody_to_act_and_a_ranking(setup: Setup) -> None:
    for seed in setup.seeds():
        state = setup.new(seed)
        play_randomly(state, Rng(seed))
        outcome = state.outcome()
        assert state.to_act() == []
        assert not any(state.legal(seat) for seat in range(setup.seats))
        assert len(outcome.places) == setup.seats
        assert outcome.reason


@every_setup
def test_2_every_piece_is_in_exactly_one_place(setup: Setup) -> None:
    for seed in setup.seeds():
        state = setup.new(seed)
        pieces = Counter(setup.game.census(state))
        for step in walk(setup, seed):
            state = step.state
            assert Counter(setup.game.census(state)) == pieces, step.where
        assert Counter(setup.game.census(state)) == pieces, f"{setup} seed {seed} at the end"


@every_setup
def test_3_refusals_and_legal_actions_are_one_truth(setup: Setup) -> None:
    game = setup.game
    for seed in setup.seeds():
        for step in sampled(setup, seed):
            for seat in range(setup.seats):
                legal = set(step.state.legal(seat))
                for action in {*game.actions, *legal}:
                    refusal = game.why_not(step.state, seat, action)
                    assert (refusal is None) == (action in legal), f"{step.where}: seat {seat} {action} {refusal}"
                    if refusal is not None:
                        assert refusal.rule.startswith(f"{game.id}."), step.where


@every_setup
def test_4_an_imagined_world_looks_the_same_to_its_seat(setup: Setup) -> None:
    for seed in setup.seeds():
        for step in sampled(setup, seed):
            for seat in viewers(step.state):
                world = step.state.imagine(seat, Rng(seed))
                assert seen(setup.game, world, seat) == seen(setup.game, step.state, seat), f"{step.where} seat {seat}"
                assert world.to_act() == step.state.to_act(), step.where
                if seat != NOBODY:
                    assert world.legal(seat) == step.state.legal(seat), f"{step.where} seat {seat}"
                assert Counter(setup.game.census(world)) == Counter(setup.game.census(step.state)), step.where


@every_setup
def test_4_imagined_worlds_differ_in_what_is_hidden(setup: Setup) -> None:
    """At the start of a match there is something hidden from everybody."""
    for seed in setup.seeds():
        state = setup.new(seed)
        for seat in viewers(state):
            true = story(setup.game, state.copy(), Rng(7))
            worlds = [state.imagine(seat, Rng(chance)) for chance in range(4)]
            assert any(story(setup.game, world, Rng(7)) != true for world in worlds), f"{setup} seed {seed} seat {seat}"


@every_setup
def test_4_what_is_hidden_has_no_way_to_act_on_an_imagined_world(setup: Setup) -> None:
    """Worlds that look alike to a seat give it the same imagined world from the same chance."""
    for seed in setup.seeds():
        for step in sampled(setup, seed, of=23):
            for seat in viewers(step.state):
                alike = step.state.imagine(seat, Rng(seed + 1))
                ours = story(setup.game, step.state.imagine(seat, Rng(99)), Rng(5))
                assert ours == story(setup.game, alike.imagine(seat, Rng(99)), Rng(5)), f"{step.where} seat {seat}"


@every_setup
def test_4_the_instinct_is_blind_to_what_is_hidden(setup: Setup) -> None:
    instinct = setup.game.instinct
    for seed in setup.seeds():
        for step in sampled(setup, seed):
            actions = step.state.legal(step.seat)
            world = step.state.imagine(step.seat, Rng(seed))
            true = instinct.weigh(step.state, step.seat, actions)
            assert true == instinct.weigh(world, step.seat, actions), f"{step.where} seat {step.seat}"
            assert len(true) == len(actions)


@every_setup
def test_4_standing_is_a_share_of_the_win(setup: Setup) -> None:
    for seed in setup.seeds():
        for step in sampled(setup, seed):
            shares = setup.game.instinct.standing(step.state)
            assert len(shares) == setup.seats
            assert min(shares) >= 0
            assert setup.is_one_win(shares), step.where


@every_setup
def test_6_view_action_and_event_survive_json(setup: Setup) -> None:
    game = setup.game
    for seed in setup.seeds():
        for step in sampled(setup, seed):
            for seat in viewers(step.state):
                data = seen(game, step.state, seat)
                assert msgspec.json.encode(msgspec.json.decode(data, type=game.view_type)) == data, step.where
            action = step.action
            assert game.from_json(msgspec.json.decode(msgspec.json.encode(game.to_json(action)))) is action, step.where
            assert game.parse(game.notation(action)) is action, step.where
            assert pickle.loads(pickle.dumps(action)) is action, step.where


@every_setup
def test_6_events_survive_json_as_each_viewer_sees_them(setup: Setup) -> None:
    game = setup.game
    decoder = msgspec.json.Decoder(type=event_type(game))
    for seed in setup.seeds():
        journal = Journal()
        state = game.start(setup.seats, setup.options, Rng(seed), journal)
        play_randomly(state, Rng(seed))
        for viewer in viewers(state):
            for event in journal.seen_by(viewer):
                assert decoder.decode(msgspec.json.encode(event)) == event


def event_type(game: Game) -> type[Event]:
    union = game.events[0]
    for kind in game.events[1:]:
        union = union | kind  # type: ignore[assignment]
    return union


@every_setup
def test_6_a_copy_is_independent_and_has_the_same_future(setup: Setup) -> None:
    for seed in setup.seeds():
        for step in sampled(setup, seed, of=23):
            before = [seen(setup.game, step.state, seat) for seat in viewers(step.state)]
            first, second = step.state.copy(), step.state.copy()
            assert story(setup.game, first, Rng(3)) == story(setup.game, second, Rng(3)), step.where
            assert [seen(setup.game, step.state, seat) for seat in viewers(step.state)] == before, step.where


@every_setup
def test_6_a_stored_state_has_the_same_future(setup: Setup) -> None:
    for seed in setup.seeds():
        for step in sampled(setup, seed, of=23):
            stored = pickle.loads(pickle.dumps(step.state.copy()))
            assert story(setup.game, stored, Rng(3)) == story(setup.game, step.state.copy(), Rng(3)), step.where


@every_setup
def test_6_replay_equals_play(setup: Setup) -> None:
    for seed in setup.seeds():
        played, replayed = Journal(), Journal()
        state = setup.game.start(setup.seats, setup.options, Rng(seed), played)
        rng = Rng(seed)
        moves = []
        while not state.is_over:
            seat = rng.pick(state.to_act())
            action = rng.pick(state.legal(seat))
            moves.append((seat, setup.game.notation(action)))
            state.apply(seat, action)
        again = setup.game.start(setup.seats, setup.options, Rng(seed), replayed)
        for seat, text in moves:
            setup.game.play(again, seat, setup.game.parse(text))
        assert replayed.digest() == played.digest()
        assert again.scores() == state.scores()
