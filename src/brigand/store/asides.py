"""Tables that are set aside because their log does not add up to a table, and what was the matter."""

import time
from typing import Final, NamedTuple

from sqlalchemy import delete, select

from brigand.store.schema import entries, set_aside, tables
from brigand.store.store import Store

LONGEST_REPORT: Final = 2_000


class SetAside(NamedTuple):
    """A table that is set aside: since when, and why."""

    table: str
    at: float
    report: str


async def note_aside(store: Store, table: str, report: str) -> None:
    """Keep the report; the first one stays."""
    if not store.remembers:
        return
    await store.run(
        "INSERT INTO set_aside (table_id, at, report) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        table,
        time.time(),
        report[:LONGEST_REPORT],
    )


async def all_aside(store: Store) -> list[SetAside]:
    """Every table that is set aside, the latest first."""
    columns = (set_aside.c.table_id, set_aside.c.at, set_aside.c.report)
    async with store.reading.connect() as connection:
        return [SetAside(*row) for row in await connection.execute(select(*columns).order_by(set_aside.c.at.desc()))]


async def take_back(store: Store, table: str) -> None:
    """The table can be opened again."""
    async with store.write() as connection:
        await connection.execute(delete(set_aside).where(set_aside.c.table_id == table))


async def lines_of(store: Store, table: str, first: int) -> list[str]:
    """Entries of a log as they are written, from a number on."""
    query = select(entries.c.data).where(entries.c.table_id == table, entries.c.number >= first)
    async with store.reading.connect() as connection:
        return [str(data) for (data,) in await connection.execute(query.order_by(entries.c.number))]


async def cut(store: Store, table: str, first: int) -> None:
    """Leave out the entries of a log from a number on."""
    async with store.write() as connection:
        await connection.execute(delete(entries).where(entries.c.table_id == table, entries.c.number >= first))


async def all_logs(store: Store) -> list[str]:
    """Every table that has a log and is listed."""
    async with store.reading.connect() as connection:
        rows = await connection.execute(select(tables.c.id).where(tables.c.status != "gone").order_by(tables.c.id))
        return [str(id) for (id,) in rows]
