"""Briscola: playing a trick."""

import pytest

from examples.briscola.events import Took
from examples.briscola.pieces import CARDS
from examples.briscola.tests.table import Table, briscola
from tests.rule import rule

TRUMPS = "king of cups"


def table(ann: str, bob: str, cat: str) -> Table:
    """Three players with a card to play, and one of no worth for later."""
    return briscola(f"""
        trump: {TRUMPS}
        Ann: {ann}, four of clubs
        Bob: {bob}, five of clubs
        Cat: {cat}, six of clubs
    """)


def taker(ann: str, bob: str, cat: str) -> str:
    """Who takes a trick that Ann leads."""
    drawn = table(ann, bob, cat)
    drawn.play(f"Ann plays {ann}", f"Bob plays {bob}", f"Cat plays {cat}")
    return drawn.to_act()[0]


@rule("briscola.trick.turn", "briscola.trick.one_card")
def test_everybody_lays_one_card_in_turn() -> None:
    drawn = table("ace of coins", "two of swords", "jack of swords")
    assert drawn.refused("Bob plays two of swords").rule == "briscola.trick.turn"
    drawn.play("Ann plays ace of coins")
    assert drawn.to_act() == ["Bob"]
    assert drawn.refused("Ann plays four of clubs").rule == "briscola.trick.turn"
    drawn.play("Bob plays two of swords")
    assert drawn.to_act() == ["Cat"]


@rule("briscola.trick.any_card")
def test_nobody_has_to_follow_suit_or_to_play_trump() -> None:
    drawn = table("ace of coins", "two of coins", "two of cups")
    drawn.play("Ann plays ace of coins", "Bob plays five of clubs", "Cat plays six of clubs")
    assert drawn.to_act() == ["Ann"]


@rule("briscola.trick.no_pass")
def test_nobody_passes() -> None:
    assert table("ace of coins", "two of coins", "two of cups").refused("Ann passes").rule == "briscola.trick.no_pass"


@rule("briscola.trick.own_hand")
def test_only_cards_of_the_own_hand_are_played() -> None:
    refusal = table("ace of coins", "two of coins", "two of cups").refused("Ann plays two of cups")
    assert refusal.rule == "briscola.trick.own_hand"
    assert refusal.details == {"card": "two of cups"}


@rule("briscola.trick.trump_wins")
def test_the_smallest_trump_beats_an_ace_and_a_stronger_trump_beats_it() -> None:
    assert taker("ace of coins", "two of cups", "king of coins") == "Bob"
    assert taker("ace of coins", "two of cups", "four of cups") == "Cat"
    assert taker("four of cups", "two of cups", "ace of coins") == "Ann"


@rule("briscola.trick.suit_wins")
def test_without_trump_the_strongest_card_of_the_led_suit_takes_the_trick() -> None:
    assert taker("jack of coins", "knight of coins", "seven of coins") == "Bob"
    assert taker("jack of coins", "seven of coins", "king of coins") == "Cat"


@rule("briscola.trick.other_suit")
def test_an_ace_of_another_suit_takes_nothing() -> None:
    assert taker("four of coins", "ace of swords", "three of swords") == "Ann"


@rule("briscola.trick.order")
def test_the_three_is_stronger_than_the_king_and_the_two_is_last() -> None:
    order = [card.name.split()[0] for card in sorted(CARDS[:10], key=lambda card: -card.strength)]
    assert order == ["ace", "three", "king", "knight", "jack", "seven", "six", "five", "four", "two"]


@rule("briscola.trick.order")
@pytest.mark.parametrize(("strong", "weak"), [("ace", "three"), ("three", "king"), ("jack", "seven"), ("four", "two")])
def test_a_stronger_card_takes_the_trick_from_a_weaker_one(strong: str, weak: str) -> None:
    assert taker(f"{weak} of swords", f"{strong} of swords", "five of coins") == "Bob"


@rule("briscola.trick.taken", "briscola.trick.leads")
def test_who_takes_a_trick_gets_its_points_and_leads() -> None:
    drawn = table("ace of coins", "two of cups", "king of coins")
    drawn.play("Ann plays ace of coins", "Bob plays two of cups", "Cat plays king of coins")
    [event] = drawn.events(Took)
    assert (event.seat, event.points) == (1, 15)
    assert event.cards == ["ace of coins", "two of cups", "king of coins"]
    assert drawn.score("Bob") == 15
    assert drawn.to_act() == ["Bob"]
