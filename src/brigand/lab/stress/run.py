"""One measured run: servers are started, a crowd comes, and both are watched."""

import asyncio
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from brigand.engine import is_compiled
from brigand.lab.pool import progress
from brigand.lab.stress.crowd import Crowd, Demand, percentile
from brigand.lab.stress.servers import Launched, brigand

WARM_UP = 2.0
"""Seconds that do not count."""


class Load(msgspec.Struct):
    """What one run cost and how long people waited. Times are in milliseconds."""

    engine: str
    games: list[str]
    sockets: int
    think: float
    seconds: float
    moves: int
    moves_per_second: float
    own_p50: float
    own_p99: float
    last_p50: float
    last_p99: float
    cpu_per_move: float
    memory_per_table: float
    """Kilobytes of the server."""
    matches_ended: int
    lines_lost: int
    refusals: dict[str, int]


@contextmanager
def running(servers: list[Launched]) -> Iterator[list[Launched]]:
    """Servers from start to end, whatever happens."""
    try:
        for server in servers:
            server.start()
        for server in servers:
            server.wait_until_open()
        yield servers
    finally:
        for server in reversed(servers):
            server.stop()


def stress(demand: Demand, database: str = "", extra: tuple[str, ...] = ()) -> Load:
    """A server of our own with a fresh database, and a crowd."""
    with TemporaryDirectory(prefix="brigand-stress-") as name:
        folder = Path(name)
        with running([brigand("server", folder, database or str(folder / "stress.db"), extra)]) as servers:
            return in_quick_loop(demand, servers)


def stress_beside(demand: Demand) -> dict[str, Load]:
    """boardgame.io under the same crowd, in memory and with SQLite."""
    from brigand.lab.stress.beside import NAME, TheirCrowd, boardgame_io

    loads = {}
    for storage in ("memory", "SQLite"):
        with TemporaryDirectory(prefix="brigand-stress-") as name:
            folder = Path(name)
            database = "" if storage == "memory" else str(folder / "stress.db")
            with running([boardgame_io(folder, database)]) as servers:
                load = in_quick_loop(demand, servers, TheirCrowd)
        loads[f"{NAME}, {storage}"] = msgspec.structs.replace(load, engine="Node.js", games=["a game of 78 cards"])
    return loads


def in_quick_loop(demand: Demand, servers: list[Launched], crowd: type[Crowd] = Crowd) -> Load:
    """With uvloop where there is one."""
    if sys.platform == "win32":
        return asyncio.run(measured(demand, servers, crowd))
    import uvloop

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(measured(demand, servers, crowd))


@asynccontextmanager
async def shown(what: str, total: float, done: Callable[[], float]) -> AsyncIterator[None]:
    """A bar while something lasts, moved so rarely that nobody waits for it."""
    with progress(per_second=2) as bar:
        line = bar.add_task(what, total=total)

        async def follow() -> None:
            while True:
                bar.update(line, completed=done())
                await asyncio.sleep(0.5)

        following = asyncio.create_task(follow())
        try:
            yield
        finally:
            following.cancel()


async def measured(demand: Demand, servers: list[Launched], kind: type[Crowd]) -> Load:
    """Moves, waits and costs while the crowd plays."""
    empty = sum(server.memory() for server in servers)
    crowd = kind(demand, [server.port for server in servers])
    try:
        async with shown("tables", demand.tables, lambda: len(crowd.boards)):
            await crowd.gather()
        await asyncio.sleep(min(WARM_UP, demand.seconds / 2))
        crowd.forget_times()
        began, cpu = time.perf_counter(), sum(server.cpu() for server in servers)
        if demand.to_the_end:
            async with shown("matches", demand.tables, lambda: crowd.ended):
                await crowd.all_ended()
        else:
            async with shown("seconds", demand.seconds, lambda: time.perf_counter() - began):
                await asyncio.sleep(demand.seconds)
        seconds = time.perf_counter() - began
        used = sum(server.cpu() for server in servers) - cpu
        moves, full = len(crowd.own), sum(server.memory() for server in servers)
        return Load(
            engine="compiled" if is_compiled() else "plain",
            games=list(demand.games),
            sockets=demand.tables * (demand.people + demand.watchers),
            think=demand.think,
            seconds=seconds,
            moves=moves,
            moves_per_second=moves / seconds,
            own_p50=1000 * percentile(crowd.own, 0.5),
            own_p99=1000 * percentile(crowd.own, 0.99),
            last_p50=1000 * percentile(crowd.last, 0.5),
            last_p99=1000 * percentile(crowd.last, 0.99),
            cpu_per_move=1000 * used / max(1, moves),
            memory_per_table=(full - empty) / 1000 / demand.tables,
            matches_ended=crowd.ended,
            lines_lost=crowd.losses,
            refusals=crowd.codes,
        )
    finally:
        await crowd.go()
