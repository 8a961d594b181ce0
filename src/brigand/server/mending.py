"""Logs that do not add up to a table: where the first mistake is, and what stands before it."""

from typing import NamedTuple

from brigand.server.hub import CANNOT_FOLD
from brigand.store.asides import lines_of
from brigand.store.store import Store
from brigand.table.entries import decode
from brigand.table.errors import OtherRules
from brigand.table.table import Table


class AsFarAsRead(NamedTuple):
    """A table as far as its log could be read, and what is wrong with the entry after that."""

    table: Table
    good: int
    report: str | None


async def read(store: Store, id: str) -> AsFarAsRead:
    """Fold a log entry by entry, until one does not fold."""
    table, good = Table(id), 0
    for line in await lines_of(store, id, 1):
        try:
            table.take(decode(line))
        except OtherRules:
            return AsFarAsRead(table, good, "it was played under other rules of its game")
        except CANNOT_FOLD as error:
            return AsFarAsRead(table, good, f"{type(error).__name__}: {error}")
        good += 1
    return AsFarAsRead(table, good, None)


async def read_until(store: Store, id: str, number: int) -> Table:
    """The table that the first entries of a log add up to."""
    table = Table(id)
    for line in (await lines_of(store, id, 1))[:number]:
        table.take(decode(line))
    return table
