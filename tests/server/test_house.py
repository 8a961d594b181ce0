"""What whoever runs a server asks of it."""

from pathlib import Path

import httpx

from tests.server.client import Person, running


def test_it_is_alive_and_ready_and_tells_numbers_where_the_host_wants_them(tmp_path: Path) -> None:
    with running(tmp_path, metrics=True) as server:
        ann = Person(server, "Ann")
        ann.line(ann.create(2)).read()
        for path in ("/healthz", "/readyz"):
            assert httpx.get(server.address + path).json() == {"status": "ok"}
        told = httpx.get(f"{server.address}/metrics")
        numbers = dict(line.split() for line in told.text.splitlines() if not line.startswith("#"))
        assert numbers["brigand_sockets"] == "1"
        assert numbers["brigand_tables_in_memory"] == "1"
        assert "Ann" not in told.text


def test_strangers_are_told_no_numbers(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        assert httpx.get(f"{server.address}/metrics").status_code == 404
