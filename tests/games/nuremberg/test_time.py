"""Nuremberg, the years."""

import pytest

from brigand.games.nuremberg import NUREMBERG
from brigand.games.nuremberg.events import Ended, Reshuffled
from brigand.games.nuremberg.pieces import DEALS_A_TURN, DECK, OFFERS_A_TURN, RED_YEARS, YEARS
from tests.games.nuremberg.table import Table, nuremberg
from tests.games.nuremberg.test_card import drawn
from tests.rule import rule


@rule("nuremberg.time.red", "nuremberg.time.red_includes_card")
@pytest.mark.parametrize(("before", "red"), [(1365, 1370), (1380, 1385)])
def test_a_red_year_shuffles_all_cards(before: int, red: int) -> None:
    table = drawn("3 years_pass", f"year: {before}\ndiscards: 2 years_pass | 3 years_pass | 5 margrave")
    assert (table.year(), table.pile(), table.view(None).discards) == (red, 36, [])
    assert sum(card.event == "years_pass" for card in table.state.pile) == 3
    assert [card.name for card in table.state.pile] != [card.name for card in DECK]


@rule("nuremberg.time.red_mid_turn")
def test_the_turn_goes_on_after_the_shuffle() -> None:
    table = drawn("3 years_pass", "year: 1365\nAnn: 1 wood, 1 clay")
    table.play("Ann: station I")
    assert table.to_act() == ["Ann"]


@rule("nuremberg.time.step")
def test_ten_spaces_five_years_apart() -> None:
    assert list(range(1355, 1401, 5)) == YEARS
    assert [YEARS[3], YEARS[6]] == RED_YEARS


@rule("nuremberg.time.plain_years")
def test_other_years_have_no_effect() -> None:
    table = drawn("3 years_pass", "")
    assert (table.year(), table.pile(), table.events(Reshuffled), table.decision) == (1360, 35, [], "act")


@rule("nuremberg.time.pile_lasts")
def test_the_third_hourglass_comes_before_the_pile_is_empty() -> None:
    others = " | ".join(card.name for card in DECK if card.event != "years_pass")
    table = nuremberg(f"phase: draw\ndiscards: {others} | 2 years_pass | 3 years_pass\nyear: 1365\npile: 3 years_pass")
    assert table.pile() == 1
    table.play("Ann: draw")
    assert (table.year(), table.pile()) == (1370, 36)
    hourglasses = sum(card.event == "years_pass" for card in DECK)
    assert hourglasses * (len(RED_YEARS) + 1) == len(YEARS) - 1


@rule("nuremberg.time.pile_empty")
def test_an_empty_pile_would_be_shuffled_anew() -> None:
    table = nuremberg("phase: draw")
    table.state.pile = [card for card in DECK if card.event == "margrave"]  # a deck without hourglasses
    table.state.drawn = 4
    table.play("Ann: draw")
    assert (table.pile(), table.decision) == (3, "act")


def with_the_years_last(table: Table) -> None:
    """The pile as late as it can be: the hourglasses lie at its bottom."""
    table.state.pile = sorted(DECK, key=lambda card: card.event == "years_pass")


@rule("nuremberg.time.longest", "nuremberg.end.last_year")
def test_no_match_has_more_than_108_turns() -> None:
    table = nuremberg("phase: draw")
    with_the_years_last(table)
    turns = 0
    while not table.state.is_over:
        name = table.to_act()[0]
        table.play(f"{name}: draw")
        turns += 1
        if table.decision == "knight":
            table.play(f"{name}: {table.options(name)[0]}")
        if not table.state.is_over:
            table.play(f"{name}: end turn")
        if table.pile() == len(DECK):
            with_the_years_last(table)
    assert turns == 108
    assert table.events(Ended) == [Ended("last_year")]


@rule("nuremberg.time.longest", "nuremberg.turn.guard", "nuremberg.trade.offer_limit")
def test_the_longest_turn_keeps_within_the_bound() -> None:
    """Sixty trades and ten offers in vain, each asking everybody and leaving a choice, take five decisions each."""
    table = nuremberg("phase: draw\npile: 5 margrave\nAnn: 9 wood\nBob: 9 ore\nCat: 2 ore")
    decisions = 2
    table.play("Ann: draw")
    for give, want in [("wood", "ore"), ("ore", "wood")] * (DEALS_A_TURN // 2):
        sentences = [f"Ann: offer 1 {give} for 1 {want}", f"Bob: counter 1 {want} for 1 {give}"]
        sentences += ["Cat: decline", "Dan: decline", "Ann: take Bob"]
        if want == "wood":
            sentences[0] = f"Ann: call for 1 {want}"
        table.play(*sentences)
        decisions += len(sentences)
    assert table.refused("Ann: call for 1 ore") == "turn.guard"
    table.play("Ann: end turn")
    decisions += 5 * OFFERS_A_TURN
    assert decisions == 352
    assert 108 * decisions < NUREMBERG.bound(4) < 40_000
    assert NUREMBERG.bound(3) < NUREMBERG.bound(4)
