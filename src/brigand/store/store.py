"""The store. An entry is in the database before anybody hears of it; its key decides who wrote first."""

import asyncio
import os
import secrets
import struct
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, nullcontext, suppress
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Select, event, func, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoLineFree
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from brigand.core.errors import Stale
from brigand.store.group import (
    NOTICES_A_CUT,
    EntryRow,
    EntryWriter,
    GoneForAMoment,
    GroupCommit,
    NotKept,
    PostgresWriter,
    SqliteWriter,
    patient,
)
from brigand.store.schema import entries, meta, sittings, tables
from brigand.table.entries import AnyEntry, decode

MIGRATING = 0xB519A
"""The lock of whoever brings a shared database up to date."""


class Row(NamedTuple):
    """A table in a list of tables."""

    id: str
    game: str
    status: str
    changed: float
    summary: str


def sqlite_file(database: str) -> Path | None:
    """The file of an SQLite database, by its name or address; None if it is another kind."""
    if database.startswith("sqlite:///"):
        return Path(database.removeprefix("sqlite:///"))
    return None if "://" in database else Path(database)


def make_private(file: Path) -> None:
    """A new file is its owner's alone: it will hold the server's key and the secrets of running matches. SQLite gives
    the files beside it the same rights; one that is there already stays as its owner wants it.
    """
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def address(database: str) -> str:
    """The address of a database with the driver that we use."""
    file = sqlite_file(database)
    if file is not None:
        return f"sqlite+aiosqlite:///{file}"
    kind, slashes, rest = database.partition("://")
    return f"postgresql+psycopg{slashes}{rest}" if kind in ("postgresql", "postgres") else database


class Store:
    """One database."""

    remembers = True
    """Whether more is kept than logs and lists; a store of the tests keeps nothing else."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.reading = engine.execution_options(only_reads=True)
        # SQLite has one writer at a time; whoever asks its lock again and again may never get it, a queue is fair
        self.writing = asyncio.Lock() if engine.dialect.name == "sqlite" else nullcontext()
        self.group = GroupCommit(writer_for(engine), self.writing)

    @classmethod
    async def open(cls, database: str) -> "Store":
        """Connect, and bring the database up to date."""
        file = sqlite_file(database)
        is_shared = file is None  # then it may be restarted under our hands
        if file is not None:
            make_private(file)
        notices = NOTICES_A_CUT if is_shared else {}
        engine = create_async_engine(
            address(database), hide_parameters=True, pool_pre_ping=is_shared, connect_args=notices
        )
        if engine.dialect.name == "sqlite":
            event.listen(engine.sync_engine, "connect", prepare_sqlite)
            event.listen(engine.sync_engine, "begin", begin)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(migrate)
        except BaseException:
            await engine.dispose()
            raise
        return cls(engine)

    async def close(self) -> None:
        """Let go of the database."""
        await self.group.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is committed at its end."""
        async with self.writing, self.engine.begin() as connection:
            yield connection

    async def run(self, sql: str, *values: object) -> None:
        """One statement that may be done twice, by the writer of the log: its way is the shortest."""
        await self.group.run(sql, values)

    async def read(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """A short query on the same way: it is asked at every door."""
        return await self.group.read(sql, values)

    async def found(self, query: Select[Any]) -> Sequence[Any]:
        """What a longer query finds; a database that was restarted meanwhile is asked again."""

        async def once() -> Sequence[Any]:
            try:
                async with self.reading.connect() as connection:
                    return list(await connection.execute(query))
            except (DBAPIError, NoLineFree) as error:
                is_away = isinstance(error, OperationalError | InterfaceError) and self.engine.dialect.name != "sqlite"
                reason = str(getattr(error, "orig", None) or error).partition("\n")[0]
                raise (GoneForAMoment if is_away else NotKept)(reason) from error

        return await patient(once)

    # the log

    async def append(self, table: str, number: int, entry: AnyEntry) -> None:
        """Add an entry; Stale if this number has been written already."""
        data = msgspec.json.encode(entry).decode()
        if not await self.group.add(EntryRow(table, number, entry.at or time.time(), data)):
            raise Stale(f"entry {number} of table {table} is written already")

    async def list_table(self, row: Row) -> None:
        """Renew how a table is listed."""
        await self.run(
            "INSERT INTO tables (id, game, status, changed, summary) VALUES (?, ?, ?, ?, ?) ON CONFLICT (id) "
            "DO UPDATE SET status = excluded.status, changed = excluded.changed, summary = excluded.summary",
            *row,
        )

    async def log(self, table: str, after: int = 0) -> list[AnyEntry]:
        """The entries of a table, from the one after `after` on."""
        query = (
            select(entries.c.data)
            .where(entries.c.table_id == table, entries.c.number > after)
            .order_by(entries.c.number)
        )
        return [decode(data) for (data,) in await self.found(query)]

    async def versions(self, ids: Sequence[str]) -> dict[str, int]:
        """How many entries tables have."""
        query = (
            select(entries.c.table_id, func.max(entries.c.number))
            .where(entries.c.table_id.in_(ids))
            .group_by(entries.c.table_id)
        )
        return {str(id): int(number) for id, number in await self.found(query)}

    # people

    async def note_person(self, person: str, name: str) -> None:
        """Remember what a guest is called."""
        await self.run(
            "INSERT INTO people (id, name, seen) VALUES (?, ?, ?) ON CONFLICT (id) "
            "DO UPDATE SET name = excluded.name, seen = excluded.seen",
            person,
            name,
            time.time(),
        )

    async def name_of(self, person: str) -> str:
        """What a guest is called; empty if never said."""
        found = await self.read("SELECT name FROM people WHERE id = ?", person)
        return str(found[0][0]) if found else ""

    async def note_sitting(self, person: str, table: str) -> None:
        """Remember that a person belongs to a table."""
        await self.run("INSERT INTO sittings (person, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING", person, table)

    async def tables_of(self, person: str, most: int = 30) -> Sequence[Row]:
        """The tables of a person, latest first."""
        query = (
            select(tables.c.id, tables.c.game, tables.c.status, tables.c.changed, tables.c.summary)
            .join(sittings, sittings.c.table_id == tables.c.id)
            .where(sittings.c.person == person)
            .order_by(tables.c.changed.desc())
            .limit(most)
        )
        return [Row(*row) for row in await self.found(query)]

    async def ids_of(self, person: str, status: str) -> list[str]:
        """The tables of a person with this status."""
        query = (
            select(tables.c.id)
            .join(sittings, sittings.c.table_id == tables.c.id)
            .where(sittings.c.person == person, tables.c.status == status)
            .order_by(tables.c.id)
        )
        async with self.reading.connect() as connection:
            return [str(id) for (id,) in await connection.execute(query)]

    async def unfinished_of(self, person: str) -> int:
        """How many tables of a person are not over; those that were never dealt are forgotten after a day."""
        found = await self.read(
            "SELECT count(*) FROM sittings JOIN tables ON tables.id = sittings.table_id "
            "WHERE sittings.person = ? AND tables.status <> 'over' "
            "AND (tables.status = 'playing' OR tables.changed > ?)",
            person,
            time.time() - 86_400,
        )
        return int(found[0][0])

    async def unfinished(self) -> list[str]:
        """Tables whose match was running when the last server stopped."""
        return [str(id) for (id,) in await self.found(select(tables.c.id).where(tables.c.status == "playing"))]

    async def note_alive(self, at: float) -> None:
        """Remember that there was a server at this time."""
        value = struct.pack("<d", at)
        async with self.write() as connection:
            done = await connection.execute(update(meta).where(meta.c.name == "alive").values(value=value))
            if done.rowcount == 0:
                await connection.execute(meta.insert().values(name="alive", value=value))

    async def alive(self) -> float:
        """When there was a server last, while clocks ran; 0 if there never was."""
        query = select(meta.c.value).where(meta.c.name == "alive")
        async with self.reading.connect() as connection:
            row = (await connection.execute(query)).first()
        return 0.0 if row is None else float(struct.unpack("<d", bytes(row[0]))[0])

    async def key(self) -> bytes:
        """The server's own key, made once per database."""
        query = select(meta.c.value).where(meta.c.name == "key")
        async with self.reading.connect() as connection:
            row = (await connection.execute(query)).first()
        if row is not None:
            return bytes(row[0])
        try:
            async with self.write() as connection:
                await connection.execute(meta.insert().values(name="key", value=secrets.token_bytes(32)))
        except IntegrityError:
            pass  # another process was first
        return await self.key()


def writer_for(engine: AsyncEngine) -> EntryWriter:
    """Who writes the log."""
    if engine.dialect.name == "sqlite":
        return SqliteWriter(Path(engine.url.database or ""))
    return PostgresWriter(engine.url.set(drivername="postgresql").render_as_string(hide_password=False))


def prepare_sqlite(connection: object, record: object) -> None:
    """Readers do not wait for the writer; a killed server loses nothing that was committed."""
    connection.isolation_level = None  # type: ignore[attr-defined]  # we say BEGIN ourselves
    cursor = connection.cursor()  # type: ignore[attr-defined]
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin(connection: Connection) -> None:
    """A writer takes the lock at once, so that two queue instead of failing half-way; who only reads takes none."""
    only_reads = connection.get_execution_options().get("only_reads")
    connection.execute(text("BEGIN" if only_reads else "BEGIN IMMEDIATE"))


def migrate(connection: Connection) -> None:
    """Run the migrations that are missing; of servers that begin together, one after the other."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
    config = Config()
    config.set_main_option("script_location", str(files("brigand.store").joinpath("migrations")))
    config.attributes["connection"] = connection
    command.upgrade(config, "heads")
