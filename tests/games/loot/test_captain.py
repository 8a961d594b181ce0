"""Loot, the captains."""

import pytest

from brigand.games.loot.census import all_cards
from brigand.games.loot.pieces import Captain
from tests.games.loot.matches import matches
from tests.games.loot.table import loot
from tests.rule import rule


@rule("loot.captain.needs_ship")
def test_a_captain_needs_a_pirate_ship_of_his_side() -> None:
    table = loot("""
        to act: Ann
        sea:    Bob's m5 | Bob: green 2
        Ann:    blue captain, m2
    """)
    assert table.refused("Ann commands m5 with blue captain") == "loot.captain.needs_ship"


@rule("loot.captain.same_color")
def test_the_captain_has_the_colour_of_his_fleet() -> None:
    table = loot("""
        to act: Ann
        sea:    Bob's m5 | Ann: green 2 | Bob: gold 3
        Ann:    blue captain, green captain
    """)
    assert table.refused("Ann commands m5 with blue captain") == "loot.captain.same_color"
    assert table.allows("Ann commands m5 with green captain")


@rule("loot.captain.own_fleet_only")
@pytest.mark.parametrize("owner", ["Ann", "Cat"])
def test_nobody_puts_a_captain_on_another_sides_fleet_not_even_the_owner(owner: str) -> None:
    table = loot(f"""
        to act: Ann
        seats:  3
        sea:    {owner}'s m5 | Bob: blue 2
        Ann:    blue captain, m2
    """)
    assert table.refused("Ann commands m5 with blue captain") == "loot.captain.own_fleet_only"


@rule("loot.captain.earlier_turn")
def test_the_ship_must_have_been_there_before_this_turn() -> None:
    table = loot("""
        to act: Ann
        sea:    Bob's m5 | Bob: green 3
        Ann:    blue 3, blue captain, m2
    """)
    assert table.refused("Ann commands m5 with blue captain") == "loot.captain.needs_ship"
    table.play("Ann attacks m5 with blue 3")
    assert table.refused("Ann commands m5 with blue captain") == "loot.turn.own_turn_only"
    table.play("Bob draws", "Ann commands m5 with blue captain")
    assert table.leader("m5") == "Ann"


@rule("loot.captain.on_ship")
def test_a_captain_counts_in_one_battle_alone() -> None:
    table = loot("""
        to act: Ann
        sea:    Bob's m5 | Ann: blue 1 | Bob: green 4
        sea:    Bob's m4 | Ann: blue 3 | Bob: green 3
        Ann:    blue captain, m2
    """)
    table.play("Ann commands m5 with blue captain")
    assert table.trumps("m5") == ["blue captain"]
    assert table.trumps("m4") == []
    assert table.strength("m4", "Ann") == 3
    assert table.leader("m4") is None


@rule("loot.captain.beats_skulls")
def test_a_captain_outranks_any_number_of_skulls() -> None:
    table = loot("""
        to act: Ann
        sea:    Bob's m5 | Ann: blue 1 | Bob: green 4, green 4, green 3
        Ann:    blue captain, m2
    """)
    assert table.leader("m5") == "Bob"
    table.play("Ann commands m5 with blue captain")
    assert table.leader("m5") == "Ann"


@rule("loot.captain.last_wins")
def test_of_several_captains_the_one_played_last_prevails() -> None:
    table = loot("""
        to act: Ann
        sea:    Cat's m5 | Ann: blue 3 | Bob: green 1
        Ann:    blue captain, m2
        Bob:    green captain, m2
    """)
    table.play("Ann commands m5 with blue captain")
    assert table.leader("m5") == "Ann"
    table.play("Bob commands m5 with green captain")
    assert table.leader("m5") == "Bob"


@rule("loot.captain.answers_admiral")
def test_a_captain_played_after_the_admiral_prevails() -> None:
    """The book's own example."""
    table = loot("""
        to act: Ann
        Ann:    m5, admiral, m2
        Bob:    blue 4, blue captain, m2
    """)
    table.play("Ann launches m5", "Bob attacks m5 with blue 4", "Ann defends m5 with admiral")
    assert table.leader("m5") == "Ann"
    table.play("Bob commands m5 with blue captain")
    assert table.leader("m5") == "Bob"
    table.play("Ann draws")
    assert table.captor("m5") == "Bob"


@rule("loot.captain.defends")
def test_the_owner_may_defend_with_a_captain_on_his_own_fleet() -> None:
    table = loot("""
        to act: Ann
        sea:    Ann's m5 | Ann: green 1 | Bob: blue 4
        Ann:    green captain, m2
    """)
    table.play("Ann commands m5 with green captain")
    assert table.leader("m5") == "Ann"


@rule("loot.captain.any_standing")
@pytest.mark.parametrize(
    "fleets",
    ["A1: blue 3 | B1: green 4", "A1: blue 3 | B1: green 3", "A1: blue 3 | B1: green 2", "A1: blue 3"],
    ids=["behind", "level", "ahead", "alone"],
)
def test_a_captain_may_come_whether_his_side_is_behind_level_ahead_or_alone(fleets: str) -> None:
    table = loot(f"""
        to act: A2
        sea:    B1's m5 | {fleets}
        A2:     blue captain, m2
    """)
    table.play("A2 commands m5 with blue captain")
    assert table.leader("m5") == "A1"


@rule("loot.captain.once")
def test_after_his_battle_a_captain_is_discarded_for_good() -> None:
    table = loot("""
        to act: Ann
        sea:    Bob's m5 | Ann: blue 1 | Bob: green 4
        Ann:    blue captain, m2
    """)
    table.play("Ann commands m5 with blue captain", "Bob draws")
    assert table.captor("m5") == "Ann"
    assert "blue captain" in table.discards()


@rule("loot.captain.once")
def test_a_captain_once_played_is_never_in_a_hand_or_the_pile_again() -> None:
    for match in matches():
        played: set[Captain] = set()
        for moment in match:
            after = moment.after
            hidden = {*after.pile[after.drawn :], *(card for hand in after.hands for card in hand)}
            assert not played & hidden, moment.where
            played |= {card for card in all_cards(after) if isinstance(card, Captain) and card not in hidden}
