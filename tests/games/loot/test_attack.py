"""Loot, attacking with pirate ships."""

import pytest

from tests.games.loot.matches import ALONE, IN_TEAMS, moments
from tests.games.loot.table import loot
from tests.rule import rule


@rule("loot.attack.place")
def test_an_attack_lays_one_ship_from_the_hand_beside_a_merchant() -> None:
    table = loot("""
        to act: Ann
        sea:    Bob's m5
        Ann:    blue 3, green 2
    """)
    table.play("Ann attacks m5 with blue 3")
    assert table.fleets("m5") == {"Ann": ["blue 3"]}
    assert table.hand("Ann") == ["green 2"]


@rule("loot.attack.player_mark")
def test_everybody_sees_whose_ships_they_are() -> None:
    table = loot("""
        to act: Ann
        sea:    Cat's m5 | Ann: blue 2, blue 1 | Bob: green 3
    """)
    for view in table.views():
        fleets = [(table.names[fleet.side], fleet.color, fleet.ships) for fleet in view.sea[0].fleets]
        assert fleets == [("Ann", "blue", ["blue 2", "blue 1"]), ("Bob", "green", ["green 3"])]


@rule("loot.attack.many_sides")
def test_several_sides_may_attack_the_same_merchant() -> None:
    table = loot("""
        to act: Bob
        sea:    Ann's m5
        Bob:    blue 2, m2
        Cat:    green 1, m2
    """)
    table.play("Bob attacks m5 with blue 2", "Cat attacks m5 with green 1")
    assert table.fleets("m5") == {"Bob": ["blue 2"], "Cat": ["green 1"]}


@rule("loot.attack.own_ship")
def test_the_owner_may_attack_his_own_merchant_to_keep_it() -> None:
    table = loot("""
        to act: Ann
        sea:    Ann's m5 | Bob: blue 2
        Ann:    green 3, m2
    """)
    table.play("Ann attacks m5 with green 3")
    assert table.leader("m5") == "Ann"
    table.play("Bob draws")
    assert table.captor("m5") == "Ann"


@rule("loot.attack.first_color_free")
def test_the_first_attacker_may_use_any_colour() -> None:
    table = loot("""
        to act: Ann
        sea:    Bob's m5
        Ann:    blue 1, green 2, purple 3, gold 4
    """)
    assert table.options("Ann") == [
        "draw",
        "attack 1 with blue 1",
        "attack 1 with green 2",
        "attack 1 with purple 3",
        "attack 1 with gold 4",
    ]


@rule("loot.attack.color_taken")
def test_who_joins_needs_a_colour_no_other_side_uses_there() -> None:
    table = loot("""
        to act: Ann
        sea:    Cat's m5 | Bob: blue 2
        Ann:    blue 3, green 1
    """)
    assert table.refused("Ann attacks m5 with blue 3") == "loot.attack.color_taken"
    assert table.allows("Ann attacks m5 with green 1")


@rule("loot.attack.color_taken")
def test_that_holds_for_the_owner_too() -> None:
    table = loot("""
        to act: Ann
        sea:    Ann's m5 | Bob: blue 2
        Ann:    blue 3, green 1
    """)
    assert table.refused("Ann attacks m5 with blue 3") == "loot.attack.color_taken"
    assert table.allows("Ann attacks m5 with green 1")


@rule("loot.attack.reinforce")
def test_a_side_may_add_ships_of_its_colour_in_later_turns() -> None:
    table = loot("""
        to act: Ann
        sea:    Bob's m5 | Bob: green 2
        Ann:    blue 2, blue 3, m2
    """)
    table.play("Ann attacks m5 with blue 2", "Bob draws", "Ann attacks m5 with blue 3")
    assert table.fleets("m5")["Ann"] == ["blue 2", "blue 3"]
    assert table.strength("m5", "Ann") == 5


@rule("loot.attack.one_color")
def test_a_side_never_opens_a_second_colour_at_a_merchant() -> None:
    table = loot("""
        to act: Ann
        sea:    Bob's m5 | Ann: blue 2 | Bob: green 2
        Ann:    gold 4, blue 1
    """)
    assert table.refused("Ann attacks m5 with gold 4") == "loot.attack.one_color"
    assert table.allows("Ann attacks m5 with blue 1")


@rule("loot.attack.color_per_ship")
def test_colours_are_bound_to_one_merchant_only() -> None:
    table = loot("""
        to act: Ann
        sea:    Cat's m5 | Bob: blue 2 | Cat: green 2
        sea:    Cat's m4
        Ann:    blue 3, m2
        Bob:    gold 1, m2
    """)
    assert table.refused("Ann attacks m5 with blue 3") == "loot.attack.color_taken"
    table.play("Ann attacks m4 with blue 3", "Bob attacks m4 with gold 1")
    assert table.fleets("m5")["Bob"] == ["blue 2"]
    assert table.fleets("m4") == {"Ann": ["blue 3"], "Bob": ["gold 1"]}


@rule("loot.attack.weaker_allowed")
def test_a_ship_weaker_than_those_present_may_join() -> None:
    table = loot("""
        to act: Ann
        sea:    Cat's m5 | Cat: green 4
        Ann:    blue 1, m2
    """)
    table.play("Ann attacks m5 with blue 1")
    assert table.fleets("m5")["Ann"] == ["blue 1"]


@rule("loot.attack.four_fleets")
def test_the_fifth_side_is_shut_out() -> None:
    table = loot("""
        to act: Eve
        sea:    Ann's m5 | Ann: blue 1 | Bob: green 1 | Cat: purple 1 | Dan: gold 1
        Eve:    blue 4, green 4, purple 4, gold 4
    """)
    assert table.options("Eve") == ["draw"]
    for color in ["blue", "green", "purple", "gold"]:
        assert table.refused(f"Eve attacks m5 with {color} 4") == "loot.attack.color_taken"


@rule("loot.attack.four_fleets")
def test_no_merchant_ever_has_more_than_four_fleets() -> None:
    for moment in moments():
        assert all(len(battle.fleets) <= 4 for battle in moment.after.sea), moment.where


@rule("loot.attack.room_for_all")
@pytest.mark.parametrize(
    "drawing",
    [
        """
        to act: Dan
        sea:    Ann's m5 | Ann: blue 4 | Bob: green 4 | Cat: purple 4
        Dan:    blue 1, green 1, purple 1, gold 1
        """,
        """
        to act: D1
        sea:    A1's m5 | A1: blue 4 | B1: green 4 | C2: purple 4
        D1:     blue 1, green 1, purple 1, gold 1
        """,
    ],
    ids=["four players", "four teams"],
)
def test_of_four_sides_the_last_still_finds_a_colour(drawing: str) -> None:
    table = loot(drawing)
    [last] = table.to_act()
    assert table.options(last) == ["draw", "attack 1 with gold 1"]


@rule("loot.attack.room_for_all")
def test_with_up_to_four_sides_somebody_without_a_fleet_always_has_a_free_colour() -> None:
    for moment in moments([way for way in [*ALONE, *IN_TEAMS] if way.seats != 5]):
        for battle in moment.after.sea:
            for side in range(len(moment.after.captured)):
                assert battle.fleet_of(side) or len(battle.fleets) < 4, moment.where
