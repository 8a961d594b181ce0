"""Thinking as a work queue: every question is thought over once, a dead thinker's is taken over, a stranger's never."""

import asyncio
import gc
import logging
import pickle
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

import brigand
from brigand.coach.record import played_by
from brigand.core.errors import Unreadable
from brigand.core.rng import Rng
from brigand.core.state import State, imagined
from brigand.server.coaching import Case, Coach
from brigand.server.questions import Present, Question, Reply, written
from brigand.server.sealing import Sealer
from brigand.server.settings import Settings
from brigand.server.taker import Taker
from brigand.server.thinking import Thinkers
from brigand.server.work_line import QUESTIONS, WorkLine
from brigand.server.work_queue import Away, WorkQueue
from tests.server import nats
from tests.server.awaited import until

pytestmark = pytest.mark.services
KEY = b"k" * 32


@pytest.fixture
def bus() -> Iterator[nats.Nats]:
    """One for each test: what was answered, but not ticked off before its thinker left, is asked again."""
    with nats.running() as server:
        yield server


def state() -> State:
    return brigand.game("loot").new(3, 5)


def question(key: str) -> Question:
    """What a greedy bot would do at the start."""
    match = state()
    seat = match.to_act()[0]
    world = written(imagined(match, seat, Rng(1)))
    return Question(key, "loot", seat, "2", 60.0, world, level="greedy")


@asynccontextmanager
async def asking(bus: nats.Nats, key: bytes = KEY) -> AsyncIterator[WorkQueue]:
    """A server's end, as soon as it knows of a thinker."""
    line = WorkLine(bus.address, key, workers=0, serves=True)
    queue = WorkQueue(line)
    await line.open()
    try:
        yield queue
    finally:
        await line.close()


class Counting(Thinkers):
    """A worker that notes what it was asked."""

    def __init__(self) -> None:
        super().__init__(1, 60.0)
        self.asked: list[str] = []

    async def ask(self, *args: object, table: str = "", **how: bool) -> Reply:  # type: ignore[override]
        self.asked.append(table)
        return await super().ask(*args, table=table, **how)  # type: ignore[arg-type]


@asynccontextmanager
async def thinking(bus: nats.Nats, key: bytes = KEY) -> AsyncIterator[Counting]:
    """A thinker."""
    line, thinkers = WorkLine(bus.address, key, workers=1, serves=False), Counting()
    await line.open()
    taker = Taker(line, thinkers)
    taker.begin()
    try:
        yield thinkers
    finally:
        await taker.close()
        thinkers.close()
        await line.close()


async def ready(queue: WorkQueue) -> None:
    async with asyncio.timeout(60):
        await until(lambda: queue.is_ready)


def test_what_several_servers_ask_is_thought_over_once(bus: nats.Nats) -> None:
    async def story() -> None:
        async with asking(bus) as one, asking(bus) as other, thinking(bus) as thinkers:
            await ready(one)
            await ready(other)
            ask = [queue.ask(question("t.1.0.move"), "t", is_seen=True) for queue in (one, other)]
            first, second = await asyncio.gather(*ask)
            assert first == second
            assert first.action is not None
            assert await other.ask(question("t.1.0.move"), "t", is_seen=True) == first
            assert thinkers.asked == ["t.1.0.move"]
            assert (await one.ask(question("t.2.0.move"), "t", is_seen=False)).action is not None

    asyncio.run(story())


def test_what_a_dead_thinker_had_taken_is_taken_over(bus: nats.Nats) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            queue = await stack.enter_async_context(asking(bus))
            dead = await stack.enter_async_context(asking(bus))
            queue.line.roster.note(Present("dead", 1, serves=False))
            asked = asyncio.create_task(queue.ask(question("t.3.0.move"), "t", is_seen=True))
            taken = await Taker(dead.line, Thinkers(1, 1.0)).subscribed("thought")
            (message,) = await taken.fetch(1, timeout=60)  # and is never heard of again
            assert message.metadata.num_delivered == 1
            assert not asked.done()
            thinkers = await stack.enter_async_context(thinking(bus))
            assert (await asked).action is not None
            assert thinkers.asked == ["t.3.0.move"]

    asyncio.run(story())


def test_when_the_last_thinker_is_gone_nobody_waits_for_a_turn(bus: nats.Nats) -> None:
    async def story() -> None:
        async with asking(bus) as queue:
            queue.line.roster.note(Present("dead", 1, serves=False))
            asked = [queue.ask(question(f"t.{number}.0.move"), "t", is_seen=False) for number in (8, 9)]
            told = asyncio.gather(*asked, return_exceptions=True)
            await asyncio.sleep(0)
            queue.line.roster.note(Present("dead", 0, serves=False))
            assert [type(error) for error in await told] == [Away, Away]

    asyncio.run(story())


class Bomb:
    """What a stranger would like to have unpickled."""

    def __reduce__(self) -> tuple[object, ...]:
        return Path.touch, (Path("bomb"),)


def test_what_a_stranger_writes_is_never_read(
    bus: nats.Nats, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.chdir(tmp_path)

    async def story() -> None:
        async with asking(bus) as queue, thinking(bus) as thinkers:
            await ready(queue)
            bomb = question("t.4.0.move")
            bomb.world = pickle.dumps(Bomb())
            forged = WorkLine(bus.address, b"another key", workers=0, serves=True).sealed(bomb)
            for data in (forged, b"", pickle.dumps(Bomb())):
                await queue.line.jetstream.publish(queue.line.question_subject("thought"), data)
            assert (await queue.ask(question("t.5.0.move"), "t", is_seen=True)).action is not None
            assert thinkers.asked == ["t.5.0.move"]
            while (await queue.line.jetstream.stream_info(QUESTIONS)).state.messages:  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.02)

    asyncio.run(story())
    assert not Path("bomb").exists()
    assert "somebody else writes to the work queue" in caplog.text


def test_nothing_can_be_read_or_changed_on_the_way() -> None:
    sealer = Sealer(KEY, "thoughts")
    sealed = sealer.seal(b"the hand of a seat")
    assert b"hand" not in sealed
    assert sealer.opened(sealed) == b"the hand of a seat"
    assert sealer.seal(b"") != sealer.seal(b"")
    assert sealer.opened(sealer.seal(b"")) == b""
    for place in range(len(sealed)):
        changed = bytearray(sealed)
        changed[place] ^= 1
        with pytest.raises(Unreadable):
            sealer.opened(bytes(changed))
    with pytest.raises(Unreadable):
        Sealer(KEY, "another purpose").opened(sealed)


def test_services_that_share_a_bus_do_not_meet(bus: nats.Nats) -> None:
    async def story() -> None:
        async with asking(bus) as queue, asking(bus, b"another") as other, thinking(bus):
            await ready(queue)
            assert not other.is_ready

    asyncio.run(story())


async def chosen(thinkers: Thinkers) -> bool:
    """Whether a bot finds its move."""
    match = state()
    seat = match.to_act()[0]
    return await thinkers.choose("loot", "greedy", match, seat, table="t") in match.legal(seat)


def test_without_the_queue_bots_think_here(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        with nats.running(jetstream=False) as bus:
            thinkers = Thinkers(1, 60.0)
            try:
                async with asking(bus) as thinkers.queue:
                    await thinkers.queue.line.prepare()
                    assert not thinkers.queue.is_ready
                    assert await chosen(thinkers)
            finally:
                thinkers.close()

    asyncio.run(story())
    assert [record.message for record in caplog.records if "JetStream" in record.message][1:] == []
    assert "is JetStream on?" in caplog.text


def test_a_bus_that_goes_in_the_middle_costs_no_thought_and_comes_back(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)

    async def story() -> None:
        with nats.running() as bus:
            here = Thinkers(1, 60.0)
            try:
                async with asking(bus) as queue, thinking(bus) as elsewhere:
                    await ready(queue)
                    here.queue = queue
                    waiting = asyncio.create_task(queue.ask(question("t.6.0.hint"), "t", is_seen=True))
                    bus.kill()
                    assert await chosen(here)
                    await asyncio.gather(waiting, return_exceptions=True)
                    assert elsewhere.asked in ([], ["t.6.0.hint"])
                    bus.start()
                    await ready(queue)
                    assert (await queue.ask(question("t.7.0.move"), "t", is_seen=True)).action is not None
                    assert elsewhere.asked[-1] == "t.7.0.move"
            finally:
                here.close()

    asyncio.run(story())
    assert "the work queue is there again" in caplog.text


@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning")
def test_a_bus_that_is_cut_off_is_noticed_by_itself() -> None:
    """The client of NATS leaves lines behind on which nobody answered; they are collected here."""

    async def story() -> None:
        with nats.running() as bus:
            here = Thinkers(1, 60.0)
            try:
                async with asking(bus) as here.queue, thinking(bus):
                    await ready(here.queue)
                    bus.freeze()
                    assert await chosen(here)
                    while here.queue.is_ready:  # noqa: ASYNC110 - nobody tells when
                        await asyncio.sleep(0.02)
                    bus.thaw()
                    await ready(here.queue)
                    assert await chosen(here)
            finally:
                here.close()

    asyncio.run(story())
    gc.collect()


def test_the_coach_goes_through_a_match_elsewhere(bus: nats.Nats, monkeypatch: pytest.MonkeyPatch) -> None:
    record = played_by(["greedy", "greedy"], brigand.game("loot"), {}, 1)

    async def story() -> None:
        coach = Coach(Settings(coach_iterations=2))
        monkeypatch.setattr(coach, "reviewer_here", None)
        async with asking(bus) as queue, thinking(bus):
            await ready(queue)
            coach.queue = queue
            review, stopped = Case("x", "ann", record), Case("y", "ann", record)
            await coach.go_through(review)
            assert review.status == "done"
            assert [one.number for one in review.decisions] == list(range(1, len(record.actions) + 1))
            assert review.accounts
            going = asyncio.create_task(coach.go_through(stopped))
            await asyncio.sleep(0)
            stopped.stop()
            await going
            assert stopped.status == "stopped"

    asyncio.run(story())
