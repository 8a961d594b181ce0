"""Nuremberg, trade with players."""

import pytest

from brigand import Unreadable
from brigand.games.nuremberg import NUREMBERG
from brigand.games.nuremberg.events import Accepted, Countered, Refused, Traded
from brigand.games.nuremberg.pieces import OFFERS_A_TURN
from tests.games.nuremberg.table import Table, nuremberg
from tests.rule import rule

RICH = """
    Ann: 5 wood, 2 gold
    Bob: 3 ore, 2 wool
    Cat: 2 ore, 2 gold
    Dan: 2 grain
"""


def after(*sentences: str, drawing: str = RICH) -> Table:
    table = nuremberg(drawing)
    table.play(*sentences)
    return table


@rule("nuremberg.trade.active_only")
def test_the_others_do_not_deal_among_themselves() -> None:
    assert nuremberg(RICH).refused("Bob: offer 1 ore for 1 grain to Dan") == "trade.active_only"
    assert nuremberg(RICH).refused("Bob: call for 1 grain") == "trade.active_only"


@rule("nuremberg.trade.any_partner")
def test_any_opponent_may_be_the_partner() -> None:
    table = after("Ann: offer 1 wood for 1 ore to Cat")
    assert table.to_act() == ["Cat"]
    table.play("Cat: accept")
    assert "ore" in table.cards("Ann")
    for nobody in ("Ann", "5", "9"):
        assert nuremberg(RICH).refused(f"Ann: offer 1 wood for 1 ore to {nobody}") == "trade.any_partner"
    three = nuremberg("seats: 3\nAnn: 1 wood\nBob: 1 ore")
    assert three.refused("Ann: offer 1 wood for 1 ore to 4") == "trade.any_partner"


@rule("nuremberg.trade.talk", "nuremberg.trade.choose")
def test_an_offer_is_countered_and_the_counter_taken() -> None:
    table = after("Ann: offer 1 wood for 1 ore", "Bob: counter 1 ore for 2 wood", "Cat: decline", "Dan: decline")
    assert (table.decision, table.to_act()) == ("choose", ["Ann"])
    table.play("Ann: take Bob")
    assert (table.cards("Ann"), table.cards("Bob").count("wood")) == (["wood"] * 3 + ["ore"], 2)


@rule("nuremberg.trade.gold")
def test_gold_is_a_resource() -> None:
    table = after("Ann: offer 2 gold for 1 ore to Bob", "Bob: accept")
    assert (table.gold("Ann"), table.gold("Bob"), table.cards("Ann")[-1]) == (0, 2, "ore")
    assert after("Ann: offer 1 wood for 1 gold to Cat", "Cat: accept").gold("Ann") == 3


@rule("nuremberg.trade.goods_only")
@pytest.mark.parametrize("thing", ["prestige", "right", "council", "wall", "station", "promise"])
def test_only_cards_and_gold_change_hands(thing: str) -> None:
    with pytest.raises(Unreadable):
        NUREMBERG.parse(f"offer 1 wood for 1 {thing}")
    with pytest.raises(Unreadable):
        NUREMBERG.from_json({"do": "offer", "give": {"wood": 1}, "want": {thing: 1}})


@rule("nuremberg.trade.any_amount")
def test_any_mix_on_either_side() -> None:
    table = after("Ann: offer 2 wood + 1 gold for 1 ore + 1 wool to Bob", "Bob: accept")
    assert table.cards("Ann") == ["wood", "wood", "wood", "wool", "ore"]
    assert (table.gold("Ann"), table.gold("Bob")) == (1, 1)


@rule("nuremberg.trade.no_gift")
def test_both_sides_give_something() -> None:
    for said in ("offer 1 wood for nothing", "offer nothing for 1 ore", "offer 1 gold for nothing to Bob"):
        assert nuremberg(RICH).refused(f"Ann: {said}") == "trade.no_gift"
    table = after("Ann: offer 1 wood for 1 ore")
    assert table.refused("Bob: counter 1 ore for nothing") == "trade.no_gift"


@rule("nuremberg.trade.no_same_kind")
def test_nothing_stands_on_both_sides() -> None:
    assert nuremberg(RICH).refused("Ann: offer 3 wood for 1 wood") == "trade.no_same_kind"
    assert nuremberg(RICH).refused("Ann: offer 2 gold for 1 gold + 1 ore") == "trade.no_same_kind"
    table = after("Ann: offer 1 wood for 1 ore")
    assert table.refused("Bob: counter 1 ore for 1 ore + 1 wood") == "trade.no_same_kind"


@rule("nuremberg.trade.must_hold")
def test_nobody_gives_what_is_not_at_hand() -> None:
    assert nuremberg(RICH).refused("Ann: offer 6 wood for 1 ore") == "trade.must_hold"
    assert nuremberg(RICH).refused("Ann: call with 1 clay") == "trade.must_hold"
    table = after("Ann: offer 1 wood for 1 ore")
    assert table.refused("Dan: accept") == "trade.must_hold"
    assert table.refused("Bob: counter 4 ore for 1 wood") == "trade.must_hold"
    table.play("Bob: counter 1 ore for 1 grain", "Cat: decline", "Dan: decline")
    assert table.refused("Ann: take Bob") == "trade.must_hold"  # Ann has no grain
    assert table.options("Ann") == ["withdraw"]


@rule("nuremberg.trade.consent")
def test_without_consent_nothing_moves() -> None:
    table = after("Ann: offer 1 wood for 1 ore", "Bob: decline", "Cat: decline", "Dan: decline")
    assert (len(table.cards("Ann")), table.decision, table.events(Traded)) == (5, "act", [])
    table = after("Ann: offer 1 wood for 1 ore", "Bob: accept", "Cat: accept", "Dan: decline")
    assert table.refused("Ann: take Dan") == "trade.consent"
    table.play("Ann: take Bob")
    assert table.events(Traded) == [Traded(0, 1, ["wood"], ["ore"])]


@rule("nuremberg.trade.often")
def test_trades_may_be_repeated() -> None:
    table = after(
        "Ann: offer 1 wood for 1 ore to Bob", "Bob: accept", "Ann: offer 1 wood for 1 ore to Bob", "Bob: accept"
    )
    assert table.cards("Ann").count("ore") == 2


@rule("nuremberg.trade.one_open")
def test_nothing_else_is_done_while_an_offer_is_open() -> None:
    table = after("Ann: offer 1 wood for 1 ore")
    for said in ("offer 1 wood for 1 wool", "end turn", "exchange wood for ore", "station I"):
        assert table.refused(f"Ann: {said}") == "trade.one_open"
    table.play("Bob: accept", "Cat: accept", "Dan: decline")
    assert table.refused("Ann: end turn") == "trade.one_open"


@rule("nuremberg.trade.open_side")
def test_a_call_leaves_one_side_open() -> None:
    table = after("Ann: call for 1 ore")
    assert table.refused("Bob: accept") == "trade.open_side"
    table.play("Bob: counter 1 ore for 2 wood", "Cat: decline", "Dan: decline", "Ann: take Bob")
    assert table.cards("Ann").count("ore") == 1
    table.play(
        "Ann: call with 1 wood", "Bob: decline", "Cat: counter 1 ore for 1 wood", "Dan: decline", "Ann: take Cat"
    )
    assert table.cards("Ann").count("ore") == 2


@rule("nuremberg.trade.answers")
def test_all_answer_once_and_are_shown_together() -> None:
    table = after("Ann: offer 1 wood for 1 ore")
    assert table.to_act() == ["Bob", "Cat", "Dan"]
    table.play("Dan: decline")
    assert table.refused("Dan: decline") == "trade.answers"
    assert table.events(Refused) == []
    table.play("Bob: accept", "Cat: counter 1 ore for 2 wood")
    assert table.events(Accepted, Countered, Refused) == [
        Accepted(1),
        Countered(2, ["ore"], ["wood", "wood"]),
        Refused(3),
    ]
    assert nuremberg(RICH).refused("Bob: accept") == "trade.answers"


@rule("nuremberg.trade.counter_binding")
def test_a_counter_binds_its_giver() -> None:
    table = after("Ann: offer 1 wood for 1 ore", "Bob: accept", "Cat: counter 1 ore for 2 wood", "Dan: decline")
    assert table.to_act() == ["Ann"]
    table.play("Ann: take Cat")
    assert table.cards("Cat") == ["wood", "wood", "ore"]


@rule("nuremberg.trade.choose")
def test_of_several_who_accept_one_is_picked() -> None:
    table = after("Ann: offer 1 wood for 1 ore", "Bob: accept", "Cat: accept", "Dan: decline")
    assert table.options("Ann") == ["take 2", "take 3", "withdraw"]
    table.play("Ann: take Cat")
    assert (len(table.cards("Bob")), "wood" in table.cards("Cat")) == (5, True)
    assert nuremberg(RICH).refused("Ann: withdraw") == "trade.choose"
    assert after("Ann: offer 1 wood for 1 ore").refused("Ann: take Bob") == "trade.one_open"


@rule("nuremberg.trade.single_accept")
def test_a_single_acceptance_closes_the_trade() -> None:
    table = after("Ann: offer 1 wood for 1 ore", "Bob: accept", "Cat: decline", "Dan: decline")
    assert (table.decision, table.cards("Ann")[-1]) == ("act", "ore")


@rule("nuremberg.trade.offer_limit")
def test_ten_offers_and_calls_a_turn_may_come_to_nothing() -> None:
    table = nuremberg("Ann: 9 wood\nBob: 9 ore\nCat: 2 ore, 2 gold")
    no = ("Bob: decline", "Cat: decline", "Dan: decline")
    table.play("Ann: call for 1 ore", *no, "Ann: call with 1 wood", *no)
    for count in range(1, 8):
        table.play(f"Ann: offer {count} wood for 1 ore to Bob", "Bob: decline")
    assert (OFFERS_A_TURN, table.view("Ann").offers_left) == (10, 1)
    table.play("Ann: offer 1 wood for 2 ore", "Bob: counter 1 ore for 1 wood", *no[1:], "Ann: withdraw")
    assert table.view("Ann").offers_left == 0
    assert table.refused("Ann: offer 9 wood for 1 ore") == "trade.offer_limit"
    assert table.refused("Ann: call for 1 gold") == "trade.offer_limit"
    assert table.options("Ann", "offer") + table.options("Ann", "call") == []
    table.play("Ann: end turn")
    assert table.view("Bob").offers_left == 10


@rule("nuremberg.trade.often", "nuremberg.trade.offer_limit")
def test_offers_that_led_to_a_trade_do_not_count() -> None:
    table = nuremberg("Ann: 15 wood\nBob: 15 ore")
    for _ in range(12):
        table.play("Ann: offer 1 wood for 1 ore to Bob", "Bob: accept")
    table.play("Ann: call for 1 ore", "Bob: counter 1 ore for 1 wood", "Cat: decline", "Dan: decline", "Ann: take Bob")
    assert table.cards("Ann") == ["wood"] * 2 + ["ore"] * 13
    assert table.view("Ann").offers_left == 10
    assert table.allows("Ann: offer 1 wood for 1 ore to Bob")


@rule("nuremberg.trade.no_repeat")
def test_a_declined_offer_is_not_repeated_until_something_changes() -> None:
    no = ("Bob: decline", "Cat: decline", "Dan: decline")
    table = after("Ann: offer 1 wood for 1 ore", *no, drawing="Ann: 5 wood, 1 ore\nBob: 3 ore\nCat: 1 ore\nDan: 1 wool")
    assert table.refused("Ann: offer 1 wood for 1 ore") == "trade.no_repeat"
    assert table.refused("Ann: offer 1 wood for 1 ore to Bob") == "trade.no_repeat"
    assert "offer 1 wood for 1 ore" not in table.options("Ann")
    assert table.allows("Ann: offer 2 wood for 1 ore")
    table.play("Ann: sell compass in frankfurt")
    assert table.allows("Ann: offer 1 wood for 1 ore")
    table = after("Ann: call for 1 ore", *no)
    assert table.refused("Ann: call for 1 ore") == "trade.no_repeat"
    table.play("Ann: end turn")
    assert table.state.declined == []


@rule("nuremberg.trade.no_repeat")
def test_a_copy_of_the_table_remembers_what_was_declined_and_keeps_its_own_list() -> None:
    no = ("Bob: decline", "Cat: decline", "Dan: decline")
    table = after("Ann: offer 1 wood for 1 ore", *no, drawing="Ann: 5 wood\nBob: 3 ore\nCat: 1 ore\nDan: 1 wool")
    twin = Table(table.state.copy())
    assert twin.refused("Ann: offer 1 wood for 1 ore") == "trade.no_repeat"
    twin.play("Ann: offer 2 wood for 1 ore", *no)
    assert twin.refused("Ann: offer 2 wood for 1 ore") == "trade.no_repeat"
    assert table.allows("Ann: offer 2 wood for 1 ore")


@rule("nuremberg.trade.no_repeat")
def test_who_countered_may_be_asked_again() -> None:
    table = after(
        "Ann: offer 1 wood for 1 ore", "Bob: counter 1 ore for 2 wood", "Cat: decline", "Dan: decline", "Ann: withdraw"
    )
    assert table.refused("Ann: offer 1 wood for 1 ore") == "trade.no_repeat"
    assert table.allows("Ann: offer 1 wood for 1 ore to Bob")


@rule("nuremberg.trade.public_check")
def test_an_offer_is_judged_by_open_facts_only() -> None:
    table = nuremberg("Ann: 5 wood\nBob: 2 wool\nCat: 2 ore, 1 gold")
    assert table.allows("Ann: offer 1 wood for 2 ore to Bob")  # who has none: nobody can see that
    assert table.refused("Ann: offer 1 wood for 3 wool to Bob") == "trade.public_check"  # who has two cards
    assert table.refused("Ann: offer 1 wood for 2 gold") == "trade.public_check"  # nobody has two
    assert table.refused("Ann: offer 1 wood for 1 clay") == "trade.public_check"  # all clay is in the stack
    assert table.refused("Ann: offer 1 wood for 1 gold to Bob") == "trade.public_check"


@rule("nuremberg.trade.public_check")
def test_a_listed_offer_for_two_missing_kinds() -> None:
    table = nuremberg("Ann: 1 wood, 1 wool, 3 ore\nBob: 1 grain, 1 clay")
    assert "offer 2 ore for 1 grain + 1 clay" in table.options("Ann")
