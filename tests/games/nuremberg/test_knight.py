"""Nuremberg, the robber knight."""

from collections import Counter

import pytest

from brigand.games.nuremberg.events import Discarded, Harvested, Stolen
from brigand.games.nuremberg.pieces import HAND_LIMIT
from tests.games.nuremberg.table import Table, nuremberg
from tests.games.nuremberg.test_card import drawn
from tests.rule import rule


def raid(drawing: str) -> Table:
    return drawn("0 robber_knight", drawing)


@rule("nuremberg.knight.no_harvest")
def test_nobody_harvests_on_a_knight_card() -> None:
    table = raid("settlements: Ann II-1 III-1, Bob IV-1")
    assert (table.events(Harvested), table.cards("Ann"), table.cards("Bob")) == ([], [], [])


@rule("nuremberg.knight.order")
def test_discards_then_the_move_then_the_theft() -> None:
    table = raid("Ann: 1 wood\nBob: 8 wool\nCat: 2 ore")
    assert table.refused("Ann: knight A1") == "knight.order"
    table.play(*["Bob: discard wool"] * 4)
    assert table.decision == "knight"
    assert table.refused("Ann: rob Bob") == "knight.steal"
    table.play("Ann: knight A1")
    assert table.decision == "rob"
    table.play("Ann: rob Bob")
    assert table.decision == "act"
    assert table.refused("Ann: knight A2") == "knight.freed"


@rule("nuremberg.knight.over_seven")
def test_more_than_seven_cards_must_discard() -> None:
    assert HAND_LIMIT == 7
    table = raid("Ann: 8 wood\nBob: 7 wool\nCat: 8 ore")
    assert table.to_act() == ["Ann", "Cat"]
    assert table.refused("Bob: discard wool") == "knight.over_seven"
    assert nuremberg("Ann: 9 wood").refused("Ann: discard wood") == "knight.over_seven"


@rule("nuremberg.knight.half_down")
@pytest.mark.parametrize(("cards", "lost"), [(8, 4), (9, 4), (15, 7)])
def test_half_is_lost_rounded_down(cards: int, lost: int) -> None:
    table = raid(f"Ann: {cards} wood\nBob: 8 ore")
    table.play(*["Ann: discard wood"] * lost)
    assert table.refused("Ann: discard wood") == "knight.half_down"
    table.play(*["Bob: discard ore"] * 4)
    assert len(table.cards("Ann")) == cards - lost


@rule("nuremberg.knight.gold_ignored")
def test_gold_neither_counts_nor_is_lost() -> None:
    assert raid("Ann: 7 wood, 20 gold").decision == "knight"
    table = raid("Ann: 8 wood, 20 gold")
    table.play(*["Ann: discard wood"] * 4)
    assert table.gold("Ann") == 20


@rule("nuremberg.knight.own_choice")
def test_owners_choose_what_they_lose() -> None:
    table = raid("Ann: 4 wood, 4 ore")
    assert table.options("Ann") == ["discard wood", "discard ore"]
    assert table.refused("Ann: discard wool") == "knight.own_choice"
    table.play("Ann: discard ore", "Ann: discard wood", "Ann: discard ore", "Ann: discard ore")
    assert table.cards("Ann") == ["wood"] * 3 + ["ore"]


@rule("nuremberg.knight.together")
def test_discards_are_chosen_together_and_shown_when_all_are_in() -> None:
    table = raid("Bob: 8 wood\nCat: 8 ore")
    assert table.to_act() == ["Bob", "Cat"]
    table.play("Cat: discard ore", "Bob: discard wood", *["Cat: discard ore"] * 3)
    assert (table.to_act(), table.events(Discarded), len(table.cards("Cat"))) == (["Bob"], [], 8)
    table.play(*["Bob: discard wood"] * 3)
    assert table.events(Discarded) == [Discarded(1, ["wood"] * 4), Discarded(2, ["ore"] * 4)]


@rule("nuremberg.knight.must_move", "nuremberg.knight.from_castle")
def test_the_knight_must_go_to_another_numbered_hex() -> None:
    table = raid("knight: F4")
    for said in ("knight F4", "knight castle", "knight D3", "end turn"):
        assert table.refused(f"Ann: {said}") == "knight.must_move"
    assert len(table.options("Ann")) == 28
    assert len(raid("").options("Ann")) == 29


@rule("nuremberg.knight.blocks", "nuremberg.knight.freed")
def test_a_hex_is_blocked_until_he_moves_on_or_home() -> None:
    table = nuremberg("""
        phase:       draw
        pile:        0 robber_knight | 6 free_clay | 6 free_clay | 0 robber_knight | 6 free_clay
        settlements: Ann II-1
    """)
    table.play("Ann: draw", "Ann: knight C4", "Ann: end turn")
    table.play("Bob: draw", "Bob: end turn", "Cat: draw", "Cat: end turn")
    assert table.cards("Ann") == []
    table.play("Dan: draw", "Dan: knight A1", "Dan: end turn", "Ann: draw")
    assert table.cards("Ann") == ["grain"]


@rule("nuremberg.knight.steal", "nuremberg.knight.steal_anywhere", "nuremberg.knight.steal_no_gold")
def test_a_card_of_any_opponent_wherever_he_stands() -> None:
    table = raid("Bob: 2 wood, 5 gold\nCat: 1 ore")
    table.play("Ann: knight A1", "Ann: rob Bob")
    assert (table.cards("Ann"), table.cards("Bob")) == (["wood"], ["wood"])
    assert (table.gold("Ann"), table.gold("Bob")) == (0, 5)
    assert nuremberg("Bob: 1 wood").refused("Ann: rob Bob") == "knight.steal"


@rule("nuremberg.knight.steal_random")
def test_every_card_is_equally_likely() -> None:
    found: Counter[str] = Counter()
    for seed in range(400):
        table = nuremberg("phase: draw\npile: 0 robber_knight\nBob: 3 wood, 1 ore\nCat: 1 wool", seed)
        table.play("Ann: draw", "Ann: knight A1", "Ann: rob Bob")
        found[table.cards("Ann")[0]] += 1
    assert set(found) == {"wood", "ore"}
    assert 260 < found["wood"] < 340


@rule("nuremberg.knight.steal_must")
def test_the_theft_is_an_order_and_needs_a_card() -> None:
    table = raid("Bob: 1 wood\nCat: 1 ore\nDan: 5 gold")
    table.play("Ann: knight A1")
    assert table.options("Ann") == ["rob 2", "rob 3"]
    for said in ("rob Dan", "rob Ann", "end turn"):
        assert table.refused(f"Ann: {said}") == "knight.steal_must"


@rule("nuremberg.knight.steal_nobody")
def test_without_cards_to_take_the_theft_is_skipped() -> None:
    table = raid("Ann: 1 wood\nBob: 5 gold")
    table.play("Ann: knight A1")
    assert (table.decision, table.events(Stolen)) == ("act", [])


@rule("nuremberg.knight.steal")
def test_the_only_possible_victim_is_robbed_without_a_question() -> None:
    table = raid("Cat: 1 ore")
    table.play("Ann: knight A1")
    assert (table.decision, table.cards("Ann")) == ("act", ["ore"])
