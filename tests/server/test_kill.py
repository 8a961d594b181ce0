"""A server that is killed at any moment comes back with every action it has answered, and its matches go on."""

import json
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from errno import ECONNREFUSED
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import WebSocketException

from tests.rule import ROOT
from tests.server.client import Json, Line, Person, Server, running
from tests.waiting import until

KILLS = int(os.environ.get("BRIGAND_KILLS", "6"))
TEST_THAT_IS_KILLED = """
import os, pathlib, signal, sys
from tests.server.client import Server
if __name__ == "__main__":
    server = Server(pathlib.Path(sys.argv[1]))
    server.start()
    print(server.port, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""
LOST = (OSError, WebSocketException, httpx.TransportError)
"""What a client sees of a dying server; it tries again."""


class Player(threading.Thread):
    """Plays one match after another, whatever happens to the server."""

    def __init__(self, server: Server, name: str, seats: int, closing_time: threading.Event) -> None:
        super().__init__()
        self.person = Person(server, name)
        self.seats = seats
        self.closing_time = closing_time
        self.rng = random.Random(name)
        self.answered: list[tuple[str, int, Json]] = []
        """Table, decision and action of everything the server said yes to."""
        self.tables: list[str] = []
        self.version = 0
        self.came_back = 0
        self.finished = False

    def run(self) -> None:
        while not self.closing_time.is_set():
            self.play(self.new_table())
        self.finished = True

    def new_table(self) -> str:
        while True:
            try:
                self.tables.append(self.person.create(self.seats, bots="greedy"))
                return self.tables[-1]
            except LOST:
                time.sleep(0.05)

    def play(self, table: str) -> None:
        """To the end, over as many lines as it takes."""
        self.version = 0
        while True:
            try:
                line = self.person.line(table)
            except LOST:
                time.sleep(0.05)
                continue
            try:
                self.play_on(table, line)
                return
            except LOST:
                self.came_back += 1
            finally:
                line.close()

    def play_on(self, table: str, line: Line) -> None:
        line.read()
        while line.table["status"] == "playing":
            assert line.table["version"] >= self.version, "the table went back"
            self.version = line.table["version"]
            if line.table["owed"] is not None:
                self.answer(table, line)
            line.read()

    def answer(self, table: str, line: Line) -> None:
        time.sleep(self.rng.uniform(0, 0.03))
        decision, action = line.table["owed"]["decision"], self.rng.choice(line.table["owed"]["legal"])
        if line.act(action)["ok"]:
            self.answered.append((table, decision, action))


def logged(database: str) -> dict[tuple[str, int], Json]:
    """What the log says was played by people, by table and decision."""
    connection = sqlite3.connect(database)
    try:
        rows = connection.execute("SELECT table_id, data FROM entries ORDER BY table_id, number").fetchall()
    finally:
        connection.close()
    entries = [(table, json.loads(data)) for table, data in rows]
    return {
        (table, entry["decision"]): entry["action"]
        for table, entry in entries
        if entry["entry"] == "played" and not entry["by_bot"]
    }


@pytest.mark.slow
def test_every_answered_action_survives_and_every_match_ends(tmp_path: Path) -> None:
    rng, closing_time = random.Random(1), threading.Event()
    with running(tmp_path, workers=1) as server:
        players = [Player(server, f"Player {seats}", seats, closing_time) for seats in (2, 3, 4, 5)]
        for player in players:
            player.start()
        for _ in range(KILLS):
            time.sleep(rng.uniform(0.05, 0.6))
            server.kill()
            server.start()
        closing_time.set()
        for player in players:
            player.join()
            assert player.finished, "a match hangs or a player gave up"
            assert all(player.person.look(table)["status"] == "over" for table in player.tables)
    played = logged(server.database)
    answered = [answer for player in players for answer in player.answered]
    assert len(answered) > KILLS
    for table, decision, action in answered:
        assert played[table, decision] == action
    assert sum(player.came_back for player in players) >= KILLS


def test_bots_go_on_by_themselves_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path, pace=0.05) as server:
        ann = Person(server, "Ann")
        table = ann.create(3, bots="greedy")
        watching = ann.line(table)
        ann.request("POST", f"/tables/{table}/seats/0/takeover")
        watching.until(lambda seen: seen.get("move", 0) >= 3)
        server.kill()
        watching.close()
        server.start()
        until(lambda: ann.look(table)["status"] == "over")


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="reads the list of processes from /proc")
def test_a_killed_server_leaves_no_processes(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann = Person(server, "Ann")
        table = ann.create(2, bots="greedy")
        ann.request("POST", f"/tables/{table}/resign")
        with_bots = ann.line(table)
        with_bots.until(lambda seen: seen.get("status") == "over")
        assert server.process is not None
        pid = server.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        assert children
        server.kill()
        with_bots.close()
        until(lambda: not any(Path(f"/proc/{child}").exists() for child in children))


def test_a_test_that_is_killed_leaves_no_server(tmp_path: Path) -> None:
    """Nor does anything else that starts one as the tests do."""
    script = tmp_path / "killed.py"
    script.write_text(TEST_THAT_IS_KILLED)
    variables = {**os.environ, "PYTHONPATH": str(ROOT)}
    killed = subprocess.run([sys.executable, script, tmp_path], env=variables, stdout=subprocess.PIPE, text=True)
    assert killed.returncode == -signal.SIGKILL
    address = ("127.0.0.1", int(killed.stdout))

    def is_gone() -> bool:
        with socket.socket() as probe:
            return probe.connect_ex(address) == ECONNREFUSED

    until(is_gone)
