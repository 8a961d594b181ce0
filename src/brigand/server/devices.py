"""The devices of people: which are theirs, and which were ended. An ended one is nobody's from that moment on."""

import asyncio
import logging
from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy.exc import SQLAlchemyError

from brigand.server.people import Guest, Signer
from brigand.store.became import Becoming
from brigand.store.identity import Device, Identity
from brigand.store.store import Store
from brigand.table.errors import NotPossible
from brigand.table.table import Table

log = logging.getLogger("brigand.devices")
LOOK_AGAIN = 5.0
"""Seconds after which another process knows what was ended here."""
LONGEST_LABEL = 60
BROWSERS = {"Firefox": "Firefox", "Edg/": "Edge", "OPR/": "Opera", "Chrome": "Chrome", "Safari": "Safari"}
SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS": "macOS",
    "Linux": "Linux",
}


class Holder(NamedTuple):
    """Whose seat a token proves."""

    seat: int
    guest: Guest


class Devices:
    """Asked at every request, so what was ended is known here."""

    def __init__(
        self,
        store: Store,
        signer: Signer,
        hang_up: Callable[[set[str]], None],
        rename: Callable[[str, str], None],
    ) -> None:
        self.kept = Identity(store)
        self.signer = signer
        self.hang_up = hang_up
        self.rename = rename
        self.ended: set[str] = set()
        self.became: dict[str, str] = {}
        """Guests who are somebody with an account by now."""
        self.guests: dict[str, list[str]] = {}
        """The same the other way round."""

    async def open(self) -> None:
        """Learn what was ended before."""
        if self.kept.store.remembers:
            self.ended = await self.kept.ended()
            self.learn(await Becoming(self.kept.store).all())

    @property
    def are_shared(self) -> bool:
        """Whether another process may end devices too; the file of an SQLite database has one for itself."""
        return self.kept.store.remembers and self.kept.store.engine.dialect.name != "sqlite"

    async def look_again(self) -> None:
        """What another process ended is ended here as well."""
        while True:
            await asyncio.sleep(LOOK_AGAIN)
            try:
                self.forget(await self.kept.ended())
                self.learn(await Becoming(self.kept.store).all())
            except SQLAlchemyError as error:
                log.warning("devices were not looked up", exc_info=error)

    def guest_in(self, cookie: str | None) -> Guest | None:
        """Who a cookie speaks for; None if it is missing, forged or of a device that was ended."""
        found = self.signer.guest_in(cookie)
        if found is None or found.device in self.ended:
            return None
        return Guest(self.became.get(found.person, found.person), found.device)

    def learn(self, became: dict[str, str]) -> None:
        """Guests who are somebody else from now on: their cookies, tokens and lines are that person's."""
        fresh = {guest: person for guest, person in became.items() if guest not in self.became}
        self.became |= fresh
        for guest, person in fresh.items():
            self.guests.setdefault(person, []).append(guest)
            self.rename(guest, person)

    def unlearn(self, person: str) -> None:
        """A person is forgotten; cookies of the guests before are empty ones."""
        for guest in self.guests.pop(person, []):
            del self.became[guest]

    def names_of(self, person: str) -> list[str]:
        """A person, and the guests that this person was."""
        return [person, *self.guests.get(person, [])]

    def holder(self, table: Table, token: str) -> Holder | None:
        """Whose seat a token proves; None if it is forged or of a device that was ended."""
        for number, seat in enumerate(table.seats):
            if seat.person is None:
                continue
            for name in self.names_of(seat.person):
                device = self.signer.device_of_token(token, table.id, number, name)
                if device is not None:
                    return None if device in self.ended else Holder(number, Guest(seat.person, device))
        return None

    async def note(self, guest: Guest, agent: str) -> None:
        """Keep a device in the list of its person."""
        await self.kept.note_device(guest.person, guest.device, label_of(agent))

    async def of(self, person: str) -> list[Device]:
        """The devices of a person, latest first."""
        return await self.kept.devices_of(person)

    async def end(self, person: str, device: str) -> None:
        """One device of a person is nobody's from now on."""
        if not await self.kept.end_device(person, device):
            raise NotPossible("no_such_device")
        self.forget({device})

    async def end_all(self, person: str, but: str | None = None) -> None:
        """All devices of a person, but perhaps one; also that of an old cookie, which was never listed."""
        await self.end_these(person, await self.known(person) - {but})

    async def known(self, person: str) -> set[str]:
        """All devices of a person, also those that were never listed."""
        return {*(device.id for device in await self.of(person)), *map(self.signer.first_device, self.names_of(person))}

    async def end_these(self, person: str, devices: set[str]) -> None:
        """Some devices of a person are nobody's from now on, listed or not."""
        for device in devices:
            await self.kept.note_device(person, device, "")
            await self.kept.end_device(person, device)
        self.forget(devices)

    def forget(self, devices: set[str]) -> None:
        """Let nobody in with these, and close their lines."""
        fresh = devices - self.ended
        self.ended |= fresh
        if fresh:
            self.hang_up(fresh)


def label_of(agent: str) -> str:
    """A device as its owner knows it: browser and system."""
    browser = next((name for mark, name in BROWSERS.items() if mark in agent), "")
    system = next((name for mark, name in SYSTEMS.items() if mark in agent), "")
    return " · ".join(part for part in (browser, system) if part)[:LONGEST_LABEL]
