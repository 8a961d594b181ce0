"""A name with a password: signing up and in, what is counted, letters, taking along, being forgotten."""

import json
import re
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server import listening
from tests.server.client import Person, Server, running
from tests.server.listening import Letterbox
from tests.waiting import until

PASSWORD = "a long way to Nottingham"


@pytest.fixture(scope="module")
def letterbox() -> Iterator[tuple[Letterbox, int]]:
    with listening.letterbox() as opened:
        yield opened


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, letterbox: tuple[Letterbox, int]) -> Iterator[Server]:
    post: dict[str, Any] = {"smtp_host": "127.0.0.1", "smtp_port": letterbox[1], "smtp_from": "table@example.org"}
    with running(tmp_path_factory.mktemp("server"), accounts=True, sign_in_attempts=40, **post) as started:
        yield started


def signed_up(server: Server, name: str, **more: object) -> Person:
    person = Person(server, name)
    person.request("POST", "/account", {"name": name, "password": PASSWORD, **more})
    return person


def sign_in(person: Person, name: str, password: str = PASSWORD) -> None:
    person.request("POST", "/session", {"name": name, "password": password})


def test_a_guests_tables_come_along_and_are_there_on_a_second_browser(server: Server) -> None:
    ann, there = Person(server, "Ann"), Person(server, "")
    table = ann.create(2, bots="random")
    me = ann.request("POST", "/account", {"name": "Ann", "password": PASSWORD})
    assert me["account"] == "Ann"
    sign_in(there, "Ann")
    assert there.look(table)["you"]["seat"] == 0
    assert [one["id"] for one in there.request("GET", "/home")["tables"]] == [table]
    there.request("DELETE", "/session")
    assert there.look(table)["you"]["seat"] is None
    assert ann.look(table)["you"]["seat"] == 0


@pytest.mark.parametrize("alike", ["WILLIAM", "  william ", "Ｗilliam"])
def test_names_that_look_alike_are_one(server: Server, alike: str) -> None:
    Person(server, "").http.post("/api/account", json={"name": "William", "password": PASSWORD})  # the first time
    other = Person(server, "")
    assert other.problem("POST", "/account", {"name": alike, "password": PASSWORD}) == (409, "account_taken")


def test_what_is_refused(server: Server) -> None:
    guest = Person(server, "")
    assert guest.problem("POST", "/account", {"name": "Zoe", "password": "short"}) == (409, "bad_password")
    assert guest.problem("POST", "/account", {"name": "Zoe", "password": PASSWORD, "mail": "x"}) == (409, "bad_mail")
    assert guest.problem("PUT", "/account/password", {"old": "x", "new": PASSWORD}) == (409, "not_signed_in")
    zoe = signed_up(server, "Zoe")
    assert zoe.problem("POST", "/account", {"name": "Zoe 2", "password": PASSWORD}) == (409, "has_account")
    assert zoe.problem("PUT", "/account/password", {"old": "wrong", "new": PASSWORD}) == (409, "wrong_password")


def test_a_password_cannot_be_guessed_for_long(tmp_path: Path) -> None:
    with running(tmp_path, accounts=True, sign_in_attempts=3) as server:
        signed_up(server, "Bob")
        thief = Person(server, "")
        wrong = {"name": "bob", "password": "let me in, please"}
        assert [thief.problem("POST", "/session", wrong)[1] for _ in range(4)] == [
            *["wrong_password"] * 3,
            "too_many_attempts",
        ]
        right = {"name": "Bob", "password": PASSWORD}
        assert thief.problem("POST", "/session", right) == (409, "too_many_attempts"), "not even the right one"
        codes = []
        for number in range(15):
            body = {"name": f"nobody {number}", "password": "let me in, please"}
            codes.append(thief.problem("POST", "/session", body)[1])
        assert codes[0] == "wrong_password"
        assert "too_many_attempts" in codes, "an address may not go through all names either"
        assert "wrong_password" not in codes[codes.index("too_many_attempts") :]


def test_an_unknown_name_takes_as_long_as_a_wrong_password(tmp_path: Path) -> None:
    with running(tmp_path, accounts=True, sign_in_attempts=100) as server:
        signed_up(server, "Cat")
        guest = Person(server, "")

        def seconds(name: str) -> float:
            start = time.perf_counter()
            assert guest.problem("POST", "/session", {"name": name, "password": "wrong one"})[1] == "wrong_password"
            return time.perf_counter() - start

        seconds("nobody")  # the first one makes what all others are compared with
        known, unknown = [], []
        for _ in range(5):
            known.append(seconds("Cat"))
            unknown.append(seconds("nobody"))
        assert min(unknown) > 0.4 * min(known)


def test_another_password_ends_the_other_devices(server: Server) -> None:
    desk, phone = signed_up(server, "Dora"), Person(server, "")
    sign_in(phone, "Dora")
    handle = desk.request("GET", "/me")["handle"]
    assert phone.request("GET", "/me")["handle"] == handle
    desk.request("PUT", "/account/password", {"old": PASSWORD, "new": PASSWORD + "!"})
    assert phone.request("GET", "/me")["handle"] != handle
    assert desk.request("GET", "/me")["handle"] == handle
    assert phone.problem("POST", "/session", {"name": "Dora", "password": PASSWORD}) == (409, "wrong_password")
    sign_in(phone, "Dora", PASSWORD + "!")


def test_a_forgotten_password_by_letter(server: Server, letterbox: tuple[Letterbox, int]) -> None:
    signed_up(server, "Ezio", mail="ezio@example.org")
    lost = Person(server, "", language="it")
    before = len(letterbox[0].letters)
    assert lost.request("POST", "/session/mail", {"name": "nobody at all"}) == {"ok": True}
    assert lost.request("POST", "/session/mail", {"name": "EZIO"}) == {"ok": True}
    until(lambda: len(letterbox[0].letters) > before)
    letter = letterbox[0].letters[-1]
    assert letter["To"] == "ezio@example.org"
    text = letter.get_content().replace("=\n", "")
    assert "Ciao Ezio" in text
    found = re.search(r"/link#(\S+)", text)
    assert found is not None
    use = {"token": found[1]}
    assert lost.problem("POST", "/links/use", use) == (409, "bad_password"), "the link is not used up by that"
    lost.request("POST", "/links/use", {**use, "password": "a fresh one, Ezio"})
    assert lost.request("GET", "/me")["account"] == "Ezio"
    assert lost.problem("POST", "/links/use", {**use, "password": "again and again"}) == (409, "link_over")
    assert len(letterbox[0].letters) == before + 1, "nobody got none"


@pytest.mark.parametrize("reset", [False, True])
def test_a_link_by_the_host(server: Server, reset: bool) -> None:
    name = f"Frida {reset}"
    signed_up(server, name)
    command = [sys.executable, "-m", "brigand.cli", "admin", "link", name, "--database", server.database]
    command += ["--address", server.address, *(["--reset"] if reset else [])]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    assert printed.startswith(f"{server.address}/link#")
    token = printed.partition("#")[2]
    lost = Person(server, "")
    lost.request("POST", "/links/use", {"token": token, **({"password": "fresh one 2"} if reset else {})})
    assert lost.request("GET", "/me")["account"] == name


def test_without_accounts_everybody_is_a_guest(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        guest = Person(server, "Ann")
        for path in ("/account", "/session"):
            body = {"name": "Ann", "password": PASSWORD}
            assert guest.problem("POST", path, body) == (409, "no_accounts")
        assert guest.request("GET", "/me")["accounts"] is False


def test_what_is_kept_can_be_taken_along(server: Server) -> None:
    gina = signed_up(server, "Gina", mail="gina@example.org")
    table = gina.create(2, bots="random")
    line = gina.line(table)
    line.ask({"type": "say", "channel": "table", "text": "my own words"})
    other = Person(server, "Eve")
    other.line(table).ask({"type": "say", "channel": "watchers", "text": "not hers"})
    answer = gina.http.get("/api/me/data")
    assert "attachment" in answer.headers["content-disposition"]
    data = answer.json()
    assert data["account"]["mail"] == "gina@example.org"
    assert [one["id"] for one in data["tables"]] == [table]
    assert "my own words" in answer.text
    assert "not hers" not in answer.text
    assert "argon2" not in answer.text


def test_being_forgotten(server: Server) -> None:
    hugo, ivo = signed_up(server, "Hugo"), Person(server, "Ivo")
    over = hugo.create(2, bots="random")
    line = hugo.line(over)
    line.ask({"type": "say", "channel": "table", "text": "Hugo was here"})
    hugo.request("POST", f"/tables/{over}/resign")
    line.until(lambda seen: seen.get("status") == "over")
    running_match = hugo.create(2)
    ivo.request("POST", f"/tables/{running_match}/seats/1", {"name": "Ivo"})
    hugo.request("POST", f"/tables/{running_match}/start", {})
    lobby = hugo.create(2)
    person = json.loads(hugo.http.get("/api/me/data").text)["person"]
    watching = ivo.line(running_match)
    watching.until(lambda seen: seen.get("status") == "playing")
    assert hugo.problem("DELETE", "/me", {"password": "wrong"}) == (409, "wrong_password")
    hugo.request("DELETE", "/me", {"password": PASSWORD})
    with pytest.raises(ConnectionClosed):
        line.until(lambda seen: False)
    for table in (over, running_match):
        seen = ivo.look(table)
        assert {seat["name"] for seat in seen["seats"] if seat["kind"] == "person"} - {"Ivo"} == {"N. N."}
        assert hugo.look(table)["you"]["seat"] is None
    assert ivo.look(lobby)["seats"][0]["kind"] == "open"
    watching.until(lambda seen: seen["seats"][0]["resigned"])
    assert hugo.request("GET", "/home")["tables"] == []
    with sqlite3.connect(server.database) as database:
        kept = "\n".join(line for line in database.iterdump() if not line.startswith("CREATE"))
    assert person not in kept
    assert "Hugo" not in kept
    signed_up(server, "Hugo")  # the name is free again
