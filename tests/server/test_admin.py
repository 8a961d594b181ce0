"""`brigand admin` beside a running server, and while none runs: what it tells, what it has done, whom it harms not."""

import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from brigand.cli import main
from brigand.server.socket import GONE
from brigand.store.schema import entries
from brigand.store.store import Store
from tests.server.client import Line, Person, Server, running
from tests.store.postgres import running as postgres
from tests.waiting import until

PASSWORD = "a long way to Nottingham"


class Desk:
    """Where the host types commands."""

    def __init__(self, database: str, capsys: pytest.CaptureFixture[str]) -> None:
        self.database = database
        self.capsys = capsys

    def says(self, *words: str) -> str:
        """What a command prints."""
        main(["admin", *words, "--database", self.database])
        return self.capsys.readouterr().out

    def tells(self, *words: str) -> dict[str, Any]:
        """The same for a script."""
        told: dict[str, Any] = json.loads(self.says(*words, "--json"))
        return told

    def refuses(self, *words: str) -> str:
        """The sentence with which a command ends that cannot be."""
        self.capsys.readouterr()
        with pytest.raises(SystemExit) as stop:
            main(["admin", *words, "--database", self.database])
        assert stop.value.code == 2
        said = self.capsys.readouterr()
        assert (said.out, said.err.count("\n")) == ("", 1)
        return said.err


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server"), accounts=True, remarks_per_minute=2) as started:
        yield started


@pytest.fixture
def desk(server: Server, capsys: pytest.CaptureFixture[str]) -> Desk:
    return Desk(server.database, capsys)


def closed_with(line: Line) -> int | None:
    """The code with which a line is closed."""
    try:
        while True:
            line.read()
    except ConnectionClosed as error:
        return None if error.rcvd is None else error.rcvd.code


def test_people_are_found_renamed_and_deleted(server: Server, desk: Desk) -> None:
    ann, bob = Person(server, "Annabel"), Person(server, "Bob[bold]")
    ann.request("POST", "/account", {"name": "Annabel", "password": PASSWORD})
    table = ann.create(2)
    bob.request("POST", f"/tables/{table}/seats/1", {"name": bob.name})
    ann.request("POST", f"/tables/{table}/start", {})
    (found,) = desk.tells("people", "annaB")["people"]
    assert (found["name"], found["account"], found["tables"]) == ("Annabel", "Annabel", 1)
    assert "Bob[bold]" in desk.says("people"), "what people wrote is no markup"
    assert desk.tells("people", "nobody at all") == {"people": []}
    assert desk.tells("rename", "annabel", "Anna  Bell")["account"] == "Anna Bell"
    assert ann.request("GET", "/me")["account"] == "Anna Bell"
    assert "nobody here is called 'Zoe'" in desk.refuses("rename", "Zoe", "Zora")
    assert "say --yes" in desk.refuses("forget", bob.name)
    line = ann.line(table)
    line.read()
    assert desk.says("forget", bob.name, "--yes") == "Bob[bold] is forgotten.\n"
    line.until(lambda seen: seen["seats"][1]["name"] == "N. N.")
    assert desk.tells("people", "Bob[")["people"] == []
    assert bob.request("GET", "/me")["name"] == "", "the browser is a new guest"


def test_tables_are_listed_shown_ended_and_deleted(server: Server, desk: Desk) -> None:
    ann, bob = Person(server, "Carla"), Person(server, "Dirk")
    tables = [ann.create(2) for _ in range(2)]
    for table in tables:
        bob.request("POST", f"/tables/{table}/seats/1", {"name": "Dirk"})
        ann.request("POST", f"/tables/{table}/start", {})
    listed = desk.tells("tables", "--status", "playing", "--game", "loot", "--person", "Carla")["tables"]
    assert {one["id"] for one in listed} == set(tables)
    assert desk.tells("tables", "--idle-days", "1") == {"tables": []}
    assert "Carla, Dirk" in desk.says("tables", "--person", "Dirk")
    shown = desk.tells("table", tables[0])
    assert [seat["name"] for seat in shown["seats"]] == ["Carla", "Dirk"]
    assert (shown["status"], shown["moves"], shown["wrong"]) == ("playing", 0, None)
    assert "secret" not in json.dumps(shown)
    line = bob.line(tables[0])
    line.read()
    assert "say --yes" in desk.refuses("end", tables[0])
    assert "counts for nobody" in desk.says("end", tables[0], "--yes")
    line.until(lambda seen: seen["status"] == "over")
    assert line.table["ending"]["reason"] == "stopped"
    assert "no match is running" in desk.refuses("end", tables[0], "--yes")
    line = bob.line(tables[1])
    line.read()
    assert desk.tells("delete", tables[1], "--yes")["count"] == 1
    assert closed_with(line) == GONE
    assert bob.problem("GET", f"/tables/{tables[1]}") == (404, "table-unknown")
    assert tables[1] not in {one["id"] for one in ann.request("GET", "/home")["tables"]}
    assert f"there is no table '{tables[1]}'" in desk.refuses("table", tables[1])


def test_quotas_are_told_and_lifted(server: Server, desk: Desk) -> None:
    eve = Person(server, "Eve")
    table = eve.create(2)
    line = eve.line(table)
    line.read()
    remark = {"type": "say", "channel": "table", "text": "hello"}
    assert [line.ask(remark)["code"] for _ in range(3)] == [None, None, "table-too_much"]
    (counted,) = [one for one in desk.tells("quotas")["quotas"] if one["what"] == "remark" and one["name"] == "Eve"]
    assert counted["most"] == 2
    assert counted["used"] > 1
    assert desk.tells("lift", "Eve")["count"] >= 1
    assert line.ask(remark)["code"] is None
    for _ in range(10):
        assert eve.problem("POST", "/session", {"name": "Eve", "password": "guess guess"})[0] == 409
    assert eve.problem("POST", "/session", {"name": "Eve", "password": "guess guess"}) == (409, "too_many_attempts")
    assert desk.tells("lift", "EVE")["count"] == 10
    assert eve.problem("POST", "/session", {"name": "Eve", "password": "guess guess"}) == (409, "wrong_password")


def damage(database: str, table: str, number: int) -> str:
    """Spoil an entry; what it was."""

    async def spoil() -> str:
        store = await Store.open(database)
        where = (entries.c.table_id == table, entries.c.number == number)
        async with store.write() as connection:
            old = (await connection.execute(entries.select().where(*where))).one()
            await connection.execute(entries.update().where(*where).values(data='{"entry":"sat"'))
        await store.close()
        return str(old.data)

    return asyncio.run(spoil())


def opens(person: Person, table: str) -> Callable[[], bool]:
    """Whether a table can be looked at."""
    return lambda: person.http.get(f"/api/tables/{table}").status_code == 200


def mend(database: str, table: str, number: int, data: str) -> None:
    """Put an entry right again."""

    async def write() -> None:
        store = await Store.open(database)
        where = (entries.c.table_id == table, entries.c.number == number)
        async with store.write() as connection:
            await connection.execute(entries.update().where(*where).values(data=data))
        await store.close()

    asyncio.run(write())


def test_what_is_set_aside_is_told_mended_and_opened_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with running(tmp_path, idle=1.0) as server:
        desk, ann = Desk(server.database, capsys), Person(server, "Ann")
        mended, shorter, lost = (ann.create(2, bots="random", wait=True) for _ in range(3))
        server.stop()
        old = damage(server.database, mended, 3)
        damage(server.database, shorter, 3)
        damage(server.database, lost, 1)
        assert desk.tells("aside") == {"set_aside": []}, "nobody has met them"
        assert {one["table"] for one in desk.tells("aside", "--look")["set_aside"]} == {mended, shorter, lost}
        server.start()
        for table in (mended, shorter, lost):
            assert ann.problem("GET", f"/tables/{table}") == (410, "table-broken")
        told = {one["table"]: one for one in desk.tells("aside")["set_aside"]}
        assert {table: one["number"] for table, one in told.items()} == {mended: 3, shorter: 3, lost: 1}
        assert "entry 3 of table" in desk.refuses("restore", mended)
        mend(server.database, mended, 3, old)
        assert "mended: restore it" in desk.says("aside")
        assert "can be opened again" in desk.says("restore", mended)
        kept = tmp_path / "cut.jsonl"
        assert desk.tells("restore", shorter, "--cut", str(kept))["count"] == 1
        assert kept.read_text("utf-8") == '{"entry":"sat"\n'
        assert kept.stat().st_mode & 0o777 == 0o600
        assert "delete it" in desk.refuses("restore", lost, "--cut", str(tmp_path / "all.jsonl"))
        for table in (mended, shorter):
            until(opens(ann, table))
        assert desk.tells("delete", lost, "--yes")["count"] == 1
        assert ann.problem("GET", f"/tables/{lost}") == (404, "table-unknown")
        assert desk.tells("aside") == {"set_aside": []}
        ann.request("PUT", f"/tables/{shorter}/seats/1/bot", {"level": "random"})
        assert ann.request("POST", f"/tables/{shorter}/start", {})["status"] == "playing"


@pytest.mark.services
def test_beside_a_server_on_postgresql(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with postgres() as database, running(tmp_path, database=database) as server:
        desk, ann, bob = Desk(database, capsys), Person(server, "Ann"), Person(server, "Bob")
        tables = [ann.create(2, bots="random") for _ in range(3)]
        bob.create(2)
        desk.says("end", tables[0], "--yes")
        assert ann.look(tables[0])["status"] == "over"
        desk.says("delete", tables[1], "--yes")
        assert ann.problem("GET", f"/tables/{tables[1]}") == (404, "table-unknown")
        desk.says("rename", "Ann", "Anna")
        assert [one["name"] for one in desk.tells("people", "ANN")["people"]] == ["Anna"]
        assert len(desk.tells("tables", "--person", "Anna")["tables"]) == 2
        assert desk.tells("clean", "--guest-days", "1", "--table-days", "1")["count"] == 0
        assert desk.tells("aside", "--look") == {"set_aside": []}
        desk.says("forget", "Bob", "--yes")
        server.stop()
        desk.says("end", tables[2], "--yes")
        server.start()
        assert ann.look(tables[2])["status"] == "over"


def test_while_no_server_runs_it_is_done_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    desk = Desk(str(tmp_path / "test.db"), capsys)
    assert "there is no database" in desk.refuses("people")
    assert "there is no database" in desk.refuses("table", "-5AdbdVMJF0")  # an id, no option
    with running(tmp_path) as server:
        ann = Person(server, "Ann")
        playing, gone = ann.create(2, bots="random"), ann.create(2)
        server.stop()
        assert "no server runs" in desk.refuses("quotas")
        desk.says("end", playing, "--yes")
        desk.says("delete", gone, "--yes")
        server.start()
        assert ann.look(playing)["status"] == "over"
        assert ann.problem("GET", f"/tables/{gone}") == (404, "table-unknown")
        server.stop()
        desk.says("forget", "Ann", "--yes")
        server.start()
        assert Person(server, "Bob").look(playing)["seats"][0]["name"] == "N. N."


@pytest.mark.parametrize(
    "words",
    [
        ["people", "--most", "0"],
        ["tables", "--most", str(10**30)],
        ["tables", "--idle-days", "nan"],
        ["clean", "--guest-days", "-1"],
        ["clean", "--table-days", "inf"],
    ],
    ids=" ".join,
)
def test_an_option_out_of_range_gets_one_sentence(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "Invalid value" in Desk(str(tmp_path / "t.db"), capsys).refuses(*words)
