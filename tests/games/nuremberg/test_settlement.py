"""Nuremberg, settlements."""

import math

from brigand.games.nuremberg.pieces import BOX, CROSSING_NAMED, CROSSINGS
from tests.games.nuremberg.table import nuremberg
from tests.rule import rule

HAND = "Ann: 3 wood, 3 wool, 3 grain, 3 clay"


@rule("nuremberg.settlement.cost", "nuremberg.settlement.point")
def test_a_settlement_costs_four_different_cards_and_is_worth_a_point() -> None:
    table = nuremberg("Ann: 1 wood, 1 wool, 1 grain, 1 clay\nstations: II Bob Ann")
    table.play("Ann: settlement II-1")
    assert (table.cards("Ann"), table.points("Ann")) == ([], 1)
    poor = nuremberg("Ann: 1 wood, 1 grain, 1 clay, 1 ore\nstations: II Ann")
    assert poor.refused("Ann: settlement II-1") == "settlement.cost"


@rule("nuremberg.settlement.on_road")
def test_sites_are_crossings_of_the_roads() -> None:
    table = nuremberg(f"{HAND}\nstations: I Ann, II Ann, III Ann, IV Ann, V Ann")
    sites = [option.removeprefix("settlement ").upper() for option in table.options("Ann", "settlement")]
    assert sites == [crossing.name for crossing in CROSSINGS if crossing.index > 0]


@rule("nuremberg.settlement.not_at_city")
def test_the_corners_of_the_city_are_no_sites() -> None:
    assert nuremberg(f"{HAND}\nstations: V Ann").refused("Ann: settlement V-0") == "settlement.not_at_city"


@rule("nuremberg.settlement.own_station")
def test_the_road_needs_an_own_station() -> None:
    table = nuremberg(f"{HAND}\nstations: III Bob")
    assert table.refused("Ann: settlement III-3") == "settlement.own_station"


@rule("nuremberg.settlement.one_is_enough", "nuremberg.settlement.anywhere")
def test_one_station_opens_the_whole_road() -> None:
    table = nuremberg(f"{HAND}\nstations: III Ann")
    table.play("Ann: settlement III-3", "Ann: settlement III-6", "Ann: settlement III-1")
    assert table.stations("III") == ["Ann"]


@rule("nuremberg.settlement.spacing", "nuremberg.settlement.spacing_all_colours")
def test_a_crossing_stays_free_between_settlements_of_any_colour() -> None:
    table = nuremberg(f"{HAND}\nstations: II Ann\nsettlements: Bob II-3")
    assert table.refused("Ann: settlement II-2") == "settlement.spacing"
    assert table.refused("Ann: settlement II-4") == "settlement.spacing"
    assert table.allows("Ann: settlement II-1")
    assert table.allows("Ann: settlement II-5")
    own = nuremberg(f"{HAND}\nstations: II Ann\nsettlements: Ann II-6")
    assert own.refused("Ann: settlement II-5") == "settlement.spacing"


@rule("nuremberg.settlement.other_road_near", "nuremberg.settlement.summary_loose")
def test_neighbours_on_different_roads_do_not_bar_each_other() -> None:
    places = [BOX["roads"]["crossing"][CROSSING_NAMED[name].number] for name in ("I-2", "V-6")]
    assert math.dist(*[(place["x"], place["y"]) for place in places]) < 1.02  # one hex edge apart
    table = nuremberg(f"{HAND}\nstations: V Ann, I Bob\nsettlements: Bob I-2")
    table.play("Ann: settlement V-6")
    assert table.settlement("V-6") == "Ann"


@rule("nuremberg.settlement.one_per_crossing")
def test_a_crossing_holds_one_settlement() -> None:
    table = nuremberg(f"{HAND}\nstations: II Ann\nsettlements: Bob II-3")
    assert table.refused("Ann: settlement II-3") == "settlement.one_per_crossing"
