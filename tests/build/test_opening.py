"""The first start: a table at once, and another engine under it later, without anybody losing anything."""

import os
import signal
import subprocess
import sys
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.rule import ROOT
from tests.server.client import Home, Line, Person, started
from tests.waiting import until

pytestmark = pytest.mark.skipif(os.name != "posix", reason="sockets are handed over on POSIX only")


Process = tuple[int, str]


class Kept(Home):
    """A table kept by `go.py`'s keeper; people meet it as any other server."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.file = folder / "engine"
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.build.keep", str(self.file), "serve", "--port", "0", "--database"]
        path = os.pathsep.join([str(ROOT), str(ROOT / "_build")])
        self.process = subprocess.Popen(
            [*command, self.database],
            cwd=self.file.parent,
            env={**os.environ, "PYTHONPATH": path},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self.port = int(self.says("open at").split(":")[-1].split()[0])

    def is_running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.communicate()

    def says(self, words: str) -> str:
        """The next line with these words."""
        assert self.process is not None
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if words in line:
                return line
        raise AssertionError(f"it ended without saying {words!r}")

    def engine_is(self, said: str) -> None:
        """The maker is done."""
        fresh = self.file.with_suffix(".new")
        fresh.write_text(said)
        fresh.replace(self.file)

    def family(self) -> set[Process]:
        """All processes it started, and theirs."""
        assert self.process is not None
        found: set[int] = set()
        new = {self.process.pid}
        while new:
            found |= new
            new = {child for parent in new for child in children(parent)} - found
        return {(pid, born(pid)) for pid in found - {self.process.pid}}


def children(pid: int) -> list[int]:
    found = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        found += [int(child) for child in task.read_text().split()]
    return found


def born(pid: int) -> str:
    """When a process was started, which tells it from a later one of the same number; empty if it is gone."""
    try:
        state, *rest = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return ""
    return "" if state == "Z" else rest[18]


def is_gone(process: Process) -> bool:
    pid, time = process
    return not time or born(pid) != time


def kept(folder: Path) -> AbstractContextManager[Kept]:
    return started(Kept(folder))


def play(line: Line, most: int) -> list[Any]:
    """Answer decisions until the line is lost or so many were answered: what the server said yes to."""
    answered: list[Any] = []
    try:
        while len(answered) < most and line.table.get("status") != "over":
            line.until(lambda seen: seen.get("owed") or seen.get("status") == "over")
            if line.table["status"] == "playing":
                owed = line.table["owed"]
                if line.act(owed["legal"][0])["ok"]:
                    answered.append((owed["decision"], owed["legal"][0]))
                line.table["owed"] = None
    except (ConnectionClosed, TimeoutError):
        pass
    return answered


def engine(person: Person) -> str:
    return str(person.request("GET", "/home")["engine"])


def test_a_match_goes_on_when_the_engine_is_changed_under_it(tmp_path: Path) -> None:
    with kept(tmp_path) as server:
        ann = Person(server, "Ann")
        assert engine(ann) == "compiling"
        table = ann.create(2, bots="hard")  # it thinks while the server is changed
        answered = play(ann.line(table), 2)
        before = server.family()
        server.engine_is("ready")
        server.says("The engine is compiled")
        assert engine(ann) != "compiling"
        assert not before & server.family(), "nothing of the first server is left"
        again = ann.line(table)
        again.read()
        assert again.table["move"] >= 2 * len(answered) - 1
        assert len(play(again, 2)) == 2, "bots go on"


def test_an_engine_that_cannot_be_made_leaves_the_table_open(tmp_path: Path) -> None:
    with kept(tmp_path) as server:
        ann = Person(server, "Ann")
        server.engine_is("error: no space left on device\nCould not install the packages: the lines above say why.")
        server.says("no space left")
        server.says("the lines above say why")
        server.says("The table stays open")
        until(lambda: engine(ann) in ("plain", "compiled"))
        line = ann.line(ann.create(2, bots="easy"))
        assert len(play(line, 2)) == 2


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL], ids=lambda how: how.name)
def test_however_it_is_stopped_no_process_is_left(tmp_path: Path, how: signal.Signals) -> None:
    with kept(tmp_path) as server:
        ann = Person(server, "Ann")
        line = ann.line(ann.create(2, bots="easy"))
        play(line, 1)
        family = server.family()
        assert len(family) >= 2
        assert server.process is not None
        server.process.send_signal(how)
        server.process.communicate()  # ends when nobody holds the pipe any more
        until(lambda: all(map(is_gone, family)))
    with kept(tmp_path) as server:
        assert engine(Person(server, "Bob")) == "compiling", "the next start works"


@pytest.mark.parametrize("moment", ["the second server starts", "the first has stopped"])
def test_control_c_in_the_middle_of_the_change_leaves_nothing(tmp_path: Path, moment: str) -> None:
    with kept(tmp_path) as server:
        ann = Person(server, "Ann")
        table = ann.create(2, bots="easy")
        answered = play(ann.line(table), 1)
        before = server.family()
        server.engine_is("ready")
        family = until(lambda: (now := server.family()) - before and now | before)
        if moment == "the first has stopped":
            until(lambda: all(map(is_gone, before)))
        assert server.process is not None
        server.process.send_signal(signal.SIGINT)
        server.process.communicate()
        until(lambda: all(map(is_gone, family)))
    server.file.unlink()
    with kept(tmp_path) as server:
        bob = Person(server, "Bob")
        assert bob.look(table)["move"] >= len(answered), "what was answered is there"
