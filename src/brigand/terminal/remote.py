"""A match at a server's table: a line that comes back by itself, and one answer for every question."""

import asyncio
import random
import secrets
from contextlib import suppress
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, WebSocketException

from brigand.coach.hint import Hint, Hints
from brigand.core.action import Action
from brigand.core.errors import BrigandError
from brigand.table.errors import NotPossible
from brigand.table.told import Answer, Opened
from brigand.terminal.host import Host
from brigand.terminal.http import Address, Visitor, refused
from brigand.terminal.past import bound
from brigand.terminal.wire import SAID, Replay, Table
from brigand.terminal.words import Trouble
from brigand.text import Texts

PING = 15.0
SILENCE = 45.0
LONGEST_PAUSE = 15.0
LARGEST = 32 << 20
NO_TABLE, GONE = 4404, 4410


class RemoteHost(Host):
    """One seat, or a place to watch from, at a table with people in browsers and terminals."""

    def __init__(self, address: Address, texts: Texts, guest: Visitor, name: str) -> None:
        super().__init__(texts)
        self.address = address
        self.guest = guest
        self.name = name
        self.socket: ClientConnection | None = None
        self.waiting: dict[int, asyncio.Future[Answer]] = {}
        self.count = 0
        self.is_lost = False
        self.heard = 0.0
        self.mixing: asyncio.Task[None] | None = None

    @property
    def path(self) -> str:
        """Of requests about the table."""
        return f"/tables/{self.address.table}"

    def open(self, *, watch: bool = False) -> None:
        """The first look, before there is a line; takes an open seat if there is one."""
        table = self.guest.request("GET", self.path, Table)
        if self.guest.token is not None and table.you.seat is None:
            raise Trouble(self.texts.say("problem-bad_token"))
        self.show(table)
        place = open_seat(table)
        if table.status == "lobby" and table.you.seat is None and place is not None and not watch:
            self.show(self.guest.request("POST", f"{self.path}/seats/{place}", Table, {"name": self.name}))
        if self.may_mix():
            with suppress(Trouble):  # dealt meanwhile: it goes without
                self.show(self.guest.request("PUT", f"{self.path}/entropy", Table, fresh_entropy()))

    # the line

    async def run(self) -> None:
        tries = 0
        while True:
            began = asyncio.get_running_loop().time()
            try:
                await self.connected()
            except InvalidHandshake:
                pass  # somebody answers, but not yet as a table
            except (OSError, TimeoutError, WebSocketException) as error:
                self.check_gone(error)
            self.cut()
            tries = 0 if asyncio.get_running_loop().time() - began > LONGEST_PAUSE else tries + 1
            await asyncio.sleep(min(LONGEST_PAUSE, 0.25 * 2**tries) * (0.75 + random.random() / 2))

    async def connected(self) -> None:
        """One line, from its beginning to its end."""
        headers = self.guest.headers()
        agent = headers.pop("User-Agent")
        socket = await connect(
            self.address.socket,
            additional_headers=headers,
            user_agent_header=agent,
            max_size=LARGEST,
            proxy=None,
        )
        self.socket = socket
        self.heard = asyncio.get_running_loop().time()
        beat = asyncio.create_task(self.beat(socket))
        try:
            async for text in socket:
                self.heard = asyncio.get_running_loop().time()
                self.hear(text if isinstance(text, str) else text.decode())
            raise ConnectionClosed(socket.protocol.close_rcvd, socket.protocol.close_sent)
        finally:
            beat.cancel()
            try:
                await socket.close()
            finally:
                socket.transport.abort()  # who is sent away in a hurry hangs up without a farewell

    async def beat(self, socket: ClientConnection) -> None:
        """Say now and then that we are there; a server that is silent for too long is gone."""
        while True:
            await asyncio.sleep(PING)
            if asyncio.get_running_loop().time() - self.heard > SILENCE:
                await socket.close()
            await socket.send('{"type": "ping"}')

    def hear(self, text: str) -> None:
        """One message of the server."""
        try:
            message = SAID.decode(text)
        except msgspec.MsgspecError:
            self.note(self.texts.say("terminal-no_server", link=self.address.origin))
            return
        if isinstance(message, Table):
            self.taken(message)
        elif isinstance(message, Answer) and message.id in self.waiting:
            future = self.waiting.pop(message.id)
            if not future.done():
                future.set_result(message)

    def taken(self, table: Table) -> None:
        """The table as it is now; after a gap all of it is asked for."""
        if self.is_lost:
            self.is_lost = False
            self.note(self.texts.say("terminal-back"))
        if table.first_line > len(self.lines):
            if self.socket is not None:
                self.asking = asyncio.create_task(self.socket.send('{"type": "refresh"}'))
            return
        if self.guest.token is not None and table.you.token is not None:
            self.guest.token = table.you.token  # seats may be drawn by lot at the start
        self.show(table)
        if self.may_mix() and (self.mixing is None or self.mixing.done()):
            self.mixing = asyncio.create_task(self.mix())

    def may_mix(self) -> bool:
        """Whether chance of our own can still go into the deal; the commitment was told with the table."""
        return self.table.status == "lobby" and self.table.you.seat is not None and not self.table.you.mixed

    async def mix(self) -> None:
        """Add chance of our own; if the deal came first, it goes without."""
        with suppress(BrigandError):
            await self.guest.ask("PUT", f"{self.path}/entropy", Table, fresh_entropy())

    def cut(self) -> None:
        """The line is gone: open questions are answered so, and the reader is told."""
        self.socket = None
        for future in self.waiting.values():
            if not future.done():
                future.set_exception(Trouble(self.texts.say("problem-offline")))
        self.waiting.clear()
        if not self.is_lost:
            self.is_lost = True
            self.tell()

    def check_gone(self, error: Exception) -> None:
        """Whether the server said that there is nothing to come back to."""
        code = error.rcvd.code if isinstance(error, ConnectionClosed) and error.rcvd else 0
        if code == NO_TABLE:
            raise Trouble(self.texts.say("no-table-text"))
        if code == GONE:
            raise Trouble(self.texts.say("problem-broken"))

    @property
    def line(self) -> str:
        return self.texts.say("terminal-lost") if self.is_lost else ""

    async def question(self, message: dict[str, Any]) -> None:
        """Send, and wait for the one answer."""
        if self.socket is None:
            raise Trouble(self.texts.say("problem-offline"))
        self.count += 1
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.waiting[self.count] = future
        try:
            await self.socket.send(msgspec.json.encode({**message, "id": self.count}).decode())
        except WebSocketException:
            self.waiting.pop(self.count, None)
            raise Trouble(self.texts.say("problem-offline")) from None
        answer = await future
        if not answer.ok:
            raise refused(answer.rule, answer.details, answer.sentence, self.texts)

    # the reader

    async def act(self, action: Action) -> None:
        you, owed = self.table.you, self.table.owed
        if you.seat is None or you.token is None:
            raise NotPossible("table-watching")
        decision = 0 if owed is None else owed.decision
        fields = dict(self.game.to_json(action))
        await self.question({"type": "act", "token": you.token, "decision": decision, "action": fields})

    async def undo(self) -> None:
        """The server takes it back, or asks the others; what comes of it arrives over the line."""
        await self.guest.ask("POST", f"{self.path}/undo", object)
        if self.table.undo == "ask":
            self.note(self.texts.say("wish-own-undo", count=len(self.table.wish.wanted) if self.table.wish else 1))

    async def explain(self, action: Action) -> None:
        """The server alone can judge; it is asked to do it, unless it might."""
        if self.seat in self.table.to_act and action not in self.game.actions:
            raise Trouble(self.texts.say("terminal-try"))
        await self.act(action)

    async def hints(self) -> list[Hint]:
        self.check_asked()
        assert self.table.owed is not None
        body = {"token": self.table.you.token, "decision": self.table.owed.decision}
        return (await self.guest.ask("POST", f"{self.path}/hint", Hints, body)).hints

    async def say(self, text: str) -> None:
        channel = "watchers" if self.seat is None else "table"
        await self.question({"type": "say", "channel": channel, "text": text})

    async def say_phrase(self, phrase: str) -> None:
        channel = "watchers" if self.seat is None else "table"
        await self.question({"type": "say", "channel": channel, "phrase": phrase})

    async def say_to_team(self, text: str) -> None:
        await self.question({"type": "say", "channel": "team", "text": text})

    async def replay(self, viewer: int | None) -> Replay:
        seen = "" if viewer is None else f"&viewer={viewer}"
        pages: list[Replay] = []
        while not pages or pages[-1].next is not None:
            first = 0 if not pages else pages[-1].next
            pages.append(await self.guest.ask("GET", f"{self.path}/replay?first={first}{seen}", Replay))
        return bound(pages)

    async def sit(self, seat: int | None) -> None:
        place = open_seat(self.table) if seat is None else seat
        if place is None:
            raise NotPossible("table-seat_taken")
        self.show(await self.guest.ask("POST", f"{self.path}/seats/{place}", Table, {"name": self.name}))

    async def put_bot(self, level: str) -> None:
        place = open_seat(self.table)
        if place is None:
            raise NotPossible("table-seat_taken")
        self.show(await self.guest.ask("PUT", f"{self.path}/seats/{place}/bot", Table, {"level": level}))

    async def start(self) -> None:
        self.show(await self.guest.ask("POST", f"{self.path}/start", Table, {"shuffle_seats": False}))

    async def manage(self, what: str, body: object = None, method: str = "POST") -> None:
        """Something about the table rather than the match; what comes of it arrives over the line."""
        await self.guest.ask(method, f"{self.path}/{what}", object, body)

    async def get_ready(self) -> None:
        await self.manage("ready", {"ready": self.place is not None and not self.place.ready}, "PUT")

    async def set_pace(self, pace: str) -> None:
        await self.manage("pace", {"pace": pace}, "PUT")

    async def step(self) -> None:
        await self.manage("step")

    async def answer_wish(self, *, agrees: bool) -> None:
        await self.manage("wish", {"agrees": agrees, "asked": self.table.wish and self.table.wish.asked})

    async def finish(self) -> None:
        await self.manage("end")

    async def resign(self) -> None:
        await self.manage("resign")

    async def let_bot_play(self, seat: int | None) -> None:
        place = self.seat if seat is None else seat
        if place is None:
            raise NotPossible("table-not_seated")
        await self.manage(f"seats/{place}/takeover")

    async def come_back(self) -> None:
        await self.manage("comeback")

    async def give_time(self, seat: int) -> None:
        await self.manage(f"seats/{seat}/time")

    async def again(self) -> None:
        """The rematch: the one that was opened already, or a new one."""
        next_table = self.table.next_table
        if next_table is None:
            next_table = (await self.guest.ask("POST", f"{self.path}/rematch", Opened)).id
        self.address = self.address._replace(table=next_table)
        self.lines = []
        await asyncio.to_thread(self.open)
        if self.socket is not None:
            await self.socket.close()

    def farewell(self) -> str:
        return self.texts.say("terminal-come_back", command=f"brigand join {self.address.link}")

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()


def open_seat(table: Table) -> int | None:
    """The first place that is free."""
    return next((number for number, place in enumerate(table.seats) if place.kind == "open"), None)


def fresh_entropy() -> dict[str, str]:
    """Chance of our own for a deal (docs/rng.md)."""
    return {"entropy": secrets.token_hex(32)}
