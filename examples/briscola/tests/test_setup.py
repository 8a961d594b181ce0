"""Briscola: setting up."""

from collections import Counter

import pytest

from brigand.core.errors import Refused
from examples.briscola import BRISCOLA
from examples.briscola.events import Dealt, Removed
from examples.briscola.pieces import ALL_POINTS, CARDS, points_of
from examples.briscola.tests.table import dealt
from tests.rule import rule


def refusal(seats: int, **options: bool) -> str:
    with pytest.raises(Refused) as found:
        BRISCOLA.new(seats, **options)
    return found.value.refusal.rule


@rule("briscola.setup.players")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_three_or_four_can_play(seats: int) -> None:
    assert refusal(seats) == "briscola.setup.players"
    assert [BRISCOLA.new(some).seats for some in BRISCOLA.seats] == [2, 3, 4]


@rule("briscola.setup.pairs")
def test_only_four_can_be_two_pairs_and_need_not() -> None:
    assert refusal(2, pairs=True) == refusal(3, pairs=True) == "briscola.setup.pairs"
    assert BRISCOLA.new(4).sides() == [0, 1, 0, 1]
    assert BRISCOLA.new(4, pairs=False).sides() == [0, 1, 2, 3]
    assert BRISCOLA.new(3).sides() == [0, 1, 2]


@rule("briscola.setup.deck")
def test_forty_cards_ten_in_each_of_four_suits() -> None:
    assert len(CARDS) == 40
    assert Counter(card.suit for card in CARDS) == {0: 10, 1: 10, 2: 10, 3: 10}


@rule("briscola.setup.points")
def test_what_the_cards_count() -> None:
    counting = {card.name.split()[0]: card.points for card in CARDS if card.points}
    assert counting == {"ace": 11, "three": 10, "king": 4, "knight": 3, "jack": 2}
    assert ALL_POINTS == points_of(CARDS) == 120


@rule("briscola.setup.three")
def test_three_play_without_the_two_of_coins() -> None:
    table = dealt(3)
    assert [event.card for event in table.events(Removed)] == ["two of coins"]
    assert len(table.state.stock) == 39 - 9
    assert dealt(4).events(Removed) == dealt(2).events(Removed) == []


@rule("briscola.setup.shuffle")
def test_another_deal_is_another_order() -> None:
    assert [card.name for card in dealt(2, 1).state.stock] != [card.name for card in dealt(2, 2).state.stock]


@rule("briscola.setup.deal", "briscola.setup.stock")
@pytest.mark.parametrize(("seats", "left"), [(2, 34), (3, 30), (4, 28)])
def test_three_cards_each_and_the_rest_is_the_stock(seats: int, left: int) -> None:
    state = dealt(seats).state
    assert [len(hand) for hand in state.hands] == [3] * seats
    assert state.stock_size() == left


@rule("briscola.setup.trump")
def test_the_turned_up_card_is_the_last_of_the_stock_and_names_trump() -> None:
    table = dealt(2)
    [event] = table.events(Dealt)
    assert table.state.stock[-1].name == event.trump == table.view("Ann").trump
    assert table.state.is_trump(table.state.trump)


@rule("briscola.setup.dealer", "briscola.setup.starter")
def test_chance_picks_the_dealer_and_the_next_player_leads() -> None:
    tables = [dealt(3, seed) for seed in range(20)]
    assert {table.state.dealer for table in tables} == {0, 1, 2}
    assert all(table.state.to_act() == [(table.state.dealer + 1) % 3] for table in tables)
