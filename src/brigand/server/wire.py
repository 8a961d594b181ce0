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


class Receiver(Protocol):
    """Whoever is at the server's end of a wire."""

    def heard(self, data: bytes) -> None:
        """A message came."""

    def has_room(self) -> None:
        """What was sent is read: there is room for more."""

    def lost(self) -> None:
        """Nothing will come any more."""


class DirectSocket(WebSocketsSansIOProtocol):
    """One connection."""

    receiver: Receiver | None = None
    is_full = False
    """Whether the other side reads slower than we send."""

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
            self.transport.resume_reading()

    # what uvicorn calls

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
                receiver.heard((await self.socket.receive_data(mode="text") or "").encode())
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
