"""Nobody learns what they may not know: two matches that differ only in that are the same bytes to them."""

import asyncio
import base64
import hashlib
import os
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

import brigand
from brigand.core.action import Action
from brigand.core.rng import Rng, SealedRng
from brigand.core.state import NOBODY
from brigand.games.loot import LOOT
from brigand.games.loot.pieces import DECK
from brigand.server.thinking import Thinkers
from brigand.store.ahead import Ahead, Said
from brigand.table.fairness import commitment, deal_seed
from brigand.table.match import Match
from tests.laws.phases import OVER, phases_of
from tests.laws.setups import setups
from tests.server.evening import SALT, SECRET, Evening, attempts
from tests.server.inside import Visitor, opened
from tests.server.memory import MemoryStore
from tests.server.twins import Chance, Draw, Script, script, twin_of
from tests.server.wire import Wire, serving

MATCHES = int(os.environ.get("BRIGAND_SECRET_MATCHES", "2"))
"""Twin matches for each game at least; more, up to `MOST`, until every phase is met."""
MOST = 60
SEEN = "that another seat can tell"
WATCHED = 20
"""Moves, or up to twice as many, that are made before the eyes of all until the phase that is wanted is met."""
TRIES = 500
"""Matches that are played in search of a phase."""


@pytest.fixture
def chance(monkeypatch: pytest.MonkeyPatch) -> list[Draw]:
    """The server with all chance in our hands: what is in this list decides the next deal."""
    record: list[Draw] = []

    async def never(self: Thinkers, *_: object, **__: object) -> Action:
        return await asyncio.Future()

    async def at_once(self: Thinkers, _: float, work: Callable[..., object], *args: object, **how: object) -> object:
        return work(*args)

    async def said_nothing(self: Ahead, table: str, person: str) -> Said:
        return {}

    monkeypatch.setattr(Ahead, "of", said_nothing)
    monkeypatch.setattr("brigand.table.match.SealedRng", lambda secret: Chance(record[:]))
    monkeypatch.setattr("brigand.server.app.Store", MemoryStore)
    monkeypatch.setattr("brigand.server.hub.Watch", lambda at_least=0.0: lambda: 1e9)  # how late it is tells nothing
    monkeypatch.setattr("brigand.server.thinking.secrets", SimpleNamespace(randbits=lambda size: 11))
    monkeypatch.setattr(Thinkers, "choose", never)
    monkeypatch.setattr(Thinkers, "ask", at_once)
    return record


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


def phases(game: str) -> list[str]:
    """Those with secrets: in the end everything lies open."""
    return [phase for phase in phases_of(game).PHASES if phase != OVER]


def script_of(game: str, number: int, wanted: str) -> Script:
    """A match of the game that comes to the phase that is wanted; each number is another way to play, where it can."""
    ways = [setup for setup in setups() if setup.game.id == game]
    for attempt in range(TRIES):
        found = script(ways[(number + attempt) % len(ways)], number + 101 * attempt, wanted, WATCHED)
        if found is not None:
            return found
    raise AssertionError(f"{game} never comes to {wanted}")


async def compare(wire: Wire, http: httpx.AsyncClient, chance: list[Draw], told: Script) -> Counter[str]:
    """The true evening, and for everybody in it the evening of a twin; how many of these are really other matches."""
    rng = Rng(told.seed)
    people = list(range(told.setup.seats))
    rng.shuffle(people)
    people = people[: 1 + rng.below(2)]
    tried = attempts(told, people, rng)
    chance[:] = told.record
    received = await Evening(wire, http, told, told.moves, people).play(tried, people)
    keeps_the_secret(received)
    found = Counter[str]()
    for place, viewer in enumerate([*people, NOBODY]):
        twin = twin_of(told, viewer, rng)
        chance[:] = twin.record
        others = await Evening(wire, http, told, twin.moves, people).play(tried, [viewer])
        for ours, theirs in zip(received[place], others[place], strict=True):
            assert ours == theirs, f"{told.setup} seed {told.seed} from {told.start}: viewer {viewer} sees a difference"
        viewers = "watcher" if viewer == NOBODY else "player"
        found.update({f"for a {viewers}": 1, f"really other for a {viewers}": twin.is_other, SEEN: twin.is_seen})
    return found


def keeps_the_secret(received: list[list[bytes]]) -> None:
    told = b"\n".join(part for parts in received for part in parts)
    for form in forms(SECRET) + forms(SALT):
        assert form not in told


class Tally:
    """What a series of matches came to: ways to play, decisions by phase, and how other the twins were."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.ways = Counter[str]()
        self.met = Counter(dict.fromkeys(phases(game), 0))
        self.twins = Counter({SEEN: 0})

    def is_enough(self) -> bool:
        matches = self.ways.total()
        return matches >= MATCHES and (matches >= MOST or (all(self.met.values()) and self.twins[SEEN] > 0))

    async def take(self, chance: list[Draw]) -> None:
        """Matches of the phase that was met least, until it is enough."""
        async with serving(hint_iterations=6, hint_seconds=0.0) as wire, httpx.AsyncClient(timeout=30) as http:
            while not self.is_enough():
                told = script_of(self.game, self.ways.total(), min(self.met, key=lambda phase: self.met[phase]))
                self.twins.update(await compare(wire, http, chance, told))
                self.met.update(told.phases[told.start :])
                self.ways[str(told.setup)] += 1

    def __str__(self) -> str:
        matches = f"{self.ways.total()} matches in {len(self.ways)} ways to play"
        return f"{self.game}: {matches}, decisions by phase {dict(self.met)}; twins {dict(self.twins)}\n"


@pytest.mark.slow
@pytest.mark.parametrize("game", brigand.GAMES)
def test_nobody_receives_a_byte_that_depends_on_what_is_hidden(game: str, chance: list[Draw]) -> None:
    tally = Tally(game)
    asyncio.run(tally.take(chance))
    sys.stdout.write(str(tally))
    assert all(tally.met.values()), f"a phase was never met: {tally}"
    assert tally.twins[SEEN] > 0, f"what is hidden from one is seen by another: {tally}"


@pytest.mark.slow
@pytest.mark.parametrize("game", brigand.GAMES)
def test_a_server_that_shows_all_what_one_seat_sees_is_caught(
    game: str, chance: list[Draw], monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Match.view
    monkeypatch.setattr(Match, "view", lambda match, viewer: honest(match, 0))
    with pytest.raises(AssertionError, match="sees a difference"):
        asyncio.run(Tally(game).take(chance))


def test_the_secret_is_told_at_the_end_and_explains_the_match(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(str(tmp_path / "test.db")) as house:
            ann, eve = Visitor(house, "Ann"), Visitor(house, "Eve")
            wish = {"game": "loot", "seats": 2, "name": "Ann", "bots": "random", "wait": True}
            opening = await ann.ask("POST", "/tables", wish)
            id = opening["id"]
            await ann.ask("PUT", f"/tables/{id}/entropy", {"entropy": "5a" * 32})
            assert (await eve.ask("GET", f"/tables/{id}/fair"))["mix"] is None
            await ann.ask("POST", f"/tables/{id}/start", {})
            fair = await eve.ask("GET", f"/tables/{id}/fair")
            assert (fair["commitment"], fair["added"][0]["entropy"]) == (opening["commitment"], "5a" * 32)
            await until_over(ann, eve, id)
            end = await ann.ask("GET", f"/tables/{id}")
            replay = await eve.ask("GET", f"/tables/{id}/replay?viewer=0")
        check_ending(end, fair["mix"], replay, [*ann.received, *eve.received])

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


def check_ending(end: dict[str, Any], mix: str, replay: dict[str, Any], received: list[bytes]) -> None:
    secret, salt = end["ending"]["secret"], end["ending"]["salt"]
    assert commitment(secret, salt) == end["commitment"]
    before = b"\n".join(part for part in received if b'"status":"over"' not in part)
    assert len(before) > 10_000
    for form in [*forms(secret), *forms(salt), *states(bytes.fromhex(secret)), *states(deal_seed(secret, mix))]:
        assert form not in before
    match = Match(LOOT, 2, end["options"], deal_seed(secret, mix))
    hand = replay["steps"][0]["view"]["hands"][0]["cards"]
    assert hand == [card.name for card in match.state.hands[0]]  # type: ignore[attr-defined]
    assert sorted(card.name for card in DECK) == sorted(LOOT.census(match.state))


def states(secret: bytes) -> list[bytes]:
    """What the sealed generator held at any time: its blocks and its words."""
    rng, found = SealedRng(secret), []
    for number in range(16):
        found.extend(forms(hashlib.sha256(secret + number.to_bytes(8, "big")).hexdigest()))
        found.extend(str(word).encode() for word in (int(rng.word()) for _ in range(8)) if word >= 10**8)
    return found
