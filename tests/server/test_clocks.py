"""Clocks on the server: what came in time was in time, what is over is over also where nobody looks on, and while
there is no server nobody loses a second.
"""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from brigand.core.errors import BrigandError
from brigand.games import GAMES
from brigand.server import commands
from brigand.server.clockwork import HEARTBEAT, Alarms, Watch
from brigand.server.home import my_table
from brigand.server.hot import Hot
from brigand.server.hub import Hub
from brigand.server.messages import Act, NewTable
from brigand.server.people import Signer
from brigand.server.portrait import portrait
from brigand.server.settings import Settings
from brigand.table.clocks import PROFILES
from brigand.table.entries import AtZero, Clock, GaveTime, Played, RanOut
from tests.server.client import Person, Server, running
from tests.server.interleaver import Gate, QuickThinkers
from tests.server.memory import MemoryStore
from tests.table.duel import DUEL
from tests.waiting import until


class House:
    """A hub whose time is ours. Ann and Bob sit at a table of the duel, where both are asked at once."""

    def __init__(self) -> None:
        self.time = 1000.0
        self.store = MemoryStore()
        self.hub = Hub(self.store, Signer(b"key"), Settings(workers=1, pace=0.0, idle=0.0))
        self.hub.now = lambda: self.time
        self.id = ""

    async def open_table(self, clock: Clock | None) -> None:
        wish = NewTable("duel", 2, "Ann", clock=clock)
        self.id = (await commands.create(self.hub, "Ann", wish)).table.id
        await commands.join(self.hub, self.id, "Bob", 1, "Bob")
        await commands.start(self.hub, self.id, "Ann", shuffle_seats=False)

    @property
    def hot(self) -> Hot:
        return self.hub.hot[self.id]

    def act(self, seat: int) -> Awaitable[Hot]:
        token = self.hub.signer.seat_token(self.id, seat, ["Ann", "Bob"][seat])
        decision = self.hot.table.needs_match().asked[seat]
        return commands.act(self.hub, self.id, Act(1, token, decision, {"do": "name", "value": 1}))

    async def ring(self) -> None:
        """What the watching task does when it wakes."""
        self.hub.alarms.ring_all()
        await self.settle()

    async def settle(self) -> None:
        while self.hub.errands.tasks:
            await self.hub.errands.finish()

    def logged(self) -> list[object]:
        return [
            type(entry)(entry.seat, entry.then) if isinstance(entry, RanOut) else (entry.seat, entry.by_bot)
            for entry in self.store.logs[self.id]
            if isinstance(entry, RanOut | Played)
        ]


@asynccontextmanager
async def house(clock: Clock | None) -> AsyncIterator[House]:
    found = House()
    found.hub.thinkers.close()
    gate = Gate(random.Random(1))
    gate.is_open = True
    found.hub.thinkers = QuickThinkers(gate)  # type: ignore[assignment]
    try:
        await found.open_table(clock)
        yield found
    finally:
        await found.hub.close()


@pytest.fixture(autouse=True)
def _duel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, DUEL.id, DUEL)


def in_house(clock: Clock | None, work: Callable[[House], Awaitable[None]]) -> None:
    async def main() -> None:
        async with house(clock) as found:
            await work(found)

    asyncio.run(main())


@pytest.mark.parametrize("then", ["bot", "resign", "wait"])
def test_time_runs_out_where_nobody_looks_on(then: AtZero) -> None:
    async def work(home: House) -> None:
        home.time += 14.9
        await home.ring()
        assert home.logged() == []
        home.time += 0.1
        await home.ring()
        assert home.logged()[:2] == [RanOut(0, then), RanOut(1, then)]
        if then == "wait":
            assert home.hot.table.status == "playing"
            return
        assert home.hot.bots is not None, "the bots play on"
        await home.hot.bots
        assert home.hot.table.status == "over"
        assert home.hot.table.needs_match().resigned == ([0, 1] if then == "resign" else [])

    in_house(Clock(5, 10, then), work)


@pytest.mark.parametrize("profile", ["day", "days_3", "week"])
@pytest.mark.parametrize("then", ["bot", "resign", "wait"])
def test_days_for_a_move_run_out_to_the_second_at_a_table_nobody_looks_at(profile: str, then: AtZero) -> None:
    reserve, each = PROFILES[profile]

    async def work(home: House) -> None:
        await home.act(1)
        for passed in (0.5, 0.4999):  # nobody looks in meanwhile, and the table leaves memory
            home.hot.used -= 1
            home.hub.let_go()
            assert home.id not in home.hub.hot
            home.time += each * passed
            await home.ring()
            await home.hub.get(home.id)
        assert home.logged() == [(1, False)]
        assert (await my_table(home.hub, "Ann", (await home.store.tables_of("Ann"))[0])).your_turn
        home.time += each * 0.0001
        await home.ring()
        assert home.logged()[:2] == [(1, False), RanOut(0, then)]
        table = home.hot.table
        assert table.seats[0].level is None if then == "wait" else table.seats[0].level is not None
        assert table.needs_match().resigned == ([0] if then == "resign" else [])

    in_house(Clock(reserve, each, then), work)


def test_a_table_that_has_left_memory_is_woken_when_time_is_up() -> None:
    async def work(home: House) -> None:
        home.hot.used -= 1
        home.hub.let_go()
        assert home.id not in home.hub.hot
        home.time += 11
        await home.ring()
        assert home.logged() == [RanOut(0, "wait"), RanOut(1, "wait")]

    in_house(Clock(0, 10, "wait"), work)


def test_an_answer_that_came_in_time_counts_however_long_it_had_to_wait() -> None:
    async def work(home: House) -> None:
        async with home.hot.lock:
            home.time += 9.9
            answer = asyncio.ensure_future(home.act(0))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            home.time += 0.2
            home.hub.alarms.ring_all()
            await asyncio.sleep(0)
        await answer
        await home.settle()
        assert home.logged() == [(0, False), RanOut(1, "wait")]

    in_house(Clock(0, 10, "wait"), work)


def test_an_answer_that_came_too_late_finds_the_time_over() -> None:
    """Also if the task that watches the clocks is late itself."""

    async def work(home: House) -> None:
        home.time += 10
        with pytest.raises(BrigandError, match="table-bot_plays_already"):
            await home.act(0)
        assert home.logged()[:2] == [RanOut(0, "bot"), RanOut(1, "bot")]
        assert home.hot.bots is not None, "the bots were woken though the answer was refused"

    in_house(Clock(0, 10, "bot"), work)


def test_who_is_given_time_has_it() -> None:
    async def work(home: House) -> None:
        home.time += 9
        await home.hub.change(home.id, lambda table: table.give_time("Ann", 1))
        assert any(isinstance(entry, GaveTime) for entry in home.store.logs[home.id])
        home.time += 60
        await home.ring()
        assert home.logged() == [RanOut(0, "wait")]
        home.time += 1
        await home.ring()
        assert home.logged() == [RanOut(0, "wait"), RanOut(1, "wait")]

    in_house(Clock(0, 10, "wait"), work)


def test_everybody_sees_the_clocks_as_they_stand() -> None:
    async def work(home: House) -> None:
        home.time += 12
        seen = portrait(home.hot, "Eve", "Eve", home.hub.signer).clock
        assert seen is not None
        assert (seen.reserve, seen.each, seen.at_zero, seen.gift, seen.now) == (30, 10, "resign", 60, 1012.0)
        assert [(seat.reserve, seat.left, seat.running, seat.over) for seat in seen.seats if seat] == [
            (28, 0, True, False)
        ] * 2
        row = home.store.rows[home.id]
        assert (await my_table(home.hub, "Ann", row)).seconds == 28
        assert (await my_table(home.hub, "Eve", row)).seconds is None

    in_house(Clock(30, 10, "resign"), work)


def test_without_a_clock_there_is_nothing_to_see_nor_to_watch() -> None:
    async def work(home: House) -> None:
        home.time += 1e9
        assert portrait(home.hot, "Ann", "Ann", home.hub.signer).clock is None
        assert home.hub.alarms.times == {}

    in_house(None, work)


def test_a_rematch_has_the_same_clock() -> None:
    async def work(home: House) -> None:
        home.time += 11
        await home.ring()
        assert home.hot.bots is not None
        await home.hot.bots
        new = await commands.rematch(home.hub, home.id, "Ann")
        assert home.hub.hot[new].table.clock == Clock(0, 10, "bot")

    in_house(Clock(0, 10, "bot"), work)


def test_the_watching_task_rings_when_a_time_has_come() -> None:
    async def main() -> None:
        rung: asyncio.Queue[str] = asyncio.Queue()
        alarms = Alarms(time.monotonic, rung.put_nowait)
        task = asyncio.create_task(alarms.watch())
        await asyncio.sleep(0)
        alarms.set("later", time.monotonic() + 600)
        alarms.set("soon", time.monotonic() + 0.02)
        alarms.set("never", time.monotonic() + 0.01)
        alarms.set("never", None)
        assert await asyncio.wait_for(rung.get(), 20) == "soon"
        assert (rung.qsize(), list(alarms.times)) == (0, ["later"])
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    asyncio.run(main())


def test_the_servers_time_never_goes_back_behind_the_last_server() -> None:
    future = time.time() + 1000
    assert Watch(at_least=future)() >= future


# real servers


def opened(people: list[Person], clock: dict[str, object]) -> str:
    """A table of Loot for two with a clock, dealt."""
    table = people[0].create(2, clock=clock)
    people[1].request("POST", f"/tables/{table}/seats/1", {"name": people[1].name})
    people[0].request("POST", f"/tables/{table}/start", {})
    return table


def total(seen: dict[str, object]) -> float:
    """What the seat that is asked has left in all."""
    clock = seen["clock"]
    assert isinstance(clock, dict)
    return float(sum(seat["reserve"] + seat["left"] for seat in clock["seats"] if seat["running"]))


def test_whose_time_is_over_on_a_real_server_is_played_by_a_bot(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann, bob = Person(server, "Ann"), Person(server, "Bob")
        table = opened([ann, bob], {"reserve": 0, "each": 1, "at_zero": "bot"})
        line = bob.line(table)
        line.until(lambda seen: seen.get("status") == "over")
        assert {said["event"]["then"] for said in line.lines if said["event"]["event"] == "time_over"} == {"bot"}


@pytest.mark.parametrize("end", [Server.kill, Server.stop])
def test_a_restart_neither_takes_nor_gives_time(tmp_path: Path, end: Callable[[Server], None]) -> None:
    with running(tmp_path) as server:
        ann, bob = Person(server, "Ann"), Person(server, "Bob")
        table = opened([ann, bob], {"reserve": 60, "each": 60, "at_zero": "bot"})
        time.sleep(1.5 * HEARTBEAT)
        start, before = time.monotonic(), total(ann.look(table))
        assert before <= 120 - 1.5 * HEARTBEAT
        end(server)
        time.sleep(2 * HEARTBEAT)
        server.start()
        after = total(ann.look(table))
        up = time.monotonic() - start - 2 * HEARTBEAT
        assert after <= before + HEARTBEAT, "what was used before the last heartbeat is used"
        assert after >= before - up, "while there was no server nothing was"


def test_time_that_is_over_after_a_restart_is_over(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann, bob = Person(server, "Ann"), Person(server, "Bob")
        table = opened([ann, bob], {"reserve": 0, "each": 3, "at_zero": "resign"})
        server.kill()
        server.start()
        until(lambda: ann.look(table)["status"] == "over")
        assert ann.look(table)["ending"]["resigned"]
