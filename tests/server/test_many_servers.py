"""Several servers share the tables of one PostgreSQL: people at one table may be at different ones, and any of them, or
the bus, may go.
"""

from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import pytest

from tests.server import nats
from tests.server.client import Json, Line, Person, Server, running
from tests.store import postgres
from tests.waiting import until

pytestmark = pytest.mark.services


class Hosts:
    """Two servers, their database and their bus."""

    def __init__(self, stack: ExitStack, folder: Path) -> None:
        self.bus = stack.enter_context(nats.running())
        address = stack.enter_context(postgres.running())
        self.one, self.other = (
            stack.enter_context(running(folder, database=address, bus=self.bus.address, bot_deadline=1.0))
            for _ in range(2)
        )


@pytest.fixture(scope="module")
def hosts(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosts]:
    with ExitStack() as stack:
        yield Hosts(stack, tmp_path_factory.mktemp("hosts"))


def moved(person: Person, server: Server) -> Person:
    """The same person with a line to another server."""
    twin = Person(server, person.name)
    twin.http.cookies = person.http.cookies
    return twin


def seated(hosts: Hosts) -> tuple[str, list[Line], list[Person]]:
    """A table of two, one at each server."""
    ann, bob = Person(hosts.one, "Ann"), Person(hosts.other, "Bob")
    table = ann.create(2)
    bob.request("POST", f"/tables/{table}/seats/1", {"name": "Bob"})
    lines = [ann.line(table), bob.line(table)]
    ann.request("POST", f"/tables/{table}/start", {"shuffle_seats": False})
    return table, lines, [ann, bob]


def play(lines: list[Line], moves: int) -> None:
    """So many moves, by whoever is asked; everybody has seen each of them before the next."""
    for _ in range(moves):
        mover = next(line for line in lines if line.table["owed"])
        made = mover.table["move"] + 1
        assert mover.act(mover.table["owed"]["legal"][0])["ok"]
        for line in lines:
            line.until(partial(has_seen, made))


def has_seen(move: int, seen: Json) -> bool:
    return int(seen["move"]) >= move


def test_people_at_two_servers_play_one_match(hosts: Hosts) -> None:
    table, lines, people = seated(hosts)
    for line in lines:
        line.until(lambda seen: seen.get("status") == "playing")
        line.until(lambda seen: all(seat["connected"] for seat in seen["seats"]))
    play(lines, 6)
    assert lines[1].ask({"type": "say", "channel": "table", "phrase": None, "text": "Ciao"})["ok"]
    lines[0].until(lambda seen: [remark["text"] for remark in seen["remarks"]] == ["Ciao"])
    lines[1].close()
    lines[0].until(lambda seen: not seen["seats"][1]["connected"])
    assert people[0].look(table)["version"] == people[1].look(table)["version"]


def test_without_the_bus_it_goes_on_and_without_a_server_at_the_other(hosts: Hosts) -> None:
    table, lines, people = seated(hosts)
    for line in lines:
        line.until(lambda seen: seen.get("status") == "playing")
    hosts.bus.kill()
    play(lines, 3)
    hosts.bus.start()
    play(lines, 3)
    before = people[1].look(table)["move"]
    hosts.one.kill()
    lines[0] = moved(people[0], hosts.other).line(table)
    lines[0].read()
    assert lines[0].table["move"] == before
    play(lines, 3)
    hosts.one.start()
    assert people[0].look(table)["move"] == before + 3


def test_what_a_server_has_not_heard_of_is_no_reason_to_refuse(hosts: Hosts) -> None:
    ann = Person(hosts.one, "Ann")
    twin = moved(ann, hosts.other)
    hosts.bus.kill()
    try:
        for _ in range(3):  # the other one looks into the database once a second: not before each of these
            table = ann.create(2)
            assert twin.look(table)["status"] == "lobby"
            ann.request("PUT", f"/tables/{table}/seats/1/bot", {"level": "greedy"})
            assert twin.request("POST", f"/tables/{table}/start", {"shuffle_seats": False})["status"] == "playing"
    finally:
        hosts.bus.start()


def test_bots_of_a_killed_server_are_played_by_the_other(hosts: Hosts) -> None:
    ann = Person(hosts.one, "Ann")
    table = ann.create(3, bots="greedy")
    twin = moved(ann, hosts.other)
    assert twin.look(table)["status"] == "playing"
    hosts.one.kill()
    twin.request("POST", f"/tables/{table}/seats/0/takeover")
    until(lambda: twin.look(table)["status"] == "over")
    hosts.one.start()
    assert ann.look(table)["status"] == "over"


@pytest.mark.parametrize("is_killed", [False, True])
def test_clocks_that_one_server_started_strike_once_at_the_other(hosts: Hosts, is_killed: bool) -> None:
    ann, bob = Person(hosts.one, "Ann"), Person(hosts.other, "Bob")
    table = ann.create(2, clock={"reserve": 0, "each": 3, "at_zero": "resign"})
    bob.request("POST", f"/tables/{table}/seats/1", {"name": "Bob"})
    line = bob.line(table)
    ann.request("POST", f"/tables/{table}/start", {"shuffle_seats": False})
    line.until(lambda seen: seen.get("status") == "playing")
    if is_killed:
        hosts.one.kill()
    line.until(lambda seen: seen.get("status") == "over")
    struck = [said["event"]["seat"] for said in line.lines if said["event"]["event"] == "time_over"]
    assert sorted(struck) == [0, 1], "nobody plays, so each clock strikes, and only once"
    if is_killed:
        hosts.one.start()
    assert ann.look(table)["ending"]["resigned"] == bob.look(table)["ending"]["resigned"] != []
