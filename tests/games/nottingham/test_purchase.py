"""Nottingham, purchase: hidden offers for the copper."""

from brigand.games.nottingham.events import Answered, NoOffer, Offered, Proved, Swapped
from tests.games.nottingham.table import Table, cards, nottingham
from tests.rule import rule


def copper_before_ann() -> Table:
    table = nottingham("""
        card: copper
        Ann:  gold
        Bob:  pearls, copper
        Cat:  gems, necklace
    """)
    table.play("Ann purchases")
    return table


@rule("nottingham.purchase.everyone_offers")
def test_whoever_has_another_card_must_offer_exactly_one() -> None:
    table = copper_before_ann()
    assert table.options("Cat") == ["offer gems", "offer necklace"]
    assert table.refused("Cat passes") == "purchase.everyone_offers"
    assert table.refused("Cat offers gems and necklace") == "purchase.everyone_offers"


@rule("nottingham.purchase.from_hand", "nottingham.difference.offer_from_hand")
def test_offers_come_from_the_hand_not_from_under_an_ambush() -> None:
    table = nottingham("""
        card:   copper
        Bob:    pearls
        ambush: Bob red
    """)
    table.play("Ann purchases")
    assert table.refused("Bob offers gold") == "purchase.from_hand"


@rule("nottingham.purchase.active_makes_none")
def test_the_active_player_makes_no_offer() -> None:
    table = copper_before_ann()
    assert table.to_act() == ["Bob", "Cat"]
    assert table.refused("Ann offers gold") == "purchase.active_makes_none"
    assert table.refused("Ann refuses") == "purchase.simultaneous"


@rule("nottingham.purchase.hidden")
def test_offers_lie_face_down_until_all_are_there() -> None:
    table = copper_before_ann()
    table.play("Bob offers pearls")
    for name in ("Ann", "Cat", None):  # the buyer, another opponent, a spectator
        assert [(offer.is_answered, offer.cards) for offer in table.view(name).offers] == [(True, None), (False, None)]
        assert table.log(name, Answered) == [Answered(1, None)]
        assert table.log(name, Offered) == []
        assert table.known(name, "Bob") == {}
    assert table.view("Bob").offers[0].cards == ["pearls"]
    assert table.log("Bob", Answered) == [Answered(1, "pearls")]


@rule("nottingham.purchase.hidden")
def test_nobody_can_tell_a_face_down_offer_from_a_hand_to_be_shown() -> None:
    offering, showing = copper_before_ann(), nottingham("card: copper\nAnn: gold\nBob: 2 copper\nCat: gems, necklace")
    showing.play("Ann purchases", "Bob shows hand")
    offering.play("Bob offers pearls")
    for name in ("Ann", "Cat", None):
        assert offering.view(name).offers == showing.view(name).offers
        assert offering.log(name, Answered) == showing.log(name, Answered)
    assert showing.view("Bob").offers[0].cards == []


@rule("nottingham.purchase.simultaneous")
def test_offers_may_come_in_any_order_with_the_same_result() -> None:
    one, other = copper_before_ann(), copper_before_ann()
    one.play("Bob offers pearls", "Cat offers gems")
    other.play("Cat offers gems", "Bob offers pearls")
    assert one.events(Offered) == other.events(Offered) == [Offered(1, ["pearls"]), Offered(2, ["gems"])]
    assert one.seen("Ann") == other.seen("Ann")


@rule("nottingham.purchase.no_copper")
def test_copper_cannot_be_offered_for_copper() -> None:
    table = copper_before_ann()
    assert table.refused("Bob offers copper") == "purchase.no_copper"


@rule("nottingham.purchase.any_other_card")
def test_a_necklace_can_be_offered() -> None:
    table = copper_before_ann()
    table.play("Bob offers pearls", "Cat offers necklace", "Ann accepts Cat")
    assert table.hand("Ann") == cards("gold, necklace")


@rule("nottingham.purchase.proof", "nottingham.difference.proof", "nottingham.info.proof_exact")
def test_a_hand_of_nothing_but_copper_is_shown_to_all() -> None:
    table = nottingham("""
        card: copper
        Bob:  2 copper
        Cat:  gems
    """)
    table.play("Ann purchases")
    assert table.options("Bob") == ["show hand"]
    assert table.refused("Bob offers gems") == "purchase.proof"
    table.play("Bob shows hand", "Cat offers gems")
    assert table.log(None, Proved) == [Proved(1, ["copper", "copper"])]
    assert table.known("Ann", "Bob") == table.known(None, "Bob") == {"copper": 2}
    assert all(table.imagined("Cat", chance).hand("Bob") == cards("2 copper") for chance in range(5))
    assert [offer.seat for offer in table.view("Ann").offers] == [2]


@rule("nottingham.purchase.proof_only_then")
def test_nobody_shows_the_hand_instead_of_offering() -> None:
    table = copper_before_ann()
    assert table.options("Bob") == ["offer pearls"]
    assert table.refused("Bob shows hand") == "purchase.proof_only_then"


@rule("nottingham.purchase.proof_timing")
def test_the_proof_appears_together_with_the_offers() -> None:
    table = nottingham("""
        card: copper
        Bob:  copper
        Cat:  gems
    """)
    table.play("Ann purchases", "Bob shows hand")
    assert table.events(Proved) == []
    assert table.known("Cat", "Bob") == {}
    table.play("Cat offers gems")
    assert len(table.events(Proved)) == 1


@rule("nottingham.purchase.proof_empty")
def test_an_empty_hand_is_not_asked() -> None:
    table = nottingham("""
        card: copper
        Bob:  -
        Cat:  gems
    """)
    table.play("Ann purchases")
    assert table.to_act() == ["Cat"]
    assert table.refused("Bob shows hand") == "purchase.proof_empty"


@rule("nottingham.purchase.no_offer")
def test_copper_may_be_put_up_though_nobody_else_holds_a_card() -> None:
    table = nottingham("card: copper\nAnn: gold\nBob: -\nCat: -")
    assert table.options("Ann") == ["take", "purchase"]
    table.play("Ann purchases")
    assert table.events(NoOffer) == [NoOffer(0, "copper")]


@rule("nottingham.purchase.offer_binding")
def test_an_offer_stands() -> None:
    table = copper_before_ann()
    table.play("Cat offers gems")
    assert table.refused("Cat offers necklace") == "purchase.offer_binding"
    assert table.refused("Cat steals from Bob") == "reveal.next_player"  # which is no offer
    table.play("Bob offers pearls")
    assert table.refused("Cat offers necklace") == "purchase.offer_binding"
    assert table.refused("Cat takes") == "reveal.next_player"
    assert nottingham("Cat: necklace").refused("Cat offers necklace") == "reveal.next_player"


@rule("nottingham.purchase.offers_seen", "nottingham.info.offers_known")
def test_turned_up_offers_are_seen_by_all_and_stay_known() -> None:
    table = copper_before_ann()
    table.play("Bob offers pearls", "Cat offers gems")
    for name in ("Ann", "Bob", None):
        assert [offer.cards for offer in table.view(name).offers] == [["pearls"], ["gems"]]
    table.play("Ann accepts Bob")
    assert table.known("Bob", "Cat") == table.known(None, "Cat") == {"gems": 1}
    assert all("gems" in table.imagined("Ann", chance).hand("Cat") for chance in range(5))


@rule("nottingham.purchase.choose_one", "nottingham.purchase.swap", "nottingham.purchase.return")
def test_one_offer_is_swapped_for_the_copper_and_the_others_go_back() -> None:
    table = copper_before_ann()
    table.play("Bob offers pearls", "Cat offers gems")
    assert table.options("Ann") == ["accept 2", "accept 3", "refuse"]
    assert table.refused("Ann accepts Ann") == "purchase.choose_one"
    table.play("Ann accepts Cat")
    assert table.refused("Ann accepts Bob") == "exchange.what_pays"
    assert table.hand("Ann") == cards("gold, gems")
    assert table.hand("Cat") == cards("copper, necklace")
    assert table.hand("Bob") == cards("pearls, copper")
    assert table.events(Swapped) == [Swapped(0, 2, ["gems"], "copper")]


@rule("nottingham.purchase.refuse_all")
def test_all_offers_may_be_refused() -> None:
    table = copper_before_ann()
    table.play("Bob offers pearls", "Cat offers gems", "Ann refuses")
    assert table.hand("Ann") == cards("copper, gold")
    assert table.hand("Bob") == cards("pearls, copper")
    assert table.hand("Cat") == cards("gems, necklace")


@rule("nottingham.purchase.no_offer")
def test_without_any_offer_the_copper_is_kept() -> None:
    table = nottingham("""
        card: copper
        Ann:  gold
        Bob:  copper
        Cat:  2 copper
    """)
    table.play("Ann purchases", "Bob shows hand", "Cat shows hand")
    assert table.hand("Ann") == cards("copper, gold")
    assert table.events(NoOffer) == [NoOffer(0, "copper")]
    assert table.decision() == "exchange"


@rule("nottingham.purchase.no_defence")
def test_a_necklace_is_no_answer_to_a_purchase() -> None:
    table = copper_before_ann()
    assert table.refused("Cat defends") == "purchase.no_defence"
