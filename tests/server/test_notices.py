"""Being told of one's turn: once, when one is away, by web hook or letter, and never in quiet hours."""

import asyncio
import re
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from brigand.server.quiet import quiet_until
from brigand.store.notices import MOST_FAILURES, Notice, Notices
from brigand.store.store import Store
from tests.server.awaited import awaited
from tests.server.client import Json, Person, Server, running
from tests.server.inside import Visitor, opened
from tests.server.listening import Letterbox, Listener, letterbox, listening
from tests.waiting import until

NUMBERS = count()


@pytest.fixture(scope="module")
def listener() -> Iterator[Listener]:
    with listening() as opened:
        yield opened


@pytest.fixture(scope="module")
def post() -> Iterator[tuple[Letterbox, int]]:
    with letterbox() as opened:
        yield opened


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, post: tuple[Letterbox, int]) -> Iterator[Server]:
    mails: dict[str, Any] = {"smtp_host": "127.0.0.1", "smtp_port": post[1], "smtp_from": "table@example.org"}
    folder = tmp_path_factory.mktemp("server")
    with running(folder, hooks="anywhere", notice_seconds=0.0, accounts=True, **mails) as started:
        yield started


class Hooked(Person):
    """Somebody with a web hook of the own; plays without a socket, so is never there."""

    def __init__(self, server: Server, name: str, listener: Listener, kind: str = "json") -> None:
        super().__init__(server, name)
        self.listener = listener
        self.path = f"/{kind}-{next(NUMBERS)}"
        self.request("PUT", "/me/notices", {"hook_kind": kind, "hook_url": listener.address + self.path})

    @property
    def told(self) -> list[Any]:
        return [one for one in self.listener.received if one.path == self.path]

    def act(self, table: str) -> None:
        seen = self.look(table)
        owed = seen["owed"]
        message = {"type": "act", "id": 1, "token": seen["you"]["token"], "decision": owed["decision"]}
        self.request("POST", f"/tables/{table}/act", {**message, "action": owed["legal"][0]})


def dealt(*people: Person, **wish: object) -> str:
    """A running match of these people."""
    host = people[0]
    table = host.create(len(people), **wish)
    for seat, other in enumerate(people[1:], 1):
        other.request("POST", f"/tables/{table}/seats/{seat}", {"name": other.name})
    host.request("POST", f"/tables/{table}/start", {})
    return table


def in_order(people: list[Hooked], table: str) -> list[Hooked]:
    """Whoever is to move first, then the other."""
    first = people[0].look(table)["to_act"][0]
    return [people[first], people[1 - first]]


def test_one_notice_for_each_turn_of_somebody_who_is_away(server: Server, listener: Listener) -> None:
    people = [Hooked(server, "Ann", listener), Hooked(server, "Bob", listener)]
    table = dealt(*people)
    first, second = in_order(people, table)
    until(lambda: first.told)
    first.act(table)
    until(lambda: second.told)
    second.act(table)
    until(lambda: len(first.told) == 2)
    line = second.line(table)
    line.until(lambda seen: seen.get("status") == "playing")
    first.act(table)
    line.until(lambda seen: seen["owed"] is not None)
    line.act(line.table["owed"]["legal"][0])
    until(lambda: len(first.told) == 3)
    assert len(second.told) == 1, "who is at the table is not told"
    body = first.told[0].json
    assert body == {
        "event": "your_turn",
        "text": f"It is your turn in Loot with {second.name}.",
        "link": f"{server.address}/table/{table}",
        "table": table,
        "game": "loot",
        "players": [second.name],
        "seconds": None,
    }


def test_a_killed_server_does_not_repeat_itself(tmp_path: Path, listener: Listener) -> None:
    with running(tmp_path, hooks="anywhere", notice_seconds=0.0) as server:
        people = [Hooked(server, "Ann", listener), Hooked(server, "Bob", listener)]
        table = dealt(*people)
        first, second = in_order(people, table)
        until(lambda: first.told)
        server.kill()
        server.start()
        first.act(table)
        until(lambda: second.told)
        assert (len(first.told), len(second.told)) == (1, 1)


@pytest.mark.parametrize("kind", ["discord", "slack", "ntfy"])
def test_every_kind_of_hook_is_told_in_its_own_way(server: Server, listener: Listener, kind: str) -> None:
    ann, eve = Hooked(server, "Ann", listener, kind), Hooked(server, "<!channel> @everyone", listener, kind)
    table = dealt(ann, eve)
    if ann.look(table)["to_act"] == [1]:
        eve.act(table)
    until(lambda: ann.told)
    got, link = ann.told[0], f"{server.address}/table/{table}"
    if kind == "discord":
        assert got.json == {
            "content": f"It is your turn in Loot with <!channel> @everyone. {link}",
            "allowed_mentions": {"parse": []},
        }
    elif kind == "slack":
        assert got.json == {"text": f"It is your turn in Loot with &lt;!channel&gt; @everyone. {link}"}
    else:
        assert got.body.decode() == f"It is your turn in Loot with <!channel> @everyone. {link}"
        assert got.headers["click"] == link


def test_letters_need_a_yes_and_take_a_no(server: Server, post: tuple[Letterbox, int]) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    for person in (ann, bob):
        wish = {"mail": f"{person.name}@example.org", "language": "it"}
        assert person.request("PUT", "/me/notices", wish)["mail_confirmed"] is False

    def letters(person: Person, subject: str) -> list[str]:
        own = [one for one in post[0].letters if one["To"] == f"{person.name}@example.org"]
        return [one.get_content().replace("=\n", "") for one in own if subject in one["Subject"]]

    def link(text: str) -> str:
        found = re.search(r"/letter#(\S+)", text)
        assert found is not None
        return found[1]

    for person in (ann, bob):
        until(lambda person=person: letters(person, "scriverti"))  # type: ignore[misc]
    stranger = Person(server, "")
    yes = link(letters(ann, "scriverti")[0])
    assert stranger.problem("POST", f"/letters/{yes[:-1]}{'0' if yes[-1] != '0' else '1'}") == (409, "link_over")
    assert stranger.request("POST", f"/letters/{yes}") == {"kind": "confirmed"}, "whoever reads the letter"
    assert ann.request("GET", "/me/notices")["mail_confirmed"] is True
    table = dealt(ann, bob)
    for person in (ann, bob, ann, bob):
        seen = person.look(table)
        if seen["owed"]:
            Hooked.act(person, table)  # type: ignore[arg-type]
    until(lambda: letters(ann, "tocca a te in"))
    assert not letters(bob, "tocca a te in"), "never confirmed"
    letter = next(one for one in post[0].letters if one["To"] == "Ann@example.org" and one["List-Unsubscribe"])
    assert "Tocca a te in Loot con Bob" in letter.get_content()
    assert f"/table/{table}" in letter.get_content()
    path = letter["List-Unsubscribe"].strip("<>").removeprefix(f"{server.address}/api")
    assert link(letter.get_content().replace("=\n", "")) in path
    assert stranger.request("POST", path) == {"kind": "stopped"}
    assert ann.request("GET", "/me/notices")["mail"] == ""
    assert stranger.problem("POST", f"/letters/{yes}") == (409, "link_over"), "an old yes is none"


def test_what_cannot_be_wished(server: Server) -> None:
    ann = Person(server, "Ann")
    for wish, code in [
        ({"zone": "Europe/Nottingham"}, "bad_zone"),
        ({"zone": "../../etc/passwd"}, "bad_zone"),
        ({"quiet_from": 60}, "bad_quiet"),
        ({"mail": "x"}, "bad_mail"),
        ({"hook_kind": "slack"}, "bad_hook"),
        ({"hook_url": "https://example.org"}, "bad_hook"),
        ({"hook_kind": "json", "hook_url": "ftp://example.org"}, "bad_hook"),
        ({"hook_kind": "json", "hook_url": "https://me:secret@example.org"}, "bad_hook"),
        ({"hook_kind": "json", "hook_url": "https://"}, "bad_hook"),
        ({"hook_kind": "json", "hook_url": f"https://example.org/{'x' * 600}"}, "bad_hook"),
    ]:
        assert ann.problem("PUT", "/me/notices", wish) == (409, code), wish
    assert ann.problem("POST", "/me/notices/test") == (409, "bad_hook")


def test_notices_are_taken_along_and_forgotten(server: Server, listener: Listener) -> None:
    people = [Hooked(server, "Ann", listener), Hooked(server, "Bob", listener)]
    table = dealt(*people)
    first, _ = in_order(people, table)
    until(lambda: first.told)
    data: Json = first.http.get("/api/me/data").json()
    assert data["notices"]["hook_url"].endswith(first.path)
    assert [one["table"] for one in data["told"]] == [table]
    first.request("DELETE", "/me", {})

    async def kept() -> object:
        store = await Store.open(server.database)
        wish, told = await Notices(store).of(data["person"]), await Notices(store).told_to(data["person"])
        await store.close()
        return wish or told

    assert not asyncio.run(kept())


WISH = Notice("ann", "key", "en", "http://house/", zone="Europe/Rome", quiet_from=22 * 60, quiet_until=7 * 60 + 30)


@pytest.mark.parametrize(
    ("at", "ends"),
    [
        ("2026-01-15T20:59", None),
        ("2026-01-15T21:00", "2026-01-16T06:30"),
        ("2026-01-16T03:00", "2026-01-16T06:30"),
        ("2026-01-16T06:30", None),
        ("2026-07-15T20:30", "2026-07-16T05:30"),  # in summer they are an hour earlier by the clock of the world
        ("2026-03-28T23:00", "2026-03-29T05:30"),  # the night in which summer begins
    ],
)
def test_quiet_hours_are_those_of_the_persons_own_clock(at: str, ends: str | None) -> None:
    def seconds(text: str) -> float:
        return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()

    assert quiet_until(WISH, seconds(at)) == (None if ends is None else seconds(ends))


@awaited
async def test_what_happens_in_quiet_hours_is_told_when_they_end_if_it_still_counts(tmp_path: Path) -> None:
    with listening() as listener:
        async with opened(str(tmp_path / "test.db"), hooks="anywhere", notice_seconds=0.0) as house:
            ann, bob = Visitor(house, "Ann"), Visitor(house, "Bob")
            wish = {"hook_kind": "json", "hook_url": f"{listener.address}/quiet"}
            minute = datetime.now(UTC).hour * 60 + datetime.now(UTC).minute
            quiet = {"quiet_from": (minute - 60) % 1440, "quiet_until": (minute + 60) % 1440}
            for person in (ann, bob):
                await person.ask("PUT", "/me/notices", {**wish, **quiet})
            table = (await ann.ask("POST", "/tables", {"game": "loot", "seats": 2, "name": "Ann"}))["id"]
            await bob.ask("POST", f"/tables/{table}/seats/1", {"name": "Bob"})
            await ann.ask("POST", f"/tables/{table}/start", {})
            notifier = house.hub.notifier
            [seat] = house.hub.hot[table].table.needs_match().asked
            key = f"{table} {seat}"
            await notifier.tell(key)
            ends = notifier.alarms.times[key]
            assert round(ends) % 86_400 == quiet["quiet_until"] * 60
            assert house.hub.now() < ends <= house.hub.now() + 61 * 60
            assert not listener.received
            for person in (ann, bob):
                await person.ask("PUT", "/me/notices", wish)
            await notifier.tell(key)
            await notifier.tell(key)  # another server, or the same one again
            await house.hub.notifier.errands.finish()
            assert [one.path for one in listener.received] == ["/quiet"]


@awaited
async def test_of_several_servers_one_tells(tmp_path: Path) -> None:
    stores = [await Store.open(str(tmp_path / "test.db")) for _ in range(2)]
    asked = [Notices(store).claim("table", "ann", turn) for turn in (3, 3, 3) for store in stores]
    assert sorted(await asyncio.gather(*asked)) == [False] * 5 + [True]
    assert not await Notices(stores[0]).claim("table", "ann", 2), "a server that is behind"
    assert await Notices(stores[1]).claim("table", "ann", 4)
    for store in stores:
        await store.close()


@awaited
async def test_a_hook_that_fails_is_left_alone_until_a_test_works(tmp_path: Path) -> None:
    with listening() as listener:
        async with opened(str(tmp_path / "test.db"), hooks="anywhere") as house:
            ann = Visitor(house, "Ann")
            await ann.ask("PUT", "/me/notices", {"hook_kind": "json", "hook_url": f"{listener.address}/refuse"})
            for number in range(1, MOST_FAILURES + 1):
                told = await ann.ask("POST", "/me/notices/test")
                assert (told["hook_failures"], told["hook_problem"]) == (number, "hook_refuses")
            assert told["hook_off"] is True
            wish = await ann.ask("PUT", "/me/notices", {"hook_kind": "json", "hook_url": f"{listener.address}/fine"})
            assert (wish["hook_off"], wish["hook_problem"]) == (False, "")
            assert (await ann.ask("POST", "/me/notices/test"))["hook_failures"] == 0


@awaited
async def test_tests_and_letters_that_ask_are_counted(tmp_path: Path) -> None:
    with listening() as listener:
        async with opened(str(tmp_path / "test.db"), hooks="anywhere", notice_tests_per_hour=2) as house:
            ann = Visitor(house, "Ann")
            await ann.ask("PUT", "/me/notices", {"hook_kind": "json", "hook_url": f"{listener.address}/fine"})
            codes = [(await ann.ask("POST", "/me/notices/test")).get("code") for _ in range(3)]
            assert codes == [None, None, "table-too_much"]
            assert len(listener.received) == 2


@awaited
async def test_the_list_of_turns_has_the_most_urgent_first(tmp_path: Path) -> None:
    async with opened(str(tmp_path / "test.db")) as house:
        ann, bob = Visitor(house, "Ann"), Visitor(house, "Bob")
        tables = []
        for clock in (None, {"reserve": 0, "each": 86_400 * 3}, {"reserve": 0, "each": 86_400}):
            wish = {"game": "loot", "seats": 2, "name": "Ann", "clock": clock}
            table = (await ann.ask("POST", "/tables", wish))["id"]
            await bob.ask("POST", f"/tables/{table}/seats/1", {"name": "Bob"})
            await ann.ask("POST", f"/tables/{table}/start", {})
            tables.append(table)
        before = time.time()
        turns: Json = {}
        for person, other in ((ann, "Bob"), (bob, "Ann")):
            mine = (await person.ask("GET", "/me/turns"))["tables"]
            assert all(one["players"] == [other] and one["since"] <= before + 1 for one in mine)
            left = [float("inf") if one["seconds"] is None else one["seconds"] for one in mine]
            assert left == sorted(left)
            turns |= {one["id"]: one for one in mine}
        assert set(turns) == set(tables), "each waits for one of the two"
