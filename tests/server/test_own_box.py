"""A box of one's own at a table of Nottingham: it stands in the log, in the record, and bots play with it."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from brigand.coach.record import course_of, read, start
from brigand.games import game as find_game
from brigand.games.nottingham.rules import Nottingham
from tests.server.client import Person, Server, running

OWN = "[track]\nspaces = [2, 7, 4]\n[tasks]\nfive_alike = [28, 21]\n"
OPTIONS = {"memory": True, "starter": 2, "colours": "gray blue", "box": OWN}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("boxes")) as started:
        yield started


def test_a_match_with_an_own_box_ends_in_its_record_as_at_the_table(server: Server, tmp_path: Path) -> None:
    ann = Person(server, "Ann")
    id = ann.create(3, game="nottingham", options=OPTIONS, bots="greedy")
    seen = ann.look(id)
    assert seen["view"]["track"] == [2, 7, 4]
    assert (seen["view"]["starter"], seen["view"]["colours"]) == (1, ["gray", "blue", "red"])
    assert (seen["facts"]["spaces"], seen["facts"]["five_alike_single"]) == (3, 28)
    ann.request("POST", f"/tables/{id}/seats/0/takeover")
    deadline = time.monotonic() + 60
    while ann.look(id)["status"] != "over":
        assert time.monotonic() < deadline
        time.sleep(0.05)
    path = tmp_path / "match.json"
    path.write_bytes(ann.http.get(f"/api/tables/{id}/record").content)
    record = read(path)
    assert str(record.options["box"]).startswith("# sha256: ")
    assert "spaces = [2, 7, 4]" in str(record.options["box"])
    state = start(record, find_game("nottingham"))
    assert isinstance(state, Nottingham)
    assert state.box.track == [2, 7, 4]
    assert course_of(record).end.outcome().scores == ann.look(id)["ending"]["scores"]


def test_the_host_brings_and_takes_away_a_box_before_the_start(server: Server) -> None:
    ann = Person(server, "Ann")
    id = ann.create(3, game="nottingham")
    assert ann.look(id)["facts"] is None, "the usual box"
    path = f"/tables/{id}"
    changed = ann.request("PATCH", path, {"seats": 3, "options": {**OPTIONS, "starter": "drawn"}, "pace": "quick"})
    assert changed["options"]["colours"] == "gray blue red"
    assert changed["facts"]["spaces"] == 3
    wrong = {"seats": 3, "options": {**OPTIONS, "box": "[track]\nspaces = [0]"}, "pace": "quick"}
    assert ann.problem("PATCH", path, wrong) == (409, "refused")
    assert ann.look(id)["facts"]["spaces"] == 3, "nothing has changed"
    back = ann.request("PATCH", path, {"seats": 3, "options": {**changed["options"], "box": ""}, "pace": "quick"})
    assert (back["options"]["box"], back["facts"]) == ("", None)


def test_the_first_page_tells_how_to_ask_for_every_option(server: Server) -> None:
    ann = Person(server, "Ann")
    [info] = [game for game in ann.request("GET", "/home")["games"] if game["id"] == "nottingham"]
    kinds = {option["name"]: option["kind"] for option in info["options"]}
    assert kinds == {"memory": "choice", "starter": "choice", "colours": "each_seat", "box": "document"}
    assert info["facts"]["spaces"] == 21
    assert {way["starter"] for way in info["fits"]["3"]} == {"drawn", 1, 2, 3}
