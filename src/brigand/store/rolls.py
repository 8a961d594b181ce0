"""Lists for whoever runs a server: people and tables, found by what is known of them."""

import time
from typing import NamedTuple

from sqlalchemy import ColumnElement, Select, func, or_, select, update

from brigand.store.accounts import key_of
from brigand.store.schema import accounts, devices, entries, people, ratings, results, sittings, tables
from brigand.store.store import Row, Store
from brigand.store.upkeep import DAY, GONE


class KnownPerson(NamedTuple):
    """Somebody the database knows."""

    id: str
    name: str
    account: str | None
    mail: str
    seen: float
    tables: int
    devices: int


def of_people(*where: ColumnElement[bool]) -> Select[tuple[str, str, str | None, str, float, int, int]]:
    """People, the latest first."""
    sits = select(func.count()).where(sittings.c.person == people.c.id).scalar_subquery()
    has = select(func.count()).where(devices.c.person == people.c.id, devices.c.ended.is_(None)).scalar_subquery()
    mail = func.coalesce(accounts.c.mail, "")
    return (
        select(people.c.id, people.c.name, accounts.c.name, mail, people.c.seen, sits, has)
        .outerjoin(accounts, accounts.c.person == people.c.id)
        .where(*where)
        .order_by(people.c.seen.desc(), people.c.id)
    )


class Rolls:
    """What is known of whom."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def people(self, find: str, most: int) -> list[KnownPerson]:
        """Everybody whose name, account or id holds a text, in whatever case."""
        where = [] if not find else [self.holds(find)]
        async with self.store.reading.connect() as connection:
            rows = await connection.execute(of_people(*where).limit(most))
            return [KnownPerson._make(row) for row in rows]

    def holds(self, find: str) -> ColumnElement[bool]:
        """Whether a person is called something like it."""
        return or_(
            func.lower(people.c.name).contains(find.lower(), autoescape=True),
            accounts.c.key.contains(key_of(find), autoescape=True),
            people.c.id == find,
        )

    async def called(self, who: str) -> list[KnownPerson]:
        """A person by id or account; else everybody of exactly this name."""
        for where in (people.c.id == who, accounts.c.key == key_of(who), people.c.name == who):
            async with self.store.reading.connect() as connection:
                rows = list(await connection.execute(of_people(where)))
            if rows:
                return [KnownPerson._make(row) for row in rows]
        return []

    async def tables(
        self, status: str | None, game: str | None, person: str | None, idle_days: float, most: int
    ) -> list[Row]:
        """Tables, the latest first."""
        query = select(tables.c.id, tables.c.game, tables.c.status, tables.c.changed, tables.c.summary)
        if person is not None:
            query = query.join(sittings, sittings.c.table_id == tables.c.id).where(sittings.c.person == person)
        query = query.where(tables.c.status == status if status is not None else tables.c.status != GONE)
        if game is not None:
            query = query.where(tables.c.game == game)
        if idle_days > 0:
            query = query.where(tables.c.changed < time.time() - idle_days * DAY)
        async with self.store.reading.connect() as connection:
            return [Row(*row) for row in await connection.execute(query.order_by(tables.c.changed.desc()).limit(most))]

    async def table(self, id: str) -> Row | None:
        """One table, unless it was taken away."""
        query = select(tables.c.id, tables.c.game, tables.c.status, tables.c.changed, tables.c.summary)
        async with self.store.reading.connect() as connection:
            row = (await connection.execute(query.where(tables.c.id == id, tables.c.status != GONE))).first()
        return None if row is None else Row(*row)

    async def bytes_of(self, id: str) -> int:
        """How much a log takes."""
        query = select(func.coalesce(func.sum(func.length(entries.c.data)), 0)).where(entries.c.table_id == id)
        async with self.store.reading.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def is_taken(self, name: str, but: str) -> bool:
        """Whether somebody else has an account of this name."""
        query = select(accounts.c.person).where(accounts.c.key == key_of(name), accounts.c.person != but)
        async with self.store.reading.connect() as connection:
            return (await connection.execute(query)).first() is not None

    async def rename(self, person: str, handle: str, name: str) -> None:
        """Another name in all lists. At tables people keep the name they sat down with: it had a part in the deal."""
        async with self.store.write() as connection:
            await connection.execute(update(people).where(people.c.id == person).values(name=name))
            account = update(accounts).where(accounts.c.person == person)
            await connection.execute(account.values(name=name, key=key_of(name)))
            for rows in (ratings, results):
                await connection.execute(update(rows).where(rows.c.who == handle).values(name=name))
