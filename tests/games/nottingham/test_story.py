"""Nottingham, the story of a turn: every step is told, in order."""

from brigand.core.journal import Event
from brigand.games.nottingham import events
from brigand.games.nottingham.events import (
    Allowed,
    Attacked,
    Bared,
    Called,
    Declined,
    Defended,
    Exchanged,
    Failed,
    Favoured,
    HeldBack,
    Laid,
    LaidOut,
    Looked,
    Offered,
    Raided,
    Revealed,
    Stepped,
    Stole,
    Struck,
    Swapped,
    Took,
)
from tests.games.nottingham.table import Table, nottingham


def story(table: Table, *sentences: str) -> list[Event]:
    """All that was told after the drawing was made."""
    begun = len(table.journal.events)
    table.play(*sentences)
    return list(table.journal.events[begun:])


def test_a_card_is_taken_and_nothing_exchanged() -> None:
    table = nottingham("card: copper\npile: gold, gems")
    assert table.journal.events == [Revealed(0, "copper")]
    assert story(table, "Ann takes", "Ann passes") == [Took(0, "copper", False), Declined(0), Revealed(1, "gold")]


def test_a_necklace_is_taken_by_itself() -> None:
    assert nottingham("card: necklace").journal.events == [Revealed(0, "necklace"), Took(0, "necklace", True)]


def test_a_purchase() -> None:
    table = nottingham("card: copper\nBob: gems\nCat: gold")
    told = story(table, "Ann purchases", "Bob offers gems", "Cat offers gold", "Ann accepts Bob")
    assert told == [
        Called(0, "copper", "purchase"),
        events.Answered(1, "gems"),
        events.Answered(2, "gold"),
        Offered(1, ["gems"]),
        Offered(2, ["gold"]),
        Swapped(0, 1, ["gems"], "copper"),
    ]


def test_a_purchase_refused() -> None:
    table = nottingham("card: copper\nBob: gems\nCat: -")
    told = story(table, "Ann purchases", "Bob offers gems", "Ann refuses")
    assert told[-1] == events.Refused(0, "copper")


def test_a_trade() -> None:
    table = nottingham("card: chest\nBob: gems, gold\nCat: chest")
    told = story(table, "Ann trades", "Bob offers gems and gold", "Cat shows hand", "Ann accepts Bob")
    assert told == [
        Called(0, "chest", "trade"),
        Offered(1, ["gold", "gems"]),
        events.Proved(2, ["chest"]),
        Swapped(0, 1, ["gold", "gems"], "chest"),
    ]


def test_a_theft_and_a_defence() -> None:
    table = nottingham("card: silver\nBob: gems\nCat: necklace\npile: silver, copper")
    told = story(table, "Ann steals from Bob", "Bob passes", "Ann passes", "Bob steals from Cat", "Cat defends")
    assert told == [
        Attacked(0, 1, "silver", "theft"),
        Allowed(1),
        Stole(0, 1, "gems"),
        Declined(0),
        Revealed(1, "silver"),
        Attacked(1, 2, "silver", "theft"),
        Defended(2, 1, "silver"),
    ]


def test_a_raid() -> None:
    table = nottingham("card: gems\nBob: gold, chest")
    told = story(table, "Ann raids Bob", "Bob passes", "Ann picks chest")
    assert told == [
        Attacked(0, 1, "gems", "raid"),
        Allowed(1),
        Bared(1, ["gold", "chest"]),
        Raided(0, 1, "chest"),
    ]


def test_an_ambush_is_laid() -> None:
    table = nottingham("card: gold\ndeck: yellow, blue, purple\nseats: 4")
    told = story(table, "Ann lays an ambush", "Ann keeps blue")
    assert told == [Called(0, "gold", "ambush"), Looked(0, 2, ["yellow", "blue"]), Laid(0, "blue")]


def test_a_set_is_ambushed_and_goes_through() -> None:
    table = nottingham("""
        Ann:    4 gems
        Bob:    5 chest
        Cat:    5 chest
        ambush: Bob red, Cat chest-silver
        track:  2 5
        pile:   gold, copper, 9 silver
    """)
    told = story(table, "Ann exchanges 4 gems", "Bob strikes with red", "Cat passes")
    assert told == [
        LaidOut(0, "gems", 4),
        Struck(1, 0, "red", "gems", 3),
        HeldBack(2),
        Exchanged(0, "gems", 3, 11),
        Stepped(1, 2),
        Favoured(0, "gold"),
        Revealed(1, "copper"),
    ]


def test_a_set_is_ambushed_and_fails() -> None:
    table = nottingham("Ann: 3 gems\nambush: Bob red\npile: copper")
    told = story(table, "Ann exchanges 3 gems", "Bob strikes with red")
    assert told == [LaidOut(0, "gems", 3), Struck(1, 0, "red", "gems", 2), Failed(0, "gems", 2), Revealed(1, "copper")]


def test_a_task_is_completed_a_second_time() -> None:
    table = nottingham("Ann: 5 gems\ntasks: five_alike Bob\nsheriff: 21")
    told = story(table, "Ann completes five alike gems")
    assert told == [
        events.Completed(0, "five_alike", ["gems"] * 5, 20),
        events.Turned(1, "five_alike", 20),
        events.Returned(),
        events.Ended(0, "town"),
        events.Scored(0, [], 0, 20, 20),
        events.Scored(1, [], 0, 20, 20),
        events.Scored(2, [], 0, 0, 0),
    ]
