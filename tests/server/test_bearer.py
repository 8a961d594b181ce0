"""A seat token in a header: the same person at the same table, and nobody anywhere else."""

from collections.abc import Iterator

import httpx
import pytest

from tests.server.client import Json, Person, Server, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server"), 1) as started:
        yield started


def looked(server: Server, table: str, token: str | bytes) -> Json:
    """What a program without a cookie sees with a token."""
    value = b"Bearer " + (token.encode() if isinstance(token, str) else token)
    answer = httpx.get(f"{server.address}/api/tables/{table}", headers={b"Authorization": value}, timeout=60)
    return dict(answer.raise_for_status().json())


def test_a_token_shows_its_own_seat(server: Server) -> None:
    bob = Person(server, "Bob")
    table = bob.create(2, bots="greedy")
    own = bob.look(table)
    seen = looked(server, table, own["you"]["token"])
    assert seen["you"] == own["you"]
    assert seen["view"]["hands"] == own["view"]["hands"]


@pytest.mark.parametrize("token", [b"x", b"0" * 32, b"Bearer", b"\xc3\xa4", b"\xff"])
def test_a_wrong_token_is_a_stranger(server: Server, token: bytes) -> None:
    table = Person(server, "Bob").create(2, bots="greedy")
    assert looked(server, table, token)["you"]["seat"] is None


def test_a_token_is_worth_nothing_at_another_table(server: Server) -> None:
    bob = Person(server, "Bob")
    first, second = bob.create(2, bots="greedy"), bob.create(2, bots="greedy")
    token = bob.look(first)["you"]["token"]
    assert looked(server, second, token)["you"]["seat"] is None


def test_a_token_opens_no_home(server: Server) -> None:
    bob = Person(server, "Bob")
    table = bob.create(2, bots="greedy")
    headers = {"Authorization": f"Bearer {bob.look(table)['you']['token']}"}
    home = httpx.get(f"{server.address}/api/home", headers=headers, timeout=60).json()
    assert home["tables"] == []


def test_a_token_sets_no_cookie(server: Server) -> None:
    bob = Person(server, "Bob")
    table = bob.create(2, bots="greedy")
    headers = {"Authorization": f"Bearer {bob.look(table)['you']['token']}"}
    answer = httpx.get(f"{server.address}/api/tables/{table}", headers=headers, timeout=60)
    assert "set-cookie" not in answer.headers


def test_a_table_that_is_not_there_is_told_as_ever(server: Server) -> None:
    answer = httpx.get(f"{server.address}/api/tables/nowhere", headers={"Authorization": "Bearer x"}, timeout=60)
    assert (answer.status_code, answer.json()["code"]) == (404, "table-unknown")
