"""Tables that are in use: one lock each, everybody who looks on, and the bots' turns."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import Final
from weakref import WeakValueDictionary

from sqlalchemy.exc import SQLAlchemyError

from brigand.core.errors import BrigandError, Refused, Stale
from brigand.core.state import NOBODY
from brigand.server.ahead import AheadAnswers
from brigand.server.bot_turns import BotTurns
from brigand.server.clockwork import HEARTBEAT, Alarms, Watch
from brigand.server.coaching import Coach
from brigand.server.devices import Devices
from brigand.server.errands import Errands, tell_failure
from brigand.server.hot import COUNT_WATCHERS, Hot, Wire
from brigand.server.listing import listed, row_of
from brigand.server.neighbours import Neighbours
from brigand.server.notifier import Notifier
from brigand.server.past import Past
from brigand.server.people import Signer
from brigand.server.quotas import Quotas
from brigand.server.results import Results
from brigand.server.settings import Settings
from brigand.server.thinking import Thinkers
from brigand.server.visits import Visits
from brigand.server.work import Work
from brigand.store.asides import note_aside
from brigand.store.group import NotKept
from brigand.store.store import Store
from brigand.table.entries import Played, Said
from brigand.table.errors import NotPossible, OtherRules
from brigand.table.playing import Answered
from brigand.table.table import Change, Table, stamped

log = logging.getLogger("brigand.hub")
CANNOT_FOLD: Final = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    BrigandError,
    LookupError,
    NotImplementedError,
    RecursionError,
    TypeError,
    ValueError,
)
"""What reading and folding entries raises when they do not add up to a table; the database's own errors are others."""


class NoSuchTable(NotPossible):
    """There is no table of this id."""

    def __init__(self) -> None:
        super().__init__("table-unknown")


class Broken(NotPossible):
    """The table's log does not add up to a table. It was set aside."""

    def __init__(self) -> None:
        super().__init__("table-broken")


class Hub:
    """All tables in use. Every change goes through `change`."""

    def __init__(self, store: Store, signer: Signer, settings: Settings) -> None:
        self.store = store
        self.signer = signer
        self.settings = settings
        self.devices = Devices(store, signer, self.hang_up, self.rename_lines)
        self.results = Results(store, signer)
        self.thinkers = Thinkers(settings.workers, settings.bot_deadline)
        self.coach = Coach(settings)
        self.quotas = Quotas(settings)
        self.past = Past(settings.replay_memory * 1_000_000)
        self.hot: dict[str, Hot] = {}
        self.loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.broken: set[str] = set()
        self.errands = Errands()
        self.visits = Visits(store, self.errands)
        self.chores: list[asyncio.Task[None]] = []
        self.is_closing = False
        self.now: Callable[[], float] = Watch()
        """The time of all clocks and entries."""
        self.alarms = Alarms(lambda: self.now(), self.ring)
        self.neighbours = Neighbours(self)
        self.bus = self.neighbours.bus
        self.work = Work(self)
        self.bots = BotTurns(self)
        self.notifier = Notifier(self)
        self.ahead = AheadAnswers(self)
        self.silent_since = self.opened_at = self.now()

    async def open(self) -> None:
        """Begin what runs by itself. Clocks stood still since the last server fell silent."""
        await self.devices.open()
        self.silent_since = await self.store.alive()
        self.now = Watch(at_least=self.silent_since)
        self.opened_at = self.now()
        if self.bus is not None:
            await self.bus.open()
            await self.work.open()
            if self.opened_at - self.silent_since < 4 * HEARTBEAT:
                self.silent_since = self.opened_at  # other servers went on meanwhile
        self.chores = [
            asyncio.create_task(self.alarms.watch(), name="alarms"),
            asyncio.create_task(self.beat(), name="heartbeat"),
            asyncio.create_task(self.sweep(), name="sweep"),
            asyncio.create_task(self.errands.at_last(self.resume), name="resume"),
            asyncio.create_task(self.notifier.alarms.watch(), name="notices"),
        ]
        if self.devices.are_shared:
            self.chores.append(asyncio.create_task(self.devices.look_again(), name="devices"))
        if self.bus is not None:
            self.chores.append(asyncio.create_task(self.neighbours.look_round(), name="look round"))
        for chore in self.chores:
            chore.add_done_callback(tell_failure)

    async def resume(self) -> None:
        """Go on where the last server stopped: bots of running matches move again."""
        for id in await self.store.unfinished():
            try:
                hot = await self.get(id)
            except (NotPossible, Stale) as error:
                log.warning("table %s cannot go on: %s", id, error)
                continue
            if hot.table.status == "over":  # stopped between the last action and the list
                await self.store.list_table(row_of(hot.table))
        await self.results.catch_up(self.load)

    async def close(self) -> None:
        """Stop what runs by itself, and finish what was begun."""
        self.is_closing = True
        tasks = [*self.chores, *(hot.bots for hot in self.hot.values() if hot.bots is not None)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.notifier.close()
        await self.ahead.close()
        await self.errands.close()
        await self.note_alive()
        await self.coach.close()
        await self.work.close()
        self.thinkers.close()
        if self.bus is not None:
            await self.bus.close()

    # tables

    async def get(self, id: str) -> Hot:
        """A table, from memory or from its log."""
        if id not in self.hot:
            async with self.loading.setdefault(id, asyncio.Lock()):
                if id not in self.hot:
                    table = await self.load(id)
                    await self.let_sleep(table)
                    self.hot[id] = Hot(table, self.now)
                    self.alarms.set(id, table.next_zero())
            self.attend(self.hot[id])
            if self.bus is None:  # else another server may be at it; who is left alone is found by looking round
                self.bots.wake(self.hot[id])
        hot = self.hot[id]
        hot.used = time.monotonic()
        return hot

    async def up_to_date(self, id: str) -> Hot:
        """A table as it is in the database, for somebody who comes from another server perhaps."""
        hot = await self.get(id)
        if self.bus is not None:
            await self.neighbours.follow(hot, (await self.store.versions([id])).get(id, 0))
        return hot

    async def load(self, id: str) -> Table:
        """What the log adds up to."""
        if id in self.broken:
            raise Broken
        table = Table(id)
        await self.read_on(table)
        if table.version == 0:
            raise NoSuchTable
        return table

    async def read_on(self, table: Table) -> None:
        """Take what the log holds beyond what the table knows. A log that does not fold is set aside, and reported."""
        try:
            for entry in await self.store.log(table.id, after=table.version):
                table.take(entry)
        except (OtherRules, NotKept):
            raise
        except CANNOT_FOLD as error:
            log.error("table %s is set aside: entry %d does not fold", table.id, table.version, exc_info=error)
            self.broken.add(table.id)
            self.hot.pop(table.id, None)
            await note_aside(self.store, table.id, f"{type(error).__name__}: {error}")
            raise Broken from error
        if table.is_gone:
            self.hot.pop(table.id, None)
            raise NoSuchTable

    async def create(self, first: Callable[[Table], Change]) -> Hot:
        """A new table with a fresh id."""
        table = Table(secrets.token_urlsafe(8))
        await self.log_entry(table, first(table), self.now())
        hot = self.hot[table.id] = Hot(table, self.now)
        return hot

    async def change(self, id: str, command: Callable[[Table], Change | None]) -> Hot:
        """Check, write to the log, then let it happen and tell everybody. Once begun it is done to its end, even if
        whoever asked for it has gone meanwhile: the table must not stay behind its log. It counts as done when it was
        asked for, however long it had to wait for others.
        """
        at = self.now()
        hot = await self.get(id)
        if self.errands.is_at_one():
            await self.carry_out(hot, command, at)
            return hot
        with hot.in_use():
            await asyncio.shield(self.errands.begin(self.carry_out(hot, command, at), f"a change at {id}"))
        return hot

    async def carry_out(self, hot: Hot, command: Callable[[Table], Change | None], at: float) -> None:
        """One change at a time: the command sees the table as it is when its turn has come."""
        with hot.in_use():
            try:
                async with hot.lock:
                    while not await self.is_carried_out(hot, command, at):
                        pass  # another server was faster: the command looks at the table as it is now
            finally:
                self.alarms.set(hot.table.id, hot.table.next_zero())
                self.bots.wake(hot)
                self.attend(hot)

    def attend(self, hot: Hot) -> None:
        """Whoever is asked may have answered in advance, or want to be told."""
        self.ahead.look(hot)
        self.notifier.look(hot)

    async def is_carried_out(self, hot: Hot, command: Callable[[Table], Change | None], at: float) -> bool:
        """Try it once; no if another server wrote meanwhile, so that there is something new to look at."""
        before = hot.table.version
        try:
            await self.log_time_over(hot.table, at)
            change = command(hot.table)
            if change is not None:
                await self.log_entry(hot.table, change, at)
        except Stale:
            tried = hot.table.version
            await self.catch_up(hot)
            if self.bus is None or hot.table.version == tried:
                raise
            return False
        except (NotPossible, Refused):
            if self.bus is None or not await self.is_behind(hot.table):
                raise
            return False
        finally:
            if hot.table.version != before:
                hot.wake()
        return True

    async def is_behind(self, table: Table) -> bool:
        """Whether another server wrote what we had not heard of: what is refused here may be right by now."""
        known = table.version
        await self.read_on(table)
        return table.version != known

    async def log_entry(self, table: Table, change: Change, at: float) -> None:
        """An entry that does not fold is never written; one that could not be written never happens."""
        change = stamped(change, at)
        happen = table.tried(change)
        was_over = table.status == "over"
        entry = change.entry if isinstance(change, Answered) else change
        await self.store.append(table.id, table.version + 1, entry)
        happen()
        if self.bus is not None:
            self.bus.tell(table.id, table.version)
        if not isinstance(entry, Played | Said) or table.status == "over":
            await listed(self.store, self.errands, table)
        if table.status == "over" and not was_over:
            self.note_ending(table)

    def note_ending(self, table: Table) -> None:
        """A match is over: write down who came where. Should that be cut off, the next server does it."""
        self.errands.begin(self.errands.at_last(lambda: self.results.count(table)), f"the result of {table.id}")

    async def catch_up(self, hot: Hot) -> None:
        """Another process wrote to this table: read what it did."""
        try:
            await self.read_on(hot.table)
        finally:
            hot.wake()

    # time

    async def log_time_over(self, table: Table, at: float) -> None:
        """What came after the time was over finds it over; what came before was in time, though it may have waited."""
        while (over := table.run_out(at)) is not None:
            await self.log_entry(table, over, at)

    def ring(self, id: str) -> None:
        """Somebody's time at a table is up."""
        self.errands.begin(self.strike(id), f"time over at {id}")

    async def strike(self, id: str) -> None:
        """Log it, if nobody was faster."""
        await self.change(id, lambda table: None)

    async def let_sleep(self, table: Table) -> None:
        """While there was no server nobody lost time."""
        slept = table.slept(self.silent_since, self.opened_at)
        if slept is not None:
            await self.log_entry(table, slept, self.opened_at)

    async def beat(self) -> None:
        """Tell the next server until when there was this one."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            try:
                await self.note_alive()
            except SQLAlchemyError as error:
                log.warning("the heartbeat failed", exc_info=error)

    async def note_alive(self) -> None:
        """Clocks run until now; where none runs, nobody asks."""
        if self.alarms.times:
            await self.store.note_alive(self.now())

    # presence

    def join(self, hot: Hot, line: Wire) -> None:
        """Somebody connected."""
        hot.lines.add(line)
        hot.presence += 1
        self.neighbours.tell_presence(hot)
        hot.left.pop(line.person, None)
        self.show_presence(hot, line)

    def leave(self, hot: Hot, line: Wire) -> None:
        """A line was closed or lost."""
        hot.lines.discard(line)
        hot.presence += 1
        self.neighbours.tell_presence(hot)
        hot.used = time.monotonic()
        if not hot.is_connected(line.person) and hot.table.seat_of(line.person) != NOBODY:
            hot.left[line.person] = time.monotonic()
        self.attend(hot)
        self.show_presence(hot, line)

    def show_presence(self, hot: Hot, line: Wire) -> None:
        """Who sits here is seen to come and go at once; those who watch are counted now and then."""
        if hot.table.seat_of(line.person) != NOBODY:
            hot.wake()
        elif hot.counting is None:
            hot.counting = asyncio.get_running_loop().call_later(COUNT_WATCHERS, hot.count_watchers)

    def rename_lines(self, guest: str, person: str) -> None:
        """The lines of a guest are somebody's with an account."""
        for hot in self.hot.values():
            for line in [line for line in hot.lines if line.person == guest]:
                line.person = person
            if guest in hot.left:
                hot.left[person] = hot.left.pop(guest)

    def hang_up(self, devices: set[str]) -> None:
        """Close every line of devices that are nobody's any more."""
        for hot in self.hot.values():
            for line in [line for line in hot.lines if line.device in devices]:
                line.end()

    def may_take_over(self, hot: Hot, person: str, seat: int) -> bool:
        """One's own seat at any time; another's by those who sit here, when its owner has been away for a while."""
        owner = hot.table.seats[seat].person
        if owner == person:
            return True
        if owner is None or hot.table.seat_of(person) == NOBODY or hot.is_connected(owner):
            return False
        return time.monotonic() - hot.left.get(owner, hot.since) >= self.settings.grace

    async def sweep(self) -> None:
        """Tables nobody has looked at for a while leave memory; their log stays."""
        while True:
            await asyncio.sleep(min(self.settings.idle, 30.0))
            self.let_go()

    def let_go(self) -> None:
        """Forget the tables nobody has looked at for a while."""
        for id, hot in list(self.hot.items()):
            if self.bus is None:
                self.bots.wake(hot)  # should they have failed
            self.alarms.set(id, hot.table.next_zero())
            self.attend(hot)
            if hot.is_resting() and time.monotonic() - hot.used > self.settings.idle:
                del self.hot[id]
