"""A server's questions to whoever thinks: each is asked once, tables take turns, every wait has an end."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import TYPE_CHECKING

from brigand.server.questions import Question, Reply
from brigand.server.turns import Turns
from brigand.server.work_line import ANSWERS, QUESTIONS, SHORT, WorkLine

if TYPE_CHECKING:
    from nats.aio.msg import Msg


class Away(Exception):
    """There is no queue now, or nobody at it."""


class NoThought(Exception):
    """A thinker tried, and failed."""


class WorkQueue:
    """As many questions are out as there are workers to take them, so that tables take turns here."""

    def __init__(self, line: WorkLine) -> None:
        self.line = line
        self.turns = Turns(0)
        self.waiting: set[Callable[[], None]] = set()
        """Whom to tell when nothing comes back any more."""
        line.changed = self.share
        line.lost = self.give_up

    @property
    def is_ready(self) -> bool:
        """Whether somebody would take a question."""
        return self.line.ready.is_set() and self.line.roster.workers > 0

    def share(self) -> None:
        """Tables nobody looks at leave a worker free, whichever server they are at."""
        workers = self.line.roster.workers
        self.turns.resize(workers, max(1, (workers - 1) // max(1, self.line.roster.servers)))
        if workers == 0:
            self.give_up()

    def give_up(self) -> None:
        """Those who wait are told."""
        self.turns.send_away(Away())
        for tell in list(self.waiting):
            tell()

    async def ask(self, question: Question, table: str, *, is_seen: bool) -> Reply:
        """An answer in time, which begins now; where nobody looks on, when it is the table's turn."""
        async with asyncio.timeout(question.seconds if is_seen else None) as limit:
            done = await self.turns.turn(table, is_seen=is_seen)
            try:
                if not is_seen:
                    limit.reschedule(asyncio.get_running_loop().time() + question.seconds)
                return await self.answer_to(question)
            finally:
                done()

    async def answer_to(self, question: Question) -> Reply:
        """Ask it, unless it was asked already, and wait for its answer."""
        from nats.errors import Error

        assert self.line.client is not None
        future: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

        async def hear(message: "Msg") -> None:
            if not future.done():
                future.set_result(message.data)

        def give_up() -> None:
            if not future.done():
                future.set_exception(Away())

        self.waiting.add(give_up)
        number = 0
        try:
            listening = await self.line.client.subscribe(self.line.answer_subject(question.key), cb=hear)
            try:
                number = await self.put(question, future)
                thought = self.line.opened(await future, Reply)
            finally:
                await listening.unsubscribe()
        except Error as error:
            raise Away from error
        finally:
            self.waiting.discard(give_up)
            is_answered = future.done() and not future.cancelled() and future.exception() is None
            if number and not is_answered and self.line.ready.is_set():
                await self.take_back(number)
        if thought is None or thought.key != question.key or (thought.action is None and thought.hints is None):
            raise NoThought
        return thought

    async def put(self, question: Question, future: "asyncio.Future[bytes]") -> int:
        """Into the stream; its number there, or 0 if somebody asked before us: then the answer may be there by now."""
        from nats.js.errors import NotFoundError

        taken = await self.line.jetstream.publish(
            self.line.question_subject("thought"),
            self.line.sealed(question),
            timeout=SHORT,
            headers={"Nats-Msg-Id": f"{self.line.service}.{question.key}"},
        )
        if not taken.duplicate:
            return taken.seq
        with contextlib.suppress(NotFoundError):
            known = await self.line.jetstream.get_last_msg(ANSWERS, self.line.answer_subject(question.key))
            if known.data is not None and not future.done():
                future.set_result(known.data)
        return 0

    async def take_back(self, number: int) -> None:
        """Nobody waits for the answer any more: nobody need think about it."""
        from nats.errors import Error

        with contextlib.suppress(Error):
            await self.line.jetstream.delete_msg(QUESTIONS, number)
