"""Taking tables away, and finding what nobody needs any more.

A table is taken away by its log: the last entry says so, and whoever holds the table in memory can write nothing after
it without reading it. Its rows go a while later.
"""

import time
from collections.abc import Sequence
from typing import Final

from sqlalchemy import and_, delete, select, union, update

from brigand.core.errors import Stale
from brigand.store.schema import (
    accounts,
    ahead,
    devices,
    entries,
    links,
    matches,
    people,
    set_aside,
    sittings,
    tables,
    told,
)
from brigand.store.store import Store
from brigand.table.entries import Closed

DAY: Final = 86_400.0
GONE: Final = "gone"
"""The status of a table that was taken away, until its rows go."""
GRACE: Final = 60.0
"""Seconds in which every server has read that a table is gone."""
TRIES: Final = 5


async def take_away(store: Store, id: str) -> None:
    """Nobody opens this table any more. Results that were counted stay."""
    for _ in range(TRIES):
        number = (await store.versions([id])).get(id, 0)
        try:
            await store.append(id, number + 1, Closed(gone=True, at=time.time()))
            break
        except Stale:
            continue  # somebody played meanwhile
    else:
        raise Stale(f"people play too fast at table {id}: try again")
    async with store.write() as connection:
        gone = update(tables).where(tables.c.id == id).values(status=GONE, changed=time.time())
        await connection.execute(gone)
        for rows in (sittings, set_aside):
            await connection.execute(delete(rows).where(rows.c.table_id == id))


async def remove_gone(store: Store, most: int) -> int:
    """Remove the rows of tables that were taken away; how many tables."""
    query = select(tables.c.id).where(tables.c.status == GONE, tables.c.changed < time.time() - GRACE).limit(most)
    async with store.reading.connect() as connection:
        found = [str(id) for (id,) in await connection.execute(query)]
    for id in found:
        await remove_rows(store, id)
    return len(found)


async def remove_rows(store: Store, id: str) -> None:
    """All that is left of a table that was taken away, and that nobody has in memory."""
    async with store.write() as connection:
        for rows in (entries, sittings, told, ahead):
            await connection.execute(delete(rows).where(rows.c.table_id == id))
        await connection.execute(delete(tables).where(tables.c.id == id, tables.c.status == GONE))


async def old_tables(store: Store, days: float, most: int) -> list[str]:
    """Tables that nothing happened at for so long: over and counted, or never dealt."""
    query = (
        select(tables.c.id)
        .outerjoin(matches, matches.c.table_id == tables.c.id)
        .where(
            tables.c.changed < time.time() - days * DAY,
            (tables.c.status == "lobby") | and_(tables.c.status == "over", matches.c.table_id.is_not(None)),
        )
        .order_by(tables.c.changed)
        .limit(most)
    )
    async with store.reading.connect() as connection:
        return [str(id) for (id,) in await connection.execute(query)]


async def old_guests(store: Store, days: float, most: int, among: Sequence[str] | None = None) -> list[str]:
    """People without an account who were not here for so long, and play nowhere."""
    until = time.time() - days * DAY
    seen = union(
        select(people.c.id.label("person")).where(people.c.seen < until),
        select(devices.c.person).where(devices.c.seen < until),
    ).subquery()
    playing = (
        select(sittings.c.person)
        .join(tables, tables.c.id == sittings.c.table_id)
        .where(tables.c.status == "playing", sittings.c.person == seen.c.person)
    )
    later = select(people.c.id).where(people.c.id == seen.c.person, people.c.seen >= until)
    device = select(devices.c.id).where(
        devices.c.person == seen.c.person, devices.c.seen >= until, devices.c.ended.is_(None)
    )
    named = select(accounts.c.person).where(accounts.c.person == seen.c.person)
    query = select(seen.c.person).where(*(~found.exists() for found in (playing, later, device, named))).limit(most)
    if among is not None:
        query = query.where(seen.c.person.in_(among))
    async with store.reading.connect() as connection:
        return [str(person) for (person,) in await connection.execute(query)]


async def remove_old_links(store: Store) -> None:
    """Links whose time is over are of no use to anybody."""
    async with store.write() as connection:
        await connection.execute(delete(links).where(links.c.until < time.time()))
