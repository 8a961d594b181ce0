"""Nuremberg, rights of way."""

from brigand.games.nuremberg.events import RightPassed, RightTaken
from tests.games.nuremberg.table import nuremberg
from tests.rule import rule

HAND = "Ann: 3 wood, 3 clay, 1 ore"


@rule("nuremberg.right.first")
def test_the_first_station_takes_the_right() -> None:
    table = nuremberg(HAND)
    table.play("Ann: station I")
    assert table.holder("I") == "Ann"
    assert table.events(RightTaken) == [RightTaken(0, "I")]


@rule("nuremberg.right.tie_keeps", "nuremberg.right.overtake")
def test_more_stations_take_it_and_equal_ones_do_not() -> None:
    table = nuremberg(f"{HAND}\nstations: I Bob")
    table.play("Ann: station I")
    assert table.holder("I") == "Bob"
    table.play("Ann: station I")
    assert table.holder("I") == "Ann"
    assert [table.state.stations_of(seat, 0) for seat in range(4)] == [2, 1, 0, 0]
    assert table.events(RightPassed) == [RightPassed(0, "I", 1)]


@rule("nuremberg.right.at_once")
def test_it_changes_hands_at_once() -> None:
    table = nuremberg(f"{HAND}\nstations: I Bob Ann")
    table.play("Ann: station I", "Ann: sell compass in frankfurt")
    assert (table.gold("Ann"), table.gold("Bob")) == (3, 0)


@rule("nuremberg.right.point")
def test_a_right_is_worth_a_point() -> None:
    table = nuremberg(f"{HAND}\nstations: I Bob Ann")
    assert (table.points("Ann"), table.points("Bob")) == (0, 1)
    table.play("Ann: station I")
    assert (table.points("Ann"), table.points("Bob")) == (1, 0)


@rule("nuremberg.right.income")
def test_it_earns_both_tolls() -> None:
    table = nuremberg("""
        phase:       draw
        pile:        11 toll I
        Ann:         1 wood, 1 ore, 1 gold
        stations:    I Bob
        settlements: Ann I-4
    """)
    table.play("Ann: draw")
    assert table.gold("Bob") == 1
    table.play("Ann: sell compass in frankfurt")
    assert table.gold("Bob") == 2


@rule("nuremberg.right.not_traded")
def test_nothing_but_more_stations_moves_it() -> None:
    table = nuremberg("Ann: 9 wood, 9 wool, 9 grain, 9 clay, 9 ore, 9 gold\nstations: I Bob, II Ann\nBob: 1 wool")
    table.play(
        "Ann: settlement II-1",
        "Ann: workshop W01",
        "Ann: wall",
        "Ann: sell compass in frankfurt",
        "Ann: exchange wool for ore",
        "Ann: offer 1 wood for 1 wool to Bob",
        "Bob: accept",
        "Ann: end turn",
    )
    assert (table.holder("I"), table.holder("II")) == ("Bob", "Ann")
