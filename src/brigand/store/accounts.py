"""Names with a password, where the host has turned accounts on."""

import time
import unicodedata
from typing import NamedTuple

from sqlalchemy import delete, select, update
from sqlalchemy.exc import IntegrityError

from brigand.store.schema import accounts
from brigand.store.store import Store


class NamedPerson(NamedTuple):
    """A person who can sign in."""

    person: str
    name: str
    password: str
    mail: str
    made: float


def key_of(name: str) -> str:
    """Names that look alike are one: compatibility forms, case and spaces do not count."""
    return " ".join(unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).split())


COLUMNS = (accounts.c.person, accounts.c.name, accounts.c.password, accounts.c.mail, accounts.c.made)


class Accounts:
    """All accounts of a database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def add(self, person: str, name: str, password: str, mail: str) -> bool:
        """A new account for a guest; whether the name was free and the guest had none."""
        values = {"person": person, "key": key_of(name), "name": name, "password": password, "mail": mail}
        try:
            async with self.store.write() as connection:
                await connection.execute(accounts.insert().values(**values, made=time.time()))
        except IntegrityError:
            return False
        return True

    async def named(self, name: str) -> NamedPerson | None:
        """The account of a name, however it is written."""
        async with self.store.reading.connect() as connection:
            row = (await connection.execute(select(*COLUMNS).where(accounts.c.key == key_of(name)))).first()
        return None if row is None else NamedPerson(*row)

    async def of(self, person: str) -> NamedPerson | None:
        """The account of a person, if there is one."""
        async with self.store.reading.connect() as connection:
            row = (await connection.execute(select(*COLUMNS).where(accounts.c.person == person))).first()
        return None if row is None else NamedPerson(*row)

    async def set_password(self, person: str, password: str) -> None:
        """Another password, as it is kept."""
        async with self.store.write() as connection:
            await connection.execute(update(accounts).where(accounts.c.person == person).values(password=password))

    async def set_mail(self, person: str, mail: str) -> None:
        """Where links are sent; empty for nowhere."""
        async with self.store.write() as connection:
            await connection.execute(update(accounts).where(accounts.c.person == person).values(mail=mail))

    async def remove(self, person: str) -> None:
        """The name is free again."""
        async with self.store.write() as connection:
            await connection.execute(delete(accounts).where(accounts.c.person == person))
