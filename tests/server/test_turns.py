"""Who thinks next: no table takes all turns, and one that somebody looks at does not wait for those nobody does."""

import asyncio
from collections.abc import Callable

from brigand.server.turns import EVERY, Turns


def served(workers: int, asked: list[tuple[str, bool]], first: str = "busy") -> list[str]:
    """In which order tables that ask at once have their turn, while one worker after the other gets free."""

    async def main() -> list[str]:
        turns, order = Turns(workers), list[str]()
        busy = [await turns.turn(first, is_seen=True) for _ in range(workers)]

        async def ask(table: str, is_seen: bool) -> None:
            done = await turns.turn(table, is_seen=is_seen)
            order.append(table)
            done()

        tasks = [asyncio.create_task(ask(table, is_seen)) for table, is_seen in asked]
        await asyncio.sleep(0)
        assert turns.length == len(asked)
        for done in busy:
            done()
        await asyncio.gather(*tasks)
        assert (turns.free, turns.length) == (workers, 0)
        return order

    return asyncio.run(main())


def test_tables_take_turns() -> None:
    hog = [("hog", True)] * 5
    assert served(1, [*hog, ("ann", True), ("bob", True)])[:3] == ["hog", "ann", "bob"]


def test_tables_nobody_looks_at_come_behind_but_not_never() -> None:
    order = served(1, [(f"unseen {n}", False) for n in range(3)] + [(f"seen {n}", True) for n in range(2 * EVERY)])
    assert order[0] == "seen 0"
    unseen = [place for place, table in enumerate(order) if table.startswith("unseen")]
    assert EVERY - 2 <= unseen[0] < EVERY
    assert unseen[1] > unseen[0] + 1


def test_one_of_several_workers_is_kept_for_tables_somebody_looks_at() -> None:
    async def main() -> None:
        turns = Turns(2)
        held = await turns.turn("hog 1", is_seen=False)
        second = asyncio.create_task(turns.turn("hog 2", is_seen=False))
        await asyncio.sleep(0)
        assert not second.done()
        own: Callable[[], None] = await asyncio.wait_for(turns.turn("ann", is_seen=True), 5)
        own()
        held()
        (await second)()
        assert (turns.free, turns.spare) == (2, 1)

    asyncio.run(main())


def test_who_does_not_wait_any_more_holds_nobody_up() -> None:
    async def main() -> None:
        turns = Turns(1)
        held = await turns.turn("ann", is_seen=True)
        gone = asyncio.create_task(turns.turn("bob", is_seen=True))
        late = asyncio.create_task(turns.turn("cat", is_seen=True))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        held()
        (await asyncio.wait_for(late, 5))()
        assert turns.free == 1

    asyncio.run(main())
