"""Requests that arrive together: each is judged by the table as it is when its turn has come."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from brigand.core.errors import BrigandError
from brigand.server import commands
from brigand.server.hot import Hot
from brigand.server.hub import Hub
from brigand.server.messages import Act, ChangeTable, NewTable
from brigand.server.people import Signer
from brigand.server.settings import Settings
from brigand.store.store import Store
from brigand.table.entries import Followed
from brigand.table.table import Table
from tests.server.awaited import until

Work = Coroutine[Any, Any, object]


def in_house(tmp_path: Path, scene: Callable[[Hub], Awaitable[None]]) -> None:
    """Play a scene with a hub on a real database."""

    async def main() -> None:
        store = await Store.open(str(tmp_path / "test.db"))
        hub = Hub(store, Signer(b"key"), Settings(grace=0.0, pace=0.0, workers=1))
        try:
            await scene(hub)
        finally:
            await hub.close()
            await store.close()

    asyncio.run(main())


async def table_of(hub: Hub, *people: str, seats: int) -> Hot:
    """A table with people on the first seats, the first one its host."""
    hot = await commands.create(hub, people[0], NewTable("loot", seats, people[0]))
    for seat, person in enumerate(people[1:], 1):
        await commands.join(hub, hot.table.id, person, seat, person)
    return hot


async def together(hot: Hot, *work: Work) -> list[str]:
    """All arrive while the table is busy; their turns come in this order. What became of each."""
    async with hot.lock:
        tasks = [asyncio.create_task(each) for each in work]
        for _ in range(20):
            await asyncio.sleep(0)
    results = await asyncio.gather(*tasks, return_exceptions=True)
    for result in results:
        if isinstance(result, BaseException) and not isinstance(result, BrigandError):
            raise result
    return [result.code if isinstance(result, BrigandError) else "done" for result in results]


async def folded(hub: Hub, id: str) -> Table:
    """The table as a fresh house finds it."""
    table = Table(id)
    for entry in await hub.store.log(id):
        table.take(entry)
    return table


def test_fewer_seats_and_the_start(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        hot = await table_of(hub, "Ann", "Bob", "Cat", "Dan", seats=4)
        id = hot.table.id
        fewer = commands.change(hub, id, "Ann", ChangeTable(3, {}, "quick"))
        assert await together(hot, fewer, commands.start(hub, id, "Ann", shuffle_seats=True)) == ["done", "done"]
        again = await folded(hub, id)
        assert sorted(seat.name for seat in again.seats) == ["Ann", "Bob", "Cat"]
        assert again.needs_match().seats == 3

    in_house(tmp_path, scene)


def test_a_lobby_token_moves_nobody_else_after_the_lot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever sat on the seat that is first to move after the lot, and answers for it with the token of before."""

    async def scene(hub: Hub) -> None:
        hot = await table_of(hub, "Ann", "Bob", "Cat", seats=3)
        id, before = hot.table.id, [seat.person or "" for seat in hot.table.seats]
        tokens = [hub.signer.seat_token(id, seat, person) for seat, person in enumerate(before)]
        monkeypatch.setattr("brigand.table.fairness.seat_order", lambda *_, by_lot: [1, 2, 0] if by_lot else [0, 1, 2])
        acts = [commands.act(hub, id, Act(1, token, 0, {"do": "draw"})) for token in tokens]
        told = await together(hot, commands.start(hub, id, "Ann", shuffle_seats=True), *acts)
        assert told == ["done", *["table-bad_token"] * 3]
        assert [seat.person for seat in hot.table.seats] == ["Bob", "Cat", "Ann"]
        assert (await folded(hub, id)).needs_match().number == 0

    in_house(tmp_path, scene)


def test_two_ask_for_a_rematch(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        hot = await table_of(hub, "Ann", "Bob", seats=2)
        id = hot.table.id
        await commands.start(hub, id, "Ann", shuffle_seats=False)
        while hot.table.status == "playing":
            match = hot.table.needs_match()
            seat = match.state.to_act()[0]
            action = match.game.to_json(match.state.legal(seat)[0])
            await hub.change(id, lambda table, s=seat, a=action: table.play(s, table.needs_match().asked[s], a))  # type: ignore[misc]
        known = set(hub.hot)
        news = await asyncio.gather(*(commands.rematch(hub, id, person) for person in ("Ann", "Bob", "Ann")))
        assert len(set(news)) == 1
        assert set(hub.hot) - known == set(news), "one new table, not two"
        assert [entry.table for entry in await hub.store.log(id) if isinstance(entry, Followed)] == news[:1]

    in_house(tmp_path, scene)


def test_who_connects_before_the_turn_comes_is_not_taken_over(tmp_path: Path) -> None:
    class Line:
        person = device = "Bob"

        def wake(self) -> None:
            pass

        def end(self) -> None:
            pass

    async def scene(hub: Hub) -> None:
        hot = await table_of(hub, "Ann", "Bob", seats=2)
        id = hot.table.id
        await commands.start(hub, id, "Ann", shuffle_seats=False)
        async with hot.lock:
            taking = asyncio.create_task(commands.take_over(hub, id, "Ann", 1))
            await until(lambda: hot.users > 0)
            hub.join(hot, Line())
        with pytest.raises(BrigandError, match="not_absent"):
            await taking
        assert hot.table.seats[1].level is None

    in_house(tmp_path, scene)


def test_a_change_is_done_to_its_end_though_whoever_asked_hangs_up(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        hot = await table_of(hub, "Ann", seats=2)
        written, released, append = asyncio.Event(), asyncio.Event(), hub.store.append

        async def slow_append(*args: Any) -> None:
            await append(*args)
            written.set()
            await released.wait()

        hub.store.append = slow_append  # type: ignore[assignment,method-assign]
        joining = asyncio.create_task(commands.join(hub, hot.table.id, "Bob", 1, "Bob"))
        await written.wait()
        joining.cancel()
        with pytest.raises(asyncio.CancelledError):
            await joining
        assert not hot.is_resting()
        released.set()
        async with hot.lock:
            assert hot.table.seat_of("Bob") == 1
        await until(hot.is_resting)

    in_house(tmp_path, scene)
