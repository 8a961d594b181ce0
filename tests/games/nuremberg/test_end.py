"""Nuremberg, the end of the game."""

from brigand.core.rng import Rng
from brigand.games.nuremberg.events import CouncilSwapped, Ended, Scored, TurnBegan
from tests.games.nuremberg.table import Table, nuremberg
from tests.games.nuremberg.test_card import drawn
from tests.rule import rule

TWELVE = """
    settlements: Ann I-1 I-3 I-5 I-7 II-1
    stations:    I Ann, II Ann
    workshops:   Ann W01
    council:     Ann siebenerrat
    prestige:    Ann 3
"""


def last_hourglass(drawing: str) -> Table:
    return drawn("3 years_pass", f"year: 1395\n{drawing}")


@rule("nuremberg.end.sources")
def test_points_come_from_four_things_only() -> None:
    table = nuremberg(f"{TWELVE}Ann: 9 gold, 9 wood, 9 clay")
    assert table.points("Ann") == 5 + 1 + 2 + 4
    table.play("Ann: wall")
    assert table.points("Ann") == 12  # neither prestige nor gold nor cards


@rule("nuremberg.end.thirteen", "nuremberg.end.no_extra_turns")
def test_thirteen_points_win_at_once() -> None:
    table = nuremberg(f"{TWELVE}Ann: 1 wood, 1 clay")
    table.play("Ann: station III")
    assert table.state.is_over
    assert (table.winners(), table.to_act(), table.events(TurnBegan)) == (["Ann"], [], [])
    assert table.events(Ended) == [Ended("thirteen")]
    assert table.events(Scored)[0] == Scored(0, 13, 5, 1, 3, 4, 1)
    assert table.refused("Ann: end turn") == "end.thirteen"
    assert table.refused("Bob: draw") == "end.thirteen"


@rule("nuremberg.end.sources")
def test_at_the_end_every_player_is_told_the_own_account() -> None:
    table = nuremberg(
        TWELVE.replace("II-1", "II-1, Bob III-1 III-3").replace("W01", "W01, Bob W02 W03 W04") + "Ann: 1 wood, 1 clay"
    )
    table.play("Ann: station IV")
    assert table.events(Scored) == [
        Scored(0, 13, 5, 1, 3, 4, 1),
        Scored(1, 5, 2, 3, 0, 0, 2),
        Scored(2, 0, 0, 0, 0, 0, 3),
        Scored(3, 0, 0, 0, 0, 0, 3),
    ]


@rule("nuremberg.end.thirteen")
def test_more_than_thirteen_win_as_well() -> None:
    table = nuremberg(
        f"{TWELVE.replace('council:     Ann siebenerrat', '')}Ann: 1 clay, 3 gold\nworkshops: Ann W01 W02"
    )
    table.state.prestige[0] = 2
    assert table.points("Ann") == 9
    table.play("Ann: wall")  # the third point of prestige, and with it four points at once
    assert (table.points("Ann"), table.state.is_over) == (13, True)
    above = nuremberg("""
        settlements: Ann I-1 I-3 I-5 I-7 II-1
        stations:    I Ann, II Ann, III Ann
        workshops:   Ann W01 W02 W03
        prestige:    Ann 2
        Ann:         1 clay, 3 gold
    """)
    assert above.points("Ann") == 11
    above.play("Ann: wall")
    assert (above.points("Ann"), above.state.is_over, above.winners()) == (15, True, ["Ann"])


@rule("nuremberg.end.thirteen", "nuremberg.end.own_turn_only")
def test_whoever_has_thirteen_in_the_own_turn_wins_over_more_points_in_another_one() -> None:
    table = nuremberg("""
        settlements: Ann I-1 I-3 I-5 I-7 II-1, Bob V-1 V-3 V-5 IV-1 IV-3
        stations:    I Ann, II Ann, III Bob, V Bob
        workshops:   Ann W01, Bob W02 W03 W04 W05
        council:     Ann siebenerrat, Bob kleiner_rat
        prestige:    Ann 4, Bob 3
        Ann:         1 wood, 1 clay
    """)
    assert (table.points("Ann"), table.points("Bob")) == (12, 14)
    table.play("Ann: station IV")
    assert (table.points("Ann"), table.winners(), table.places()) == (13, ["Ann"], [1, 2, 3, 3])
    assert table.state.copy().outcome().places == [1, 2, 3, 3]
    assert table.state.imagine(2, Rng(1)).outcome().places == [1, 2, 3, 3]


@rule("nuremberg.end.at_turn_start")
def test_more_than_thirteen_win_when_the_own_turn_begins() -> None:
    table = nuremberg("""
        settlements: Bob I-1 I-3 I-5 I-7 II-1
        stations:    I Bob, II Bob, III Bob
        workshops:   Bob W01 W02
        council:     Bob siebenerrat
    """)
    assert (table.points("Bob"), table.state.is_over) == (14, False)
    table.play("Ann: end turn")
    assert (table.state.is_over, table.winners()) == (True, ["Bob"])


@rule("nuremberg.end.thirteen", "nuremberg.council.one_by_one")
def test_with_the_thirteenth_point_nothing_more_is_counted_not_even_the_second_prestige_of_a_tower() -> None:
    drawing = """
        settlements: Ann I-1 I-3 I-5 I-7 II-1
        stations:    I Ann, II Ann
        workshops:   Ann W05 {0}
        council:     Bob siebenerrat
        prestige:    Ann 2, Bob 3
        walls:       5
        Ann:         1 wood, 1 clay, 3 gold
    """
    table = nuremberg(drawing.format("W01 W02"))
    assert table.points("Ann") == 10
    table.play("Ann: tower 1")  # the first point brings the small council, and the match ends
    assert (table.state.is_over, table.points("Ann"), table.prestige("Ann")) == (True, 13, 3)
    assert (table.council("Ann"), table.council("Bob")) == (3, 4)
    assert table.events(CouncilSwapped) == []
    short = nuremberg(drawing.format("W01"))
    short.play("Ann: tower 1")  # twelve after the first point: the second overtakes Bob
    assert (short.state.is_over, short.points("Ann"), short.prestige("Ann")) == (True, 13, 4)
    assert (short.council("Ann"), short.council("Bob")) == (4, 3)


@rule("nuremberg.end.own_turn_only", "nuremberg.council.one_by_one")
def test_off_turn_prestige_is_counted_beyond_thirteen_points() -> None:
    table = drawn(
        "6 free_clay",
        """
        settlements: Bob I-1 I-3 I-5 I-7 II-1
        stations:    I Bob, II Bob, III Bob, V Bob
        workshops:   Bob W01 W02 W03 W04
        prestige:    Bob 2
        Bob:         3 gold
        """,
    )
    assert table.points("Bob") == 13
    table.play("Bob: wall")
    assert (table.prestige("Bob"), table.points("Bob"), table.state.is_over) == (3, 17, False)


@rule("nuremberg.end.thirteen", "nuremberg.council.one_by_one", "nuremberg.council.choice")
def test_a_choice_that_brings_the_thirteenth_point_ends_the_count_too() -> None:
    table = nuremberg("""
        settlements: Ann I-1 I-3 I-5 I-7 II-1
        stations:    I Ann, II Ann
        workshops:   Ann W05 W01
        council:     Bob siebenerrat, Cat kleiner_rat, Dan grosser_rat
        prestige:    Ann 5, Bob 5, Cat 5, Dan 9
        walls:       5
        Ann:         1 wood, 1 clay, 3 gold
    """)
    table.play("Ann: tower 1")
    assert (table.decision, table.state.is_over) == ("council", False)
    table.play("Ann: council siebenerrat")
    assert (table.state.is_over, table.points("Ann"), table.prestige("Ann")) == (True, 13, 6)


@rule("nuremberg.end.own_turn_only", "nuremberg.end.at_turn_start")
def test_thirteen_in_anothers_turn_wait_for_the_own_one() -> None:
    table = drawn(
        "6 free_clay",
        """
        settlements: Bob I-1 I-3 I-5 I-7 II-1
        stations:    I Bob, II Bob
        workshops:   Bob W01 W02
        prestige:    Bob 2
        Bob:         3 gold
        """,
    )
    table.play("Bob: wall")
    assert (table.points("Bob"), table.state.is_over, table.to_act()) == (13, False, ["Ann"])
    table.play("Ann: end turn")
    assert (table.state.is_over, table.winners()) == (True, ["Bob"])
    assert table.view(None).pile == 35  # Bob has drawn nothing


@rule("nuremberg.end.may_be_lost")
def test_points_lost_before_the_own_turn_are_gone() -> None:
    table = nuremberg("""
        settlements: Bob I-1 I-3 I-5 I-7 II-1
        stations:    I Bob, II Bob
        workshops:   Bob W01 W02
        council:     Bob siebenerrat
        prestige:    Bob 3, Ann 3
        Ann:         1 clay, 3 gold
    """)
    assert table.points("Bob") == 13
    table.play("Ann: wall", "Ann: end turn")
    assert (table.points("Bob"), table.state.is_over, table.decision) == (9, False, "draw")


@rule("nuremberg.end.event_counts")
def test_the_own_free_wall_can_win() -> None:
    table = drawn(
        "6 free_clay",
        """
        settlements: Ann I-1 I-3 I-5 I-7 IV-2
        stations:    I Ann, II Ann
        workshops:   Ann W01 W02
        prestige:    Ann 2
        knight:      C4
        Ann:         3 gold
        Bob:         3 gold
    """,
    )
    table.play("Ann: wall")
    assert (table.state.is_over, table.winners(), table.gold("Bob")) == (True, ["Ann"], 3)


@rule("nuremberg.end.last_year", "nuremberg.end.last_harvest")
def test_the_year_1400_ends_the_game_at_once() -> None:
    table = last_hourglass("Ann: 9 wood, 9 clay\nsettlements: Bob V-1, Cat II-6")
    assert (table.year(), table.state.is_over, table.to_act()) == (1400, True, [])
    assert table.events(Ended) == [Ended("last_year")]
    assert (table.cards("Bob"), table.points("Bob"), table.places()) == (["grain"], 1, [3, 1, 1, 3])
    assert table.refused("Ann: station I") == "end.last_year"


@rule("nuremberg.end.most_points")
def test_the_most_points_win_in_1400_claimed_or_not() -> None:
    table = last_hourglass("""
        settlements: Bob I-1 I-3 I-5 I-7 II-1
        stations:    I Bob, II Bob, III Bob, IV Bob
        council:     Bob siebenerrat
    """)
    assert (table.points("Bob"), table.winners()) == (13, ["Bob"])


@rule("nuremberg.end.tie_council")
def test_a_tie_goes_to_the_higher_council_card() -> None:
    table = last_hourglass("""
        settlements: Ann I-1 I-3, Bob II-1 II-3 IV-1
        council:     Ann kleiner_rat, Bob grosser_rat
    """)
    assert (table.points("Ann"), table.points("Bob"), table.places()) == (5, 5, [1, 2, 3, 3])


@rule("nuremberg.end.tie_one_card")
def test_a_council_card_beats_none() -> None:
    table = last_hourglass("settlements: Ann I-1 I-3 I-5 I-7, Bob II-1 II-3\ncouncil: Bob grosser_rat")
    assert (table.points("Ann"), table.points("Bob"), table.winners()) == (4, 4, ["Bob"])


@rule("nuremberg.end.tie_shared")
def test_without_council_cards_a_victory_is_shared() -> None:
    table = last_hourglass("settlements: Ann I-1 I-3, Bob II-1 II-3, Cat IV-1")
    assert (table.winners(), table.places()) == (["Ann", "Bob"], [1, 1, 3, 4])


@rule("nuremberg.end.ranking")
def test_who_claims_thirteen_is_first_whatever_others_have() -> None:
    table = nuremberg("""
        settlements: Ann I-1 I-3 I-5 I-7 II-1, Bob III-1 III-3 III-5 IV-1 IV-3
        stations:    I Ann, II Ann, III Bob
        workshops:   Ann W01 W02, Bob W03 W04 W05 W06
        council:     Ann kleiner_rat, Bob siebenerrat
        Ann:         1 wood, 1 clay
    """)
    assert (table.points("Ann"), table.points("Bob")) == (12, 14)
    table.play("Ann: station IV")
    assert table.places() == [1, 2, 3, 3]
