"""Nuremberg, the events on the cards."""

import pytest

from brigand.games.nuremberg.events import MargraveIdle, NoToll, Seized, TollPaid
from brigand.games.nuremberg.pieces import WALLS
from tests.games.nuremberg.table import nuremberg
from tests.games.nuremberg.test_card import drawn
from tests.rule import rule


@rule("nuremberg.event.years")
def test_passing_years_move_the_marker() -> None:
    assert drawn("3 years_pass", "").year() == 1360


@rule("nuremberg.event.margrave", "nuremberg.event.margrave_late")
def test_the_margrave_sends_the_knight_home_after_the_harvest() -> None:
    table = drawn("5 margrave", "knight: D5\nsettlements: Ann III-2")  # D5 is the ore 5
    assert (table.knight(), table.cards("Ann")) == ("castle", [])


@rule("nuremberg.event.margrave_home")
def test_the_margrave_finds_the_knight_at_home() -> None:
    table = drawn("5 margrave", "")
    assert (table.knight(), table.decision) == ("castle", "act")
    assert table.events(MargraveIdle) == [MargraveIdle()]


@rule("nuremberg.event.free_clay_price", "nuremberg.event.free_clay_own_gold", "nuremberg.tower.no_clay_gift")
def test_a_wall_for_three_gold_without_clay() -> None:
    table = drawn("6 free_clay", "Ann: 3 gold, 1 wood, 1 ore\nBob: 2 gold, 1 wood, 1 ore\nworkshops: Ann W05\nwalls: 2")
    assert table.options("Ann") == ["wall", "pass"]
    assert table.refused("Ann: sell compass in frankfurt") == "event.free_clay_own_gold"
    assert table.refused("Ann: tower 1") == "tower.no_clay_gift"
    table.play("Ann: wall")
    assert (table.gold("Ann"), table.prestige("Ann")) == (0, 1)
    assert table.decision == "act"  # Bob, with two gold and goods to sell, is not asked


@rule("nuremberg.event.free_clay_order", "nuremberg.event.free_clay_optional")
def test_the_offer_goes_round_from_the_player_on_turn() -> None:
    table = nuremberg("""
        turn:  Bob
        phase: draw
        pile:  6 free_clay
        Ann:   3 gold
        Bob:   3 gold
        Cat:   3 gold
        Dan:   3 gold
    """)
    table.play("Bob: draw")
    assert table.refused("Ann: wall") == "event.free_clay_order"
    asked = []
    while table.decision == "free_clay":
        asked += table.to_act()
        table.play(f"{asked[-1]}: pass")
    assert asked == ["Bob", "Cat", "Dan", "Ann"]
    assert (table.to_act(), table.view(None).walls) == (["Bob"], 0)
    assert table.refused("Bob: pass") == "event.free_clay_optional"


@rule("nuremberg.event.free_clay_one")
def test_one_wall_each_and_no_more() -> None:
    table = drawn("6 free_clay", "Ann: 9 gold\nBob: 9 gold")
    table.play("Ann: wall")
    assert (table.to_act(), table.gold("Ann")) == (["Bob"], 6)
    table.play("Bob: wall")
    assert (table.decision, table.gold("Bob")) == ("act", 6)


@rule("nuremberg.event.free_clay_one", "nuremberg.council.off_turn")
@pytest.mark.parametrize("chosen", ["siebenerrat", "kleiner_rat"])
def test_who_chose_a_council_card_off_turn_is_not_asked_for_a_second_wall(chosen: str) -> None:
    table = drawn(
        "6 free_clay",
        """
        council:  Ann siebenerrat, Cat kleiner_rat, Bob grosser_rat
        prestige: Ann 5, Bob 5, Cat 5
        walls:    10
        Ann:      9 gold
        Bob:      9 gold
        Cat:      9 gold
        """,
    )
    table.play("Ann: pass", "Bob: wall")
    assert (table.decision, table.to_act()) == ("council", ["Bob"])
    table.play(f"Bob: council {chosen}")
    assert (table.decision, table.to_act(), table.gold("Bob")) == ("free_clay", ["Cat"], 6)
    table.play("Cat: pass")
    assert (table.decision, table.to_act(), table.view(None).walls) == ("act", ["Ann"], 11)


@rule("nuremberg.event.free_clay_full_wall")
def test_such_a_wall_counts_like_any_other() -> None:
    table = drawn("6 free_clay", "Bob: 3 gold\nprestige: Bob 2\nwalls: 7")
    table.play("Bob: wall")
    assert (table.view(None).walls, table.prestige("Bob"), table.council("Bob")) == (8, 3, 4)


@rule("nuremberg.event.free_clay_exhausted")
def test_without_tiles_the_offer_ends() -> None:
    table = drawn("6 free_clay", f"Ann: 3 gold\nBob: 3 gold\nwalls: {WALLS - 1}")
    table.play("Ann: wall")
    assert table.decision == "act"
    assert drawn("6 free_clay", f"Ann: 3 gold\nwalls: {WALLS}").decision == "act"


@rule("nuremberg.event.toll_amount", "nuremberg.event.toll_own")
def test_a_gold_for_each_settlement_of_an_opponent() -> None:
    table = drawn("4 toll IV", "Ann: 1 gold\nBob: 5 gold\nstations: IV Ann Bob\nsettlements: Bob IV-1 IV-3, Ann IV-5")
    assert (table.gold("Ann"), table.gold("Bob")) == (3, 3)
    assert table.events(TollPaid) == [TollPaid(1, 0, "IV", 2)]


@rule("nuremberg.event.toll_no_holder")
def test_without_a_holder_nothing_is_paid() -> None:
    table = drawn("11 toll I", "Bob: 5 gold\nsettlements: Bob I-1")
    assert table.gold("Bob") == 5
    assert table.events(NoToll) == [NoToll("I")]


@rule("nuremberg.event.toll_anyone")
def test_whoever_is_on_turn_the_holder_is_paid() -> None:
    table = drawn("4 toll IV", "Ann: 2 gold\nBob: 2 gold\nstations: IV Cat\nsettlements: Ann IV-1, Bob IV-3")
    assert [table.gold(name) for name in ("Ann", "Bob", "Cat")] == [1, 1, 2]


@rule("nuremberg.event.toll_gold_first")
def test_gold_is_paid_before_cards() -> None:
    table = drawn("4 toll IV", "Bob: 2 gold, 3 wood\nstations: IV Ann\nsettlements: Bob IV-1")
    assert (table.gold("Bob"), table.cards("Bob"), table.events(Seized)) == (1, ["wood"] * 3, [])


@rule("nuremberg.event.toll_seizure")
def test_for_missing_gold_cards_are_drawn_at_random() -> None:
    found = set()
    for seed in range(40):
        table = nuremberg(
            """
            phase:       draw
            pile:        4 toll IV
            Bob:         1 gold, 1 wood, 1 wool, 1 grain, 1 clay, 1 ore
            stations:    IV Ann
            settlements: Bob IV-2 IV-4 IV-6
        """,
            seed,
        )
        table.play("Ann: draw")
        assert (table.gold("Ann"), table.gold("Bob"), len(table.cards("Bob"))) == (1, 0, 3)
        found.add(tuple(table.cards("Ann")))
    assert len(found) == 10  # every pair of the five


@rule("nuremberg.event.toll_rest_lost")
def test_what_is_missing_then_is_lost() -> None:
    table = drawn("4 toll IV", "Bob: 1 wood\nstations: IV Ann\nsettlements: Bob IV-2 IV-4 IV-6")
    assert (table.cards("Bob"), table.cards("Ann"), table.gold("Ann")) == ([], ["wood"], 0)


@rule("nuremberg.event.toll_order")
def test_payers_settle_clockwise_from_the_holder() -> None:
    table = drawn(
        "4 toll IV",
        "stations: IV Cat\nsettlements: Ann IV-1, Bob IV-3, Dan IV-5\nAnn: 1 gold\nBob: 1 gold\nDan: 1 gold",
    )
    assert [event.seat for event in table.events(TollPaid) if isinstance(event, TollPaid)] == [3, 0, 1]


@rule("nuremberg.event.knight")
def test_a_knight_card_starts_the_raid() -> None:
    table = drawn("0 robber_knight", "Bob: 8 wood")
    assert (table.decision, table.to_act()) == ("discard", ["Bob"])
    assert drawn("0 robber_knight", "Bob: 7 wood").decision == "knight"
