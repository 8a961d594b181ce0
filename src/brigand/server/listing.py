"""How a table stands in the lists."""

import json
import time

from brigand.store.store import Row
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
