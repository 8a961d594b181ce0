"""Ten thousand finished tables in the database weigh nothing: not in memory, not on the first page."""

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import event

from brigand.store.store import Store
from tests.server.inside import House, Visitor, opened

MANY = 10_000


def fill(database: Path, person: str, first: int, tables: int) -> None:
    """Finished tables of a person, as they are listed and counted."""
    ids = [f"old{number}" for number in range(first, first + tables)]
    summary = json.dumps({"seats": ["Ann", "Bob"], "won": ["Bob"]})
    with sqlite3.connect(database) as line:
        line.executemany(
            "INSERT INTO tables (id, game, status, changed, summary) VALUES (?, 'loot', 'over', 1.0, ?)",
            [(id, summary) for id in ids],
        )
        line.executemany("INSERT INTO sittings (person, table_id) VALUES (?, ?)", [(person, id) for id in ids])
        line.executemany(
            "INSERT INTO matches (table_id, game, seats, rated, reason, at) VALUES (?, 'loot', 2, 0, 'played', 1.0)",
            [(id,) for id in ids],
        )
        line.executemany(
            "INSERT INTO entries (table_id, number, at, data) VALUES (?, 1, 1.0, '{}')", [(i,) for i in ids]
        )
    line.close()


class Steps:
    """Counts what SQLite does for those who read, in steps of its own machine."""

    def __init__(self, store: Store) -> None:
        self.count = 0
        event.listen(store.engine.sync_engine, "checkout", self.watch)

    def watch(self, connection: Any, record: object, proxy: object) -> None:
        connection.run_async(lambda line: line.set_progress_handler(self.step, 1))

    def step(self) -> int:
        self.count += 1
        return 0


@asynccontextmanager
async def house_of_ann(database: Path) -> AsyncIterator[tuple[House, Visitor]]:
    async with opened(str(database)) as house:
        ann = Visitor(house, "Ann")
        await ann.ask("PUT", "/me", {"name": "Ann"})
        yield house, ann


async def steps_of_home(house: House, ann: Visitor) -> int:
    """What one look at the first page costs the database; what the server does beside it is not meant."""
    await begun(house)
    steps, looks = Steps(house.hub.store), []
    for _ in range(3):
        before = steps.count
        home = await ann.ask("GET", "/home")
        assert len(home["tables"]) == 10
        looks.append(steps.count - before)
    return min(looks)


async def begun(house: House) -> None:
    """A server has looked for what it has to go on with."""
    await asyncio.gather(*(chore for chore in house.hub.chores if chore.get_name() == "resume"))


def test_others_old_tables_cost_the_first_page_nothing_and_stay_out_of_memory(tmp_path: Path) -> None:
    database = tmp_path / "test.db"

    async def main() -> None:
        async with house_of_ann(database) as (house, ann):
            assert ann.cookie is not None
            guest = house.hub.signer.guest_in(ann.cookie.partition("=")[2])
            assert guest is not None
            fill(database, guest.person, 0, 10)
            few = await steps_of_home(house, ann)
            fill(database, "somebody else", 10, MANY)
            many = await steps_of_home(house, ann)
            assert 0 < many <= few + 10, (few, many)
            assert not house.hub.hot
        async with opened(str(database)) as house:  # a server that begins with them does not open them either
            await begun(house)
            assert not house.hub.hot

    asyncio.run(main())
