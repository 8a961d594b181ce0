"""What strangers tried against a server, by the numbers of the audit: none of it hurts anybody else."""

import asyncio
import time
from pathlib import Path

import httpx

from tests.server.client import Server, running
from tests.server.made import finished, stored

LONG = "longmatch"


def memory_of(server: Server) -> float:
    """Megabytes a server takes, without the processes that think for bots."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return next(int(line.split()[1]) / 1000 for line in status.splitlines() if line.startswith("VmRSS"))


def late(seconds: list[float]) -> float:
    """How long nine in ten waited at most; a busy machine may be late once."""
    return sorted(seconds)[len(seconds) * 9 // 10]


async def waits(http: httpx.AsyncClient, path: str, stop: asyncio.Event) -> list[float]:
    """How long an honest guest waits, again and again, until the attack is over."""
    seconds: list[float] = []
    while not stop.is_set() or not seconds:
        start = time.monotonic()
        (await http.get(path)).raise_for_status()
        seconds.append(time.monotonic() - start)
    return seconds


def test_sixty_replays_of_a_long_match_at_once(tmp_path: Path) -> None:
    made = finished(LONG, "nuremberg", 4, most=2_000)
    stored(tmp_path / "test.db", made)
    steps = made[0].needs_match().number + 1

    async def some_pages(http: httpx.AsyncClient, number: int) -> None:
        """What one of them reads; together all pages, from all seats, many times."""
        for page in range(3):
            first = (number + page * 10) * 64 % steps
            answer = await http.get(f"/api/tables/{LONG}/replay?first={first}&viewer={number % 5 - 1}")
            assert answer.status_code == 200
            assert len(answer.content) < 1_000_000

    async def attack(server: Server) -> list[float]:
        over = asyncio.Event()
        limits = httpx.Limits(max_connections=100)
        async with (
            httpx.AsyncClient(base_url=server.address, timeout=120, limits=limits) as http,
            httpx.AsyncClient(base_url=server.address, timeout=120) as honest,
        ):
            await honest.get(f"/api/tables/{LONG}")
            waiting = asyncio.create_task(waits(honest, f"/api/tables/{LONG}/qr", over))
            await asyncio.gather(*(some_pages(http, number) for number in range(60)))
            over.set()
            return await waiting

    with running(tmp_path) as server:
        before = memory_of(server)
        seconds = asyncio.run(attack(server))
        assert late(seconds) < 2, "the others do not wait"
        assert memory_of(server) - before < 80
