"""Forgetting a person: the one exception to a log that only grows. Who it was is replaced, what was played stays."""

import json
import secrets
from typing import Final

from sqlalchemy import delete, or_, select, update

from brigand.store.schema import (
    accounts,
    ahead,
    became,
    devices,
    entries,
    links,
    notices,
    people,
    ratings,
    results,
    sittings,
    told,
)
from brigand.store.store import Store

NOBODYS_NAME: Final = "N. N."
"""What somebody is called who is forgotten, in every language."""


async def all_tables_of(store: Store, person: str) -> list[str]:
    """Every table a person belongs to."""
    async with store.reading.connect() as connection:
        rows = await connection.execute(select(sittings.c.table_id).where(sittings.c.person == person))
        return [str(id) for (id,) in rows]


async def said_by(store: Store, table: str, person: str) -> list[dict[str, object]]:
    """What a person said at a table."""
    query = select(entries.c.data).where(entries.c.table_id == table, entries.c.data.contains(person, autoescape=True))
    async with store.reading.connect() as connection:
        found = [json.loads(data) for (data,) in await connection.execute(query)]
    return [entry for entry in found if entry["entry"] == "said" and entry["person"] == person]


async def forget_at_table(store: Store, table: str, person: str, mix: str | None) -> None:
    """Replace a person in the log of a table by somebody nobody knows. The name had a part in the deal: what it came to
    (`mix`) is kept instead.
    """
    nobody = f"gone-{secrets.token_urlsafe(12)}"
    query = select(entries.c.number, entries.c.data).where(
        entries.c.table_id == table,
        or_(entries.c.data.contains(person, autoescape=True), entries.c.data.contains('"entry":"started"')),
    )
    async with store.write() as connection:
        for number, data in list(await connection.execute(query)):
            where = (entries.c.table_id == table, entries.c.number == number)
            await connection.execute(update(entries).where(*where).values(data=replaced(data, person, nobody, mix)))
        await connection.execute(delete(sittings).where(sittings.c.table_id == table, sittings.c.person == person))


def replaced(data: str, person: str, nobody: str, mix: str | None) -> str:
    """An entry without the person: another id, no name, no words."""
    entry = json.loads(data)
    if entry["entry"] == "started" and mix is not None:
        entry["mix"] = mix
    if entry.get("person") == person:
        entry |= {"name": NOBODYS_NAME} if "name" in entry else {}
        entry |= {"text": "…"} if entry.get("text") else {}
    return json.dumps(entry, separators=(",", ":")).replace(f'"{person}"', f'"{nobody}"')


async def forget_person(store: Store, person: str, handle: str) -> None:
    """Remove every row of a person beside the logs; in results of others somebody stays who is nobody."""
    async with store.write() as connection:
        await connection.execute(delete(ratings).where(ratings.c.who == handle))
        nobody = update(results).where(results.c.who == handle).values(who="", name=NOBODYS_NAME)
        await connection.execute(nobody)
        for rows in (sittings, devices, links, accounts, notices, told, ahead, became):
            await connection.execute(delete(rows).where(rows.c.person == person))
        await connection.execute(delete(people).where(people.c.id == person))
