"""A server's part in the work queue: it asks there, and takes questions too unless others are to think."""

from typing import TYPE_CHECKING

from brigand.server.taker import Taker
from brigand.server.work_line import WorkLine
from brigand.server.work_queue import WorkQueue

if TYPE_CHECKING:
    from brigand.server.hub import Hub


class Work:
    """Nothing without a bus."""

    def __init__(self, hub: "Hub") -> None:
        self.hub = hub
        self.line: WorkLine | None = None
        self.taker: Taker | None = None

    async def open(self) -> None:
        """From now on bots, hints and reviews are thought over by whoever is free."""
        hub, thinks = self.hub, self.hub.settings.thinkers == "here"
        workers = hub.settings.workers if thinks else 0
        self.line = WorkLine(hub.settings.bus, hub.signer.key, workers=workers, serves=True)
        hub.thinkers.queue = hub.coach.queue = WorkQueue(self.line)
        await self.line.open()
        if thinks:
            self.taker = Taker(self.line, hub.thinkers)
            self.taker.begin()

    async def close(self) -> None:
        """Give back what was taken, and hang up."""
        if self.taker is not None:
            await self.taker.close()
        if self.line is not None:
            await self.line.close()
