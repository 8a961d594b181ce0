"""A guest who signs in: seat, hand, words, history and devices come along, in the middle of a match."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from brigand.server.socket import ENDED
from brigand.table.entries import Became
from brigand.table.table import Table
from tests.server.client import Person, Server, running
from tests.server.test_attacks import closed
from tests.waiting import until

PASSWORD = "a long way to Nottingham"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server"), accounts=True, sign_in_attempts=40) as started:
        yield started


def account(server: Server, name: str) -> Person:
    """Somebody with an account, at home."""
    person = Person(server, name)
    person.request("POST", "/account", {"name": name, "password": PASSWORD})
    return person


def sign_in(person: Person, name: str, **more: object) -> None:
    person.request("POST", "/session", {"name": name, "password": PASSWORD, **more})


def matched(ann: Person, bob: Person) -> str:
    """A running match of two."""
    table = ann.create(2)
    bob.request("POST", f"/tables/{table}/seats/1", {"name": bob.name})
    ann.request("POST", f"/tables/{table}/start", {})
    return table


def test_a_guest_goes_on_in_the_same_seat(server: Server) -> None:
    home, phone, bob = account(server, "Ann"), Person(server, "Guest"), Person(server, "Bob")
    over = phone.create(2, bots="random")
    phone.request("POST", f"/tables/{over}/resign")
    until(lambda: phone.look(over)["status"] == "over")
    table = matched(phone, bob)
    line = phone.line(table)
    line.until(lambda seen: seen.get("status") == "playing")
    line.ask({"type": "say", "channel": "table", "text": "see you at home"})
    hand = line.table["view"]
    sign_in(phone, "Ann")
    seen = phone.look(table)
    assert (seen["you"]["seat"], seen["you"]["host"], seen["view"]) == (0, True, hand)
    assert [remark["own"] for remark in seen["remarks"]] == [True]
    assert home.look(table)["you"]["seat"] == 0, "the same person at home"
    assert {one["id"] for one in home.request("GET", "/home")["tables"]} >= {table}
    until(lambda: over in {one["id"] for one in home.request("GET", "/home")["tables"]})
    until(lambda: home.look(over)["you"]["seat"] == 0)
    handle = home.request("GET", "/me")["handle"]
    until(lambda: over in str(home.request("GET", f"/people/{handle}")))
    assert len(home.request("GET", "/me")["devices"]) == 2
    assert closed(line) == ENDED, "the line that was open calls again, with the cookie of who signed in"
    line = phone.line(table)
    line.read()
    if seen["to_act"] == [1]:
        bob_line = bob.line(table)
        bob_line.until(lambda told: told.get("owed") is not None)
        bob_line.act(bob_line.table["owed"]["legal"][0])
    line.until(lambda told: told.get("owed") is not None)
    owed = line.table["owed"]
    assert line.act(owed["legal"][0])["ok"] is True
    server.kill()
    server.start()
    assert home.look(table)["you"]["seat"] == phone.look(table)["you"]["seat"] == 0


@pytest.mark.parametrize("way", ["sign in", "sign up"])
def test_who_was_the_guest_too_is_not_the_account(server: Server, way: str) -> None:
    """A cookie that somebody knew, and a device that was added, before a password was told."""
    name = f"Cat {way}"
    if way == "sign in":
        account(server, name)
    desk, tablet, thief, bob = Person(server, "Guest"), Person(server, ""), Person(server, ""), Person(server, "Bob")
    table = matched(desk, bob)
    link = desk.request("POST", "/me/links", {"table": table})["link"]
    tablet.request("POST", "/links/use", {"token": link.partition("#")[2]})
    thief.http.cookies = httpx.Cookies(desk.http.cookies)
    old_token = desk.look(table)["you"]["token"]
    if way == "sign in":
        sign_in(desk, name)
    else:
        desk.request("POST", "/account", {"name": name, "password": PASSWORD})
    assert desk.look(table)["you"]["seat"] == 0
    assert len([device for device in desk.request("GET", "/me")["devices"] if device["this"]]) == 1
    for other in (tablet, thief):
        assert other.request("GET", "/me")["account"] is None
        assert other.look(table)["you"]["seat"] is None
    spoken = {"Authorization": f"Bearer {old_token}"}
    nobody = httpx.get(f"{server.address}/api/tables/{table}", headers=spoken).json()
    assert nobody["you"]["seat"] is None, "tokens of seats too"


def test_who_does_not_want_it_leaves_them_behind(server: Server) -> None:
    dora, guest, bob = account(server, "Dora"), Person(server, "Guest"), Person(server, "Bob")
    table = matched(guest, bob)
    sign_in(guest, "Dora", bring=False)
    assert guest.look(table)["you"]["seat"] is dora.look(table)["you"]["seat"] is None


def test_nobody_sits_twice_at_a_table(server: Server) -> None:
    ezio, guest = account(server, "Ezio"), Person(server, "Guest")
    table = matched(ezio, guest)
    sign_in(guest, "Ezio")
    assert guest.look(table)["you"]["seat"] == 0
    assert [seat["name"] for seat in ezio.look(table)["seats"]] == ["Ezio", "Guest"], "the guest stays another one"


def test_being_forgotten_includes_the_guest_one_was(server: Server) -> None:
    guest, bob = Person(server, "Wanderer"), Person(server, "Bob")
    account(server, "Frida")
    table = matched(guest, bob)
    was = guest.http.get("/api/me/data").json()["person"]
    sign_in(guest, "Frida")
    data = guest.http.get("/api/me/data").json()
    assert data["was"] == [was]
    guest.request("DELETE", "/me", {"password": PASSWORD})
    with sqlite3.connect(server.database) as database:
        kept = "\n".join(line for line in database.iterdump() if not line.startswith("CREATE"))
    assert was not in kept
    assert data["person"] not in kept
    assert "Wanderer" not in kept
    assert bob.look(table)["seats"][0]["name"] == "N. N."


def test_moving_begun_by_a_killed_server_is_finished(tmp_path: Path) -> None:
    with running(tmp_path, accounts=True) as server:
        gina, guest = account(server, "Gina"), Person(server, "Guest")
        table = matched(guest, Person(server, "Bob"))
        persons = [person.http.get("/api/me/data").json()["person"] for person in (guest, gina)]
        server.kill()
        with sqlite3.connect(server.database) as database:  # it was killed after the first step
            database.execute("INSERT INTO became (guest, person) VALUES (?, ?)", persons)
        server.start()
        until(lambda: gina.look(table)["you"]["seat"] == 0)
        assert guest.look(table)["you"]["seat"] == 0


def test_a_table_without_the_guest_has_nothing_to_log() -> None:
    table = Table("t")
    table.take(table.create("loot", 2, {}, "host", "natural"))
    table.take(table.sit("host", "Ann", 0))
    assert table.become("somebody", "else") is None
    entry = table.become("host", "ann")
    assert entry == Became("host", "ann")
    table.take(entry)
    assert (table.host, table.seats[0].person) == ("ann", "ann")
