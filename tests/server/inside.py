"""The application in the test's own event loop: ASGI messages by hand, so that every byte and every turn is ours."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from brigand.server.app import application
from brigand.server.hub import Hub
from brigand.server.settings import Settings
from tests.server.unlimited import UNLIMITED

Json = dict[str, Any]


class House:
    """A running application. Nothing is ever sent over a network."""

    def __init__(self, settings: Settings) -> None:
        self.app = application(settings)

    @property
    def hub(self) -> Hub:
        hub: Hub = self.app.state.hub
        return hub

    def scope(self, kind: str, path: str, headers: dict[str, str]) -> Json:
        place, _, query = path.partition("?")
        return {
            "type": kind,
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "scheme": "http" if kind == "http" else "ws",
            "path": place,
            "raw_path": place.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 80),
            "subprotocols": [],
            "state": {},
        }


@asynccontextmanager
async def opened(database: str, **settings: Any) -> AsyncIterator[House]:
    """A house with everything limited by nothing but `settings`."""
    chosen = {"pace": 0.0, **UNLIMITED, **settings}
    house = House(Settings(database=database, **chosen))
    async with house.app.lifespan():
        yield house


class Visitor:
    """Somebody in the house. `received` keeps every byte of every answer and frame, in order."""

    def __init__(self, house: House, name: str) -> None:
        self.house = house
        self.name = name
        self.cookie: str | None = None
        self.received: list[bytes] = []

    def headers(self) -> dict[str, str]:
        return {"Host": "house", **({} if self.cookie is None else {"Cookie": self.cookie})}

    async def ask(self, method: str, path: str, body: object = None) -> Json:
        """A request, whatever its status."""
        scope = {**self.house.scope("http", f"/api{path}", self.headers()), "method": method}
        sent = b"" if body is None else json.dumps(body).encode()
        parts: list[bytes] = []

        async def receive() -> Json:
            return {"type": "http.request", "body": sent, "more_body": False}

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                parts.append(b"%d\n" % message["status"])
                parts.extend(name + b": " + value + b"\n" for name, value in message["headers"])
                self.keep_cookie(dict(message["headers"]))
            else:
                parts.append(message.get("body", b""))

        await self.house.app(scope, receive, send)  # type: ignore[arg-type]
        self.received.append(b"".join(parts))
        answer = json.loads(parts[-1] or parts[-2])
        return {"list": answer} if isinstance(answer, list) else dict(answer)

    def keep_cookie(self, headers: dict[bytes, bytes]) -> None:
        if b"set-cookie" in headers:
            self.cookie = headers[b"set-cookie"].decode().partition(";")[0]

    def line(self, table: str) -> "Line":
        return Line(self, table)


class Line:
    """A socket of a visitor."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        self.visitor = visitor
        self.table: Json = {}
        self.answers: list[Json] = []
        self.frames = 0
        """Tables received."""
        self.news = asyncio.Condition()
        self.outbox: asyncio.Queue[Json] = asyncio.Queue()
        self.outbox.put_nowait({"type": "websocket.connect"})
        scope = visitor.house.scope("websocket", f"/api/tables/{table}/socket", visitor.headers())
        self.task = asyncio.create_task(visitor.house.app(scope, self.outbox.get, self.hear))  # type: ignore[arg-type]

    async def hear(self, message: Any) -> None:
        if message["type"] != "websocket.send":
            return
        text: str = message.get("text") or message["bytes"].decode()
        self.visitor.received.append(text.encode())
        told: Json = json.loads(text)
        async with self.news:
            if told["type"] == "table":
                self.table = told
                self.frames += 1
            else:
                self.answers.append(told)
            self.news.notify_all()

    async def until(self, frames: int, answers: int = 0) -> None:
        """Until so many tables and answers have come in all."""
        async with asyncio.timeout(20), self.news:
            await self.news.wait_for(lambda: self.frames >= frames and len(self.answers) >= answers)
        assert (self.frames, len(self.answers)) == (frames, max(answers, len(self.answers))), "more than was asked for"

    async def after(self, seen: Json) -> None:
        """Until there is a newer table than this one."""
        async with asyncio.timeout(30), self.news:
            await self.news.wait_for(lambda: self.table is not seen)

    def send(self, message: Json) -> None:
        self.outbox.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    def act(self, action: object) -> None:
        """Answer the decision that is owed, or claim to."""
        decision = self.table["owed"]["decision"] if self.table["owed"] else self.table["move"]
        token = self.table["you"]["token"] or ""
        self.send({"type": "act", "id": len(self.answers), "token": token, "decision": decision, "action": action})

    async def close(self) -> None:
        self.outbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.task
