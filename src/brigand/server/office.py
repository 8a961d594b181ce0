"""Where `brigand admin` works: reads the database of a server, and has the server do what changes tables.

While a server runs its tables are in its memory, so it is asked by an order in the database; while none does, the
same is done here.
"""

import asyncio
import json
import os
import time
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, Final

import msgspec

from brigand.core.errors import Unreadable
from brigand.server import mending
from brigand.server.hub import Hub
from brigand.server.listing import row_of
from brigand.server.office_messages import AsideInfo, Counted, PersonInfo, SeatTaken, TableInfo, TableRow
from brigand.server.passwords import Attempts
from brigand.server.people import Signer
from brigand.server.settings import Settings
from brigand.server.spoken import clean_name
from brigand.server.tasks import Tasks
from brigand.store.asides import all_aside, all_logs, cut, lines_of, take_back
from brigand.store.orders import Order, Orders
from brigand.store.place import check, only_server_of, shown
from brigand.store.rolls import KnownPerson, Rolls
from brigand.store.store import Row, Store, sqlite_file

CLAIMED: Final = 5.0
"""Seconds in which a server of a PostgreSQL takes up an order; after that there is none."""
ANSWERED: Final = 600.0
LOOK: Final = 0.1
IN_MEMORY: Final = ("quotas", "lift")
"""What only a running server knows."""


@asynccontextmanager
async def office(settings: Settings) -> AsyncIterator["Office"]:
    """The office of a database that is there."""
    check(settings.database)
    file = sqlite_file(settings.database)
    if file is not None and not file.exists():
        raise Unreadable(f"there is no database {file} (name it with --database or --settings)")
    store = await Store.open(settings.database)
    try:
        yield Office(store, settings, Signer(await store.key()))
    finally:
        await store.close()


class Office:
    """One visit."""

    def __init__(self, store: Store, settings: Settings, signer: Signer) -> None:
        self.store = store
        self.settings = settings
        self.signer = signer
        self.rolls = Rolls(store)

    # asking the server

    async def ask(self, kind: str, **data: object) -> dict[str, Any]:
        """Have something done by the server, or here if none runs; what could not be done is said in a sentence."""
        answer = await self.asked(kind, data)
        if "error" in answer:
            raise Unreadable(str(answer["error"]))
        return answer

    async def asked(self, kind: str, data: dict[str, object]) -> dict[str, Any]:
        """The answer, whoever gives it."""
        if sqlite_file(self.settings.database) is not None:
            with ExitStack() as alone:
                try:
                    alone.enter_context(only_server_of(self.settings.database))
                except Unreadable:
                    return await self.answer_of_server(kind, data)
                return await self.done_here(Order("", kind, data))
        return await self.answer_of_server(kind, data)

    async def answer_of_server(self, kind: str, data: dict[str, object]) -> dict[str, Any]:
        """Write an order, and wait for its answer. An order nobody takes up is carried out here."""
        orders = Orders(self.store)
        id = await orders.give(kind, **data)
        begun = time.monotonic()
        while time.monotonic() - begun < ANSWERED:
            answer = await orders.read(id)
            if answer is not None:
                return answer
            if time.monotonic() - begun > CLAIMED and not await orders.is_claimed(id):
                for order in await orders.claim("office", id):
                    await orders.forget(id)
                    return await self.done_here(order)
            await asyncio.sleep(LOOK)
        return {"error": f"the server of {shown(self.settings.database)} is at it, and goes on by itself"}

    async def done_here(self, order: Order) -> dict[str, Any]:
        """Carry an order out with a hub of our own, at which no bot plays."""
        if order.kind in IN_MEMORY:
            return {"error": "no server runs on this database: what is counted is in a server's memory"}
        hub = Hub(self.store, self.signer, msgspec.structs.replace(self.settings, bus=""))
        hub.is_closing = True
        hub.silent_since = await self.store.alive()  # nobody loses the time in which no server ran
        try:
            return await Tasks(hub, Attempts(self.settings.sign_in_attempts)).answer_to(order)
        finally:
            await hub.notifier.close()
            await hub.ahead.close()
            await hub.errands.finish()
            await hub.coach.close()
            hub.thinkers.close()

    # people

    async def people(self, find: str, most: int) -> list[PersonInfo]:
        """Everybody who is called something like it."""
        return [person_info(one) for one in await self.rolls.people(find, most)]

    async def person(self, who: str) -> PersonInfo:
        """The one person who is meant."""
        found = await self.rolls.called(who)
        if not found:
            raise Unreadable(f"nobody here is called {who!r} (brigand admin people finds names and ids)")
        if len(found) > 1:
            raise Unreadable(f"{len(found)} people are called {who!r}: name one by id (brigand admin people {who})")
        return person_info(found[0])

    async def rename(self, who: str, name: str) -> PersonInfo:
        """Another name in all lists, and to sign in with."""
        person, cleaned = await self.person(who), clean_name(name)
        if person.account is not None and await self.rolls.is_taken(cleaned, person.id):
            raise Unreadable(f"somebody else signs in as {cleaned!r}")
        await self.rolls.rename(person.id, self.signer.handle_of(person.id), cleaned)
        return await self.person(person.id)

    # tables

    async def tables(
        self, status: str | None, game: str | None, person: str | None, idle_days: float, most: int
    ) -> list[TableRow]:
        """Tables, the latest first."""
        who = None if person is None else (await self.person(person)).id
        return [table_row(row) for row in await self.rolls.tables(status, game, who, idle_days, most)]

    async def table(self, id: str) -> TableInfo:
        """All about a table but what is hidden in it."""
        row = await self.listed(id)
        reading = await mending.read(self.store, id)
        seats = [SeatTaken(seat.name, seat.person, seat.level) for seat in reading.table.seats]
        moves = 0 if reading.table.match is None else reading.table.match.number
        return TableInfo(
            **msgspec.structs.asdict(row),
            seats=seats,
            rated=reading.table.rated,
            moves=moves,
            remarks=len(reading.table.said),
            entries=reading.good,
            bytes=await self.rolls.bytes_of(id),
            wrong=reading.report,
        )

    async def listed(self, id: str) -> TableRow:
        """A table that there is."""
        row = await self.rolls.table(id)
        if row is None:
            raise Unreadable(f"there is no table {id!r}")
        return table_row(row)

    # set aside

    async def asides(self, *, look: bool) -> list[AsideInfo]:
        """Tables whose log does not load: those a server met, or all there are."""
        reported = {aside.table: aside for aside in await all_aside(self.store)}
        found = []
        for id in await all_logs(self.store) if look else list(reported):
            reading = await mending.read(self.store, id)
            aside = reported.get(id)
            if aside is not None or reading.report is not None:
                number = None if reading.report is None else reading.good + 1
                found.append(AsideInfo(id, aside and aside.at, number, reading.report))
        return found

    async def restore(self, id: str, keep: Path | None) -> int:
        """Let a table be opened again whose log adds up now; with a file, what follows the mistake is moved there."""
        await self.listed(id)
        reading = await mending.read(self.store, id)
        if reading.report is not None and keep is None:
            wrong = f"entry {reading.good + 1} of table {id} does not fold ({reading.report})"
            raise Unreadable(f"{wrong}: mend it, or move it and what follows to a file with --cut FILE")
        left_out = 0
        if reading.report is not None and keep is not None:
            left_out = await self.cut(id, reading.good, keep)
        await self.store.list_table(row_of(await mending.read_until(self.store, id, reading.good)))
        await take_back(self.store, id)
        return left_out

    async def cut(self, id: str, good: int, keep: Path) -> int:
        """Move the entries after the good ones to a file, which must not be there yet."""
        if good == 0:
            raise Unreadable(f"nothing of table {id} can be read: delete it")
        lines = await lines_of(self.store, id, good + 1)
        write_new(keep, lines)
        await cut(self.store, id, good + 1)
        return len(lines)

    # quotas

    async def quotas(self) -> list[Counted]:
        """What counts for whom at the server, with names of people."""
        answer = await self.ask("quotas")
        found = msgspec.convert(answer["quotas"], list[Counted])
        return [msgspec.structs.replace(one, name=await self.store.name_of(one.who)) for one in found]


def write_new(file: Path, lines: list[str]) -> None:
    """Lines into a file that was not there, for its owner alone: they may hold the secret of a match."""
    try:
        with open(file, "x", encoding="utf-8", opener=lambda name, flags: os.open(name, flags, 0o600)) as opened:
            opened.writelines(f"{line}\n" for line in lines)
    except OSError as error:
        raise Unreadable(f"cannot write {file}: {error.strerror}") from None


def person_info(one: KnownPerson) -> PersonInfo:
    """As it is told."""
    return PersonInfo(*one)


def table_row(row: Row) -> TableRow:
    """As it is told."""
    summary = json.loads(row.summary)
    listed = summary if isinstance(summary, list) else summary["seats"]
    return TableRow(row.id, row.game, row.status, row.changed, listed)
