"""Devices of people, and links that work once."""

import hashlib
import secrets
import time
from typing import Final, Literal, NamedTuple

from sqlalchemy import delete, select, update

from brigand.store.schema import devices, links
from brigand.store.store import Store

Kind = Literal["device", "sign_in", "reset"]
LINK_SECONDS: Final = 600
MOST_LINKS: Final = 5
"""Links of one person that may be open at once; the oldest go."""


class Device(NamedTuple):
    """One device of a person."""

    id: str
    label: str
    made: float
    seen: float


class Link(NamedTuple):
    """What a link is for, and until when."""

    person: str
    kind: Kind
    place: str
    until: float


def digest(token: str) -> str:
    """What is kept of a token: whoever reads the database cannot use it."""
    return hashlib.sha256(token.encode()).hexdigest()


class Identity:
    """Who is who, beyond a guest's cookie."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # devices

    async def note_device(self, person: str, device: str, label: str) -> None:
        """Remember a device, or that it was seen."""
        now = time.time()
        async with self.store.write() as connection:
            known = update(devices).where(devices.c.id == device, devices.c.person == person)
            if (await connection.execute(known.values(seen=now))).rowcount == 0:
                values = {"id": device, "person": person, "label": label, "made": now, "seen": now}
                await connection.execute(devices.insert().values(**values))

    async def devices_of(self, person: str) -> list[Device]:
        """The devices of a person that were not ended, latest first."""
        query = (
            select(devices.c.id, devices.c.label, devices.c.made, devices.c.seen)
            .where(devices.c.person == person, devices.c.ended.is_(None))
            .order_by(devices.c.seen.desc())
        )
        async with self.store.reading.connect() as connection:
            return [Device(*row) for row in await connection.execute(query)]

    async def end_device(self, person: str, device: str) -> bool:
        """End a device, and the links it may have made; whether it was this person's."""
        query = update(devices).where(devices.c.id == device, devices.c.person == person, devices.c.ended.is_(None))
        async with self.store.write() as connection:
            await connection.execute(delete(links).where(links.c.person == person))
            return (await connection.execute(query.values(ended=time.time()))).rowcount == 1

    async def ended(self) -> set[str]:
        """Every device that was ended."""
        async with self.store.reading.connect() as connection:
            rows = await connection.execute(select(devices.c.id).where(devices.c.ended.is_not(None)))
            return {str(id) for (id,) in rows}

    # links

    async def make_link(self, person: str, kind: Kind, place: str = "", seconds: float = LINK_SECONDS) -> str:
        """A link that works once, for a while; its token is told here and never again."""
        token, now = secrets.token_urlsafe(18), time.time()
        async with self.store.write() as connection:
            await connection.execute(delete(links).where(links.c.until < now))
            query = select(links.c.digest).where(links.c.person == person).order_by(links.c.until.desc())
            for (old,) in list(await connection.execute(query))[MOST_LINKS - 1 :]:
                await connection.execute(delete(links).where(links.c.digest == old))
            values = {"digest": digest(token), "person": person, "kind": kind, "place": place, "until": now + seconds}
            await connection.execute(links.insert().values(**values))
        return token

    async def look_at_link(self, token: str) -> Link | None:
        """What a link is for; None if it was used, or its time is over."""
        query = select(links.c.person, links.c.kind, links.c.place, links.c.until).where(
            links.c.digest == digest(token), links.c.until > time.time()
        )
        async with self.store.reading.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else Link(*row)

    async def use_link(self, token: str) -> Link | None:
        """What a link is for; only the first one who asks is told."""
        found = await self.look_at_link(token)
        async with self.store.write() as connection:
            done = await connection.execute(delete(links).where(links.c.digest == digest(token)))
        return found if done.rowcount == 1 else None
