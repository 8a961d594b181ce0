"""A server on a real port, in the test's own event loop, and guests who keep every byte it sends them."""

import asyncio
import json
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from brigand.server.app import application
from brigand.server.hub import Hub
from brigand.server.people import COOKIE
from brigand.server.settings import Settings
from tests.server.unlimited import UNLIMITED

Json = dict[str, Any]


class Wire:
    """The server's two ends: the tables behind it, and the port before it."""

    def __init__(self, hub: Hub, port: int) -> None:
        self.hub = hub
        self.place = f"127.0.0.1:{port}"


@asynccontextmanager
async def serving(**settings: Any) -> AsyncIterator[Wire]:
    """A server with everything limited by nothing but `settings`."""
    chosen = {"pace": 0.0, **UNLIMITED, **settings}
    app = application(Settings(**chosen))
    config = uvicorn.Config(app, port=0, log_level="warning", ws="websockets-sansio", lifespan="on", date_header=False)
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve())
    async with asyncio.timeout(20):
        while not server.started:  # noqa: ASYNC110 - it does not tell when
            await asyncio.sleep(0.01)
    try:
        yield Wire(app.state.hub, server.servers[0].sockets[0].getsockname()[1])
    finally:
        server.should_exit = True
        await running


class Guest:
    """Somebody with a cookie. `answers` and `tables` keep every byte, each kind in its order."""

    def __init__(self, wire: Wire, person: str, http: httpx.AsyncClient) -> None:
        self.wire = wire
        self.person = person
        self.http = http
        self.headers = {"Cookie": f"{COOKIE}={wire.hub.signer.cookie_for(person)}", "Accept-Encoding": "identity"}
        self.answers: list[bytes] = []
        self.tables: list[bytes] = []

    async def ask(self, method: str, path: str, body: object = None) -> None:
        """A request, whatever its status."""
        address = f"http://{self.wire.place}/api{path}"
        answer = await self.http.request(method, address, headers=self.headers, json=body)
        head = [b"%s %s: %d" % (method.encode(), path.encode(), answer.status_code)]
        head += [name + b": " + value for name, value in answer.headers.raw]
        self.answers.append(b"\n".join([*head, answer.content]))

    async def line(self, table: str) -> "Line":
        """A line to a table."""
        address = f"ws://{self.wire.place}/api/tables/{table}/socket"
        socket = await connect(address, additional_headers=self.headers, proxy=None, max_size=None, open_timeout=20)
        return Line(self, socket)


class Line:
    """A guest's socket."""

    def __init__(self, guest: Guest, socket: ClientConnection) -> None:
        self.guest = guest
        self.socket = socket
        self.table: Json = {}
        self.unread: dict[str, list[Json]] = defaultdict(list)

    async def read(self, kind: str) -> Json:
        """The next message of this kind; others that come before it wait to be read."""
        while not self.unread[kind]:
            text = await asyncio.wait_for(self.socket.recv(decode=False), 30)
            message: Json = json.loads(text)
            if message["type"] == "table":
                self.table = message
                self.guest.tables.append(text)
            else:
                self.guest.answers.append(text)
            self.unread[message["type"]].append(message)
        return self.unread[kind].pop(0)

    async def ask(self, message: Json | str) -> Json:
        """Send, and read the one answer."""
        await self.socket.send(message if isinstance(message, str) else json.dumps(message))
        return await self.read("answer")

    async def settle(self) -> None:
        """Read whatever is on its way."""
        await self.socket.send('{"type": "ping"}')
        await self.read("pong")
        self.unread["table"].clear()

    def act(self, action: object) -> Json:
        """An answer to the decision that is owed, or claims to be."""
        owed, token = self.table["owed"], self.table["you"]["token"] or ""
        decision = self.table["move"] if owed is None else owed["decision"]
        return {"type": "act", "id": 7, "token": token, "decision": decision, "action": action}

    async def close(self) -> None:
        await self.socket.close()
