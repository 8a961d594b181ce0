"""One person with several devices: by a link that works once, until a device is ended."""

import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Json, Person, Server, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server")) as started:
        yield started


def link_of(person: Person, **wish: object) -> str:
    """The secret part of a fresh link."""
    made = person.request("POST", "/me/links", wish)
    assert made["qr"].startswith("<svg ")
    assert made["seconds"] == 600
    return str(made["link"]).partition("/link#")[2]


def follow(person: Person, token: str) -> Json:
    return person.request("POST", "/links/use", {"token": token})


def test_another_device_has_seat_hand_and_token_in_the_middle_of_a_match(server: Server) -> None:
    desk, phone = Person(server, "Ann"), Person(server, "nobody yet")
    table = desk.create(2, bots="random")
    line = desk.line(table)
    line.until(lambda seen: seen.get("owed"))
    assert phone.look(table)["you"]["seat"] is None
    token = link_of(desk, table=table)
    asked = phone.request("POST", "/links/look", {"token": token})
    assert (asked["kind"], asked["name"], asked["tables"]) == ("device", "Ann", 0)
    assert follow(phone, token) == {"table": table}
    seen = phone.look(table)
    assert seen["you"]["seat"] == 0
    assert seen["view"] == line.table["view"]
    assert seen["you"]["token"] != line.table["you"]["token"], "each device has its own"
    there = phone.line(table)
    there.until(lambda seen: seen.get("owed"))
    move = there.table["move"]
    assert there.act(there.table["owed"]["legal"][0])["ok"]
    line.until(lambda seen: seen["move"] > move)


def test_a_link_works_once(server: Server) -> None:
    desk, phone, thief = Person(server, "Ann"), Person(server, ""), Person(server, "")
    token = link_of(desk)
    for _ in range(2):
        phone.request("POST", "/links/look", {"token": token})  # looking is not using
    follow(phone, token)
    assert thief.problem("POST", "/links/use", {"token": token}) == (409, "link_over")
    assert thief.problem("POST", "/links/look", {"token": token}) == (409, "link_over")
    assert thief.request("GET", "/me")["handle"] != desk.request("GET", "/me")["handle"]
    assert phone.request("GET", "/me")["handle"] == desk.request("GET", "/me")["handle"]


def test_a_link_works_for_ten_minutes(server: Server) -> None:
    desk, phone = Person(server, "Ann"), Person(server, "")
    token = link_of(desk)
    with sqlite3.connect(server.database, timeout=30) as database:
        (until,) = database.execute("SELECT max(until) FROM links").fetchone()
        assert 0 < until - time.time() <= 600
        database.execute("UPDATE links SET until = ?", (time.time() - 1,))
    assert phone.problem("POST", "/links/use", {"token": token}) == (409, "link_over")


def test_an_ended_device_is_nobodys_at_once(server: Server) -> None:
    desk, phone = Person(server, "Ann"), Person(server, "")
    table = desk.create(2, bots="random")
    token = link_of(desk)
    follow(phone, token)
    line = phone.line(table)
    line.until(lambda seen: seen.get("owed"))
    seat_token, left_over = line.table["you"]["token"], link_of(phone)
    devices = desk.request("GET", "/me")["devices"]
    assert [device["this"] for device in devices].count(True) == 1
    (other,) = [device["id"] for device in devices if not device["this"]]
    rest = desk.request("DELETE", f"/me/devices/{other}")
    assert [device["id"] for device in rest["devices"]] == [d["id"] for d in devices if d["this"]]
    with pytest.raises(ConnectionClosed) as closed:
        line.until(lambda seen: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401
    act = {"type": "act", "id": 1, "token": seat_token, "decision": 0, "action": line.table["owed"]["legal"][0]}
    assert phone.problem("POST", f"/tables/{table}/act", act) == (403, "table-bad_token")
    with_token = httpx.get(f"{server.address}/api/tables/{table}", headers={"Authorization": f"Bearer {seat_token}"})
    assert with_token.json()["you"]["seat"] is None
    assert Person(server, "").problem("POST", "/links/use", {"token": left_over}) == (409, "link_over")
    assert phone.look(table)["you"]["seat"] is None
    assert phone.request("GET", "/home")["tables"] == []
    assert desk.look(table)["you"]["seat"] == 0


def test_devices_of_others_cannot_be_ended(server: Server) -> None:
    desk, eve = Person(server, "Ann"), Person(server, "Eve")
    link_of(desk)
    (device,) = [one["id"] for one in desk.request("GET", "/me")["devices"]]
    assert eve.problem("DELETE", f"/me/devices/{device}") == (409, "no_such_device")
    assert desk.request("GET", "/me")["devices"]


def test_a_restart_remembers_what_was_ended(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        desk, phone = Person(server, "Ann"), Person(server, "")
        follow(phone, link_of(desk))
        cookies = dict(phone.http.cookies)
        (other,) = [one["id"] for one in desk.request("GET", "/me")["devices"] if not one["this"]]
        desk.request("DELETE", f"/me/devices/{other}")
        server.kill()
        server.start()
        handle = desk.request("GET", "/me")["handle"]
        with httpx.Client(base_url=server.address, cookies=cookies) as again:
            assert again.get("/api/me").json()["handle"] != handle
