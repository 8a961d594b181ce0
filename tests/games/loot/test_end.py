"""Loot, the end of the game."""

import pytest

from brigand.games.loot import LOOT
from brigand.games.loot.events import Captured, Lost
from brigand.text import Texts
from tests.games.loot.matches import EVERY_WAY, matches
from tests.games.loot.table import loot
from tests.laws.setups import Setup
from tests.rule import rule


@rule("loot.end.condition")
def test_it_is_over_when_the_pile_is_empty_and_one_player_has_no_cards_left() -> None:
    table = loot("""
        to act: Ann
        sea:    Bob's m4 | Bob: green 1
        pile:   0
        Ann:    blue 3
        Bob:    5
        Cat:    5
    """)
    assert not table.is_over()
    table.play("Ann attacks m4 with blue 3")
    assert table.is_over()
    assert table.state.outcome().reason == "out_of_cards"


@rule("loot.end.not_before_empty")
def test_running_out_of_cards_while_the_pile_has_some_ends_nothing() -> None:
    table = loot("""
        to act: Ann
        pile:   1
        Ann:    m3
    """)
    table.play("Ann launches m3")
    assert not table.is_over()
    assert table.to_act() == ["Bob"]


@rule("loot.end.pile_alone")
def test_the_empty_pile_alone_ends_nothing() -> None:
    table = loot("""
        to act: Ann
        pile:   1
        Ann:    m3
        Bob:    m2
    """)
    table.play("Ann draws")
    assert table.state.pile_size() == 0
    assert not table.is_over()


@rule("loot.end.discard_counts")
def test_discarding_the_last_card_ends_the_game_too() -> None:
    table = loot("""
        to act: Ann
        pile:   0
        Ann:    blue 3
    """)
    table.play("Ann discards blue 3")
    assert table.is_over()


@rule("loot.end.at_once")
@pytest.mark.parametrize("dealer", ["Ann", "Bob", "Cat"])
@pytest.mark.parametrize("last", ["Ann", "Bob", "Cat"])
def test_the_round_is_not_finished_and_nobody_acts_any_more_whoever_dealt(last: str, dealer: str) -> None:
    table = loot(f"""
        to act: {last}
        dealer: {dealer}
        pile:   0
        {last}: blue 3
        {next_to(last)}: m2, green 1
        {next_to(next_to(last))}: m3, gold 1
    """)
    table.play(f"{last} discards blue 3")
    assert table.to_act() == []
    assert [table.options(name) for name in table.names] == [[], [], []]
    assert table.refused(f"{next_to(last)} launches m2") == "loot.end.at_once"
    assert table.refused(f"{next_to(next_to(last))} launches m3") == "loot.end.at_once"
    assert [view.turn for view in table.views()] == [None] * 4


@rule("loot.end.no_last_check")
@pytest.mark.parametrize("dealer", ["Ann", "Bob", "Cat"])
@pytest.mark.parametrize("last", ["Ann", "Bob", "Cat"])
def test_no_check_follows_the_end_not_even_for_a_clear_leader(last: str, dealer: str) -> None:
    """Each of the others leads a ship, and so does whoever played the last card."""
    second, third = next_to(last), next_to(next_to(last))
    table = loot(f"""
        to act: {last}
        dealer: {dealer}
        sea:    {third}'s m8 | {second}: gold 4
        sea:    {last}'s m7 | {third}: purple 4
        sea:    {second}'s m6 | {second}: green 1
        pile:   0
        {last}: blue 3
        {second}: green 2
        {third}: green 3
    """)
    table.play(f"{last} attacks m6 with blue 3")
    assert table.is_over()
    assert [table.captor(ship) for ship in ["m8", "m7", "m6"]] == [None, None, None]
    assert table.events(Captured) == []
    assert table.state.scores() == [0, 0, 0]


def next_to(name: str) -> str:
    """Who sits to the left of one of three."""
    return {"Ann": "Bob", "Bob": "Cat", "Cat": "Ann"}[name]


@rule("loot.end.own_check_before")
def test_the_check_that_opened_the_last_turn_still_counts() -> None:
    table = loot("""
        to act: Bob
        sea:    Bob's m5 | Ann: blue 3
        pile:   0
        Ann:    gold 1
        Bob:    green 1, green 2
    """)
    table.play("Bob discards green 1", "Ann discards gold 1")
    assert table.is_over()
    assert table.score("Ann") == 5


@rule("loot.end.last_draw")
def test_it_is_over_when_the_last_card_is_drawn_while_somebody_has_none() -> None:
    table = loot("""
        to act: Bob
        sea:    Ann's m5 | Bob: green 1
        pile:   1
        Ann:    -
        Bob:    blue 1
    """)
    table.play("Bob draws")
    assert table.is_over()
    assert table.state.outcome().reason == "last_draw"
    assert len(table.hand("Bob")) == 2
    assert table.options("Bob") == []


@rule("loot.end.last_draw")
def test_the_log_of_a_last_draw_that_ends_the_game_promises_nobody_a_turn() -> None:
    table = loot("""
        to act: Bob
        pile:   1
        Ann:    -
        Bob:    blue 1
    """)
    table.play("Bob draws")
    texts = Texts("en", table.names)
    assert [texts.event("loot", event.seen_by(0)) for event in table.journal.events[:3]] == [
        "Bob draws a card.",
        "The draw pile is empty: there is no more drawing.",
        "Bob has drawn the last card while another player or team has none: the game is over.",
    ]


@rule("loot.end.open_ships")
def test_merchants_still_at_sea_are_discarded_and_count_for_nobody() -> None:
    table = loot("""
        to act: Ann
        sea:    Bob's m6 | Ann: green 2 | Bob: gold 2
        pile:   0
        Ann:    blue 3
        Bob:    green 1
    """)
    table.play("Ann discards blue 3")
    assert table.at_sea() == []
    assert "m6" in table.discards()
    assert [event.merchant for event in table.events(Lost)] == ["m6"]
    assert table.state.scores() == [0, 0]


@rule("loot.end.last_launch")
def test_a_merchant_launched_as_the_very_last_card_counts_for_nobody() -> None:
    table = loot("""
        to act: Ann
        pile:   0
        Ann:    m8
        Bob:    green 1
    """)
    assert table.score("Ann") == -8
    table.play("Ann launches m8")
    assert table.is_over()
    assert table.score("Ann") == 0


@rule("loot.end.bound")
@pytest.mark.parametrize("way", EVERY_WAY, ids=str)
def test_each_card_is_drawn_once_and_leaves_a_hand_once(way: Setup) -> None:
    bound = {2: 144, 3: 138, 4: 132, 5: 126, 6: 120, 8: 108}[way.seats]
    assert LOOT.bound(way.seats) == bound
    for match in matches([way], seeds=range(10)):
        draws = sum(moment.after.pile_size() < moment.before.pile_size() for moment in match)
        assert draws == 78 - 6 * way.seats
        assert len(match) - draws <= 78
        assert len(match) <= bound


@rule("loot.end.one_deal")
def test_one_deal_is_a_whole_game() -> None:
    for match in matches(seeds=[1]):
        end = match[-1].after
        assert end.is_over
        assert end.outcome().scores == end.scores()
        for seat in range(end.seats):
            for action in LOOT.actions:
                refusal = LOOT.why_not(end, seat, action)
                assert refusal is not None
                assert refusal.rule == "loot.end.at_once"
