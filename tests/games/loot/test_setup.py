"""Loot, setting up."""

from collections import Counter

import pytest

import brigand
from brigand.games.loot.events import Captured
from brigand.games.loot.pieces import DECK
from tests.games.loot.matches import ALONE, EVERY_WAY, IN_TEAMS
from tests.games.loot.table import Table, dealt
from tests.laws.setups import Setup
from tests.rule import rule

every_way = pytest.mark.parametrize("way", EVERY_WAY, ids=str)


def table_of(way: Setup, seed: int = 0) -> Table:
    return dealt(way.seats, seed, teams=way.options["teams"] is True)


def refused(seats: int, **options: bool) -> str:
    """The rule that forbids such a match; its sentence names the number of seats."""
    with pytest.raises(brigand.Refused) as caught:
        brigand.game("loot").new(seats, **options)
    assert caught.value.refusal.details == {"seats": seats}
    return caught.value.refusal.rule


def shuffled(seed: int) -> list[str]:
    """The order of the whole deck, as far as it can be read from hands and pile."""
    state = dealt(2, seed).state
    return [card.name for cards in [*state.hands, state.pile] for card in cards]


@rule("loot.setup.players_alone")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_can_play_each_for_himself(seats: int) -> None:
    assert dealt(seats, teams=False).state.side_of == list(range(seats))


@rule("loot.setup.players_alone")
@pytest.mark.parametrize("seats", [0, 1, 6, 8, 9])
def test_no_other_number_can_play_alone(seats: int) -> None:
    assert refused(seats, teams=False) == "loot.setup.players_alone"


@rule("loot.setup.players_alone")
@pytest.mark.parametrize("seats", [0, 1, 9])
def test_who_has_not_chosen_is_told_how_many_can_play_alone(seats: int) -> None:
    assert refused(seats) == "loot.setup.players_alone"


@rule("loot.setup.players_teams")
@pytest.mark.parametrize("seats", [4, 6, 8])
def test_four_six_or_eight_can_play_in_teams_of_two(seats: int) -> None:
    sides = Counter(dealt(seats, teams=True).state.side_of)
    assert sides == dict.fromkeys(range(seats // 2), 2)


@rule("loot.setup.players_teams")
@pytest.mark.parametrize("seats", [0, 1, 2, 3, 5, 9, 10])
def test_no_other_number_can_play_in_teams(seats: int) -> None:
    assert refused(seats, teams=True) == "loot.setup.players_teams"


@rule("loot.setup.four_choice")
def test_four_may_choose_between_both_ways() -> None:
    assert dealt(4, teams=False).state.side_of == [0, 1, 2, 3]
    assert dealt(4, teams=True).state.side_of == [0, 0, 1, 1]


@rule("loot.setup.four_choice")
@pytest.mark.parametrize("seats", [6, 8])
def test_six_and_eight_play_in_teams_by_themselves(seats: int) -> None:
    assert len(dealt(seats).state.captured) == seats // 2


@rule("loot.setup.four_choice")
def test_seven_cannot_play_at_all() -> None:
    assert refused(7) == "loot.setup.four_choice"
    assert refused(7, teams=True) == "loot.setup.four_choice"
    assert refused(7, teams=False) == "loot.setup.four_choice"


@rule("loot.setup.players_alone")
def test_a_one_for_yes_is_no_way_to_seat_eight_people_alone() -> None:
    with pytest.raises(brigand.Unreadable):
        brigand.game("loot").new(8, teams=1)


@rule("loot.setup.all_cards")
@every_way
def test_all_78_cards_are_used_whatever_the_number_of_players(way: Setup) -> None:
    state = table_of(way).state
    cards = [*state.pile, *(card for hand in state.hands for card in hand)]
    assert len(cards) == 78
    assert Counter(cards) == Counter(DECK)


@rule("loot.setup.shuffle")
def test_the_seed_alone_decides_the_order_of_the_deck() -> None:
    assert shuffled(1) == shuffled(1)
    assert shuffled(1) != shuffled(2)


@rule("loot.setup.shuffle")
def test_all_kinds_of_cards_are_shuffled_together() -> None:
    """Over some deals every card of the box has lain on top of the pile and in a first hand."""
    tops, hands = set(), set()
    for seed in range(400):
        state = dealt(5, seed).state
        tops.add(state.pile[0])
        hands.update(state.hands[0])
    assert tops == set(DECK)
    assert hands == set(DECK)


@rule("loot.setup.deal")
@every_way
def test_everyone_starts_with_six_cards(way: Setup) -> None:
    assert [len(hand) for hand in table_of(way).state.hands] == [6] * way.seats


@rule("loot.setup.pile")
@pytest.mark.parametrize(("seats", "pile"), [(2, 66), (3, 60), (4, 54), (5, 48), (6, 42), (8, 30)])
def test_the_rest_is_the_draw_pile(seats: int, pile: int) -> None:
    table = dealt(seats)
    assert table.state.pile_size() == pile
    assert [view.pile for view in table.views()] == [pile] * (seats + 1)


@rule("loot.setup.empty_sea")
@every_way
def test_nothing_is_at_sea_discarded_or_captured_so_the_first_check_finds_nothing(way: Setup) -> None:
    table = table_of(way)
    assert table.at_sea() == []
    assert table.discards() == []
    assert not any(table.state.captured)
    assert table.events(Captured) == []


@rule("loot.setup.starter")
@every_way
def test_the_player_to_the_dealers_left_takes_the_first_turn(way: Setup) -> None:
    for seed in range(20):
        table = table_of(way, seed)
        assert table.state.to_act() == [(table.state.dealer + 1) % way.seats]


@rule("loot.setup.dealer")
@pytest.mark.parametrize("way", ALONE, ids=str)
def test_the_dealer_is_drawn_by_lot(way: Setup) -> None:
    starters = {table_of(way, seed).to_act()[0] for seed in range(60)}
    assert starters == set(table_of(way).names)


@rule("loot.setup.dealer")
@pytest.mark.parametrize("way", IN_TEAMS, ids=str)
def test_in_teams_every_first_member_starts_sometimes(way: Setup) -> None:
    starters = {table_of(way, seed).to_act()[0] for seed in range(60)}
    assert starters == {"A1", "B1", "C1", "D1"} & set(table_of(way).names)
