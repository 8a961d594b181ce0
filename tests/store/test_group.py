"""Entries that wait together are written together, and a database that takes nothing is told of, never believed."""

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path

import pytest

from brigand.store import group
from brigand.store.copies import backup, restore
from brigand.store.group import EntryRow, GoneForAMoment, GroupCommit, NotKept
from brigand.store.store import Store
from brigand.table.entries import Freed


class Slow:
    """A writer that counts its turns, loses its line now and then, and knows one taken number."""

    def __init__(self, losses: int = 0) -> None:
        self.batches: list[int] = []
        self.losses = losses

    async def write(self, rows: Sequence[EntryRow]) -> list[bool]:
        await asyncio.sleep(0)
        if self.losses:
            self.losses -= 1
            raise GoneForAMoment("away")
        self.batches.append(len(rows))
        return [row.number != 13 for row in rows]

    async def run(self, sql: str, values: Sequence[object]) -> None:
        raise AssertionError

    async def read(self, sql: str, values: Sequence[object]) -> list[tuple[object, ...]]:
        raise AssertionError

    async def close(self) -> None:
        pass


def test_what_waits_together_is_written_together_and_the_key_decides() -> None:
    async def main() -> None:
        for losses in (0, 2):
            writer = Slow(losses)
            group = GroupCommit(writer, nullcontext())
            written = await asyncio.gather(*(group.add(EntryRow("t", number, 1.0, "{}")) for number in range(20)))
            assert [number for number, is_ours in enumerate(written) if not is_ours] == [13]
            assert writer.batches == [20]

    asyncio.run(main())


def test_in_one_batch_only_the_one_that_came_late_is_stale(tmp_path: Path) -> None:
    async def main() -> None:
        store = await Store.open(str(tmp_path / "test.db"))
        try:
            await store.append("t5", 1, Freed(9))
            results = await asyncio.gather(
                *(store.append(f"t{number}", 1, Freed(0)) for number in range(10)), return_exceptions=True
            )
            assert [number for number, result in enumerate(results) if result is not None] == [5]
            assert await store.log("t5") == [Freed(9)]
        finally:
            await store.close()

    asyncio.run(main())


def test_a_deleted_or_replaced_file_takes_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        file = tmp_path / "test.db"
        store = await Store.open(str(file))
        try:
            await store.append("t", 1, Freed(0))
            away = file.rename(tmp_path / "away.db")
            with pytest.raises(NotKept):
                await store.append("t", 2, Freed(0))
            away.rename(file)
            await store.append("t", 2, Freed(1))
            assert await store.log("t") == [Freed(0), Freed(1)]
            other = tmp_path / "other.db"
            other.touch()
            other.replace(file)
            with pytest.raises(NotKept):
                await store.append("t", 3, Freed(0))
        finally:
            await store.close()

    asyncio.run(main())


def test_a_full_disk_is_told_and_nothing_is_half_written(tmp_path: Path) -> None:
    async def main() -> None:
        store = await Store.open(str(tmp_path / "test.db"))
        try:
            await store.run("UPDATE meta SET value = value WHERE name = ?", "nothing")  # the line is open now
            writer = store.group.writer
            pages = writer.connection.execute("PRAGMA page_count").fetchone()[0]  # type: ignore[attr-defined]
            writer.connection.execute(f"PRAGMA max_page_count = {pages}")  # type: ignore[attr-defined]
            answered = await fill(store)
            assert len(await store.log("t")) == answered
            await store.append("t", answered + 1, Freed(0))  # a fresh line has room again
        finally:
            await store.close()

    asyncio.run(main())


def test_a_file_that_may_only_be_read_is_told(tmp_path: Path) -> None:
    async def main() -> None:
        file = tmp_path / "test.db"
        store = await Store.open(str(file))
        try:
            await store.append("t", 1, Freed(0))
            writer = store.group.writer
            writer.connection = sqlite3.connect(f"file:{file}?mode=ro", uri=True, check_same_thread=False)  # type: ignore[attr-defined]
            with pytest.raises(NotKept, match="readonly"):
                await store.append("t", 2, Freed(0))
            assert await store.log("t") == [Freed(0)]
            await store.append("t", 2, Freed(1))  # a fresh line may write again
        finally:
            await store.close()

    asyncio.run(main())


def test_a_damaged_file_is_told_and_its_copy_goes_on(tmp_path: Path) -> None:
    async def main() -> None:
        file, copy = tmp_path / "test.db", tmp_path / "copy.db"
        store = await Store.open(str(file))
        await store.append("t", 1, Freed(0))
        backup(str(file), copy)
        await store.close()
        store = await Store.open(str(file))
        try:
            file.write_bytes(b"\x55" * file.stat().st_size)
            await store.engine.dispose()  # what nobody has in memory any more is read from the file
            for attempt in (store.log("t"), store.append("t", 2, Freed(0)), store.versions(["t"])):
                with pytest.raises(NotKept):
                    await attempt
        finally:
            await store.close()
        file.rename(tmp_path / "damaged.db")
        restore(copy, str(file))
        store = await Store.open(str(file))
        try:
            await store.append("t", 2, Freed(0))
            assert len(await store.log("t")) == 2
        finally:
            await store.close()

    asyncio.run(main())


async def fill(store: Store) -> int:
    """Write until nothing more is taken."""
    number = 0
    try:
        while True:
            await store.append("t", number + 1, Freed(0))
            number += 1
    except NotKept:
        return number


def test_who_waits_for_another_process_keeps_nobody_else_waiting(tmp_path: Path) -> None:
    async def main() -> None:
        store = await Store.open(str(tmp_path / "test.db"))
        other = sqlite3.connect(tmp_path / "test.db", isolation_level=None)
        try:
            await store.note_person("ann", "Ann")
            other.execute("BEGIN IMMEDIATE")
            waits = asyncio.create_task(store.append("t", 1, Freed(0)))
            for _ in range(20):
                assert await store.name_of("ann") == "Ann"
                await asyncio.sleep(0.001)
            assert not waits.done()
            other.execute("COMMIT")
            await waits
            assert await store.log("t") == [Freed(0)]
        finally:
            other.close()
            await store.close()

    asyncio.run(main())


def test_the_write_ahead_log_is_brought_home_and_begins_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(group, "BRING_HOME", 10)

    async def main() -> int:
        store = await Store.open(str(tmp_path / "test.db"))
        try:
            await store.append("t", 1, Freed(0))
            grown = (tmp_path / "test.db-wal").stat().st_size
            for number in range(2, 300):
                await store.append("t", number, Freed(0))
            return (tmp_path / "test.db-wal").stat().st_size - grown
        finally:
            await store.close()

    assert asyncio.run(main()) < 50 * 4096
