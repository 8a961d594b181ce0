"""When bots answer: for all that a watcher knows, never for what is in their hands."""

import asyncio
import time
from itertools import islice, pairwise
from pathlib import Path

import pytest

import brigand
from brigand.bots.registry import LEVELS, NAMES
from brigand.core.action import Action
from brigand.core.rng import Rng
from brigand.core.state import NOBODY, State
from brigand.server.hot import Hot
from brigand.server.thinking import Thinkers
from brigand.table.pauses import SPREAD, is_openly_forced, pause
from brigand.table.seats import PACES, Seat
from brigand.table.table import Table
from tests.laws.setups import Setup, setups, walk
from tests.server.inside import Visitor, opened

QUICK = PACES["quick"]
every_setup = pytest.mark.parametrize("setup", setups(), ids=str)


def pauses(state: State, seat: int) -> list[float]:
    return [pause(level, pace, state, seat, Rng(3)) for level in NAMES for pace in PACES.values()]


@every_setup
def test_a_pause_is_the_same_in_all_worlds_a_watcher_cannot_tell_apart(setup: Setup) -> None:
    for step in islice(walk(setup, seed=4), 0, 500, 23):
        world = step.state.imagine(NOBODY, Rng(9))
        assert pauses(world, step.seat) == pauses(step.state, step.seat), step.where


def test_whether_a_hand_leaves_a_choice_makes_no_difference() -> None:
    """In Nottingham a hand may leave nothing but «no», and only its owner knows."""
    (setup,) = [setup for setup in setups() if str(setup) == "nottingham-4,memory=False"]
    forced_and_free = 0
    for step in walk(setup, seed=1):
        world = step.state.imagine(NOBODY, Rng(2))
        if (len(step.state.legal(step.seat)) == 1) != (len(world.legal(step.seat)) == 1):
            forced_and_free += 1
            assert pauses(world, step.seat) == pauses(step.state, step.seat), step.where
    assert forced_and_free >= 10


def test_the_longest_thought_of_a_level_fits_into_its_pause() -> None:
    state = brigand.game("loot").new(3, 1)
    for level, budget in LEVELS.items():
        for chance in range(20):
            for pace in PACES.values():
                planned = pause(level, pace, state, state.to_act()[0], Rng(chance))
                assert max(pace, budget.seconds) < planned <= (1 + SPREAD) * (max(pace, budget.seconds) + 0.25)


def test_what_all_can_see_to_be_forced_takes_no_thinking_time() -> None:
    state = brigand.game("nuremberg").new(4, 1)
    seat = state.to_act()[0]
    assert len(state.legal(seat)) == 1  # a turn begins with drawing a card
    assert is_openly_forced(state, seat, Rng(1))
    assert QUICK <= pause("hard", QUICK, state, seat, Rng(1)) <= (1 + SPREAD) * QUICK


def test_without_a_pace_there_is_no_pause() -> None:
    state = brigand.game("loot").new(3, 1)
    assert pause("hard", 0.0, state, state.to_act()[0], Rng(1)) == 0.0


@pytest.mark.parametrize("thinking", [0.0, 0.15])
def test_a_bot_that_is_done_early_does_not_answer_early(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, thinking: float
) -> None:
    async def choose(
        self: Thinkers, game: str, level: str, state: State, seat: int, seconds: float = 0.0, **where: object
    ) -> Action:
        await asyncio.sleep(thinking)
        return state.legal(seat)[0]

    async def main() -> list[float]:
        async with opened(str(tmp_path / "test.db"), pace=1.0) as house:
            ann = Visitor(house, "Ann")
            wish = {"game": "loot", "seats": 2, "name": "Ann", "bots": "hard", "pace": "quick"}
            id = (await ann.ask("POST", "/tables", wish))["id"]
            line = ann.line(id)
            await line.until(1)
            await ann.ask("POST", f"/tables/{id}/seats/0/takeover")
            moves: dict[int, float] = {}
            while len(moves) < 4:
                await line.after(line.table)
                moves.setdefault(line.table["move"], time.monotonic())
            await line.close()
            return list(moves.values())

    monkeypatch.setattr(Thinkers, "choose", choose)
    monkeypatch.setattr(Thinkers, "pause", lambda *_: 0.3)
    times = asyncio.run(main())
    gaps = [later - sooner for sooner, later in pairwise(times[1:])]
    assert min(gaps) > 0.28


def test_who_plays_without_a_line_meets_the_same_pauses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Asking again and again tells no more of a bot's hand than a line does."""

    async def choose(self: Thinkers, game: str, level: str, state: State, seat: int, *_: float, **__: object) -> Action:
        return state.legal(seat)[0]

    async def main() -> list[float]:
        async with opened(str(tmp_path / "test.db"), pace=1.0) as house:
            ann = Visitor(house, "Ann")
            wish = {"game": "loot", "seats": 2, "name": "Ann", "bots": "hard", "pace": "quick"}
            id = (await ann.ask("POST", "/tables", wish))["id"]
            waits: list[float] = []
            while len(waits) < 3:
                begun = time.monotonic()
                while (seen := await ann.ask("GET", f"/tables/{id}"))["owed"] is None:  # noqa: ASYNC110 - as a poller does
                    await asyncio.sleep(0.01)
                waits.append(time.monotonic() - begun)
                act = {"type": "act", "id": 1, "token": seen["you"]["token"], "decision": seen["owed"]["decision"]}
                await ann.ask("POST", f"/tables/{id}/act", {**act, "action": seen["owed"]["legal"][0]})
            return waits

    monkeypatch.setattr(Thinkers, "choose", choose)
    monkeypatch.setattr(Thinkers, "pause", lambda *_: 0.3)
    assert min(asyncio.run(main())[1:]) > 0.28


def test_whoever_looks_on_from_another_server_is_somebody_who_looks_on() -> None:
    table = Table("t")
    table.seats = [Seat(), Seat()]
    for seat in table.seats:
        seat.person, seat.level = "ann", "hard"  # gone: bots play on for her
    hot = Hot(table)
    assert not hot.is_seen()
    hot.elsewhere.note("another server", ["bob"])
    assert hot.is_seen()
    hot.elsewhere.note("another server", [])
    table.seats[0].level = None
    assert hot.is_seen()


def test_a_bot_that_is_not_done_in_time_answers_by_instinct_in_time() -> None:
    state = brigand.game("loot").new(2, 5)
    (seat,) = state.to_act()

    async def main() -> float:
        thinkers = Thinkers(1, 60.0)
        thinkers.pool.submit(time.sleep, 60)  # the only worker is busy, however quick the machine is
        try:
            begun = time.monotonic()
            assert await thinkers.choose("loot", "hard", state, seat, seconds=0.4) in state.legal(seat)
            return time.monotonic() - begun
        finally:
            for worker in thinkers.pool._processes.values():
                worker.kill()
            thinkers.close()

    assert 0.39 < asyncio.run(main()) < 10
