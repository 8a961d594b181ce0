"""One browser's line to a table. It says what changed as soon as it can; what changed meanwhile comes together."""

import asyncio

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from brigand.core.errors import BrigandError, Unreadable
from brigand.server.commands import act, answer_to, say
from brigand.server.hub import Hub
from brigand.server.messages import Act, Answer, ClientMessage, Ping, Pong, Refresh, Say
from brigand.server.portrait import portrait

DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
SILENT = 4408
"""The code with which a silent line is closed."""


class SocketLine:
    """Reads and writes at the same time; one writer, so that messages never mix."""

    def __init__(self, hub: Hub, socket: WebSocket, table: str, person: str, name: str) -> None:  # type: ignore[type-arg]
        self.hub = hub
        self.socket = socket
        self.table = table
        self.person = person
        self.name = name
        self.sent_lines = 0
        self.answers: list[Answer | Pong] = []
        self.changed = True
        self.awake = asyncio.Event()
        self.awake.set()

    def wake(self) -> None:
        """The table has changed."""
        self.changed = True
        self.awake.set()

    def answer(self, answer: Answer | Pong) -> None:
        """Put an answer in the post."""
        self.answers.append(answer)
        self.awake.set()

    async def run(self) -> None:
        """Until the line is closed, lost or silent for too long."""
        hot = await self.hub.get(self.table)
        self.hub.join(hot, self)
        try:
            async with asyncio.TaskGroup() as both:
                both.create_task(self.read())
                both.create_task(self.write())
        except* TimeoutError:
            await self.socket.close(SILENT, "not a word for too long")
        except* (WebSocketDisconnect, OSError):
            pass  # lost or closed by the other side
        finally:
            self.hub.leave(hot, self)

    async def write(self) -> None:
        """Answers first, then the table as it is now."""
        while True:
            await self.awake.wait()
            self.awake.clear()
            answers, self.answers = self.answers, []
            for answer in answers:
                await self.socket.send_text(msgspec.json.encode(answer).decode())
            if self.changed:
                self.changed = False
                hot = await self.hub.get(self.table)
                message = portrait(hot, self.person, self.name, self.hub.signer, self.sent_lines)
                self.sent_lines = message.first_line + len(message.lines)
                await self.socket.send_text(msgspec.json.encode(message).decode())

    async def read(self) -> None:
        """Every message gets exactly one answer."""
        clock, count = asyncio.get_running_loop().time, 0
        second = clock()
        while True:
            data = await asyncio.wait_for(self.socket.receive_data(mode="text"), self.hub.settings.silence) or ""
            if clock() - second >= 1:
                second, count = clock(), 0
            count += 1
            if count > self.hub.settings.messages_per_second:
                self.answer(Answer(-1, False, "too_fast", sentence="too many messages: wait a second"))
            elif len(data.encode()) > self.hub.settings.largest_message:
                self.answer(Answer(-1, False, "too_large", sentence="this message is too large"))
            else:
                await self.take(data)

    async def take(self, data: str) -> None:
        """Read one message and do what it says."""
        try:
            message = DECODER.decode(data)
        except (msgspec.MsgspecError, RecursionError) as error:
            self.answer(answer_to(-1, Unreadable(str(error))))
            return
        if isinstance(message, Ping):
            self.answer(Pong())
        elif isinstance(message, Refresh):
            self.sent_lines = 0
            self.wake()
        else:
            await self.do(message)

    async def do(self, message: Act | Say) -> None:
        """Carry out a command."""
        try:
            if isinstance(message, Act):
                await act(self.hub, self.table, message)
            else:
                await say(self.hub, self.table, self.person, self.name, message)
        except BrigandError as error:
            self.answer(answer_to(message.id, error))
        else:
            self.answer(Answer(message.id, True))
