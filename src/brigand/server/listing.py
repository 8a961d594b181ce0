"""How a table stands in the lists."""

import json
import time

from brigand.server.errands import Errands
from brigand.store.group import NotKept
from brigand.store.store import Row, Store
from brigand.table.table import Table


def row_of(table: Table) -> Row:
    """How a table is listed."""
    summary = json.dumps({"seats": [seat.name for seat in table.seats], "won": winners(table)})
    return Row(table.id, table.created.game, table.status, time.time(), summary)


def winners(table: Table) -> list[str]:
    """Who won; nobody before the end."""
    if table.match is None or not table.match.is_over:
        return []
    places = table.match.outcome().places
    return [seat.name for seat, place in zip(table.seats, places, strict=True) if place == 1]


async def listed(store: Store, errands: Errands, table: Table) -> None:
    """Note where a table is now. Should the database go meanwhile: what happened did happen, and is noted later."""
    try:
        await store.list_table(row_of(table))
    except NotKept:
        errands.begin(errands.at_last(lambda: store.list_table(row_of(table))), f"listing {table.id}")
