"""Loot in teams: members without cards, the end and the count."""

import pytest

from brigand.games.loot.events import Skipped
from tests.games.loot.table import loot
from tests.rule import rule


@rule("loot.teams.must_draw")
def test_a_member_without_cards_while_the_pile_lasts_checks_and_then_draws() -> None:
    table = loot("""
        to act: B2
        sea:    B1's m5 | A2: blue 3
        pile:   4
        A1:     -
    """)
    table.play("B2 draws")
    assert table.to_act() == ["A1"]
    assert table.captor("m5") == "A1"
    assert table.options("A1") == ["draw"]


@rule("loot.teams.must_draw")
def test_so_does_a_second_member() -> None:
    table = loot("""
        to act: A1
        pile:   4
        A2:     -
    """)
    table.play("A1 draws")
    assert table.to_act() == ["A2"]
    assert table.options("A2") == ["draw"]


@rule("loot.teams.one_out")
def test_with_only_one_partner_out_of_cards_the_game_goes_on_without_his_actions() -> None:
    table = loot("""
        to act: A1
        pile:   0
        A1:     blue 1, blue 2
        A2:     -
        B1:     green 1, green 2
        B2:     gold 1, gold 2
    """)
    table.play("A1 discards blue 1")
    assert not table.is_over()
    assert table.to_act() == ["B1"]
    assert [table.names[event.seat] for event in table.events(Skipped)] == ["A2"]


@rule("loot.teams.out_by_last_draw")
def test_a_member_whose_hand_is_empty_when_the_last_card_is_drawn_is_out() -> None:
    table = loot("""
        to act: B1
        sea:    B1's m5 | A1: blue 3
        pile:   1
        A1:     -
        A2:     green 1, green 2
        B1:     gold 1
        B2:     gold 2, gold 3
    """)
    table.play("B1 draws")
    assert not table.is_over()
    table.play("B2 discards gold 2")
    assert table.captor("m5") == "A1"
    assert table.to_act() == ["A2"]


@rule("loot.teams.first_out_checks")
def test_a_first_member_who_is_out_still_checks_at_his_place() -> None:
    table = loot("""
        to act: B2
        sea:    B1's m5 | A2: blue 3
        pile:   0
        A1:     -
        A2:     green 1, green 2
        B1:     gold 1
        B2:     gold 2, gold 3
    """)
    table.play("B2 discards gold 2")
    assert table.captor("m5") == "A1"
    assert table.to_act() == ["A2"]


@rule("loot.teams.second_out")
def test_a_second_member_who_is_out_is_passed_over_and_the_check_stays_with_the_first() -> None:
    table = loot("""
        to act: A1
        sea:    B1's m5 | B1: green 1
        pile:   0
        A1:     blue 3, blue 2
        A2:     -
        B1:     gold 1, gold 4
        B2:     gold 2, gold 3
    """)
    table.play("A1 attacks m5 with blue 3")
    assert table.to_act() == ["B1"]
    assert table.leader("m5") == "A1"
    assert table.captor("m5") is None
    table.play("B1 discards gold 1", "B2 discards gold 2")
    assert table.captor("m5") == "A1"


@rule("loot.teams.end")
def test_it_is_over_when_the_pile_is_empty_and_both_partners_of_a_team_have_no_cards() -> None:
    table = loot("""
        to act: A2
        pile:   0
        A1:     -
        A2:     blue 1
        B1:     gold 1
        B2:     gold 2
    """)
    assert not table.is_over()
    table.play("A2 discards blue 1")
    assert table.is_over()
    assert table.state.outcome().reason == "out_of_cards"


@rule("loot.teams.end")
def test_both_partners_without_cards_end_nothing_while_the_pile_lasts() -> None:
    table = loot("""
        to act: A2
        pile:   2
        A1:     -
        A2:     m3
    """)
    table.play("A2 launches m3")
    assert not table.is_over()


@rule("loot.teams.end_split")
def test_players_of_different_teams_who_are_out_do_not_end_it() -> None:
    table = loot("""
        to act: B2
        pile:   0
        A1:     -
        A2:     blue 1
        B1:     gold 1
        B2:     gold 2
    """)
    table.play("B2 discards gold 2")
    assert not table.is_over()
    assert table.to_act() == ["A2"]


@rule("loot.teams.end_last_draw")
def test_it_is_over_at_once_if_both_partners_have_no_cards_when_the_last_one_is_drawn() -> None:
    table = loot("""
        to act: B1
        pile:   1
        A1:     -
        A2:     -
        B1:     gold 1
        B2:     gold 2
    """)
    table.play("B1 draws")
    assert table.is_over()
    assert table.state.outcome().reason == "last_draw"


@rule("loot.teams.common_pile")
def test_a_team_has_one_pile_of_captured_ships() -> None:
    table = loot("""
        to act: B2
        sea:    B1's m5 | A2: blue 3
        sea:    A1's m4
        captured: A1 m2
    """)
    table.play("B2 draws")
    assert len(table.view("A1").prizes) == 2
    for partner in ["A1", "A2"]:
        assert table.captured(partner) == ["m2", "m5", "m4"]
        assert table.view(partner).prizes[0].ships == ["m2", "m5", "m4"]


@rule("loot.teams.score")
def test_a_teams_total_is_its_gold_less_the_merchants_in_both_hands() -> None:
    table = loot("""
        to act: B2
        captured: A1 m8 m7 m5
        pile:   0
        A1:     m3
        A2:     m5
        B1:     -
        B2:     gold 2
    """)
    table.play("B2 discards gold 2")
    assert table.is_over()
    assert table.score("A1") == table.score("A2") == 12


@rule("loot.teams.winner")
@pytest.mark.parametrize(
    ("captured", "winners"),
    [("A1 m8 m7, B1 m6 m6", ["A1", "A2"]), ("A1 m8 m2, B1 m6 m6", ["B1", "B2"])],
)
def test_the_team_with_most_gold_wins_both_partners_together(captured: str, winners: list[str]) -> None:
    table = loot(f"""
        to act: B2
        captured: {captured}
        pile:   0
        A1:     blue 1
        A2:     blue 2
        B1:     -
        B2:     gold 2
    """)
    table.play("B2 discards gold 2")
    assert table.winners() == winners
