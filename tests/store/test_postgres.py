"""The same store on PostgreSQL, and a table played on it."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from brigand.core.errors import Stale
from brigand.store.notices import Notices
from brigand.store.place import probe
from brigand.store.store import Row, Store
from brigand.table.entries import Freed, Sat
from tests.server.client import Person, running
from tests.store import postgres
from tests.waiting import until

pytestmark = pytest.mark.services


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with postgres.running() as found:
        yield found


def test_the_store_keeps_its_promises(address: str) -> None:
    async def main() -> None:
        await probe(address)
        one, other = await Store.open(address), await Store.open(address)
        try:
            await one.append("t", 1, Sat(0, "p", "Änn «»"))
            with pytest.raises(Stale):
                await other.append("t", 1, Freed(0))
            assert await other.log("t") == [Sat(0, "p", "Änn «»")]
            await one.note_person("p", "Ann")
            await one.note_sitting("p", "t")
            await other.note_sitting("p", "t")
            await one.list_table(Row("t", "loot", "playing", 1.5, "[]"))
            assert [row.id for row in await other.tables_of("p")] == ["t"]
            assert await other.unfinished() == ["t"]
            assert await one.key() == await other.key()
            claims = [Notices(store).claim("t", "p", 3) for store in (one, other, one, other)]
            assert sorted(await asyncio.gather(*claims)) == [False, False, False, True]
            assert not await Notices(other).claim("t", "p", 2)
            assert await Notices(other).claim("t", "p", 4)
        finally:
            await one.close()
            await other.close()

    asyncio.run(main())


def test_a_match_survives_a_killed_server(address: str, tmp_path: Path) -> None:
    with running(tmp_path, database=address) as server:
        ann = Person(server, "Ann")
        table = ann.create(3, bots="greedy")
        line = ann.line(table)
        line.until(lambda seen: seen.get("owed"))
        assert line.act(line.table["owed"]["legal"][0])["ok"]
        line.close()
        server.kill()
        server.start()
        assert ann.look(table)["move"] >= 1
        ann.request("POST", f"/tables/{table}/seats/0/takeover")
        until(lambda: ann.look(table)["status"] == "over")
