"""The database goes while people play: what they see is a sentence to try again, and nothing they were told is lost."""

import threading
from pathlib import Path

import httpx
import pytest

from tests.server.client import Line, Person, Server, running
from tests.store import postgres
from tests.waiting import until


class Player:
    """Plays by chance against bots, and remembers what the server said yes to."""

    def __init__(self, server: Server) -> None:
        self.person = Person(server, "Ann")
        self.table = self.person.create(2, bots="greedy")
        self.line: Line = self.person.line(self.table)
        self.line.read()
        self.done = 0
        self.codes: set[str] = set()

    def move(self) -> bool:
        """Answer what is owed, whatever comes of it; no if the match is over."""
        self.line.until(lambda seen: seen["owed"] or seen["status"] == "over")
        if self.line.table["status"] == "over":
            return False
        decision = self.line.table["owed"]["decision"]
        answer = self.line.act(self.line.table["owed"]["legal"][0])
        if answer["ok"]:
            self.done += 1
            self.line.until(lambda seen: seen["owed"] is None or seen["owed"]["decision"] != decision)
        else:
            self.codes.add(answer["code"])
        return True

    def kept(self) -> int:
        """Moves of Ann's that the record of the match holds."""
        record = self.person.request("GET", f"/tables/{self.table}/record")
        return sum(action["seat"] == 0 for action in record["actions"])


def is_ready(server: Server) -> bool:
    return httpx.get(f"{server.address}/readyz", timeout=60).status_code == 200


@pytest.mark.services
def test_postgres_restarted_under_load_costs_nobody_anything(tmp_path: Path) -> None:
    with postgres.restartable() as database, running(tmp_path, database=database.address) as server:
        player, statuses, ended = Player(server), set[int](), threading.Event()
        eve = Person(server, "Eve")

        def look() -> None:
            while not ended.is_set():
                statuses.update(eve.http.get(path).status_code for path in (f"/api/tables/{player.table}", "/api/home"))

        player.move()
        watching = threading.Thread(target=look)
        watching.start()
        for _ in range(2):
            database.stop()
            until(lambda: not is_ready(server))
            asked = threading.Thread(target=player.move)
            asked.start()
            database.start()
            asked.join()
        while player.move():
            pass
        ended.set()
        watching.join()
        assert player.kept() == player.done
        assert statuses <= {200, 503}
        assert player.codes <= {"not_kept"}


def test_a_deleted_file_takes_nothing_and_when_it_is_back_the_match_goes_on(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        player = Player(server)
        assert player.move()
        player.line.until(lambda seen: seen["owed"])  # while the file is away, no bot moves either
        file = Path(server.database)
        away = file.rename(tmp_path / "away.db")
        assert player.move()
        assert player.codes == {"not_kept"}
        status, code = player.person.problem("POST", "/tables", {"game": "loot", "seats": 2, "name": "Ann"})
        assert (status, code) == (503, "not_kept")
        away.rename(file)
        while player.move():
            pass
        assert player.kept() == player.done
