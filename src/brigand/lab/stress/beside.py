"""boardgame.io in the same harness: its server from npm, a comparable card game, and people who speak socket.io."""

import asyncio
import random
import shutil
import subprocess
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

import httpx
import msgspec

from brigand.core.errors import Unreadable
from brigand.lab.stress.crowd import Crowd, Demand
from brigand.lab.stress.people import LOST, RETRY, Ears, OwedThere, Sitter, TableSeen, YouThere
from brigand.lab.stress.servers import Launched, free_port
from brigand.lab.stress.wire import dial

NAME = "boardgame.io"
PACKAGE = {
    "private": True,
    "dependencies": {NAME: "0.50.2"},
    "optionalDependencies": {"better-sqlite3": "12.11.1"},
    "overrides": {"koa-compose": "4.1.0"},  # with later ones its lobby answers 404
}
MODULES = Path(".tools") / NAME
"""Where its packages are kept, below the folder one is in."""
GAME = "harbour"


def installed() -> Path:
    """The folder of its packages; npm gets them the first time."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        raise Unreadable(f"--beside {NAME} needs Node.js and npm, and one of them is not here")
    folder = MODULES.absolute()
    if not (folder / "node_modules" / NAME).exists():
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "package.json").write_bytes(msgspec.json.encode(PACKAGE))
        done = subprocess.run(["npm", "install", "--no-audit", "--no-fund"], cwd=folder, capture_output=True, text=True)
        if done.returncode:
            last = (done.stderr.strip().splitlines() or ["no word"])[-1]
            raise Unreadable(f"npm could not get {NAME}: {last}")
    return folder


def boardgame_io(folder: Path, database: str) -> Launched:
    """Its server on a free port; without a database everything stays in memory."""
    port = free_port()
    with as_file(files("brigand.lab.stress").joinpath("beside.cjs")) as script:
        kept = folder / "beside.cjs"
        shutil.copy(script, kept)
    command = ["node", str(kept), str(installed()), str(port), *([database] if database else [])]
    return Launched(NAME, command, port, folder)


class TheirReception:
    """Opens matches over its lobby."""

    def __init__(self, port: int) -> None:
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60)
        self.seats = 0
        self.credentials: dict[tuple[str, str], str] = {}

    async def guest(self) -> str:
        """Its people are seats."""
        self.seats += 1
        return str((self.seats - 1) % 4)

    async def ask(self, path: str, body: dict[str, object]) -> dict[str, Any]:
        """A request to the lobby."""
        answer = await self.http.post(f"/games/{GAME}/{path}", json=body)
        return dict(answer.raise_for_status().json())

    async def table(self, game: str, cookies: list[str], bots: int = 0) -> str:
        """A match that everybody has joined."""
        id = str((await self.ask("create", {"numPlayers": len(cookies)}))["matchID"])
        for seat in cookies:
            joined = await self.ask(f"{id}/join", {"playerID": seat, "playerName": f"Guest {seat}"})
            self.credentials[id, seat] = str(joined["playerCredentials"])
        return id

    async def close(self) -> None:
        """Hang up."""
        await self.http.aclose()


class Position(msgspec.Struct):
    """What its people see of the game."""

    deck: int
    hands: list[list[msgspec.Raw] | int]
    sea: list[msgspec.Raw]


class Context(msgspec.Struct):
    """Whose turn it is."""

    player: str = msgspec.field(name="currentPlayer")
    gameover: object = None


class TheirState(msgspec.Struct):
    """The state as its server sends it."""

    position: Position = msgspec.field(name="G")
    ctx: Context
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    """The first message of a match."""

    state: TheirState


class TheirSitter(Sitter):
    """Somebody at its table, over socket.io."""

    def __init__(
        self,
        table: str,
        cookie: str,
        credentials: str,
        ports: list[int],
        ears: Ears,
        chance: random.Random,
    ) -> None:
        super().__init__(table, cookie, ports, ears, chance)
        self.credentials = credentials

    async def call(self) -> None:
        """Connect; the rest of the greeting is in `hear`."""
        while not self.is_gone:
            try:
                path = "/socket.io/?EIO=4&transport=websocket"
                self.wire = await dial(self.ports[0], path, {}, self.hear, self.lose)
            except LOST:
                await asyncio.sleep(RETRY)
            else:
                return

    def say(self, text: bytes) -> None:
        """Send a packet; whatever comes, comes after the line was opened."""
        if self.wire is not None:
            self.wire.send(text)
        else:
            asyncio.get_running_loop().call_soon(self.say, text)

    def hear(self, data: bytes) -> None:
        """A packet: the greeting, a ping, or something that happened."""
        if data[:1] == b"0":
            self.say(f"40/{GAME},".encode())
        elif data[:1] == b"2":
            self.say(b"3")
        elif data[:2] == b"40":
            self.say(event("sync", self.table, self.cookie, self.credentials, 4))
        elif data[:2] == b"42":
            kind, _, *rest = msgspec.json.decode(data[data.index(b",") + 1 :], type=list[msgspec.Raw])
            if bytes(kind) == b'"update"':
                self.look(msgspec.json.decode(rest[0], type=TheirState))
            elif bytes(kind) == b'"sync"':
                self.look(msgspec.json.decode(rest[0], type=Synced).state)

    def look(self, state: TheirState) -> None:
        """A new state: it is also the answer to one's own move."""
        is_over = state.ctx.gameover is not None
        is_mine = state.ctx.player == self.cookie and not is_over
        owed = OwedThere(state.number, legal(state.position, int(self.cookie))) if is_mine else None
        self.version = state.number + 1
        self.seen = TableSeen(self.version, state.number, "over" if is_over else "playing", YouThere(), owed)
        if self.pending is not None and self.version > self.pending[1].decision + 1:
            _, given, at = self.pending
            self.pending = None
            self.answered(given, at)
        self.ears.arrived(self)
        self.consider()

    def letter(self, decision: int, action: msgspec.Raw) -> bytes:
        """A move as its clients send it."""
        kind, args = msgspec.json.decode(action)
        payload = {"type": kind, "args": args, "playerID": self.cookie, "credentials": self.credentials}
        return event("update", {"type": "MAKE_MOVE", "payload": payload}, decision, self.table, self.cookie)


class TheirCrowd(Crowd):
    """The same people at its tables."""

    def __init__(self, demand: Demand, ports: list[int]) -> None:
        super().__init__(demand, ports)
        self.theirs = self.reception = TheirReception(ports[0])

    def sitter(self, table: str, cookie: str) -> Sitter:
        """Somebody at a table."""
        credentials = self.theirs.credentials.get((table, cookie), "")
        return TheirSitter(table, cookie, credentials, self.ports, self, self.chance)


def event(*words: object) -> bytes:
    """A packet of socket.io that tells something."""
    return f"42/{GAME},".encode() + msgspec.json.encode(words)


def legal(position: Position, seat: int) -> list[msgspec.Raw]:
    """All moves of a seat; its server does not list them."""
    hand = position.hands[seat]
    cards = len(hand) if isinstance(hand, list) else 0
    targets = range(max(1, len(position.sea)))
    moves: list[list[object]] = [["play", [card, target]] for card in range(cards) for target in targets]
    if position.deck:
        moves.append(["draw", []])
    return [msgspec.Raw(msgspec.json.encode(move)) for move in moves]
