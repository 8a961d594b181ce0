"""Answers in advance: given for a seat that is away, after a pause, and told to nobody else."""

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

import brigand
from brigand.core.rng import Rng
from brigand.core.state import NOBODY
from brigand.server.ahead import LEAST, MOST, natural_pause
from brigand.table.table import Table
from tests.server.awaited import awaited
from tests.server.inside import House, Visitor, opened

WITH_SOME = [game for game in brigand.GAMES.values() if game.ahead()]


@pytest.mark.parametrize("game", WITH_SOME, ids=lambda game: game.id)
def test_open_facts_decide_alone_and_the_answer_is_legal(game: Any) -> None:
    answered: dict[str, int] = dict.fromkeys(game.ahead(), 0)
    for seed in range(3):
        state, rng = game.new(min(game.seats) + 1, seed), Rng(seed)
        for _ in range(700):
            if state.is_over:
                break
            for seat in state.to_act():
                for name in game.ahead():
                    answer = game.answered_ahead(state, seat, [name])
                    world = state.imagine(NOBODY, Rng(seed))
                    assert game.answered_ahead(world, seat, [name]) is answer
                    assert answer is None or game.why_not(state, seat, answer) is None
                    answered[name] += answer is not None
            seat = state.to_act()[0]
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])
    assert all(answered.values()), answered


def test_games_without_small_questions_have_none() -> None:
    assert {game.id for game in WITH_SOME} == {"nottingham", "nuremberg"}
    assert brigand.game("loot").answered_ahead(brigand.game("loot").new(2), 0, []) is None


def test_pauses_are_those_of_people() -> None:
    pauses = sorted(natural_pause() for _ in range(500))
    assert LEAST <= pauses[0] < pauses[-1] <= MOST
    assert 1.8 < pauses[250] < 2.7


class Haggle:
    """A match of Nuremberg among three visitors who ask without a line."""

    def __init__(self, house: House, people: list[Visitor], id: str) -> None:
        self.house = house
        self.people = people
        self.id = id

    @property
    def table(self) -> Table:
        return self.house.hub.hot[self.id].table

    async def act(self, seat: int, action: Mapping[str, object]) -> None:
        seen = await self.people[seat].ask("GET", f"/tables/{self.id}")
        token, decision = seen["you"]["token"], seen["owed"]["decision"]
        body = {"type": "act", "id": 1, "token": token, "decision": decision, "action": action}
        answer = await self.people[seat].ask("POST", f"/tables/{self.id}/act", body)
        assert answer.get("ok"), answer

    async def offer(self) -> int:
        """Play until somebody has made an offer to all; who it was."""
        while True:
            match = self.table.needs_match()
            seat = match.state.to_act()[0]
            legal = [dict(match.game.to_json(action)) for action in match.state.legal(seat)]
            offers = [one for one in legal if one["do"] == "offer"]
            others = [one for one in legal if one["do"] not in ("offer", "call", "accept", "counter")]
            await self.act(seat, (offers or others)[0])
            if offers:
                return seat


async def begun(house: House) -> Haggle:
    people = [Visitor(house, name) for name in ("Ann", "Bob", "Cat")]
    wish = {"game": "nuremberg", "seats": 3, "name": "Ann"}
    id = (await people[0].ask("POST", "/tables", wish))["id"]
    for seat in (1, 2):
        await people[seat].ask("POST", f"/tables/{id}/seats/{seat}", {"name": people[seat].name})
    await people[0].ask("POST", f"/tables/{id}/start", {})
    return Haggle(house, people, id)


async def settled(house: House) -> None:
    """Until nothing is being answered in advance."""
    while house.hub.ahead.tasks:
        await asyncio.gather(*house.hub.ahead.tasks.values())
        await asyncio.sleep(0)


@awaited
async def test_what_was_said_in_advance_is_answered_though_nobody_is_there(tmp_path: Path) -> None:
    async with opened(str(tmp_path / "test.db")) as house:
        haggle = await begun(house)
        for person in haggle.people:
            said = await person.ask("PUT", f"/tables/{haggle.id}/ahead", {"said": {"decline": "match"}})
            assert said == {"names": ["decline", "decline_without_gold"], "said": {"decline": "match"}}
        version = haggle.table.version
        await haggle.offer()
        await settled(house)
        last = [move.action.notation() for move in haggle.table.needs_match().moves[-2:]]
        assert last == ["decline", "decline"], "by both others, without a request of theirs"
        assert haggle.table.version > version
        watcher = Visitor(house, "Eve")
        await watcher.ask("GET", f"/tables/{haggle.id}")
        assert (await watcher.ask("GET", f"/tables/{haggle.id}/ahead"))["code"] == "table-not_seated"
        assert b"decline_without_gold" not in b"".join(watcher.received)


@awaited
async def test_saying_it_leaves_no_trace_for_others_and_ends_with_the_turn(tmp_path: Path) -> None:
    async with opened(str(tmp_path / "test.db")) as house:
        haggle = await begun(house)
        seat = await haggle.offer()
        asked = haggle.table.needs_match().state.to_act()
        version = haggle.table.version
        cat = haggle.people[asked[0]]
        eve = Visitor(house, "Eve")
        line = eve.line(haggle.id)
        await line.until(1)
        house.hub.settings = msgspec.structs.replace(house.hub.settings, pace=1.0)  # it takes its time
        await cat.ask("PUT", f"/tables/{haggle.id}/ahead", {"said": {"decline": "turn"}})
        assert haggle.table.version == version, "no entry"
        await line.until(1)  # and no word to anybody
        assert list(house.hub.ahead.tasks), "it is being thought over"
        await cat.ask("PUT", f"/tables/{haggle.id}/ahead", {"said": {}})
        await haggle.act(asked[0], {"do": "decline"})
        await haggle.act(asked[1], {"do": "decline"})
        await cat.ask("PUT", f"/tables/{haggle.id}/ahead", {"said": {"decline": "turn"}})
        assert (await cat.ask("GET", f"/tables/{haggle.id}/ahead"))["said"] == {"decline": "turn"}
        while haggle.table.needs_match().game.on_turn(haggle.table.needs_match().state) == seat:
            match = haggle.table.needs_match()
            now = match.state.to_act()[0]
            legal = [dict(match.game.to_json(action)) for action in match.state.legal(now)]
            last = [one for one in legal if one["do"] in ("end_turn", "decline", "withdraw", "discard")] or legal
            await haggle.act(now, last[0])
        assert (await cat.ask("GET", f"/tables/{haggle.id}/ahead"))["said"] == {}


@awaited
async def test_only_what_the_game_knows_can_be_said(tmp_path: Path) -> None:
    async with opened(str(tmp_path / "test.db")) as house:
        haggle = await begun(house)
        ann = haggle.people[0]
        answer = await ann.ask("PUT", f"/tables/{haggle.id}/ahead", {"said": {"win": "match"}})
        assert answer["code"] == "table-cannot_say"
        loot = (await ann.ask("POST", "/tables", {"game": "loot", "seats": 2, "name": "Ann", "bots": "random"}))["id"]
        assert await ann.ask("GET", f"/tables/{loot}/ahead") == {"names": [], "said": {}}
