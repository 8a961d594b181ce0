"""Servers and thinkers are killed while people play: nothing answered is lost, nothing done twice, every match ends.

BRIGAND_CHAOS="300 180 2" plays at 300 tables of four people and a bot with kills for 180 seconds, people thinking for
two seconds on average, three servers and two thinkers.
"""

import os

import pytest

from brigand.core.errors import Unreadable
from brigand.lab.stress.chaos import Storm, chaos
from brigand.lab.stress.crowd import Demand
from brigand.printers.chaos import show, storm_of
from tests.server import nats
from tests.store import postgres

SIZE = [float(number) for number in os.environ.get("BRIGAND_CHAOS", "").split()]


@pytest.mark.services
@pytest.mark.slow
@pytest.mark.timeout(3_600)
def test_nothing_is_lost_when_anything_is_killed() -> None:
    with postgres.running() as database, nats.running() as bus:
        if SIZE:
            demand = Demand(int(SIZE[0]), seconds=SIZE[1], think=SIZE[2], bots=1, seats=5, to_the_end=True)
            storm = Storm(database=database, bus=bus.address)
        else:
            demand = Demand(6, seconds=6, think=0.05, bots=1, to_the_end=True)
            storm = Storm(servers=2, thinkers=1, every=1.5, database=database, bus=bus.address)
        wreckage = chaos(demand, storm)
    show(wreckage)
    assert wreckage.aftermath.is_clean, wreckage
    assert wreckage.matches_ended == demand.tables
    assert sum(wreckage.kills.values()) > 0
    assert wreckage.answered > 0


@pytest.mark.parametrize(
    ("wanted", "told"),
    [
        ((0, 1, 2.0, "postgresql://x", "nats://x"), "--servers"),
        ((1, 1, 0.0, "postgresql://x", "nats://x"), "--every"),
        ((1, 1, 2.0, "brigand.db", "nats://x"), "--database postgresql"),
        ((1, 1, 2.0, "postgresql://x", ""), "--bus nats"),
    ],
)
def test_what_cannot_be_killed_is_told(wanted: tuple[int, int, float, str, str], told: str) -> None:
    with pytest.raises(Unreadable, match=told):
        storm_of(*wanted)
