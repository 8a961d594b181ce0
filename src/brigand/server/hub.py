"""Tables that are in use: one lock each, everybody who looks on, and the bots' turns."""

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Final, Protocol
from weakref import WeakValueDictionary

from sqlalchemy.exc import SQLAlchemyError

from brigand.bots.registry import STAND_IN
from brigand.core.action import Action
from brigand.core.errors import BrigandError, Stale
from brigand.core.state import NOBODY
from brigand.server.bus import Bus, BusWord, Elsewhere
from brigand.server.clockwork import HEARTBEAT, Alarms, Watch
from brigand.server.coaching import Coach
from brigand.server.devices import Devices
from brigand.server.messages import Hints
from brigand.server.past import Past
from brigand.server.people import Signer
from brigand.server.quotas import Quotas
from brigand.server.results import Results
from brigand.server.settings import Settings
from brigand.server.thinking import Thinkers
from brigand.store.store import Row, Store
from brigand.table.entries import Played, Said
from brigand.table.table import HELD, PACES, Answered, Change, NotPossible, OtherRules, Table, stamped

log = logging.getLogger("brigand.hub")
LOOK: Final = 1.0
"""Seconds between two looks at what other servers wrote, should a word of theirs have got lost."""
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


COUNT_WATCHERS: Final = 0.5
"""Seconds in which those who begin or end to watch are told together."""


class Broken(NotPossible):
    """The table's log does not add up to a table. It was set aside."""

    def __init__(self) -> None:
        super().__init__("table-broken")


class Wire(Protocol):
    """Somebody who is connected to a table."""

    person: str
    device: str

    def wake(self) -> None:
        """The table has changed."""

    def end(self) -> None:
        """Its device is nobody's any more."""


class Hot:
    """A table in memory."""

    def __init__(self, table: Table, now: Callable[[], float] = time.time) -> None:
        self.table = table
        self.now = now
        self.lock = asyncio.Lock()
        self.lines: set[Wire] = set()
        self.left: dict[str, float] = {}
        self.bots: asyncio.Task[None] | None = None
        self.users = 0
        self.counting: asyncio.TimerHandle | None = None
        self.advising = asyncio.Lock()
        self.following = asyncio.Lock()
        self.advice: Hints | None = None
        self.elsewhere = Elsewhere()
        self.moved = time.monotonic()
        """When this process last saw the table change."""
        self.presence = 0
        """How often somebody came or went."""
        self.sketch: object = None
        """What portraits of this moment share."""
        self.steps = 0
        """Actions of bots that were asked for one by one."""
        self.since = self.used = time.monotonic()

    def is_connected(self, person: str | None) -> bool:
        """Whether a person has a line open, here or at another server."""
        return any(line.person == person for line in self.lines) or person in self.elsewhere.people()

    def note(self, person: str) -> None:
        """Somebody who sits here asked for something: not away, though perhaps without a line."""
        if self.table.seat_of(person) != NOBODY:
            self.left[person] = time.monotonic()

    @contextmanager
    def in_use(self) -> Iterator[None]:
        """Stay in memory meanwhile: there is one table of an id, and one lock."""
        self.users += 1
        try:
            yield
        finally:
            self.users -= 1

    def lets_bots_play(self) -> bool:
        """Whether the pace lets a bot move now."""
        pace = self.table.present_pace
        return pace not in HELD or (pace == "step" and self.steps > 0)

    def is_resting(self) -> bool:
        """Whether nobody looks on, nobody waits to change something and no bot is at it."""
        return not self.lines and self.users == 0 and (self.bots is None or self.bots.done())

    def count_watchers(self) -> None:
        """Tell how many watch now."""
        self.counting = None
        self.wake()

    def wake(self) -> None:
        """Everybody connected gets the new table."""
        self.moved = time.monotonic()
        for line in self.lines:
            line.wake()


class Hub:
    """All tables in use. Every change goes through `change`."""

    def __init__(self, store: Store, signer: Signer, settings: Settings) -> None:
        self.store = store
        self.signer = signer
        self.settings = settings
        self.devices = Devices(store, signer, self.hang_up)
        self.results = Results(store, signer)
        self.thinkers = Thinkers(settings.workers, settings.bot_deadline)
        self.coach = Coach(settings)
        self.quotas = Quotas(settings)
        self.past = Past(settings.replay_memory * 1_000_000)
        self.hot: dict[str, Hot] = {}
        self.loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.broken: set[str] = set()
        self.changes: set[asyncio.Task[None]] = set()
        self.chores: list[asyncio.Task[None]] = []
        self.is_closing = False
        self.now: Callable[[], float] = Watch()
        """The time of all clocks and entries."""
        self.alarms = Alarms(lambda: self.now(), self.ring)
        self.bus = Bus(settings.bus, self.hear) if settings.bus else None
        self.silent_since = self.opened_at = self.now()

    async def open(self) -> None:
        """Begin what runs by itself. Clocks stood still since the last server fell silent."""
        await self.devices.open()
        self.silent_since = await self.store.alive()
        self.now = Watch(at_least=self.silent_since)
        self.opened_at = self.now()
        if self.bus is not None:
            await self.bus.open()
            if self.opened_at - self.silent_since < 4 * HEARTBEAT:
                self.silent_since = self.opened_at  # other servers went on meanwhile
        self.chores = [
            asyncio.create_task(self.alarms.watch(), name="alarms"),
            asyncio.create_task(self.beat(), name="heartbeat"),
            asyncio.create_task(self.sweep(), name="sweep"),
            asyncio.create_task(self.resume(), name="resume"),
        ]
        if self.devices.are_shared:
            self.chores.append(asyncio.create_task(self.devices.look_again(), name="devices"))
        if self.bus is not None:
            self.chores.append(asyncio.create_task(self.look_round(), name="look round"))
        for chore in self.chores:
            chore.add_done_callback(tell_failure)

    async def resume(self) -> None:
        """Go on where the last server stopped: bots of running matches move again."""
        for id in await self.store.unfinished():
            try:
                hot = await self.get(id)
            except BrigandError as error:
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
        await asyncio.gather(*self.changes, return_exceptions=True)
        await self.note_alive()
        await self.coach.close()
        self.thinkers.close()
        if self.bus is not None:
            await self.bus.close()

    # other servers

    def hear(self, word: BusWord) -> None:
        """Another server speaks of a table; what is not in memory here is of no interest."""
        hot = self.hot.get(word.table)
        if hot is None:
            return
        if word.people is not None and hot.elsewhere.note(word.process, word.people):
            hot.presence += 1
            hot.wake()
        if word.version > hot.table.version:
            self.begin(self.follow(hot, word.version), f"reading on at {word.table}")

    async def follow(self, hot: Hot, version: int) -> None:
        """Read what another server wrote. Its bots are its own business, as long as it goes on."""
        async with hot.lock:
            if hot.table.version < version:
                await self.catch_up(hot)
        self.alarms.set(hot.table.id, hot.table.next_zero())

    async def look_round(self) -> None:
        """Whoever missed a word finds out; whose bots are left alone are taken over; presence is told again."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.look_once()
            except (SQLAlchemyError, BrigandError) as error:
                log.warning("could not look round: %s", error)

    async def look_once(self) -> None:
        """Every table that is in memory."""
        known = await self.store.versions(list(self.hot))
        for id, hot in list(self.hot.items()):
            if known.get(id, 0) > hot.table.version:
                self.begin(self.follow(hot, known[id]), f"reading on at {id}")
            elif time.monotonic() - hot.moved > self.settings.bot_deadline + LOOK:
                self.wake_bots(hot)
            if hot.lines:
                self.tell_presence(hot)

    def tell_presence(self, hot: Hot) -> None:
        """Who is connected here."""
        if self.bus is not None:
            self.bus.tell(hot.table.id, people=sorted({line.person for line in hot.lines}))

    def begin(self, work: Coroutine[None, None, None], name: str) -> None:
        """Something nobody waits for."""
        task = asyncio.create_task(work, name=name)
        self.changes.add(task)
        task.add_done_callback(self.changes.discard)
        task.add_done_callback(tell_failure)

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
            if self.bus is None:  # else another server may be at it; who is left alone is found by looking round
                self.wake_bots(self.hot[id])
        hot = self.hot[id]
        hot.used = time.monotonic()
        return hot

    async def up_to_date(self, id: str) -> Hot:
        """A table as it is in the database, for somebody who comes from another server perhaps."""
        hot = await self.get(id)
        if self.bus is not None:
            await self.follow(hot, (await self.store.versions([id])).get(id, 0))
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
        except OtherRules:
            raise
        except CANNOT_FOLD as error:
            log.error("table %s is set aside: entry %d does not fold", table.id, table.version, exc_info=error)
            self.broken.add(table.id)
            self.hot.pop(table.id, None)
            raise Broken from error

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
        with hot.in_use():
            task = asyncio.create_task(self.carry_out(hot, command, at), name=f"a change at {id}")
            self.changes.add(task)
            task.add_done_callback(self.changes.discard)
            task.add_done_callback(tell_failure)
            await asyncio.shield(task)
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
                self.wake_bots(hot)

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
        finally:
            if hot.table.version != before:
                hot.wake()
        return True

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
            await self.store.list_table(row_of(table))
        if table.status == "over" and not was_over:
            self.note_ending(table)

    def note_ending(self, table: Table) -> None:
        """A match is over: write down who came where. Should that be cut off, the next server does it."""
        task = asyncio.create_task(self.results.count(table), name=f"the result of {table.id}")
        self.changes.add(task)
        task.add_done_callback(self.changes.discard)
        task.add_done_callback(tell_failure)

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
        task = asyncio.create_task(self.strike(id), name=f"time over at {id}")
        self.changes.add(task)
        task.add_done_callback(self.changes.discard)
        task.add_done_callback(tell_failure)

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

    # bots

    def wake_bots(self, hot: Hot) -> None:
        """Let the bots play if it is their turn."""
        is_idle = hot.bots is None or hot.bots.done()
        if not self.is_closing and is_idle and hot.lets_bots_play() and hot.table.bot_to_move():
            hot.bots = asyncio.create_task(self.play_bots(hot), name=f"bots at {hot.table.id}")
            hot.bots.add_done_callback(tell_failure)

    async def play_bots(self, hot: Hot) -> None:
        """One decision after another, at a pace people can follow; when, was planned before it was thought over."""
        table = hot.table
        while hot.lets_bots_play() and (seats := table.bot_to_move()):
            seat = seats[0]
            match = table.needs_match()
            decision, level = match.asked[seat], table.seats[seat].level or STAND_IN
            start = time.monotonic()
            pause = self.thinkers.pause(
                level, PACES.get(table.present_pace, 0.0) * self.settings.pace, match.state, seat
            )
            seconds = pause if hot.lines else 0.0
            action = await self.thinkers.choose(
                match.game.id, level, match.state, seat, seconds, table=table.id, is_seen=bool(hot.lines)
            )
            if hot.lines:
                await asyncio.sleep(start + pause - time.monotonic())
            try:
                if not hot.lets_bots_play():
                    return  # held meanwhile
                await self.change(table.id, bot_play(seat, decision, action))
                hot.steps = max(0, hot.steps - 1)
            except Stale:
                if self.bus is not None:
                    return  # another server plays them
                continue  # somebody came back

    # presence

    def join(self, hot: Hot, line: Wire) -> None:
        """Somebody connected."""
        hot.lines.add(line)
        hot.presence += 1
        self.tell_presence(hot)
        hot.left.pop(line.person, None)
        self.show_presence(hot, line)

    def leave(self, hot: Hot, line: Wire) -> None:
        """A line was closed or lost."""
        hot.lines.discard(line)
        hot.presence += 1
        self.tell_presence(hot)
        hot.used = time.monotonic()
        if not hot.is_connected(line.person) and hot.table.seat_of(line.person) != NOBODY:
            hot.left[line.person] = time.monotonic()
        self.show_presence(hot, line)

    def show_presence(self, hot: Hot, line: Wire) -> None:
        """Who sits here is seen to come and go at once; those who watch are counted now and then."""
        if hot.table.seat_of(line.person) != NOBODY:
            hot.wake()
        elif hot.counting is None:
            hot.counting = asyncio.get_running_loop().call_later(COUNT_WATCHERS, hot.count_watchers)

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
                self.wake_bots(hot)  # should they have failed
            self.alarms.set(id, hot.table.next_zero())
            if hot.is_resting() and time.monotonic() - hot.used > self.settings.idle:
                del self.hot[id]


def bot_play(seat: int, decision: int, action: Action) -> Callable[[Table], Change]:
    """The command of a bot, unless a person has come back meanwhile."""

    def command(table: Table) -> Change:
        if table.seats[seat].level is None:
            raise Stale("a person plays here again")
        return table.play(seat, decision, action, by_bot=True)

    return command


def tell_failure(task: asyncio.Task[None]) -> None:
    """A mistake of ours is loud even if nobody waits for the result; bots are woken again by the sweep."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, BrigandError):
        log.error("%s failed", task.get_name(), exc_info=error)


def row_of(table: Table) -> Row:
    """How a table is listed."""
    summary = json.dumps({"seats": [seat.name for seat in table.seats], "won": winners(table)})
    return Row(table.id, table.created.game, table.status, time.time(), summary)


def winners(table: Table) -> list[str]:
    """Who won; nobody before the end."""
    if table.match is None or not table.match.is_over:
        return []
    places = table.match.outcome().places
    return [seat.name for seat, place in zip(table.seats, places, strict=True) if place == 1]
