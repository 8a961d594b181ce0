"""Who may do what: every route, asked by the host, another player, a watcher and a stranger without a cookie.

A route that is not listed here fails the test: whoever adds one says who may use it.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

import httpx
import pytest
from litestar.routes import HTTPRoute

from brigand.server.app import application
from brigand.server.messages import ClientMessage
from brigand.server.settings import Settings
from tests.server.client import Json, Person, Server, running


class Right(NamedTuple):
    """Statuses by who asks: host, player, watcher, stranger. 409 is «not now»: allowed as far as the person goes."""

    method: str
    path: str
    body: object
    host: int
    player: int
    watcher: int
    stranger: int


LOBBY = [
    Right("GET", "", None, 200, 200, 200, 200),
    Right("PATCH", "", {"seats": 3, "options": {}, "pace": "calm"}, 200, 403, 403, 403),
    Right("POST", "/seats/0", {"name": "Zoe"}, 409, 409, 409, 409),
    Right("PUT", "/seats/2/bot", {"level": "easy"}, 200, 403, 403, 403),
    Right("PUT", "/ready", {"ready": True}, 200, 200, 403, 403),
    Right("PUT", "/chat", {"watchers_talk": True}, 200, 403, 403, 403),
    Right("DELETE", "/chat", None, 200, 403, 403, 403),
    Right("DELETE", "/seats/0", None, -1, 403, 403, 403),
    Right("POST", "/start", {}, -1, 403, 403, 403),
    Right("GET", "/qr", None, 200, 200, 200, 200),
    Right("PUT", "/entropy", {"entropy": "0a" * 32}, 200, 200, 403, 403),
    Right("GET", "/fair", None, 200, 200, 200, 200),
    Right("GET", "/ratings", None, 200, 200, 200, 200),
]
MATCH = [
    Right("POST", "/act", {"type": "act", "id": 1, "token": "x", "decision": 0, "action": {}}, 403, 403, 403, 403),
    Right("POST", "/hint", {"token": "x", "decision": 0}, 403, 403, 403, 403),
    Right("POST", "/seats/0/takeover", None, -1, 403, 403, 403),
    Right("POST", "/seats/0/time", None, 409, 409, 403, 403),
    Right("POST", "/comeback", None, 409, 409, 403, 403),
    Right("POST", "/undo", None, 409, 409, 403, 403),
    Right("POST", "/wish", {"agrees": True}, 409, 409, 403, 403),
    Right("POST", "/end", None, 200, 409, 403, 403),
    Right("PUT", "/pace", {"pace": "calm"}, 200, 200, 403, 403),
    Right("POST", "/step", None, 409, 409, 403, 403),
    Right("POST", "/rematch", None, 403, 403, 403, 403),
    Right("GET", "/replay?viewer=2", None, 403, 403, 403, 403),
    Right("GET", "/record", None, 403, 403, 403, 403),
    Right("GET", "/review", None, 403, 403, 403, 403),
    Right("POST", "/review", None, 403, 403, 403, 403),
    Right("DELETE", "/review", None, 403, 403, 403, 403),
    Right("GET", "/ahead", None, 200, 200, 403, 403),
    Right("PUT", "/ahead", {"said": {}}, 200, 200, 403, 403),
    Right("POST", "/resign", None, -1, -1, 403, 403),
]


class Own(NamedTuple):
    """Statuses of a route about people, by who asks: the one it is about, somebody else, a stranger."""

    method: str
    path: str
    body: object
    owner: int
    other: int
    stranger: int


PASSWORD, WRONG = "a long way to Nottingham", "a short way to York"
OWN = [
    Own("GET", "/home", None, 200, 200, 200),
    Own("GET", "/me", None, 200, 200, 200),
    Own("PUT", "/me", {"name": "Zoe"}, -1, 200, 200),
    Own("GET", "/me/data", None, 200, 200, 200),
    Own("POST", "/me/links", {}, 201, 201, 201),
    Own("GET", "/me/turns", None, 200, 200, 200),
    Own("GET", "/me/notices", None, 200, 200, 200),
    Own("PUT", "/me/notices", {}, 200, 200, 200),
    Own("POST", "/me/notices/test", None, 409, 409, 409),
    Own("POST", "/letters/{token}", None, 409, 409, 409),
    Own("DELETE", "/me/devices/{device}", None, -1, 409, 409),
    Own("POST", "/links/look", {"token": "x"}, 409, 409, 409),
    Own("POST", "/links/use", {"token": "x"}, 409, 409, 409),
    Own("POST", "/account", {"name": "Olga", "password": PASSWORD}, 409, 409, 409),
    Own("PUT", "/account/password", {"old": WRONG, "new": PASSWORD}, 409, 409, 409),
    Own("PUT", "/account/mail", {"mail": "eve@example.org", "password": WRONG}, 409, 409, 409),
    Own("POST", "/session", {"name": "Olga", "password": WRONG}, 409, 409, 409),
    Own("POST", "/session/mail", {"name": "Olga"}, 409, 409, 409),
    Own("GET", "/people/{handle}", None, 200, 409, 409),
    Own("GET", "/people/{handle}/against/{handle}", None, 409, 409, 409),
    Own("GET", "/leaders?game=loot&seats=2", None, 200, 200, 200),
    Own("POST", "/tables", {"game": "loot", "seats": 2, "name": "Zoe"}, 201, 201, 201),
    Own("DELETE", "/me", {"password": WRONG}, 409, -1, 200),
    Own("DELETE", "/session", None, -1, 200, 200),
    Own("DELETE", "/me", {}, -1, 200, 200),
]
OPEN = {
    ("GET", path)
    for path in (
        "/healthz",
        "/readyz",
        "/metrics",
        "/",
        "/link",
        "/letter",
        "/me",
        "/table/{rest}",
        "/person/{rest}",
        "/rules/{rest}",
        "/leaders/{rest}",
        "/{name}",
        "/api/schema",
        "/api/schema/openapi.json",
        "/api/schema/{path}",
    )
}
"""The same for everybody: pages, the description, and what a host asks (`test_house` has more of it)."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server"), accounts=True) as started:
        yield started


def listed() -> set[tuple[str, str]]:
    """The routes that are asked here."""
    found = set(OPEN)
    for right in (*LOBBY, *MATCH):
        path = "/".join("{seat}" if part.isdigit() else part for part in right.path.partition("?")[0].split("/"))
        found.add((right.method, f"/api/tables/{{id}}{path}"))
    for own in OWN:
        found.add((own.method, f"/api{own.path.partition('?')[0].replace('against/{handle}', 'against/{other}')}"))
    return found


def routes() -> Iterator[tuple[str, str]]:
    """Every method of every address of the whole application."""
    for route in application(Settings()).routes:
        methods = route.methods - {"OPTIONS"} if isinstance(route, HTTPRoute) else {"SOCKET"}
        if not route.path_format.startswith("/assets/"):  # only where the pages are built
            yield from ((str(method), route.path_format) for method in methods)


def test_every_route_is_listed() -> None:
    unknown = set(routes()) - listed() - {("SOCKET", "/api/tables/{id}/socket")}
    assert not unknown, "who may ask these? LOBBY, MATCH or OWN say it"


def test_every_row_is_a_route() -> None:
    assert not listed() - set(routes())


def asked(right: Right, person: Person | None, server: Server, table: str) -> int:
    """The status for one who asks."""
    path = f"/api/tables/{table}{right.path}"
    if person is None:
        return httpx.request(right.method, server.address + path, json=right.body, timeout=60).status_code
    return person.http.request(right.method, path, json=right.body).status_code


def opened(server: Server) -> tuple[Person, Person, Person, str]:
    """A table with a host and a player, and somebody who watches."""
    ann, bob, eve = Person(server, "Ann"), Person(server, "Bob"), Person(server, "Eve")
    table = ann.create(3)
    bob.request("POST", f"/tables/{table}/seats/1", {"name": "Bob"})
    return ann, bob, eve, table


def ask_all(server: Server, rights: list[Right], people: list[Person | None], table: str) -> None:
    for right in rights:
        for person, wanted in zip(people, right[3:], strict=True):
            if wanted != -1:
                who = "a stranger" if person is None else person.name
                assert asked(right, person, server, table) == wanted, f"{right.method} {right.path} by {who}"


def test_before_the_deal(server: Server) -> None:
    ann, bob, eve, table = opened(server)
    ask_all(server, LOBBY, [ann, bob, eve, None], table)


def test_during_the_match(server: Server) -> None:
    ann, bob, eve, table = opened(server)
    ann.request("PUT", f"/tables/{table}/seats/2/bot", {"level": "easy"})
    ann.request("POST", f"/tables/{table}/start", {})
    ask_all(server, MATCH, [ann, bob, eve, None], table)
    for right in LOBBY[1:5]:
        assert asked(right, ann, server, table) == 409, "only before the deal"


def test_what_is_about_oneself_is_nobody_elses(server: Server) -> None:
    olga, eve = Person(server, "Olga"), Person(server, "Eve")
    olga.request("POST", "/account", {"name": "Olga", "password": PASSWORD})
    me = olga.request("GET", "/me")
    known = {"device": me["devices"][0]["id"], "handle": me["handle"], "token": "stop.x.0.y"}
    for own in OWN:
        for person, wanted in zip([olga, eve, None], own[3:], strict=True):
            if wanted == -1:
                continue
            address = f"{server.address}/api{own.path.format(**known)}"
            http = httpx if person is None else person.http
            answer = http.request(own.method, address, json=own.body, timeout=60)
            who = "a stranger" if person is None else person.name
            assert answer.status_code == wanted, f"{own.method} {own.path} by {who}: {answer.text}"
            if person is not olga:
                assert known["device"] not in answer.text, "of another's devices nobody is told"
    after = olga.request("GET", "/me")
    assert (after["account"], after["mail"], after["devices"]) == ("Olga", "", after["devices"])
    assert len(after["devices"]) == len(me["devices"])
    eve.request("POST", "/session", {"name": "Olga", "password": PASSWORD})


MESSAGES: dict[str, tuple[Json, str | None]] = {
    "act": ({"token": "x", "decision": 0, "action": {"do": "draw"}}, "table-bad_token"),
    "preview": ({"token": "x", "decision": 0, "action": {"do": "draw"}}, "table-bad_token"),
    "say": ({"channel": "team", "text": "x"}, "table-cannot_say"),
    "ping": ({}, None),
    "refresh": ({}, None),
}


def test_every_message_of_a_watcher(server: Server) -> None:
    kinds: Any = ClientMessage
    assert {kind.__struct_config__.tag for kind in kinds.__args__} == set(MESSAGES), "who may send it?"
    ann, _, eve, table = opened(server)
    ann.request("PUT", f"/tables/{table}/seats/2/bot", {"level": "easy"})
    ann.request("POST", f"/tables/{table}/start", {})
    line = eve.line(table)
    line.read()
    for kind, (message, code) in MESSAGES.items():
        if code is not None:
            assert line.ask({"type": kind, **message})["code"] == code
    own = ann.look(table)["you"]["token"]
    other = {"token": f"{own[:-1]}{'0' if own[-1] != '0' else '1'}", "decision": 0, "action": {"do": "draw"}}
    assert line.ask({"type": "act", **other})["code"] == "table-bad_token"
