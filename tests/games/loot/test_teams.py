"""Loot in teams: sides, turns, checks and battles. How teams end and count stands in test_teams_end.py."""

from collections import Counter

import pytest

from brigand.games.loot.events import Captured
from tests.games.loot.matches import IN_TEAMS, matches, moments
from tests.games.loot.table import dealt, loot
from tests.rule import rule


@rule("loot.teams.pairs")
def test_two_players_form_a_side_against_the_other_pairs() -> None:
    assert len(dealt(4, teams=True).state.captured) == 2
    assert len(dealt(6).state.captured) == 3
    assert len(dealt(8).state.captured) == 4


@rule("loot.teams.seating")
def test_partners_sit_next_to_each_other() -> None:
    assert dealt(8).state.side_of == [0, 0, 1, 1, 2, 2, 3, 3]


@rule("loot.teams.order")
def test_every_member_has_turns_of_his_own_so_partners_act_one_after_the_other() -> None:
    table = loot("""
        to act: A1
        seats:  4
    """)
    order = []
    for _ in range(6):
        order += table.to_act()
        table.play(f"{order[-1]} draws")
    assert order == ["A1", "A2", "B1", "B2", "A1", "A2"]


@rule("loot.teams.standard")
def test_a_member_has_the_same_actions_as_somebody_alone() -> None:
    drawing = """
        to act: {0}
        sea:    {1}'s m4 | {0}: blue 1 | {1}: green 1
        sea:    {0}'s m3 | {1}: gold 4
        {0}:    m5, purple 3, blue captain, admiral
    """
    alone, team = loot(drawing.format("Ann", "Bob")), loot(drawing.format("A2", "B1"))
    assert team.options("A2") == alone.options("Ann")
    assert team.kinds("A2") == {"draw", "launch", "attack", "command", "defend"}


@rule("loot.teams.first_member")
def test_whoever_opened_the_game_the_earlier_seat_of_a_pair_checks() -> None:
    for way in IN_TEAMS:
        starters, captors = set(), set()
        for match in matches([way], seeds=range(12)):
            starters.add(match[0].seat)
            captors |= {event.seat for moment in match for event in moment.events if isinstance(event, Captured)}
        assert captors == set(range(0, way.seats, 2))
        assert starters == captors


@rule("loot.teams.starter")
@pytest.mark.parametrize("seats", [4, 6, 8])
def test_the_opening_player_is_a_first_member(seats: int) -> None:
    for seed in range(40):
        table = dealt(seats, seed, teams=True)
        assert table.to_act()[0] in {"A1", "B1", "C1", "D1"}
        assert [view.dealer % 2 for view in table.views()] == [1] * (seats + 1)
        assert table.view(None).dealer in range(seats)


@rule("loot.teams.first_checks")
def test_the_first_member_checks_as_his_turn_opens() -> None:
    table = loot("""
        to act: B2
        sea:    B1's m5 | A1: blue 3
    """)
    table.play("B2 draws")
    assert table.to_act() == ["A1"]
    assert table.captor("m5") == "A1"


@rule("loot.teams.second_no_check")
def test_the_second_members_turn_opens_without_a_check() -> None:
    table = loot("""
        to act: A1
        A1:     m4, m2
    """)
    table.play("A1 launches m4")
    assert table.to_act() == ["A2"]
    assert table.at_sea() == ["m4"]


@rule("loot.teams.check_both")
def test_the_check_covers_merchants_and_attacks_of_both_partners() -> None:
    table = loot("""
        to act: A2
        sea:    B1's m5 | A1: blue 3
        sea:    B2's m6 | A2: green 2
        sea:    A1's m2
        A2:     m3, m2
    """)
    table.play("A2 launches m3", "B1 draws", "B2 draws")
    assert sorted(table.captured("A1")) == ["m2", "m3", "m5", "m6"]


@rule("loot.teams.since_last_turn")
def test_since_the_last_turn_means_the_teams_last_turn() -> None:
    table = loot("""
        to act: A1
        sea:    B1's m5 | B1: green 3
        A2:     blue 4, m2
    """)
    table.play("A1 draws", "A2 attacks m5 with blue 4", "B1 draws", "B2 draws")
    assert table.to_act() == ["A1"]
    assert table.captor("m5") == "A1"


@rule("loot.teams.one_color")
def test_what_one_partner_began_binds_the_other() -> None:
    table = loot("""
        to act: A1
        sea:    B1's m5
        A1:     blue 2, m2
        A2:     gold 4, blue 1
    """)
    table.play("A1 attacks m5 with blue 2")
    assert table.refused("A2 attacks m5 with gold 4") == "loot.teams.one_color"
    assert table.allows("A2 attacks m5 with blue 1")


@rule("loot.teams.reinforce_partner")
def test_either_partner_adds_ships_to_the_common_fleet() -> None:
    table = loot("""
        to act: A1
        sea:    B1's m5 | B1: green 4
        A1:     blue 2, m2
        A2:     blue 3, m2
    """)
    table.play("A1 attacks m5 with blue 2", "A2 attacks m5 with blue 3")
    assert table.fleets("m5") == {"B1": ["green 4"], "A1": ["blue 2", "blue 3"]}
    assert table.strength("m5", "A1") == table.strength("m5", "A2") == 5


@rule("loot.teams.reinforce_lead")
def test_the_second_member_may_strengthen_a_battle_his_team_already_leads() -> None:
    table = loot("""
        to act: A2
        sea:    B1's m5 | A1: blue 4 | B1: green 2
        A2:     blue 3, m2
    """)
    assert table.leader("m5") == "A1"
    table.play("A2 attacks m5 with blue 3")
    assert table.strength("m5", "A1") == 7


@rule("loot.teams.attack_own")
def test_a_team_may_attack_a_merchant_of_either_partner_even_one_just_launched() -> None:
    table = loot("""
        to act: A1
        sea:    A2's m3 | B1: green 2
        A1:     m8, blue 1
        A2:     blue 4, gold 3
    """)
    assert table.allows("A1 attacks m3 with blue 1")
    table.play("A1 launches m8")
    assert table.allows("A2 attacks m3 with gold 3")
    table.play("A2 attacks m8 with blue 4")
    assert table.fleets("m8") == {"A1": ["blue 4"]}


@rule("loot.teams.captain_partner")
def test_either_partner_may_play_the_captain_on_the_common_fleet() -> None:
    for ship, captain in [("A1", "A2"), ("A2", "A1")]:
        table = loot(f"""
            to act: {captain}
            sea:    B1's m5 | {ship}: blue 1 | B1: green 4
            {captain}: blue captain, m2
        """)
        table.play(f"{captain} commands m5 with blue captain")
        assert table.leader("m5") == "A1"


@rule("loot.teams.captain_next_turn")
def test_the_partners_turn_just_before_counts_as_an_earlier_turn() -> None:
    table = loot("""
        to act: A1
        sea:    B1's m5 | B1: green 4
        A1:     blue 1, m2
        A2:     blue captain, m2
    """)
    table.play("A1 attacks m5 with blue 1", "A2 commands m5 with blue captain")
    assert table.leader("m5") == "A1"


@rule("loot.teams.admiral_partner")
def test_the_admiral_may_defend_the_own_or_the_partners_merchant() -> None:
    table = loot("""
        to act: A2
        sea:    A1's m6 | B1: blue 4
        sea:    A2's m4 | B1: green 1
        sea:    B1's m5 | B2: gold 1
        A2:     admiral, m2
    """)
    assert table.refused("A2 defends m5 with admiral") == "loot.teams.admiral_partner"
    assert table.allows("A2 defends m4 with admiral")
    table.play("A2 defends m6 with admiral")
    assert table.leader("m6") == "A1"


@rule("loot.teams.own_hand")
def test_each_member_plays_from_his_own_hand_only() -> None:
    table = loot("""
        to act: A1
        A1:     blue 1
        A2:     m5
    """)
    assert table.refused("A1 launches m5") == "loot.teams.own_hand"


@rule("loot.teams.no_exchange")
def test_partners_never_pass_cards_to_each_other() -> None:
    """In every match a card that leaves a hand is in no other hand afterwards."""
    for moment in moments(IN_TEAMS):
        state = moment.before
        left = Counter(state.hands[moment.seat]) - Counter(moment.after.hands[moment.seat])
        assert left.total() <= 1, moment.where
        for seat in range(state.seats):
            if seat != moment.seat:
                assert moment.after.hands[seat] == state.hands[seat], moment.where
