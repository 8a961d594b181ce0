"""A WebSocket client that costs little, so that the server is measured and not its guests."""

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
UNMASKED = b"\x00\x00\x00\x00"


class ThinWire(asyncio.Protocol):
    """Whole frames of text in both directions, nothing else: all that our servers send."""

    def __init__(self, path: str, headers: dict[str, str], heard: Callable[[bytes], None], lost: Callable[[], None]):
        self.path = path
        self.headers = headers
        self.heard = heard
        self.lost = lost
        self.buffer = bytearray()
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self.transport = cast(asyncio.Transport, transport)  # uvloop's are of no common class
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {self.path} HTTP/1.1", "Host: 127.0.0.1", "Connection: Upgrade", "Upgrade: websocket"]
        lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
        lines += [f"{name}: {value}" for name, value in self.headers.items()]
        self.transport.write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        """Answers to the first request, then frames."""
        self.buffer += data
        if not self.opened.done():
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in self.buffer[:20]:
                self.opened.set_exception(ConnectionRefusedError(bytes(self.buffer[:60]).decode("latin-1")))
                self.close()
                return
            del self.buffer[: end + 4]
            self.opened.set_result(None)
        self.take_frames()

    def take_frames(self) -> None:
        """Every frame that is whole."""
        buffer, place = self.buffer, 0
        while len(buffer) >= place + 2:
            kind, length, start = buffer[place] & 15, buffer[place + 1] & 127, place + 2
            if length > 125:
                size = 2 if length == 126 else 8
                if len(buffer) < start + size:
                    break
                length = int.from_bytes(buffer[start : start + size], "big")
                start += size
            if len(buffer) < start + length:
                break
            place = start + length
            self.take_frame(kind, bytes(buffer[start:place]))
        del buffer[:place]

    def take_frame(self, kind: int, data: bytes) -> None:
        """What a frame says."""
        if kind == TEXT:
            self.heard(data)
        elif kind == PING:
            self.send(data, PONG)
        elif kind == CLOSE:
            self.close()

    def send(self, data: bytes, kind: int = TEXT) -> None:
        """A frame; the mask that the protocol wants of clients is zero."""
        if self.transport is None or self.transport.is_closing():
            return
        size = len(data)
        length = struct.pack("!B", 128 | size) if size < 126 else struct.pack("!BH", 128 | 126, size)
        self.transport.write(bytes([128 | kind]) + length + UNMASKED + data)

    def close(self) -> None:
        """Hang up."""
        if self.transport is not None:
            self.transport.close()

    def connection_lost(self, error: Exception | None) -> None:
        """Whoever is behind it decides whether to call again."""
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionResetError("the server hung up"))
        self.lost()


async def dial(
    port: int, path: str, headers: dict[str, str], heard: Callable[[bytes], None], lost: Callable[[], None]
) -> ThinWire:
    """An open line to a server on this machine."""
    loop = asyncio.get_running_loop()
    transport, wire = await loop.create_connection(lambda: ThinWire(path, headers, heard, lost), "127.0.0.1", port)
    try:
        await wire.opened
    except BaseException:
        transport.close()
        raise
    return wire
