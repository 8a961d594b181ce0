"""What servers stand on goes away while a crowd plays: the bus, the line to it, the database. Nothing is lost.

BRIGAND_OUTAGES="60 10 1" plays at 60 tables, each outage lasting 10 seconds, people thinking for one second on average.
"""

import asyncio
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from brigand.lab.stress.aftermath import looked_over
from brigand.lab.stress.chaos import records
from brigand.lab.stress.crowd import Crowd, Demand, percentile
from brigand.lab.stress.run import running
from brigand.lab.stress.servers import brigand
from tests.server import nats
from tests.store import postgres
from tests.waiting import until

SIZE = [float(number) for number in os.environ.get("BRIGAND_OUTAGES", "8 0 0.05").split()]
MOVES = 40
"""Answers that people must have had before the next thing happens."""


class Told:
    """What a crowd met between two moments."""

    def __init__(self, crowd: Crowd) -> None:
        self.crowd = crowd
        self.answers, self.losses, self.codes = len(crowd.own), crowd.losses, dict(crowd.codes)

    def moves(self) -> int:
        return len(self.crowd.own) - self.answers

    def show(self, what: str) -> None:
        waits = self.crowd.own[self.answers :]
        codes = {code: count - self.codes.get(code, 0) for code, count in self.crowd.codes.items()}
        print(
            f"{what}: {len(waits)} moves answered, p50 {1000 * percentile(waits, 0.5):.0f} ms, "
            f"longest {max(waits, default=0):.1f} s; lines lost {self.crowd.losses - self.losses}; "
            f"refused { {code: count for code, count in codes.items() if count} }"
        )


async def meanwhile(crowd: Crowd, what: str, begin: Callable[[], None], end: Callable[[], None]) -> None:
    """Something goes and comes back; play goes on, at the latest afterwards."""
    told = Told(crowd)
    await asyncio.to_thread(begin)
    await asyncio.sleep(SIZE[1])  # how long it is away; nothing depends on it
    await asyncio.to_thread(end)
    await asyncio.to_thread(until, lambda: told.moves() >= MOVES or crowd.ended == crowd.demand.tables)
    told.show(what)


@pytest.mark.services
@pytest.mark.slow
@pytest.mark.timeout(3_600)
def test_nothing_is_lost_when_the_bus_or_the_database_goes_under_load(tmp_path: Path) -> None:
    async def play(ports: list[int]) -> Crowd:
        crowd = Crowd(Demand(int(SIZE[0]), think=SIZE[2], to_the_end=True), ports)
        try:
            await crowd.gather()
            await meanwhile(crowd, "nothing", lambda: None, lambda: None)
            await meanwhile(crowd, "NATS killed", bus.kill, bus.start)
            await meanwhile(crowd, "NATS cut off", bus.freeze, bus.thaw)
            await meanwhile(crowd, "PostgreSQL stopped", database.stop, database.start)
            await crowd.all_ended()
        finally:
            await crowd.go()
        return crowd

    with postgres.restartable() as database, nats.running() as bus:
        extra = ("--bus", bus.address)
        servers = [brigand(f"server {number}", tmp_path, database.address, extra) for number in range(2)]
        with running(servers):
            crowd = asyncio.run(play([server.port for server in servers]))
            told = asyncio.run(records(crowd, servers))
        aftermath = asyncio.run(looked_over(database.address, crowd.given, list(crowd.boards), told))
    assert aftermath.is_clean, aftermath
    assert crowd.ended == crowd.demand.tables
    assert set(crowd.codes) <= {"not_kept", "stale"}
