"""What a view is told as. That nothing hidden is told is a law (tests/laws/test_laws.py, 4)."""

import subprocess
import sys

import msgspec
import numpy as np
import pytest

import brigand
from brigand import Unreadable
from brigand.core.action import Action
from brigand.core.rng import Rng
from brigand.core.state import State
from brigand.envs.cells import Eyes, ManyCells, NumberCell, PlaceCell
from brigand.envs.encoder import Encoder, encoder
from examples.briscola import BRISCOLA
from tests.envs.ways import every_game


def named(told: Encoder, state: State, seat: int) -> dict[str, int]:
    return dict(zip(told.names, told.told(state, seat).tolist()))


def test_cells_have_names_and_say_what_the_view_says() -> None:
    game = brigand.game("loot")
    state = game.new(3, seed=4)
    state.apply(state.to_act()[0], next(a for a in state.legal(state.to_act()[0]) if a.notation().startswith("launch")))
    cells = named(encoder(game, 3, {}), state, 1)
    view = msgspec.to_builtins(game.view(state, 1))
    assert cells["pile"] == view["pile"]
    assert cells["turn"] == 1 + (view["turn"] - 1) % 3
    assert cells["hands[+0].size"] == len(view["hands"][1]["cards"])
    for card in view["hands"][1]["cards"]:
        assert cells[f"hands[+0].cards({card})"] == view["hands"][1]["cards"].count(card)
    assert cells["hands[+1].cards?"] == 0
    assert cells["sea#"] == 1
    assert cells["sea[0].berth"] == 1
    assert cells["sea[0].owner"] == 1 + (view["sea"][0]["owner"] - 1) % 3


@every_game
def test_every_cell_has_a_name_of_its_own(game: str) -> None:
    told = encoder(brigand.game(game), brigand.game(game).seats[0], {})
    assert len(set(told.names)) == told.size == len(told.names)


def test_everything_that_can_be_listed_in_nuremberg_has_a_number() -> None:
    game = brigand.game("nuremberg")
    told = encoder(game, 3, {})
    assert len({told.number(action) for action in told.actions}) == len(told.actions) == len(set(told.actions))
    met: set[Action] = set()
    for seed in range(3):
        state, rng = game.new(3, seed), Rng(seed)
        while not state.is_over and len(met) < 20:
            seat = state.to_act()[0]
            met.update(action for action in state.legal(seat) if action.number < 0)
            assert told.mask(state, seat).sum() == len(state.legal(seat))
            state.apply(seat, rng.pick(state.legal(seat)))
    assert met, "offers for two things and counter-offers came up"


def test_a_game_that_declares_nothing_is_told_as_it_stands() -> None:
    for seats in BRISCOLA.seats:
        told = Encoder(BRISCOLA, seats, {})
        state, rng = BRISCOLA.new(seats, seed=1), Rng(1)
        while not state.is_over:
            seat = state.to_act()[0]
            for other in range(seats):
                world = state.imagine(other, rng)
                assert np.array_equal(told.told(world, other), told.told(state, other))
            assert told.mask(state, seat).sum() == len(state.legal(seat))
            state.apply(seat, rng.pick(state.legal(seat)))
        assert any(cell.startswith("hands[0].cards") for cell in told.names)


def test_what_was_not_declared_is_an_error_and_never_told_as_something_else() -> None:
    eyes = Eyes(0, 2, 0, 2)
    with pytest.raises(Unreadable, match="declared to be the most"):
        ManyCells(NumberCell(), 2).write([1, 2, 3], [0] * 4, 0, eyes)
    with pytest.raises(Unreadable, match="'parrot' is none of the declared"):
        PlaceCell(["captain"]).write("parrot", [0], 0, eyes)


@pytest.mark.parametrize("game", ["nottingham", "nuremberg"])
def test_who_answers_later_sees_nothing_of_an_answer_given_before(game: str) -> None:
    """Of several who decide at once one must be asked first: whatever he says, the next one sees the same."""
    played = brigand.game(game)
    seats = played.seats[-1]
    told = encoder(played, seats, {})
    compared = 0
    for seed in range(4):
        state, rng = played.new(seats, seed), Rng(seed)
        while not state.is_over and compared < 60:
            owing = state.to_act()[:]
            if len(owing) > 1 and rng.below(4) == 0:
                compared += sees_the_same(told, state, owing)
            state.apply(owing[0], rng.pick(state.legal(owing[0])))
    assert compared > 10


def sees_the_same(told: Encoder, state: State, owing: list[int]) -> bool:
    first, second = owing[:2]
    seen = set()
    for action in state.legal(first):
        after = state.copy()
        after.apply(first, action)
        if after.to_act() == owing[1:]:
            seen.add((told.told(after, second).tobytes(), told.mask(after, second).tobytes()))
    assert len(seen) <= 1
    return bool(seen)


def test_who_only_plays_needs_no_package_of_the_environments() -> None:
    """Compiled or not, the games are there without what the extra `envs` brings."""
    play = "brigand.core.playout.play_randomly(game.new(game.seats[0]), brigand.core.rng.Rng(1))"
    missing = (
        "import sys; sys.modules.update(dict.fromkeys(['librt', 'librt.vecs', 'numpy', 'gymnasium', 'pettingzoo']))"
    )
    code = f"{missing}; import brigand, brigand.core.playout\nfor game in brigand.GAMES.values(): {play}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
