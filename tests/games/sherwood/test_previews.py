"""What players are shown before they confirm a move in Sherwood."""

from typing import cast

import pytest

from brigand.games.sherwood import SHERWOOD
from brigand.games.sherwood.pieces import LOOT, WAGON_DECK
from brigand.games.sherwood.view import SherwoodView
from tests.games.sherwood.table import Table, sherwood


def in_the_forest(table: Table, sentence: str) -> SherwoodView | None:
    seat, action = table.read(sentence)
    return cast(SherwoodView | None, SHERWOOD.preview(table.state, seat, action))


def test_a_bandit_lies_where_little_john_leads_him() -> None:
    table = sherwood("""
        step:    john
        cards:   shove
        free:    R
        wagon 1: 9 | R B _ _
        wagon 2: 12 | G _ _ _
    """)
    shown = in_the_forest(table, "R shove 1-1 right")
    assert shown is not None
    assert [(place.gang, place.is_lying) for place in shown.road[0].hideouts[:2]] == [(1, False), (0, True)]
    assert shown.road[0].dice == []  # the assault has not begun
    assert table.row(1) == "R B _ _"


def test_a_die_is_turned_before_the_ambush_is_decided() -> None:
    table = sherwood("""
        step:    robin 1
        cards:   over_there
        free:    B
        wagon 1: 9 | R B _ _ | R3 B6
        wagon 2: 12 | G _ _ _
    """)
    shown = in_the_forest(table, "B look over there 1-2")
    assert shown is not None
    assert [(die.face, die.is_marked) for die in shown.road[0].dice] == [(6, True), (6, False)]


def test_dice_that_are_still_to_roll_show_nothing() -> None:
    table = sherwood("""
        step:    robin 1
        cards:   second_chance
        free:    B
        wagon 1: 9 | R B _ _ | R3 B6
    """)
    assert in_the_forest(table, "B second chance 1-1") is None


def test_bail_leaves_the_bridge_in_sight() -> None:
    """Arrests, rewards and the next round come after the last answer, not with it."""
    table = sherwood("""
        step: bail
        R: bridge: 6 4 2 | front: coin
    """)
    shown = in_the_forest(table, "R bail coin")
    assert shown is not None
    assert (shown.gangs[0].bridge, shown.round) == ([4, 6], 1)


@pytest.mark.parametrize("others", range(1, 12))
def test_however_likely_a_token_is_it_has_not_been_drawn_yet(others: int) -> None:
    """All tokens but these lie in chests that everybody has seen fill; a coin is likelier and likelier."""
    coins = [token.name for token in LOOT if token.name == "coin"]
    chest = [token.name for token in LOOT]
    for name in ["red ring", *coins[:others]]:
        chest.remove(name)
    table = sherwood(f"""
        step: reward
        open loot: yes
        supply: {", ".join(["red ring", *coins[:others]])}
        left: {others + 1}
        R: bridge: 2
        B: chest: {", ".join(chest)}
    """)
    assert in_the_forest(table, "R reward loot") is None


@pytest.mark.parametrize("low", range(1, 12))
def test_however_likely_the_next_wagon_is_the_deck_has_not_shown_its_back_yet(low: int) -> None:
    table = sherwood("""
        cards: inside_job
        free: R
        wagon 1: 9
    """)
    state = table.state
    spare = list(WAGON_DECK)
    for wagon in state.road:
        if wagon is not None:
            spare.remove(wagon)
    of_low, of_high = ([wagon for wagon in spare if wagon.back == back] for back in range(2))
    state.wagons = [of_high[0], *of_low[:low], of_high[1]]
    state.scrapped = [*of_low[low:], *of_high[2:], *(wagon for wagon in spare if wagon.back > 1)]
    assert in_the_forest(table, "R inside job 1") is None
