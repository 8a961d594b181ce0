"""Nuremberg, workshops."""

from tests.games.nuremberg.table import nuremberg
from tests.rule import rule

HAND = "Ann: 4 grain, 6 ore"


@rule("nuremberg.workshop.cost", "nuremberg.workshop.point")
def test_a_workshop_costs_grain_and_ore_and_is_worth_a_point() -> None:
    table = nuremberg("Ann: 2 grain, 3 ore")
    table.play("Ann: workshop W01")
    assert (table.cards("Ann"), table.points("Ann")) == ([], 1)
    assert nuremberg("Ann: 2 grain, 2 ore").refused("Ann: workshop W01") == "workshop.cost"


@rule("nuremberg.workshop.red_crossing", "nuremberg.workshop.free_site")
def test_any_of_the_twelve_red_crossings_can_be_the_first() -> None:
    assert nuremberg(HAND).options("Ann", "workshop") == [f"workshop w{number:02}" for number in range(1, 13)]


@rule("nuremberg.workshop.one_per_site")
def test_a_site_holds_one_workshop() -> None:
    table = nuremberg(f"{HAND}\nworkshops: Bob W01")
    assert table.refused("Ann: workshop W01") == "workshop.one_per_site"


@rule("nuremberg.workshop.no_spacing")
def test_workshops_may_be_neighbours() -> None:
    table = nuremberg(HAND)
    table.play("Ann: workshop W01", "Ann: workshop W04")
    assert table.workshops("Ann") == ["W01", "W04"]


@rule("nuremberg.workshop.all_neighbours")
def test_a_workshop_serves_every_sector_it_touches() -> None:
    table = nuremberg("Ann: 4 wood, 4 wool, 2 ore, 1 clay, 3 gold\nworkshops: Ann W05\nwalls: 2")
    table.play("Ann: tower 1", "Ann: sell armour in prague", "Ann: exchange wool for ore")
    assert table.gold("Ann") == 12  # the yard, armour at double price, and 3:1
