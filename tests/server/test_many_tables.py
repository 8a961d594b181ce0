"""Many tables at once play to the end, and none of them stays in memory for ever. Figures: docs/hosting.md."""

import asyncio
import json
import os
import sys
import time
from pathlib import Path

import pytest

from brigand.table.table import Table
from tests import waiting
from tests.server.awaited import until
from tests.server.client import Json, Person, Server, running
from tests.server.inside import House, Visitor, opened

TABLES = int(os.environ.get("BRIGAND_TABLES", "12"))
CREATED = int(os.environ.get("BRIGAND_CREATED_TABLES", "150"))


def memory(server: Server, figure: str = "VmRSS") -> int:
    """Megabytes the server's own process holds; `VmHWM` is the most it ever held."""
    assert server.process is not None
    for line in Path(f"/proc/{server.process.pid}/status").read_text().splitlines():
        if line.startswith(figure):
            return int(line.split()[1]) // 1024
    raise AssertionError("no figure")


def wave(person: Person, tables: int) -> tuple[int, float]:
    """Tables of bots alone, all at once, until the last is over: actions played and seconds taken."""
    ids = [person.create(2 + number % 4, bots="greedy", pace="quick") for number in range(tables)]
    start = time.monotonic()
    for table in ids:
        person.request("POST", f"/tables/{table}/seats/0/takeover")
    seen = [until_over(person, table) for table in ids]
    return sum(table["move"] for table in seen), time.monotonic() - start


def until_over(person: Person, table: str) -> Json:
    return waiting.until(lambda: (seen := person.look(table))["status"] == "over" and seen)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="reads memory from /proc")
def test_many_bot_tables_end_and_leave_memory(tmp_path: Path) -> None:
    with running(tmp_path, idle=1.0) as server:
        ann, held = Person(server, "Ann"), [memory(server)]
        for _ in range(2):
            actions, seconds = wave(ann, TABLES)
            time.sleep(2.5)  # until they are idle
            held.append(memory(server))
        most = memory(server, "VmHWM")
    figures = {"tables": TABLES, "actions": actions, "seconds": round(seconds, 1), "MB": held, "most MB": most}
    sys.stdout.write(json.dumps(figures) + "\n")
    assert held[2] - held[1] <= 6, figures


async def played(house: House, visitor: Visitor) -> str:
    """A finished match of bots."""
    wish = {"game": "loot", "seats": 2, "name": visitor.name, "bots": "greedy"}
    id = str((await visitor.ask("POST", "/tables", wish))["id"])
    await visitor.ask("POST", f"/tables/{id}/seats/0/takeover")
    await until(lambda: id not in house.hub.hot or house.hub.hot[id].table.status == "over")
    return id


def test_idle_and_finished_tables_leave_memory_and_come_back(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(str(tmp_path / "test.db"), idle=0.2) as house:
            ann = Visitor(house, "Ann")
            wish = {"game": "loot", "seats": 2, "name": "Ann", "bots": "greedy"}
            running = str((await ann.ask("POST", "/tables", wish))["id"])
            finished = await played(house, ann)
            seen = [await ann.ask("GET", f"/tables/{id}") for id in (running, finished)]
            await until(lambda: not house.hub.hot)
            assert [await ann.ask("GET", f"/tables/{id}") for id in (running, finished)] == seen
            await until(lambda: not house.hub.hot)
            assert not house.hub.loading

    asyncio.run(main())


def test_a_table_somebody_looks_at_stays(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(str(tmp_path / "test.db"), idle=0.1) as house:
            ann = Visitor(house, "Ann")
            id = str((await ann.ask("POST", "/tables", {"game": "loot", "seats": 2, "name": "Ann"}))["id"])
            line = ann.line(id)
            await line.until(1)
            hot = house.hub.hot[id]
            await asyncio.sleep(0.4)
            assert house.hub.hot[id] is hot
            await line.close()
            await until(lambda: not house.hub.hot)

    asyncio.run(main())


def test_created_and_unknown_tables_do_not_pile_up(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(str(tmp_path / "test.db"), idle=0.2) as house:
            ann = Visitor(house, "Ann")
            for number in range(CREATED):
                await ann.ask("POST", "/tables", {"game": "loot", "seats": 2, "name": "Ann"})
                assert (await ann.ask("GET", f"/tables/none{number}"))["code"] == "table-unknown"
                ann.received.clear()
            await until(lambda: not house.hub.hot)
            assert not house.hub.loading
            assert len((await ann.ask("GET", "/home"))["tables"]) == 30

    asyncio.run(main())


def test_a_table_comes_back_from_its_log_as_it_was(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(str(tmp_path / "test.db")) as house:
            id = await played(house, Visitor(house, "Ann"))
            same(house.hub.hot[id].table, await house.hub.load(id))

    asyncio.run(main())


def same(one: Table, other: Table) -> None:
    assert one.match is not None
    assert other.match is not None
    assert (one.version, one.match.number) == (other.version, other.match.number)
    assert one.match.journal.digest() == other.match.journal.digest()
    assert one.match.state.journal is one.match.journal
    for viewer in range(-1, one.match.seats):
        assert list(one.match.views(viewer)) == list(other.match.views(viewer))
        assert one.match.view_at(40, viewer) == other.match.view_at(40, viewer)
    assert one.match.outcome().places == other.match.outcome().places
