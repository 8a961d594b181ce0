"""Rubbish on sockets: every message gets one answer, no line is closed but with a code the protocol names."""

import asyncio
import json
import os
import random
import socket
import struct
import time
from collections import Counter
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.fuzz.words import KINDS, word
from tests.server.client import Person, Server

DOCUMENTED = {1000, 1001, 4401, 4404, 4408, 4410, 4429}
"""Codes with which the server may close a line (docs/protocol.md)."""
PROTOCOL = {1002, 1007, 1009}
"""And those of the WebSocket protocol itself, for frames that are none, no UTF-8, or far too large."""
LOST = 1006
"""No code at all: where much is unread when a line is closed, the code may get lost on the way."""
ACTORS = 6
LONGEST_WAIT = 300.0
"""Seconds after which an answer is missing, on a busy machine too."""
Json = dict[str, Any]


class Found:
    """What happened."""

    def __init__(self) -> None:
        self.sent: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()
        self.closed: Counter[int] = Counter()
        self.wrong: list[str] = []

    def note_close(self, error: ConnectionClosed, doing: str, allowed: set[int]) -> None:
        """A line was closed; without a code it was lost, as those are that somebody tore."""
        code = LOST if error.rcvd is None else error.rcvd.code
        self.closed[code] += 1
        if code not in allowed:
            self.wrong.append(f"closed with {code} while {doing}")


class Actor:
    """Somebody who means no good, now and then."""

    def __init__(self, people: list[Person], tables: list[str], found: Found, number: int, seed: int) -> None:
        self.people = people
        self.tables = tables
        self.found = found
        self.chance = random.Random(seed * 1_000 + number)
        self.table: Json = {}

    async def act_until(self, end: float) -> None:
        """One visit after another."""
        visits = [self.talk, self.talk, self.talk, self.flood, self.tear, self.mumble, self.knock]
        while time.monotonic() < end:
            try:
                await self.chance.choice(visits)()
            except InvalidStatus as error:
                if error.response.status_code >= 500:
                    self.found.wrong.append(f"the handshake was answered with {error.response.status_code}")

    def place(self) -> tuple[str, dict[str, str]]:
        """A table and a cookie; sometimes none, sometimes a false one."""
        person = self.chance.choice(self.people)
        table = self.chance.choice([*self.tables, *self.tables, "nowhere", "%ff", "a" * 30])
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in person.http.cookies.jar)
        cookie = self.chance.choice([cookies, cookies, cookies, "", cookies[:-3], "brigand_guest=\u00e9;;"])
        return f"ws{person.server.address[4:]}/api/tables/{table}/socket", {"Cookie": cookie} if cookie else {}

    def line(self) -> connect:
        """A socket somewhere."""
        address, headers = self.place()
        return connect(address, additional_headers=headers, max_size=None, open_timeout=LONGEST_WAIT)

    # visits

    async def talk(self) -> None:
        """Say one thing after another, and wait for each answer."""
        async with self.line() as line:
            try:
                for _ in range(self.chance.randint(1, 40)):
                    kind, text = word(self.chance, self.table)
                    self.found.sent[kind] += 1
                    await self.say(line, text)
            except ConnectionClosed as error:
                self.found.note_close(error, "talking", DOCUMENTED)

    async def say(self, line: ClientConnection, text: str) -> None:
        """One message and a ping after it: both are answered, but for a wish to see the table again."""
        await line.send(text)
        await line.send('{"type":"ping"}')
        fewest = 1 if "refresh" in text else 2
        replies = 0
        async with asyncio.timeout(LONGEST_WAIT):
            while replies < fewest:
                replies += self.hear(await line.recv())

    def hear(self, frame: str | bytes) -> int:
        """Whether a frame answers something."""
        message: Json = json.loads(frame)
        if message["type"] == "table":
            self.table = message
            return 0
        code = message.get("code") or message["type"]
        self.found.answers[code] += 1
        if code == "internal":
            self.found.wrong.append("an answer speaks of a mistake of the server's")
        return 1

    async def flood(self) -> None:
        """As many as go, without a look at the answers."""
        async with self.line() as line:
            try:
                for _ in range(400):
                    kind, text = word(self.chance, self.table)
                    self.found.sent[f"flood, {kind}"] += 1
                    await line.send(text if len(text) < 10_000 else "{")
                async with asyncio.timeout(2):
                    while True:
                        self.hear(await line.recv())
            except TimeoutError:
                pass
            except ConnectionClosed as error:
                self.found.note_close(error, "flooding", DOCUMENTED)

    async def tear(self) -> None:
        """Go without a word, in the middle of something."""
        with suppress(ConnectionClosed):
            async with self.line() as line:
                for _ in range(self.chance.randint(0, 5)):
                    await line.send(word(self.chance, self.table)[1])
                self.found.sent["torn"] += 1
                line.transport.abort()

    async def mumble(self) -> None:
        """Bytes instead of text, fragments, far too large frames."""
        async with self.line() as line:
            what = self.chance.randrange(3)
            self.found.sent["mumbled"] += 1
            try:
                if what == 0:
                    await line.send(os.urandom(self.chance.randint(1, 2_000)))
                elif what == 1:
                    await line.send([b'{"type":', b'"pi', b'ng"}'])
                else:
                    await line.send("x" * 1_100_000)
                await self.say(line, '{"type":"ping"}')
            except ConnectionClosed as error:
                self.found.note_close(error, "mumbling", DOCUMENTED | PROTOCOL | ({LOST} if what == 2 else set()))

    async def knock(self) -> None:
        """No WebSocket at all: half a handshake, broken frames, a reset."""
        address, headers = self.place()
        host, _, path = address.removeprefix("ws://").partition("/")
        port = int(host.partition(":")[2])
        head = f"GET /{path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        head += f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\n"
        head += "".join(f"{name}: {value}\r\n" for name, value in headers.items()) + "\r\n"
        sent = head.encode() + os.urandom(self.chance.randint(0, 300))
        self.found.sent["knocked"] += 1
        with suppress(OSError):
            await asyncio.to_thread(knock, port, sent[: self.chance.randint(1, len(sent))], self.chance.random() < 0.5)


def knock(port: int, sent: bytes, reset: bool) -> None:
    """Send some bytes and go, politely or not."""
    with socket.create_connection(("127.0.0.1", port)) as line:
        line.sendall(sent)
        if reset:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))


def visit(server: Server, seconds: float, seed: int) -> Found:
    """Rubbish from several sides at once, at tables where people and bots play."""
    people = [Person(server, name) for name in ("Ann", "Bob", "Cat")]
    tables = [people[0].create(2, game="loot", bots="random"), people[1].create(3, game="nottingham", bots="random")]
    tables += [people[0].create(4, game="sherwood", bots="random"), people[2].create(3)]
    people[1].request("POST", f"/tables/{tables[-1]}/seats/1", {"name": "Bob"})
    found = Found()

    async def all_of_them() -> None:
        end = time.monotonic() + seconds
        actors = [Actor(people, tables, found, number, seed) for number in range(ACTORS)]
        async with asyncio.TaskGroup() as together:
            for actor in actors:
                together.create_task(actor.act_until(end))

    asyncio.run(all_of_them())
    for table in tables:
        people[0].look(table)
    assert set(KINDS) & set(found.sent) or seconds < 1
    return found
