"""A whole life of a match on a real server: join, play, watch, finish, replay, rematch."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from brigand.core.rng import Rng
from brigand.table.fairness import commitment
from tests.server.client import Person, Server, running
from tests.waiting import until


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server")) as started:
        yield started


def play_to_the_end(person: Person, table: str, seed: int = 1) -> None:
    line, rng = person.line(table), Rng(seed)
    line.read()
    while line.table["status"] == "playing":
        if line.table["owed"] is None:
            line.read()
            continue
        assert line.act(rng.pick(line.table["owed"]["legal"]))["ok"]
        line.read()
    line.close()


def until_over(person: Person, table: str) -> None:
    """Watch until the match is over."""
    with closing(person.line(table)) as line:
        line.until(lambda seen: seen.get("status") == "over")


def test_one_request_starts_a_match_against_bots(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.create(4, bots="greedy")
    seen = ann.look(table)
    assert seen["status"] == "playing"
    assert [seat["kind"] for seat in seen["seats"]] == ["person", "bot", "bot", "bot"]
    assert seen["you"]["seat"] == 0
    play_to_the_end(ann, table)
    end = ann.look(table)
    assert end["status"] == "over"
    assert sorted(end["ending"]["places"])[0] == 1
    assert commitment(end["ending"]["secret"], end["ending"]["salt"]) == seen["commitment"]
    replay = ann.request("GET", f"/tables/{table}/replay?viewer=2")
    assert replay["open"]
    assert replay["first"] == 0
    assert replay["total"] == end["move"] + 1
    assert replay["steps"][0]["view"]["hands"][2]["cards"] is not None
    last = ann.request("GET", f"/tables/{table}/replay?viewer=2&first={end['move']}")
    assert [step["move"] for step in last["steps"]] == list(range(last["first"], end["move"] + 1))
    assert last["steps"][-1]["view"]["final"] is not None


def test_friends_meet_at_a_table(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.create(3)
    assert bob.look(table)["you"] == {"name": "", "seat": None, "token": None, "host": False, "mixed": False}
    assert bob.problem("PUT", f"/tables/{table}/seats/1/bot", {"level": "greedy"}) == (403, "table-host_only")
    assert bob.problem("POST", f"/tables/{table}/seats/0", {"name": "Bob"}) == (409, "table-seat_taken")
    assert bob.request("POST", f"/tables/{table}/seats/1", {"name": "Bob"})["you"]["seat"] == 1
    assert bob.problem("POST", f"/tables/{table}/seats/2", {"name": "Bob"}) == (409, "table-already_seated")
    assert ann.problem("POST", f"/tables/{table}/start", {}) == (409, "table-seats_open")
    ann.request("PUT", f"/tables/{table}/seats/2/bot", {"level": "random"})
    assert bob.problem("POST", f"/tables/{table}/start", {}) == (403, "table-host_only")
    started = ann.request("POST", f"/tables/{table}/start", {"shuffle_seats": True})
    assert started["status"] == "playing"
    assert {seat["name"] for seat in started["seats"]} >= {"Ann", "Bob"}
    listed = bob.request("GET", "/home")["tables"]
    assert [entry["id"] for entry in listed] == [table]


def test_the_host_changes_the_table_before_the_start(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.create(2)
    changed = ann.request("PATCH", f"/tables/{table}", {"seats": 6, "options": {}, "pace": "calm"})
    assert len(changed["seats"]) == 6
    assert changed["options"] == {"teams": True}
    refused = ann.problem("PATCH", f"/tables/{table}", {"seats": 7, "options": {}, "pace": "calm"})
    assert refused == (409, "refused")
    assert ann.problem("PATCH", f"/tables/{table}", {"seats": 2, "options": {}, "pace": "warp"})[0] == 409
    assert len(ann.look(table)["seats"]) == 6


def test_a_bot_takes_over_and_gives_back(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.create(2, bots="random")
    ann.request("POST", f"/tables/{table}/seats/0/takeover")
    until_over(ann, table)
    assert ann.problem("POST", f"/tables/{table}/seats/0/takeover") == (409, "table-bot_plays_already")
    assert ann.request("POST", f"/tables/{table}/comeback")["seats"][0]["level"] is None


def test_who_resigns_is_ranked_last(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.create(3, bots="greedy")
    ann.request("POST", f"/tables/{table}/resign")
    until_over(ann, table)
    ending = ann.look(table)["ending"]
    assert ending["resigned"] == [0]
    assert ending["places"][0] == 3
    assert ann.problem("POST", f"/tables/{table}/comeback") == (409, "table-not_taken_over")


def test_a_finished_table_is_listed_with_its_winners(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.create(3, bots="greedy")
    assert ann.request("GET", "/home")["tables"][0]["won"] == []
    ann.request("POST", f"/tables/{table}/resign")
    until_over(ann, table)
    end = ann.look(table)
    first = [seat["name"] for seat, place in zip(end["seats"], end["ending"]["places"], strict=True) if place == 1]
    listed = ann.request("GET", "/home")["tables"][0]
    assert (listed["seats"], listed["won"]) == ([seat["name"] for seat in end["seats"]], first)


def test_a_rematch_has_the_same_seats_and_is_one_table(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.create(2, bots="greedy")
    assert ann.problem("POST", f"/tables/{table}/rematch") == (403, "table-not_over")
    ann.request("POST", f"/tables/{table}/resign")
    until_over(ann, table)
    again = ann.request("POST", f"/tables/{table}/rematch")["id"]
    assert ann.request("POST", f"/tables/{table}/rematch")["id"] == again
    assert ann.look(table)["next_table"] == again
    assert [seat["kind"] for seat in ann.look(again)["seats"]] == ["person", "bot"]


def test_others_may_wake_a_bot_only_after_a_while(tmp_path: Path) -> None:
    with running(tmp_path, grace=0.3) as server:
        ann, bob, eve = (Person(server, name) for name in ("Ann", "Bob", "Eve"))
        table = ann.create(2)
        bob.request("POST", f"/tables/{table}/seats/1", {"name": "Bob"})
        ann.request("POST", f"/tables/{table}/start", {})
        there = bob.line(table)
        there.read()
        assert ann.problem("POST", f"/tables/{table}/seats/1/takeover") == (403, "table-not_absent")
        there.close()
        assert eve.problem("POST", f"/tables/{table}/seats/1/takeover") == (403, "table-not_absent")
        with closing(ann.line(table)) as watching:
            watching.until(lambda seen: seen and not seen["seats"][1]["connected"])
        assert ann.problem("POST", f"/tables/{table}/seats/1/takeover") == (403, "table-not_absent")
        taken = until(lambda: (answer := ann.http.post(f"/api/tables/{table}/seats/1/takeover")).is_success and answer)
        assert taken.json()["seats"][1]["level"] == "greedy"
        assert bob.request("POST", f"/tables/{table}/comeback")["seats"][1]["level"] is None


def test_nobody_is_put_aside_to_be_asked_no_more(tmp_path: Path) -> None:
    """A draw that was seen is not taken back by letting a bot play for whoever should agree."""
    with running(tmp_path, grace=0.0) as server:
        people = [Person(server, name) for name in ("Ann", "Bob")]
        table = people[0].create(2)
        people[1].request("POST", f"/tables/{table}/seats/1", {"name": "Bob"})
        people[0].request("POST", f"/tables/{table}/start", {})
        turn = people[0].look(table)["to_act"][0]
        drew, other = people[turn], 1 - turn
        seen = drew.look(table)
        act = {"id": 1, "token": seen["you"]["token"], "decision": seen["owed"]["decision"], "action": {"do": "draw"}}
        drew.request("POST", f"/tables/{table}/act", {"type": "act", **act})
        assert drew.request("POST", f"/tables/{table}/undo")["wish"]["wanted"] == [other]
        away = ("POST", f"/tables/{table}/seats/{other}/takeover")
        assert drew.problem(*away) == (409, "table-asked_already")
        drew.request("POST", f"/tables/{table}/wish", {"agrees": False})
        drew.request("PUT", f"/tables/{table}/pace", {"pace": "pause"})
        drew.request(*away)
        assert drew.problem("POST", f"/tables/{table}/undo") == (409, "table-nothing_to_undo")


def test_chat_reaches_those_it_is_meant_for(server: Server) -> None:
    people = [Person(server, name) for name in ("Ann", "Bob", "Cat", "Dan")]
    watcher = Person(server, "Eve")
    table = people[0].create(4, options={"teams": True})
    for seat, person in enumerate(people[1:], 1):
        person.request("POST", f"/tables/{table}/seats/{seat}", {"name": person.name})
    people[0].request("POST", f"/tables/{table}/start", {})
    with closing(people[0].line(table)) as line:
        line.read()
        assert line.ask({"type": "say", "channel": "team", "text": "launch the big one"})["ok"]
        assert line.ask({"type": "say", "channel": "table", "phrase": "hello"})["ok"]
        assert not line.ask({"type": "say", "channel": "table", "text": "x" * 500})["ok"]
        assert not line.ask({"type": "say", "channel": "roof", "text": "x"})["ok"]
    heard = [[remark["channel"] for remark in person.look(table)["remarks"]] for person in (*people, watcher)]
    assert heard == [["team", "table"], ["team", "table"], ["table"], ["table"], ["table"]]
