"""Loot, what a hint says for an attack: it tells the battle as it will be."""

import pytest

from brigand.core.instinct import Reason
from brigand.games.loot import LOOT
from brigand.text import LANGUAGES, Texts
from tests.games.loot.table import Table, loot


def reason(table: Table, sentence: str) -> Reason:
    name, action = table.read(sentence)
    assert table.allows(sentence)
    return LOOT.instinct.reason(table.state, table.seat(name), action)


def told(table: Table, sentence: str) -> tuple[str, dict[str, int | str]]:
    """The sentence's id and what it names; it can be said in every language."""
    found = reason(table, sentence)
    for language in LANGUAGES:
        assert Texts(language, table.names).told("loot", found.text, found.details)
    return found.text, found.details


def test_a_ship_that_overtakes_takes_the_lead_by_the_difference() -> None:
    table = loot("""
        to act: Ann
        sea:    Bob's m5 | Bob: green 2 | Cat: gold 1
        Ann:    blue 4
    """)
    assert told(table, "Ann attacks m5 with blue 4") == ("loot-reason-lead", {"merchant": "m5", "skulls": 2})


def test_a_ship_as_strong_as_the_strongest_draws_level() -> None:
    table = loot("""
        to act: Ann
        sea:    Bob's m5 | Bob: green 2 | Cat: gold 1
        Ann:    blue 2, purple 1
    """)
    assert told(table, "Ann attacks m5 with blue 2") == ("loot-reason-level", {"merchant": "m5"})
    assert told(table, "Ann attacks m5 with purple 1") == ("loot-reason-outpost", {"merchant": "m5"})


def test_a_team_that_leads_already_is_not_said_to_take_the_lead() -> None:
    table = loot("""
        to act: A2
        sea:    B1's m5 | A1: blue 4 | B1: green 2
        A2:     blue 3
    """)
    assert told(table, "A2 attacks m5 with blue 3") == ("loot-reason-hold", {"merchant": "m5", "skulls": 5})


def test_nor_is_one_whose_merchant_nobody_has_attacked() -> None:
    table = loot("""
        to act: A2
        sea:    A1's m5
        A2:     blue 3
    """)
    assert told(table, "A2 attacks m5 with blue 3") == ("loot-reason-hold", {"merchant": "m5", "skulls": 3})


@pytest.mark.parametrize("trump", ["A1: blue 1, blue captain", "A1: blue 1, admiral"])
def test_behind_a_captain_or_the_admiral_of_its_own_a_team_is_told_of_no_skulls(trump: str) -> None:
    """Six skulls behind and leading all the same: nobody is «-5 skulls ahead»."""
    table = loot(f"""
        to act: A2
        sea:    A1's m5 | {trump} | B1: green 4, green 3
        A2:     blue 1
    """)
    assert told(table, "A2 attacks m5 with blue 1") == ("loot-reason-spare", {"merchant": "m5"})


def test_against_a_captain_a_ship_is_a_foothold_however_strong() -> None:
    """For a captain of its own colour, if there is one in the hand."""
    table = loot("""
        to act: Ann
        sea:    Cat's m5 | Bob: green 1, green captain
        Ann:    blue 4, gold 1, blue captain
    """)
    assert told(table, "Ann attacks m5 with blue 4") == ("loot-reason-foothold", {"merchant": "m5"})
    assert told(table, "Ann attacks m5 with gold 1") == ("loot-reason-outpost", {"merchant": "m5"})
