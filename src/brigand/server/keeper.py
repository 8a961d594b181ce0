"""Who started this server, if it is to be replaced by a better one: `go.py`, while it compiles the engine.

They talk over a socket whose number is in BRIGAND_KEEPER. A first server says `open` and hands over the socket it
listens on. A second one gets that socket too, says `ready` when everything is loaded, waits for `go`, and says `open`.
The keeper tells what becomes of the engine. When it closes the line, or is gone, the server stops.
"""

import os
import socket
import threading
from typing import Literal

import uvicorn

from brigand.engine import is_compiled

EngineState = Literal["compiled", "plain", "compiling"]


class Engine:
    """What runs here, for those who wonder why bots are slow."""

    def __init__(self) -> None:
        self.state: EngineState = "compiled" if is_compiled() else "plain"


class Keeper:
    """The other end of the line."""

    def __init__(self, line: socket.socket, listener: socket.socket | None) -> None:
        self.line = line
        self.listener = listener

    @classmethod
    def of_this_process(cls) -> "Keeper | None":
        """The keeper that started us; processes that we start have none."""
        numbers = [int(number) for number in os.environ.pop("BRIGAND_KEEPER", "").split(",") if number]
        if not numbers:
            return None
        line, *rest = [socket.socket(fileno=number) for number in numbers]
        return cls(line, rest[0] if rest else None)

    def is_told_to_go(self) -> bool:
        """Wait until the server before us has stopped; no if the keeper is gone."""
        self.line.sendall(b"ready\n")
        return self.line.recv(20) == b"go\n"

    def hand_over(self, listener: socket.socket) -> None:
        """People are let in."""
        socket.send_fds(self.line, [b"open\n"], [listener.fileno()])

    def obey(self, server: uvicorn.Server, engine: Engine) -> None:
        """Follow what becomes of the engine; stop when the keeper closes the line."""

        def listen() -> None:
            while word := self.line.recv(100).decode().strip():
                engine.state = "compiling" if word == "compiling" else "plain"
            server.should_exit = True

        threading.Thread(target=listen, daemon=True).start()
