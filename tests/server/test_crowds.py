"""Crowds against a server with its usual limits, by counting and not by the clock: whoever else asks comes next."""

import asyncio
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from brigand.server.app import application
from brigand.server.coaching import Coach
from brigand.server.hot import COUNT_WATCHERS
from brigand.server.past import PAGE
from brigand.server.quotas import MOST_KNOWN, Quotas, TooMuch
from brigand.server.settings import Settings
from brigand.table.errors import NotPossible
from tests.server.awaited import until
from tests.server.inside import House, Line, Visitor, opened
from tests.server.made import HOST, finished, stored

LONG = "longmatch"
ROUND = 60


def test_nobody_waits_for_more_than_a_page_of_a_long_match(tmp_path: Path) -> None:
    """Sixty ask for pages nobody has asked for; an answer to somebody else comes before the second page after it."""
    stored(tmp_path / "test.db", finished(LONG, "nuremberg", 4, most=2_020))
    told: list[int] = []

    async def page(visitor: Visitor, number: int, steps: int) -> None:
        pages = -(-steps // PAGE)
        first, viewer = number % pages * PAGE, number // pages - 1
        answer = await visitor.ask("GET", f"/tables/{LONG}/replay?first={first}&viewer={viewer}")
        assert len(answer["steps"]) <= PAGE
        told.append(len(visitor.received[-1]))

    async def main() -> None:
        async with opened(str(tmp_path / "test.db"), replay_memory=1) as house:
            ann = Visitor(house, "Ann")
            steps = int((await ann.ask("GET", f"/tables/{LONG}/replay"))["total"])
            assert steps > 2_000
            asking = [asyncio.create_task(page(Visitor(house, "Eve"), n, steps)) for n in range(1, ROUND + 1)]
            await asyncio.sleep(0)
            waited = []
            while not all(task.done() for task in asking):
                before = len(told)
                await ann.ask("GET", f"/tables/{LONG}/fair")
                waited.append(len(told) - before)
                await asyncio.sleep(0)  # a visitor in the house never waits for a network
            await asyncio.gather(*asking)
            assert len(waited) > len(asking) / 2, "others are answered all the while"
            assert max(waited) <= 2, "one that was being told, and one that was ready"
            assert house.hub.past.size <= 1_000_000, "what is kept has an end"

    asyncio.run(main())


def test_a_crowd_of_watchers_has_an_end_and_is_told_together(tmp_path: Path) -> None:
    async def main() -> None:
        house = House(Settings(database=str(tmp_path / "test.db"), burst=10_000))
        async with house.app.lifespan():
            ann = Visitor(house, "Ann")
            wish = {"game": "loot", "seats": 2, "name": "Ann"}
            table = str((await ann.ask("POST", "/tables", wish))["id"])
            own = ann.line(table)
            await own.until(1)
            begun = time.monotonic()
            lines: list[Line] = []
            for _ in range(400):
                lines.append(Visitor(house, "Eve").line(table))
                await asyncio.sleep(0)
            most = house.hub.settings.watchers_per_table
            await until(lambda: sum(line.task.done() for line in lines) == len(lines) - most)
            await until(lambda: len(house.hub.hot[table].lines) == most + 1)
            own.send({"type": "say", "id": 1, "channel": "table", "text": "hello"})
            async with own.news:
                await own.news.wait_for(lambda: own.answers)
            periods = (time.monotonic() - begun) / COUNT_WATCHERS
            assert own.frames <= periods + 3, "who watches is counted now and then, not at each coming"
            for line in lines:
                if not line.task.done():
                    await line.close()
            await own.close()

    asyncio.run(main())


def refused(ask: Callable[[], None], tries: int) -> bool:
    """Whether somebody who asks so often is told that it is too much."""
    for _ in range(tries):
        try:
            ask()
        except TooMuch:
            return True
    return False


def test_every_quota_has_an_end_as_it_is_set_for_strangers() -> None:
    settings = Settings()
    quotas = Quotas(settings)
    asked = [
        (partial(quotas.new_table, "address"), settings.tables_per_hour),
        (partial(quotas.new_guest, "address"), settings.guests_per_hour),
        (partial(quotas.replay, "address"), settings.replay_pages_per_minute),
        (partial(quotas.review, "address"), settings.reviews_per_hour),
        (partial(quotas.preview, "person"), settings.previews_per_minute),
        (partial(quotas.hint, "person", "address"), settings.hints_per_minute),
        (partial(quotas.change, "person", "address"), settings.changes_per_minute),
    ]
    for ask, most in asked:
        assert refused(ask, 2 * most), "some come back meanwhile on a slow machine"
    assert quotas.lift("person") == 3


def test_a_crowd_of_new_guests_makes_nobody_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is counted by a name of its own for a minute; what is counted by the hour stays."""
    quotas = Quotas(Settings(tables_per_hour=1))
    quotas.new_table("house")
    begun = time.monotonic()
    for number in range(2 * MOST_KNOWN):
        monkeypatch.setattr(time, "monotonic", lambda at=begun + number / 100: at)
        quotas.preview(f"guest {number}")
    assert len(quotas.buckets) <= MOST_KNOWN
    with pytest.raises(TooMuch):
        quotas.new_table("house")


def test_one_guest_does_not_fill_the_coachs_queue() -> None:
    async def main() -> None:
        coach = Coach(Settings())
        coach.work = asyncio.create_task(asyncio.sleep(600))  # the coach is at another match
        tables = [finished(f"t{number}", "loot", 2)[0] for number in range(5)]
        for table in tables[:3]:
            coach.ask(table, HOST)
        with pytest.raises(NotPossible, match="busy"):
            coach.ask(tables[3], HOST)
        coach.ask(tables[4], "somebody else")
        assert len(coach.waiting()) == 4
        coach.work.cancel()

    asyncio.run(main())


def test_the_application_is_made_with_the_usual_limits() -> None:
    """What the crowds above meet is what a host gets who sets nothing."""
    assert application(Settings()).request_max_body_size == 16_000
