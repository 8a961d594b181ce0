"""Sherwood: the odds of beating a wagon."""

from itertools import product

import pytest

from brigand.games.sherwood.odds import at_least, odds
from brigand.games.sherwood.pieces import WAGON_DECK
from tests.games.sherwood.table import sherwood


def counted(dice: int, need: int) -> float:
    rolls = [sum(faces) for faces in product(range(1, 7), repeat=dice)]
    return sum(total >= need for total in rolls) / len(rolls)


def test_sums_of_dice_are_exact() -> None:
    for dice in range(1, 5):
        for need in range(26):
            assert at_least(dice, need) == pytest.approx(counted(dice, need))
        assert at_least(dice, dice) == 1  # sure, and not almost


def test_an_open_wagon_falls_by_the_bandits_up_to_each_hide_out() -> None:
    table = sherwood("""
        step: choose
        wagon 1: 9 -2 | R B _ G
        wagon 2: 9 | R _ _ _ | B2@2
    """)
    assert odds(table.state, 0, 0) == pytest.approx([0, counted(2, 7), counted(2, 7), counted(3, 7)])
    assert odds(table.state, 3, 1) == pytest.approx([0, 0, 0, 0])
    assert table.stretch(None, 1).odds == odds(table.state, -1, 0)


def test_a_pair_rolls_two_dice_and_a_quick_job_die_counts_two() -> None:
    table = sherwood("""
        step: choose
        wagon 1: 8 | (Rb) _ _ _ | G2@2
        wagon 2: 9 | R _ _ _
    """)
    assert odds(table.state, 0, 0) == pytest.approx([counted(2, 8), counted(2, 6), counted(2, 6), counted(2, 6)])


def test_a_front_one_has_not_seen_is_an_average_and_a_peeked_one_is_not() -> None:
    table = sherwood("""
        cards: tip_off
        free: R
        wagon 1: 4 | R B _ _
        wagon 2: war | R B G Y
    """).play("R tip-off 1 2")
    assert odds(table.state, 0, 0)[:2] == pytest.approx([0.5, counted(2, 4)])
    assert odds(table.state, 0, 1)[3] == 0
    fronts = [4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 6, 4]  # the sheriff's 6; beer counts as the low end
    average = sum(counted(2, front) for front in fronts) / 14
    assert odds(table.state, 1, 0)[1] == pytest.approx(average)


def test_a_wagon_that_is_out_of_the_game_is_not_expected_again() -> None:
    table = sherwood("wagon 1: 5 | R B _ _")
    table.state.scrapped = [wagon for wagon in WAGON_DECK if wagon.defence == 4]
    fronts = [5, 5, 5, 6, 6, 6, 7, 7, 7, 6, 4]  # the three of 4 are gone
    average = sum(counted(2, front) for front in fronts) / 11
    assert odds(table.state, 1, 0)[1] == pytest.approx(average)


def test_the_fair_is_an_average_over_its_own_dice_until_they_lie() -> None:
    table = sherwood("""
        step: john
        cards: shove
        free: R
        wagon 1: fair | R B _ _
        wagon 2: 9 | Y _ _ _
    """)
    expected = sum(counted(2, need) * (counted(3, need) - counted(3, need + 1)) for need in range(3, 19))
    assert odds(table.state, 0, 0)[1] == pytest.approx(expected)
    rolled = sherwood("""
        step: robin 1
        cards: second_chance
        free: R
        wagon 1: 9 | R B _ _ | R4 B5
    """)
    assert odds(rolled.state, 0, 0) == [0, 1, 1, 1]


def test_a_copied_number_counts_once_it_is_fixed() -> None:
    table = sherwood("""
        step: choose
        wagon 1: beer | R B _ _
        wagon 2: 9 | R _ _ _
        wagon 3: gypsy +2 | R B G _
        wagon 4: 12 | Y _ _ _
    """)
    assert odds(table.state, 0, 0)[1] == pytest.approx(counted(2, 9))
    assert odds(table.state, 0, 2)[2] == pytest.approx(counted(3, 14))


def test_when_the_fairs_dice_lie_its_defence_is_certain() -> None:
    table = sherwood("""
        step: choose
        cards: second_chance
        free: Y
        wagon 1: fair | R B G _
        wagon 2: 9 | Y _ _ _
        rolls: 2 4 5 6 5 1
    """)
    assert table.turn() == "Y robin"
    assert odds(table.state, 0, 0) == [0, 1, 1, 1]


def test_before_the_reveal_beer_counts_as_the_low_end_of_its_range_and_the_gypsies_as_the_high_end() -> None:
    table = sherwood("""
        cards: tip_off
        free: R
        wagon 1: beer +2 | R B _ _
        wagon 2: gypsy -2 | R B _ _
    """).play("R tip-off 1 2")
    assert odds(table.state, 0, 0)[1] == pytest.approx(counted(2, 4 + 2))
    assert odds(table.state, 0, 1)[1] == pytest.approx(counted(2, 10 - 2))
    fair = sherwood("""
        cards: tip_off
        free: R
        wagon 1: fair -2 | R B _ _
    """).play("R tip-off 1 2")
    expected = sum(counted(2, need - 2) * (counted(3, need) - counted(3, need + 1)) for need in range(3, 19))
    assert odds(fair.state, 0, 0)[1] == pytest.approx(expected)


def test_where_no_wagon_lies_there_are_no_odds() -> None:
    table = sherwood("""
        step: choose
        wagon 1: -
        wagon 2: 9 | R B _ _
        wagon 3: 9 | R _ _ _
    """)
    assert odds(table.state, 0, 0) == []
    assert odds(table.state, 0, 1)[1] == pytest.approx(counted(2, 9))


def test_a_beaten_wagon_keeps_the_odds_of_the_dice_that_lie() -> None:
    table = sherwood("""
        step: robin 1
        left: 0
        wagon 1: 7 | R B _ _ | R4 B3
        wagon 2: 9 | R _ _ _
        wagon 3: 9 | R _ _ _
    """)
    assert table.turn() == "R choose"
    assert odds(table.state, 0, 0) == [0, 1, 1, 1]
