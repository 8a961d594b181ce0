"""A preview: what a seat would see after its move, as far as it can know. It changes nothing, tells nothing that is
hidden, and what it tells comes true.
"""

import msgspec
import pytest

from brigand import GAMES, Refused
from brigand.core.journal import Journal
from brigand.core.rng import Rng
from brigand.core.state import State
from tests.laws.moments import decisions
from tests.laws.setups import Setup, Step, setups
from tests.laws.test_laws import all_see, chance, every_setup

FEW = 5


def previewed(setup: Setup, step: Step, state: State) -> bytes:
    return msgspec.json.encode(setup.game.preview(state, step.seat, step.action), order="sorted")


def truth(step: Step) -> State:
    """The true world after the action alone, with its journal."""
    state = step.state.copy()
    state.journal = Journal()
    state.carry_out(step.seat, step.action)
    return state


@every_setup
def test_4_a_preview_is_blind_to_what_is_hidden(setup: Setup) -> None:
    """Worlds that look alike to a seat give it the same preview, and none of them is changed by the look."""
    for step in decisions(setup, FEW):
        before, dice = all_see(setup.game, step.state), chance(step.state)
        told = previewed(setup, step, step.state)
        alike = step.state.imagine(step.seat, Rng(77))
        assert previewed(setup, step, alike) == told, step.where
        assert all_see(setup.game, step.state) == before, step.where
        assert chance(step.state) == dice, step.where


@every_setup
def test_6_what_a_preview_tells_comes_true(setup: Setup) -> None:
    """To the last detail; and there is one wherever nothing comes to light."""
    for step in decisions(setup, FEW):
        shown = setup.game.preview(step.state, step.seat, step.action)
        state = truth(step)
        if shown is not None:
            assert shown == setup.game.view(state, step.seat), f"{step.where} seat {step.seat} {step.action}"
        else:
            assert not nothing_came_to_light(step, state), f"{step.where} seat {step.seat} {step.action}"


def nothing_came_to_light(step: Step, after: State) -> bool:
    """No chance was used, and nobody learned anything."""
    assert after.journal is not None
    return chance(after) == chance(step.state) and not any(event.reveals() for event in after.journal.events)


@every_setup
def test_6_an_action_is_carried_out_alike_alone_and_with_what_follows(setup: Setup) -> None:
    """The story of an action begins with what the action alone tells."""
    for step in decisions(setup, FEW):
        whole = step.state.copy()
        whole.journal = Journal()
        whole.apply(step.seat, step.action)
        alone = truth(step).journal
        assert alone is not None
        assert whole.journal.events[: len(alone.events)] == alone.events, step.where


@pytest.mark.parametrize("game", GAMES)
def test_3_a_preview_is_refused_as_the_action_is(game: str) -> None:
    setup = next(setup for setup in setups() if setup.game.id == game)
    state = setup.new(1)
    seat = state.to_act()[0]
    for action in set(setup.game.actions) - set(state.legal(seat)):
        refusal = setup.game.why_not(state, seat, action)
        with pytest.raises(Refused) as refused:
            setup.game.preview(state, seat, action)
        assert refusal is not None
        assert (refused.value.refusal.rule, refused.value.refusal.details) == (refusal.rule, refusal.details)
