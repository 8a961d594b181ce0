"""What a host asks of a running server: written down by `brigand admin`, taken up by one server, answered once."""

import json
import secrets
import time
from typing import Any, Final, NamedTuple

from sqlalchemy import delete, select, update

from brigand.store.schema import orders
from brigand.store.store import Store

KEPT: Final = 3600.0
"""Seconds after which an order that nobody took up or read is forgotten."""


class Order(NamedTuple):
    """One thing to be done: its kind, and what it needs."""

    id: str
    kind: str
    data: dict[str, Any]


class Orders:
    """All that was asked and not read yet."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def give(self, kind: str, **data: object) -> str:
        """Ask for something; the answer is found under the id that comes back."""
        id, now = secrets.token_urlsafe(8), time.time()
        async with self.store.write() as connection:
            await connection.execute(delete(orders).where(orders.c.made < now - KEPT))
            what = json.dumps({"kind": kind, **data})
            await connection.execute(orders.insert().values(id=id, made=now, what=what, claimed="", answer=None))
        return id

    async def claim(self, by: str, id: str | None = None) -> list[Order]:
        """Take up everything nobody else has, or one thing; two who ask at once never get the same."""
        async with self.store.reading.connect() as connection:
            query = select(orders.c.id, orders.c.what).where(orders.c.claimed == "").order_by(orders.c.made)
            found = [row for row in await connection.execute(query) if id is None or row[0] == id]
        taken = []
        for one, what in found:
            async with self.store.write() as connection:
                mine = update(orders).where(orders.c.id == one, orders.c.claimed == "").values(claimed=by)
                if (await connection.execute(mine)).rowcount == 1:
                    data = json.loads(what)
                    taken.append(Order(one, data.pop("kind"), data))
        return taken

    async def answer(self, id: str, answer: dict[str, Any]) -> None:
        """It is done, or could not be."""
        async with self.store.write() as connection:
            await connection.execute(update(orders).where(orders.c.id == id).values(answer=json.dumps(answer)))

    async def read(self, id: str) -> dict[str, Any] | None:
        """The answer, which is told once; None if there is none yet."""
        async with self.store.reading.connect() as connection:
            row = (await connection.execute(select(orders.c.answer).where(orders.c.id == id))).first()
        if row is None or row[0] is None:
            return None
        await self.forget(id)
        return dict(json.loads(row[0]))

    async def is_claimed(self, id: str) -> bool:
        """Whether a server is at it."""
        async with self.store.reading.connect() as connection:
            row = (await connection.execute(select(orders.c.claimed).where(orders.c.id == id))).first()
        return row is not None and row[0] != ""

    async def forget(self, id: str) -> None:
        """Nobody asks for it any more."""
        async with self.store.write() as connection:
            await connection.execute(delete(orders).where(orders.c.id == id))
