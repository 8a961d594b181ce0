"""Takes questions from the work queue and has them thought over: what `brigand think` does, and a server beside it.

A question is held by a lease that is renewed while somebody thinks. Whoever dies over it renews nothing more, and the
next one takes it. It is answered before it counts as done.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import aclosing, asynccontextmanager, suppress
from typing import TYPE_CHECKING, Final

from brigand.coach.review import Decision, Found
from brigand.server.bus import RECONNECT
from brigand.server.coaching import CoachHere
from brigand.server.errands import tell_failure
from brigand.server.questions import VERSION, CoachWord, Kind, MatchToReview, Question, Reply, thought_over
from brigand.server.thinking import Thinkers
from brigand.server.work_line import QUESTIONS, SHORT, WorkLine

if TYPE_CHECKING:
    from nats.aio.msg import Msg
    from nats.js import JetStreamContext

log = logging.getLogger("brigand.taker")
LEASE: Final = 2.0
"""Seconds after which a question is taken from somebody who has not been heard meanwhile."""
TRIES: Final = 3
"""Thinkers that may die over one question."""
LISTENS: Final = 2.0
Do = Callable[["Msg"], Awaitable[None]]


class Taker:
    """As many questions at once as there are workers, and one review beside them."""

    def __init__(self, line: WorkLine, thinkers: Thinkers) -> None:
        self.line = line
        self.thinkers = thinkers
        self.chores: list[asyncio.Task[None]] = []
        self.is_closing = False
        """Said beside cancelling, which `asyncio.wait_for` loses before Python 3.12 if what it waits for comes then."""

    def begin(self) -> None:
        """Take what comes."""
        works: list[tuple[Kind, Do]] = [("review", self.review)]
        works += [("thought", self.think)] * self.thinkers.workers
        self.chores = [asyncio.create_task(self.take(*work), name=f"takes a {work[0]}") for work in works]
        for chore in self.chores:
            chore.add_done_callback(tell_failure)

    async def close(self) -> None:
        """Give back what was not done."""
        self.is_closing = True
        for chore in self.chores:
            chore.cancel()
        await asyncio.gather(*self.chores, return_exceptions=True)

    async def take(self, kind: Kind, do: Do) -> None:
        """One after the other, as long as the queue is there, and again when it is back."""
        from nats.errors import Error

        while not self.is_closing:
            await self.line.ready.wait()
            try:
                await self.take_while_ready(kind, do)
            except (Error, OSError) as error:
                log.info("the work queue: %s", str(error) or type(error).__name__)
                await asyncio.sleep(RECONNECT)

    async def take_while_ready(self, kind: Kind, do: Do) -> None:
        """Until the streams may be others."""
        era = self.line.era
        subscription = await self.subscribed(kind)
        try:
            while self.line.era == era and self.line.ready.is_set() and not self.is_closing:
                with suppress(TimeoutError):
                    for message in await subscription.fetch(1, timeout=LISTENS):
                        async with held(message):
                            await do(message)
        finally:
            with suppress(OSError):
                await subscription.unsubscribe()

    async def subscribed(self, kind: Kind) -> "JetStreamContext.PullSubscription":
        """All thinkers of a service and version take from one line."""
        from nats.js.api import AckPolicy, ConsumerConfig

        config = ConsumerConfig(
            ack_policy=AckPolicy.EXPLICIT, ack_wait=LEASE, max_deliver=TRIES, inactive_threshold=3_600, mem_storage=True
        )
        name = f"{self.line.service}-{VERSION}-{kind}"
        return await self.line.jetstream.pull_subscribe(self.line.question_subject(kind), name, QUESTIONS, config)

    async def think(self, message: "Msg") -> None:
        """A move or a hint."""
        question = self.line.opened(message.data, Question)
        if question is None:
            return
        try:
            thought = await self.thinkers.ask(question.seconds, thought_over, question, table=question.key)
        except (TimeoutError, BrokenProcessPool) as error:
            log.warning("no thought for %s: %r", question.key, error)
            thought = Reply(question.key)
        subject, headers = (
            self.line.answer_subject(question.key),
            {"Nats-Msg-Id": f"{self.line.service}.{question.key}"},
        )
        await self.line.jetstream.publish(subject, self.line.sealed(thought), timeout=SHORT, headers=headers)

    async def review(self, message: "Msg") -> None:
        """A whole match; whoever asked may have enough before its end."""
        match = self.line.opened(message.data, MatchToReview)
        if match is None or self.line.client is None:
            return
        coach = CoachHere(match.record, match.iterations, match.seconds)

        async def stop(message: "Msg") -> None:
            if self.line.opened(message.data, CoachWord) is not None:
                coach.stop()

        listening = await self.line.client.subscribe(self.line.stop_subject(match.key), cb=stop)
        subject = self.line.found_subject(match.key)
        try:
            async with aclosing(coach.found()) as all_found:
                last: Found | None = None
                async for last in all_found:
                    await self.line.client.publish(subject, self.line.sealed(told(match.key, last)))
            if not isinstance(last, list):
                await self.line.client.publish(subject, self.line.sealed(CoachWord(match.key)))
        finally:
            await listening.unsubscribe()


def told(key: str, found: Found) -> CoachWord:
    """What was found, for the way."""
    return CoachWord(key, decision=found) if isinstance(found, Decision) else CoachWord(key, accounts=found)


@asynccontextmanager
async def held(message: "Msg") -> AsyncIterator[None]:
    """Keep the lease while it is worked on; done at the end, given back if we are stopped."""
    from nats.errors import Error

    async def renew() -> None:
        while True:
            await asyncio.sleep(LEASE / 3)
            await message.in_progress()

    renewing = asyncio.create_task(renew(), name="lease")
    try:
        yield
    except asyncio.CancelledError:
        with suppress(Error):
            await message.nak()
        raise
    finally:
        renewing.cancel()
        await asyncio.gather(renewing, return_exceptions=True)
    await message.ack()
