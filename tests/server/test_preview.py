"""A player asks what an answer would lead to: it is told over the socket, and nothing is played."""

from collections.abc import Iterator
from typing import Any

import pytest

import brigand
from tests.games import usual_seats
from tests.server.client import Line, Person, Server, running

DECISIONS = 4


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server")) as started:
        yield started


@pytest.fixture
def line(server: Server, game: str) -> Line:
    """Somebody who owes a decision in a match against bots."""
    ann = Person(server, "Ann")
    line = ann.line(ann.create(usual_seats(game), game=game, bots="greedy"))
    line.until(lambda seen: seen.get("owed"))
    return line


def ask(line: Line, action: dict[str, Any], **changed: object) -> dict[str, Any]:
    owed = line.table["owed"]
    question = {"token": line.table["you"]["token"], "decision": owed["decision"], "action": action}
    return line.ask({"type": "preview", **question, **changed})


@pytest.mark.parametrize("game", brigand.GAMES)
def test_every_legal_answer_can_be_looked_at_and_none_is_played(line: Line, game: str) -> None:
    foreseen = 0
    for _ in range(DECISIONS):
        before = line.table["owed"]["decision"]
        for action in line.table["owed"]["legal"][:8]:
            told = ask(line, action)
            assert told["ok"], told
            assert told["preview"] is None or told["preview"].keys() == line.table["view"].keys()
            foreseen += told["preview"] is not None
        line.socket.send('{"type": "refresh"}')
        line.read()
        assert line.table["owed"]["decision"] == before, "others may have answered meanwhile, I have not"
        assert line.act(line.table["owed"]["legal"][0])["ok"]
        line.until(lambda seen, before=before: (seen.get("owed") or {}).get("decision", before) != before)
    assert foreseen, "in some games chance decides first, but not always"


@pytest.mark.parametrize("game", ["loot"])
def test_a_merchant_that_is_chosen_lies_at_sea_in_the_preview(line: Line) -> None:
    for action in line.table["owed"]["legal"]:
        shown = ask(line, action)["preview"]
        if action["do"] == "draw":
            assert shown is None
        if action["do"] == "launch":
            assert [battle["merchant"] for battle in shown["sea"]][-1] == action["card"]


@pytest.mark.parametrize("game", ["loot"])
def test_a_preview_is_refused_as_the_answer_would_be(line: Line) -> None:
    legal = line.table["owed"]["legal"]
    illegal = next(
        data for data in map(brigand.game("loot").to_json, brigand.game("loot").actions) if data not in legal
    )
    assert ask(line, legal[0], decision=99_999)["code"] == "stale"
    assert ask(line, legal[0], token="x")["code"] == "table-bad_token"
    assert ask(line, {"do": "fly"})["code"] == "unreadable"
    refused = ask(line, illegal)
    assert (refused["code"], refused["rule"].partition(".")[0]) == ("refused", "loot")
