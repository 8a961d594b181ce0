"""What strangers tried against a server, by the numbers of the audit: none of it hurts anybody else."""

import asyncio
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from brigand.server.socket import TOO_MUCH
from tests.server.client import Line, Person, Server, running
from tests.server.made import finished, stored
from tests.waiting import until

LONG = "longmatch"
WISH = {"game": "loot", "seats": 2, "name": "X"}


def closed(line: Line) -> int | None:
    """The code with which a line is closed that should not have been opened."""
    try:
        while True:
            line.read()
    except ConnectionClosed as error:
        return None if error.rcvd is None else error.rcvd.code


@contextmanager
def slow_reader(person: Person, table: str) -> Iterator[socket.socket]:
    """A socket to a table that asks and never reads an answer."""
    cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in person.http.cookies.jar)
    with socket.create_connection(("127.0.0.1", person.server.port)) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        head = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nCookie: {cookies}\r\nUpgrade: websocket\r\n"
        key = "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        line.sendall((head + key).encode())
        line.settimeout(30)
        yield line


def sent(line: socket.socket, count: int) -> bool:
    """Whether so many more questions could be sent."""
    question = b'{"type":"say","id":1,"channel":"nowhere","text":"x"}'
    frame = bytes([0x81, 0x80 | len(question)]) + bytes(4) + question
    try:
        line.sendall(frame * count)
    except OSError:
        return False
    return True


def memory_of(server: Server) -> float:
    """Megabytes a server takes, without the processes that think for bots."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return next(int(line.split()[1]) / 1000 for line in status.splitlines() if line.startswith("VmRSS"))


async def waits(http: httpx.AsyncClient, path: str, stop: asyncio.Event) -> list[float]:
    """How long an honest guest waits, again and again, until the attack is over."""
    seconds: list[float] = []
    while not stop.is_set() or not seconds:
        start = time.monotonic()
        (await http.get(path)).raise_for_status()
        seconds.append(time.monotonic() - start)
    return seconds


def test_sixty_replays_of_a_long_match_at_once(tmp_path: Path) -> None:
    made = finished(LONG, "nuremberg", 4, most=2_000)
    stored(tmp_path / "test.db", made)
    steps = made[0].needs_match().number + 1

    async def some_pages(http: httpx.AsyncClient, number: int) -> None:
        """What one of them reads; together all pages, from all seats, many times."""
        for page in range(3):
            first = (number + page * 10) * 64 % steps
            answer = await http.get(f"/api/tables/{LONG}/replay?first={first}&viewer={number % 5 - 1}")
            assert answer.status_code == 200
            assert len(answer.content) < 1_000_000

    async def attack(server: Server) -> list[float]:
        over = asyncio.Event()
        limits = httpx.Limits(max_connections=100)
        async with (
            httpx.AsyncClient(base_url=server.address, timeout=120, limits=limits) as http,
            httpx.AsyncClient(base_url=server.address, timeout=120) as honest,
        ):
            await honest.get(f"/api/tables/{LONG}")
            waiting = asyncio.create_task(waits(honest, f"/api/tables/{LONG}/qr", over))
            await asyncio.gather(*(some_pages(http, number) for number in range(60)))
            over.set()
            return await waiting

    with running(tmp_path) as server:
        before = memory_of(server)
        seconds = asyncio.run(attack(server))
        assert len(seconds) > 20, "the others are answered all the while (by how much sooner: test_crowds)"
        assert memory_of(server) - before < 80


def test_a_hog_of_forty_tables_leaves_a_worker_to_others(tmp_path: Path) -> None:
    """Hard bots play on at forty tables nobody looks at; an honest player's bot thinks as quickly as before."""
    with running(tmp_path, workers=2, pace=0.01) as server:
        ann, hog = Person(server, "Ann"), Person(server, "Hog")
        for _ in range(40):
            table = hog.create(4, bots="hard")
            hog.request("POST", f"/tables/{table}/seats/0/takeover")
        mine = ann.create(2, bots="hard")
        line = ann.line(mine)
        line.read()
        waited = []
        for _ in range(6):
            line.until(lambda seen: seen["owed"] is not None or seen["status"] == "over")
            if line.table["status"] == "over":
                break
            start, move = time.monotonic(), line.table["move"]
            assert line.act(line.table["owed"]["legal"][0])["ok"]
            line.until(lambda seen, move=move: seen["move"] > move + 1 or seen["status"] == "over")
            waited.append(time.monotonic() - start)
        assert sorted(waited)[len(waited) // 2] < 4, "a hard bot thinks for a second and a half at most"


def test_quotas_of_tables_guests_and_sockets(tmp_path: Path) -> None:
    few = {"tables_per_guest": 3, "tables_per_hour": 5, "guests_per_hour": 2}
    with running(tmp_path, **few, sockets_per_guest=2, watchers_per_table=1) as server:
        ann, bob, eve = Person(server, "Ann"), Person(server, "Bob"), Person(server, "Eve")
        tables = [ann.create(2) for _ in range(3)]
        assert ann.problem("POST", "/tables", WISH) == (429, "table-too_many_tables")
        assert bob.create(2)
        assert bob.problem("POST", "/tables", WISH) == (429, "table-too_much"), "the address has had its tables"
        for _ in range(2):
            httpx.put(f"{server.address}/api/me", json={"name": "x"}).raise_for_status()
        assert httpx.put(f"{server.address}/api/me", json={"name": "x"}).status_code == 429, "new each time"
        ann.line(tables[0]).read()
        ann.line(tables[0]).read()
        assert closed(ann.line(tables[0])) == TOO_MUCH
        bob.line(tables[0]).read()
        assert closed(eve.line(tables[0])) == TOO_MUCH, "one watcher more than may"


def test_nobody_makes_a_log_long_by_changing_the_pace(tmp_path: Path) -> None:
    with running(tmp_path, changes_per_minute=5) as server:
        ann = Person(server, "Ann")
        table = ann.create(2, bots="easy")
        asked = [ann.http.put(f"/api/tables/{table}/pace", json={"pace": pace}) for pace in ("calm", "quick") * 10]
        assert {answer.status_code for answer in asked} == {200, 429}
        assert asked[-1].json()["code"] == "table-too_much"
        line = ann.line(table)
        line.read()
        line.until(lambda seen: seen["owed"] is not None)
        assert line.act(line.table["owed"]["legal"][0])["ok"], "moves go on"


def test_strangers_do_not_flood_the_chat(tmp_path: Path) -> None:
    with running(tmp_path, remarks_per_minute=10) as server:
        ann, eve = Person(server, "Ann"), Person(server, "Eve")
        table = ann.create(2)
        own, line = ann.line(table), eve.line(table)
        eve.http.cookies.clear()
        stranger = eve.line(table)
        for someone in (own, line, stranger):
            someone.read()
        answer = stranger.ask({"type": "say", "channel": "watchers", "text": "hello"})
        assert answer["code"] == "table-no_cookie"
        said = [line.ask({"type": "say", "channel": "watchers", "text": "🎲" * 225}) for _ in range(40)]
        assert [answer["code"] for answer in said] == [None] * 10 + ["table-too_much"] * 30
        assert line.ask({"type": "say", "channel": "watchers", "phrase": "any words"})["code"] == "table-cannot_say"
        assert len(ann.http.get(f"/api/tables/{table}").content) < 14_000, "older remarks are left out"
        ann.request("PUT", f"/tables/{table}/chat", {"watchers_talk": False})
        assert line.ask({"type": "say", "channel": "watchers", "phrase": "hello"})["code"] == "table-hushed"
        assert eve.problem("DELETE", f"/tables/{table}/chat") == (403, "table-host_only")
        assert ann.request("DELETE", f"/tables/{table}/chat")["remarks"] == []


def test_who_does_not_read_is_hung_up_on(tmp_path: Path) -> None:
    with running(tmp_path, largest_backlog=50) as server:
        ann = Person(server, "Ann")
        table = ann.create(2)
        before = memory_of(server)
        with slow_reader(ann, table) as deaf:
            until(lambda: not sent(deaf, 2_000))
        assert memory_of(server) - before < 30
        assert ann.look(table)["status"] == "lobby"


def test_half_a_request_does_not_stay(tmp_path: Path) -> None:
    with running(tmp_path, header_seconds=1.0) as server:
        begun = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(50)]
        for one in begun[:25]:
            one.sendall(b"GET /api/home HTTP/1.1\r\nHost: x\r\n")
        slow = begun[-1]
        slow.sendall(
            b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"
        )
        assert b"408" in slow.recv(1000)
        for one in begun:
            with one, suppress(ConnectionError):
                one.settimeout(60)
                while one.recv(1000):
                    pass
        assert httpx.get(f"{server.address}/api/home").status_code == 200


def test_the_lobby_stays_in_order(tmp_path: Path) -> None:
    with running(tmp_path, grace=1.0) as server:
        ann, bob, cat = Person(server, "Ann"), Person(server, "Bob"), Person(server, "Cat")
        table = ann.create(3)
        seat = f"/tables/{table}/seats"
        assert bob.problem("POST", f"{seat}/1", {"name": "aNN"}) == (409, "table-name_taken")
        assert bob.problem("POST", f"{seat}/1", {"name": "\u0410nn"}) == (409, "table-name_taken")
        bob.request("POST", f"{seat}/1", {"name": "Bob"})
        cat.request("POST", f"{seat}/2", {"name": "Cat"})
        ann.request("DELETE", f"{seat}/2")
        assert cat.problem("POST", f"{seat}/2", {"name": "Cat"}) == (403, "table-sent_away")
        ann.request("DELETE", f"{seat}/0")
        assert bob.look(table)["you"]["host"], "the next one is host"
        for number in (0, 2):
            bob.request("PUT", f"{seat}/{number}/bot", {"level": "easy"})
        assert bob.request("POST", f"/tables/{table}/start", {})["status"] == "playing"


def test_who_asks_without_a_socket_is_there(tmp_path: Path) -> None:
    with running(tmp_path, grace=600.0) as server:
        ann, bob = Person(server, "Ann"), Person(server, "Bob")
        table = ann.create(2)
        bob.request("POST", f"/tables/{table}/seats/1", {"name": "Bob"})
        ann.request("POST", f"/tables/{table}/start", {})
        bob.look(table)
        assert ann.problem("POST", f"/tables/{table}/seats/1/takeover") == (403, "table-not_absent")


JSON = {"Content-Type": "application/json"}
ODD = {
    "a body that is no UTF-8": ("PUT", "/api/me", JSON, b'{"name": "\xff\xfe"}'),
    "half an address as origin": ("PUT", "/api/me", {"Origin": "http://[::1"}, b'{"name": "x"}'),
    "an endless host": ("GET", "/api/tables/TABLE/qr", {"Host": "x" * 3_000}, b""),
    "an endless host for another device": ("POST", "/api/me/links", {"Host": "x" * 3_000, **JSON}, b"{}"),
    "a host with half an address": ("POST", "/api/me/links", {"Host": "[::1", **JSON}, b"{}"),
    "a host with no such port": ("GET", "/api/tables/TABLE/qr", {"Host": "x:70000"}, b""),
    "an endless name of a file": ("GET", f"/{'a' * 300}.svg", {}, b""),
    "an endless name of an asset": ("GET", f"/assets/{'a' * 300}.js", {}, b""),
    "an asset without a name": ("GET", "/assets/%00", {}, b""),
    "a query that is no UTF-8": ("GET", "/api/tables/TABLE/replay?viewer=%ff", {}, b""),
    "a path that is no UTF-8": ("GET", "/api/tables/%ff%fe/qr", {}, b""),
    "a cookie of rubbish": ("GET", "/api/home", {"Cookie": "brigand_guest=\udcff.\udcfe; ;=,"}, b""),
    "a language of rubbish": ("GET", "/api/tables/nowhere", {"Accept-Language": "de;q=1.1.1,\udcff;q=\udcb2"}, b""),
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, str]]:
    with running(tmp_path_factory.mktemp("odd")) as server:
        yield server, Person(server, "Ann").create(2)


@pytest.mark.parametrize("what", ODD)
def test_odd_requests_are_no_mistakes_of_ours(house: tuple[Server, str], what: str) -> None:
    server, table = house
    method, path, headers, body = ODD[what]
    head = {"Host": "x", "Connection": "close", "Content-Length": str(len(body)), **headers}
    lines = [f"{method} {path.replace('TABLE', table)} HTTP/1.1", *(f"{name}: {value}" for name, value in head.items())]
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.sendall("\r\n".join([*lines, "", ""]).encode("utf-8", "surrogateescape") + body)
        answer = line.recv(100)
    assert answer.startswith(b"HTTP/1.1 "), answer
    assert 200 <= int(answer[9:12]) < 500, answer
