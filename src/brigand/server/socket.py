"""One browser's line to a table. It says what changed as soon as it can; what changed meanwhile comes together."""

import asyncio
from contextlib import suppress

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from brigand.core.errors import BrigandError, Unreadable
from brigand.server.answers import answer_to, language_of, sentence_of
from brigand.server.commands import act, preview, say
from brigand.server.front_door import is_known
from brigand.server.hub import Hub
from brigand.server.messages import Act, Answer, ClientMessage, Ping, Pong, Preview, Refresh, Say
from brigand.server.portrait import encoded
from brigand.table.errors import NotPossible
from brigand.table.match import Reader

DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
TOO_MUCH = 4429
"""The code with which a line is closed that does not read its answers, or is one too many."""
SILENT = 4408
"""The code with which a silent line is closed."""
GONE = 4410
"""The code with which a line to a table is closed that cannot be opened any more."""
ENDED = 4401
"""The code with which the lines of a device are closed that is nobody's any more."""


class DeviceEnded(Exception):
    """The device of this line was ended."""


class TooSlowReader(BrigandError):
    """The other side asks on and does not read the answers."""

    code = "too_slow"


class SocketLine:
    """Reads and writes at the same time; one writer, so that messages never mix."""

    def __init__(self, hub: Hub, socket: WebSocket, table: str, person: str, name: str, device: str) -> None:  # type: ignore[type-arg]
        self.is_known = is_known(socket)
        self.hub = hub
        self.socket = socket
        self.table = table
        self.person = person
        self.device = device
        self.is_ended = False
        self.name = name
        self.language = language_of(socket.headers)
        self.reader = Reader()
        self.answers: list[Answer | Pong] = []
        self.changed = True
        self.is_asking = False
        """While a question of this line is open, its answer goes first, and what follows from it afterwards."""
        self.awake = asyncio.Event()
        self.awake.set()

    def wake(self) -> None:
        """The table has changed."""
        self.changed = True
        self.awake.set()

    def end(self) -> None:
        """Its device is nobody's any more."""
        self.is_ended = True
        self.awake.set()

    def answer(self, answer: Answer | Pong) -> None:
        """Put an answer in the post."""
        self.answers.append(answer)
        self.awake.set()
        if len(self.answers) > self.hub.settings.largest_backlog:
            raise TooSlowReader

    async def run(self) -> None:
        """Until the line is closed, lost or silent for too long."""
        hot = await self.hub.up_to_date(self.table)
        self.hub.join(hot, self)
        try:
            async with asyncio.TaskGroup() as both:
                both.create_task(self.read())
                both.create_task(self.write())
        except* NotPossible as errors:
            await self.socket.close(GONE, str(errors.exceptions[0]))
        except* DeviceEnded:
            await self.socket.close(ENDED, "this device was ended")
        except* TooSlowReader:
            await self.hang_up(TOO_MUCH, "too many answers are not read")
        except* TimeoutError:
            await self.hang_up(SILENT, "not a word for too long")
        except* (WebSocketDisconnect, OSError):
            pass  # lost or closed by the other side
        finally:
            self.hub.leave(hot, self)

    async def hang_up(self, code: int, why: str) -> None:
        """Say why, if the other side listens at all."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.socket.close(code, why), 1)

    async def send(self, text: str) -> None:
        """A message; who does not read it for too long is gone."""
        async with asyncio.timeout(self.hub.settings.silence):
            await self.socket.send_text(text)

    async def write(self) -> None:
        """Answers first, then the table as it is now."""
        while True:
            await self.awake.wait()
            self.awake.clear()
            if self.is_ended:
                raise DeviceEnded
            answers, self.answers = self.answers, []
            for answer in answers:
                await self.send(msgspec.json.encode(answer).decode())
            if self.changed and not self.is_asking:
                self.changed = False
                hot = await self.hub.get(self.table)
                await self.send(encoded(hot, self.person, self.name, self.hub.signer, self.reader, self.device))

    async def read(self) -> None:
        """Every message gets exactly one answer."""
        clock, count = asyncio.get_running_loop().time, 0
        second = clock()
        while True:
            async with asyncio.timeout(self.hub.settings.silence):
                data = await self.socket.receive_data(mode="text") or ""
            if clock() - second >= 1:
                second, count = clock(), 0
            count += 1
            if count > self.hub.settings.messages_per_second:
                self.complain("too_fast")
            elif len(data.encode()) > self.hub.settings.largest_message:
                self.complain("too_large")
            else:
                await self.take(data)

    def complain(self, code: str) -> None:
        """Of a message that was not even read."""
        self.answer(Answer(-1, False, code, sentence=sentence_of(code, "", self.language)))

    async def take(self, data: str) -> None:
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
            self.awake.set()
