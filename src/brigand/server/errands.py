"""Things that are begun and that nobody waits for; a server that closes finishes them."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Final

from brigand.core.errors import BrigandError
from brigand.store.group import NotKept

log = logging.getLogger("brigand.errands")


AGAIN: Final = 2.0
"""Seconds until something that the database did not take is tried again."""


class Errands:
    """What is on its way."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[None]] = set()
        self.is_closing = False

    def begin(self, work: Coroutine[None, None, None], name: str) -> asyncio.Task[None]:
        """Something nobody waits for."""
        task = asyncio.create_task(work, name=name)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        task.add_done_callback(tell_failure)
        return task

    async def at_last(self, work: Callable[[], Awaitable[None]]) -> None:
        """Something that must be written down, however long the database is away; else by the next server."""
        while True:
            try:
                return await work()
            except NotKept:
                if self.is_closing:
                    return
                await asyncio.sleep(AGAIN)

    def is_at_one(self) -> bool:
        """Whether whoever asks is an errand: it will not be broken off."""
        return asyncio.current_task() in self.tasks

    async def finish(self) -> None:
        """Wait until all that was begun until now is done."""
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def close(self) -> None:
        """Finish; what waits for a database that is away is left to the next server."""
        self.is_closing = True
        await self.finish()


def tell_failure(task: asyncio.Task[None]) -> None:
    """A mistake of ours is loud even if nobody waits for the result; bots are woken again by the sweep."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, BrigandError):
        log.error("%s failed", task.get_name(), exc_info=error)
