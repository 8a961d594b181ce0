"""What several servers of one database tell each other: that a table has so many entries, and who is connected to it.

No card and no action crosses it. Whoever misses a word finds out by looking into the database, so that the bus makes
everything quicker and nothing depends on it.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

import msgspec

from brigand.core.errors import Unreadable
from brigand.store.place import shown

if TYPE_CHECKING:
    from nats.aio.client import Client
    from nats.aio.msg import Msg

log = logging.getLogger("brigand.bus")
SUBJECT: Final = "brigand.tables"
RECONNECT: Final = 0.5
"""Seconds between two attempts to reach a bus that is away."""
PING: Final = 2.0
"""Seconds between two questions whether the bus is still there: three without an answer, and it counts as cut."""
STAYS: Final = 12.0
"""Seconds for which word of somebody's being connected counts; it is repeated meanwhile."""


class BusWord(msgspec.Struct):
    """Something to tell: a table's version, or with `people` who is connected to it at the process that speaks."""

    process: str
    table: str
    version: int = 0
    people: list[str] | None = None


WORDS: msgspec.json.Decoder[BusWord] = msgspec.json.Decoder(BusWord)


class Bus:
    """One process's ear and mouth."""

    def __init__(self, address: str, heard: Callable[[BusWord], None]) -> None:
        self.address = address
        self.heard = heard
        self.process = secrets.token_hex(8)
        self.client: Client | None = None
        self.telling: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Connect; from then on the line mends itself."""
        self.client = await connected(self.address)
        await self.client.subscribe(SUBJECT, cb=self.hear)

    async def hear(self, message: "Msg") -> None:
        """Words of others; our own come back too."""
        try:
            word = WORDS.decode(message.data)
        except msgspec.MsgspecError as error:
            log.warning("unreadable word on the bus: %s", error)
            return
        if word.process != self.process:
            self.heard(word)

    def tell(self, table: str, version: int = 0, people: list[str] | None = None) -> None:
        """Tell the others; if the bus is away, they find out by themselves."""
        if self.client is None or not self.client.is_connected:
            return
        word = msgspec.json.encode(BusWord(self.process, table, version, people))
        task = asyncio.create_task(self.client.publish(SUBJECT, word), name="a word")
        self.telling.add(task)
        task.add_done_callback(self.told)

    def told(self, task: asyncio.Task[None]) -> None:
        """A word that got lost is no harm."""
        self.telling.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.warning("a word got lost: %s", task.exception())

    async def close(self) -> None:
        """Hang up."""
        if self.client is not None:
            await self.client.close()


Happened = Callable[[], Awaitable[None]]


async def connected(address: str, lost: Happened | None = None, back: Happened | None = None) -> "Client":
    """A line to the bus; its client mends it, and tells when it is lost and back."""
    import nats
    from nats.errors import Error

    try:
        return await nats.connect(
            address,
            max_reconnect_attempts=-1,
            reconnect_time_wait=RECONNECT,
            connect_timeout=5,
            ping_interval=PING,
            error_cb=note_error,
            disconnected_cb=lost,
            reconnected_cb=back,
            pending_size=1_000_000,
        )
    except (Error, OSError) as error:
        raise Unreadable(f"cannot reach the bus {shown(address)}: {error}") from None


async def note_error(error: Exception) -> None:
    """The line is mended by the client itself."""
    log.warning("the bus: %s", str(error) or type(error).__name__)


class Elsewhere:
    """Who is connected to a table at other processes, as far as was heard lately."""

    def __init__(self) -> None:
        self.heard: dict[str, tuple[float, frozenset[str]]] = {}

    def note(self, process: str, people: list[str]) -> bool:
        """Whether this is news."""
        before = self.people()
        self.heard[process] = (time.monotonic(), frozenset(people))
        return before != self.people()

    def people(self) -> frozenset[str]:
        """All of them."""
        if not self.heard:
            return frozenset()
        fresh = time.monotonic() - STAYS
        return frozenset().union(*(people for at, people in self.heard.values() if at > fresh))
