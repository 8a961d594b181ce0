"""OpenSpiel's own test, with states kept as text on the way; and its ISMCTS at our tables."""

import msgspec
import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts

import brigand
from brigand import Unreadable
from brigand.bots.registry import bot
from brigand.core.rng import Rng
from brigand.core.state import imagined
from brigand.envs.openspiel import NAMES, SEED_BYTES, PlayoutEvaluator, Resampler, SpielState
from tests.envs.ways import EPISODES, LONGEST, episodes, every_game, every_way

FEW = {"loot": 4, "nottingham": 1, "sherwood": 2, "nuremberg": 1}


def dealt(name: str, seed: int = 1, **params: object) -> SpielState:
    state: SpielState = pyspiel.load_game(name, params).new_initial_state()
    for byte in seed.to_bytes(SEED_BYTES):
        state.apply_action(byte)
    return state


@every_way
def test_openspiel_finds_nothing_wrong_with_it(game: str, seats: int) -> None:
    if not EPISODES and (game, seats) == LONGEST:
        pytest.skip(
            "a state kept as text is read by playing it again: thousands of times, in a match of thousands of moves"
        )
    played = pyspiel.load_game(f"brigand_{game}", {"seats": seats})
    pyspiel.random_sim_test(played, episodes(FEW.get(game, 1)), True, False)


def test_all_games_are_registered_with_their_options() -> None:
    assert [f"brigand_{game}" for game in brigand.GAMES] == NAMES
    assert set(NAMES) <= set(pyspiel.registered_names())
    teams = dealt("brigand_loot", seats=4, teams=True, rewards="score")
    assert teams.match is not None
    assert teams.match.state.sides() == [0, 0, 1, 1]


@every_game
def test_a_player_observes_the_view(game: str) -> None:
    state = dealt(f"brigand_{game}")
    assert state.match is not None
    inner = state.match.state
    player = state.current_player()
    assert player == inner.to_act()[0]
    view = brigand.game(game).view(inner, player)
    assert state.observation_string(player) == msgspec.json.encode(view).decode()
    assert np.array_equal(state.observation_tensor(player), state.told.told(inner, player))
    assert state.legal_actions() == sorted(state.told.legal(inner, player))


@every_game
def test_a_resampled_world_looks_the_same_to_the_player_and_has_another_future(game: str) -> None:
    state = dealt(f"brigand_{game}")
    resampler = Resampler(3)
    player = state.current_player()
    worlds = [resampler(state, player) for _ in range(3)]
    assert {world.observation_string(player) for world in worlds} == {state.observation_string(player)}
    assert all(world.legal_actions() == state.legal_actions() for world in worlds)
    chances = {msgspec.json.encode(world.match.state.rng.__reduce__()[1]) for world in worlds if world.match}
    assert len(chances) == 3


def test_a_clone_is_independent_and_the_seed_decides_the_match() -> None:
    state, same = dealt("brigand_loot", seed=7), dealt("brigand_loot", seed=7)
    twin = state.clone()
    state.apply_action(state.legal_actions()[0])
    assert str(twin) == str(same) != str(state)
    assert twin.observation_string(0) == same.observation_string(0)


def test_openspiels_search_plays_loot_to_the_end_against_our_greedy() -> None:
    state = dealt("brigand_loot", seed=11)
    game = state.get_game()
    dice = np.random.RandomState(3)
    search = ismcts.ISMCTSBot(game, PlayoutEvaluator(1), 1.4, 8, use_observation_string=True, random_state=dice)
    search.set_resampler(Resampler(2))
    rng, greedy = Rng(9), bot("greedy", brigand.game("loot"))
    while not state.is_terminal():
        if state.current_player() == 0:
            action = int(search.step(state))
        else:
            assert state.match is not None
            action = state.told.number(greedy.choose(imagined(state.match.state, 1, rng), 1, rng))
        assert action in state.legal_actions()
        state.apply_action(action)
    assert sorted(state.returns()) in ([-1.0, 1.0], [0.0, 0.0])


def test_observers_take_no_parameters() -> None:
    with pytest.raises(Unreadable, match="no parameters"):
        pyspiel.load_game("brigand_loot").make_py_observer(None, {"colour": "red"})
