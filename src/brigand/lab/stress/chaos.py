"""Servers and thinkers that are killed while a crowd plays, and what that did: nothing, if all is well.

Afterwards everything answered is looked for in the log, every log is folded here and in another process, and every
server is asked for its record of every match.
"""

import asyncio
import random
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
import msgspec

from brigand.engine import is_compiled
from brigand.lab.stress.aftermath import Aftermath, looked_over
from brigand.lab.stress.crowd import Crowd, Demand, percentile
from brigand.lab.stress.run import running, shown
from brigand.lab.stress.servers import Launched, brigand


class Storm(msgspec.Struct, frozen=True):
    """What is there to be killed, and how often something is."""

    servers: int = 3
    thinkers: int = 2
    every: float = 2.0
    database: str = ""
    bus: str = ""


class Wreckage(msgspec.Struct):
    """What came of it. Times are in milliseconds."""

    engine: str
    games: list[str]
    tables: int
    people: int
    seconds: float
    """From the first kill until the last match was over."""
    kills: dict[str, int]
    answered: int
    matches_ended: int
    lines_lost: int
    refusals: dict[str, int]
    own_p50: float
    own_p99: float
    aftermath: Aftermath


def chaos(demand: Demand, storm: Storm) -> Wreckage:
    """Everything is started, killed at random for `seconds`, and left to play to the end."""
    with TemporaryDirectory(prefix="brigand-chaos-") as name:
        folder = Path(name)
        shared = ("--bus", storm.bus, "--thinkers", "elsewhere" if storm.thinkers else "here", "--bot-deadline", "1")
        servers = [brigand(f"server {number}", folder, storm.database, shared) for number in range(storm.servers)]
        thinkers = [thinker(f"thinker {number}", folder, storm) for number in range(storm.thinkers)]
        with running(servers):
            try:
                for one in thinkers:
                    one.start()
                return asyncio.run(endured(demand, storm, servers, thinkers))
            finally:
                for one in thinkers:
                    one.stop()


def thinker(name: str, folder: Path, storm: Storm) -> Launched:
    """`brigand think` with one worker; it listens nowhere."""
    command = [sys.executable, "-m", "brigand.cli", "think", "--workers", "1"]
    return Launched(name, [*command, "--bus", storm.bus, "--database", storm.database], 0, folder)


async def endured(demand: Demand, storm: Storm, servers: list[Launched], thinkers: list[Launched]) -> Wreckage:
    """The crowd plays every match to its end, whatever happens."""
    crowd = Crowd(demand, [server.port for server in servers])
    try:
        async with shown("tables", demand.tables, lambda: len(crowd.boards)):
            await crowd.gather()
        began = time.perf_counter()
        async with shown("matches", demand.tables, lambda: crowd.ended):
            kills = await killed(storm, demand, [*servers, *thinkers], crowd)
            await crowd.all_ended()
        seconds = time.perf_counter() - began
    finally:
        await crowd.go()
    return Wreckage(
        engine="compiled" if is_compiled() else "plain",
        games=list(demand.games),
        tables=demand.tables,
        people=demand.tables * demand.people,
        seconds=seconds,
        kills=kills,
        answered=len(crowd.given),
        matches_ended=crowd.ended,
        lines_lost=crowd.losses,
        refusals=crowd.codes,
        own_p50=1000 * percentile(crowd.own, 0.5),
        own_p99=1000 * percentile(crowd.own, 0.99),
        aftermath=await looked_over(storm.database, crowd.given, list(crowd.boards), await records(crowd, servers)),
    )


async def killed(storm: Storm, demand: Demand, all_of_them: list[Launched], crowd: Crowd) -> dict[str, int]:
    """One after the other, by chance, and started again at once; how often each."""
    chance, kills = random.Random(demand.seed), dict.fromkeys((one.name for one in all_of_them), 0)
    end = time.monotonic() + demand.seconds
    while time.monotonic() < end and crowd.ended < demand.tables:
        await asyncio.sleep(storm.every)
        one = chance.choice(all_of_them)
        one.kill()
        one.start()
        kills[one.name] += 1
    return kills


async def records(crowd: Crowd, servers: list[Launched]) -> dict[str, list[bytes]]:
    """Every match as every server knows it."""
    found: dict[str, list[bytes]] = {id: [] for id in crowd.boards}
    async with httpx.AsyncClient(timeout=120) as http:
        for server in servers:
            await asyncio.to_thread(server.wait_until_open)
            for id, told in found.items():
                answer = await http.get(f"http://127.0.0.1:{server.port}/api/tables/{id}/record")
                told.append(answer.content)
    return found
