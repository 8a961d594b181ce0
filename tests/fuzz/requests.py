"""Requests as the description of the interface allows them, and many it does not: none is a mistake of the server."""

import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation

from tests.server.client import Person, Server

SCHEMA = "/api/schema/openapi.json"
Operation = APIOperation[Any, Any, Any, Any]


def operations(server: Server) -> Iterator[Operation]:
    """Every route that is described."""
    schema = schemathesis.openapi.from_url(f"{server.address}{SCHEMA}")
    for found in schema.get_all_operations():
        assert isinstance(found, Ok), found
        yield found.ok()


def ask(operation: Operation, person: Person, tables: list[str], examples: int, number: int = 1) -> Counter[int]:
    """Send what the description suggests; every second time to a table that exists. How often which status came."""
    statuses: Counter[int] = Counter()

    @seed(number)
    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def send(case: schemathesis.Case[Any]) -> None:
        count = statuses.total()
        if "id" in case.path_parameters and count % 2:
            case.path_parameters["id"] = tables[count % len(tables)]
        cookies = {cookie.name: cookie.value or "" for cookie in person.http.cookies.jar}
        response = case.call(base_url=person.server.address, cookies=cookies)
        statuses[response.status_code] += 1
        case.validate_response(response, checks=[not_a_server_error])
        if response.status_code >= 400:
            assert set(response.json()) == {"code", "sentence", "rule", "details"}, response.text

    send()
    return statuses


def visit(server: Server, seconds: float, first: int) -> Counter[int]:
    """One round after another over all routes, each with other examples."""
    end, number = time.monotonic() + seconds, first
    statuses: Counter[int] = Counter()
    while time.monotonic() < end:
        ann = Person(server, "Ann")  # some requests delete whoever asks
        tables = [ann.create(4), ann.create(3, bots="greedy"), ann.create(8)]
        for operation in operations(server):
            statuses += ask(operation, ann, tables, 10, number)
            if time.monotonic() > end:
                break
        number += 1
    return statuses
