"""Databases with tables in them, made without a server: a long match in a moment."""

import asyncio
import time
from pathlib import Path

import msgspec

from brigand.core.rng import Rng
from brigand.server.listing import row_of
from brigand.store.schema import entries, sittings
from brigand.store.store import Store
from brigand.table.entries import AnyEntry, Played
from brigand.table.table import Table

HOST = "host"


def finished(id: str, game: str, seats: int, most: int = 10_000) -> tuple[Table, list[AnyEntry]]:
    """A table whose match was played by chance to its end, or until all agreed to stop; and its log."""
    table = Table(id)
    log: list[AnyEntry] = []

    def take(entry: AnyEntry) -> None:
        log.append(entry)
        table.take(entry)

    take(table.create(game, seats, {}, HOST, "natural"))
    take(table.sit(HOST, "Ann", 0))
    for seat in range(1, seats):
        take(table.put_bot(HOST, seat, "random", f"Bot {seat}"))
    take(table.start(HOST))
    match, chance = table.needs_match(), Rng(5)
    while not match.is_over and match.number < most:
        seat = match.state.to_act()[0]
        legal = match.state.legal(seat)
        action = legal[chance.below(len(legal))]
        log.append(Played(seat, match.asked[seat], dict(match.game.to_json(action)), seat > 0))
        match.apply(seat, action)
    table.version = len(log)
    if not match.is_over:
        take(table.end(HOST))
    return table, log


def stored(database: Path, *tables: tuple[Table, list[AnyEntry]]) -> None:
    """Write logs into a new database."""

    async def write() -> None:
        store = await Store.open(str(database))
        for table, log in tables:
            rows = [
                {"table_id": table.id, "number": n, "at": time.time(), "data": msgspec.json.encode(entry).decode()}
                for n, entry in enumerate(log, 1)
            ]
            async with store.write() as connection:
                await connection.execute(entries.insert(), rows)
                await connection.execute(sittings.insert().values(person=HOST, table_id=table.id))
            await store.list_table(row_of(table))
        await store.close()

    asyncio.run(write())
