"""PettingZoo's own tests, and what they do not ask."""

import re

import numpy as np
import pytest
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from brigand import GAMES, Refused, Unreadable
from brigand.envs import pettingzoo
from tests.envs.theirs import api_test, render_test, seed_test
from tests.envs.ways import cycles, episodes, every_game, every_way

CYCLES = 300
FEW_CYCLES = 150
DICT = ["ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably"]
"""PettingZoo warns of every observation with a mask, unless it is one of its own games."""
with_masks = [pytest.mark.filterwarnings(warning) for warning in DICT]
pytestmark = with_masks


@every_way
def test_pettingzoo_finds_nothing_wrong_with_it(game: str, seats: int) -> None:
    api_test(pettingzoo.env(game, seats), num_cycles=cycles(game, CYCLES))


@every_way
def test_a_seed_decides_everything(game: str, seats: int) -> None:
    seed_test(lambda: pettingzoo.env(game, seats), num_cycles=cycles(game, FEW_CYCLES) // seats)


@every_way
def test_it_can_be_rendered(game: str, seats: int) -> None:
    render_test(lambda render_mode: pettingzoo.env(game, seats, render_mode=render_mode))


@pytest.mark.parametrize("rewards", ["rank", "score"])
@every_game
def test_a_match_ends_with_the_rewards_of_its_outcome(game: str, rewards: str) -> None:
    env = pettingzoo.raw_env(game, rewards=rewards)
    env.reset(seed=5)
    got = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        got[agent] += reward
        env.step(None if over else int(np.flatnonzero(seen["action_mask"])[-1]))
    assert env.match is not None
    outcome = env.match.outcome()
    if rewards == "score":
        assert list(got.values()) == env.match.scores()
    else:
        assert sum(got.values()) == pytest.approx(0)
        best = [seat for seat, reward in enumerate(got.values()) if reward == max(got.values())]
        assert best == [seat for seat, place in enumerate(outcome.places) if place == min(outcome.places)]


def test_an_illegal_action_is_refused_with_the_rule_and_changes_nothing() -> None:
    env = pettingzoo.raw_env("loot", 2)
    env.reset(seed=1)
    assert env.match is not None
    passing = len(env.encoder.actions) - 1
    before = env.observe(env.agent_selection)["observation"]
    with pytest.raises(Refused):
        env.step(passing)
    assert np.array_equal(env.observe(env.agent_selection)["observation"], before)


def trace(env: AECEnv, seed: int, illegal_after: int) -> list[object]:
    """Everything an agent is told in a match, and the last of it after an action that the mask forbids."""
    env.reset(seed=seed)
    dice, told = np.random.default_rng(seed), list[object]()
    for number, agent in enumerate(env.agent_iter()):
        seen, *rest = env.last()
        told += [agent, seen["observation"].tobytes(), seen["action_mask"].tobytes(), rest, dict(env.rewards)]
        wanted = seen["action_mask"] == (0 if number == illegal_after else 1)
        env.step(None if rest[1] or rest[2] else int(dice.choice(wanted.nonzero()[0])))
    return told


@every_way
@pytest.mark.filterwarnings("ignore")
def test_our_safeguards_do_what_pettingzoos_wrappers_do(game: str, seats: int) -> None:
    theirs = wrappers.TerminateIllegalWrapper(pettingzoo.raw_env(game, seats), illegal_reward=pettingzoo.ILLEGAL)
    theirs = wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(theirs))
    for seed in range(episodes(1)):
        assert trace(pettingzoo.env(game, seats), seed, 40) == trace(theirs, seed, 40)


@pytest.mark.parametrize("game", ["loot", "sherwood"])
def test_whole_matches_are_the_same_with_safeguards(game: str) -> None:
    assert trace(pettingzoo.env(game), 3, -1) == trace(pettingzoo.raw_env(game), 3, -1)


def test_a_wrong_order_of_calls_is_an_error() -> None:
    env = pettingzoo.env("loot", 2)
    for call in (env.agent_iter, env.render, lambda: env.step(0), lambda: env.observe("seat_0")):
        with pytest.raises(AssertionError, match="reset"):
            call()
    for name in ("agents", "rewards", "agent_selection", "num_agents", "infos"):
        with pytest.raises(AttributeError):
            getattr(env, name)
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="need to call step"):
        list(env.agent_iter())
    with pytest.raises(Unreadable, match="not in the action space"):
        env.step(-1)


@pytest.mark.filterwarnings("ignore")
def test_an_illegal_action_ends_the_match_badly() -> None:
    env = pettingzoo.env("loot", 2)
    env.reset(seed=1)
    agent = env.agent_selection
    env.observe(agent)
    env.step(int(env.action_space(agent).n) - 1)
    assert env.terminations[agent]
    assert env.unwrapped._cumulative_rewards[agent] == -1


def test_what_is_not_there_is_refused_with_a_sentence() -> None:
    with pytest.raises(Unreadable, match="render mode"):
        pettingzoo.env("loot", render_mode="hologram")
    with pytest.raises(Unreadable, match="rewards"):
        pettingzoo.env("loot", rewards="glory")
    with pytest.raises(Unreadable, match="no option"):
        pettingzoo.env("loot", parrots=True)


def test_options_make_another_environment() -> None:
    alone, teams = pettingzoo.raw_env("loot", 4), pettingzoo.raw_env("loot", 4, teams=True)
    assert alone.encoder.size != teams.encoder.size


@pytest.mark.parametrize("game", list(GAMES))
def test_a_picture_shows_what_the_text_says_and_no_hidden_hand(game: str) -> None:
    env = pettingzoo.raw_env(game, render_mode="ansi")
    env.reset(seed=2)
    text = env.render()
    assert isinstance(text, str)
    assert re.search("seat 1", text)
    env.render_mode = "rgb_array"
    picture = env.render()
    assert isinstance(picture, np.ndarray)
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) >= 2
