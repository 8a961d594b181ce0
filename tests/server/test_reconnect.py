"""A lost line changes nothing: the table comes back whole, never older, and the others see who is there."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from brigand.server.socket import SILENT
from tests.server.client import Line, Person, Server, running
from tests.waiting import until


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server")) as started:
        yield started


def two_at_a_table(server: Server) -> tuple[Person, Person, str]:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.create(2)
    bob.request("POST", f"/tables/{table}/seats/1", {"name": "Bob"})
    ann.request("POST", f"/tables/{table}/start", {})
    return ann, bob, table


def play(lines: tuple[Line, Line], moves: int) -> None:
    """Whoever owes something draws."""
    for move in range(moves):
        for line in lines:
            line.until(lambda seen, move=move: seen["move"] == move)
        acting = next(line for line in lines if line.table["owed"] is not None)
        assert acting.act({"do": "draw"})["ok"]


def test_a_new_line_gets_the_whole_log_again(server: Server) -> None:
    ann, bob, table = two_at_a_table(server)
    with closing(ann.line(table)) as first, closing(bob.line(table)) as second:
        first.read()
        second.read()
        play((first, second), 6)
        first.until(lambda seen: seen["move"] == 6)
        with closing(ann.line(table)) as again:
            again.read()
            assert again.table["first_line"] == 0
            assert again.lines == first.lines
            assert again.table["view"] == first.table["view"]
            assert again.table["version"] >= first.table["version"]


def test_refresh_sends_everything_again(server: Server) -> None:
    ann, bob, table = two_at_a_table(server)
    with closing(ann.line(table)) as first, closing(bob.line(table)) as second:
        first.read()
        second.read()
        play((first, second), 3)
        first.until(lambda seen: seen["move"] == 3)
        known = first.lines
        first.socket.send('{"type":"refresh"}')
        message = first.read()
        assert (message["type"], message["first_line"], message["lines"]) == ("table", 0, known)


def test_the_version_never_goes_back(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.create(3, bots="random")
    ann.request("POST", f"/tables/{table}/seats/0/takeover")
    last = 0
    while True:
        with closing(ann.line(table)) as line:
            for _ in range(5):
                seen = line.read()
                assert seen["version"] >= last
                last = seen["version"]
                if seen["status"] == "over":
                    return


def test_others_see_who_is_there(server: Server) -> None:
    ann, bob, table = two_at_a_table(server)
    with closing(ann.line(table)) as watching:
        watching.until(lambda seen: seen and not seen["seats"][1]["connected"])
        there, twice = bob.line(table), bob.line(table)
        watching.until(lambda seen: seen["seats"][1]["connected"])
        there.close()
        with closing(Person(server, "Eve").line(table)):
            watching.until(lambda seen: seen["watchers"] == 1)
            assert watching.table["seats"][1]["connected"], "the other line is still open"
        twice.close()
        watching.until(lambda seen: not seen["seats"][1]["connected"] and seen["watchers"] == 0)


def test_who_never_came_counts_as_absent(tmp_path: Path) -> None:
    with running(tmp_path, grace=0.5) as server:
        ann, _bob, table = two_at_a_table(server)

        def is_taken_over() -> bool:
            answer = ann.http.post(f"/api/tables/{table}/seats/1/takeover")
            assert answer.status_code == 200 or answer.json()["code"] == "table-not_absent"
            return answer.status_code == 200

        until(is_taken_over)  # to ask is no sign of life of the absent one


def test_a_silent_line_is_closed_and_one_that_pings_is_not(tmp_path: Path) -> None:
    with running(tmp_path, silence=2.0) as server:
        ann, bob, table = two_at_a_table(server)
        with closing(ann.line(table)) as pinging, closing(bob.line(table)) as silent:
            pinging.read()
            assert code_of(silent, pinging) == SILENT
            pinging.until(lambda seen: not seen["seats"][1]["connected"])


def code_of(silent: Line, pinging: Line) -> int:
    """How a line ends that says nothing while the other pings."""
    while True:
        pinging.socket.send('{"type":"ping"}')
        try:
            silent.read(timeout=0.2)
        except TimeoutError:
            continue
        except ConnectionClosed as closed:
            return 0 if closed.rcvd is None else closed.rcvd.code


def test_a_name_given_after_connecting_is_the_one_shown(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.create(2)
    with closing(bob.line(table)) as line:
        assert line.read()["you"]["name"] == ""
        bob.request("POST", f"/tables/{table}/seats/1", {"name": "Bob"})
        line.until(lambda seen: seen["you"]["seat"] == 1)
        assert line.table["you"]["name"] == "Bob"
        assert line.ask({"type": "say", "channel": "table", "text": "here"})["ok"]
    assert ann.look(table)["remarks"][0]["name"] == "Bob"


@pytest.mark.parametrize("message", [b"\x00\x01", b'{"type":"ping"}', "[" * 5000])
def test_a_strange_frame_is_answered_and_the_line_stays(server: Server, message: bytes | str) -> None:
    ann, _bob, table = two_at_a_table(server)
    with closing(ann.line(table)) as line:
        line.read()
        line.socket.send(message)
        assert line.read()["code"] == "unreadable"
        assert line.ask({"type": "say", "channel": "table", "text": "here"})["ok"]


def test_there_is_no_line_to_an_unknown_table(server: Server) -> None:
    with closing(Person(server, "Ann").line("nowhere")) as line, pytest.raises(ConnectionClosed) as closed:
        line.read()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
