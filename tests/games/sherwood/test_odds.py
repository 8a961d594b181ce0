"""Sherwood: the odds of beating a wagon."""

from itertools import product

import pytest

from brigand.games.sherwood.rules_odds import at_least, odds
from tests.games.sherwood.table import sherwood


def counted(dice: int, need: int) -> float:
    rolls = [sum(faces) for faces in product(range(1, 7), repeat=dice)]
    return sum(total >= need for total in rolls) / len(rolls)


def test_sums_of_dice_are_exact() -> None:
    for dice in range(1, 5):
        for need in range(26):
            assert at_least(dice, need) == pytest.approx(counted(dice, need))


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
