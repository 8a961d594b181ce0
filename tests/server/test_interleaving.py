"""Whatever people ask of a table at once: its log loads, adds up to the table in memory, and nobody acted for another.

`BRIGAND_INTERLEAVINGS=2000` for a long run; `BRIGAND_INTERLEAVING=loot:17` tells one story again.
"""

import asyncio
import logging
import os
from collections import Counter
from pathlib import Path
from typing import get_args

import pytest

from brigand.core.playout import play_randomly
from brigand.core.rng import Rng
from brigand.core.state import NOBODY
from brigand.games import GAMES
from brigand.server.hub import Hub
from brigand.server.people import Signer
from brigand.server.settings import Settings
from brigand.store.schema import entries
from brigand.store.store import Store
from brigand.table.entries import (
    AnyEntry,
    BotSat,
    CameBack,
    Changed,
    Cleared,
    Closed,
    Freed,
    GaveTime,
    Hushed,
    Played,
    RanOut,
    Resigned,
    Said,
    Sat,
    Slept,
    Started,
    TookOver,
)
from brigand.table.match import Match
from brigand.table.table import Table
from tests.server.interleaver import Story, foretold
from tests.table.duel import DUEL

NAMES = [DUEL.id, *GAMES]
STORIES = int(os.environ.get("BRIGAND_INTERLEAVINGS", "60"))
ONE = os.environ.get("BRIGAND_INTERLEAVING", "")
FUTURE = 30


def seeds(game: str) -> list[int]:
    """Those to be told of a game."""
    if ONE:
        name, _, seed = ONE.partition(":")
        return [int(seed)] if name == game else []
    share = -(-STORIES // len(NAMES))
    return list(range(3 * share if game == DUEL.id else share))


def match_facts(match: Match) -> dict[str, object]:
    """Everything a match is, its chance to come included."""
    future = match.state.copy()
    play_randomly(future, Rng(1), at_most=FUTURE)
    viewers = [*range(match.seats), NOBODY]
    return {
        "moves": match.moves,
        "events": match.journal.events,
        "digest": match.journal.digest(),
        "log": [list(match.log(viewer)) for viewer in viewers],
        "asked": match.asked,
        "resigned": match.resigned,
        "dealt": match.dealt,
        "snapshots": len(match.snapshots),
        "to act": [(seat, match.state.legal(seat)) for seat in match.state.to_act()],
        "views": [match.view(viewer) for viewer in viewers],
        "earlier": [match.view_at(match.number // 2, viewer) for viewer in viewers],
        "future": [match.game.view(future, seat) for seat in range(match.seats)],
    }


def facts(table: Table) -> dict[str, object]:
    """Everything a table is."""
    return {
        "version": table.version,
        "created": table.created,
        "seats": [vars(seat) for seat in table.seats],
        "options": table.options,
        "pace": table.pace,
        "said": table.said,
        "next": table.next_table,
        "clocks": None if table.clocks is None else vars(table.clocks),
        "match": None if table.match is None else match_facts(table.match),
    }


def may(table: Table, entry: AnyEntry, author: str) -> bool:
    """Whether this was the author's to do, at the table as it was."""
    owner = table.seats[entry.seat] if hasattr(entry, "seat") and entry.seat is not None else None
    if isinstance(entry, RanOut):
        over = table.run_out(entry.at)
        return over is not None and (over.seat, over.then) == (entry.seat, entry.then)
    assert isinstance(entry, Slept) or table.run_out(entry.at) is None, "time was over before this"
    is_host = table.version == 0 or author == table.host
    if isinstance(entry, Changed | BotSat | Started | Hushed | Cleared):
        return is_host
    if isinstance(entry, Sat | Said):
        return entry.person == author
    if isinstance(entry, Played):
        assert owner is not None
        return owner.level is not None if entry.by_bot else owner.level is None and owner.person == author
    if isinstance(entry, CameBack | Resigned | GaveTime):
        return owner is not None and owner.person == author
    if isinstance(entry, Freed):
        return is_host or (owner is not None and owner.person == author)
    if isinstance(entry, TookOver):
        return owner is not None and owner.person is not None and table.seat_of(author) != NOBODY
    return True


async def judge(story: Story) -> None:
    """The log of every table loads in a fresh house, and adds up to what was in memory."""
    hub, store = story.hub, story.store
    fresh = Hub(store, Signer(b"key"), Settings(workers=1))
    for id in sorted({table for table, _ in store.authors}):
        folded = Table(id)
        for entry in await store.log(id):
            number = folded.version + 1
            writer = store.authors[id, number]
            assert may(folded, entry, writer), f"{writer} wrote {entry} as entry {number}"
            folded.take(entry)
        assert facts(await fresh.load(id)) == facts(folded)
        if id in hub.hot:
            assert facts(hub.hot[id].table) == facts(folded)
    fresh.thinkers.close()


async def tell(store: Store, game: str, seed: int) -> Story:
    """One story, judged; a failing one says how it can be told again."""
    story = Story(store, game, seed)
    try:
        with foretold(story):
            await story.run()
            await judge(story)
    except BaseException as error:
        error.add_note(f"BRIGAND_INTERLEAVING={game}:{seed}\n" + "\n".join(story.told))
        raise
    return story


@pytest.mark.parametrize("game", NAMES)
def test_the_log_is_the_truth_whatever_is_asked_at_once(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(GAMES, DUEL.id, DUEL)
    caplog.set_level(logging.WARNING)

    async def main() -> None:
        store = await Store.open(str(tmp_path / "test.db"))
        met: Counter[str] = Counter()
        try:
            for seed in seeds(game):
                met.update((await tell(store, game, seed)).store.kinds)
                assert not caplog.records, f"{game}:{seed}"
        finally:
            await store.close()
        if game == DUEL.id and not ONE:
            kinds = {kind.__name__ for kind in get_args(AnyEntry)} - {Closed.__name__}  # by the host alone: test_admin
            assert set(met) == kinds, "every kind of entry is met"

    asyncio.run(main())


def test_a_seed_tells_the_same_story_again(tmp_path: Path) -> None:
    async def main() -> None:
        store = await Store.open(str(tmp_path / "test.db"))
        try:
            one = await tell(store, "loot", 3)
            async with store.write() as connection:
                await connection.execute(entries.delete())
            other = await tell(store, "loot", 3)
        finally:
            await store.close()
        assert one.told == other.told
        assert one.store.authors == other.store.authors

    asyncio.run(main())
