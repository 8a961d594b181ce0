"""Guests who became somebody with an account: their tables, results and devices are that person's from then on."""

from sqlalchemy import delete, select, update
from sqlalchemy.exc import IntegrityError

from brigand.store.schema import became, devices, people, ratings, results, sittings
from brigand.store.store import Store


class Becoming:
    """Who is who by now."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def all(self) -> dict[str, str]:
        """Every guest who is somebody else by now."""
        async with self.store.reading.connect() as connection:
            rows = await connection.execute(select(became.c.guest, became.c.person))
            return {str(guest): str(person) for guest, person in rows}

    async def add(self, guest: str, person: str) -> bool:
        """From now on this guest is that person, with all devices; whether nobody was faster."""
        try:
            async with self.store.write() as connection:
                await connection.execute(became.insert().values(guest=guest, person=person))
                await connection.execute(delete(people).where(people.c.id == guest))
                await connection.execute(update(devices).where(devices.c.person == guest).values(person=person))
        except IntegrityError:
            return False
        return True

    async def unmoved(self) -> list[tuple[str, str]]:
        """Guests with tables that were to be moved when a server stopped."""
        query = select(became.c.guest, became.c.person).join(sittings, sittings.c.person == became.c.guest).distinct()
        async with self.store.reading.connect() as connection:
            return [(str(guest), str(person)) for guest, person in await connection.execute(query)]

    async def move_sitting(self, table: str, guest: str, person: str, was: str, now: str) -> None:
        """A table is somebody's; `was` and `now` are the handles of both, under which results are kept."""
        async with self.store.write() as connection:
            await connection.execute(delete(sittings).where(sittings.c.table_id == table, sittings.c.person == guest))
            known = select(sittings.c.person).where(sittings.c.table_id == table, sittings.c.person == person)
            if (await connection.execute(known)).first() is None:
                await connection.execute(sittings.insert().values(table_id=table, person=person))
            await connection.execute(
                update(results).where(results.c.table_id == table, results.c.who == was).values(who=now)
            )

    async def move_ratings(self, was: str, now: str) -> None:
        """What somebody was not rated in comes along; there are no two ratings of one person in one game."""
        async with self.store.write() as connection:
            rows = list(await connection.execute(select(ratings.c.game, ratings.c.seats).where(ratings.c.who == was)))
            for game, seats in rows:
                key = (ratings.c.game == game, ratings.c.seats == seats)
                known = await connection.execute(select(ratings.c.who).where(*key, ratings.c.who == now))
                mine = (*key, ratings.c.who == was)
                if known.first() is None:
                    await connection.execute(update(ratings).where(*mine).values(who=now))
                else:
                    await connection.execute(delete(ratings).where(*mine))
