"""Nuremberg, production and sale."""

import pytest

from brigand.games.nuremberg.events import SaleTollPaid, Sold
from brigand.games.nuremberg.pieces import GOODS, ROAD_TO, ROADS, cards_in
from tests.games.nuremberg.table import Table, nuremberg
from tests.rule import rule

EVERYTHING = "Ann: 4 wood, 4 wool, 4 grain, 4 clay, 4 ore"


def sold(good: str, city: str, drawing: str = EVERYTHING) -> Table:
    table = nuremberg(drawing)
    table.play(f"Ann: sell {good} in {city}")
    return table


@rule("nuremberg.sale.five_goods")
def test_the_city_makes_five_goods() -> None:
    assert {good.name for good in GOODS} == {"paper", "armour", "helmets", "compass", "trinkets"}
    assert len(nuremberg(EVERYTHING).options("Ann", "sell")) == 5


@rule("nuremberg.sale.recipe")
def test_producing_costs_the_recipe() -> None:
    table = sold("compass", "frankfurt", "Ann: 1 wood, 1 ore")
    assert (table.cards("Ann"), table.stack("wood"), table.stack("ore")) == ([], 20, 20)
    assert nuremberg("Ann: 1 wood").refused("Ann: sell compass in frankfurt") == "sale.recipe"


@rule("nuremberg.sale.at_once", "nuremberg.sale.no_workshop_needed", "nuremberg.sale.nobody_holds")
def test_a_good_is_sold_in_the_same_moment_without_a_workshop() -> None:
    table = sold("compass", "frankfurt", "Ann: 1 wood, 1 ore")
    assert table.events(Sold, SaleTollPaid) == [
        Sold(seat=0, good="compass", city="frankfurt", gold=3, cost=["wood", "ore"], shows=False)
    ]
    assert table.gold("Ann") == 3  # nobody holds the road, nobody is paid


@rule("nuremberg.sale.price_by_city")
def test_a_good_is_sold_where_it_has_a_price() -> None:
    assert nuremberg(EVERYTHING).refused("Ann: sell compass in prague") == "sale.price_by_city"


@rule("nuremberg.sale.choice_of_city")
def test_with_several_cities_the_seller_picks() -> None:
    compass = GOODS[0]
    compass.prices["venice"] = 2
    try:
        table = nuremberg("Ann: 1 wood, 1 ore")
        assert table.options("Ann", "sell") == ["sell compass in frankfurt", "sell compass in venice"]
        table.play("Ann: sell compass in venice")
        assert table.gold("Ann") == 2
    finally:
        del compass.prices["venice"]


@rule(
    "nuremberg.sale.compass",
    "nuremberg.sale.helmets",
    "nuremberg.sale.armour",
    "nuremberg.sale.trinkets",
    "nuremberg.sale.paper",
    "nuremberg.sale.double",
)
@pytest.mark.parametrize(
    ("good", "cards", "city", "price", "site"),
    [
        ("compass", "1 wood, 1 ore", "frankfurt", 3, "W02"),
        ("helmets", "2 ore, 1 wool", "frankfurt", 4, "W06"),
        ("armour", "2 ore, 1 wood, 1 wool", "prague", 6, "W02"),
        ("trinkets", "1 wood, 1 clay", "prague", 3, "W11"),
        ("paper", "2 wool, 2 grain", "venice", 6, "W12"),
    ],
)
def test_what_the_goods_cost_and_bring(good: str, cards: str, city: str, price: int, site: str) -> None:
    plain = sold(good, city, f"Ann: {cards}")
    assert (plain.cards("Ann"), plain.gold("Ann")) == ([], price)
    assert sold(good, city, f"Ann: {cards}\nworkshops: Ann {site}").gold("Ann") == 2 * price
    assert sold(good, city, f"Ann: {cards}\nworkshops: Bob {site}").gold("Ann") == price


@rule("nuremberg.sale.no_gold_mine")
def test_buying_at_the_market_and_selling_doubled_never_gains() -> None:
    for good in GOODS:
        assert all(2 * price <= 3 * cards_in(good.recipe) for price in good.prices.values())


@rule("nuremberg.sale.toll", "nuremberg.sale.toll_amount", "nuremberg.sale.repeat")
def test_each_good_sold_costs_a_toll() -> None:
    table = nuremberg(f"{EVERYTHING}\nstations: III Bob")
    table.play("Ann: sell paper in venice", "Ann: sell paper in venice")
    assert (table.gold("Ann"), table.gold("Bob")) == (8, 4)
    assert table.events(SaleTollPaid) == [SaleTollPaid(0, 1, "III", 2)] * 2


@rule("nuremberg.sale.repeat")
def test_three_compasses_in_one_turn() -> None:
    table = nuremberg("Ann: 3 wood, 3 ore")
    table.play(*["Ann: sell compass in frankfurt"] * 3)
    assert table.gold("Ann") == 9


@rule("nuremberg.sale.toll_values")
def test_the_tolls_of_the_three_cities() -> None:
    assert {city: road.toll for city, road in ROAD_TO.items()} == {"frankfurt": 1, "prague": 1, "venice": 2}


@rule("nuremberg.sale.holder_free")
def test_the_holder_pays_no_toll() -> None:
    table = sold("compass", "frankfurt", f"{EVERYTHING}\nstations: I Ann")
    assert table.gold("Ann") == 3


@rule("nuremberg.sale.double")
def test_a_workshop_at_sectors_of_other_goods_doubles_nothing() -> None:
    doubled = ["W01", "W02", "W03", "W04", "W06"]  # at a sector of the compass
    for number in range(1, 13):
        site = f"W{number:02}"
        table = sold("compass", "frankfurt", f"{EVERYTHING}\nworkshops: Ann {site}")
        assert table.gold("Ann") == (6 if site in doubled else 3), site


@rule("nuremberg.sale.double_once")
def test_two_workshops_still_only_double() -> None:
    table = sold("compass", "frankfurt", f"{EVERYTHING}\nworkshops: Ann W01 W02 W03")
    assert table.gold("Ann") == 6


@rule("nuremberg.sale.toll_not_doubled")
def test_the_toll_stays_the_same() -> None:
    table = sold("helmets", "frankfurt", f"{EVERYTHING}\nworkshops: Ann W06\nstations: I Bob")
    assert (table.gold("Ann"), table.gold("Bob")) == (7, 1)


@rule("nuremberg.sale.toll_from_proceeds")
def test_the_toll_may_come_out_of_the_proceeds() -> None:
    table = sold("compass", "frankfurt", "Ann: 1 wood, 1 ore\nstations: I Bob")
    assert table.gold("Ann") == 2


@rule("nuremberg.sale.toll_unpayable")
def test_a_toll_that_cannot_be_paid_forbids_the_sale() -> None:
    road = ROAD_TO["frankfurt"]
    toll, road.toll = road.toll, 5  # made up: our tolls are always below the price
    try:
        table = nuremberg("Ann: 1 wood, 1 ore, 1 gold\nstations: I Bob")
        assert table.refused("Ann: sell compass in frankfurt") == "sale.toll_unpayable"
        assert nuremberg("Ann: 1 wood, 1 ore, 2 gold\nstations: I Bob").allows("Ann: sell compass in frankfurt")
    finally:
        road.toll = toll


@rule("nuremberg.sale.two_roads_without")
def test_two_roads_lead_to_no_market() -> None:
    assert [(road.city, road.toll) for road in ROADS[3:]] == [("", 0), ("", 0)]
    table = nuremberg(f"{EVERYTHING}\nstations: IV Bob, V Bob")
    table.play("Ann: sell compass in frankfurt", "Ann: sell paper in venice", "Ann: sell trinkets in prague")
    assert table.gold("Bob") == 0
