"""Loot, why an action is refused: one reason each, and the first that matches counts."""

from typing import NamedTuple

import pytest

import brigand
from brigand.games.loot import LOOT
from tests.games.loot.table import Table, loot
from tests.rule import rule

ALONE = """
    to act: Ann
    sea:    Bob's m5 | Ann: blue 2 | Bob: green 2
    sea:    Bob's m4 | Bob: gold 1 | Cat: purple 1
    sea:    Cat's m3 | Bob: blue 1
    pile:   3
    Ann:    m2, green 1, gold 2, purple 3, blue captain, green captain, gold captain, admiral
    Bob:    m6, gold 3, blue 4
    Cat:    purple 4, m2
"""
TEAMS = """
    to act: A2
    sea:    B1's m5 | A1: blue 2 | B2: green 2
    sea:    B2's m4 | B1: gold 1
    pile:   3
    A1:     m6, gold 3
    A2:     m2, green 1, purple 3, gold 2, green captain, purple captain, gold captain, admiral
    B1:     m7, gold 4
    B2:     purple 4
"""


def emptied(drawing: str) -> str:
    """The same table with no card left to draw."""
    return drawing.replace("pile:   3", "pile:   0")


class Row(NamedTuple):
    """A row of the table of refusals; `also` are later rows that the attempt matches too."""

    number: int
    drawing: str
    attempt: str
    rule: str
    also: tuple[int, ...] = ()


ROWS = [
    Row(2, ALONE, "Bob draws", "loot.turn.own_turn_only"),
    Row(2, ALONE, "Bob passes", "loot.turn.own_turn_only", also=(3,)),
    Row(2, emptied(ALONE), "Bob draws", "loot.turn.own_turn_only", also=(4,)),
    Row(2, ALONE, "Bob launches m2", "loot.turn.own_turn_only", also=(5,)),
    Row(2, ALONE, "Bob attacks m5 with gold 3", "loot.turn.own_turn_only", also=(9,)),
    Row(3, ALONE, "Ann passes", "loot.turn.no_pass"),
    Row(4, emptied(ALONE), "Ann draws", "loot.draw.pile_empty"),
    Row(5, ALONE, "Ann launches m6", "loot.turn.own_hand"),
    Row(5, ALONE, "Ann discards gold 3", "loot.turn.own_hand", also=(6,)),
    Row(5, emptied(ALONE), "Ann discards m6", "loot.turn.own_hand", also=(7,)),
    Row(5, ALONE, "Ann attacks #9 with gold 3", "loot.turn.own_hand", also=(8,)),
    Row(5, ALONE, "Ann attacks m5 with gold 3", "loot.turn.own_hand", also=(9,)),
    Row(5, ALONE, "Ann attacks m3 with blue 4", "loot.turn.own_hand", also=(10,)),
    Row(5, TEAMS, "A2 launches m6", "loot.teams.own_hand"),
    Row(5, TEAMS, "A2 attacks m5 with gold 3", "loot.teams.own_hand", also=(9,)),
    Row(5, TEAMS, "A2 launches m7", "loot.turn.own_hand"),
    Row(6, ALONE, "Ann discards green 1", "loot.empty_deck.not_before"),
    Row(6, ALONE, "Ann discards m2", "loot.empty_deck.not_before", also=(7,)),
    Row(7, emptied(ALONE), "Ann discards m2", "loot.empty_deck.no_merchant_discard"),
    Row(8, ALONE, "Ann attacks #9 with green 1", "loot.turn.needs_merchant"),
    Row(8, ALONE, "Ann commands #9 with blue captain", "loot.turn.needs_merchant"),
    Row(8, ALONE, "Ann defends #9 with admiral", "loot.turn.needs_merchant"),
    Row(9, ALONE, "Ann attacks m5 with purple 3", "loot.attack.one_color"),
    Row(9, ALONE, "Ann attacks m5 with green 1", "loot.attack.one_color", also=(10,)),
    Row(9, TEAMS, "A2 attacks m5 with purple 3", "loot.teams.one_color"),
    Row(9, TEAMS, "A2 attacks m5 with green 1", "loot.teams.one_color", also=(10,)),
    Row(10, ALONE, "Ann attacks m4 with gold 2", "loot.attack.color_taken"),
    Row(10, TEAMS, "A2 attacks m4 with gold 2", "loot.attack.color_taken"),
    Row(11, ALONE, "Ann commands m5 with gold captain", "loot.captain.same_color"),
    Row(11, ALONE, "Ann commands m5 with green captain", "loot.captain.same_color", also=(12,)),
    Row(11, TEAMS, "A2 commands m5 with green captain", "loot.captain.same_color", also=(12,)),
    Row(12, ALONE, "Ann commands m3 with blue captain", "loot.captain.own_fleet_only", also=(13,)),
    Row(12, TEAMS, "A2 commands m4 with gold captain", "loot.captain.own_fleet_only", also=(13,)),
    Row(13, ALONE, "Ann commands m4 with blue captain", "loot.captain.needs_ship"),
    Row(13, TEAMS, "A2 commands m4 with purple captain", "loot.captain.needs_ship"),
    Row(14, ALONE, "Ann defends m5 with admiral", "loot.admiral.own_only"),
    Row(14, TEAMS, "A2 defends m5 with admiral", "loot.teams.admiral_partner"),
]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.number} {row.attempt}")
def test_the_first_matching_reason_is_named(row: Row) -> None:
    assert loot(row.drawing).refused(row.attempt) == row.rule


def test_every_reason_of_the_table_is_tried() -> None:
    assert {1} | {row.number for row in ROWS} == set(range(1, 15))
    assert all(other > row.number for row in ROWS for other in row.also)


@rule("loot.end.at_once")
@pytest.mark.parametrize(
    "attempt",
    ["Ann draws", "Bob draws", "Ann passes", "Ann launches m8", "Bob discards m2", "Bob attacks #1 with gold 4"],
)
def test_after_the_end_nothing_else_is_named(attempt: str) -> None:
    table = loot("""
        to act: Ann
        pile:   0
        Ann:    blue 1
        Bob:    m2, gold 4
    """)
    table.play("Ann discards blue 1")
    assert table.refused(attempt) == "loot.end.at_once"


@rule("loot.turn.own_turn_only")
def test_a_member_who_is_out_is_not_to_act() -> None:
    table = loot("""
        to act: A1
        pile:   0
        A1:     blue 1, blue 2
        A2:     -
        B1:     gold 1
        B2:     gold 2
    """)
    table.play("A1 discards blue 1")
    assert table.refused("A2 passes") == "loot.turn.own_turn_only"


@pytest.mark.parametrize(
    ("drawing", "attempt", "details"),
    [
        (ALONE, "Bob draws", {"player": 0}),
        (ALONE, "Ann launches m6", {"card": "m6"}),
        (TEAMS, "A2 launches m6", {"card": "m6"}),
        (emptied(ALONE), "Ann discards m2", {"card": "m2"}),
        (ALONE, "Ann attacks m5 with purple 3", {"color": "blue", "merchant": "m5"}),
        (ALONE, "Ann attacks m4 with gold 2", {"side": 1, "card": "gold 2", "merchant": "m4"}),
        (ALONE, "Ann commands m5 with gold captain", {"color": "blue", "merchant": "m5"}),
        (ALONE, "Ann commands m3 with blue captain", {"side": 1, "merchant": "m3"}),
        (ALONE, "Ann commands m4 with blue captain", {"card": "blue captain", "merchant": "m4"}),
        (ALONE, "Ann defends m3 with admiral", {"side": 2, "merchant": "m3"}),
        (TEAMS, "A2 defends m5 with admiral", {"side": 1, "merchant": "m5"}),
    ],
)
def test_a_refusal_knows_what_its_sentence_needs(drawing: str, attempt: str, details: dict[str, int | str]) -> None:
    assert loot(drawing).refusal(attempt).details == details


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.number} {row.attempt}")
def test_a_refused_action_changes_nothing(row: Row) -> None:
    table = loot(row.drawing)
    before = everything(table)
    name, action = table.read(row.attempt)
    with pytest.raises(brigand.Refused) as caught:
        LOOT.play(table.state, table.seat(name), action)
    assert caught.value.refusal.rule == row.rule
    assert everything(table) == before


def everything(table: Table) -> list[object]:
    """All that can be seen, the order of the pile and what has happened."""
    return [*table.views(), table.state.pile[table.state.drawn :], table.journal.digest()]
