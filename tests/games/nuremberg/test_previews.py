"""What players are shown before they confirm a move in Nuremberg."""

from typing import cast

from brigand.games.nuremberg import NUREMBERG
from brigand.games.nuremberg.view import NurembergView
from tests.games.nuremberg.table import nuremberg


def test_a_sale_shows_what_is_left_and_earned() -> None:
    table = nuremberg("Ann: 1 wood, 1 ore, 1 clay")
    seat, action = table.read("Ann: sell compass in frankfurt")
    shown = cast(NurembergView, NUREMBERG.preview(table.state, seat, action))
    assert shown.players[0].cards == {"wood": 0, "wool": 0, "grain": 0, "clay": 1, "ore": 0}
    assert shown.players[0].gold == 3
    assert table.gold("Ann") == 0


def test_an_event_card_has_not_been_turned_up_yet_even_if_all_that_are_left_are_alike() -> None:
    table = nuremberg("phase: draw")
    knights = [card for card in table.state.pile if card.name == "0 robber_knight"]
    others = [card for card in table.state.pile if card not in knights]
    table.state.pile, table.state.drawn = [*others, *knights], len(others)
    seat, action = table.read("Ann: draw")
    assert NUREMBERG.preview(table.state, seat, action) is None
