"""Loot, the admiral."""

import pytest

from brigand.games.loot.events import Defended
from tests.games.loot.matches import moments
from tests.games.loot.table import loot
from tests.rule import rule


@rule("loot.admiral.own_only")
def test_the_admiral_is_played_only_on_a_merchant_of_the_own_side() -> None:
    table = loot("""
        to act: Ann
        sea:    Bob's m5 | Ann: blue 2 | Bob: green 3
        sea:    Ann's m3 | Bob: gold 1
        Ann:    admiral, m2
    """)
    assert table.refused("Ann defends m5 with admiral") == "loot.admiral.own_only"
    assert table.allows("Ann defends m3 with admiral")


@rule("loot.admiral.no_ship_needed")
def test_he_needs_no_pirate_ship_of_the_own_side() -> None:
    table = loot("""
        to act: Ann
        sea:    Ann's m5 | Bob: blue 4
        Ann:    admiral, m2
    """)
    assert table.strength("m5", "Ann") == 0
    table.play("Ann defends m5 with admiral")
    assert table.leader("m5") == "Ann"


@rule("loot.admiral.on_merchant")
def test_he_is_laid_face_up_on_the_merchant() -> None:
    table = loot("""
        to act: Ann
        sea:    Ann's m5 | Bob: blue 4
        Ann:    admiral, m2
    """)
    table.play("Ann defends m5 with admiral")
    assert [event.merchant for event in table.events(Defended)] == ["m5"]
    for view in table.views():
        assert [(trump.card, trump.seat) for trump in view.sea[0].trumps] == [("admiral", table.seat("Ann"))]


@rule("loot.admiral.like_captain")
def test_no_number_of_skulls_beats_him() -> None:
    table = loot("""
        to act: Ann
        sea:    Ann's m5 | Bob: green 4, green 4, green 3, green 3, green 1
        Ann:    admiral, m2
    """)
    assert table.strength("m5", "Bob") == 15
    table.play("Ann defends m5 with admiral")
    assert table.leader("m5") == "Ann"


@rule("loot.admiral.holds")
def test_unless_a_captain_follows_the_owner_has_the_ship_at_his_next_check() -> None:
    table = loot("""
        to act: Ann
        sea:    Ann's m5 | Bob: blue 4
        Ann:    admiral, m2
        Bob:    blue 3, m2
        Cat:    gold 4, m2
    """)
    table.play("Ann defends m5 with admiral", "Bob attacks m5 with blue 3", "Cat attacks m5 with gold 4")
    assert table.captor("m5") == "Ann"


@rule("loot.admiral.answers_captain")
def test_played_after_a_captain_he_prevails() -> None:
    table = loot("""
        to act: Ann
        seats:  3
        sea:    Ann's m5 | Bob: blue 4, blue captain
        Ann:    admiral, m2
    """)
    assert table.leader("m5") == "Bob"
    table.play("Ann defends m5 with admiral")
    assert table.leader("m5") == "Ann"


@rule("loot.admiral.no_shield")
def test_he_stops_nobody_from_attacking_or_reinforcing() -> None:
    table = loot("""
        to act: Bob
        sea:    Ann's m5 | Bob: blue 4 | Ann: admiral
        Bob:    blue 3, m2
        Cat:    gold 4, m2
    """)
    table.play("Bob attacks m5 with blue 3")
    assert table.allows("Cat attacks m5 with gold 4")
    assert table.leader("m5") == "Ann"


@rule("loot.admiral.no_color")
def test_he_takes_no_colour() -> None:
    table = loot("""
        to act: Ann
        sea:    Ann's m5 | Bob: blue 3 | Ann: admiral | Bob: blue captain
        Ann:    green 2, purple 2, gold 2
    """)
    assert table.options("Ann") == [
        "draw",
        "attack 1 with green 2",
        "attack 1 with purple 2",
        "attack 1 with gold 2",
    ]


@rule("loot.admiral.with_fleet")
@pytest.mark.parametrize(
    "trumps",
    [
        ("Ann defends m5 with admiral", "Ann commands m5 with green captain"),
        ("Ann commands m5 with green captain", "Ann defends m5 with admiral"),
    ],
    ids=["admiral first", "captain first"],
)
def test_the_owner_may_use_fleet_admiral_and_captain_in_one_battle(trumps: tuple[str, str]) -> None:
    table = loot("""
        to act: Ann
        sea:    Ann's m5 | Ann: green 2 | Bob: blue 4
        Ann:    green captain, admiral, m2
        Bob:    blue captain, m2
    """)
    table.play(trumps[0], "Bob commands m5 with blue captain")
    assert table.leader("m5") == "Bob"
    table.play(trumps[1])
    assert table.leader("m5") == "Ann"


@rule("loot.admiral.with_fleet")
def test_a_fleet_and_its_captain_may_also_come_after_the_admiral() -> None:
    table = loot("""
        to act: Ann
        sea:    Ann's m5 | Cat: gold 1 | Dan: purple 1
        Ann:    green 2, green captain, admiral, m2
        Cat:    gold captain, m2
        Dan:    purple captain, m2
    """)
    table.play("Ann defends m5 with admiral", "Bob draws", "Cat draws", "Dan commands m5 with purple captain")
    table.play("Ann attacks m5 with green 2", "Bob draws", "Cat commands m5 with gold captain", "Dan draws")
    table.play("Ann commands m5 with green captain")
    assert table.trumps("m5") == ["admiral", "purple captain", "gold captain", "green captain"]
    assert table.leader("m5") == "Ann"


@rule("loot.admiral.shut_out_owner")
def test_an_owner_who_finds_all_four_colours_taken_can_still_play_him() -> None:
    table = loot("""
        to act: Ann
        sea:    Ann's m5 | Bob: blue 4 | Cat: green 4 | Dan: purple 4 | Eve: gold 4
        Ann:    admiral, blue 1, green 1, purple 1, gold 1
    """)
    assert table.options("Ann") == ["draw", "defend 1 with admiral"]
    table.play("Ann defends m5 with admiral")
    assert table.leader("m5") == "Ann"


@rule("loot.admiral.unattacked")
def test_he_may_be_played_before_any_attack() -> None:
    table = loot("""
        to act: A1
        A1:     m5, m2
        A2:     admiral, m2
    """)
    table.play("A1 launches m5", "A2 defends m5 with admiral")
    assert table.fleets("m5") == {}
    assert table.leader("m5") == "A1"


@rule("loot.admiral.unattacked")
def test_only_a_second_team_member_ever_gets_that_chance() -> None:
    """At nobody else's decision does an unattacked ship of the own side lie at sea."""
    chances = set()
    for moment in moments():
        state = moment.before
        for battle in state.sea:
            if battle.side == state.side_of[moment.seat] and not battle.cards():
                chances.add(state.is_first_member(moment.seat))
    assert chances == {False}
