"""Local matches on disk, and matches that are looked at again."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from brigand.coach.record import Result, played_by, read, write
from brigand.core.errors import BrigandError, Unreadable
from brigand.games import GAMES
from brigand.games import game as find_game
from brigand.table.match import STOPPED
from brigand.terminal import saves
from brigand.terminal.local import LocalHost, dealt
from brigand.terminal.past import from_file
from brigand.terminal.thinking import Thinker
from brigand.text import Texts
from tests.games import usual_seats
from tests.terminal.driven import seated, sitting


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def kept(game: str = "loot") -> Path:
    """A fresh match where `brigand play` looks for it."""
    path = saves.fresh_path(game)
    saves.write(dealt(find_game(game), {}, "Ann", ["greedy", "easy"]), path)
    return path


def test_the_latest_match_that_is_not_over_is_found() -> None:
    assert saves.unfinished("loot") is None
    first = kept()
    assert saves.unfinished("loot") is not None
    over = saves.read(first)
    over.over = True
    saves.write(over, first)
    assert saves.unfinished("loot") is None
    second, _ = kept(), kept("nottingham")
    found = saves.unfinished("loot")
    assert found is not None
    assert found[0] == second


@pytest.mark.parametrize(
    "change",
    [
        {"version": 999},
        {"secret": "no hex"},
        {"secret": ""},
        {"names": ["Ann"]},
        {"levels": ["greedy", "greedy", "easy"]},
        {"me": 9},
        {"actions": [{"seat": 0, "action": "pass"}]},
        {"actions": [{"seat": 0, "action": "castle"}]},
        {"game": "chess"},
        {"seats": 7},
    ],
    ids=str,
)
def test_a_file_that_makes_no_sense_is_told_stays_and_is_passed_by(change: dict[str, object]) -> None:
    path = kept()
    data = {**msgspec.json.decode(path.read_bytes()), **change}
    path.write_bytes(msgspec.json.encode(data))
    if change != {"secret": ""}:  # no chance at all is a chance too
        with pytest.raises(BrigandError):
            saves.folded(saves.read(path))
        assert saves.unfinished("loot") is None
    assert path.exists()


@pytest.mark.parametrize("data", [b"", b"{", b"\xff\xfe", b"[1, 2]", b'{"game": "loot"}'])
def test_rubbish_in_a_file_is_a_sentence(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    path.write_bytes(data)
    with pytest.raises(Unreadable, match="is not a match"):
        saves.read(path)
    with pytest.raises(Unreadable, match="is not a match"):
        from_file(path, Texts())


def test_a_disk_that_is_full_does_not_stop_the_match(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")

    async def play() -> None:
        host = seated(tmp_path / "file", "loot")
        async with sitting(host) as seat:
            version = host.table.version
            await seat.type("draw")
            await seat.until(lambda: host.table.version > version)
            assert len([note for note in host.notes if "cannot be saved" in note]) == 1
            assert "cannot be saved" in host.farewell()

    asyncio.run(play())


def test_a_finished_match_is_a_record(tmp_path: Path) -> None:
    host = finished(tmp_path)
    record = read(tmp_path / "match.json")
    assert (record.game, len(record.actions)) == ("loot", host.table.move)


def finished(folder: Path) -> LocalHost:
    """A match in which somebody always takes the first move."""
    host = seated(folder, "loot")

    async def play() -> None:
        running = asyncio.create_task(host.run())
        while not host.is_over:
            if host.table.owed is not None:
                await host.act(host.legal[0])
            host.news.clear()
            if host.table.status == "playing" and host.table.owed is None:
                await host.news.wait()
        running.cancel()

    asyncio.run(play())
    return host


def test_a_finished_match_opens_to_every_seat(tmp_path: Path) -> None:
    finished(tmp_path)
    past = from_file(tmp_path / "match.json", Texts())
    for viewer in (None, -1, 0, 1, 2):
        replay = asyncio.run(past.replay(viewer))
        assert len(replay.steps) == past.table.move + 1
    assert past.is_over
    assert past.table.ending is not None


def test_a_running_match_shows_no_other_hand(tmp_path: Path) -> None:
    host = seated(tmp_path, "loot")
    host.keep()
    past = from_file(tmp_path / "match.json", Texts())
    assert asyncio.run(past.replay(1)).viewer == 0
    with pytest.raises(BrigandError):
        asyncio.run(host.replay(1))


@pytest.mark.parametrize("game", GAMES)
def test_the_record_of_any_match_can_be_looked_at(game: str, tmp_path: Path) -> None:
    seats = usual_seats(game)
    record = played_by(["greedy"] * seats, find_game(game), find_game(game).settled(seats, {}), 3)
    write(record, tmp_path / "record.json")
    past = from_file(tmp_path / "record.json", Texts("it"))

    async def look() -> None:
        async with sitting(past, wait=False) as seat:
            await seat.screen.step_to(0)
            assert seat.text("status").startswith("Il tavolo dopo la mossa 0")
            await seat.press("right", "right")
            await seat.until(lambda: "dopo la mossa 2" in seat.text("status"))
            await seat.type("see 2")
            await seat.until(lambda: seat.screen.past is not None and seat.screen.past.viewer == 1)
            await seat.type("draw")
            assert seat.text("verdict")

    asyncio.run(look())


def test_another_match_leaves_the_old_one_where_it_is() -> None:
    path = kept()
    host = LocalHost(saves.read(path), path, Texts(), Thinker(), 0.0)
    asyncio.run(host.again())
    assert host.path != path
    assert path.exists()
    assert host.table.move == 0
    assert [place.level for place in host.table.seats] == [None, "greedy", "easy"]


@pytest.mark.parametrize("game", GAMES)
def test_a_match_that_was_stopped_can_be_looked_at(game: str, tmp_path: Path) -> None:
    whole = played_by(["greedy"] * usual_seats(game), find_game(game), {}, seed=2)
    result = Result([], [], STOPPED, "", resigned=[1], stopped=True)
    write(msgspec.structs.replace(whole, actions=whole.actions[:12], result=result), tmp_path / "match.json")
    past = from_file(tmp_path / "match.json", Texts())
    assert past.table.ending is not None
    assert (past.table.ending.reason, past.table.ending.resigned) == (STOPPED, [1])
    assert past.table.ending.places[1] == usual_seats(game)


def test_a_record_against_the_rules_is_a_sentence(tmp_path: Path) -> None:
    whole = played_by(["greedy"] * 2, find_game("loot"), {}, seed=2)
    write(msgspec.structs.replace(whole, actions=[whole.actions[0]] * 5), tmp_path / "match.json")
    with pytest.raises(Unreadable, match="action 2: it is not seat"):
        from_file(tmp_path / "match.json", Texts())
    write(msgspec.structs.replace(whole, actions=whole.actions[:5]), tmp_path / "match.json")
    with pytest.raises(Unreadable, match="not finished after 5 actions"):
        from_file(tmp_path / "match.json", Texts())
