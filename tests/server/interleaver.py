"""Several people at one table at once, in an order drawn by lot: the same seed, the same story.

Everything is real (commands, hub, SQLite) but chance, the bots' thinking and time: whoever reaches the database waits
at a gate, and one of those who wait is let through when nobody else can go on. At times whoever waits hangs up instead.
"""

import asyncio
import random
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import partial
from typing import Any, TypeVar

import pytest

from brigand.bots.registry import NAMES
from brigand.coach.hint import Hint
from brigand.core.action import Action
from brigand.core.errors import BrigandError
from brigand.core.state import NOBODY, State
from brigand.games import game as find_game
from brigand.server import commands
from brigand.server.hot import Hot
from brigand.server.hub import Hub
from brigand.server.messages import Act, ChangeTable, NewTable, Say
from brigand.server.past_messages import AskHint
from brigand.server.people import Signer
from brigand.server.settings import Settings
from brigand.store.store import Row, Store
from brigand.table.entries import AnyEntry, Clock
from brigand.table.seats import CALMER, PACES
from brigand.table.table import Table
from tests.server.unlimited import UNLIMITED

T = TypeVar("T")
Work = Callable[[], Coroutine[Any, Any, object]]
PEOPLE = ["Ann", "Bob", "Cat", "Dan"]
ERRANDS = 16
"""What everybody asks for in a story."""
SETTLED = 30
"""Turns of the loop in which everything that can go on has reached the gate, a lock or its end."""
HANGS_UP = 0.03
PATIENCE = 6
"""How often somebody looks whether a table is in use."""
CLOCKS = [None, None, Clock(20, 5, "bot"), Clock(0, 15, "resign"), Clock(10, 4, "wait")]
author: ContextVar[str] = ContextVar("author", default="the house")
errand: ContextVar["asyncio.Task[None] | None"] = ContextVar("errand", default=None)


class Gate:
    """Where everybody waits for the lot."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.waiting: list[tuple[asyncio.Future[None], asyncio.Task[None] | None]] = []
        self.inside = 0
        self.is_open = False

    async def turn(self) -> None:
        """Until the lot has fallen."""
        if not self.is_open:
            lot: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.waiting.append((lot, errand.get()))
            await lot

    async def through(self, work: Awaitable[T]) -> T:
        """Wait, do it while all others wait, wait again: what is done is not yet known to who did it."""
        try:
            await self.turn()
        except asyncio.CancelledError:
            work.close()  # type: ignore[attr-defined]
            raise
        self.inside += 1
        try:
            found = await work
        finally:
            self.inside -= 1
        await self.turn()
        return found

    async def settle(self) -> None:
        """Let everything run until it waits."""
        quiet = 0
        while quiet < SETTLED:
            await asyncio.sleep(0.0002 if self.inside else 0)
            quiet = 0 if self.inside else quiet + 1

    async def direct(self, people: list["asyncio.Task[None]"]) -> None:
        """One after the other, until everybody has done everything."""
        while not all(person.done() for person in people):
            await self.settle()
            self.waiting = [(lot, whose) for lot, whose in self.waiting if not lot.done()]
            if self.waiting:
                lot, whose = self.waiting.pop(self.rng.randrange(len(self.waiting)))
                if whose is not None and self.rng.random() < HANGS_UP:
                    whose.cancel()
                if not lot.done():
                    lot.set_result(None)
            else:
                assert all(person.done() for person in people), "everybody waits for somebody"

    def leave_open(self) -> None:
        """Nobody waits any more."""
        self.is_open = True
        for lot, _ in self.waiting:
            if not lot.done():
                lot.set_result(None)


class GatedStore(Store):
    """The real store behind the gate. It remembers who wrote what."""

    def __init__(self, store: Store, gate: Gate) -> None:
        super().__init__(store.engine)
        self.gate = gate
        self.authors: dict[tuple[str, int], str] = {}
        self.kinds: Counter[str] = Counter()

    async def append(self, table: str, number: int, entry: AnyEntry) -> None:
        await self.gate.through(self.write_down(table, number, entry))

    async def write_down(self, table: str, number: int, entry: AnyEntry) -> None:
        await super().append(table, number, entry)
        self.authors[table, number] = author.get()
        self.kinds[type(entry).__name__] += 1

    async def list_table(self, row: Row) -> None:
        await self.gate.through(super().list_table(row))

    async def log(self, table: str, after: int = 0) -> list[AnyEntry]:
        return await self.gate.through(super().log(table, after))

    async def unfinished_of(self, person: str) -> int:
        return await self.gate.through(super().unfinished_of(person))

    async def note_person(self, person: str, name: str) -> None:
        await self.gate.through(super().note_person(person, name))

    async def note_sitting(self, person: str, table: str) -> None:
        await self.gate.through(super().note_sitting(person, table))


class QuickThinkers:
    """Bots that take anything legal, after a while."""

    def __init__(self, gate: Gate) -> None:
        self.gate = gate

    def pause(self, level: str, pace: float, state: State, seat: int) -> float:
        return 0.0

    async def choose(
        self, game: str, level: str, state: State, seat: int, seconds: float = 0.0, **where: Any
    ) -> Action:
        legal = state.legal(seat)
        await self.gate.turn()
        return self.gate.rng.choice(legal)

    async def hints(
        self, game: str, state: State, seat: int, iterations: int, seconds: float, **where: Any
    ) -> list[Hint]:
        await self.gate.turn()
        return []

    def close(self) -> None:
        pass


class Present:
    """A person's line."""

    def __init__(self, person: str) -> None:
        self.person = self.device = person

    def wake(self) -> None:
        pass

    def end(self) -> None:
        pass


class Story:
    """One run: a table of `game`, people who all want something of it, and what came of it."""

    def __init__(self, store: Store, game: str, seed: int) -> None:
        self.rng = random.Random(f"{game} {seed}")
        self.gate = Gate(self.rng)
        self.store = GatedStore(store, self.gate)
        self.game = find_game(game)
        quotas: dict[str, Any] = {**UNLIMITED}  # many stories share one store
        settings = Settings(grace=0.0, pace=0.0, idle=0.0, workers=1, **quotas)
        self.hub = Hub(self.store, Signer(b"key"), settings)
        self.hub.thinkers.close()
        self.hub.thinkers = QuickThinkers(self.gate)  # type: ignore[assignment]
        self.time = 1000.0
        self.hub.now = lambda: self.time
        self.people = [PEOPLE[0], *PEOPLE[: self.rng.randint(1, len(PEOPLE))]]
        """Who comes; the host has the table open twice."""
        self.tables: list[str] = []
        self.tokens: dict[str, list[str]] = {person: ["forged"] for person in PEOPLE}
        self.lines: dict[str, list[tuple[Hot, Present]]] = {person: [] for person in PEOPLE}
        self.told: list[str] = []

    async def run(self) -> None:
        """From the opened table until everybody is done and the house has closed."""
        author.set(PEOPLE[0])
        self.gate.is_open = True
        seats = self.rng.choice(self.game.seats)
        wish = NewTable(self.game.id, seats, PEOPLE[0], pace="quick", clock=self.rng.choice(CLOCKS))
        self.tables.append((await commands.create(self.hub, PEOPLE[0], wish)).table.id)
        self.gate.is_open = False
        visits = [asyncio.create_task(self.visit(person)) for person in self.people]
        await self.gate.direct(visits)
        self.gate.leave_open()
        await self.hub.close()
        for visit in visits:
            visit.result()

    async def visit(self, person: str) -> None:
        """One errand after the other; refusals are part of life, everything else is not."""
        author.set(person)
        for _ in range(ERRANDS):
            await self.gate.turn()
            self.time += self.rng.random()
            name, work = self.wish(person)
            task = asyncio.create_task(self.go(work))
            await asyncio.wait([task])
            if not task.cancelled():
                try:
                    task.result()
                except BrigandError as error:
                    name += f": {error}"
            self.told.append(f"{person} {name}{' (hung up)' if task.cancelled() else ''}")

    async def go(self, work: Work) -> None:
        """Do it as a task that can be told to hang up."""
        errand.set(asyncio.current_task())
        await work()

    def wish(self, person: str) -> tuple[str, Work]:
        """Something to ask for: mostly what makes sense now, at times what does not."""
        hub, id = self.hub, self.rng.choice(self.tables[-2:])
        table = hub.hot[id].table if id in hub.hot else None
        if table is not None and (seat := table.seat_of(person)) != NOBODY:
            self.tokens[person].append(hub.signer.seat_token(id, seat, person))
        early = [*self.seating(id, person), *(self.hosting(id, person) if person == PEOPLE[0] else [])]
        early.append(("acts early", lambda: self.act(id, person, table)))
        late = self.playing(id, person, table)
        usual = early if table is None or table.match is None else late if table.status == "playing" else late[-2:] * 4
        return self.rng.choice(usual * 5 + self.anytime(id, person) + early + late + self.hosting(id, person)[:1])

    def seating(self, id: str, person: str) -> list[tuple[str, Work]]:
        """What anybody may try before the deal."""
        hub, seat = self.hub, self.rng.randrange(max(self.game.seats))
        sit = (f"sits on {seat}", lambda: commands.join(hub, id, person, seat, person))
        is_ready = self.rng.random() < 0.7
        ready = ("is ready", lambda: hub.change(id, lambda table: table.get_ready(person, is_ready=is_ready)))
        return [
            sit,
            sit,
            sit,
            sit,
            ready,
            ("adds chance", lambda: hub.change(id, lambda table: table.add_entropy(person, f"{seat:064x}"))),
            (f"frees {seat}", lambda: hub.change(id, lambda table: table.free(person, seat))),
        ]

    def hosting(self, id: str, person: str) -> list[tuple[str, Work]]:
        """What the host may do before the deal."""
        hub, seat, level = self.hub, self.rng.randrange(max(self.game.seats)), self.rng.choice(NAMES)
        by_lot, wish = self.rng.random() < 0.6, self.other_seats()
        return [
            ("starts", lambda: commands.start(hub, id, person, shuffle_seats=by_lot)),
            (f"wants {wish.seats} seats", lambda: commands.change(hub, id, person, wish)),
            (f"puts a bot on {seat}", lambda: commands.put_bot(hub, id, person, seat, level)),
            ("hushes", lambda: hub.change(id, lambda table: table.hush(person, watchers_talk=by_lot))),
            ("clears the chat", lambda: hub.change(id, lambda table: table.clear(person))),
            *[("fills and starts", lambda: self.fill_and_start(id, person, by_lot))] * 3,
        ]

    def playing(self, id: str, person: str, table: Table | None) -> list[tuple[str, Work]]:
        """What is done during a match."""
        hub, seat, pace = self.hub, self.rng.randrange(max(self.game.seats)), self.rng.choice(CALMER)
        asked = table is not None and table.wish is not None
        return [
            *[("acts", lambda: self.act(id, person, table))] * 10,
            *[(f"takes over {seat}", lambda: commands.take_over(hub, id, person, seat))] * 3,
            *[("comes back", lambda: hub.change(id, lambda table: table.come_back(person)))] * 3,
            *[("resigns", lambda: hub.change(id, lambda table: table.resign(person)))] * 2,
            *[("takes back", lambda: hub.change(id, lambda table: table.undo(person)))] * 3,
            *[("wants to end", lambda: hub.change(id, lambda table: table.end(person)))] * 2,
            *[("agrees", lambda: hub.change(id, lambda table: table.answer(person, agrees=True)))]
            * (40 if asked else 1),
            ("declines", lambda: hub.change(id, lambda table: table.answer(person, agrees=False))),
            (f"wants it {pace}", lambda: hub.change(id, lambda table: table.set_pace(person, pace))),
            *[(f"gives {seat} time", lambda: hub.change(id, lambda table: table.give_time(person, seat)))] * 5,
            *[("thinks for long", self.let_time_pass)] * 2,
            *[("starts the house again", lambda: self.restart(id))] * 2,
            ("wants a step", lambda: commands.step(hub, id, person)),
            ("asks for a hint", lambda: self.hint(id, person, table)),
            *[("wants a rematch", lambda: self.rematch(id, person))] * 2,
        ]

    def anytime(self, id: str, person: str) -> list[tuple[str, Work]]:
        """What is always possible."""
        hub, words = self.hub, Say(1, self.rng.choice(["table", "team"]), text="hear, hear")
        return [
            ("says", lambda: commands.say(hub, id, person, person, words)),
            ("connects", lambda: self.connect(id, person)),
            ("disconnects", lambda: self.disconnect(person)),
            ("looks", lambda: hub.get(id)),
            ("tidies up", self.let_go),
            ("signs in and out", lambda: self.be_another(id, person)),
        ]

    async def be_another(self, id: str, person: str) -> None:
        """Somebody else for a moment, with others in between."""
        for guest, known in ((person, f"{person} at home"), (f"{person} at home", person)):
            await self.hub.change(id, partial(Table.become, guest=guest, person=known))

    def other_seats(self) -> ChangeTable:
        clock = self.rng.choice(CLOCKS)
        return ChangeTable(self.rng.choice(self.game.seats), {}, self.rng.choice(list(PACES)), clock)

    async def fill_and_start(self, id: str, person: str, by_lot: bool) -> None:
        """Bots on all seats that are open, then the deal, with others in between."""
        hot = await self.hub.get(id)
        for seat, place in enumerate(hot.table.seats):
            if place.is_open:
                await commands.put_bot(self.hub, id, person, seat, "easy")
        await commands.start(self.hub, id, person, shuffle_seats=by_lot)

    def token(self, person: str) -> str:
        """Mostly the newest."""
        mine = self.tokens[person]
        return mine[-1] if self.rng.random() < 0.7 else self.rng.choice(mine)

    async def act(self, id: str, person: str, table: Table | None) -> None:
        """What could be legal for somebody, for a decision that could be owed."""
        token, state, decision = self.token(person), None, 0
        if table is not None and table.match is not None and not table.match.is_over:
            state = table.match.state
            asked = table.match.asked
            decision = asked.get(table.seat_of(person), self.rng.choice(list(asked.values())))
        if state is None:
            state = self.game.new(self.rng.choice(self.game.seats), self.rng.randrange(1000))
        seats = state.to_act()
        mine = NOBODY if table is None else table.seat_of(person)
        action = self.rng.choice(state.legal(mine if mine in seats else self.rng.choice(seats)))
        await commands.act(self.hub, id, Act(1, token, decision, dict(self.game.to_json(action))))

    async def hint(self, id: str, person: str, table: Table | None) -> None:
        asked = {} if table is None or table.match is None else table.match.asked
        decision = asked.get(NOBODY if table is None else table.seat_of(person), 0)
        await commands.hint(self.hub, id, AskHint(self.token(person), decision))

    async def rematch(self, id: str, person: str) -> None:
        new = await commands.rematch(self.hub, id, person)
        if new not in self.tables:
            self.tables.append(new)

    async def connect(self, id: str, person: str) -> None:
        hot, line = await self.hub.get(id), Present(person)
        self.hub.join(hot, line)
        self.lines[person].append((hot, line))

    async def disconnect(self, person: str) -> None:
        for hot, line in self.lines[person]:
            self.hub.leave(hot, line)
        self.lines[person].clear()

    async def let_time_pass(self) -> None:
        """And the watching task wakes, if it is time for it."""
        self.time += self.rng.uniform(1, 25)
        self.hub.alarms.ring_all()

    async def restart(self, id: str) -> None:
        """There was no server for a while, as far as tables can tell that nobody uses now."""
        hot = await self.hub.get(id)
        for person in self.lines:
            await self.disconnect(person)
        for _ in range(PATIENCE):
            if not hot.is_resting():
                await self.gate.turn()
        self.hub.silent_since = self.time
        self.time += self.rng.uniform(0, 100)
        self.hub.opened_at = self.time
        self.hub.let_go()
        await self.hub.get(id)

    async def let_go(self) -> None:
        """What the sweep does."""
        self.hub.let_go()


@contextmanager
def foretold(story: Story) -> Iterator[None]:
    """All chance comes from the story's seed, so that it can be told again."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(secrets, "token_hex", lambda size=32: story.rng.randbytes(size).hex())
        patch.setattr(secrets, "token_urlsafe", lambda size=32: story.rng.randbytes(size).hex()[:20])
        patch.setattr(random, "SystemRandom", lambda: story.rng)
        yield
