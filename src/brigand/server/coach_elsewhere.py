"""A review by whoever takes it from the work queue."""

import asyncio
import secrets
from collections.abc import AsyncGenerator
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from brigand.coach.record import Record
from brigand.coach.review import Found
from brigand.server.questions import CoachWord, MatchToReview
from brigand.server.work_line import SHORT
from brigand.server.work_queue import Away, WorkQueue

if TYPE_CHECKING:
    from nats.aio.msg import Msg

LATE: Final = 60.0
"""Seconds of silence, beyond its own time, after which a review is taken back: others may have come first."""


class CoachElsewhere:
    """Should its thinker die, the next one begins again, and tells what is known once more."""

    def __init__(self, queue: WorkQueue, record: Record, iterations: int, seconds: float) -> None:
        self.queue = queue
        self.line = queue.line
        self.match = MatchToReview(secrets.token_hex(8), record, iterations, seconds)
        self.told: asyncio.Queue[CoachWord | Away | None] = asyncio.Queue()

    async def hear(self, message: "Msg") -> None:
        """A word of the thinker's."""
        told = self.line.opened(message.data, CoachWord)
        if told is not None and told.key == self.match.key:
            self.told.put_nowait(told)

    async def found(self) -> AsyncGenerator[Found, None]:
        """What comes back. Away if nothing does, or something in between was lost."""
        from nats.errors import Error

        assert self.line.client is not None
        number = 0
        self.queue.waiting.add(self.give_up)
        try:
            listening = await self.line.client.subscribe(self.line.found_subject(self.match.key), cb=self.hear)
            try:
                subject, sealed = self.line.question_subject("review"), self.line.sealed(self.match)
                number = (await self.line.jetstream.publish(subject, sealed, timeout=SHORT)).seq
                async for found in self.in_order():
                    yield found
            finally:
                await listening.unsubscribe()
                await self.end(number)
        except (Error, TimeoutError) as error:
            raise Away from error
        finally:
            self.queue.waiting.discard(self.give_up)

    def give_up(self) -> None:
        """The bus is away."""
        self.told.put_nowait(Away())

    async def in_order(self) -> AsyncGenerator[Found, None]:
        """What was found, each thing once and without gaps, until it is stopped or complete."""
        known = 0
        while (told := await asyncio.wait_for(self.told.get(), self.match.seconds + LATE)) is not None:
            if isinstance(told, Away):
                raise told
            if told.accounts is not None:
                yield told.accounts
                return
            if told.decision is None:
                return  # it failed
            if told.decision.number > known + 1:
                raise Away
            if told.decision.number == known + 1:
                known += 1
                yield told.decision

    async def end(self, number: int) -> None:
        """Nobody waits any more: neither for a thinker to take it, nor for the one who has."""
        from nats.errors import Error

        if number:
            await self.queue.take_back(number)
        with suppress(Error):
            assert self.line.client is not None
            await self.line.client.publish(
                self.line.stop_subject(self.match.key), self.line.sealed(CoachWord(self.match.key))
            )

    def stop(self) -> None:
        """Enough."""
        self.told.put_nowait(None)
