"""Nuremberg, what happens by itself or leads to nothing is told as well."""

from brigand.core.journal import Journal
from brigand.core.rng import Rng
from brigand.games.nuremberg import NUREMBERG
from brigand.games.nuremberg.events import (
    KnightMoved,
    MargraveCame,
    MargraveIdle,
    NoDeal,
    Reshuffled,
    StartCards,
    YearPassed,
)
from brigand.games.nuremberg.rules import Nuremberg
from tests.games.nuremberg.table import Table, nuremberg
from tests.games.nuremberg.test_card import drawn


def test_the_year_that_comes_is_told() -> None:
    table = drawn("3 years_pass", "year: 1355")
    assert table.events(YearPassed) == [YearPassed("1360")]


def test_the_margrave_is_told_with_the_place_he_finds_the_knight_at() -> None:
    assert drawn("5 margrave", "knight: D5").events(MargraveCame, MargraveIdle) == [MargraveCame("D5")]
    assert drawn("5 margrave", "").events(MargraveCame, MargraveIdle) == [MargraveIdle()]


def test_a_red_year_is_told_to_shuffle_the_cards_and_no_other_one() -> None:
    assert drawn("3 years_pass", "year: 1365").events(YearPassed, Reshuffled) == [YearPassed("1370"), Reshuffled()]
    assert drawn("3 years_pass", "year: 1370").events(YearPassed, Reshuffled) == [YearPassed("1375")]


def test_where_the_knight_rides_is_told() -> None:
    table = drawn("0 robber_knight", "Bob: 2 ore")
    table.play("Ann: knight A1")
    assert table.events(KnightMoved) == [KnightMoved(0, "A1")]


def test_an_offer_that_leads_to_nothing_is_told() -> None:
    table = nuremberg("Ann: 1 wood\nBob: 1 ore")
    table.play("Ann: offer 1 wood for 1 ore to Bob", "Bob: decline")
    assert table.events(NoDeal) == [NoDeal(0)]


def test_the_first_cards_are_told() -> None:
    journal = Journal()
    state = NUREMBERG.start(4, {}, Rng(1), journal)
    told = [event for event in journal.events if isinstance(event, StartCards)]
    assert isinstance(state, Nuremberg)
    table = Table(state)
    assert [(table.names[event.seat], sorted(event.cards)) for event in told] == [
        (name, sorted(table.cards(name))) for name in table.names
    ]
