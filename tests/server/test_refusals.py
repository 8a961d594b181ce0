"""A message that is not carried out is answered once, with its reason in the reader's language, and the line stays."""

from collections.abc import Iterator
from typing import Any

import pytest

import brigand
from brigand.core.errors import Refusal
from brigand.core.game import Game
from brigand.text import LANGUAGES, Texts
from tests.games import usual_seats
from tests.server.client import Line, Person, Server, running

every_game = pytest.mark.parametrize("game", brigand.GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server")) as started:
        yield started


@pytest.fixture
def line(server: Server, game: str, language: str) -> Line:
    """Somebody who owes a decision in a match against bots."""
    ann = Person(server, "Ann", {"en": "en-GB", "it": "it-IT,it;q=0.9,en;q=0.5", "de": "fr,de-AT;q=0.8"}[language])
    line = ann.line(ann.create(usual_seats(game), game=game, bots="greedy"))
    line.until(lambda seen: seen.get("owed"))
    return line


def act(line: Line, **changed: object) -> dict[str, Any]:
    owed = line.table["owed"]
    message = {"token": line.table["you"]["token"], "decision": owed["decision"], "action": owed["legal"][0]}
    return {**message, **changed}


def illegal(game: Game, line: Line) -> dict[str, Any]:
    """Something the rules know and forbid now."""
    legal = line.table["owed"]["legal"]
    return next(data for data in map(game.to_json, game.actions) if data not in legal)


def is_the_rule(told: dict[str, Any], game: str, language: str) -> bool:
    """Whether an answer gives the rule, and its sentence in the reader's language."""
    refusal = Refusal(told["rule"], **told["details"])
    return bool(told["rule"].startswith(f"{game}.") and told["sentence"] == Texts(language).refusal(game, refusal))


def goes_on(line: Line) -> bool:
    return bool(line.ask({"type": "act", **act(line)})["ok"])


@every_language
@every_game
def test_refused(line: Line, game: str, language: str) -> None:
    wrong = act(line, action=illegal(brigand.game(game), line))
    told = line.ask({"type": "act", **wrong})
    assert (told["ok"], told["code"]) == (False, "refused")
    assert is_the_rule(told, game, language)
    answer = line.person.http.post(f"/api/tables/{line.table['id']}/act", json={"id": 1, **wrong})
    assert answer.status_code == 409
    assert is_the_rule(answer.json(), game, language)
    assert goes_on(line)


@every_language
@every_game
@pytest.mark.parametrize(
    ("changed", "code", "status"),
    [({"decision": 99_999}, "stale", 409), ({"action": {"do": "fly"}}, "unreadable", 400)],
    ids=["stale", "unreadable"],
)
def test_stale_and_unreadable(
    line: Line, game: str, language: str, changed: dict[str, object], code: str, status: int
) -> None:
    begins = Texts(language).say(f"problem-{code}")
    told = line.ask({"type": "act", **act(line, **changed)})
    assert (told["ok"], told["code"]) == (False, code)
    assert told["sentence"].startswith(begins)
    answer = line.person.http.post(f"/api/tables/{line.table['id']}/act", json={"id": 1, **act(line, **changed)})
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["sentence"].startswith(begins)
    assert goes_on(line)


@every_language
@every_game
def test_rubbish_and_too_much(line: Line, game: str, language: str) -> None:
    for text, code in (("{", "unreadable"), ("x" * 9_000, "too_large"), ("é" * 5_000, "too_large")):
        line.socket.send(text)
        while (told := line.read())["type"] != "answer":
            pass
        assert (told["ok"], told["code"]) == (False, code)
        assert told["sentence"].startswith(Texts(language).say(f"problem-{code}"))
    path = f"/api/tables/{line.table['id']}/act"
    assert line.person.http.post(path, content=b"{").status_code == 400
    assert line.person.http.post(path, content=b"x" * 17_000).status_code == 413
    assert goes_on(line)


@every_language
def test_numbers_without_end_are_refused_as_others_are(server: Server, language: str) -> None:
    ann = Person(server, "Ann", language)
    wish: dict[str, object] = {"game": "loot", "name": "Ann"}
    assert ann.problem("POST", "/tables", {**wish, "seats": 10**30}) == (409, "refused")
    table = ann.create(3)
    change = {"options": {}, "pace": "calm", "seats": -(10**4000)}
    assert ann.problem("PATCH", f"/tables/{table}", change) == (409, "refused")
    assert ann.problem("PATCH", f"/tables/{table}", {**change, "seats": 3, "options": {"teams": 10**60}})[0] == 400
