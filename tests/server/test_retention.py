"""What is old goes by itself and by `brigand admin clean`; running matches, accounts and ratings stay as they were."""

import asyncio
import time
from pathlib import Path
from typing import Any

from sqlalchemy import func, select, update

from brigand.server.passwords import Attempts
from brigand.server.retention import PORTION, Retention
from brigand.server.tasks import Tasks
from brigand.store import upkeep
from brigand.store.orders import Order
from brigand.store.schema import devices, entries, people, ratings, results, tables
from brigand.table.entries import Closed
from tests.server.awaited import until
from tests.server.inside import House, Visitor, opened

WISH = {"game": "loot", "seats": 2}


async def count(house: House, rows: Any) -> int:
    async with house.hub.store.reading.connect() as connection:
        return int((await connection.execute(select(func.count()).select_from(rows))).scalar_one())


async def age(house: House, days: float) -> None:
    """Everything was so long ago."""
    async with house.hub.store.write() as connection:
        back = days * upkeep.DAY
        await connection.execute(update(people).values(seen=people.c.seen - back))
        await connection.execute(update(devices).values(seen=devices.c.seen - back))
        await connection.execute(update(tables).values(changed=tables.c.changed - back))


async def table_of(visitor: Visitor, **wish: object) -> str:
    return str((await visitor.ask("POST", "/tables", {**WISH, "name": visitor.name, **wish}))["id"])


async def ended(house: House, table: str) -> None:
    """End a match, and wait until its result is written and no bot thinks any more."""
    await Tasks(house.hub, Attempts(1)).answer_to(Order("", "end", {"id": table}))
    await until(house.hub.hot[table].is_resting)


async def names(house: House) -> list[str]:
    async with house.hub.store.reading.connect() as connection:
        return sorted(str(name) for (name,) in await connection.execute(select(people.c.name)))


def test_old_guests_and_tables_go_and_nothing_else(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(str(tmp_path / "test.db"), accounts=True) as house:
            old, player, named, fresh = (Visitor(house, name) for name in ("Old", "Player", "Named", "Fresh"))
            over, lobby = await table_of(old, bots="random"), await table_of(old)
            running = await table_of(player, bots="random")
            await ended(house, over)
            await named.ask("PUT", "/me", {"name": "Named"})
            await named.ask("POST", "/account", {"name": "Named", "password": "a long password"})
            await age(house, 40)
            latest = await table_of(fresh)
            before = await count(house, results)
            kept = Retention(house.hub)
            assert await kept.portion(0, 0) == (0, 0), "off by default"
            assert await kept.portion(50, 50) == (0, 0), "not yet"
            assert await kept.everything(30, 30) == (1, 2)
            assert await names(house) == ["Fresh", "Named", "Player"]
            for table, there in ((over, False), (lobby, False), (running, True), (latest, True)):
                answer = await fresh.ask("GET", f"/tables/{table}")
                assert ("status" in answer) == there, table
            assert (await player.ask("GET", f"/tables/{running}"))["status"] == "playing"
            assert await count(house, results) == before, "what was counted stays"
            assert await kept.everything(30, 30) == (0, 0)

    asyncio.run(main())


def test_ratings_of_others_are_as_before(tmp_path: Path) -> None:
    async def rated(house: House) -> list[tuple[object, ...]]:
        async with house.hub.store.reading.connect() as connection:
            query = select(ratings.c.name, ratings.c.mu, ratings.c.sigma, ratings.c.matches).order_by(ratings.c.name)
            return [tuple(row) for row in await connection.execute(query)]

    async def main() -> None:
        async with opened(str(tmp_path / "test.db")) as house:
            ann, bob = Visitor(house, "Ann"), Visitor(house, "Bob")
            table = await table_of(ann, rated=True)
            await bob.ask("POST", f"/tables/{table}/seats/1", {"name": "Bob"})
            await ann.ask("POST", f"/tables/{table}/start", {})
            for one in (ann, bob):
                await one.ask("POST", f"/tables/{table}/resign")
            hot = house.hub.hot[table]
            await until(lambda: hot.table.status == "over")
            await house.hub.errands.finish()
            before = await rated(house)
            assert [row[0] for row in before] == ["Ann", "Bob"]
            await age(house, 40)
            await bob.ask("PUT", "/me", {"name": "Bob"})
            assert await Retention(house.hub).everything(30, 30) == (1, 1)
            assert await rated(house) == before[1:], "Ann is forgotten, Bob's rating is what it was"
            assert await house.hub.results.kept.uncounted() == []

    asyncio.run(main())


def test_a_visit_keeps_a_guest_and_a_look_keeps_a_table(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(str(tmp_path / "test.db")) as house:
            ann, bob = Visitor(house, "Ann"), Visitor(house, "Bob")
            table = await table_of(ann)
            await bob.ask("PUT", "/me", {"name": "Bob"})
            await age(house, 40)
            house.hub.visits.noted.clear()
            line = ann.line(table)
            await line.until(1)
            await house.hub.errands.finish()
            assert await Retention(house.hub).everything(30, 30) == (1, 0), "Bob, and no table"
            assert await names(house) == ["Ann"]
            await line.close()
            assert await Retention(house.hub).everything(30, 30) == (0, 1)

    asyncio.run(main())


def test_it_goes_in_portions_and_rows_a_while_later(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(str(tmp_path / "test.db")) as house:
            ann = Visitor(house, "Ann")
            for _ in range(PORTION + 1):
                await table_of(ann)
            await age(house, 40)
            kept, written = Retention(house.hub), await count(house, entries)
            assert await kept.portion(0, 30) == (0, PORTION)
            assert await kept.portion(0, 30) == (0, 1)
            assert await count(house, entries) == written + PORTION + 1, "each log says that the table is gone"
            assert (await ann.ask("GET", "/home"))["tables"] == []
            async with house.hub.store.write() as connection:
                await connection.execute(update(tables).values(changed=time.time() - upkeep.GRACE - 1))
            for _ in range(2):
                await kept.portion(0, 0)
            assert (await count(house, entries), await count(house, tables)) == (0, 0)

    asyncio.run(main())


def test_who_holds_a_table_that_is_gone_writes_nothing_after_it(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(str(tmp_path / "test.db")) as house:
            ann = Visitor(house, "Ann")
            table = await table_of(ann)
            line = ann.line(table)
            await line.until(1)
            await upkeep.take_away(house.hub.store, table)  # as another server would
            assert (await ann.ask("PUT", f"/tables/{table}/ready", {"ready": True}))["code"] == "table-unknown"
            await line.task
            log = await house.hub.store.log(table)
            assert isinstance(log[-1], Closed)
            assert log[-1].gone
            assert table not in house.hub.hot

    asyncio.run(main())
