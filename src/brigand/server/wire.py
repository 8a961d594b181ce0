"""uvicorn's WebSocket with a short way for lines: whole messages to and fro, without a queue and tasks in between.

The handshake, pings and the end go the usual way. What a line sends goes out in one write, when it is not full.
"""

import asyncio
from contextlib import suppress
from typing import Any, Protocol, cast

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

PLACE = "brigand.wire"
"""Where the application finds the wire of a socket."""
MOST_UNREAD = 32
"""Messages taken from somebody who does not wait for answers, before the rest stays in the network."""
PIECE = 2_048
"""Bytes that are read at once, before others have their turn: they may hold hundreds of tiny messages."""
MOST_HELD = 16_000_000
"""Bytes of messages that are not whole yet, on all wires together; beyond that whoever has begun a large one goes."""
LARGE = 16_000
"""Bytes of a message that is a large one."""
LAST_WORDS = 2.0
"""Seconds for the other side to read why it is not listened to any more."""


class Receiver(Protocol):
    """Whoever is at the server's end of a wire."""

    def noticed(self, count: int) -> None:
        """So many frames came, of whatever kind."""

    def overfull(self) -> None:
        """A large message does not come to its end, and there is no room for it."""

    def heard(self, data: bytes) -> None:
        """A message came."""

    def has_room(self) -> None:
        """What was sent is read: there is room for more."""

    def lost(self) -> None:
        """Nothing will come any more."""


class Unfinished:
    """What all wires keep of messages that are not whole."""

    total = 0


UNFINISHED = Unfinished()


class DirectSocket(WebSocketsSansIOProtocol):
    """One connection."""

    receiver: Receiver | None = None
    is_full = False
    """Whether the other side reads slower than we send."""
    is_deaf = False
    """Whether whatever else comes is left unread."""
    rest = b""
    """What came and waits until others had their turn."""
    held = 0
    """Bytes of a message that is not whole yet."""
    is_reading = False
    """Whether the next piece of it is about to be read."""

    def attach(self, receiver: Receiver) -> None:
        """From now on messages go straight to a receiver; first what came meanwhile."""
        self.receiver = receiver
        while not self.queue.empty():
            event: Any = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                receiver.heard((event.get("text") or "").encode())
            else:
                receiver.lost()
        self.go_on()

    def detach(self) -> None:
        """Nobody is at our end any more."""
        self.receiver = None

    def push(self, messages: list[bytes]) -> None:
        """Send messages in one go."""
        if not self.disconnected and not self.close_sent:
            self.transport.write(b"".join([part for message in messages for part in (header(len(message)), message)]))

    def hold(self) -> None:
        """Leave what comes in the network for a while."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def go_on(self) -> None:
        """Read again."""
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            if self.rest:
                self.read_soon()
            else:
                self.transport.resume_reading()

    def stop_listening(self) -> None:
        """Whatever comes from now on is thrown away unread; what we say still goes out."""
        self.is_deaf, self.rest, self.close_timeout = True, b"", LAST_WORDS
        self.frames = []
        self.conn.reader.buffer.clear()
        self.note_held(0)
        self.go_on()

    def note_held(self, size: int) -> None:
        """So much is kept here by now."""
        UNFINISHED.total += size - self.held
        self.held = size

    def take(self, data: bytes) -> None:
        """Read some bytes. A large message that is not whole stays only while there is room for it."""
        super().data_received(data)
        self.note_held(len(self.conn.reader.buffer) + (self.conn.current_size or 0))
        if self.held > LARGE and UNFINISHED.total > MOST_HELD and self.receiver is not None:
            self.receiver.overfull()

    def read_soon(self) -> None:
        """Read on a little, when others had their turn."""
        if not self.is_reading:
            self.is_reading = True
            self.loop.call_soon(self.read_piece)

    def listen_again(self) -> None:
        """Let the network bring more, unless somebody wants to wait."""
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def read_piece(self) -> None:
        """Read on a little."""
        self.is_reading = False
        if self.read_paused or not self.rest or self.transport.is_closing():
            return
        piece, self.rest = self.rest[:PIECE], self.rest[PIECE:]
        self.take(piece)
        if self.rest:
            self.read_soon()
        else:
            self.listen_again()

    # what uvicorn calls

    def data_received(self, data: bytes) -> None:
        """Much at once is read by pieces, and the network waits meanwhile."""
        if self.is_deaf:
            return
        if not self.rest and (len(data) <= PIECE or not self.handshake_complete):
            self.take(data)
            return
        self.rest += data
        self.transport.pause_reading()
        self.read_soon()

    def handle_events(self) -> None:
        """Every frame counts, also those without a message."""
        if self.receiver is not None:
            self.receiver.noticed(len(self.conn.events))
        super().handle_events()

    def handle_ping(self) -> None:
        """Who does not read has no use for answers."""
        if self.is_full:
            self.conn.data_to_send()
        else:
            super().handle_ping()

    def handle_connect(self, event: Request) -> None:
        """The application, which begins later, can find this wire."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast(dict[str, Any], self.scope["extensions"])[PLACE] = self

    def send_receive_event_to_app(self) -> None:
        """A message is whole; one that is no text is nothing."""
        if self.receiver is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames) if self.curr_msg_data_type == "text" else b""
        self.frames = []
        try:
            data.decode()
        except UnicodeDecodeError:
            self.conn.send_close(1007)
            self.handle_parser_exception()
        else:
            self.receiver.heard(data)

    def pause_writing(self) -> None:
        """Too much is on its way."""
        super().pause_writing()
        self.is_full = True

    def resume_writing(self) -> None:
        """There is room again."""
        super().resume_writing()
        self.is_full = False
        if self.receiver is not None:
            self.receiver.has_room()

    def handle_close(self, event: Frame) -> None:
        """The other side hangs up."""
        super().handle_close(event)
        if self.receiver is not None:
            self.receiver.lost()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self.note_held(0)
        super().connection_lost(exc)
        if self.receiver is not None:
            self.receiver.lost()


class PlainSocket:
    """The same at the door of any other ASGI server, by way of its queues."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self.socket = socket
        self.sending: asyncio.Queue[bytes] = asyncio.Queue()
        self.tasks: list[asyncio.Task[None]] = []
        self.may_read = asyncio.Event()

    @property
    def is_full(self) -> bool:
        """Whether something waits to be sent."""
        return not self.sending.empty()

    def attach(self, receiver: Receiver) -> None:
        """Read and write from now on."""
        self.go_on()
        self.tasks = [asyncio.create_task(self.read(receiver)), asyncio.create_task(self.write(receiver))]

    def detach(self) -> None:
        """Neither any more."""
        for task in self.tasks:
            task.cancel()

    async def read(self, receiver: Receiver) -> None:
        """Until the other side hangs up."""
        with suppress(WebSocketDisconnect):
            while True:
                await self.may_read.wait()
                data = (await self.socket.receive_data(mode="text") or "").encode()
                receiver.noticed(1)
                receiver.heard(data)
        receiver.lost()

    async def write(self, receiver: Receiver) -> None:
        """One message after the other."""
        with suppress(WebSocketDisconnect, OSError):
            while True:
                await self.socket.send_text((await self.sending.get()).decode())
                if self.sending.empty():
                    receiver.has_room()
        receiver.lost()

    def push(self, messages: list[bytes]) -> None:
        """Send messages."""
        for message in messages:
            self.sending.put_nowait(message)

    def hold(self) -> None:
        """Leave what comes where it is for a while."""
        self.may_read.clear()

    def stop_listening(self) -> None:
        """Nothing more is read."""
        self.hold()

    def go_on(self) -> None:
        """Read again."""
        self.may_read.set()


def wire_of(socket: WebSocket[Any, Any, Any]) -> DirectSocket | PlainSocket:
    """The wire of a socket: the short one, if we are served by our own server."""
    extensions: dict[str, Any] = cast(dict[str, Any], socket.scope).get("extensions") or {}
    found = extensions.get(PLACE)
    return found if isinstance(found, DirectSocket) else PlainSocket(socket)


def header(size: int) -> bytes:
    """What stands before a whole message of text in a frame of a server."""
    if size < 126:
        return bytes((0x81, size))
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
