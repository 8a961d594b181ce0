"""Loot, capturing merchants."""

from brigand.games.loot.events import Captured
from tests.games.loot.table import loot
from tests.rule import rule


@rule("loot.capture.tie")
def test_equal_fleets_leave_the_ship_at_sea() -> None:
    table = loot("""
        to act: Ann
        sea:    Bob's m5 | Cat: blue 3
        Ann:    green 3, green 2
    """)
    table.play("Ann attacks m5 with green 3", "Bob draws", "Cat draws")
    assert table.captor("m5") is None
    assert table.at_sea() == ["m5"]


@rule("loot.capture.captor_keeps", "loot.capture.final")
def test_the_captor_keeps_the_ship_whoever_launched_it() -> None:
    table = loot("""
        to act: Ann
        sea:    Ann's m8 | Bob: blue 3
        Ann:    m2
    """)
    table.play("Ann draws")
    assert table.captured("Bob") == ["m8"]
    assert table.captured("Ann") == []
    assert len(table.events(Captured)) == 1
    assert table.refused("Bob attacks m8 with blue 1") == "loot.turn.needs_merchant"
