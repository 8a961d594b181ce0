"""Nuremberg, the years."""

import pytest

from brigand.games.nuremberg import NUREMBERG
from brigand.games.nuremberg.events import Reshuffled
from brigand.games.nuremberg.pieces import DECK, RED_YEARS, YEARS
from tests.games.nuremberg.table import nuremberg
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


@rule("nuremberg.time.longest")
def test_no_match_has_more_than_108_turns() -> None:
    assert len(DECK) * (len(RED_YEARS) + 1) == 108
    assert 108 * (1 + 60 + 1) < NUREMBERG.bound(4) < 14_000
