"""A process's line to the work queue on NATS JetStream: its streams are there, its words are sealed, it mends itself.

Questions wait in one stream until somebody has answered them; whoever takes one holds it by a lease. Answers stay a
while in another, for a server that asks what another one asked before.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from brigand.core.errors import Unreadable
from brigand.server.bus import connected
from brigand.server.questions import VERSION, Kind, Present
from brigand.server.roster import Roster
from brigand.server.sealing import Sealer, derived

if TYPE_CHECKING:
    from nats.aio.client import Client
    from nats.aio.msg import Msg
    from nats.js import JetStreamContext

log = logging.getLogger("brigand.work")
QUESTIONS: Final = "brigand-questions"
ANSWERS: Final = "brigand-answers"
BEAT: Final = 1.0
"""Seconds between two words of being there."""
SHORT: Final = 3.0
"""Seconds for the bus to say that it has taken something."""
MOST: Final = 10_000
"""Questions that may wait; more are thought over where they come up."""
WAITS: Final = 3_600
REMEMBERS: Final = 120
"""Seconds for which an answer is kept, and a question is known to have been asked."""
S = TypeVar("S", bound=msgspec.Struct)


class WorkLine:
    """One process's line. `ready` while streams can be written."""

    def __init__(self, address: str, key: bytes, *, workers: int, serves: bool) -> None:
        self.address = address
        self.sealer = Sealer(key, "thoughts")
        self.service = derived(key, "service").hex()[:12]
        self.present = Present(secrets.token_hex(8), workers, serves)
        self.roster = Roster(lambda: self.changed())
        self.changed: Callable[[], None] = lambda: None
        self.lost: Callable[[], None] = lambda: None
        self.ready = asyncio.Event()
        self.era = 0
        """How often the streams were made sure of: what was set up on them before may be gone."""
        self.is_missed = False
        self.is_closing = False
        self.client: Client | None = None
        self.beating: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect; a bus without JetStream is told of once, and asked again and again."""
        self.client = await connected(self.address, self.was_cut, self.prepare)
        await self.client.subscribe(self.crew_subject, cb=self.hear)
        await self.prepare()
        self.beating = asyncio.create_task(self.beat(), name="crew")

    @property
    def crew_subject(self) -> str:
        """Where those who are there tell it."""
        return f"brigand.crew.{self.service}.{VERSION}"

    def question_subject(self, kind: Kind) -> str:
        """Where questions of a kind wait."""
        return f"brigand.question.{self.service}.{VERSION}.{kind}"

    def answer_subject(self, key: str) -> str:
        """Where the answer to a question is told."""
        return f"brigand.answer.{self.service}.{key}"

    def found_subject(self, key: str) -> str:
        """Where a coach tells what it finds; nobody keeps that."""
        return f"brigand.found.{self.service}.{key}"

    def stop_subject(self, key: str) -> str:
        """Where a coach is told that it may stop."""
        return f"brigand.stop.{self.service}.{key}"

    @property
    def jetstream(self) -> "JetStreamContext":
        """The queue, as far as it is there."""
        assert self.client is not None
        return self.client.jetstream(timeout=SHORT)

    async def prepare(self) -> None:
        """Make sure of the streams: a bus that was restarted has forgotten them."""
        from nats.errors import Error
        from nats.js.api import DiscardPolicy, RetentionPolicy, StorageType, StreamConfig

        questions = StreamConfig(
            name=QUESTIONS,
            subjects=["brigand.question.>"],
            retention=RetentionPolicy.WORK_QUEUE,
            storage=StorageType.MEMORY,
            discard=DiscardPolicy.NEW,
            max_msgs=MOST,
            max_age=WAITS,
            duplicate_window=REMEMBERS,
        )
        answers = StreamConfig(
            name=ANSWERS,
            subjects=["brigand.answer.>"],
            storage=StorageType.MEMORY,
            max_msgs_per_subject=1,
            max_msgs=10 * MOST,
            max_age=REMEMBERS,
            duplicate_window=REMEMBERS,
        )
        try:
            for stream in (questions, answers):
                await self.jetstream.add_stream(stream)
        except Error as error:
            self.miss(f"the bus has no work queue ({str(error) or type(error).__name__}; is JetStream on?)")
            return
        self.era += 1
        if self.is_missed:
            log.warning("the work queue is there again")
        self.is_missed = False
        self.ready.set()

    def miss(self, why: str) -> None:
        """No queue for now; said once."""
        self.ready.clear()
        self.roster.forget()
        if not self.is_missed:
            self.is_missed = True
            log.warning("%s: bots think at their own server meanwhile", why)
        self.lost()

    async def was_cut(self) -> None:
        """The bus is away, unless it was us who hung up."""
        if not self.is_closing:
            self.miss("the work queue is away")

    async def beat(self) -> None:
        """Be there, and notice who is not any more."""
        while True:
            self.roster.drop_silent()
            if self.client is not None and self.client.is_connected:
                if not self.ready.is_set():
                    await self.prepare()
                await self.tell()
            await asyncio.sleep(BEAT)

    async def tell(self) -> None:
        """Word of our being there."""
        from nats.errors import Error

        assert self.client is not None
        with contextlib.suppress(Error):
            await self.client.publish(self.crew_subject, self.sealed(self.present))

    async def hear(self, message: "Msg") -> None:
        """Somebody is there; who is new is greeted, so that they need not wait for us."""
        present = self.opened(message.data, Present)
        if present is not None and self.roster.note(present):
            await self.tell()

    def sealed(self, word: msgspec.Struct) -> bytes:
        """A word for the way."""
        return self.sealer.seal(msgspec.msgpack.encode(word))

    def opened(self, data: bytes, type: type[S]) -> S | None:
        """A word of one of us; nothing if it is not."""
        try:
            return msgspec.msgpack.decode(self.sealer.opened(data), type=type)
        except (Unreadable, msgspec.MsgspecError) as error:
            log.warning("somebody else writes to the work queue: %s", error)
            return None

    async def close(self) -> None:
        """Say that we go, and hang up."""
        self.is_closing = True
        if self.beating is not None:
            self.beating.cancel()
            await asyncio.gather(self.beating, return_exceptions=True)
        if self.client is not None:
            self.present = Present(self.present.process, 0, False)
            if self.client.is_connected:
                await self.tell()
            await self.client.close()
