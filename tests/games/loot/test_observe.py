"""Loot, what research environments are told of crowded seas: cell by cell what the view says."""

import pytest

from brigand.envs.encoder import encoder
from brigand.games.loot import LOOT
from tests.games.loot.table import Table, loot


def is_told_as_seen(table: Table) -> bool:
    """Whether every seat's numbers are those that follow from its view."""
    state = table.state
    told = encoder(LOOT, state.seats, {"teams": len(state.captured) < state.seats})
    seats = range(state.seats)
    return all(told.observe(state, seat).tobytes() == told.told(state, seat).tobytes() for seat in seats)


def test_several_trumps_in_one_battle() -> None:
    table = loot("""
        to act: Dan
        sea:    Ann's m8 | Bob: blue 4, blue captain | Ann: admiral | Cat: green 1, green 2, green captain
        sea:    Cat's m3
        sea:    Dan's m7 | Dan: gold 1 | Eve: purple 2 | Ann: blue 3 | Bob: green 1
        Eve:    m2
    """)
    assert [len(battle.trumps) for battle in table.state.sea] == [3, 0, 0]
    assert is_told_as_seen(table)


@pytest.mark.parametrize("to_act", ["A1", "B2", "C1"])
def test_several_trumps_among_teams(to_act: str) -> None:
    table = loot(f"""
        to act: {to_act}
        sea:    A1's m8 | B1: blue 4, blue captain | A1: admiral | C2: green 1, green captain
        sea:    C1's m3 | B2: gold 1
        captured: B1 m5, C1 m2
        A2:     m4
    """)
    assert len(table.state.sea[0].trumps) == 3
    assert is_told_as_seen(table)
