"""The laws every game obeys, with every number of seats and every option. A new game joins by being listed."""

import os
import pickle
from collections import Counter
from collections.abc import Callable, Iterator

import msgspec
import pytest

import brigand.core.state
from brigand import GAMES
from brigand.core.game import Game
from brigand.core.journal import Event, Journal
from brigand.core.observer import zeros
from brigand.core.outcome import Outcome
from brigand.core.phase import Phase
from brigand.core.playout import play_randomly
from brigand.core.rng import Rng
from brigand.core.state import NOBODY, State
from brigand.envs.encoder import RANK, Window, encoder, shared
from tests.laws.met import MET, Place
from tests.laws.moments import MOST, decisions, looks, matches, met, moments, whole
from tests.laws.phases import OVER, phases_of
from tests.laws.setups import Setup, Step, setups
from tests.rule import inventory

every_setup = pytest.mark.parametrize("setup", setups(), ids=str)
every_game = pytest.mark.parametrize("game", GAMES)
FEW = 5
"""Moments of a match for laws that play on from each."""
STORY = 150
"""Decisions after which two matches that went alike are taken for equal."""


def places(setup: Setup, most: int = MOST, every: int = 1) -> Iterator[tuple[State, Place]]:
    """Moments for laws that do not mind who acts."""
    for moment in moments(setup, most, every):
        yield moment.state, moment.where


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


@every_game
def test_8_every_phase_of_the_rules_is_known(game: str) -> None:
    known = phases_of(game)
    kinds: list[type] = list(getattr(known, "KINDS", []))
    in_the_rules = {kind for kind in Phase.__subclasses__() if kind.__module__ == f"{GAMES[game].package}.phases"}
    assert in_the_rules == set(kinds), f"{game}: the phases.py of its tests lists others"
    assert len(set(known.PHASES)) == len(known.PHASES)
    assert OVER in known.PHASES


@every_setup
def test_1_exactly_the_seats_to_act_have_actions(setup: Setup) -> None:
    for seed in matches(setup):
        for moment in whole(setup, seed):
            state, where = moment.state, moment.where
            having = [seat for seat in range(setup.seats) if state.legal(seat)]
            assert having == state.to_act(), where
            for seat in having:
                assert len(set(state.legal(seat))) == len(state.legal(seat)), where


@every_setup
def test_1_a_match_ends_with_nobody_to_act_and_a_ranking(setup: Setup) -> None:
    for seed in matches(setup):
        *_, end = whole(setup, seed)
        outcome = end.state.outcome()
        assert end.state.to_act() == [], end.where
        assert not any(end.state.legal(seat) for seat in range(setup.seats)), end.where
        assert len(outcome.places) == setup.seats
        assert outcome.reason


@every_setup
def test_2_every_piece_is_in_exactly_one_place(setup: Setup) -> None:
    for seed in matches(setup):
        pieces = Counter(setup.game.census(setup.new(seed)))
        for moment in whole(setup, seed):
            assert Counter(setup.game.census(moment.state)) == pieces, moment.where


@every_setup
def test_3_refusals_and_legal_actions_are_one_truth(setup: Setup) -> None:
    game, rules = setup.game, inventory(setup.game.id)
    for moment in moments(setup):
        for seat in range(setup.seats):
            legal = set(moment.state.legal(seat))
            for action in {*game.actions, *legal}:
                refusal = game.why_not(moment.state, seat, action)
                assert (refusal is None) == (action in legal), f"{moment.where}: seat {seat} {action} {refusal}"
                if refusal is not None:
                    assert refusal.rule in rules, moment.where


@every_setup
def test_3_whoever_has_no_seat_is_refused_everything(setup: Setup) -> None:
    game, rules = setup.game, inventory(setup.game.id)
    for moment in moments(setup):
        for nowhere in (NOBODY, -setup.seats, setup.seats, setup.seats + 5):
            assert moment.state.legal(nowhere) == [], f"{moment.where}: seat {nowhere}"
            for action in game.actions if moment.action is None else [*game.actions, moment.action]:
                refusal = game.why_not(moment.state, nowhere, action)
                assert refusal is not None, f"{moment.where}: seat {nowhere} {action}"
                assert refusal.rule in rules, moment.where


@every_setup
def test_4_an_imagined_world_looks_the_same_to_its_seat(setup: Setup) -> None:
    for state, where in places(setup):
        for seat in viewers(state):
            world = state.imagine(seat, Rng(where.number))
            assert seen(setup.game, world, seat) == seen(setup.game, state, seat), f"{where} seat {seat}"
            assert world.to_act() == state.to_act(), where
            if seat != NOBODY:
                assert world.legal(seat) == state.legal(seat), f"{where} seat {seat}"
            assert Counter(setup.game.census(world)) == Counter(setup.game.census(state)), where


@every_setup
def test_4_whoever_has_no_seat_looks_on_as_a_spectator(setup: Setup) -> None:
    for state, where in places(setup, FEW):
        shown = setup.game.view(state, None)
        imagined = story(setup.game, state.imagine(NOBODY, Rng(1)), Rng(5))
        for nowhere in (NOBODY, -2, -setup.seats, setup.seats, setup.seats + 5):
            assert setup.game.view(state, nowhere) == shown, f"{where} seat {nowhere}"
            assert story(setup.game, state.imagine(nowhere, Rng(1)), Rng(5)) == imagined, f"{where} seat {nowhere}"


@every_setup
def test_4_imagined_worlds_differ_in_what_is_hidden(setup: Setup) -> None:
    """At the start of a match for everybody. Later somebody may know all: what differs counts as met, the rest not."""
    MET.at_decisions.add(MET.law)
    for seed in setup.seeds():
        assert differ(setup.game, setup.new(seed)), f"{setup} seed {seed}"
    for moment in looks(setup, FEW, every=3):
        if moment.action is not None and differ(setup.game, moment.state):
            met(setup, moment)


def differ(game: Game, state: State) -> bool:
    """Whether every viewer imagines some world that goes on otherwise than the true one."""
    true = story(game, state.copy(), Rng(7))
    for seat in viewers(state):
        worlds = (state.imagine(seat, Rng(chance)) for chance in range(4))
        if all(story(game, world, Rng(7)) == true for world in worlds):
            return False
    return True


@every_setup
def test_4_what_is_hidden_has_no_way_to_act_on_an_imagined_world(setup: Setup) -> None:
    """Worlds that look alike to a seat give it the same imagined world from the same chance. What a spectator knows
    everybody knows, so for him all worlds that a seat imagines are alike.
    """
    for state, where in places(setup, FEW, every=2):
        for seat in viewers(state):
            alike = state.imagine(where.number % state.seats if seat == NOBODY else seat, Rng(where.number + 1))
            ours = story(setup.game, state.imagine(seat, Rng(99)), Rng(5))
            assert ours == story(setup.game, alike.imagine(seat, Rng(99)), Rng(5)), f"{where} seat {seat}"


@every_setup
def test_4_research_environments_tell_no_more_than_the_view(setup: Setup) -> None:
    """The numbers follow from the view, also where compiled code writes them over a row of another moment; an imagined
    world gives the same ones.
    """
    told = encoder(setup.game, setup.seats, setup.options)
    used = Window(told, RANK)
    three = zeros(3 * told.size)  # a row between two others, which it leaves alone
    for cell in [*range(told.size), *range(2 * told.size, 3 * told.size)]:
        three[cell] = 7
    before, between, after = shared(three).reshape(3, told.size)
    for moment in moments(setup, FEW, every=2):
        state, where = moment.state, moment.where
        for seat in range(state.seats):
            seen, choices = told.told(state, seat).tobytes(), told.mask(state, seat).tobytes()
            assert told.observe(state, seat).tobytes() == seen, where
            told.sheets[RANK].observer.write(state, seat, three, told.size)
            assert between.tobytes() == seen, where
            assert before.tobytes() == after.tobytes() == bytes([7]) * told.size, where
            is_asked = used.match.begin(state) == seat
            again = used.seen(seat, is_asked=is_asked)
            assert again["observation"].tobytes() == seen, where
            assert not is_asked or again["action_mask"].tobytes() == choices, where
            world = state.imagine(seat, Rng(seat))
            assert told.told(world, seat).tobytes() == told.observe(world, seat).tobytes() == seen, where
            assert told.mask(world, seat).tobytes() == choices, where


@every_setup
def test_4_the_log_tells_nobody_more_than_he_knows(setup: Setup) -> None:
    """Somebody acts alike in the true world and in one that looks alike to a viewer. If the viewer reads two different
    stories of it, the table looks different to him, or what he imagines from now on does: he was meant to learn it.
    """
    for step in decisions(setup):
        for viewer in viewers(step.state):
            world = step.state.imagine(viewer, Rng(viewer + 2))
            world.rng = step.state.rng.copy()
            if viewer != step.seat and step.action in world.legal(step.seat):
                states = [step.state.copy(), world]
                logs = [log_after(state, step, viewer) for state in states]
                assert logs[0] == logs[1] or knowledge_differs(setup.game, states, viewer), f"{step.where} {viewer}"


def log_after(state: State, step: Step, viewer: int) -> list[bytes]:
    """What a viewer reads of a step, in no order: who draws two cards has learned the same whichever came first."""
    state.journal = Journal()
    state.apply(step.seat, step.action)
    return sorted(msgspec.json.encode(event) for event in state.journal.seen_by(viewer))


def knowledge_differs(game: Game, states: list[State], viewer: int) -> bool:
    """Whether a viewer has learned different things in two worlds."""
    first, second = states
    if seen(game, first, viewer) != seen(game, second, viewer):
        return True
    return story(game, first.imagine(viewer, Rng(3)), Rng(4)) != story(game, second.imagine(viewer, Rng(3)), Rng(4))


@every_setup
def test_4_chance_is_hidden_from_everybody(setup: Setup) -> None:
    """What the dice and the deck will bring is not in an imagined world."""
    for state, where in places(setup):
        true = chance(state)
        for seat in viewers(state):
            assert chance(state.imagine(seat, Rng(1))) != true, f"{where} seat {seat}"
        assert chance(state) == true, where


def chance(state: State) -> list[int]:
    rng = state.rng.copy()
    return [rng.below(1000) for _ in range(6)]


@every_setup
def test_4_the_instinct_is_blind_to_what_is_hidden(setup: Setup) -> None:
    instinct = setup.game.instinct
    for step in decisions(setup):
        actions = step.state.legal(step.seat)
        world = step.state.imagine(step.seat, Rng(len(actions)))
        true = instinct.weigh(step.state, step.seat, actions)
        assert true == instinct.weigh(world, step.seat, actions), f"{step.where} seat {step.seat}"
        assert len(true) == len(actions)


@every_setup
def test_4_standing_is_a_share_of_the_win(setup: Setup) -> None:
    for state, where in places(setup):
        shares = setup.game.instinct.standing(state)
        assert len(shares) == setup.seats
        assert min(shares) >= 0
        assert setup.is_one_win(shares), where


@every_setup
def test_6_view_and_action_survive_json(setup: Setup) -> None:
    game = setup.game
    for moment in moments(setup):
        for seat in viewers(moment.state):
            data = seen(game, moment.state, seat)
            assert msgspec.json.encode(msgspec.json.decode(data, type=game.view_type)) == data, moment.where
        action = moment.action
        if action is not None:
            assert game.from_json(msgspec.json.decode(msgspec.json.encode(game.to_json(action)))) is action
            assert game.parse(game.notation(action)) is action, moment.where
            assert pickle.loads(pickle.dumps(action)) is action, moment.where


@every_setup
def test_6_events_survive_json_as_each_viewer_sees_them(setup: Setup) -> None:
    game = setup.game
    decoder = msgspec.json.Decoder(type=event_type(game))
    for seed in matches(setup):
        journal = Journal()
        *_, end = whole(setup, seed, journal)
        for viewer in viewers(end.state):
            for event in journal.seen_by(viewer):
                assert decoder.decode(msgspec.json.encode(event)) == event


def event_type(game: Game) -> type[Event]:
    union = game.events[0]
    for kind in game.events[1:]:
        union = union | kind  # type: ignore[assignment]
    return union


@every_setup
def test_6_a_copy_is_independent_and_has_the_same_future(setup: Setup) -> None:
    twins_go_the_same_way(setup, lambda state: state.copy())


@every_setup
def test_6_a_stored_state_has_the_same_future(setup: Setup) -> None:
    twins_go_the_same_way(setup, lambda state: pickle.loads(pickle.dumps(state)))


def twins_go_the_same_way(setup: Setup, twin_of: Callable[[State], State]) -> None:
    """A twin from each phase looks the same, stays so while the match goes on, and ends alike with the same moves."""
    for seed in matches(setup):
        twins: dict[str, tuple[Place, State, list[bytes]]] = {}
        for moment in whole(setup, seed):
            if moment.phase not in twins:
                twins[moment.phase] = moment.where, twin_of(moment.state), all_see(setup.game, moment.state)
        for where, twin, before in twins.values():
            assert all_see(setup.game, twin) == before, where
            for seat, action in where.moves[where.number :]:
                twin.apply(seat, action)
            assert all_see(setup.game, twin) == all_see(setup.game, moment.state), where
            assert as_told(twin.outcome()) == as_told(moment.state.outcome()), where


def all_see(game: Game, state: State) -> list[bytes]:
    return [seen(game, state, seat) for seat in viewers(state)]


def as_told(outcome: Outcome) -> tuple[list[int], list[int], str]:
    return outcome.scores, outcome.places, outcome.reason


@every_setup
def test_6_replay_equals_play(setup: Setup) -> None:
    for seed in matches(setup):
        played, replayed = Journal(), Journal()
        *_, end = whole(setup, seed, played)
        again = setup.game.start(setup.seats, setup.options, Rng(seed), replayed)
        for seat, action in end.where.moves:
            setup.game.play(again, seat, setup.game.parse(setup.game.notation(action)))
        assert replayed.digest() == played.digest()
        assert again.scores() == end.state.scores()
