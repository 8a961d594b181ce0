"""A real server in this process's care, and people who talk to it."""

import json
import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from multiprocessing import get_context
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any, TypeVar

import httpx
from websockets.sync.client import ClientConnection, connect

from brigand.lab.stress.servers import free_port
from tests.server.run_server import LOADED, serve
from tests.server.unlimited import UNLIMITED
from tests.waiting import until

Json = dict[str, Any]
NURSERY = get_context("forkserver")
"""Servers branch off from a process that has loaded everything, once for all tests: loading is most of a short life."""
NURSERY.set_forkserver_preload(LOADED)
FRESH = httpx.Limits(keepalive_expiry=1)
"""A line that was idle for longer is not used again: after five seconds the server hangs up, perhaps just now."""


class Home:
    """Where people find tables, whoever keeps it."""

    def __init__(self, folder: Path) -> None:
        self.database = str(folder / "test.db")
        self.port = 0
        self.visitors = ExitStack()
        """Everything people opened; closed when the test is over."""

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Open it; where it is, is known then."""
        raise NotImplementedError

    def is_running(self) -> bool:
        """Whether it was started and has not ended."""
        raise NotImplementedError

    def stop(self) -> None:
        """As `Ctrl-C` does."""
        raise NotImplementedError


class Server(Home):
    """`brigand serve` as a process of its own, so that it can also be killed."""

    def __init__(self, folder: Path, deal: int | None = None, hurry: float = 1.0, **settings: object) -> None:
        super().__init__(folder)
        self.deal = deal
        self.hurry = hurry
        """How many times as fast time passes at its tables."""
        unlimited = {  # also by a busy machine
            "pace": 0.0,
            "bot": "easy",
            "bot_deadline": 60.0,  # a worker's first thought takes long there
            **UNLIMITED,
            "silence": 600.0,  # who only listens says nothing, however long it takes there
        }
        self.settings = {"database": self.database, **unlimited, **settings}
        self.port = free_port()
        self.process: ForkServerProcess | None = None
        self.errors: Path | None = None
        """Where its standard error goes; where ours does, if nowhere else."""

    def start(self) -> None:
        """Start, and wait until it answers; a restart keeps the port."""
        told, tells = NURSERY.Pipe(duplex=False)
        task = (tells, {**os.environ}, self.settings, self.port, self.deal, self.errors, self.hurry)
        self.process = NURSERY.Process(target=serve, args=task, name="server")
        self.process.start()
        tells.close()
        self.port = told.recv()
        told.close()
        until(self.answers)

    def answers(self) -> bool:
        """Whether somebody is at home."""
        assert self.is_running(), "the server has ended"
        try:
            httpx.get(f"{self.address}/api/home", timeout=60)
        except httpx.TransportError:
            return False
        return True

    def is_running(self) -> bool:
        return self.process is not None and self.process.is_alive()

    def kill(self) -> None:
        """As hard as it gets."""
        assert self.process is not None
        self.process.kill()
        self.process.join()

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.join()


@contextmanager
def running(folder: Path, deal: int | None = None, hurry: float = 1.0, **settings: object) -> Iterator[Server]:
    """A server for the length of a test; with a number for its deals, what happens is repeatable."""
    with started(Server(folder, deal, hurry, **settings)) as server:
        yield server


S = TypeVar("S", bound=Home)


@contextmanager
def started(server: S) -> Iterator[S]:
    """Any server from its start to its end."""
    server.start()
    try:
        yield server
    finally:
        try:
            server.visitors.close()
        finally:  # also if somebody is tired of waiting
            if server.is_running():
                server.stop()


class Person:
    """Somebody with a browser's cookie jar."""

    def __init__(self, server: Home, name: str, language: str = "en") -> None:
        self.server = server
        self.name = name
        self.speaks = {"Accept-Language": language}
        client = httpx.Client(base_url=server.address, timeout=120, headers=self.speaks, limits=FRESH)
        self.http = server.visitors.enter_context(client)
        self.http.get("/api/home").raise_for_status()

    def request(self, method: str, path: str, body: object = None) -> Json:
        answer = self.http.request(method, f"/api{path}", json=body)
        assert answer.status_code < 400, f"{method} {path}: {answer.status_code} {answer.text}"
        return dict(answer.json())

    def problem(self, method: str, path: str, body: object = None) -> tuple[int, str]:
        """The status and code of a request that must fail."""
        answer = self.http.request(method, f"/api{path}", json=body)
        assert answer.status_code >= 400, answer.text
        return answer.status_code, str(answer.json()["code"])

    def create(self, seats: int, **wish: object) -> str:
        body = {"game": "loot", "seats": seats, "name": self.name, **wish}
        return str(self.request("POST", "/tables", body)["id"])

    def look(self, table: str) -> Json:
        return self.request("GET", f"/tables/{table}")

    def line(self, table: str) -> "Line":
        return Line(self, table)


class Line:
    """A socket to a table. Keeps every byte it received."""

    def __init__(self, person: Person, table: str) -> None:
        self.person = person
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in person.http.cookies.jar)
        address = person.server.address.replace("http", "ws") + f"/api/tables/{table}/socket"
        self.stack = person.server.visitors.enter_context(ExitStack())
        cookie = {"Cookie": cookies, **person.speaks}
        # who reads nothing for a while is not asked by us whether the server is still there
        opening = connect(address, additional_headers=cookie, open_timeout=120, ping_interval=None)
        self.socket: ClientConnection = self.stack.enter_context(opening)
        self.received: list[str] = []
        self.table: Json = {}
        self.lines: list[Json] = []
        self.next_id = 0

    def read(self, timeout: float = 120) -> Json:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.received.append(text)
        message: Json = json.loads(text)
        if message["type"] == "table":
            assert message["first_line"] in (0, len(self.lines)), "a gap in the log"
            self.lines = self.lines[: message["first_line"]] + message["lines"]
            self.table = message
        return message

    def ask(self, message: Json) -> Json:
        """Send, and wait for the one answer."""
        self.next_id += 1
        self.socket.send(json.dumps({"id": self.next_id, **message}))
        while True:
            answer = self.read()
            if answer["type"] == "answer":
                assert answer["id"] in (self.next_id, -1)
                return answer

    def act(self, action: Json) -> Json:
        return self.ask(
            {
                "type": "act",
                "token": self.table["you"]["token"],
                "decision": self.table["owed"]["decision"],
                "action": action,
            }
        )

    def until(self, wanted: object) -> None:
        """Read on until `wanted(table)`."""
        assert callable(wanted)
        while not wanted(self.table):
            self.read()

    def close(self) -> None:
        self.stack.close()
