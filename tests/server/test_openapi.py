"""Whatever the description allows to ask, and much that it does not, no answer is a mistake of the server."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from litestar import Litestar, get
from litestar.handlers import HTTPRouteHandler
from litestar.testing import TestClient
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation

from brigand.server.app import ROUTES
from brigand.server.problems import PROBLEMS
from tests.server.client import Person, Server, running

EXAMPLES = 25
SCHEMA = "/api/schema/openapi.json"
Operation = APIOperation[Any, Any, Any, Any]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server")) as started:
        yield started


def operations(server: Server) -> Iterator[Operation]:
    schema = schemathesis.openapi.from_url(f"{server.address}{SCHEMA}")
    for found in schema.get_all_operations():
        assert isinstance(found, Ok), found
        yield found.ok()


def ask(operation: Operation, person: Person, tables: list[str]) -> None:
    """Send what the description suggests; every second time to a table that exists."""
    count = 0

    @seed(1)
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def send(case: schemathesis.Case[Any]) -> None:
        nonlocal count
        count += 1
        if "id" in case.path_parameters and count % 2:
            case.path_parameters["id"] = tables[count % len(tables)]
        cookies = {cookie.name: cookie.value or "" for cookie in person.http.cookies.jar}
        response = case.call(base_url=person.server.address, cookies=cookies)
        case.validate_response(response, checks=[not_a_server_error])
        if response.status_code >= 400:
            assert set(response.json()) == {"code", "sentence", "rule", "details"}, response.text

    send()


@pytest.mark.slow
def test_no_request_is_answered_with_a_mistake_of_ours(server: Server) -> None:
    ann = Person(server, "Ann")
    tables = [ann.create(4), ann.create(3, bots="greedy"), ann.create(8)]
    seen = list(operations(server))
    routes = [route for route in ROUTES if isinstance(route, HTTPRouteHandler)]
    assert len({operation.label for operation in seen}) == len(routes), "every route is described"
    for operation in seen:
        ask(operation, ann, tables)
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
