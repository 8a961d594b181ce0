"""A copy is made while a server writes, and a server goes on from it."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from brigand.core.errors import Unreadable
from brigand.store.copies import backup, restore
from tests.server.client import Person, running
from tests.server.made import finished, stored


def test_a_copy_of_a_running_server_holds_what_was_answered(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann = Person(server, "Ann")
        table = ann.create(2)
        copy = tmp_path / "copy.db"
        assert backup(server.database, copy) == 2
        assert copy.stat().st_mode & 0o077 == 0, "nobody else reads the secrets in it"
        ann.request("PUT", f"/tables/{table}/seats/1/bot", {"level": "easy"})
        server.stop()
        assert restore(copy, server.database) == 2
        server.start()
        assert [seat["kind"] for seat in ann.look(table)["seats"]] == ["person", "open"]
        with pytest.raises(Unreadable, match="exists already"):
            backup(server.database, copy)


def test_what_is_no_copy_is_refused_and_harms_nothing(tmp_path: Path) -> None:
    stored(tmp_path / "own.db", finished("t", "loot", 2, most=3))
    text, other = tmp_path / "text", tmp_path / "other.db"
    text.write_text("hello")
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE x (y)")
    for source in (text, other, tmp_path / "nothing", tmp_path / ("x" * 3000)):
        with pytest.raises(Unreadable):
            restore(source, str(tmp_path / "own.db"))
    for database, why in (("postgresql://h/n", "pg_dump|driver"), (str(tmp_path / "missing.db"), "no database")):
        with pytest.raises(Unreadable, match=why):
            backup(database, tmp_path / "copy.db")
    assert backup(str(tmp_path / "own.db"), tmp_path / "copy.db") > 3
