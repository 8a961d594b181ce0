"""A few seconds of what `python -m tests.fuzz` does for minutes."""

from pathlib import Path

from tests.fuzz import sockets
from tests.fuzz.__main__ import LIMITS
from tests.server.client import Server, started


def test_rubbish_on_sockets_is_answered_and_closes_no_line_without_a_reason(tmp_path: Path) -> None:
    server = Server(tmp_path, None, **LIMITS)
    server.errors = tmp_path / "log"
    with started(server):
        found = sockets.visit(server, 4, seed=3)
    assert found.wrong == []
    assert found.answers
    told = server.errors.read_text("utf-8")
    assert '"level": "error"' not in told, told
