"""What was written is there, once, for everybody; two who write the same number cannot both win."""

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import inspect, text

from brigand.core.errors import Stale
from brigand.store.copies import restore
from brigand.store.schema import metadata
from brigand.store.store import Row, Store
from brigand.table.entries import AnyEntry, Freed, Sat


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[Store]:
    store = await Store.open(str(path / "test.db"))
    try:
        yield store
    finally:
        await store.close()


def with_store(path: Path, test: Callable[[Store], Awaitable[None]]) -> None:
    async def main() -> None:
        async with opened(path) as store:
            await test(store)

    asyncio.run(main())


def test_an_empty_database_gets_every_table_and_a_full_one_keeps_its_own(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path) as store:
            await store.note_person("p", "Ann")
        async with opened(tmp_path) as store:
            assert await store.name_of("p") == "Ann"
            async with store.reading.connect() as connection:
                names = await connection.run_sync(lambda sync: inspect(sync).get_table_names())
                columns = await connection.run_sync(
                    lambda sync: {name: [c["name"] for c in inspect(sync).get_columns(name)] for name in names}
                )
        assert set(names) == {*metadata.tables, "alembic_version"}
        for name, table in metadata.tables.items():
            assert columns[name] == [column.name for column in table.columns]

    asyncio.run(main())


def test_nobody_else_reads_a_new_database_and_an_old_one_stays_as_its_owner_wants_it(tmp_path: Path) -> None:
    async def note(store: Store) -> None:
        await store.note_person("p", "Ann")
        rights.append(rights_in(tmp_path))

    rights: list[set[int]] = []
    before = os.umask(0o022)
    try:
        with_store(tmp_path, note)
        for file in tmp_path.iterdir():
            file.chmod(0o640)
        with_store(tmp_path, note)
        assert rights == [{0o600}, {0o640}]
        assert restored(tmp_path) == 0o600
    finally:
        os.umask(before)


def rights_in(folder: Path) -> set[int]:
    return {file.stat().st_mode & 0o777 for file in folder.iterdir()}


def restored(folder: Path) -> int:
    """What a copy's rights are where it is brought back for the first time."""
    (file,) = folder.glob("*.db")
    restore(file, str(folder / "anew.sqlite"))
    return (folder / "anew.sqlite").stat().st_mode & 0o777


def test_the_log_comes_back_in_order(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        entries: list[AnyEntry] = [Sat(0, "p", "Ann"), Freed(0), Sat(1, "p", "Änn «»")]
        for number, entry in enumerate(entries, 1):
            await store.append("t", number, entry)
        await store.append("other", 1, Freed(3))
        assert await store.log("t") == entries
        assert await store.log("t", after=2) == entries[2:]
        assert await store.log("nothing") == []

    with_store(tmp_path, test)


def test_of_two_writers_of_one_number_exactly_one_wins(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path) as one, opened(tmp_path) as other:
            for number in range(1, 21):
                results = await asyncio.gather(
                    *(store.append("t", number, Freed(seat)) for seat, store in enumerate((one, other, one, other))),
                    return_exceptions=True,
                )
                assert [result for result in results if result is not None and not isinstance(result, Stale)] == []
                assert results.count(None) == 1
                winner = results.index(None)
                assert (await one.log("t"))[-1] == Freed(winner)
            assert len(await other.log("t")) == 20

    asyncio.run(main())


def test_who_only_reads_does_not_keep_a_writer_waiting(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path) as store, store.reading.connect() as reader:
            await reader.execute(text("SELECT * FROM entries"))
            async with asyncio.timeout(5):
                await store.append("t", 1, Freed(0))

    asyncio.run(main())


def test_hundreds_who_write_at_once_all_get_their_turn(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        async with asyncio.timeout(60):
            await asyncio.gather(*(store.append(f"t{number}", 1, Freed(0)) for number in range(300)))
        assert await store.log("t299") == [Freed(0)]

    with_store(tmp_path, test)


def test_what_was_committed_is_seen_by_another_process_at_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path) as one, opened(tmp_path) as other:
            for number in range(1, 6):
                await one.append("t", number, Freed(number))
                assert len(await other.log("t")) == number

    asyncio.run(main())


def test_a_person_is_called_what_was_said_last(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        assert await store.name_of("p") == ""
        await store.note_person("p", "Ann")
        await store.note_person("p", "Anna")
        assert await store.name_of("p") == "Anna"

    with_store(tmp_path, test)


def test_my_tables_latest_first_and_not_too_many(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        for number in range(40):
            await store.list_table(Row(f"t{number}", "loot", "lobby", float(number), "[]"))
            await store.note_sitting("p", f"t{number}")
            await store.note_sitting("p", f"t{number}")  # asked twice, noted once
        await store.list_table(Row("t3", "loot", "playing", 99.0, '["Ann"]'))
        await store.note_sitting("p", "never listed")
        rows = await store.tables_of("p")
        assert [row.id for row in rows[:3]] == ["t3", "t39", "t38"]
        assert rows[0] == Row("t3", "loot", "playing", 99.0, '["Ann"]')
        assert len(rows) == 30
        assert await store.tables_of("q") == []
        assert await store.unfinished() == ["t3"]

    with_store(tmp_path, test)


def test_the_key_is_made_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path) as one, opened(tmp_path) as other:
            keys = await asyncio.gather(one.key(), other.key(), one.key())
            assert len(set(keys)) == 1
            assert len(keys[0]) == 32

    asyncio.run(main())
