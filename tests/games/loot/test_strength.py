"""Loot, who leads a battle."""

from itertools import permutations

import pytest

from tests.games.loot.matches import moments
from tests.games.loot.table import loot
from tests.rule import rule


def orders(*parts: str) -> list[str]:
    """The parts of a battle in every order they can have been played in."""
    return [" | ".join(order) for order in permutations(parts)]


@rule("loot.strength.skulls")
@pytest.mark.parametrize("skulls", [1, 2, 3, 4])
def test_a_pirate_ship_is_as_strong_as_its_skulls(skulls: int) -> None:
    table = loot(f"""
        to act: Ann
        sea:    Bob's m5
        Ann:    blue {skulls}, m2
    """)
    table.play(f"Ann attacks m5 with blue {skulls}")
    assert table.strength("m5", "Ann") == skulls


@rule("loot.strength.sum")
def test_a_sides_strength_is_the_sum_of_its_skulls_at_that_merchant() -> None:
    table = loot("""
        to act: Ann
        sea:    Cat's m5 | Ann: blue 2, blue 3 | Cat: green 4, green 4
        sea:    Cat's m4 | Ann: blue 4 | Cat: green 1
        Ann:    blue 1, m2
    """)
    table.play("Ann attacks m5 with blue 1")
    assert table.strength("m5", "Ann") == 6


@rule("loot.strength.strict")
def test_leading_needs_more_skulls_than_every_other_fleet() -> None:
    table = loot("""
        to act: Cat
        sea:    Cat's m5 | Ann: blue 4 | Bob: green 3
        sea:    Cat's m4 | Ann: blue 4 | Bob: green 4
    """)
    assert table.leader("m5") == "Ann"
    assert table.leader("m4") is None


@rule("loot.strength.plurality")
def test_more_than_each_is_enough_more_than_all_together_is_not_needed() -> None:
    table = loot("""
        to act: Dan
        sea:    Dan's m5 | Ann: blue 3, blue 2 | Bob: green 4 | Cat: gold 4
    """)
    assert table.leader("m5") == "Ann"


@rule("loot.strength.tie_below")
@pytest.mark.parametrize("fleets", orders("Ann: blue 3, blue 2", "Bob: green 3", "Cat: gold 3"))
def test_level_fleets_below_the_strongest_do_not_matter(fleets: str) -> None:
    table = loot(f"""
        to act: Dan
        sea:    Dan's m5 | {fleets}
    """)
    assert table.leader("m5") == "Ann"


@rule("loot.strength.trump_first")
def test_a_trump_lifts_a_tie_and_only_it_counts() -> None:
    table = loot("""
        to act: Cat
        sea:    Dan's m5 | Ann: green 4 | Bob: purple 4 | Cat: blue 1
        Cat:    blue captain, m2
    """)
    assert table.leader("m5") is None
    table.play("Cat commands m5 with blue captain")
    assert table.leader("m5") == "Cat"


@rule("loot.strength.later_ships")
@pytest.mark.parametrize("trump", ["Cat: green captain", "Cat: admiral"])
def test_ships_added_after_an_enemy_trump_do_not_win_the_lead_back(trump: str) -> None:
    table = loot(f"""
        to act: Ann
        sea:    Cat's m5 | Ann: blue 3 | Cat: green 1 | {trump}
        Ann:    blue 4, m2
    """)
    table.play("Ann attacks m5 with blue 4")
    assert table.strength("m5", "Ann") > table.strength("m5", "Cat")
    assert table.leader("m5") == "Cat"


@rule("loot.strength.no_trump_tie")
@pytest.mark.parametrize("trumps", orders("Ann: admiral", "Bob: blue captain", "Cat: gold captain"))
def test_of_all_trumps_exactly_one_was_the_last(trumps: str) -> None:
    table = loot(f"""
        to act: Dan
        sea:    Ann's m5 | Bob: blue 2 | Cat: gold 2 | {trumps}
    """)
    assert table.leader("m5") == trumps.split(" | ")[-1].split(":")[0]


@rule("loot.strength.never_falls")
def test_no_sides_strength_ever_drops_while_the_battle_lasts() -> None:
    for moment in moments():
        for battle in moment.before.sea:
            place = moment.after.place_of(battle.berth)
            for fleet in battle.fleets if place >= 0 else []:
                now = moment.after.sea[place].fleet_of(fleet.side)
                assert now is not None, moment.where
                assert now.skulls >= fleet.skulls, moment.where
