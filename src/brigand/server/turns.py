"""Who thinks next: round robin over tables, and those nobody looks at have what the others leave."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Final

Waiting = OrderedDict[str, deque[asyncio.Future[None]]]
EVERY: Final = 8
"""Among so many turns, one is for tables nobody looks at, however many others wait."""


class Turns:
    """As many at work as there are workers. One of several workers is never given to tables nobody looks at."""

    def __init__(self, workers: int) -> None:
        self.workers = self.free = workers
        self.unseen_at_once = self.spare = max(1, workers - 1)
        """Workers that tables nobody looks at may have at once."""
        self.seen: Waiting = OrderedDict()
        self.unseen: Waiting = OrderedDict()
        self.count = 0

    def resize(self, workers: int, unseen_at_once: int) -> None:
        """More workers or fewer; those at work finish."""
        self.free += workers - self.workers
        self.spare += unseen_at_once - self.unseen_at_once
        self.workers, self.unseen_at_once = workers, unseen_at_once
        self.go_on()

    async def turn(self, table: str, *, is_seen: bool) -> Callable[[], None]:
        """Wait for a worker; what comes back gives it to the next one, and must be called once."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        (self.seen if is_seen else self.unseen).setdefault(table, deque()).append(future)
        self.go_on()
        try:
            await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():
                self.give_back(is_seen=is_seen)  # it was our turn, and nobody is here to take it
            raise
        return lambda: self.give_back(is_seen=is_seen)

    def send_away(self, why: Exception) -> None:
        """There will be no turn for those who wait."""
        for waiting in (self.seen, self.unseen):
            for future in [future for queue in waiting.values() for future in queue if not future.done()]:
                future.set_exception(why)
            waiting.clear()

    def give_back(self, *, is_seen: bool) -> None:
        """A worker is free again."""
        self.free += 1
        if not is_seen:
            self.spare += 1
        self.go_on()

    def go_on(self) -> None:
        """Whose turn it is now, as long as somebody is free."""
        while self.free > 0:
            waiting = self.next_queue()
            future = None if waiting is None else first(waiting)
            if future is None:
                return
            self.free -= 1
            if waiting is self.unseen:
                self.spare -= 1
            self.count += 1
            future.set_result(None)

    def next_queue(self) -> Waiting | None:
        """Those somebody looks at first, but the others not never."""
        drop_gone(self.seen)
        drop_gone(self.unseen)
        may_be_unseen = bool(self.unseen) and self.spare > 0
        if self.seen and not (may_be_unseen and self.count % EVERY == EVERY - 1):
            return self.seen
        return self.unseen if may_be_unseen else None

    @property
    def length(self) -> int:
        """How many wait."""
        return sum(len(queue) for waiting in (self.seen, self.unseen) for queue in waiting.values())


def first(waiting: Waiting) -> asyncio.Future[None] | None:
    """The first of the table whose turn it is; that table comes last again."""
    if not waiting:
        return None
    table, queue = waiting.popitem(last=False)
    future = queue.popleft()
    if queue:
        waiting[table] = queue
    return future


def drop_gone(waiting: Waiting) -> None:
    """Forget those at the head who do not wait any more."""
    while waiting:
        table, queue = next(iter(waiting.items()))
        while queue and queue[0].done():
            queue.popleft()
        if queue:
            return
        del waiting[table]
