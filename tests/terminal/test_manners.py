"""Everything at a server's table besides playing, in the terminal: on the screen and line by line."""

import asyncio
import re
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest

from brigand.games import game as find_game
from brigand.rulebook import chapters
from brigand.table.errors import NotPossible
from brigand.table.talk import PHRASES
from brigand.terminal.lines import Lines
from brigand.terminal.standing import duration, menu
from brigand.terminal.words import Speaker, rules_with
from brigand.text import APP, LANGUAGES, Texts, read
from tests.server.client import Line, Person, Server, running
from tests.terminal.driven import Seat, seated, sitting
from tests.terminal.test_lines import piped
from tests.terminal.test_network import joined, table_for_two


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    with running(tmp_path, 1) as started:
        yield started


async def dealt(seat: Seat, bob: Person, table: str) -> Line:
    """Bob deals; his line."""
    bob.request("POST", f"/tables/{table}/start", {})
    line = bob.line(table)
    line.read()
    await seat.until(lambda: seat.host.table.status == "playing")
    return line


def test_a_wish_is_answered_and_enter_in_passing_answers_nothing(server: Server) -> None:
    bob, table = table_for_two(server)

    async def play() -> None:
        async with sitting(joined(server, table, language="de"), wait=False) as seat:
            line = await dealt(seat, bob, table)
            bob.request("POST", f"/tables/{table}/end")
            await seat.until(lambda: seat.host.is_asked_to_agree)
            await seat.until(lambda: any("Bob möchte die Partie hier beenden" in row for row in seat.options("moves")))
            await seat.press("enter", "escape")
            assert seat.host.table.wish is not None
            await seat.type("disagree")
            await seat.until(lambda: seat.host.table.wish is None)
            bob.request("POST", f"/tables/{table}/end")
            await seat.until(lambda: seat.host.is_asked_to_agree)
            await seat.type("agree")
            await seat.until(lambda: seat.host.is_over)
            line.until(lambda table: table["status"] == "over")

    asyncio.run(play())


def test_ones_own_wish_is_told_and_withdrawn(server: Server) -> None:
    bob, table = table_for_two(server)

    async def play() -> None:
        async with sitting(joined(server, table), wait=False) as seat:
            await dealt(seat, bob, table)
            await seat.type("finish")
            await seat.until(lambda: "finish yes" in seat.text("verdict"))
            assert seat.host.table.wish is None
            await seat.type("finish yes")
            await seat.until(lambda: any("One answer is missing" in row for row in seat.options("moves")))
            await seat.type("disagree")
            await seat.until(lambda: seat.host.table.wish is None)

    asyncio.run(play())


def test_a_bot_plays_for_me_until_i_am_back_and_finishes_if_i_resign(server: Server) -> None:
    bob, table = table_for_two(server)

    async def play() -> None:
        async with sitting(joined(server, table), wait=False) as seat:
            line = await dealt(seat, bob, table)
            await seat.press("f9")
            assert any("Let a bot play for me" in row for row in seat.options("moves"))
            await seat.press("escape")
            await seat.type("away")
            await seat.until(lambda: "A bot is playing for you" in seat.text("status"))
            line.until(lambda table: table["seats"][1]["level"] is not None)
            await seat.type("back")
            await seat.until(lambda: "A bot is playing for you" not in seat.text("status"))
            await seat.type("back")
            await seat.until(lambda: "No bot is playing for you" in seat.text("verdict"))
            await seat.type("resign")
            await seat.until(lambda: "resign yes" in seat.text("verdict"))
            assert not seat.host.table.seats[1].resigned
            await seat.type("resign yes")
            await seat.until(lambda: "You have resigned" in seat.text("status"))
            assert "Resigned" in seat.text("panels")
            assert [offer.command for offer in menu(seat.host) if offer.command in ("resign", "away", "back")] == []

    asyncio.run(play())


def test_phrases_pace_and_ready_marks(server: Server) -> None:
    bob, table = table_for_two(server)

    async def play() -> None:
        async with sitting(joined(server, table, language="it"), wait=False) as seat:
            await seat.type("ready")
            await seat.until(lambda: seat.host.table.seats[1].ready)
            assert "pronto" in seat.text("board")
            line = await dealt(seat, bob, table)
            await seat.type("phrase good_luck")
            line.until(lambda table: table["remarks"] and table["remarks"][0]["phrase"] == "good_luck")
            await seat.until(lambda: "Tess: Buona fortuna!" in seat.options("chat"))
            await seat.type("phrase nonsense")
            assert "good_luck" in seat.text("verdict")
            await seat.type("pace calm")
            await seat.type("pace sideways")
            await seat.until(lambda: "Questo ritmo non esiste" in seat.text("verdict"))
            await seat.type("pace")
            assert "step" in seat.text("verdict")
            await seat.type("time 1")
            await seat.until(lambda: "orologio" in seat.text("verdict"))
            await seat.type("time Nobody")
            await seat.until(lambda: "posto" in seat.text("verdict"))

    asyncio.run(play())


def test_clocks_run_in_the_panels_and_time_is_given(server: Server) -> None:
    bob = Person(server, "Bob")
    table = bob.create(2, clock={"reserve": 300, "each": 15, "at_zero": "bot"})

    async def play() -> None:
        async with sitting(joined(server, table), wait=False) as seat:
            line = await dealt(seat, bob, table)
            await seat.until(lambda: "+5:00" in seat.text("panels"))
            running = seat.host.table.to_act[0]
            await seat.until(lambda: (clock := seat.host.clock_of(running)) is not None and clock.left < 14)
            await seat.until(lambda: "0:14" in seat.text("panels") or "0:13" in seat.text("panels"))
            await seat.type("time bob")
            line.until(lambda table: table["clock"]["seats"][0]["reserve"] > 300)

    asyncio.run(play())


def test_a_script_answers_a_wish_that_comes_while_others_think(server: Server, tmp_path: Path) -> None:
    bob, table = table_for_two(server)
    link = f"{server.address}/table/{table}"
    with piped(tmp_path / "data", "join", link, "--lines", "--name", "Pia", "--lang", "it") as pipe:
        pipe.say("status")
        pipe.until(r"^2\. Pia")
        bob.request("POST", f"/tables/{table}/start", {})
        line = bob.line(table)
        line.read()
        bob.request("POST", f"/tables/{table}/end")
        pipe.until("Bob vorrebbe finire qui la partita. Rispondi con «agree»")
        pipe.say("disagree")
        line.until(lambda table: table["wish"] is None)
        if line.table["owed"] is not None:
            line.act(line.table["owed"]["legal"][0])
        pipe.say("away")
        pipe.until("Un bot")
        line.until(lambda table: table["owed"])
        pipe.say("back")
        line.until(lambda table: table["seats"][1]["level"] is None)
        line.act(line.table["owed"]["legal"][0])
        pipe.say("menu")
        pipe.until("^resign: ")
        pipe.say("resign")
        pipe.until("resign yes")
        pipe.say("resign yes")
        pipe.until("Hai abbandonato")
        line.until(lambda table: table["seats"][1]["resigned"])


def test_bots_of_a_local_match_wait_for_a_step(tmp_path: Path) -> None:
    async def play() -> None:
        async with sitting(seated(tmp_path, "loot")) as seat:
            await seat.type("pace step")
            await seat.type("1")
            await seat.until(lambda: "The bots are waiting" in seat.text("status"))
            moves = seat.host.table.move
            await seat.type("next")
            await seat.until(lambda: seat.host.table.move == moves + 1)
            assert "The bots are waiting" in seat.text("status")
            await seat.type("pace quick")
            await seat.until_asked()
            await seat.type("next")
            assert "not waiting" in seat.text("verdict")
            await seat.type("resign yes")
            assert "cannot be done at this table" in seat.text("verdict")

    asyncio.run(play())


@pytest.fixture
def lines(tmp_path: Path) -> Lines:
    return Lines(seated(tmp_path, "loot"), StringIO(), print)


def test_a_seat_is_named_by_its_number_or_by_who_sits_there(lines: Lines) -> None:
    assert [lines.other(word) for word in ("1", "3", "003", "anna")] == [0, 2, 2, 0]
    for word in ("0", "4", "0011", "1" * 200, "nobody", ""):
        with pytest.raises(NotPossible):
            lines.other(word)


@pytest.mark.parametrize(
    ("word", "found"),
    [
        ("admiral", {"admiral"}),
        ("loot.turn.no_pass", {"turn"}),
        ("ADMIRAL.own_only", {"admiral"}),
        ("no such word", set()),
    ],
)
def test_rules_are_found_by_chapter_by_id_or_by_what_they_say(lines: Lines, word: str, found: set[str]) -> None:
    assert set(rules_with(lines.speaker, word)) == found


def test_a_word_in_the_rules_is_found_in_every_chapter(lines: Lines) -> None:
    found = rules_with(lines.speaker, "skulls")
    assert {"strength", "captain"} <= set(found)
    assert all("skulls" in f"{id} {lines.speaker.rule(id)}".lower() for ids in found.values() for id in ids)
    assert list(rules_with(lines.speaker, "")) == list(chapters("loot"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_has_words_and_all_words_are_a_phrase(language: str) -> None:
    words = re.findall(r"^phrase-(\w+) =", read(APP, f"{language}.ftl"), re.MULTILINE)
    assert words == PHRASES


@pytest.mark.parametrize("language", LANGUAGES)
def test_time_is_told_as_clocks_show_it(language: str) -> None:
    speaker = Speaker(Texts(language), find_game("loot"))
    assert [duration(speaker, seconds) for seconds in (0, 0.2, 61, 3725)] == ["0:00", "0:01", "1:01", "1:02:05"]
    assert duration(speaker, 90_000).startswith("1 ")
