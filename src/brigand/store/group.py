"""Group commit: entries that wait together are written together, in one statement and by one writer.

The key decides who wrote first: of entries with a number that is taken, nothing is written. Whoever lost an answer of
the database on the way (it was restarted, a line broke) looks whether the entry is there before writing it again.
"""

import asyncio
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, TypeVar

from brigand.core.errors import BrigandError

if TYPE_CHECKING:
    import psycopg

MOST: Final = 200
"""Entries that are written in one go."""
PATIENCE: Final = 8.0
"""Seconds in which a database that has gone may come back before those who wait are told."""
PAUSE: Final = 0.25
BUSY: Final = 10_000
"""Milliseconds in which another process may let go of an SQLite file."""
BRING_HOME: Final = 400
"""Statements after which SQLite's write-ahead log is brought home: about a thousand pages, as SQLite itself would."""
NOTICES_A_CUT: Final = {
    "connect_timeout": 5,
    "keepalives_idle": 4,
    "keepalives_interval": 2,
    "keepalives_count": 2,
    "tcp_user_timeout": 8_000,
}
"""How PostgreSQL's client finds out that the network is gone, though nobody hung up."""
T = TypeVar("T")


class EntryRow(NamedTuple):
    """An entry as it is kept."""

    table: str
    number: int
    at: float
    data: str


class NotKept(BrigandError):
    """The database does not take anything now. What was asked for has not been answered, and so need not be there."""

    code = "not_kept"


class GoneForAMoment(Exception):
    """The line to the database broke: what it was asked to do may have been done or not."""


class EntryWriter(Protocol):
    """Writes rows whose keys are free."""

    async def write(self, rows: Sequence[EntryRow]) -> list[bool]:
        """Which of them are in the database now, as they are."""

    async def run(self, sql: str, values: Sequence[object]) -> None:
        """A statement with `?` for its values, committed at its end."""

    async def read(self, sql: str, values: Sequence[object]) -> list[tuple[Any, ...]]:
        """What a query with `?` for its values finds."""

    async def close(self) -> None:
        """Let go of the database."""


class GroupCommit:
    """Everybody who waits for the writer is served by the next turn; an answer comes after its commit."""

    def __init__(self, writer: EntryWriter, turn: AbstractAsyncContextManager[object]) -> None:
        self.writer = writer
        self.turn = turn
        self.waiting: list[tuple[EntryRow, asyncio.Future[bool]]] = []
        self.work: asyncio.Task[None] | None = None

    async def add(self, row: EntryRow) -> bool:
        """Whether the row is ours; not if its number was taken."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append((row, future))
        if self.work is None:
            self.work = asyncio.create_task(self.write_all(), name="group commit")
        return await future

    async def write_all(self) -> None:
        """Until nobody waits."""
        try:
            while self.waiting:
                async with self.turn:
                    batch, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
                    await self.write(batch)
        finally:
            self.work = None

    async def write(self, batch: list[tuple[EntryRow, asyncio.Future[bool]]]) -> None:
        """One batch; a database that has gone is waited for."""
        rows = [row for row, _ in batch]
        give_up = time.monotonic() + PATIENCE
        while True:
            try:
                written = await self.writer.write(rows)
            except GoneForAMoment as error:
                if time.monotonic() < give_up:
                    await asyncio.sleep(PAUSE)
                    continue
                return fail(batch, NotKept(str(error)))
            except NotKept as error:
                return fail(batch, error)
            except BaseException:
                fail(batch, NotKept("the writer stopped"))
                raise
            for (_, future), is_ours in zip(batch, written, strict=True):
                if not future.done():
                    future.set_result(is_ours)
            return

    async def run(self, sql: str, values: Sequence[object]) -> None:
        """A statement in between, which may be done twice."""
        async with self.turn:
            await patient(lambda: self.writer.run(sql, values))

    async def read(self, sql: str, values: Sequence[object]) -> list[tuple[Any, ...]]:
        """A short query; nobody who writes is waited for."""
        return await patient(lambda: self.writer.read(sql, values))

    async def close(self) -> None:
        """Finish what was begun."""
        if self.work is not None:
            await self.work
        await self.writer.close()


async def patient(work: Callable[[], Awaitable[T]]) -> T:
    """Something that is begun again when the database has come back."""
    give_up = time.monotonic() + PATIENCE
    while True:
        try:
            return await work()
        except GoneForAMoment as error:
            if time.monotonic() >= give_up:
                raise NotKept(str(error)) from error
        await asyncio.sleep(PAUSE)


def fail(batch: list[tuple[EntryRow, asyncio.Future[bool]]], error: NotKept) -> None:
    """Tell all who wait."""
    for _, future in batch:
        if not future.done():
            future.set_exception(error)


class SqliteWriter:
    """The driver itself. A batch is one statement, written on the spot: going to a thread and back costs several times
    what it takes. What may last is left to a thread: waiting for another process, and bringing the log home.
    """

    def __init__(self, file: Path) -> None:
        self.file = file
        self.thread = ThreadPoolExecutor(1, "entries")
        self.connection: sqlite3.Connection | None = None
        self.reader: sqlite3.Connection | None = None
        """A line of its own for those who read: it never waits for one that writes."""
        self.place = (0, 0)
        self.written = 0
        """Statements since the log was brought home."""

    async def write(self, rows: Sequence[EntryRow]) -> list[bool]:
        """Rows whose keys are free."""
        return await self.soon(partial(self.write_now, rows))

    async def run(self, sql: str, values: Sequence[object]) -> None:
        """A statement by itself."""
        await self.soon(partial(self.run_now, sql, values))

    async def read(self, sql: str, values: Sequence[object]) -> list[tuple[Any, ...]]:
        """On the spot."""
        with self.line():
            if self.reader is None:
                self.reader = sqlite3.connect(self.file, isolation_level=None, check_same_thread=False)
            return self.reader.execute(sql, values).fetchall()

    async def soon(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """At once if nobody else has the file, otherwise in the thread as soon as it is free."""
        with self.line() as connection:
            try:
                done = work(connection)
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                    raise
                done = await self.in_thread(partial(self.patiently, work, connection))
            self.written += 1
            if self.written >= BRING_HOME:
                self.written = 0
                await self.in_thread(partial(bring_home, connection))
        return done

    async def in_thread(self, work: Callable[[], T]) -> T:
        """Something that may last."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, work)

    def write_now(self, rows: Sequence[EntryRow], connection: sqlite3.Connection) -> list[bool]:
        """A statement outside a transaction is committed at its end."""
        values = [value for row in rows for value in row]
        if connection.execute(statement(len(rows)), values).rowcount == len(rows):
            return [True] * len(rows)
        return [is_there(connection, row) for row in rows]

    def run_now(self, sql: str, values: Sequence[object], connection: sqlite3.Connection) -> None:
        """The same, of any statement."""
        connection.execute(sql, tuple(values))

    def patiently(self, work: Callable[[sqlite3.Connection], T], connection: sqlite3.Connection) -> T:
        """Wait for another process."""
        connection.execute(f"PRAGMA busy_timeout={BUSY}")
        try:
            return work(connection)
        finally:
            connection.execute("PRAGMA busy_timeout=0")

    @contextmanager
    def line(self) -> Iterator[sqlite3.Connection]:
        """The line to the file; after an error a fresh one may find it mended."""
        try:
            yield self.opened()
        except sqlite3.Error as error:
            self.let_go()
            raise NotKept(str(error)) from error
        except OSError as error:
            self.let_go()
            raise NotKept(f"{error.strerror}: {self.file.name}") from error

    def opened(self) -> sqlite3.Connection:
        """The line to the file; a file that was deleted or replaced meanwhile is not written to."""
        found = os.stat(self.file)
        place = (found.st_dev, found.st_ino)
        if self.connection is None:
            self.place = self.place if self.place[1] else place
            self.connection = sqlite3.connect(self.file, isolation_level=None, check_same_thread=False)
            for pragma in ("synchronous=NORMAL", "busy_timeout=0", "wal_autocheckpoint=0"):
                self.connection.execute(f"PRAGMA {pragma}")
        if place != self.place:
            raise OSError(0, "this is no longer the file that was opened")
        return self.connection

    def let_go(self) -> None:
        """Close both lines."""
        for line in (self.connection, self.reader):
            if line is not None:
                line.close()
        self.connection = self.reader = None

    async def close(self) -> None:
        """The lines and their thread."""
        await self.in_thread(self.let_go)
        self.thread.shutdown()


def bring_home(connection: sqlite3.Connection) -> None:
    """Move what is in the write-ahead log into the file: the disk is waited for, by those who write and nobody else.
    Everything is kept already; should this fail, it is tried again the next time.
    """
    with suppress(sqlite3.Error):
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)")


def statement(rows: int) -> str:
    """One statement for so many rows; the driver keeps those it has prepared."""
    return f"INSERT OR IGNORE INTO entries (table_id, number, at, data) VALUES {', '.join(['(?, ?, ?, ?)'] * rows)}"


def is_there(connection: sqlite3.Connection, row: EntryRow) -> bool:
    """Whether the entry of this number is ours."""
    found = connection.execute(
        "SELECT at, data FROM entries WHERE table_id = ? AND number = ?", (row.table, row.number)
    ).fetchone()
    return found is not None and tuple(found) == (row.at, row.data)


class PostgresWriter:
    """One line with one prepared statement, whatever the number of rows."""

    INSERT = (
        "INSERT INTO entries (table_id, number, at, data) "
        "SELECT * FROM unnest(%s::text[], %s::bigint[], %s::float8[], %s::text[]) ON CONFLICT DO NOTHING"
    )
    FIND = (
        "SELECT e.table_id, e.number FROM entries e "
        "JOIN unnest(%s::text[], %s::bigint[], %s::float8[], %s::text[]) AS w (table_id, number, at, data) "
        "ON e.table_id = w.table_id AND e.number = w.number AND e.at = w.at AND e.data = w.data"
    )

    def __init__(self, address: str) -> None:
        self.address = address
        self.one_at_a_time = asyncio.Lock()
        self.connection: psycopg.AsyncConnection[tuple[object, ...]] | None = None

    async def write(self, rows: Sequence[EntryRow]) -> list[bool]:
        """In the order of their keys, so that two writers never wait for each other in a circle."""
        columns = [list(column) for column in zip(*sorted(rows), strict=True)]
        async with self.line() as connection:
            if (await connection.execute(self.INSERT, columns)).rowcount == len(rows):
                return [True] * len(rows)
            found = set(await (await connection.execute(self.FIND, columns)).fetchall())
        return [(row.table, row.number) in found for row in rows]

    async def run(self, sql: str, values: Sequence[object]) -> None:
        """The same statement as for SQLite."""
        async with self.line() as connection:
            await connection.execute(sql.replace("?", "%s"), values)

    async def read(self, sql: str, values: Sequence[object]) -> list[tuple[Any, ...]]:
        """The same queries too."""
        async with self.line() as connection:
            return await (await connection.execute(sql.replace("?", "%s"), values)).fetchall()

    @asynccontextmanager
    async def line(self) -> AsyncIterator["psycopg.AsyncConnection[tuple[object, ...]]"]:
        """The line to the server, opened when it is needed; after an error it is opened anew."""
        import psycopg
        from psycopg.conninfo import make_conninfo

        try:
            async with self.one_at_a_time:
                if self.connection is None:
                    self.connection = await psycopg.AsyncConnection.connect(
                        make_conninfo(self.address, **NOTICES_A_CUT), autocommit=True, prepare_threshold=0
                    )
                yield self.connection
        except (psycopg.OperationalError, psycopg.InterfaceError, OSError) as error:
            await self.let_go()
            raise GoneForAMoment(str(error).partition("\n")[0]) from error
        except psycopg.Error as error:
            await self.let_go()
            raise NotKept(str(error).partition("\n")[0]) from error

    async def let_go(self) -> None:
        """Close the line."""
        if self.connection is not None:
            await self.connection.close()
            self.connection = None

    async def close(self) -> None:
        """The line."""
        await self.let_go()
