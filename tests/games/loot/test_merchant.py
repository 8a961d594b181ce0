"""Loot, launching a merchant."""

from brigand.games.loot.actions import LAUNCH
from brigand.games.loot.pieces import Merchant
from tests.games.loot.matches import moments
from tests.games.loot.table import loot
from tests.rule import rule


@rule("loot.merchant.value")
def test_a_merchant_is_worth_the_coins_on_it() -> None:
    table = loot("""
        to act: Bob
        sea:    Bob's m7 | Ann: blue 1
        pile:   0
        Ann:    gold 1
        Bob:    green 1, green 2
    """)
    table.play("Bob discards green 1", "Ann discards gold 1")
    assert table.is_over()
    assert table.score("Ann") == 7


@rule("loot.merchant.launch")
def test_launching_puts_a_merchant_face_up_before_its_owner() -> None:
    table = loot("""
        to act: Ann
        Ann:    m5, blue 2
    """)
    table.play("Ann launches m5")
    assert table.at_sea() == ["m5"]
    assert table.battle("m5").owner == table.seat("Ann")
    assert table.fleets("m5") == {}
    assert table.hand("Ann") == ["blue 2"]


@rule("loot.merchant.owner_mark")
def test_everybody_sees_who_launched_a_ship() -> None:
    table = loot("""
        to act: Ann
        sea:    Bob's m5 | Ann: blue 1 | Cat: green 1
        sea:    Cat's m3 | Bob: gold 2 | Cat: green 2
    """)
    for view in table.views():
        assert [(battle.merchant, table.names[battle.owner]) for battle in view.sea] == [("m5", "Bob"), ("m3", "Cat")]


@rule("loot.merchant.attackable")
def test_a_ship_can_be_attacked_from_the_very_next_turn_on() -> None:
    table = loot("""
        to act: Ann
        Ann:    m5, m2
        Bob:    blue 1, blue 3
    """)
    table.play("Ann launches m5", "Bob attacks m5 with blue 1")
    assert table.fleets("m5") == {"Bob": ["blue 1"]}


@rule("loot.merchant.safe")
def test_a_ship_nobody_has_attacked_is_its_owners_at_his_next_turn() -> None:
    table = loot("""
        to act: Ann
        seats:  3
        Ann:    m5, m2
    """)
    table.play("Ann launches m5", "Bob draws")
    assert table.captor("m5") is None
    table.play("Cat draws")
    assert table.captor("m5") == "Ann"


@rule("loot.merchant.several")
def test_a_player_may_have_several_own_ships_at_sea() -> None:
    table = loot("""
        to act: Ann
        sea:    Ann's m4 | Ann: blue 2 | Bob: green 2
        sea:    Ann's m2 | Bob: gold 1 | Cat: green 1
        Ann:    m3, m6
    """)
    table.play("Ann launches m3")
    assert table.at_sea() == ["m4", "m2", "m3"]
    assert {battle.owner for battle in table.state.sea} == {table.seat("Ann")}


@rule("loot.merchant.always_legal")
def test_launching_needs_nothing_but_the_card() -> None:
    """In every match each different merchant in the hand of the player to act can be launched."""
    for moment in moments():
        legal = moment.before.legal(moment.seat)
        for card in moment.before.hands[moment.seat]:
            if isinstance(card, Merchant):
                assert LAUNCH[card.number][0] in legal, moment.where


@rule("loot.merchant.own_battle")
def test_each_ship_is_a_battle_of_its_own_beside_another_of_the_same_value() -> None:
    table = loot("""
        to act: Ann
        sea:    Bob's m5
        sea:    Cat's m5
        Ann:    blue 3, green 2
    """)
    table.play("Ann attacks m5#1 with blue 3")
    assert table.fleets("m5#1") == {"Ann": ["blue 3"]}
    assert table.fleets("m5#2") == {}


@rule("loot.merchant.no_right")
def test_once_attacked_a_ship_gives_its_owner_nothing() -> None:
    table = loot("""
        to act: Ann
        seats:  3
        Ann:    m5, m2
        Bob:    blue 1, m2
    """)
    table.play("Ann launches m5", "Bob attacks m5 with blue 1", "Cat draws")
    assert table.to_act() == ["Ann"]
    assert table.at_sea() == ["m5"]
    assert table.leader("m5") == "Bob"
