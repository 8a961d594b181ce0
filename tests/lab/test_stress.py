"""A small crowd over real sockets: everybody plays, nobody is refused, and what it cost is told."""

import pytest

from brigand.core.errors import Unreadable
from brigand.games import GAMES
from brigand.lab.stress.crowd import Demand, percentile
from brigand.lab.stress.run import stress


@pytest.mark.slow
def test_a_crowd_plays_all_games_with_watchers_and_broken_lines() -> None:
    load = stress(Demand(len(GAMES), tuple(GAMES), seconds=2, watchers=1, reconnects=0.1))
    assert load.moves > 0
    assert load.sockets == 5 * len(GAMES)
    assert load.lines_lost > 0
    assert load.own_p50 > 0
    assert 0 < load.last_p50 <= load.last_p99
    assert 0 < load.cpu_per_move < 1000
    assert set(load.refusals) <= {"stale"}


def test_a_server_that_cannot_begin_is_no_server_to_play_at() -> None:
    with pytest.raises(Unreadable, match="server has ended: brigand: cannot use the database"):
        stress(Demand(1, seconds=1), "postgresql://nobody@127.0.0.1:9/nowhere")


def test_percentiles() -> None:
    assert percentile([3.0, 1.0, 2.0], 0.5) == 2.0
    assert percentile([], 0.99) == 0.0
