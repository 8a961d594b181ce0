"""Nuremberg, the course of a turn and building in general."""

import pytest

from brigand.games.nuremberg.events import (
    Paid,
    SettlementBuilt,
    StationBuilt,
    TowerBuilt,
    TurnBegan,
    WallBuilt,
    WallDeclined,
    WorkshopBuilt,
)
from brigand.games.nuremberg.phases import Acting, Drawing, Moving, Robbing
from brigand.games.nuremberg.pieces import DEALS_A_TURN
from tests.games.nuremberg.table import nuremberg
from tests.rule import rule


@rule("nuremberg.turn.clockwise")
@pytest.mark.parametrize(("now", "then"), [("Ann", "Bob"), ("Bob", "Cat"), ("Dan", "Ann")])
def test_turns_go_round_clockwise(now: str, then: str) -> None:
    table = nuremberg(f"turn: {now}")
    table.play(f"{now}: end turn")
    assert table.to_act() == [then]
    assert table.events(TurnBegan) == [TurnBegan(table.seat(then))]


@rule("nuremberg.turn.card_first")
def test_nothing_is_done_before_the_card() -> None:
    table = nuremberg("""
        phase: draw
        Ann:   9 wood, 9 clay, 9 ore, 9 gold
    """)
    assert table.options("Ann") == ["draw"]
    for said in (
        "station I",
        "wall",
        "exchange wood for ore",
        "sell compass in frankfurt",
        "offer 1 wood for 1 wool",
        "end turn",
    ):
        assert table.refused(f"Ann: {said}") == "turn.card_first"


@rule("nuremberg.turn.free_order", "nuremberg.turn.repeat")
def test_trades_buildings_and_sales_mix_freely() -> None:
    table = nuremberg("""
        Ann: 9 wood, 4 clay, 2 ore
        Bob: 1 wool
    """)
    table.play(
        "Ann: sell compass in frankfurt",
        "Ann: station I",
        "Ann: exchange wood for ore",
        "Ann: offer 1 wood for 1 wool",
        "Bob: accept",
        "Cat: decline",
        "Dan: decline",
        "Ann: station I",
        "Ann: sell compass in frankfurt",
        "Ann: wall",
    )
    assert table.stations("I") == ["Ann", "Ann"]
    assert table.gold("Ann") == 3


@rule("nuremberg.turn.optional")
def test_a_turn_may_be_ended_at_once() -> None:
    assert nuremberg("Ann: 9 wood, 9 clay, 9 gold").allows("Ann: end turn")
    assert nuremberg().options("Ann") == ["end turn"]


@rule("nuremberg.turn.others_wait")
def test_the_others_wait() -> None:
    table = nuremberg("Bob: 9 wood, 9 clay, 9 ore, 9 gold")
    for said in ("station I", "wall", "sell compass in frankfurt", "end turn", "draw"):
        assert table.refused(f"Bob: {said}") == "turn.others_wait"
    assert table.options("Bob") == []


@rule("nuremberg.turn.guard")
def test_sixty_deals_are_enough() -> None:
    table = nuremberg("Ann: 9 wood, 9 ore, 9 gold\nBob: 1 wool\nworkshops: Ann W01")
    table.state.deals_made = DEALS_A_TURN - 1
    table.play("Ann: sell compass in frankfurt")
    assert DEALS_A_TURN == 60
    assert table.refused("Ann: sell compass in frankfurt") == "turn.guard"
    assert table.refused("Ann: exchange wood for ore") == "turn.guard"
    assert table.refused("Ann: offer 1 wood for 1 wool") == "turn.guard"
    assert table.refused("Ann: call for 1 wool") == "turn.guard"
    assert table.options("Ann") == ["end turn"]
    assert table.allows("Ann: end turn")
    table.play("Ann: end turn")
    assert table.state.deals_made == 0


@rule("nuremberg.turn.guard")
def test_trades_exchanges_and_sales_are_all_deals_and_offers_in_vain_are_none() -> None:
    table = nuremberg("Ann: 9 wood, 9 ore\nBob: 2 wool")
    assert table.view(None).deals_left == 60
    table.play("Ann: sell compass in frankfurt", "Ann: exchange wood for clay", "Ann: offer 1 wood for 1 wool to Bob")
    assert table.view(None).deals_left == 58
    table.play("Bob: accept")
    assert table.view(None).deals_left == 57
    table.play("Ann: offer 1 wood for 1 wool to Bob", "Bob: decline")
    assert table.view(None).deals_left == 57


@rule("nuremberg.build.pay_bank")
def test_the_price_goes_to_the_bank() -> None:
    table = nuremberg("Ann: 1 wood, 1 clay")
    table.play("Ann: station I")
    assert (table.stack("wood"), table.stack("clay"), table.cards("Ann")) == (20, 20, [])


@rule("nuremberg.build.any_number")
def test_one_builds_as_much_as_one_can_pay() -> None:
    table = nuremberg("Ann: 2 wood, 2 wool, 2 grain, 2 clay\nstations: II Ann")
    table.play("Ann: settlement II-1", "Ann: settlement II-3")
    assert table.points("Ann") == 3


@rule("nuremberg.build.full_price")
def test_nothing_is_paid_in_part() -> None:
    table = nuremberg("Ann: 1 clay, 2 gold")
    refusal = table.refusal("Ann: wall")
    assert (refusal.rule, refusal.details) == ("nuremberg.wall.cost", {"lacking": "gold", "count": 1})
    assert (table.cards("Ann"), table.gold("Ann")) == (["clay"], 2)


@rule("nuremberg.build.works_at_once")
def test_what_is_built_helps_from_that_moment_on() -> None:
    table = nuremberg("Ann: 2 grain, 3 ore, 3 wool")
    assert table.refused("Ann: exchange wool for ore") == "bank.four"
    table.play("Ann: workshop W05", "Ann: exchange wool for ore")
    assert table.cards("Ann") == ["ore"]


@rule("nuremberg.build.stays")
def test_nothing_built_ever_leaves_the_board() -> None:
    table = nuremberg("""
        Ann:         9 wood, 9 wool, 9 grain, 9 clay, 9 ore, 19 gold
        stations:    I Bob, II Ann
        settlements: Bob I-1
        workshops:   Bob W01
        walls:       2
    """)
    table.play(
        "Ann: station I", "Ann: station I", "Ann: settlement I-3", "Ann: workshop W03", "Ann: wall", "Ann: tower 1"
    )
    assert table.stations("I") == ["Bob", "Ann", "Ann"]
    assert (table.settlement("I-1"), table.workshops("Bob")) == ("Bob", ["W01"])
    assert table.refused("Ann: settlement I-1") == "settlement.one_per_crossing"


@rule("nuremberg.info.gain_spend_public", "nuremberg.build.pay_bank")
def test_every_building_is_told_with_its_price() -> None:
    table = nuremberg("""
        Ann:      3 wood, 1 wool, 3 grain, 4 clay, 3 ore, 6 gold
        stations: II Ann
        walls:    2
    """)
    table.play("Ann: settlement II-1", "Ann: workshop W05", "Ann: wall", "Ann: tower 1", "Ann: station I")
    assert [event for event in table.journal.events if isinstance(event, Paid)] == [
        SettlementBuilt(seat=0, crossing="II-1", cost=["wood", "wool", "grain", "clay"], shows=False),
        WorkshopBuilt(seat=0, site="W05", cost=["grain", "grain", "ore", "ore", "ore"], shows=False),
        WallBuilt(seat=0, tile=3, cost=["clay", "gold", "gold", "gold"], shows=False),
        TowerBuilt(seat=0, tile=1, cost=["wood", "clay", "gold", "gold", "gold"], shows=False),
        StationBuilt(seat=0, road="I", space=1, cost=["wood", "clay"], shows=False),
    ]
    view = table.view(None)
    assert (view.towers, view.walls, view.settlements, view.workshops) == ([1], 3, {"II-1": 0}, {"W05": 0})


@rule("nuremberg.info.theft_private")
def test_every_payment_with_cards_not_all_could_know_of_says_so() -> None:
    buildings = ["settlement II-1", "workshop W05", "wall", "tower 1", "station I"]
    for said in (*buildings, "sell compass in frankfurt", "exchange wood for ore", "exchange wood for gold"):
        table = nuremberg("stations: II Ann\nworkshops: Ann W06\nwalls: 2")
        table.state.hands[0] = [9, 9, 9, 9, 9, 9]  # cards that nobody saw come
        table.play(f"Ann: {said}")
        assert [event.reveals() for event in table.events(Paid)] == [True], said


def test_a_phase_is_called_after_what_is_to_be_decided() -> None:
    assert [Drawing().name, Moving().name, Robbing().name, Acting().name] == [
        "draw",
        "knight",
        "rob",
        "act",
    ]


@rule("nuremberg.event.free_clay_optional")
def test_who_declines_a_wall_is_told() -> None:
    table = nuremberg("phase: draw\npile: 6 free_clay\nAnn: 3 gold")
    table.play("Ann: draw", "Ann: pass")
    assert table.events(WallDeclined) == [WallDeclined(0)]
