"""A terminal at a server's table, with somebody else on a raw line."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from brigand.core.rng import Rng
from brigand.terminal.http import Visitor, address_of
from brigand.terminal.past import from_server
from brigand.terminal.remote import RemoteHost
from brigand.terminal.words import Trouble
from brigand.text import Texts
from tests.server.client import Line, Person, Server, running
from tests.terminal.driven import sitting
from tests.terminal.test_lines import piped

THINKING = Texts("en").say("hint-thinking")


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    with running(tmp_path, 1) as started:
        yield started


def joined(server: Server, table: str, token: str | None = None, language: str = "en") -> RemoteHost:
    """A terminal that has sat down."""
    address = address_of(f"{server.address}/table/{table}")
    texts = Texts(language)
    host = RemoteHost(address, texts, Visitor(address.origin, texts, token), "Tess")
    host.open()
    return host


def table_for_two(server: Server) -> tuple[Person, str]:
    """Bob opens a table of Loot and waits for somebody."""
    bob = Person(server, "Bob")
    return bob, bob.create(2)


def plays_on(line: Line) -> None:
    """Bob answers whatever he is asked, the first thing that comes to mind, until the end."""
    while line.table["status"] != "over":
        if line.table["owed"] is not None:
            assert line.act(line.table["owed"]["legal"][0])["ok"]
        line.read()


def test_a_whole_match_between_a_terminal_and_a_line(server: Server) -> None:
    bob, table = table_for_two(server)

    async def play() -> None:
        host = joined(server, table)
        async with sitting(host, wait=False) as seat:
            assert host.seat == 1
            assert "Tess" in seat.text("board")
            added = bob.request("GET", f"/tables/{table}/fair")["added"]
            assert [(one["name"], one["entropy"] is not None) for one in added] == [("Bob", False), ("Tess", True)]
            bob.request("POST", f"/tables/{table}/start", {})
            line = bob.line(table)
            line.read()
            opponent = threading.Thread(target=plays_on, args=(line,))
            opponent.start()
            rng = Rng(3)
            await seat.until_asked()
            while not host.is_over:
                await seat.type(str(1 + rng.below(len(host.legal))))
                await seat.until_asked()
            opponent.join()
            assert line.table["ending"]["places"] == (host.table.ending and host.table.ending.places)
            assert len(line.lines) == len(host.lines)

    asyncio.run(play())


def test_a_refusal_of_the_server_comes_with_its_rule(server: Server) -> None:
    bob, table = table_for_two(server)

    async def play() -> None:
        host = joined(server, table, language="de")
        async with sitting(host, wait=False) as seat:
            bob.request("POST", f"/tables/{table}/start", {})
            line = bob.line(table)
            line.read()
            if line.table["owed"] is not None:
                line.act(line.table["owed"]["legal"][0])
            await seat.until_asked()
            version = host.table.version
            await seat.type("pass")
            await seat.until(lambda: "loot.turn.no_pass" in seat.text("verdict"))
            assert "passen" in seat.text("verdict")
            assert host.table.version == version

    asyncio.run(play())


def test_a_killed_server_is_a_sentence_and_the_match_goes_on(server: Server) -> None:
    bob, table = table_for_two(server)

    async def play() -> None:
        host = joined(server, table)
        async with sitting(host, wait=False) as seat:
            bob.request("POST", f"/tables/{table}/start", {})
            line = bob.line(table)
            line.read()
            if line.table["owed"] is not None:
                line.act(line.table["owed"]["legal"][0])
            await seat.until_asked()
            seen = (host.table.version, len(host.lines))
            server.kill()
            await seat.until(lambda: host.is_lost)
            await seat.until(lambda: "The connection is lost" in seat.text("status"))
            await seat.type("draw")
            await seat.until(lambda: "The connection is lost" in seat.text("verdict"))
            await asyncio.to_thread(server.start)
            await seat.until(lambda: not host.is_lost)
            await seat.until(lambda: "The connection is lost" not in seat.text("status"))
            assert (host.table.version, len(host.lines)) == seen
            await seat.type("draw")
            await seat.until(lambda: host.table.version > seen[0])

    asyncio.run(play())


def test_a_lost_line_comes_back_by_itself(server: Server) -> None:
    bob = Person(server, "Bob")
    table = bob.create(2, bots="greedy")
    token = bob.look(table)["you"]["token"]

    async def play() -> None:
        host = joined(server, table, token)
        async with sitting(host) as seat:
            seen = host.table.version
            assert host.socket is not None
            host.socket.transport.abort()
            await seat.until(lambda: host.is_lost)
            await seat.until(lambda: not host.is_lost)
            assert host.notes == ["Connected again."]
            await seat.type("1")
            await seat.until(lambda: host.table.version > seen)

    asyncio.run(play())


def test_hints_history_and_chat_come_from_the_server(server: Server) -> None:
    bob = Person(server, "Bob")
    table = bob.create(2, bots="greedy")
    token = bob.look(table)["you"]["token"]

    async def play() -> None:
        host = joined(server, table, token)
        async with sitting(host) as seat:
            while not any("%" in line for line in seat.options("hints")):  # a busy server asks for patience
                await seat.press("f2")
                await seat.until(lambda: seat.options("hints") != [THINKING])
            await seat.type("say Anybody here?")
            await seat.until(lambda: "Bob: Anybody here?" in seat.options("chat"))
            await seat.type("1")
            await seat.until(lambda: host.table.move > 0)
            await seat.until_asked()
            await seat.type("history 0")
            await seat.until(lambda: "after move 0" in seat.text("status"))
            await seat.press("escape")
            played = host.table.move
            await seat.press("ctrl+z")
            await seat.until(lambda: host.table.move < played)

    asyncio.run(play())


def test_a_script_joins_through_a_pipe(server: Server, tmp_path: Path) -> None:
    bob, table = table_for_two(server)
    with piped(tmp_path / "data", "join", f"{server.address}/table/{table}", "--lines", "--name", "Pia") as pipe:
        pipe.say("status")
        pipe.until(r"^2\. Pia")
        bob.request("POST", f"/tables/{table}/start", {})
        line = bob.line(table)
        line.read()
        if line.table["owed"] is not None:
            line.act(line.table["owed"]["legal"][0])
        pipe.until(r"moves? (is|are) possible")
        pipe.say("pass")
        pipe.until("loot.turn.no_pass")
        pipe.say("say hello from a pipe")
        pipe.say("1")
        line.until(lambda table: table["owed"] is not None and table["remarks"])
        assert line.table["remarks"][0]["text"] == "hello from a pipe"
        assert line.act(line.table["owed"]["legal"][0])["ok"]
        pipe.say("quit")
        pipe.until("brigand join http")


def test_a_finished_table_can_be_looked_at_by_its_link(server: Server) -> None:
    bob, table = table_for_two(server)
    ann = Person(server, "Ann")
    ann.request("POST", f"/tables/{table}/seats/1", {"name": "Ann"})
    bob.request("POST", f"/tables/{table}/start", {})
    lines = [bob.line(table), ann.line(table)]
    threads = [threading.Thread(target=plays_on, args=(line,)) for line in lines]
    for line, thread in zip(lines, threads):
        line.read()
        thread.start()
    for thread in threads:
        thread.join()
    address = address_of(f"{server.address}/table/{table}/replay")
    past = from_server(address, Texts("de"), Visitor(address.origin, Texts("de")))
    assert past.table.move == lines[0].table["move"]
    assert asyncio.run(past.replay(1)).viewer == 1


def test_the_seat_of_a_browser_is_taken_up_with_its_token(server: Server) -> None:
    bob = Person(server, "Bob")
    table = bob.create(2, bots="greedy")
    token = bob.look(table)["you"]["token"]
    host = joined(server, table, token)
    assert (host.seat, host.table.you.name) == (0, "Bob")
    assert host.table.you.token == token


def test_a_wrong_token_is_told(server: Server) -> None:
    bob = Person(server, "Bob")
    table = bob.create(2, bots="greedy")
    with pytest.raises(Trouble, match="not yours"):
        joined(server, table, "0" * 32)


def test_who_comes_back_is_known_again(server: Server) -> None:
    _, table = table_for_two(server)
    assert joined(server, table).seat == 1
    assert joined(server, table).seat == 1
