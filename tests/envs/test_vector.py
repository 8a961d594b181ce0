"""Many matches at once are the same matches as one after the other."""

from importlib.util import find_spec

import numpy as np
import pytest

import brigand
from brigand import GAMES, Unreadable
from brigand.core.game import Game
from brigand.core.rng import Rng
from brigand.envs.encoder import encoder
from brigand.envs.vector import VectorEnv
from examples.briscola import BRISCOLA
from tests.envs.ways import every_game

COUNT = 4


@pytest.mark.parametrize("game", [*GAMES, BRISCOLA], ids=[*GAMES, "briscola"])
def test_what_it_shows_is_what_each_match_looks_like(game: str | Game) -> None:
    env = VectorEnv(game, count=COUNT, seed=3)
    told = env.encoder
    for _ in range(60):
        for place, state in enumerate(env.matches.states):
            seat = state.to_act()[0]
            assert env.seats[place] == seat
            assert np.array_equal(env.observations[place], told.told(state, seat))
            assert np.array_equal(env.masks[place], told.mask(state, seat))
        env.step(env.random_actions())


def test_matches_follow_their_actions_and_begin_anew_at_the_end() -> None:
    env = VectorEnv("loot", 2, count=COUNT, seed=3)
    chance = Rng(3)
    states = [env.game.deal(2, env.encoder.options, chance.fork(), None) for _ in range(COUNT)]
    ends = 0
    while ends < 2 * COUNT:
        actions = env.random_actions()
        env.step(actions)
        for place, number in enumerate(actions.tolist()):
            state = states[place]
            state.apply(state.to_act()[0], env.encoder.actions[number])
            assert env.ended[place] == state.is_over
            if state.is_over:
                ends += 1
                places = state.outcome().places
                expected = [0.0, 0.0] if places == [1, 1] else [1.0, -1.0] if places == [1, 2] else [-1.0, 1.0]
                assert env.rewards[place].tolist() == expected
                states[place] = env.game.deal(2, env.encoder.options, chance.fork(), None)
            else:
                assert not env.rewards[place].any()


def test_against_bots_the_caller_plays_one_seat_of_each_match() -> None:
    env = VectorEnv("loot", 2, count=COUNT, opponent="greedy", seed=1)
    mine = np.arange(COUNT)
    seats = mine % 2
    total = 0.0
    for _ in range(400):
        assert env.seats.tolist() == seats.tolist()
        env.step(env.random_actions())
        total += float(env.rewards[mine, seats].sum())
    assert total < -5, "who plays at random loses against the instinct"


def test_scores_can_be_the_rewards() -> None:
    env = VectorEnv("loot", 2, count=1, rewards="score", opponent="random", seat=0, seed=1)
    while not env.ended[0]:
        env.step(env.random_actions())
    assert float(np.abs(env.rewards[0]).max()) > 1


def test_random_actions_are_legal_and_all_of_them_come() -> None:
    env = VectorEnv("loot", 2, count=1, seed=1)
    legal = set(np.flatnonzero(env.masks[0]).tolist())
    assert {int(env.random_actions()[0]) for _ in range(50 * len(legal))} == legal


def test_the_same_seed_gives_the_same_matches() -> None:
    one, other = (VectorEnv("sherwood", 2, count=COUNT, seed=9) for _ in range(2))
    for _ in range(50):
        one.step(one.random_actions())
        other.step(other.random_actions())
    assert np.array_equal(one.observations, other.observations)


def test_one_illegal_action_stops_all_of_them() -> None:
    env = VectorEnv("loot", 2, count=COUNT, seed=1)
    before = env.observations.copy()
    actions = env.random_actions()
    actions[2] = env.masks.shape[1] - 1
    with pytest.raises(Unreadable, match="match 2"):
        env.step(actions)
    with pytest.raises(Unreadable, match="3 actions for 4 matches"):
        env.step(actions[:3])
    assert np.array_equal(env.observations, before)


def test_what_cannot_be_is_refused_with_a_sentence() -> None:
    with pytest.raises(Unreadable, match="0 matches"):
        VectorEnv("loot", 2, count=0)
    with pytest.raises(Unreadable, match="without an opponent"):
        VectorEnv("loot", 2, count=1, seat=0)


@every_game
def test_it_says_whether_its_observations_are_written_in_compiled_code(game: str) -> None:
    writes_itself = find_spec(f"{type(brigand.game(game)).__module__}.observe") is not None
    assert VectorEnv(game, count=1).is_fast == writes_itself
    assert not VectorEnv(BRISCOLA, count=1).is_fast
    assert VectorEnv("loot", 2, count=1).encoder is encoder(VectorEnv("loot", count=1).game, 2, {})
