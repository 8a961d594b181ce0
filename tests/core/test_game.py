"""What the outside world may get wrong, and that nothing changes by it."""

import msgspec
import pytest

import brigand
from brigand import BrigandError, Refused, Unreadable
from brigand.core.rng import Rng
from brigand.core.state import NOBODY
from brigand.games import listed

ENDLESS: list[object] = []
ENDLESS.append(ENDLESS)
NO_CHOICES: list[object] = [-7, None, [], 0.5]


def test_an_unknown_game() -> None:
    with pytest.raises(Unreadable, match="there is no game 'chess'"):
        brigand.game("chess")


@pytest.mark.parametrize("id", brigand.GAMES)
def test_a_number_of_seats_nobody_can_play_with(id: str) -> None:
    for seats in (0, 1, 99):
        with pytest.raises(Refused) as refused:
            brigand.game(id).new(seats)
        assert refused.value.refusal.rule.startswith(f"{id}.")


@pytest.mark.parametrize("id", brigand.GAMES)
def test_an_unknown_option_or_value(id: str) -> None:
    game = brigand.game(id)
    with pytest.raises(Unreadable, match="no option 'colour'"):
        game.new(game.seats[0], colour="red")
    for name, option in game.options.items():
        with pytest.raises(Unreadable, match="cannot be 'maybe'") if option.choices else pytest.raises(Refused):
            game.settled(game.seats[0], {name: "maybe"})
        for value in NO_CHOICES:
            with pytest.raises(Unreadable, match="cannot be "):
                game.settled(game.seats[0], {name: value})


@pytest.mark.parametrize("id", brigand.GAMES)
@pytest.mark.parametrize("text", ["", "castle kingside", "attack", "x" * 10_000])
def test_notation_that_says_nothing(id: str, text: str) -> None:
    with pytest.raises(Unreadable):
        brigand.game(id).parse(text)


@pytest.mark.parametrize("id", brigand.GAMES)
@pytest.mark.parametrize(
    "data",
    [
        *(None, 3, "draw", [], {}, {"do": "fly"}, {"do": ["draw"]}, {"do": "draw", "x": 1}, object()),
        *({"do": 2**70}, {"do": "\ud800"}, {"do": "offer", "give": {"\ud800": 1}, "want": {"ore": 1}}, ENDLESS),
    ],
)
def test_data_that_say_nothing(id: str, data: object) -> None:
    with pytest.raises(Unreadable):
        brigand.game(id).from_json(data)


@pytest.mark.parametrize("id", brigand.GAMES)
def test_data_that_could_not_be_sent_say_nothing_either(id: str) -> None:
    endless: list[object] = []
    endless.append(endless)
    for data in ({"do": "\ud800"}, {"\ud800": 1}, endless, {"do": endless}, {"do": "offer", "cards": endless}):
        with pytest.raises(Unreadable):
            brigand.game(id).from_json(data)


@pytest.mark.parametrize("id", brigand.GAMES)
@pytest.mark.parametrize("seed", [-1, 2**96])
def test_a_seed_out_of_range(id: str, seed: int) -> None:
    game = brigand.game(id)
    with pytest.raises(Unreadable, match="a seed is a number"):
        game.new(game.seats[0], seed)


@pytest.mark.parametrize("id", brigand.GAMES)
def test_a_refused_action_changes_nothing(id: str) -> None:
    game = brigand.game(id)
    state = game.new(game.seats[-1], 4)
    before = [msgspec.json.encode(game.view(state, seat)) for seat in range(state.seats)]
    refused = 0
    for seat in range(state.seats):
        for action in game.actions:
            if game.why_not(state, seat, action) is not None:
                with pytest.raises(BrigandError):
                    game.play(state, seat, action)
                refused += 1
    assert refused > 0
    assert [msgspec.json.encode(game.view(state, seat)) for seat in range(state.seats)] == before


@pytest.mark.parametrize("id", brigand.GAMES)
def test_an_action_of_another_game_changes_nothing(id: str) -> None:
    game = brigand.game(id)
    state = game.new(game.seats[0], 4)
    [seat, *_] = state.to_act()
    before = msgspec.json.encode(game.view(state, seat))
    for other in brigand.GAMES.values():
        for action in other.actions if other is not game else []:
            for does in (game.play, game.preview):
                with pytest.raises(Unreadable, match=f"is no action of {id}"):
                    does(state, seat, action)
    assert msgspec.json.encode(game.view(state, seat)) == before


@pytest.mark.parametrize("id", brigand.GAMES)
def test_a_seat_that_does_not_exist_owes_nothing(id: str) -> None:
    game = brigand.game(id)
    state = game.new(game.seats[0])
    assert state.legal(NOBODY) == []
    assert state.legal(99) == []
    assert game.why_not(state, 99, game.actions[0]) is not None


@pytest.mark.parametrize("id", brigand.GAMES)
def test_a_seat_that_does_not_exist_sees_what_a_spectator_sees(id: str) -> None:
    game = brigand.game(id)
    state = game.new(game.seats[0], 5)
    rng = Rng(5)
    for _ in range(60):
        if state.is_over:
            break
        seat = rng.pick(state.to_act())
        state.apply(seat, rng.pick(state.legal(seat)))
        for nobody in (NOBODY, -2, state.seats, 99):
            assert game.view(state, nobody) == game.view(state, None)
            ours = state.imagine(nobody, Rng(1))
            assert [game.view(ours, seat) for seat in range(ours.seats)] == [
                game.view(state.imagine(NOBODY, Rng(1)), seat) for seat in range(ours.seats)
            ]


def test_a_game_may_live_anywhere_that_can_be_imported() -> None:
    found = listed("tests.table.duel:DUEL")
    assert found.id == "duel"
    assert found.package == "tests.table"


def test_what_is_listed_is_a_game() -> None:
    with pytest.raises(TypeError, match=r"brigand\.games\.loot:ACTIONS is no game"):
        listed("brigand.games.loot:ACTIONS")
