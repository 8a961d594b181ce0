"""Sherwood's closed chests, over every route: who asks for everything reads no token that is to be remembered."""

import asyncio
import json
import re
from collections.abc import Iterator
from contextlib import suppress
from itertools import product
from pathlib import Path
from typing import cast

import pytest

from brigand.core.rng import Rng
from brigand.games.sherwood.board import Board
from tests.rule import rule
from tests.server.inside import House, Json, Visitor, opened

TOKEN = re.compile(rb"(?:red|green|blue|yellow) (?:ring|bracelet|necklace)")
NAMES = ["Ann", "Bob", "Cat"]
ROUND = 3
"""At its beginning all that was won is in the chests."""


def paths(house: House, table: str) -> Iterator[str]:
    """Everything that can be read, as the application lists it; a file, or of another table, is of no interest here."""
    for route in house.app.routes:
        path = route.path
        if (
            "GET" in getattr(route, "methods", ())
            and path.startswith("/api/")
            and "{" not in path.replace("{id:str}", "")
        ):
            yield path.removeprefix("/api").replace("{id:str}", table)


def own_names(state: Board, seat: int) -> set[str]:
    """What a seat won, kept or given up, but for coins."""
    won = [token.name for token, taker in zip(state.taken, state.takers, strict=True) if taker == seat]
    return {name for name in won if name != "coin"}


async def seated(house: House, options: Json) -> tuple[str, list[Visitor]]:
    people = [Visitor(house, name) for name in NAMES]
    wish = {"game": "sherwood", "seats": len(NAMES), "options": options, "name": NAMES[0]}
    id = str((await people[0].ask("POST", "/tables", wish))["id"])
    for seat, person in enumerate(people[1:], 1):
        await person.ask("POST", f"/tables/{id}/seats/{seat}", {"name": person.name})
    await people[0].ask("POST", f"/tables/{id}/start", {})
    return id, people


async def play_until_closed(house: House, id: str, people: list[Visitor], rng: Rng) -> Board:
    """Two rounds, each decision answered by whose it is."""
    while True:
        state = cast(Board, house.hub.hot[id].table.needs_match().state)
        if state.round == ROUND:
            return state
        (seat,) = state.to_act()
        seen = await people[seat].ask("GET", f"/tables/{id}")
        act = {"type": "act", "id": 1, "token": seen["you"]["token"], "decision": seen["owed"]["decision"]}
        await people[seat].ask("POST", f"/tables/{id}/act", {**act, "action": rng.pick(seen["owed"]["legal"])})


async def ask_for_everything(house: House, id: str, visitor: Visitor) -> bytes:
    """All answers, a line that was opened now and what it says to wrong wishes."""
    visitor.received.clear()
    for path in paths(house, id):
        with suppress(json.JSONDecodeError):  # a picture
            await visitor.ask("GET", path)
    for viewer, first in product([-1, *range(len(NAMES))], [0, 64, 128]):
        await visitor.ask("GET", f"/tables/{id}/replay?viewer={viewer}&first={first}")
    line = visitor.line(id)
    await line.until(1)
    for number, kind in enumerate(["act", "preview"]):
        owed = line.table["owed"] or {"decision": line.table["move"]}
        asked = {"id": 1, "token": line.table["you"]["token"] or "", "decision": owed["decision"]}
        line.send({"type": kind, **asked, "action": {"do": "barter"}})
        await line.until(line.frames, number + 1)
    question = {"token": asked["token"], "decision": asked["decision"]}
    await visitor.ask("POST", f"/tables/{id}/hint", question)
    await visitor.ask("POST", f"/tables/{id}/review")
    await line.close()
    return b"\n".join(visitor.received)


@rule("sherwood.cleanup.chest_closed", "sherwood.info.log_silent")
@pytest.mark.parametrize(("face_up_loot", "own_chest"), list(product([False, True], repeat=2)))
def test_who_asks_for_everything_reads_nothing_that_is_to_be_remembered(
    tmp_path: Path, face_up_loot: bool, own_chest: bool
) -> None:
    async def main() -> None:
        async with opened(str(tmp_path / "test.db")) as house:
            id, people = await seated(house, {"face_up_loot": face_up_loot, "own_chest": own_chest})
            state = await play_until_closed(house, id, people, Rng(4))
            assert len(list(paths(house, id))) > 15
            for seat, visitor in enumerate([*people, Visitor(house, "Eve")]):
                received = await ask_for_everything(house, id, visitor)
                assert received.count(b'"steps"') >= 3
                told = {name.decode() for name in TOKEN.findall(received)}
                assert told == (own_names(state, seat) if own_chest else set()), f"seat {seat}: {told}"

    asyncio.run(main())
