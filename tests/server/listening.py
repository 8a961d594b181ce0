"""Servers of the tests' own: one takes web hooks, and can be as nasty as a stranger's; one takes letters."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from aiosmtpd.controller import Controller

from brigand.lab.stress.servers import free_port

ENDLESS = b"x" * 65_536


class Received(NamedTuple):
    """What a web hook was told."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.body)
        return found


class Listener(ThreadingHTTPServer):
    """Takes what is posted. The path says how: /refuse, /redirect, /huge, /slow."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Listening)
        self.received: list[Received] = []
        self.closing = threading.Event()
        self.dripped = threading.Event()
        """Whether somebody hung up on an answer without an end."""

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"


class Listening(BaseHTTPRequestHandler):
    """One message."""

    server: Listener

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        self.server.received.append(Received(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
        if self.path == "/refuse":
            self.send_response(500)
        elif self.path.startswith("/redirect"):
            self.send_response(307)
            self.send_header("Location", f"{self.server.address}/inside")
        else:
            self.send_response(200)
        self.end_headers()
        if self.path in ("/huge", "/slow"):
            self.go_on()

    def go_on(self) -> None:
        """An answer that never ends; until the other side has enough of it."""
        try:
            while not self.server.closing.wait(0.05 if self.path == "/slow" else 0):
                self.wfile.write(b"x" if self.path == "/slow" else ENDLESS)
        except OSError:
            self.server.dripped.set()

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def listening() -> Iterator[Listener]:
    """A server that takes web hooks."""
    listener = Listener()
    thread = threading.Thread(target=listener.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield listener
    finally:
        listener.closing.set()
        listener.shutdown()
        thread.join()
        listener.server_close()


class Letterbox:
    """Takes letters."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []

    async def handle_DATA(self, server: object, session: object, envelope: object) -> str:  # noqa: N802 - its name
        self.letters.append(message_from_bytes(envelope.content, policy=default))  # type: ignore[attr-defined]
        return "250 taken"


@contextmanager
def letterbox() -> Iterator[tuple[Letterbox, int]]:
    """A server that takes letters, and its port."""
    box = Letterbox()
    port = free_port()  # it must know it before it listens
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield box, port
    finally:
        controller.stop()
