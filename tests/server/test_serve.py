"""`brigand serve`: what is wrong with its options is said in one sentence before anything counts as open."""

import os
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest

from brigand.cli import main
from brigand.server.serve import listen
from brigand.store.place import check, shown
from brigand.store.store import address
from tests.waiting import until


def serve(*arguments: str, folder: Path, **variables: str) -> subprocess.Popen[str]:
    """The command as a user calls it, in a folder."""
    command = [sys.executable, "-P", "-m", "brigand.cli", "serve", *arguments]
    return subprocess.Popen(
        command,
        cwd=folder,
        env={**os.environ, **variables},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


Complain = Callable[..., str]


@pytest.fixture
def complaint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Complain:
    """The sentence of a start that fails."""
    monkeypatch.chdir(tmp_path)

    def complain(*arguments: str) -> str:
        with pytest.raises(SystemExit) as stop:
            main(["serve", *arguments])
        said = capsys.readouterr()
        assert stop.value.code == 2
        assert said.out == ""
        assert said.err.count("\n") == 1, said.err
        return said.err

    return complain


@contextmanager
def opened(*arguments: str, folder: Path) -> Iterator[str]:
    """A running server, and the address it told."""
    process = serve("--port", "0", *arguments, folder=folder)
    try:
        assert process.stdout is not None
        told = process.stdout.readline()
        yield told.split()[4]
    finally:
        process.terminate()
        process.communicate()


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ("--workers 0", "workers"),
        ("--workers 1000", "workers"),
        ("--port 99999", "port"),
        ("--host nowhere.invalid", "cannot listen on nowhere.invalid"),
        ("--host ä..b", "cannot listen on ä..b"),
        ("--database mysql://here/brigand", "is no database"),
        ("--database sqlite:///nowhere/t.db", "no folder nowhere"),
        ("--database nowhere/t.db", "no folder nowhere"),
        ("--database .", "is no database"),
        ("--database sub", "is a folder"),
        ("--database letter.txt", "is not an SQLite database"),
        ("--database broken.db", "cannot use the database broken.db"),
        ("--database postgresql://127.0.0.1:1/none", "cannot use the database postgresql://127.0.0.1:1/none"),
        ("--database newer.db", "was made by a newer Brigand"),
    ],
)
def test_a_wrong_option_gets_one_sentence(arguments: str, says: str, tmp_path: Path, complaint: Complain) -> None:
    (tmp_path / "sub").mkdir()
    (tmp_path / "letter.txt").write_text("Dear Robin,\n")
    (tmp_path / "broken.db").write_bytes(b"SQLite format 3\x00" + b"rubbish" * 1000)
    with closing(sqlite3.connect(tmp_path / "newer.db")) as newer, newer:
        newer.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        newer.execute("INSERT INTO alembic_version VALUES ('z9_future')")
    before = {path.name for path in tmp_path.iterdir()}
    assert says in complaint("--port", "0", *arguments.split())
    left = {path.name for path in tmp_path.iterdir()} - before
    assert all(name.endswith(("-server", "-wal", "-shm")) for name in left), "nothing new but the mark of who serves"


def test_a_busy_port_gets_one_sentence(complaint: Complain) -> None:
    with closing(listen("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert f"cannot listen on 127.0.0.1:{port}" in complaint("--port", str(port))


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_nobody_may_write_to(tmp_path: Path, complaint: Complain) -> None:
    tmp_path.chmod(0o500)
    assert "cannot write the database" in complaint("--port", "0")


def test_a_second_server_of_one_database_is_refused(tmp_path: Path, complaint: Complain) -> None:
    with opened("--database", "t.db", folder=tmp_path) as where:
        assert "another Brigand serves t.db" in complaint("--port", "0", "--database", "t.db")
        assert httpx.get(f"{where}/api/home", timeout=60).status_code == 200
    with opened("--database", "sqlite:///t.db", folder=tmp_path) as where:
        until(lambda: httpx.get(f"{where}/api/home", timeout=60).status_code == 200)


def test_answers_are_not_held_back_by_the_network() -> None:
    with closing(listen("127.0.0.1", 0)) as listener:
        assert listener.proto == socket.IPPROTO_TCP, "asyncio switches Nagle off only for sockets that name TCP"


@pytest.mark.parametrize(
    ("database", "means"),
    [
        ("brigand.db", "sqlite+aiosqlite:///brigand.db"),
        ("/var/lib/brigand.db", "sqlite+aiosqlite:////var/lib/brigand.db"),
        ("sqlite:///brigand.db", "sqlite+aiosqlite:///brigand.db"),
        ("sqlite:////var/lib/brigand.db", "sqlite+aiosqlite:////var/lib/brigand.db"),
        ("postgresql://ann:pw@host/brigand", "postgresql+psycopg://ann:pw@host/brigand"),
        ("postgres://host/brigand", "postgresql+psycopg://host/brigand"),
    ],
)
def test_what_people_write_for_a_database(database: str, means: str) -> None:
    assert address(database) == means


def test_a_password_is_never_shown() -> None:
    assert shown("postgresql://ann:secret@host/brigand") == "postgresql://host/brigand"


def test_a_database_that_can_be_made_is_not_made_by_looking(tmp_path: Path) -> None:
    check(str(tmp_path / "t.db"))
    assert list(tmp_path.iterdir()) == []
