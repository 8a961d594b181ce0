"""What seats said in advance. It stands beside the log, whose length everybody knows: this is nobody's business."""

from sqlalchemy import delete, select, update

from brigand.store.schema import ahead
from brigand.store.store import Store

Said = dict[str, int | None]
"""By name: the number of actions after which it was said, if it holds for that turn alone; None for the whole match."""


class Ahead:
    """All answers in advance of a database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, table: str, person: str) -> Said:
        """What somebody said in advance at a table."""
        query = select(ahead.c.name, ahead.c.move).where(ahead.c.table_id == table, ahead.c.person == person)
        async with self.store.reading.connect() as connection:
            return {str(name): move for name, move in await connection.execute(query)}

    async def keep(self, table: str, person: str, said: Said) -> None:
        """This and nothing else."""
        rows = [{"table_id": table, "person": person, "name": name, "move": move} for name, move in said.items()]
        async with self.store.write() as connection:
            await connection.execute(delete(ahead).where(ahead.c.table_id == table, ahead.c.person == person))
            if rows:
                await connection.execute(ahead.insert(), rows)

    async def all_of(self, person: str) -> list[dict[str, object]]:
        """Everything somebody said in advance."""
        query = select(ahead.c.table_id, ahead.c.name, ahead.c.move).where(ahead.c.person == person)
        async with self.store.reading.connect() as connection:
            return [
                {"table": table, "name": name, "move": move} for table, name, move in await connection.execute(query)
            ]

    async def move(self, guest: str, person: str, table: str) -> None:
        """A guest's seat at a table is somebody's now."""
        query = update(ahead).where(ahead.c.person == guest, ahead.c.table_id == table).values(person=person)
        async with self.store.write() as connection:
            await connection.execute(query)
