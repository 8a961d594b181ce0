"""One browser's line to a table. It says what changed as soon as it can; what changed meanwhile comes together."""

import asyncio
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Final, NamedTuple

import msgspec
from litestar.exceptions import WebSocketDisconnect

from brigand.core.errors import BrigandError, Unreadable
from brigand.server.answers import answer_to, language_of, sentence_of
from brigand.server.caller import Socket, address, is_known
from brigand.server.commands import act, preview, say
from brigand.server.hub import Hub
from brigand.server.messages import Act, ClientMessage, Ping, Preview, Refresh, Say
from brigand.server.portrait import encoded
from brigand.server.quotas import Rush
from brigand.server.wire import MOST_UNREAD, wire_of
from brigand.table.errors import NotPossible
from brigand.table.match import Reader
from brigand.table.told import Answer, Pong

ENCODER = msgspec.json.Encoder()
DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
TOO_MUCH = 4429
"""The code with which a line is closed that does not read its answers, or is one too many."""
SILENT = 4408
"""The code with which a silent line is closed."""
GONE = 4410
"""The code with which a line to a table is closed that cannot be opened any more."""
ENDED = 4401
"""The code with which the lines of a device are closed that is nobody's any more."""
MISTAKE = 4500
"""The code with which a line is closed after a mistake of ours: whoever calls again finds the table as it is."""


TOGETHER: Final = 100
"""All lines of one address may send so many times as much as one: a school is one address."""
FLOOD: Final = 10
"""Who sends so many times as much as is read, in frames of whatever kind, is not listened to any more."""


class Closing(NamedTuple):
    """With which words a line is closed by us."""

    code: int
    why: str


class SocketLine:
    """Messages are read one after the other; what is to be said goes out together, as soon as there is room for it."""

    def __init__(self, hub: Hub, socket: Socket, table: str, person: str, name: str, device: str) -> None:
        self.is_known = is_known(socket)
        self.hub = hub
        self.socket = socket
        self.wire = wire_of(socket)
        self.table = table
        self.person = person
        self.device = device
        self.name = name
        self.language = language_of(socket.headers)
        self.reader = Reader()
        self.inbox: deque[bytes] = deque()
        self.answers: list[Answer | Pong] = []
        self.changed = True
        self.is_asking = False
        """While a question of this line is open, its answer goes first, and what follows from it afterwards."""
        self.is_working = False
        self.is_awake = False
        """Whether it is about to be written to."""
        self.loop = asyncio.get_running_loop()
        self.closing: asyncio.Future[Closing | None] = self.loop.create_future()
        """How the line is closed; None if it was lost or the other side hung up."""
        self.heard_at = self.loop.time()
        together = partial(hub.quotas.rush, who=address(socket))
        self.messages, self.frames = (Rush(), together("messages")), (Rush(), together("frames"))
        """What came in this second on this line, and on all lines of its address."""
        self.full_at: float | None = None
        """Since when there is no room for what is to be said."""

    async def run(self) -> None:
        """Until the line is closed, lost or silent for too long."""
        hot = await self.hub.up_to_date(self.table)
        self.hub.join(hot, self)
        self.wake()
        self.wire.attach(self)
        watch = asyncio.create_task(self.watch(), name="watching a line")
        try:
            closing = await self.closing
        finally:
            watch.cancel()
            self.wire.detach()
            self.hub.leave(hot, self)
        if closing is not None:
            if closing.code == TOO_MUCH:
                self.wire.stop_listening()
            with suppress(TimeoutError, WebSocketDisconnect, OSError):
                await asyncio.wait_for(self.socket.close(*closing), 1)

    def close(self, closing: Closing | None) -> None:
        """Let `run` come to its end; the first reason counts."""
        if not self.closing.done():
            self.closing.set_result(closing)

    @contextmanager
    def noting_mistakes(self) -> Iterator[None]:
        """Nobody waits for an answer that will not come."""
        try:
            yield
        except BaseException:
            self.close(Closing(MISTAKE, "a mistake of the server"))
            raise

    def lost(self) -> None:
        """The other side is gone."""
        self.close(None)

    def end(self) -> None:
        """Its device is nobody's any more."""
        self.close(Closing(ENDED, "this device was ended"))

    async def watch(self) -> None:
        """Who says nothing, or reads nothing, for too long is gone."""
        silence = self.hub.settings.silence
        while True:
            since = self.loop.time() if self.is_working else self.heard_at
            left = min(since, self.full_at or since) + silence - self.loop.time()
            if left <= 0:
                return self.close(Closing(SILENT, "not a word for too long"))
            await asyncio.sleep(left)

    # what is said

    def wake(self) -> None:
        """The table has changed."""
        self.changed = True
        self.speak_soon()

    def answer(self, answer: Answer | Pong) -> None:
        """Put an answer in the post."""
        self.answers.append(answer)
        self.speak_soon()
        if len(self.answers) > self.hub.settings.largest_backlog:
            self.close(Closing(TOO_MUCH, "too many answers are not read"))

    def speak_soon(self) -> None:
        """Once, whatever else happens before."""
        if not self.is_awake:
            self.is_awake = True
            self.loop.call_soon(self.speak)

    def has_room(self) -> None:
        """The other side has read on."""
        self.full_at = None
        self.speak_soon()

    def speak(self) -> None:
        """Answers first, then the table as it is now."""
        self.is_awake = False
        if self.closing.done():
            return
        if self.wire.is_full:
            self.full_at = self.full_at or self.loop.time()
            return
        messages = [ENCODER.encode(answer) for answer in self.answers]
        self.answers.clear()
        if self.changed and not self.is_asking:
            messages += self.table_now()
        if messages:
            self.wire.push(messages)

    def table_now(self) -> list[bytes]:
        """The table, if it is in memory."""
        hot = self.hub.hot.get(self.table)
        if hot is None:
            self.hub.errands.begin(self.look_again(), f"looking for {self.table}")
            return []
        self.changed = False
        with self.noting_mistakes():
            return [encoded(hot, self.person, self.name, self.hub.signer, self.reader, self.device)]

    async def look_again(self) -> None:
        """The table has left memory under our hands: it comes back, or cannot be opened any more."""
        try:
            await self.hub.get(self.table)
        except NotPossible as error:
            self.close(Closing(GONE, error.code))
        else:
            self.wake()

    # what is heard

    def noticed(self, count: int) -> None:
        """Somebody who sends without end is not listened to any more."""
        if self.is_too_much(count, self.frames, FLOOD) and not self.closing.done():
            self.close(Closing(TOO_MUCH, "far too many messages"))
            self.inbox.clear()
            self.wire.hold()

    def overfull(self) -> None:
        """Somebody begins large messages, and there are too many of them."""
        self.close(Closing(TOO_MUCH, "no room for such a message"))
        self.wire.hold()

    def is_too_much(self, count: int, rushes: tuple[Rush, Rush], factor: int) -> bool:
        """Whether more came in this second than may, here or from one address."""
        most = factor * self.hub.settings.messages_per_second
        alone, together = (rush.add(count) for rush in rushes)
        return alone > most or together > TOGETHER * most

    def heard(self, data: bytes) -> None:
        """Whatever is begun is done to its end, also if the line is lost meanwhile."""
        self.inbox.append(data)
        if not self.is_working:
            self.is_working = True
            self.hub.errands.begin(self.work(), "a message")
        elif len(self.inbox) > MOST_UNREAD:
            self.wire.hold()

    async def work(self) -> None:
        """Every message gets exactly one answer."""
        try:
            with self.noting_mistakes():
                while self.inbox and not self.closing.done():
                    await self.read(self.inbox.popleft())
            self.wire.go_on()
        finally:
            self.is_working = False
            self.heard_at = self.loop.time()

    async def read(self, data: bytes) -> None:
        """One message, unless there are too many or it is too large."""
        if self.is_too_much(1, self.messages, 1):
            self.complain("too_fast")
        elif len(data) > self.hub.settings.largest_message:
            self.complain("too_large")
        else:
            await self.take(data)

    def complain(self, code: str) -> None:
        """Of a message that was not even read."""
        self.answer(Answer(-1, False, code, sentence=sentence_of(code, "", self.language)))

    async def take(self, data: bytes) -> None:
        """Read one message and do what it says."""
        try:
            message = DECODER.decode(data)
        except (msgspec.MsgspecError, RecursionError) as error:
            self.answer(answer_to(-1, Unreadable(str(error)), self.language))
            return
        if isinstance(message, Ping):
            self.answer(Pong())
        elif isinstance(message, Refresh):
            self.reader = Reader()
            self.wake()
        else:
            await self.do(message)

    async def do(self, message: Act | Preview | Say) -> None:
        """Carry out a command, or answer a question."""
        self.is_asking = True
        shown: msgspec.Struct | None = None
        try:
            if isinstance(message, Act):
                await act(self.hub, self.table, message)
            elif isinstance(message, Preview):
                self.hub.quotas.preview(self.person)
                shown = await preview(self.hub, self.table, message)
            elif not self.is_known:
                raise NotPossible("table-no_cookie")
            else:
                await say(self.hub, self.table, self.person, self.name, message)
        except BrigandError as error:
            self.answer(answer_to(message.id, error, self.language))
        else:
            self.answer(Answer(message.id, True, preview=shown))
        finally:
            self.is_asking = False
            self.speak_soon()
