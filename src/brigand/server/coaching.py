"""The coach goes through finished matches in a process of its own, one after the other, and can be stopped."""

import asyncio
import logging
import os
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Literal

from brigand.coach.record import Record, record_of
from brigand.coach.review import Decision, Found, Summary, findings, luckiest, worst
from brigand.processes import end_with_parent
from brigand.server.past_messages import Coaching
from brigand.server.settings import Settings
from brigand.table.errors import NotPossible
from brigand.table.table import Table

log = logging.getLogger("brigand.coaching")
SPAWN = get_context("spawn")


def coach(sender: "Connection[Found, None]", record: Record, iterations: int, seconds: float) -> None:
    """In a worker of low priority: tell every decision as soon as it is thought over."""
    end_with_parent()
    if hasattr(os, "nice"):
        os.nice(10)
    for found in findings(record, iterations, seconds):
        sender.send(found)


class Case:
    """One match before the coach. `person` asked for it."""

    def __init__(self, table: str, person: str, record: Record) -> None:
        self.table = table
        self.person = person
        self.record = record
        self.status: Literal["waiting", "thinking", "done", "stopped", "failed"] = "waiting"
        self.decisions: list[Decision] = []
        self.accounts: list[Summary] = []
        self.process: SpawnProcess | None = None

    @property
    def is_open(self) -> bool:
        """Whether there is more to come."""
        return self.status in ("waiting", "thinking")

    def take(self, found: Found) -> None:
        """Something new from the worker."""
        if isinstance(found, Decision):
            self.decisions.append(found)
        else:
            self.accounts = found
            self.status = "done"

    def stop(self) -> None:
        """Enough; what was found stays."""
        self.status = "stopped"
        if self.process is not None:
            self.process.terminate()


class Coach:
    """All reviews: those that wait, the one being made, and the latest that are done."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
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
        """Listen to a worker until it has told everything, was stopped, or died."""
        review.status = "thinking"
        receiver, sender = SPAWN.Pipe(duplex=False)
        settings = self.settings
        task = (sender, review.record, settings.coach_iterations, settings.coach_seconds)
        review.process = SPAWN.Process(target=coach, args=task, daemon=True)
        review.process.start()
        sender.close()
        try:
            while review.status == "thinking":
                review.take(await asyncio.to_thread(receiver.recv))
        except (EOFError, OSError):
            if review.status == "thinking":
                log.error("the coach failed at table %s", review.table)
                review.status = "failed"
        finally:
            review.process.terminate()
            await asyncio.to_thread(review.process.join)
            review.process = None
            receiver.close()

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
