"""The coach goes through finished matches one after the other, in a process of its own or at the work queue."""

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import aclosing
from multiprocessing import get_context
from typing import Literal, Protocol

from brigand.coach.record import Record, record_of
from brigand.coach.review import Decision, Found, Summary, luckiest, worst
from brigand.server.coach_elsewhere import CoachElsewhere
from brigand.server.past_messages import Coaching
from brigand.server.settings import Settings
from brigand.server.work_queue import Away, WorkQueue
from brigand.server.workers import coach
from brigand.table.errors import NotPossible
from brigand.table.table import Table

log = logging.getLogger("brigand.coaching")
SPAWN = get_context("spawn")


class Reviewer(Protocol):
    """Whoever goes through a match, here or elsewhere."""

    def found(self) -> AsyncGenerator[Found, None]:
        """One thing after the other, until all is told, it was stopped, or it died."""

    def stop(self) -> None:
        """Enough."""


class CoachHere:
    """A worker of our own."""

    def __init__(self, record: Record, iterations: int, seconds: float) -> None:
        self.receiver, sender = SPAWN.Pipe(duplex=False)
        self.process = SPAWN.Process(target=coach, args=(sender, record, iterations, seconds), daemon=True)
        self.process.start()
        sender.close()

    async def found(self) -> AsyncGenerator[Found, None]:
        """Listen to the worker."""
        try:
            while True:
                yield await asyncio.to_thread(self.receiver.recv)
        except (EOFError, OSError):
            return
        finally:
            self.process.terminate()
            await asyncio.to_thread(self.process.join)
            self.receiver.close()

    def stop(self) -> None:
        """The worker dies, and is heard no more."""
        self.process.terminate()


class Case:
    """One match before the coach. `person` asked for it."""

    def __init__(self, table: str, person: str, record: Record) -> None:
        self.table = table
        self.person = person
        self.record = record
        self.status: Literal["waiting", "thinking", "done", "stopped", "failed"] = "waiting"
        self.decisions: list[Decision] = []
        self.accounts: list[Summary] = []
        self.reviewer: Reviewer | None = None

    @property
    def is_open(self) -> bool:
        """Whether there is more to come."""
        return self.status in ("waiting", "thinking")

    def take(self, found: Found) -> None:
        """Something new from the reviewer; whoever began again tells things twice."""
        if isinstance(found, Decision):
            if found.number > len(self.decisions):
                self.decisions.append(found)
        else:
            self.accounts = found
            self.status = "done"

    def stop(self) -> None:
        """Enough; what was found stays."""
        self.status = "stopped"
        if self.reviewer is not None:
            self.reviewer.stop()


class Coach:
    """All reviews: those that wait, the one being made, and the latest that are done."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.queue: WorkQueue | None = None
        self.reviews: dict[str, Case] = {}
        self.work: asyncio.Task[None] | None = None

    def waiting(self) -> list[Case]:
        """Those before which others come first, in their order."""
        return [review for review in self.reviews.values() if review.status == "waiting"]

    def ask(self, table: Table, person: str) -> None:
        """Have a match reviewed; whoever asks later shares the review."""
        known = self.reviews.get(table.id)
        record = record_of(table)
        if known is not None and (known.is_open or known.status == "done"):
            return
        own = sum(review.person == person for review in self.waiting())
        if len(self.waiting()) >= self.settings.reviews_waiting or own >= self.settings.reviews_waiting_each:
            raise NotPossible("table-busy")
        self.reviews.pop(table.id, None)  # to the end of the line
        self.reviews[table.id] = Case(table.id, person, record)
        self.forget()
        if self.work is None or self.work.done():
            self.work = asyncio.create_task(self.run())

    def stop(self, table: Table, person: str) -> None:
        """Stop a review: by whoever asked for it, or sat at the table."""
        table.needs_played_out()
        review = self.reviews.get(table.id)
        if review is None or not review.is_open:
            return
        if not may_stop(review, table, person):
            raise NotPossible("table-not_your_review")
        review.stop()

    def told(self, table: Table, person: str, first: int) -> Coaching:
        """How far it is, with the decisions from number `first` (counted from 0) on."""
        total = len(table.needs_played_out().moves)
        review = self.reviews.get(table.id)
        if review is None:
            return Coaching("none", 0, total, False, 0, [], [], [], [])
        return Coaching(
            status=review.status,
            ahead=self.ahead(review),
            total=total,
            mine=may_stop(review, table, person),
            first=min(first, len(review.decisions)),  # begun again meanwhile
            decisions=review.decisions[first:],
            worst=worst(review.decisions),
            luckiest=luckiest(review.decisions, review.accounts),
            accounts=review.accounts,
        )

    def ahead(self, review: Case) -> int:
        """How many matches come first."""
        if review.status != "waiting":
            return 0
        thinking = sum(other.status == "thinking" for other in self.reviews.values())
        return self.waiting().index(review) + thinking

    def forget(self) -> None:
        """Make room: the oldest that nothing more comes to goes first."""
        closed = [review for review in self.reviews.values() if not review.is_open]
        for review in closed[: max(0, len(self.reviews) - self.settings.reviews)]:
            del self.reviews[review.table]

    async def run(self) -> None:
        """One match after the other."""
        while waiting := self.waiting():
            await self.go_through(waiting[0])

    async def go_through(self, review: Case) -> None:
        """Listen to whoever reviews until everything is told; should the queue be lost, begin again here."""
        review.status = "thinking"
        try:
            await self.listen(review, self.reviewer(review))
        except Away:
            if review.status == "thinking":
                await self.listen(review, self.reviewer_here(review))
        if review.status == "thinking":
            log.error("the coach failed at table %s", review.table)
            review.status = "failed"

    async def listen(self, review: Case, reviewer: Reviewer) -> None:
        """Until there is no more to come."""
        review.reviewer = reviewer
        try:
            async with aclosing(reviewer.found()) as all_found:
                async for found in all_found:
                    review.take(found)
                    if review.status != "thinking":
                        return
        finally:
            review.reviewer = None

    def reviewer(self, review: Case) -> Reviewer:
        """Somebody at the work queue, if there is one."""
        if self.queue is None or not self.queue.is_ready:
            return self.reviewer_here(review)
        return CoachElsewhere(self.queue, review.record, self.settings.coach_iterations, self.settings.coach_seconds)

    def reviewer_here(self, review: Case) -> Reviewer:
        """A worker of our own."""
        return CoachHere(review.record, self.settings.coach_iterations, self.settings.coach_seconds)

    async def close(self) -> None:
        """Let the worker go."""
        for review in self.reviews.values():
            if review.is_open:
                review.stop()
        if self.work is not None:
            await self.work


def may_stop(review: Case, table: Table, person: str) -> bool:
    """Whoever asked for it, and those who played."""
    return review.person == person or any(seat.person == person for seat in table.seats)
