"""Loot, counting the gold. Each table is one card away from the end."""

import pytest

from brigand.games.loot.events import Ended, Scored
from brigand.games.loot.pieces import Merchant
from brigand.games.loot.view import view
from tests.games.loot.matches import matches
from tests.games.loot.table import loot
from tests.rule import rule


@rule("loot.scoring.plus")
def test_everyone_adds_up_the_gold_on_the_ships_he_captured() -> None:
    table = loot("""
        to act: Ann
        captured: Ann m5 m3, Bob m4
        pile:   0
        Ann:    blue 1
        Bob:    green 1
    """)
    table.play("Ann discards blue 1")
    assert table.state.scores() == [8, 4]


@rule("loot.scoring.minus")
def test_merchants_left_in_hand_are_taken_off() -> None:
    table = loot("""
        to act: Ann
        captured: Bob m5 m3
        pile:   0
        Ann:    blue 1
        Bob:    m6, green 1
    """)
    table.play("Ann discards blue 1")
    assert table.score("Bob") == 2


@rule("loot.scoring.plus", "loot.scoring.minus")
def test_the_log_tells_every_account_with_the_hand_it_was_counted_from() -> None:
    table = loot("""
        to act: Ann
        captured: Ann m5 m3, Bob m8 m4
        pile:   0
        Ann:    blue 1
        Bob:    m6, green 1
    """)
    table.play("Ann discards blue 1")
    assert table.events(Ended) == [Ended(table.seat("Ann"), "out_of_cards")]
    assert table.events(Scored) == [Scored(0, 8, 0, 8, [[]]), Scored(1, 12, 6, 6, [["m6", "green 1"]])]


@rule("loot.teams.score")
def test_a_teams_account_is_told_once_with_both_hands() -> None:
    table = loot("""
        to act: B2
        captured: A1 m8 m7, B1 m2
        pile:   0
        A1:     m3
        A2:     m5, blue 1
        B1:     -
        B2:     gold 2
    """)
    table.play("B2 discards gold 2")
    assert table.events(Scored) == [Scored(0, 15, 8, 7, [["m3"], ["m5", "blue 1"]]), Scored(1, 2, 0, 2, [[], []])]


@rule("loot.scoring.other_cards")
def test_pirate_ships_captains_and_the_admiral_in_hand_cost_nothing() -> None:
    table = loot("""
        to act: Ann
        captured: Bob m4
        pile:   0
        Ann:    blue 1
        Bob:    green 4, gold 4, green captain, admiral
    """)
    table.play("Ann discards blue 1")
    assert table.score("Bob") == 4


@rule("loot.scoring.negative")
def test_a_total_may_fall_below_zero() -> None:
    table = loot("""
        to act: Ann
        pile:   0
        Ann:    blue 1
        Bob:    m7
    """)
    table.play("Ann discards blue 1")
    assert table.score("Bob") == -7


@rule("loot.scoring.no_bonus")
def test_ending_the_game_brings_no_bonus() -> None:
    table = loot("""
        to act: Ann
        captured: Ann m5
        pile:   0
        Ann:    blue 1
        Bob:    green 1
    """)
    table.play("Ann discards blue 1")
    assert table.score("Ann") == 5


@rule("loot.scoring.winner")
def test_the_highest_total_wins() -> None:
    table = loot("""
        to act: Ann
        captured: Ann m4 m5, Bob m7 m5, Cat m8 m3
        pile:   0
        Ann:    blue 1
        Bob:    green 1
        Cat:    gold 1
    """)
    table.play("Ann discards blue 1")
    assert table.state.scores() == [9, 12, 11]
    assert table.winners() == ["Bob"]
    assert table.state.outcome().places == [3, 1, 2]


@rule("loot.scoring.tie")
def test_equal_highest_totals_share_the_win() -> None:
    table = loot("""
        to act: Ann
        captured: Ann m7 m5, Bob m6 m6, Cat m5 m4
        pile:   0
        Ann:    blue 1
        Bob:    green 1
        Cat:    gold 1
    """)
    table.play("Ann discards blue 1")
    assert table.state.scores() == [12, 12, 9]
    assert table.winners() == ["Ann", "Bob"]
    assert table.state.outcome().places == [1, 1, 3]


@rule("loot.scoring.tie")
def test_teams_share_it_too() -> None:
    table = loot("""
        to act: A1
        captured: A1 m7 m5, B1 m6 m6
        pile:   0
        A1:     blue 1
        A2:     -
        B1:     green 1
        B2:     -
    """)
    table.play("A1 discards blue 1")
    assert table.winners() == ["A1", "A2", "B1", "B2"]


@rule("loot.scoring.hundred")
@pytest.mark.parametrize("seed", range(5))
def test_captured_in_hands_and_lost_at_sea_make_a_hundred_gold(seed: int) -> None:
    for match in matches(seeds=[seed]):
        end = match[-1].after
        final = view(end, None).final
        assert final is not None
        lost = sum(card.gold for card in end.discards if isinstance(card, Merchant))
        assert sum(side.captured + side.held for side in final) + lost == 100, match[-1].where
