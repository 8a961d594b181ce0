"""Nuremberg, trade with the bank."""

import pytest

from brigand import Unreadable
from brigand.games.nuremberg import NUREMBERG
from brigand.games.nuremberg.events import Exchanged
from brigand.games.nuremberg.pieces import KINDS, NAMES, SITES
from tests.games.nuremberg.table import nuremberg
from tests.rule import rule


@rule("nuremberg.bank.four")
def test_four_alike_buy_one() -> None:
    table = nuremberg("Ann: 4 wool")
    table.play("Ann: exchange wool for ore")
    assert (table.cards("Ann"), table.stack("wool"), table.stack("ore")) == (["ore"], 20, 19)
    assert table.events(Exchanged) == [Exchanged(seat=0, take="ore", cost=["wool"] * 4, shows=False)]
    assert nuremberg("Ann: 3 wool").refused("Ann: exchange wool for ore") == "bank.four"


@rule("nuremberg.bank.alike")
def test_the_cards_given_are_all_alike() -> None:
    table = nuremberg("Ann: 2 wood, 2 wool")
    assert table.options("Ann", "exchange") == []
    assert table.refused("Ann: exchange wood for ore") == "bank.four"
    with pytest.raises(Unreadable):
        NUREMBERG.parse("exchange 2 wood + 2 wool for ore")


@rule("nuremberg.bank.gold_in")
def test_four_gold_buy_a_card() -> None:
    table = nuremberg("Ann: 4 gold")
    table.play("Ann: exchange gold for clay")
    assert (table.cards("Ann"), table.gold("Ann")) == (["clay"], 0)
    assert nuremberg("Ann: 3 gold").refused("Ann: exchange gold for clay") == "bank.gold_in"


@rule("nuremberg.bank.gold_out")
def test_four_alike_buy_a_gold() -> None:
    table = nuremberg("Ann: 4 wood")
    table.play("Ann: exchange wood for gold")
    assert (table.cards("Ann"), table.gold("Ann")) == ([], 1)


@rule("nuremberg.bank.three")
def test_three_are_enough_at_the_market() -> None:
    table = nuremberg("Ann: 3 wool\nworkshops: Ann W05")
    table.play("Ann: exchange wool for ore")
    assert table.cards("Ann") == ["ore"]
    assert nuremberg("Ann: 2 wool\nworkshops: Ann W05").refused("Ann: exchange wool for ore") == "bank.three"
    assert nuremberg("Ann: 3 wool\nworkshops: Bob W05").refused("Ann: exchange wool for ore") == "bank.four"


@rule("nuremberg.bank.two")
def test_two_of_the_marked_kind_are_enough() -> None:
    table = nuremberg("Ann: 2 wood, 2 ore\nworkshops: Ann W10")
    assert table.refused("Ann: exchange ore for wood") == "bank.four"
    table.play("Ann: exchange wood for ore")
    assert table.cards("Ann") == ["ore"] * 3
    assert nuremberg("Ann: 1 wood\nworkshops: Ann W10").refused("Ann: exchange wood for ore") == "bank.two"


@rule("nuremberg.bank.gold_three")
def test_the_market_counts_for_gold_too() -> None:
    table = nuremberg("Ann: 3 gold, 3 wool\nworkshops: Ann W05")
    table.play("Ann: exchange gold for ore", "Ann: exchange wool for gold")
    assert (table.cards("Ann"), table.gold("Ann")) == (["ore"], 1)
    assert table.refused("Ann: exchange gold for ore") == "bank.gold_three"


@rule("nuremberg.bank.gold_two")
def test_a_marked_kind_buys_gold_but_gold_stays_dear() -> None:
    table = nuremberg("Ann: 2 wood, 2 gold\nworkshops: Ann W10")
    assert table.refused("Ann: exchange gold for wood") == "bank.gold_in"
    table.play("Ann: exchange wood for gold")
    assert table.gold("Ann") == 3


@rule("nuremberg.bank.rates_add_up")
def test_all_marks_serve_side_by_side() -> None:
    table = nuremberg("Ann: 2 wood, 3 wool\nworkshops: Ann W10 W05")
    table.play("Ann: exchange wood for ore", "Ann: exchange wool for ore")
    assert table.cards("Ann") == ["ore", "ore"]


@rule("nuremberg.bank.only_active")
def test_only_the_player_on_turn_deals_with_the_bank() -> None:
    assert nuremberg("Bob: 4 wool").refused("Bob: exchange wool for ore") == "bank.only_active"


@rule("nuremberg.bank.other_kind")
def test_nobody_takes_back_what_was_given() -> None:
    assert nuremberg("Ann: 4 wood").refused("Ann: exchange wood for wood") == "bank.other_kind"
    assert nuremberg("Ann: 4 gold").refused("Ann: exchange gold for gold") == "bank.other_kind"


@rule("nuremberg.bank.stack_empty")
def test_an_empty_stack_gives_nothing() -> None:
    assert nuremberg("Ann: 4 wool\nstacks: 0 ore").refused("Ann: exchange wool for ore") == "bank.stack_empty"
    assert nuremberg("Ann: 4 wool\nstacks: 1 ore").allows("Ann: exchange wool for ore")


@rule("nuremberg.bank.marks")
def test_six_corners_of_the_market_are_marked() -> None:
    anything = [site for site in SITES if site.rates == [3] * 6]
    kinds = [NAMES[kind] for kind in range(KINDS) for site in SITES if site.rates[kind] == 2]
    assert ([site.name for site in anything], kinds) == (["W05"], NAMES[:KINDS])
    assert len([site for site in SITES if min(site.rates) < 4]) == 6
