"""The command `brigand think`: workers alone, for the servers of one database and bus."""

import asyncio
import signal
from contextlib import suppress

from rich.console import Console

from brigand.core.errors import Unreadable
from brigand.server.serve import check_bus
from brigand.server.settings import Settings
from brigand.server.taker import Taker
from brigand.server.thinking import Thinkers
from brigand.server.work_line import WorkLine
from brigand.store.place import opened


def think(settings: Settings) -> None:
    """Think for the bots of servers elsewhere until stopped."""
    if not settings.bus:
        raise Unreadable("thinkers and servers meet at a bus: name it with --bus nats://HOST:PORT")
    check_bus(settings)
    asyncio.run(until_stopped(settings))


async def until_stopped(settings: Settings) -> None:
    """The key is the one thing a thinker needs of the database, and once."""
    store = await opened(settings.database)
    try:
        key = await store.key()
    finally:
        await store.close()
    stopped = asyncio.Event()
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        with suppress(NotImplementedError, AttributeError):
            asyncio.get_running_loop().add_signal_handler(getattr(signal, name), stopped.set)
    line = WorkLine(settings.bus, key, workers=settings.workers, serves=False)
    await line.open()
    thinkers = Thinkers(settings.workers, settings.bot_deadline)
    taker = Taker(line, thinkers)
    taker.begin()
    Console().print(f"{settings.workers} workers think for the servers at {shown_bus(settings)}  (Ctrl-C stops them)")
    try:
        await stopped.wait()
    finally:
        await taker.close()
        thinkers.close()
        await line.close()


def shown_bus(settings: Settings) -> str:
    """Its address without a password."""
    return settings.bus.rpartition("@")[2].removeprefix("nats://")
