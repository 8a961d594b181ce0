"""Nottingham, trade: open offers for the chest."""

import pytest

from brigand.core.errors import Unreadable
from brigand.games.nottingham import NOTTINGHAM
from brigand.games.nottingham.events import NoOffer, Offered, Proved, Swapped
from tests.games.nottingham.table import Table, cards, nottingham
from tests.rule import rule


def chest_before_ann() -> Table:
    table = nottingham("""
        card: chest
        Ann:  gold
        Bob:  silver, 2 necklace, chest
        Cat:  gems, pearls
        Dan:  copper, chest
    """)
    table.play("Ann trades")
    return table


@rule("nottingham.trade.everyone_offers", "nottingham.trade.one_or_two")
def test_whoever_has_another_card_must_offer_one_or_two() -> None:
    table = chest_before_ann()
    assert table.refused("Bob passes") == "trade.one_or_two"
    assert table.refused("Bob shows hand") == "trade.everyone_offers"
    with pytest.raises(Unreadable):
        table.read("Bob offers silver and necklace and necklace")
    assert table.options("Bob") == [
        "offer silver",
        "offer necklace",
        "offer silver and necklace",
        "offer necklace and necklace",
    ]


@rule("nottingham.trade.open", "nottingham.trade.seat_order")
def test_offers_are_made_openly_from_the_left() -> None:
    table = chest_before_ann()
    assert table.to_act() == ["Bob"]
    assert table.refused("Cat offers gems") == "trade.seat_order"
    table.play("Bob offers silver and necklace")
    assert table.log("Cat", Offered) == [Offered(1, ["silver", "necklace"])]
    assert table.view("Cat").offers[0].cards == ["silver", "necklace"]
    table.play("Cat offers gems")
    assert table.to_act() == ["Dan"]


@rule("nottingham.trade.active_makes_none", "nottingham.difference.trade_makers")
def test_the_active_player_makes_no_offer() -> None:
    table = chest_before_ann()
    assert table.refused("Ann offers gold") == "trade.active_makes_none"
    table.play("Bob offers silver", "Cat offers gems", "Dan offers copper")
    assert table.to_act() == ["Ann"]
    assert [offer.seat for offer in table.view(None).offers] == [1, 2, 3]


@rule("nottingham.trade.no_chest")
def test_no_offer_contains_a_chest() -> None:
    table = chest_before_ann()
    assert table.refused("Bob offers chest") == "trade.no_chest"
    assert table.refused("Bob offers silver and chest") == "trade.no_chest"


@rule("nottingham.trade.any_other_cards")
def test_two_necklaces_are_a_good_offer() -> None:
    table = chest_before_ann()
    assert table.refused("Bob offers gems") == "trade.any_other_cards"
    assert table.refused("Bob offers silver and silver") == "trade.any_other_cards"
    table.play("Bob offers necklace and necklace")
    assert table.known(None, "Bob") == {"necklace": 2}


@rule("nottingham.trade.one_legal_card")
def test_with_a_single_fitting_card_the_offer_is_that_card() -> None:
    table = chest_before_ann()
    table.play("Bob offers silver", "Cat offers gems")
    assert table.options("Dan") == ["offer copper"]
    assert table.refused("Dan offers copper and copper") == "trade.one_legal_card"


@rule("nottingham.trade.proof", "nottingham.trade.proof_timing")
def test_a_hand_of_nothing_but_chests_is_shown_when_its_turn_comes() -> None:
    table = nottingham("""
        card: chest
        Bob:  2 chest
        Cat:  gems
    """)
    table.play("Ann trades")
    assert table.options("Bob") == ["show hand"]
    assert table.refused("Bob offers gems") == "trade.proof"
    table.play("Bob shows hand")
    assert table.to_act() == ["Cat"]
    assert table.log("Cat", Proved) == [Proved(1, ["chest", "chest"])]
    assert table.known("Cat", "Bob") == {"chest": 2}


@rule("nottingham.trade.proof_empty")
def test_an_empty_hand_is_skipped() -> None:
    table = nottingham("""
        card: chest
        Bob:  -
        Cat:  gems
    """)
    table.play("Ann trades")
    assert table.to_act() == ["Cat"]
    assert table.refused("Bob shows hand") == "trade.proof_empty"


@rule("nottingham.trade.offer_binding")
def test_an_offer_stands() -> None:
    table = chest_before_ann()
    table.play("Bob offers silver", "Cat offers gems and pearls")
    assert table.refused("Bob offers necklace") == "trade.offer_binding"
    assert table.refused("Bob takes") == "reveal.next_player"  # which is no offer
    table.play("Dan offers copper")
    assert table.refused("Bob offers necklace") == "trade.offer_binding"


@rule("nottingham.trade.proof", "nottingham.trade.seat_order")
def test_who_has_shown_the_hand_or_holds_no_card_has_no_offer_that_stands() -> None:
    table = nottingham("card: chest\nBob: 2 chest\nCat: gems\nDan: -\nEve: gems")
    table.play("Ann trades", "Bob shows hand")
    assert table.refused("Bob shows hand") == table.refused("Bob offers gems") == "reveal.next_player"
    assert table.refused("Eve offers gems") == "trade.seat_order"
    table.play("Cat offers gems", "Eve offers gems")
    for name in ("Bob", "Dan"):
        assert table.refused(f"{name} offers gems") == "reveal.next_player"
    assert table.refused("Eve offers gems") == "trade.offer_binding"


@rule("nottingham.trade.must_accept", "nottingham.trade.swap", "nottingham.trade.return")
def test_one_whole_offer_must_be_accepted_and_the_others_go_back() -> None:
    table = chest_before_ann()
    table.play("Bob offers silver", "Cat offers gems and pearls", "Dan offers copper")
    assert table.options("Ann") == ["accept 2", "accept 3", "accept 4"]
    assert table.refused("Ann refuses") == "trade.must_accept"
    assert table.refused("Ann passes") == "trade.must_accept"
    table.play("Ann accepts Cat")
    assert table.hand("Ann") == cards("gold, gems, pearls")
    assert table.hand("Cat") == cards("chest")
    assert table.hand("Bob") == cards("silver, 2 necklace, chest")
    assert table.events(Swapped) == [Swapped(0, 2, ["pearls", "gems"], "chest")]


@rule("nottingham.trade.no_offer", "nottingham.difference.trade_after")
def test_without_any_offer_the_chest_is_kept() -> None:
    table = nottingham("""
        card: chest
        Ann:  gold
        Bob:  chest
        Cat:  2 chest
    """)
    table.play("Ann trades", "Bob shows hand", "Cat shows hand")
    assert table.hand("Ann") == cards("gold, chest")
    assert table.events(NoOffer) == [NoOffer(0, "chest")]
    assert table.decision() == "exchange"


@rule("nottingham.trade.no_defence")
def test_a_necklace_is_no_answer_to_a_trade() -> None:
    assert chest_before_ann().refused("Bob defends") == "trade.no_defence"


def test_two_cards_may_be_named_in_any_order() -> None:
    pair = NOTTINGHAM.parse("offer pearls and gems")
    assert NOTTINGHAM.parse("offer gems and pearls") is pair
    for cards_named in (["pearls", "gems"], ["gems", "pearls"]):
        assert NOTTINGHAM.from_json({"do": "offer", "cards": cards_named}) is pair


@pytest.mark.parametrize("data", [{"do": "offer", "cards": ["gems", "promise"]}, {"do": "offer"}, ["offer", "gems"]])
def test_what_no_card_is_called_cannot_be_offered(data: object) -> None:
    with pytest.raises(Unreadable):
        NOTTINGHAM.from_json(data)
