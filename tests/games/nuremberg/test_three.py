"""Nuremberg with three players."""

import pytest

from brigand import Refused
from brigand.games.nuremberg import NUREMBERG
from brigand.games.nuremberg.pieces import COLOURS, ROADS, SITES, WALLS
from brigand.games.nuremberg.rules import Nuremberg
from brigand.games.nuremberg.rules_setup import placing_seat
from tests.games.nuremberg.table import Table, nuremberg
from tests.games.nuremberg.test_council import RICH
from tests.rule import rule


def beginners_without(colour: str) -> Table:
    state = NUREMBERG.new(3, absent=colour)
    assert isinstance(state, Nuremberg)
    return Table(state)


@rule("nuremberg.three.no_middle", "nuremberg.three.second")
def test_the_small_council_is_not_used() -> None:
    table = nuremberg("seats: 3\n" + RICH.format("Bob") + "prestige: Ann 3, Bob 2\ncouncil: Ann siebenerrat")
    assert [(card.id, card.points) for card in table.view(None).councils] == [("siebenerrat", 4), ("grosser_rat", 2)]
    table.play("Bob: wall")
    assert table.council("Bob") == 2


@rule("nuremberg.three.third")
def test_the_third_gets_nothing_until_overtaking() -> None:
    table = nuremberg(
        "seats: 3\n" + RICH.format("Cat") + "prestige: Ann 5, Bob 3, Cat 2\ncouncil: Ann siebenerrat, Bob grosser_rat"
    )
    table.play("Cat: wall")
    assert table.council("Cat") == 0
    table.play("Cat: wall")
    assert (table.council("Cat"), table.council("Bob")) == (2, 0)


@rule("nuremberg.three.colours")
@pytest.mark.parametrize("absent", COLOURS)
def test_any_colour_may_stay_in_the_box(absent: str) -> None:
    colours = [player.colour for player in beginners_without(absent).view(None).players]
    assert colours == [colour for colour in COLOURS if colour != absent]


@rule("nuremberg.three.colours")
def test_with_four_no_colour_stays_in_the_box() -> None:
    with pytest.raises(Refused) as refused:
        NUREMBERG.new(4, absent="white")
    assert refused.value.refusal.rule == "nuremberg.three.colours"
    with pytest.raises(Refused):
        NUREMBERG.new(3, absent="nobody")
    assert NUREMBERG.settled(3, {})["absent"] == "orange"


@rule("nuremberg.three.close_up", "nuremberg.three.rights")
@pytest.mark.parametrize(
    ("absent", "colour", "roads"),
    [
        ("white", "blue", ["III", "V"]),
        ("red", "orange", ["II", "IV"]),
        ("blue", "red", ["II", "V"]),
        ("orange", "white", ["III", "IV"]),
    ],
)
def test_stations_close_up_and_one_player_holds_two_rights(absent: str, colour: str, roads: list[str]) -> None:
    table = beginners_without(absent)
    view = table.view(None)
    seat = [player.colour for player in view.players].index(colour)
    assert [road.id for road in view.roads if road.holder == seat] == roads
    assert all(road.stations[0] == seat for road in view.roads if road.id in roads)
    assert sorted(player.points for player in view.players) == [3, 3, 4]


@rule("nuremberg.three.rest_same")
def test_everything_else_stays_as_with_four() -> None:
    table = nuremberg("seats: 3\nAnn: 9 wood, 9 clay, 9 grain, 9 ore")
    assert (len(ROADS), WALLS, len(SITES)) == (5, 26, 12)
    assert (len(table.options("Ann", "station")), len(table.options("Ann", "workshop"))) == (5, 12)
    assert table.view(None).stacks["wood"] == 20 - 9


@rule("nuremberg.three.expert_order")
def test_pairs_are_placed_there_and_back() -> None:
    state = NUREMBERG.new(3, opening="expert")
    assert isinstance(state, Nuremberg)
    state.starter = 0
    assert [placing_seat(state, step) for step in range(6)] == [0, 1, 2, 2, 1, 0]
