"""Nottingham, laying an ambush."""

import pytest

from brigand.games.nottingham import NOTTINGHAM
from brigand.games.nottingham.events import Laid, Looked, PutBack
from brigand.games.nottingham.pieces import COPIES, SEATS
from tests.games.nottingham.table import Table, cards, nottingham
from tests.rule import rule


def gold_before_ann(deck: str = "pearls-gems, purple, yellow, red") -> Table:
    return nottingham(f"""
        card: gold
        Ann:  3 gems
        deck: {deck}
    """)


@rule("nottingham.ambush_lay.look_two")
def test_the_two_top_cards_are_looked_at_by_the_active_player_alone() -> None:
    table = gold_before_ann()
    table.play("Ann lays an ambush")
    assert table.view("Ann").looking == ["pearls-gems", "purple"]
    assert table.view("Bob").looking is None
    assert table.log("Ann", Looked) == [Looked(0, 2, ["pearls-gems", "purple"])]
    assert table.log("Bob", Looked) == [Looked(0, 2, None)]
    assert table.refused("Ann keeps yellow") == "ambush_lay.look_two"


@rule("nottingham.ambush_lay.return_one", "nottingham.ambush_lay.keep_one")
def test_one_card_is_laid_face_down_and_the_other_goes_under_the_deck() -> None:
    table = gold_before_ann()
    table.play("Ann lays an ambush")
    assert table.options("Ann") == ["keep pearls-gems", "keep purple"]
    assert table.refused("Ann passes") == "ambush_lay.keep_one"
    table.play("Ann keeps purple")
    assert table.ambushes("Ann") == ["purple"]
    assert table.ambush_deck() == ["yellow", "red", "pearls-gems"]
    assert table.view("Bob").ambushes[0].faces == [None]
    assert table.log("Bob", Laid) == [Laid(0, None)]


@rule(
    "nottingham.ambush_lay.not_own_colour",
    "nottingham.ambush_lay.other_forced",
    "nottingham.difference.colour_use",
)
def test_the_own_colour_goes_back() -> None:
    table = gold_before_ann("red, purple, yellow")
    table.play("Ann lays an ambush")
    assert table.options("Ann") == ["keep purple"]
    assert table.refused("Ann keeps red") == "ambush_lay.not_own_colour"
    table.play("Ann keeps purple")
    assert table.ambush_deck() == ["yellow", "red"]


@rule("nottingham.ambush_lay.gold_under", "nottingham.difference.laid_open")
def test_the_gold_lies_open_under_the_ambush() -> None:
    table = gold_before_ann()
    table.play("Ann lays an ambush", "Ann keeps purple")
    assert len(table.view(None).ambushes[0].faces) == 1
    assert table.hand("Ann") == cards("3 gems")
    assert NOTTINGHAM.census(table.state).count("gold") == COPIES


@rule("nottingham.ambush_lay.not_hand")
def test_ambush_and_gold_are_no_hand_cards() -> None:
    table = nottingham("""
        card:   silver
        Bob:    chest
        ambush: Bob red
    """)
    assert table.view("Ann").hands[1].size == 1
    table.play("Ann steals from Bob", "Bob passes")
    assert table.hand("Bob") == cards("silver")
    assert table.ambushes("Bob") == ["red"]


@rule("nottingham.ambush_lay.worthless", "nottingham.score.ambush_nothing")
def test_a_laid_ambush_is_worth_nothing() -> None:
    table = nottingham("""
        ambush: Ann purple yellow
        won:    Ann gems
    """)
    assert table.score("Ann") == 11


@rule("nottingham.ambush_lay.several")
def test_a_player_may_lay_any_number() -> None:
    table = nottingham("""
        card:   gold
        deck:   purple, pearls-gems
        ambush: Ann yellow copper-chest
    """)
    table.play("Ann lays an ambush", "Ann keeps purple")
    assert table.ambushes("Ann") == ["yellow", "copper-chest", "purple"]


@rule("nottingham.ambush_lay.deck_empty")
def test_with_no_ambush_card_left_gold_is_taken() -> None:
    table = gold_before_ann("-")
    assert table.decision() == "exchange"
    assert table.hand("Ann") == cards("gold, 3 gems")


@rule("nottingham.ambush_lay.deck_one")
def test_a_single_card_is_laid_unless_it_is_the_own_colour() -> None:
    table = gold_before_ann("purple")
    table.play("Ann lays an ambush")
    assert table.ambushes("Ann") == ["purple"]
    assert table.ambush_deck() == []
    assert table.decision() == "exchange"
    own = gold_before_ann("red")
    own.play("Ann lays an ambush")
    assert own.ambushes("Ann") == []
    assert own.ambush_deck() == ["red"]
    assert own.hand("Ann") == cards("gold, 3 gems")
    assert own.log(None, PutBack) == [PutBack(0, "red", "gold")]
    memory = own.view("Cat").memory
    assert memory is not None
    assert memory.ambush_deck == ["red"]


@rule("nottingham.ambush_lay.supply")
@pytest.mark.parametrize("seats", SEATS)
def test_how_far_the_ambush_deck_can_run_down(seats: int) -> None:
    deck = nottingham(f"seats: {seats}").view(None).ambush_deck
    assert deck == seats + 6
    before_last_gold = COPIES - 1  # ambushes that can lie when the twelfth gold is turned up
    assert (deck <= before_last_gold) == (seats <= 5)
    assert (deck - 1 <= before_last_gold) == (seats <= 6)
    assert deck - before_last_gold >= 2 or seats < 7


@rule("nottingham.ambush_lay.queue")
def test_the_ambush_deck_is_never_shuffled() -> None:
    table = nottingham("""
        card:   gold
        pile:   gold, copper
        deck:   purple, yellow, copper-chest, pearls-gems, gems-copper
    """)
    table.play("Ann lays an ambush", "Ann keeps yellow", "Ann passes")
    assert table.ambush_deck() == ["copper-chest", "pearls-gems", "gems-copper", "purple"]
    table.play("Bob lays an ambush", "Bob keeps copper-chest")
    assert table.ambush_deck() == ["gems-copper", "purple", "pearls-gems"]


@rule("nottingham.ambush_lay.stays")
def test_a_laid_ambush_stays_where_it_is() -> None:
    table = nottingham("""
        card:   gems
        turn:   Bob
        Ann:    chest
        ambush: Ann purple
    """)
    table.play("Bob raids Ann", "Ann passes")
    assert table.options("Bob") == ["pick chest"]
    table.play("Bob picks chest", "Bob passes")
    assert table.ambushes("Ann") == ["purple"]


@rule("nottingham.ambush_lay.owner_may_look")
def test_the_owner_may_look_again() -> None:
    table = gold_before_ann()
    table.play("Ann lays an ambush", "Ann keeps purple", "Ann passes")
    assert table.view("Ann").ambushes[0].faces == ["purple"]


@rule("nottingham.ambush_lay.exchange_after", "nottingham.ambush_lay.hand_unchanged")
def test_after_laying_the_player_may_exchange_from_an_unchanged_hand() -> None:
    table = gold_before_ann()
    table.play("Ann lays an ambush", "Ann keeps purple")
    assert table.size("Ann") == 3
    assert table.options("Ann") == ["pass", "exchange 3 gems"]
