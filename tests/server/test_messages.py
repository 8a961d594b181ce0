"""Stale, forged, repeated, malformed, oversized: exactly one clear answer, and nothing changed."""

import json
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import httpx
import pytest

from tests.server.client import Line, Person, Server, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server"), messages_per_second=30) as started:
        yield started


@pytest.fixture
def table(server: Server) -> Iterator[tuple[Line, Line]]:
    """Two people at a table of two; the first line belongs to whoever is to act."""
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    id = ann.create(2)
    bob.request("POST", f"/tables/{id}/seats/1", {"name": "Bob"})
    ann.request("POST", f"/tables/{id}/start", {})
    with closing(ann.line(id)) as first, closing(bob.line(id)) as second:
        first.read()
        second.read()
        yield (first, second) if first.table["owed"] is not None else (second, first)


def unchanged(line: Line) -> Any:
    seen = line.person.look(line.table["id"])
    return seen["version"], seen["view"]


def next_answer(line: Line) -> dict[str, Any]:
    """Read on past the table to what was asked for."""
    while (answer := line.read())["type"] == "table":
        pass
    return answer


def refused(line: Line, message: dict[str, Any]) -> dict[str, Any]:
    before = unchanged(line)
    answer = line.ask(message)
    assert not answer["ok"]
    assert answer["sentence"]
    assert unchanged(line) == before
    assert line.ask({"type": "say", "channel": "table", "phrase": "hello"})["ok"], "the line still works"
    return answer


def act(line: Line, **changed: object) -> dict[str, Any]:
    owed = line.table["owed"]
    message = {
        "type": "act",
        "token": line.table["you"]["token"],
        "decision": owed["decision"] if owed else 0,
        "action": {"do": "draw"},
    }
    return {**message, **changed}


def test_an_answer_to_an_old_decision(table: tuple[Line, Line]) -> None:
    acting, _ = table
    assert refused(acting, act(acting, decision=99))["code"] == "stale"


def test_the_answer_comes_before_the_table_that_follows_from_it(table: tuple[Line, Line]) -> None:
    acting, _ = table
    before = acting.table["version"]
    acting.socket.send(json.dumps({"id": 1, **act(acting)}))
    while (message := acting.read())["type"] == "table":
        assert message["version"] == before, "somebody came or went, but nothing was played yet"
    assert message["type"] == "answer"
    acting.until(lambda seen: seen["version"] > before)


def test_a_repeated_message_acts_once(table: tuple[Line, Line]) -> None:
    acting, other = table
    message = act(acting)
    assert acting.ask(message)["ok"]
    assert acting.ask(message)["rule"] == "loot.turn.own_turn_only"
    other.until(lambda seen: seen["move"] == 1)
    assert other.ask(act(other))["ok"]
    acting.until(lambda seen: seen["move"] == 2)
    assert acting.ask(message)["code"] == "stale"
    assert acting.person.look(acting.table["id"])["move"] == 2


def test_an_illegal_action_names_the_rule_and_its_details(table: tuple[Line, Line]) -> None:
    acting, other = table
    assert refused(acting, act(acting, action={"do": "pass"}))["rule"] == "loot.turn.no_pass"
    answer = refused(other, act(other))
    assert answer["rule"] == "loot.turn.own_turn_only"
    assert answer["details"] == {"player": acting.table["you"]["seat"]}


def test_a_forged_token(table: tuple[Line, Line]) -> None:
    acting, other = table
    for token in ("", "0" * 32, other.table["you"]["token"][:-1], "ä" * 10):
        assert refused(acting, act(acting, token=token))["code"] == "table-bad_token"


def test_the_neighbours_token_plays_only_for_the_neighbour(table: tuple[Line, Line]) -> None:
    acting, other = table
    answer = refused(other, act(other, token=other.table["you"]["token"], decision=acting.table["owed"]["decision"]))
    assert answer["rule"] == "loot.turn.own_turn_only"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        "7",
        '"act"',
        "{}",
        '{"type":"fly"}',
        '{"type":"act"}',
        '{"type":"act","id":"x"}',
        "\x00",
        "ß" * 50,
    ],
)
def test_a_malformed_message(table: tuple[Line, Line], text: str) -> None:
    acting, _ = table
    before = unchanged(acting)
    acting.socket.send(text)
    answer = next_answer(acting)
    assert (answer["id"], answer["code"]) == (-1, "unreadable")
    assert unchanged(acting) == before


@pytest.mark.parametrize("data", [b"\xff\xfe\x00", b'{"type":"ping"}'])
def test_bytes_instead_of_text(table: tuple[Line, Line], data: bytes) -> None:
    line, _ = table
    line.socket.send(data)
    assert next_answer(line)["code"] == "unreadable"
    line.socket.send('{"type":"ping"}')
    assert next_answer(line)["type"] == "pong", "the line stays"


@pytest.mark.parametrize(
    "action",
    [
        {},
        {"do": "fly"},
        {"do": 1},
        {"do": "attack", "card": "green 3"},
        {"do": "draw", "twice": True},
        {"do": ["draw"]},
    ],
)
def test_an_action_that_says_nothing(table: tuple[Line, Line], action: dict[str, object]) -> None:
    acting, _ = table
    assert refused(acting, act(acting, action=action))["code"] == "unreadable"


def test_an_oversized_message(table: tuple[Line, Line]) -> None:
    acting, _ = table
    before = unchanged(acting)
    acting.socket.send(json.dumps({"type": "say", "id": 1, "channel": "table", "text": "x" * 20_000}))
    assert next_answer(acting)["code"] == "too_large"
    assert unchanged(acting) == before


def test_an_oversized_request(server: Server) -> None:
    ann = Person(server, "Ann")
    answer = ann.http.post("/api/tables", content=b'{"name":"' + b"x" * 100_000 + b'"}')
    assert answer.status_code == 413
    assert answer.json()["code"] == "too_large"


def test_a_flood_on_a_line_is_answered_and_forgiven(table: tuple[Line, Line]) -> None:
    acting, _ = table
    for _ in range(60):
        acting.socket.send('{"type":"ping"}')
    answers = [next_answer(acting) for _ in range(60)]
    assert [answer for answer in answers if answer.get("code") == "too_fast"]
    assert [answer for answer in answers if answer["type"] == "pong"]


def test_a_flood_of_requests(tmp_path: Any) -> None:
    with running(tmp_path, requests_per_second=0.01, burst=5) as slow:
        statuses = [httpx.get(f"{slow.address}/api/home").status_code for _ in range(12)]
    assert 429 in statuses


def test_a_request_from_another_page(server: Server) -> None:
    ann = Person(server, "Ann")
    answer = ann.http.post("/api/tables", json={}, headers={"Origin": "http://evil.example"})
    assert answer.status_code == 403
    own = {"Origin": server.address}
    assert ann.http.put("/api/me", json={"name": "Ann"}, headers=own).status_code == 200


def test_who_watches_does_not_speak_as_somebody_who_sits_here(server: Server) -> None:
    ann, twin = Person(server, "Ann"), Person(server, "Änn")
    table = ann.create(2)
    twin.request("PUT", "/me", {"name": twin.name})
    line = twin.line(table)
    line.read()
    assert line.ask({"type": "say", "channel": "watchers", "text": "I resign"})["code"] == "table-name_taken"
    twin.request("PUT", "/me", {"name": "Eve"})
    line = twin.line(table)
    line.read()
    assert line.ask({"type": "say", "channel": "watchers", "text": "Hello"})["ok"]


def test_nobody_keeps_answers_that_are_somebodys(server: Server) -> None:
    """A proxy that kept them would hand out seats, and one guest's cookie to everybody."""
    ann = Person(server, "Ann")
    table = ann.create(2)
    for path in ("/api/home", f"/api/tables/{table}", "/api/me/data"):
        assert ann.http.get(path).headers["cache-control"] == "no-store"
    fresh = httpx.get(f"{server.address}/", timeout=60)
    assert "set-cookie" not in fresh.headers or fresh.headers["cache-control"] == "no-store"


def test_a_forged_cookie_is_a_stranger(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.create(2, bots="greedy")
    name, value = next((cookie.name, cookie.value) for cookie in ann.http.cookies.jar)
    assert value is not None
    forged = value[:-1] + ("0" if value[-1] != "0" else "1")
    answer = httpx.get(f"{server.address}/api/tables/{table}", cookies={name: forged})
    assert answer.json()["you"]["seat"] is None
    assert answer.json()["view"]["hands"][0]["cards"] is None


def test_unknown_tables_and_pages(server: Server) -> None:
    ann = Person(server, "Ann")
    assert ann.problem("GET", "/tables/nowhere") == (404, "table-unknown")
    assert ann.problem("GET", "/nonsense")[0] == 404
    assert ann.problem("DELETE", "/home")[0] == 405
    assert ann.problem("GET", "/tables/" + "x" * 50)[0] in (400, 404)


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "\n\t", "\u0000"])
def test_names_that_cannot_be_shown(server: Server, name: str) -> None:
    ann = Person(server, "Ann")
    assert ann.problem("PUT", "/me", {"name": name}) == (409, "table-bad_name")


def test_every_answer_carries_the_headers_that_keep_a_browser_safe(server: Server) -> None:
    answer = httpx.get(f"{server.address}/api/home")
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie


def test_the_interface_is_described_without_anything_from_elsewhere(server: Server) -> None:
    page = httpx.get(f"{server.address}/api/schema/").text
    assert "/api/tables/{id}/act" in page
    assert "http" not in page.replace("http://www.w3.org", "")
    assert httpx.get(f"{server.address}/api/schema/openapi.json").json()["openapi"].startswith("3.")
