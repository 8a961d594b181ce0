"""Whatever the description allows to ask, and much that it does not, no answer is a mistake of the server."""

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from litestar import Litestar, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody
from litestar.testing import TestClient

from brigand.server.app import ROUTES
from brigand.server.problems import PROBLEMS
from brigand.text import LANGUAGES, Texts
from tests.fuzz.requests import SCHEMA, ask, operations
from tests.server.client import Person, Server, running

EXAMPLES = 25


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server")) as started:
        yield started


@pytest.mark.slow
def test_no_request_is_answered_with_a_mistake_of_ours(server: Server) -> None:
    ann = Person(server, "Ann")
    tables = [ann.create(4), ann.create(3, bots="greedy"), ann.create(8)]
    seen = list(operations(server))
    routes = [route for route in ROUTES if isinstance(route, HTTPRouteHandler)]
    assert len({operation.label for operation in seen}) == len(routes), "every route is described"
    for operation in seen:
        ask(operation, ann, tables, EXAMPLES)
    assert ann.request("GET", "/home")["games"], "it is still there"


def test_the_description_names_every_problem(server: Server) -> None:
    schema = httpx.get(f"{server.address}{SCHEMA}").json()
    for path, methods in schema["paths"].items():
        for method, described in methods.items():
            responses = described["responses"]
            for status in ("400", "429", "500"):
                assert "Problem" in json.dumps(responses[status]), f"{method} {path} {status}"
            if "{id}" in path:
                assert {"403", "404", "409"} <= set(responses), f"{method} {path}"


@pytest.mark.parametrize("depth", [5, 2000])
def test_brackets_in_brackets(server: Server, depth: int) -> None:
    ann = Person(server, "Ann")
    table = ann.create(2, bots="random")
    action = "[" * depth + "]" * depth
    body = f'{{"type":"act","id":1,"token":"x","decision":0,"action":{{"do":{action}}}}}'
    answer = ann.http.post(f"/api/tables/{table}/act", content=body)
    assert answer.status_code in (400, 403), answer.text
    assert answer.json()["code"] in ("unreadable", "table-bad_token")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_never_reached_a_table_is_answered_in_the_readers_language(language: str) -> None:
    @post("/here", status_code=200)
    async def here(data: JSONBody[dict[str, int]]) -> dict[str, int]:
        return {"half": 1 // data["whole"]}

    said = Texts(language).say
    with TestClient(Litestar([here], exception_handlers=PROBLEMS, logging_config=None)) as client:
        client.headers["Accept-Language"] = language
        answers = {
            client.get("/nowhere").json()["sentence"]: said("problem-unknown_address"),
            client.get("/here").json()["sentence"]: said("problem-wrong_method"),
            client.post("/here", json={"whole": 0}).json()["sentence"]: said("problem-internal"),
            client.post("/here", content="{").json()["sentence"].partition(" (")[0]: said("problem-unreadable"),
        }
    assert [got for got, due in answers.items() if got != due] == []
    assert len(answers) == 4


def test_our_own_mistakes_are_logged_and_not_shown(caplog: pytest.LogCaptureFixture, tmp_path: Path) -> None:
    @get("/broken")
    async def broken() -> None:
        raise RuntimeError(f"secret {tmp_path}")

    with TestClient(Litestar([broken], exception_handlers=PROBLEMS, logging_config=None)) as client:
        answer = client.get("/broken")
    assert answer.status_code == 500
    assert answer.json()["code"] == "internal"
    assert "secret" not in answer.text
    assert "secret" in caplog.text
