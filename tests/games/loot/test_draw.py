"""Loot, drawing a card."""

from collections import Counter

from brigand.games.loot.actions import DRAW
from brigand.games.loot.events import PileEmpty
from tests.games.loot.matches import moments
from tests.games.loot.table import loot
from tests.rule import rule


@rule("loot.draw.top_card")
def test_drawing_takes_the_top_card_of_the_pile_into_the_hand() -> None:
    table = loot("""
        to act: Ann
        pile:   green 4, m2, blue 1
        Ann:    gold 1
    """)
    table.play("Ann draws")
    assert sorted(table.hand("Ann")) == ["gold 1", "green 4"]
    assert [card.name for card in table.state.pile[table.state.drawn :]] == ["m2", "blue 1"]


@rule("loot.draw.ends_turn")
def test_drawing_ends_the_turn_and_the_new_card_waits_for_the_next_one() -> None:
    table = loot("""
        to act: Ann
        pile:   m8, m2, blue 1
        Ann:    gold 1
    """)
    table.play("Ann draws")
    assert table.to_act() == ["Bob"]
    assert table.refused("Ann launches m8") == "loot.turn.own_turn_only"
    table.play("Bob draws", "Ann launches m8")


@rule("loot.draw.no_limit")
def test_a_hand_may_grow_without_limit() -> None:
    table = loot("""
        to act: Ann
        Ann:    30
    """)
    table.play("Ann draws")
    assert len(table.hand("Ann")) == 31


@rule("loot.draw.empty_hand")
def test_without_cards_one_must_draw() -> None:
    table = loot("""
        to act: Ann
        sea:    Bob's m5 | Bob: blue 1
        pile:   4
        Ann:    -
    """)
    assert table.options("Ann") == ["draw"]


@rule("loot.draw.empty_hand")
def test_even_if_it_is_the_last_card_of_the_pile() -> None:
    table = loot("""
        to act: Ann
        pile:   1
        Ann:    m3, blue 1
        Bob:    -
    """)
    table.play("Ann launches m3")
    assert table.to_act() == ["Bob"]
    assert table.options("Bob") == ["draw"]


@rule("loot.draw.pile_empty")
def test_the_log_says_once_that_the_pile_is_empty_when_the_last_card_is_drawn() -> None:
    table = loot("""
        to act: Ann
        pile:   2
        Ann:    blue 1, m2
        Bob:    gold 1, m3
    """)
    table.play("Ann draws")
    assert table.events(PileEmpty) == []
    table.play("Bob draws", "Ann launches m2")
    assert len(table.events(PileEmpty)) == 1
    assert isinstance(table.journal.events[2], PileEmpty)


@rule("loot.draw.pile_empty")
def test_nobody_draws_from_an_empty_pile() -> None:
    table = loot("""
        to act: Ann
        pile:   0
        Ann:    blue 1, m2
    """)
    assert table.refused("Ann draws") == "loot.draw.pile_empty"


@rule("loot.draw.pile_only")
def test_cards_come_to_a_hand_only_from_the_top_of_the_pile() -> None:
    """In every match a hand grows by drawing only, by the top card, and only the drawer's hand."""
    for moment in moments():
        for seat in range(moment.before.seats):
            gained = Counter(moment.after.hands[seat]) - Counter(moment.before.hands[seat])
            if moment.action is DRAW and seat == moment.seat:
                assert gained == {moment.before.pile[moment.before.drawn]: 1}, moment.where
            else:
                assert not gained, moment.where
