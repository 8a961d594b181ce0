"""People who play by chance: each with a cookie and a line of their own."""

import asyncio
import contextlib
import random
import time
from typing import Protocol

import httpx
import msgspec

from brigand.lab.stress.wire import ThinWire, dial

LOST = (OSError, httpx.HTTPError)
RETRY = 0.25
"""Seconds until somebody whose line was lost calls again."""


class OwedThere(msgspec.Struct):
    """A decision, and the answers that would be taken."""

    decision: int
    legal: list[msgspec.Raw]


class YouThere(msgspec.Struct):
    """The reader's own seat."""

    token: str | None = None


class TableSeen(msgspec.Struct, tag="table", tag_field="type"):
    """What a player looks at."""

    version: int
    move: int
    status: str
    you: YouThere
    owed: OwedThere | None = None


class AnswerSeen(msgspec.Struct, tag="answer", tag_field="type"):
    """What became of a move."""

    id: int
    ok: bool
    code: str | None = None


class PongSeen(msgspec.Struct, tag="pong", tag_field="type"):
    """Nothing."""


SEEN: msgspec.json.Decoder[TableSeen | AnswerSeen | PongSeen] = msgspec.json.Decoder(TableSeen | AnswerSeen | PongSeen)


class Given(msgspec.Struct):
    """An answer to a decision that the server said was done."""

    table: str
    decision: int
    action: msgspec.Raw


class Ears(Protocol):
    """Whoever wants to know what people meet."""

    def arrived(self, sitter: "Sitter") -> None:
        """A new table came."""

    def answered(self, sitter: "Sitter", given: Given, seconds: float) -> None:
        """A move was done."""

    def refused(self, sitter: "Sitter", code: str) -> None:
        """A move was not done."""

    def was_lost(self, sitter: "Sitter") -> None:
        """A line was lost without being closed by us."""


class Sitter:
    """Somebody at a table: with a seat, or watching."""

    def __init__(self, table: str, cookie: str, ports: list[int], ears: Ears, chance: random.Random) -> None:
        self.table = table
        self.cookie = cookie
        self.ports = ports
        self.ears = ears
        self.chance = chance
        self.think = 0.0
        self.hangs_up = 0.0
        self.wire: ThinWire | None = None
        self.seen: TableSeen | None = None
        self.version = 0
        self.asked = 0
        self.pending: tuple[int, Given, float] | None = None
        self.tried = -1
        self.is_gone = False
        self.calling: asyncio.Task[None] | None = None

    async def call(self) -> None:
        """Connect to any of the servers, again and again until one answers."""
        while not self.is_gone:
            try:
                port = self.chance.choice(self.ports)
                path, headers = f"/api/tables/{self.table}/socket", {"Cookie": self.cookie}
                self.pending, self.tried = None, -1
                self.seen = None  # what was owed before may be answered by now
                self.wire = await dial(port, path, headers, self.hear, self.lose)
            except LOST:
                await asyncio.sleep(RETRY * (0.5 + self.chance.random()))
            else:
                self.consider()  # the first table may have come with the handshake
                return

    def lose(self) -> None:
        """The line is gone: call again."""
        self.wire = None
        if self.is_gone:
            return
        self.ears.was_lost(self)
        if self.calling is None or self.calling.done():
            self.calling = asyncio.get_running_loop().create_task(self.call_later())

    async def call_later(self) -> None:
        """Not all at once."""
        await asyncio.sleep(RETRY * self.chance.random())
        await self.call()

    def leave(self) -> None:
        """For good."""
        self.is_gone = True
        if self.wire is not None:
            self.wire.close()
        if self.calling is not None:
            self.calling.cancel()

    def hear(self, data: bytes) -> None:
        """A message of the server."""
        message = SEEN.decode(data)
        if isinstance(message, TableSeen):
            self.seen, self.version = message, message.version
            self.ears.arrived(self)
            self.consider()
        elif isinstance(message, AnswerSeen):
            self.note(message)

    def note(self, answer: AnswerSeen) -> None:
        """What became of the move that was sent."""
        if self.pending is None or answer.id not in (self.pending[0], -1):
            return
        _, given, at = self.pending
        self.pending = None
        if answer.ok:
            self.answered(given, at)
        else:
            self.tried = -1
            self.ears.refused(self, answer.code or "?")

    def answered(self, given: Given, at: float) -> None:
        """It was done."""
        self.ears.answered(self, given, time.perf_counter() - at)
        if self.hangs_up and self.chance.random() < self.hangs_up and self.wire is not None:
            self.wire.close()

    def consider(self) -> None:
        """Answer what is owed, after a while of thinking."""
        owed = None if self.seen is None else self.seen.owed
        if owed is None or self.pending is not None or owed.decision == self.tried:
            return
        self.tried = owed.decision
        if self.think:
            pause = self.chance.expovariate(1 / self.think)
            asyncio.get_running_loop().call_later(pause, self.act, owed.decision)
        else:
            self.act(owed.decision)

    def act(self, decision: int) -> None:
        """Send any of the legal actions."""
        seen = self.seen
        if self.wire is None:
            self.tried = -1
            return
        if seen is None or seen.owed is None or seen.owed.decision != decision:
            return
        action = self.chance.choice(seen.owed.legal)
        self.asked += 1
        self.pending = (self.asked, Given(self.table, decision, action), time.perf_counter())
        self.wire.send(self.letter(decision, action))

    def letter(self, decision: int, action: msgspec.Raw) -> bytes:
        """A move as it is sent."""
        token = None if self.seen is None else self.seen.you.token
        return msgspec.json.encode(
            {"type": "act", "id": self.asked, "token": token, "decision": decision, "action": action}
        )


class Reception:
    """Opens tables over REST, as pages do."""

    def __init__(self, ports: list[int], chance: random.Random) -> None:
        self.ports = ports
        self.chance = chance
        self.http = httpx.AsyncClient(timeout=60, limits=httpx.Limits(max_connections=20))

    async def ask(self, method: str, path: str, body: object, cookie: str) -> tuple[dict[str, object], str]:
        """A request that is tried until some server answers; who has no cookie is given one."""
        while True:
            try:
                answer = await self.http.request(
                    method,
                    f"http://127.0.0.1:{self.chance.choice(self.ports)}/api{path}",
                    json=body,
                    headers={"Cookie": cookie} if cookie else {},
                )
            except LOST:
                await asyncio.sleep(RETRY)
                continue
            self.http.cookies.clear()
            if answer.status_code >= 500:
                await asyncio.sleep(RETRY)
                continue
            given = answer.headers.get("set-cookie", "").partition(";")[0]
            with contextlib.suppress(ValueError):
                return dict(answer.json()), cookie or given
            return {}, cookie or given

    async def guest(self) -> str:
        """A cookie."""
        return (await self.ask("PUT", "/me", {"name": "Guest"}, ""))[1]

    async def table(self, game: str, cookies: list[str], bots: int = 0) -> str:
        """A table at which these people sit and bots beside them, dealt."""
        seats = len(cookies) + bots
        opened, _ = await self.ask("POST", "/tables", {"game": game, "seats": seats, "name": "Guest 0"}, cookies[0])
        id = str(opened["id"])
        for seat, cookie in enumerate(cookies[1:], 1):
            await self.ask("POST", f"/tables/{id}/seats/{seat}", {"name": f"Guest {seat}"}, cookie)
        for seat in range(len(cookies), seats):
            await self.ask("PUT", f"/tables/{id}/seats/{seat}/bot", {"level": "easy"}, cookies[0])
        await self.ask("POST", f"/tables/{id}/start", {"shuffle_seats": False}, cookies[0])
        return id

    async def close(self) -> None:
        """Hang up."""
        await self.http.aclose()
