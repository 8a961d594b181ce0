"""Gymnasium's own check, and that the other seats are the bots'."""

import copy
import pickle
from collections.abc import Callable

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from brigand import GAMES, Unreadable
from brigand.envs.gymnasium import IDS, SeatEnv
from tests.envs.ways import episodes, every_way


@every_way
def test_gymnasium_finds_nothing_wrong_with_it(game: str, seats: int) -> None:
    check_env(SeatEnv(game, seats, seat=None), skip_render_check=True)


@every_way
def test_what_is_seen_and_given_stays_in_the_spaces_to_the_end(game: str, seats: int) -> None:
    env = SeatEnv(game, seats, seat=None)
    for seed in range(episodes(1)):
        dice = np.random.default_rng(seed)
        seen, _ = env.reset(seed=seed)
        is_over = False
        while not is_over:
            assert env.observation_space.contains(seen)
            assert seen["action_mask"].any()
            seen, reward, is_over, is_cut, _ = env.step(int(dice.choice(seen["action_mask"].nonzero()[0])))
            assert -1 <= reward <= 1
            assert not is_cut
        assert env.observation_space.contains(seen)
        assert not seen["action_mask"].any()


@pytest.mark.parametrize("name", IDS)
def test_every_game_is_registered(name: str) -> None:
    made = gymnasium.make(name)
    _, info = made.reset(seed=1)
    assert info == {"seat": 0}
    made.close()


def test_ids_name_all_games() -> None:
    assert [name.split("/")[1].split("-")[0] for name in IDS] == list(GAMES)


def episode(env: SeatEnv, seed: int) -> tuple[float, int]:
    dice = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    for steps in range(10_000):
        seen, reward, over, _, _ = env.step(int(dice.choice(np.flatnonzero(seen["action_mask"]))))
        if over:
            return reward, steps
    raise AssertionError("endless")


def test_greedy_beats_who_plays_at_random() -> None:
    env = SeatEnv("loot", 2, seat=None, bots="greedy")
    assert sum(episode(env, seed)[0] for seed in range(12)) < -6


def test_the_same_seed_gives_the_same_episode() -> None:
    one, other = (SeatEnv("nottingham", 3, bots=["greedy", "random"]) for _ in range(2))
    assert episode(one, 3) == episode(other, 3)


def test_an_illegal_action_ends_the_episode_badly_and_says_which() -> None:
    env = SeatEnv("loot", 2)
    env.reset(seed=1)
    _, reward, over, _, info = env.step(len(env.encoder.actions) - 1)
    assert (reward, over, info["illegal"]) == (-1.0, True, "pass")


def test_what_is_not_there_is_refused_with_a_sentence() -> None:
    with pytest.raises(Unreadable, match="2 bots for 1 other"):
        SeatEnv("loot", 2, bots=["greedy", "greedy"])
    with pytest.raises(Unreadable, match="no seat 2"):
        SeatEnv("loot", 2, seat=2)
    with pytest.raises(Unreadable, match="no bot"):
        SeatEnv("loot", 2, bots="blackbeard")


@pytest.mark.parametrize(
    "again", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copied", "stored"]
)
def test_a_copy_goes_on_by_itself(again: Callable[[SeatEnv], SeatEnv]) -> None:
    env = SeatEnv("loot", 2, bots="greedy")
    seen, _ = env.reset(seed=5)
    twin = again(env)
    action = int(seen["action_mask"].argmax())
    there = twin.step(action)
    here = env.step(action)
    assert np.array_equal(here[0]["observation"], there[0]["observation"])
    assert here[1:] == there[1:]
