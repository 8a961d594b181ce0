"""Rated matches: agreed before, without help, counted once, and told."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from brigand.store.ratings import Came, learned
from tests.server.client import Json, Person, Server, running
from tests.waiting import until


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server"), grace=0.0) as started:
        yield started


def handle(person: Person) -> str:
    return str(person.request("GET", "/me")["handle"])


def rated_duel(one: Person, other: Person) -> str:
    table = one.create(2, rated=True)
    lobby = other.look(table)
    assert lobby["rated"], "it is told before anybody sits down"
    other.request("POST", f"/tables/{table}/seats/1", {"name": other.name})
    one.request("POST", f"/tables/{table}/start", {})
    return table


def counted(person: Person, table: str) -> list[Json]:
    """The ratings at a table, once its result is written."""
    until(lambda: person.request("GET", f"/tables/{table}/ratings")["counted"])
    return list(person.request("GET", f"/tables/{table}/ratings")["seats"])


def give_up(loser: Person, winner: Person, table: str) -> None:
    """Both leave it to bots; the one who resigned first is last."""
    loser.request("POST", f"/tables/{table}/resign")
    play_on(winner, table)


def play_on(person: Person, table: str) -> None:
    """The first move there is, until the end."""
    line = person.line(table)
    line.read()
    while line.table["status"] != "over":
        if line.table["owed"] is None:
            line.read()
        else:
            move = line.table["move"]
            assert line.act(line.table["owed"]["legal"][0])["ok"]
            while line.table["move"] == move:
                line.read()
    line.close()


def test_a_rated_match_moves_both_ratings(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = rated_duel(ann, bob)
    give_up(bob, ann, table)
    first, second = counted(ann, table)
    assert first["rating"] > 25 > second["rating"]
    assert first["change"] == pytest.approx(first["rating"] - 25)
    profile = ann.request("GET", f"/people/{handle(ann)}")
    (rating,) = profile["ratings"]
    assert (rating["game"], rating["seats"], rating["matches"], rating["rank"]) == ("loot", 2, 1, 1)
    assert [point["rating"] for point in rating["curve"]] == [first["rating"]]
    assert [one["place"] for one in profile["matches"][0]["results"]] == [1, 2]
    board = bob.request("GET", "/leaders?game=loot&seats=2")
    places = [row["handle"] for row in board["rows"]]
    assert places.index(handle(ann)) < places.index(handle(bob))
    duel = ann.request("GET", f"/people/{handle(ann)}/against/{handle(bob)}")
    assert (duel["before"], duel["behind"], duel["even"]) == (1, 0, 0)


def test_bots_are_on_the_same_scale(server: Server) -> None:
    cat = Person(server, "Cat")
    table = cat.create(3, bots="random", rated=True)
    cat.request("POST", f"/tables/{table}/resign")
    seats = counted(cat, table)
    assert seats[0]["change"] < 0
    assert seats[1]["rating"] == seats[2]["rating"], "one rating for a level"
    rows = cat.request("GET", "/leaders?game=loot&seats=3")["rows"]
    assert [row["level"] for row in rows] == ["random", None]


def test_nobody_is_helped_at_a_rated_table(server: Server) -> None:
    dora = Person(server, "Dora")
    table = dora.create(2, bots="random", rated=True)
    line = dora.line(table)
    line.until(lambda seen: seen.get("owed"))
    question = {"token": line.table["you"]["token"], "decision": line.table["owed"]["decision"]}
    assert dora.problem("POST", f"/tables/{table}/hint", question) == (409, "table-rated")
    assert dora.problem("POST", f"/tables/{table}/end") == (409, "table-rated")
    assert dora.problem("POST", f"/tables/{table}/seats/0/takeover") == (409, "table-rated")
    line.act(line.table["owed"]["legal"][0])
    line.until(lambda seen: seen["owed"] and seen["move"] > 1)
    assert line.table["undo"] in (None, "own")


def test_what_is_stopped_or_not_rated_counts_for_nobody(server: Server) -> None:
    eve, fay = Person(server, "Eve"), Person(server, "Fay")
    stopped = rated_duel(eve, fay)
    eve.request("POST", f"/tables/{stopped}/end")
    fay.request("POST", f"/tables/{stopped}/wish", {"agrees": True})
    usual = eve.create(2, bots="random")
    eve.request("POST", f"/tables/{usual}/resign")
    until(lambda: len(eve.request("GET", f"/people/{handle(eve)}")["matches"]) == 2)
    profile = eve.request("GET", f"/people/{handle(eve)}")
    assert profile["ratings"] == []
    assert [one["rated"] for one in profile["matches"]] == [False, False]
    assert fay.problem("GET", f"/people/{handle(eve)}") == (409, "no_such_person"), "others see rated matches only"
    assert fay.request("GET", f"/people/{handle(fay)}/against/{handle(eve)}")["matches"], "but who was there may"


def test_a_box_of_ones_own_is_not_rated(server: Server) -> None:
    ann = Person(server, "Ann")
    body = {"game": "nottingham", "seats": 3, "name": "Ann", "rated": True, "options": {"box": "x"}}
    status, code = ann.problem("POST", "/tables", body)
    assert status in (400, 409)
    assert code in ("table-rated_box", "unreadable", "refused")


def test_my_tables_tell_whose_turn_it_is_and_who_won(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = rated_duel(ann, bob)
    (mine,) = [one for one in bob.request("GET", "/home")["tables"] if one["id"] == table]
    assert mine["turn"] in (["Ann"], ["Bob"])
    assert mine["since"] > 1_600_000_000
    give_up(bob, ann, table)
    until(lambda: [one["won"] for one in bob.request("GET", "/home")["tables"] if one["id"] == table] == [["Ann"]])


def test_a_result_is_counted_once_whatever_happens_to_the_server(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann, bob = Person(server, "Ann"), Person(server, "Bob")
        table = rated_duel(ann, bob)
        give_up(bob, ann, table)
        seats = counted(ann, table)
        server.kill()
        server.start()
        assert counted(ann, table) == seats
        server.kill()
        with sqlite3.connect(server.database) as database:  # as if it had been killed before it could count
            database.execute("DELETE FROM matches")
            database.execute("DELETE FROM results")
            database.execute("DELETE FROM ratings")
            database.execute("UPDATE tables SET status = 'playing'")
        server.start()
        assert counted(ann, table) == seats, "the log tells it again"
        with sqlite3.connect(server.database) as database:
            assert database.execute("SELECT DISTINCT matches FROM ratings").fetchall() == [(1,)]


def test_who_is_forgotten_leaves_the_list(server: Server) -> None:
    gus, hal = Person(server, "Gus"), Person(server, "Hal")
    table = rated_duel(gus, hal)
    give_up(hal, gus, table)
    counted(gus, table)
    gone = handle(gus)
    gus.request("DELETE", "/me", {})
    rows = hal.request("GET", "/leaders?game=loot&seats=2")["rows"]
    assert gone not in [row["handle"] for row in rows]
    (match,) = [one for one in hal.request("GET", f"/people/{handle(hal)}")["matches"] if one["table"] == table]
    assert (match["results"][0]["name"], match["results"][0]["handle"]) == ("N. N.", None)


def test_a_team_learns_together() -> None:
    seats = [Came(f"p{seat}", "", seat // 2, 1 + seat // 2, 1 + seat // 2, 0) for seat in range(4)]
    new = learned(seats, {came.who: (25.0, 25 / 3) for came in seats})
    assert new["p0"] == new["p1"]
    assert new["p0"][0] > 25 > new["p2"][0]
