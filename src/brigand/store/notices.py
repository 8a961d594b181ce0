"""How people want to be told of their turns, and what they were told."""

import secrets
import time
from typing import Final, NamedTuple

from sqlalchemy import delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from brigand.store.schema import notices, told
from brigand.store.store import Store

MOST_FAILURES: Final = 5
"""Notices in a row that a web hook may fail to take; then it is left alone."""


class Notice(NamedTuple):
    """How one person wants to be told. `key` stands for the person in letters; `base` is the address of the site that
    links lead to. Quiet hours are minutes since midnight in the person's `zone`.
    """

    person: str
    key: str
    language: str
    base: str
    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_until: int | None = None
    hook_kind: str = ""
    hook_url: str = ""
    hook_failures: int = 0
    hook_problem: str = ""
    mail: str = ""
    mail_confirmed: bool = False

    @property
    def has_hook(self) -> bool:
        """Whether a web hook is to be told."""
        return bool(self.hook_url) and self.hook_failures < MOST_FAILURES

    @property
    def has_mail(self) -> bool:
        """Whether letters may be sent."""
        return bool(self.mail) and self.mail_confirmed


COLUMNS: Final = tuple(notices.c[name] for name in Notice._fields)


class Notices:
    """All wishes of a database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, person: str) -> Notice | None:
        """What a person wants; None if nothing was ever said."""
        async with self.store.reading.connect() as connection:
            row = (await connection.execute(select(*COLUMNS).where(notices.c.person == person))).first()
        return None if row is None else Notice(*row)

    async def with_key(self, key: str) -> Notice | None:
        """The wishes that a letter speaks of."""
        async with self.store.reading.connect() as connection:
            row = (await connection.execute(select(*COLUMNS).where(notices.c.key == key))).first()
        return None if row is None else Notice(*row)

    async def keep(self, wish: Notice) -> None:
        """Other wishes than before."""
        async with self.store.write() as connection:
            await connection.execute(delete(notices).where(notices.c.person == wish.person))
            await connection.execute(notices.insert().values(**wish._asdict()))

    async def confirm(self, wish: Notice) -> bool:
        """The address is the person's; whether it still is the one that was asked."""
        return await self.change_mail(wish, mail_confirmed=True)

    async def stop(self, wish: Notice) -> bool:
        """No letters any more."""
        return await self.change_mail(wish, mail="", mail_confirmed=False)

    async def change_mail(self, wish: Notice, **values: object) -> bool:
        """Change what is wished, if the address has not been changed meanwhile."""
        query = update(notices).where(notices.c.key == wish.key, notices.c.mail == wish.mail).values(**values)
        async with self.store.write() as connection:
            return (await connection.execute(query)).rowcount == 1

    async def note_hook(self, wish: Notice, problem: str) -> None:
        """How it went; a hook that takes a notice has all its failures forgiven."""
        failures = notices.c.hook_failures + 1 if problem else 0
        query = update(notices).where(notices.c.person == wish.person, notices.c.hook_url == wish.hook_url)
        async with self.store.write() as connection:
            await connection.execute(query.values(hook_failures=failures, hook_problem=problem))

    async def claim(self, table: str, person: str, turn: int) -> bool:
        """Whether it is on us to tell somebody of a turn: the first one to ask, of all servers and for ever."""
        kind = sqlite if self.store.engine.dialect.name == "sqlite" else postgresql
        values = {"table_id": table, "person": person, "turn": turn, "at": time.time()}
        insert = kind.insert(told).values(**values)
        query = insert.on_conflict_do_update(
            index_elements=["table_id", "person"],
            set_={"turn": turn, "at": values["at"]},
            where=told.c.turn < turn,
        ).returning(told.c.turn)
        async with self.store.write() as connection:
            return (await connection.execute(query)).first() is not None

    async def told_to(self, person: str) -> list[dict[str, object]]:
        """What a person was told last, by table."""
        query = select(told.c.table_id, told.c.turn, told.c.at).where(told.c.person == person)
        async with self.store.reading.connect() as connection:
            return [{"table": table, "turn": turn, "at": at} for table, turn, at in await connection.execute(query)]

    async def move(self, guest: str, person: str) -> None:
        """A guest's wishes are somebody's who had none; else they are forgotten. What was told stays told."""
        async with self.store.write() as connection:
            known = (await connection.execute(select(notices.c.key).where(notices.c.person == person))).first()
            mine = notices.c.person == guest
            if known is None:
                await connection.execute(update(notices).where(mine).values(person=person))
            else:
                await connection.execute(delete(notices).where(mine))
            await connection.execute(
                update(told)
                .where(
                    told.c.person == guest,
                    told.c.table_id.not_in(select(told.c.table_id).where(told.c.person == person)),
                )
                .values(person=person)
            )


def new_key() -> str:
    """What stands for a person in letters."""
    return secrets.token_urlsafe(18)
