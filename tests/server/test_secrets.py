"""Nobody learns what they may not know: two matches that differ only in that are the same bytes to them."""

import asyncio
import base64
import hashlib
import os
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from brigand.core.action import Action
from brigand.core.rng import Rng, SealedRng
from brigand.core.state import NOBODY, State
from brigand.games.loot import LOOT
from brigand.games.loot.pieces import DECK, Card
from brigand.server.thinking import Thinkers
from brigand.table.match import Match, commitment
from tests.server.inside import House, Line, Visitor, opened
from tests.server.memory import MemoryStore
from tests.server.stacked import Script, Stacked, script

MATCHES = int(os.environ.get("BRIGAND_SECRET_MATCHES", "50"))
BATCHES = 5


class Fate:
    """Everything the server would leave to chance, decided for one match."""

    def __init__(self) -> None:
        self.drawn = 0
        self.seed = 0
        self.order: list[int] = []
        self.deck: list[Card] = []
        self.dealer = 0
        self.bots: asyncio.Queue[Action] = asyncio.Queue()

    def begin(self, seed: int, told: Script, deck: list[Card]) -> None:
        self.drawn, self.seed, self.order, self.deck, self.dealer = 0, seed, told.order, deck, told.dealer
        self.bots = asyncio.Queue()

    def token(self, size: int) -> bytes:
        self.drawn += 1
        return hashlib.shake_128(f"{self.seed} {self.drawn}".encode()).digest(size)

    def sealed(self, secret: bytes) -> Stacked:
        return Stacked(self.deck, self.dealer)

    def choice(self, items: list[str]) -> str:
        return items[0]

    def shuffle(self, items: list[int]) -> None:
        items[:] = self.order


@pytest.fixture
def fate(monkeypatch: pytest.MonkeyPatch) -> Fate:
    """The server with all chance in our hands."""
    fate = Fate()

    async def choose(self: Thinkers, game: str, level: str, state: State, seat: int) -> Action:
        return await fate.bots.get()

    monkeypatch.setattr("brigand.table.match.SealedRng", fate.sealed)
    monkeypatch.setattr("secrets.token_hex", lambda size: fate.token(size).hex())
    monkeypatch.setattr(
        "secrets.token_urlsafe", lambda size: base64.urlsafe_b64encode(fate.token(size)).decode().rstrip("=")
    )
    monkeypatch.setattr("brigand.server.app.Store", MemoryStore)
    monkeypatch.setattr("brigand.server.commands.random", SimpleNamespace(SystemRandom=lambda: fate))
    monkeypatch.setattr("brigand.server.hub.time", SimpleNamespace(time=lambda: 0.0, monotonic=time.monotonic))
    monkeypatch.setattr(Thinkers, "choose", choose)
    return fate


class Evening:
    """One match in one house: Ann and Bob play, Eve watches, the other seats are bots'."""

    def __init__(self, house: House, told: Script, fate: Fate) -> None:
        self.told = told
        self.fate = fate
        self.visitors = [Visitor(house, name) for name in ("Ann", "Bob", "Eve")]
        self.seats = [told.order.index(0), told.order.index(1), NOBODY]
        self.lines: list[Line] = []
        self.id = ""

    async def play(self, trying: list[int]) -> list[list[bytes]]:
        """The whole script; what each of the three received. Only those at `trying` attempt what is forbidden."""
        await self.meet()
        for number, (seat, action) in enumerate(self.told.moves):
            for attempt in self.told.attempts:
                if attempt.move == number and attempt.seat in trying:
                    await self.refuse(attempt.seat, attempt.action)
            await self.move(seat, action)
            if number % 17 == 0:
                await self.look()
        await self.look()
        for line in self.lines:
            await line.close()
        return [visitor.received for visitor in self.visitors]

    async def meet(self) -> None:
        """Sit down, fill up with bots, connect, deal."""
        ann, bob, _eve = self.visitors
        for visitor in self.visitors:
            await visitor.ask("GET", "/home")
        wish = {"game": "loot", "seats": self.told.seats, "name": "Ann", "options": {"teams": self.told.teams}}
        self.id = (await ann.ask("POST", "/tables", wish))["id"]
        await bob.ask("POST", f"/tables/{self.id}/seats/1", {"name": "Bob"})
        for seat in range(2, self.told.seats):
            await ann.ask("PUT", f"/tables/{self.id}/seats/{seat}/bot", {"level": "greedy"})
        for visitor in self.visitors:
            self.lines.append(visitor.line(self.id))
            await self.heard(len(self.lines))
        await ann.ask("POST", f"/tables/{self.id}/start", {"shuffle_seats": True})
        await self.heard(len(self.lines) + 1)

    async def heard(self, frames: int) -> None:
        """Until everybody has what there is to have: nothing may depend on who is faster."""
        for place, line in enumerate(self.lines):
            await line.until(frames - place)

    async def move(self, seat: int, action: Action) -> None:
        frames = self.lines[0].frames + 1
        if seat in self.seats:
            line = self.lines[self.seats.index(seat)]
            answers = len(line.answers) + 1
            line.act(LOOT.to_json(action))
            await line.until(line.frames + 1, answers)
            assert line.answers[-1]["ok"], line.answers[-1]
        else:
            self.fate.bots.put_nowait(action)
        await self.heard(frames)

    async def refuse(self, seat: int, action: Action) -> None:
        """A forbidden attempt: the reason must not tell anything either."""
        if seat in self.seats:
            line = self.lines[self.seats.index(seat)]
            answers = len(line.answers) + 1
            line.act(LOOT.to_json(action))
            await line.until(line.frames, answers)
            assert not line.answers[-1]["ok"]

    async def look(self) -> None:
        """Everything there is to read without a line."""
        for visitor in self.visitors:
            for path in ("", "/replay", "/replay?viewer=-1", "/replay?viewer=2", "/record", "/review"):
                await visitor.ask("GET", f"/tables/{self.id}{path}")
            await visitor.ask("POST", f"/tables/{self.id}/review")
            await visitor.ask("GET", "/home")


def forms(secret: str) -> list[bytes]:
    """A secret in every dress it could be sent in."""
    raw = bytes.fromhex(secret)
    return [
        secret.encode(),
        secret.upper().encode(),
        raw,
        base64.b64encode(raw)[:-2],
        base64.urlsafe_b64encode(raw)[:-2],
    ]


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(BATCHES))
def test_nobody_receives_a_byte_that_depends_on_what_is_hidden(tmp_path: Path, fate: Fate, batch: int) -> None:
    differences: list[bool] = []

    async def main() -> None:
        async with (
            opened(str(tmp_path / "true.db")) as true,
            opened(str(tmp_path / "ann.db")) as ann,
            opened(str(tmp_path / "bob.db")) as bob,
            opened(str(tmp_path / "eve.db")) as eve,
        ):
            for seed in range(batch, MATCHES, BATCHES):
                await compare(seed, true, [ann, bob, eve])

    async def compare(seed: int, true: House, twins: list[House]) -> None:
        told, rng = script(seed), Rng(seed)
        fate.begin(seed, told, told.deck)
        evening = Evening(true, told, fate)
        received = await evening.play(trying=evening.seats)
        secrets_of(evening, received)
        for place, twin in enumerate(twins):
            seat = evening.seats[place]
            fate.begin(seed, told, told.twin_of(seat, rng))
            others = await Evening(twin, told, fate).play(trying=[seat])  # another may hold the card now
            assert others[place] == received[place], f"seed {seed}: {evening.visitors[place].name} sees a difference"
            differences.append(others != received)

    def secrets_of(evening: Evening, received: list[list[bytes]]) -> None:
        created = evening.visitors[0].house.hub.hot[evening.id].table.created
        told = b"\n".join(part for parts in received for part in parts)
        for form in forms(created.secret) + forms(created.salt):
            assert form not in told

    asyncio.run(main())
    assert any(differences), "the twins do differ, for those who may know"


def test_the_secret_is_told_at_the_end_and_explains_the_match(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(str(tmp_path / "test.db")) as house:
            ann, eve = Visitor(house, "Ann"), Visitor(house, "Eve")
            wish = {"game": "loot", "seats": 2, "name": "Ann", "bots": "random"}
            id = (await ann.ask("POST", "/tables", wish))["id"]
            await until_over(ann, eve, id)
            end = await ann.ask("GET", f"/tables/{id}")
            replay = await eve.ask("GET", f"/tables/{id}/replay?viewer=0")
        check_ending(end, replay, [*ann.received, *eve.received])

    asyncio.run(main())


async def until_over(ann: Visitor, eve: Visitor, id: str) -> None:
    """Ann plays at random, Eve watches and asks for everything."""
    line, watching, rng = ann.line(id), eve.line(id), Rng(1)
    await line.until(1)
    while line.table["status"] == "playing":
        seen = line.table
        if seen["owed"] is not None:
            line.act(rng.pick(seen["owed"]["legal"]))
            await eve.ask("GET", f"/tables/{id}/replay")
        await line.after(seen)
    await line.close()
    await watching.close()


def check_ending(end: dict[str, Any], replay: dict[str, Any], received: list[bytes]) -> None:
    secret, salt = end["ending"]["secret"], end["ending"]["salt"]
    assert commitment(secret, salt) == end["commitment"]
    before = b"\n".join(part for part in received if b'"status":"over"' not in part)
    assert len(before) > 10_000
    for form in [*forms(secret), *forms(salt), *states(bytes.fromhex(secret))]:
        assert form not in before
    match = Match(LOOT, 2, end["options"], bytes.fromhex(secret))
    hand = replay["steps"][0]["view"]["hands"][0]["cards"]
    assert hand == [card.name for card in match.state.hands[0]]  # type: ignore[attr-defined]
    assert sorted(map(str, DECK)) == sorted(map(str, match.state.all_cards()))  # type: ignore[attr-defined]


def states(secret: bytes) -> list[bytes]:
    """What the sealed generator held at any time: its blocks and its words."""
    rng, found = SealedRng(secret), []
    for number in range(16):
        found.extend(forms(hashlib.sha256(secret + number.to_bytes(8, "big")).hexdigest()))
        found.extend(str(word).encode() for word in (int(rng.word()) for _ in range(8)) if word >= 10**8)
    return found
