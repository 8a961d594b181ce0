"""What players are shown before they confirm a move in Loot."""

from typing import cast

from brigand.games.loot import LOOT
from brigand.games.loot.view import LootView
from tests.games.loot.table import loot


def at_sea(drawing: str, sentence: str) -> LootView | None:
    table = loot(drawing)
    name, action = table.read(sentence)
    return cast(LootView | None, LOOT.preview(table.state, table.seat(name), action))


def test_an_attack_shows_the_fleet_and_who_would_lead() -> None:
    shown = at_sea(
        """
        to act: Ann
        sea:    Bob's m5 | Cat: blue 3
        Ann:    green 4, m2
        """,
        "Ann attacks m5 with green 4",
    )
    assert shown is not None
    battle = shown.sea[0]
    assert [(fleet.side, fleet.ships) for fleet in battle.fleets] == [(2, ["blue 3"]), (0, ["green 4"])]
    assert battle.leader == 0
    assert shown.hands[0].cards == ["m2"]


def test_what_the_next_player_captures_is_not_shown_yet() -> None:
    """The ghost of a ship lies where it was put, even if the merchant is taken a moment later."""
    shown = at_sea(
        """
        to act: Ann
        sea:    Ann's m5 | Bob: blue 4
        Ann:    green 1, m2
        """,
        "Ann attacks m5 with green 1",
    )
    assert shown is not None
    assert [battle.leader for battle in shown.sea] == [1]


def test_nobody_sees_a_card_before_it_is_drawn() -> None:
    drawing = """
        to act: Ann
        pile:   m8
        Ann:    green 1
        Bob:    m2
    """
    assert at_sea(drawing, "Ann draws") is None


def test_however_likely_a_card_is_it_has_not_been_drawn_yet() -> None:
    for same in range(1, 7):
        for last in ("blue 1", "m3"):  # with m3 it is certain even
            drawing = f"""
                to act: Ann
                pile:   {last}
                Ann:    green 1
                Bob:    {", ".join(["m3"] * (same - (last == "m3")) or ["m2"])}
            """
            assert at_sea(drawing, "Ann draws") is None
