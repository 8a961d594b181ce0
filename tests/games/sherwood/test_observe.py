"""Sherwood, what research environments are told where the laws seldom look: cell by cell what the view says."""

from brigand.envs.encoder import encoder
from brigand.games.sherwood import SHERWOOD
from tests.games.sherwood.table import Table, sherwood


def is_told_as_seen(table: Table) -> bool:
    """Whether every seat's numbers are those that follow from its view."""
    state = table.state
    told = encoder(SHERWOOD, state.seats, {})
    seats = range(state.seats)
    return all(told.observe(state, seat).tobytes() == told.told(state, seat).tobytes() for seat in seats)


def test_a_die_left_at_the_fair_before_the_fair_has_rolled() -> None:
    table = sherwood("""
        step: john
        cards: quick_job
        free: R B
        wagon 1: fair | R B _ _
        wagon 2: 9 | G _ _ _
        wagon 3: 9 | Y _ _ _
    """)
    assert table.view(None).road[0].defence is None
    assert is_told_as_seen(table)
    table.play("R quick job 1-1 to 1")
    assert len(table.view(None).road[0].dice) == 1
    assert is_told_as_seen(table)
