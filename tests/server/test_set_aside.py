"""A log that does not add up to a table is set aside with a report, and harms nobody else."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import update

from brigand.server.hub import Hub
from brigand.store.group import NotKept
from brigand.store.schema import entries
from brigand.table.entries import AnyEntry, Sat, Started
from tests.server.awaited import until
from tests.server.inside import Visitor, opened

WISH = {"game": "loot", "seats": 2, "bots": "greedy"}
DAMAGE: dict[str, AnyEntry | str] = {
    "a deal for more seats than there are": Started([0, 1, 2]),
    "somebody on a seat there is not": Sat(9, "Bob", "Bob"),
    "no entry at all": "{}",
    "no JSON": "{",
}


async def damage(hub: Hub, id: str, number: int, entry: AnyEntry | str) -> None:
    """Overwrite an entry of a log."""
    data = entry if isinstance(entry, str) else msgspec.json.encode(entry).decode()
    async with hub.store.write() as connection:
        await connection.execute(
            update(entries).where(entries.c.table_id == id, entries.c.number == number).values(data=data)
        )


async def opened_by(ann: Visitor) -> str:
    """A table with a bot, dealt."""
    return str((await ann.ask("POST", "/tables", {**WISH, "name": "Ann"}))["id"])


async def first_day(database: str) -> tuple[list[str], str, str | None]:
    """Tables whose logs are damaged, one where bots play, and Ann's cookie."""
    async with opened(database) as house:
        ann = Visitor(house, "Ann")
        broken = []
        for entry in DAMAGE.values():
            broken.append(await opened_by(ann))
            await damage(house.hub, broken[-1], 4, entry)
        good = await opened_by(ann)
        await ann.ask("POST", f"/tables/{good}/seats/0/takeover")
        return broken, good, ann.cookie


async def second_day(database: str, broken: list[str], good: str, cookie: str | None) -> None:
    """The broken ones say so; everything else goes on."""
    async with opened(database, idle=0.1) as house:
        ann = Visitor(house, "Ann")
        ann.cookie = cookie
        tables = {table["id"]: table for table in (await ann.ask("GET", "/home"))["tables"]}
        assert set(tables) == {*broken, good}
        for id in broken:
            assert not tables[id]["your_turn"]
            for method, path in (("GET", ""), ("POST", "/resign"), ("GET", "/replay"), ("POST", "/rematch")):
                answer = await ann.ask(method, f"/tables/{id}{path}")
                assert answer["code"] == "table-broken", path
                assert answer["sentence"] == "This table cannot be opened any more."
                assert ann.received[-1].startswith(b"410\n")
            line = ann.line(id)
            await line.task
            assert line.frames == 0
        await until(lambda: good not in house.hub.hot or house.hub.hot[good].table.status == "over")
        assert (await ann.ask("GET", f"/tables/{good}"))["status"] == "over"
        await until(lambda: not house.hub.hot)
        done = [chore.get_name() for chore in house.hub.chores if chore.done()]
        assert done == ["resume"], "everything else goes on, the resumption is done"


def test_a_broken_log_harms_nobody_else(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    database = str(tmp_path / "test.db")
    with caplog.at_level(logging.ERROR):
        broken, good, cookie = asyncio.run(first_day(database))
        asyncio.run(second_day(database, broken, good, cookie))
    reports = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert len(reports) == len(broken), "once each"
    for report in reports:
        assert any(report.getMessage().startswith(f"table {id} is set aside") for id in broken)
        assert report.exc_info is not None


def test_a_table_that_another_process_broke_is_closed_for_those_who_look_on(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(str(tmp_path / "test.db")) as house:
            ann = Visitor(house, "Ann")
            id = str((await ann.ask("POST", "/tables", {"game": "loot", "seats": 2, "name": "Ann"}))["id"])
            line = ann.line(id)
            await line.until(1)
            await house.hub.store.append(id, 3, Started([0, 1, 2]))
            answer = await ann.ask("DELETE", f"/tables/{id}/seats/0")
            assert answer["code"] == "table-broken"
            await line.task
            assert id not in house.hub.hot
            assert (await ann.ask("GET", "/home"))["tables"][0]["id"] == id

    asyncio.run(main())


class Away:
    """A store's method whose database is away the first time."""

    def __init__(self, method: Callable[..., Awaitable[object]]) -> None:
        self.method = method
        self.asked = 0

    async def __call__(self, *given: object, **named: object) -> object:
        self.asked += 1
        if self.asked == 1:
            raise NotKept("the database is away")
        return await self.method(*given, **named)


def test_a_database_that_is_away_is_no_reason_to_set_a_table_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with opened(str(tmp_path / "test.db")) as house:
            ann = Visitor(house, "Ann")
            id = await opened_by(ann)
            del house.hub.hot[id]
            monkeypatch.setattr(house.hub.store, "log", Away(house.hub.store.log))
            assert (await ann.ask("GET", f"/tables/{id}"))["code"] == "not_kept"
            assert not house.hub.broken
            assert (await ann.ask("GET", f"/tables/{id}"))["status"] == "playing"

    asyncio.run(main())


def test_what_is_in_the_log_is_done_though_the_list_could_not_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with opened(str(tmp_path / "test.db")) as house:
            ann = Visitor(house, "Ann")
            id = await opened_by(ann)
            listing = Away(house.hub.store.list_table)
            monkeypatch.setattr(house.hub.store, "list_table", listing)
            monkeypatch.setattr("brigand.server.errands.AGAIN", 0.0)
            answer = await ann.ask("POST", f"/tables/{id}/resign")
            assert "code" not in answer, "it was done, so nobody is told that nothing has changed"
            await until(lambda: not house.hub.errands.tasks)
            [shown] = (await ann.ask("GET", "/home"))["tables"]
            assert shown["status"] == (await ann.ask("GET", f"/tables/{id}"))["status"]

    asyncio.run(main())


def test_a_result_is_written_down_when_the_database_is_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        monkeypatch.setattr("brigand.server.errands.AGAIN", 0.0)
        async with opened(str(tmp_path / "test.db")) as house:
            ann = Visitor(house, "Ann")
            id = await opened_by(ann)
            counting = Away(house.hub.results.kept.count)
            monkeypatch.setattr(house.hub.results.kept, "count", counting)
            await ann.ask("POST", f"/tables/{id}/resign")
            await until(lambda: house.hub.hot[id].table.status == "over" and not house.hub.errands.tasks)
            assert counting.asked == 2
            monkeypatch.setattr(house.hub.store, "log", Away(house.hub.store.log))
            monkeypatch.setattr(house.hub.results.kept, "uncounted", lambda: asyncio.sleep(0, [id]))
            with pytest.raises(NotKept):
                await house.hub.results.catch_up(house.hub.load)
            assert counting.asked == 2, "not to be read now is not unreadable"

    asyncio.run(main())
