"""Nuremberg, the course of a turn and building in general."""

import pytest

from brigand.games.nuremberg.pieces import DEALS_A_TURN
from tests.games.nuremberg.table import nuremberg
from tests.rule import rule


@rule("nuremberg.turn.clockwise")
@pytest.mark.parametrize(("now", "then"), [("Ann", "Bob"), ("Bob", "Cat"), ("Dan", "Ann")])
def test_turns_go_round_clockwise(now: str, then: str) -> None:
    table = nuremberg(f"turn: {now}")
    table.play(f"{now}: end turn")
    assert table.to_act() == [then]


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
def test_sixty_exchanges_and_sales_are_enough() -> None:
    table = nuremberg("Ann: 9 wood, 9 ore, 9 gold\nworkshops: Ann W01")
    table.state.deals_made = DEALS_A_TURN - 1
    table.play("Ann: sell compass in frankfurt")
    assert DEALS_A_TURN == 60
    assert table.refused("Ann: sell compass in frankfurt") == "turn.guard"
    assert table.refused("Ann: exchange wood for ore") == "turn.guard"
    assert table.options("Ann", "sell") + table.options("Ann", "exchange") == []
    assert table.allows("Ann: end turn")
    table.play("Ann: end turn")
    assert table.state.deals_made == 0


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
