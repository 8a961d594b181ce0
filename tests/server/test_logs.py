"""Lines of JSON: one a record and one a request, and none of the bytes that nobody else may read."""

import json
import logging
import sys
from pathlib import Path

from brigand.server.logs import JsonLines
from tests.server.client import Person, Server, started

PASSWORD = "four white horses 7"
MAIL = "ann@example.org"
CHAT = "meet me at the old oak"


def test_every_request_is_a_line_and_no_secret_is_in_any(tmp_path: Path) -> None:
    secrets = [PASSWORD, MAIL, CHAT, "Annabel"]
    server = Server(tmp_path, None, log="json", accounts=True)
    server.errors = tmp_path / "log"
    with started(server):
        ann = Person(server, "Annabel")
        ann.request("POST", "/account", {"name": "Annabel", "password": PASSWORD, "mail": MAIL})
        table = ann.create(2, bots="random")
        line = ann.line(table)
        line.read()
        assert line.ask({"type": "say", "channel": "table", "text": CHAT})["ok"]
        token = line.table["you"]["token"]
        link = ann.request("POST", "/me/links", {})["link"]
        secrets += [token, token.rpartition(".")[2], link.partition("#")[2], *ann.http.cookies.values()]
        secrets += [cookie.partition(".")[0] for cookie in ann.http.cookies.values()]
        assert ann.problem("POST", "/session", {"name": MAIL, "password": CHAT})[0] == 409
        assert ann.http.get(f"/nowhere/{CHAT}?token={token}").status_code == 404
        assert ann.http.request(CHAT.replace(" ", ""), f"/api/{token}").status_code in (400, 404, 405)
        assert ann.http.put("/api/me", content=b'{"name": 7}').status_code == 400
        line.close()
    told = server.errors.read_text("utf-8")
    records = [json.loads(line) for line in told.splitlines() if line.startswith("{")]
    asked = [record for record in records if record["logger"] == "brigand.requests"]
    assert {"POST /api/tables", "POST /api/account", "SOCKET /api/tables/{id}/socket"} <= {
        f"{record['method']} {record['route']}" for record in asked
    }
    assert all(record["ms"] >= 0 and record["status"] is not None for record in asked if record["method"] != "SOCKET")
    assert {404, 409, 400} <= {record["status"] for record in asked}
    for secret in secrets:
        assert secret not in told, secret
    assert table not in told


def test_of_an_error_its_kind_and_place_are_told() -> None:
    try:
        raise ValueError(f"cannot read {CHAT}")
    except ValueError:
        record = logging.LogRecord("brigand.x", logging.ERROR, "", 1, "%s failed", ("it",), sys.exc_info())
    line = JsonLines().format(record)
    told = json.loads(line)
    assert (told["message"], told["error"], told["level"]) == ("it failed", "ValueError", "error")
    assert told["places"][-1].startswith("test_logs.py:")
    assert CHAT not in line
    assert "\n" not in line
