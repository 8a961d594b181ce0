"""Connections that are opened to tire the server: tiny frames, answers nobody reads, requests that never end."""

import socket
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from brigand.server.patience import MOST_WAITING, patient
from brigand.server.quotas import Quotas, Rush
from brigand.server.settings import Settings
from brigand.server.socket import FLOOD, TOGETHER, TOO_MUCH, SocketLine
from brigand.server.wire import PIECE, DirectSocket
from tests.server.client import Person, running
from tests.server.test_attacks import closed, memory_of, slow_reader
from tests.waiting import until

TINY = bytes((0x81, 0x80, 0, 0, 0, 0))
"""A message without a letter."""
PING = bytes((0x89, 0x80 | 125)) + bytes(129)


class Slow:
    """A transport that only notes whether it is read."""

    def __init__(self) -> None:
        self.is_read = True
        self.is_aborted = False
        self.unread = 0

    def get_extra_info(self, name: str) -> None:
        return None

    def get_write_buffer_size(self) -> int:
        return self.unread

    def abort(self) -> None:
        self.is_aborted = True

    def pause_reading(self) -> None:
        self.is_read = False

    def resume_reading(self) -> None:
        self.is_read = True

    def is_closing(self) -> bool:
        return False

    def write(self, data: bytes) -> None:
        pass


class Counting:
    """Counts what reaches it."""

    def __init__(self) -> None:
        self.frames = 0

    def noticed(self, count: int) -> None:
        self.frames += count

    def overfull(self) -> None:
        pass

    def heard(self, data: bytes) -> None:
        pass

    def has_room(self) -> None:
        pass

    def lost(self) -> None:
        pass


def opened(transport: Slow, soon: Callable[[Callable[[], None]], None]) -> tuple[DirectSocket, Counting]:
    """A wire after its handshake."""
    state, loop = ServerState(), cast(Any, type("Loop", (), {"call_soon": staticmethod(soon)})())
    wire = DirectSocket(Config(lambda: None, log_config=None), state, {}, loop)
    wire.connection_made(cast(Any, transport))
    wire.handshake_complete, wire.conn.state = True, cast(Any, type(wire.conn.state)).OPEN
    wire.conn.parser = wire.conn.parse()
    counting = Counting()
    wire.attach(counting)
    return wire, counting


def test_much_at_once_is_read_by_pieces() -> None:
    """Others have their turn after each, and the network waits until all is read."""
    turns: deque[Callable[[], None]] = deque()
    transport = Slow()
    wire, counting = opened(transport, turns.append)
    wire.data_received(TINY * 2_000)
    pieces = 0
    while turns:
        before = counting.frames
        turns.popleft()()
        pieces += 1
        assert counting.frames - before <= PIECE // len(TINY) + 1
        assert transport.is_read == (counting.frames == 2_000)
    assert (counting.frames, pieces) == (2_000, -(-2_000 * len(TINY) // PIECE))
    wire.data_received(TINY * 2_000)
    wire.stop_listening()
    wire.data_received(TINY * 2_000)
    while turns:
        turns.popleft()()
    assert counting.frames == 2_000, "who is not listened to is not read"


def test_who_sends_without_end_is_not_listened_to(tmp_path: Path) -> None:
    with running(tmp_path, messages_per_second=30) as server:
        ann = Person(server, "Ann")
        table = ann.create(2)
        line = ann.line(table)
        line.socket.socket.sendall(TINY * 30 * FLOOD * 2)
        assert closed(line) == TOO_MUCH
        assert ann.line(table).read()["status"] == "lobby"


def test_all_lines_of_an_address_share_what_is_read() -> None:
    """On each line as much as may come; together more."""
    settings = Settings(messages_per_second=10)
    quotas = Quotas(settings)
    lines = [(Rush(), quotas.rush("messages", "house")) for _ in range(TOGETHER + 1)]
    line = cast(SocketLine, SimpleNamespace(hub=SimpleNamespace(settings=settings)))
    refused = [SocketLine.is_too_much(line, 10, rushes, 1) for rushes in lines]
    assert refused == [*[False] * TOGETHER, True]
    assert not SocketLine.is_too_much(line, 10, (Rush(), quotas.rush("messages", "elsewhere")), 1)


def test_pings_whose_answers_nobody_reads(tmp_path: Path) -> None:
    with running(tmp_path, messages_per_second=10**5) as server:
        ann = Person(server, "Ann")
        table = ann.create(2)
        before = memory_of(server)
        with slow_reader(ann, table) as deaf, suppress(OSError):
            for _ in range(40):
                deaf.sendall(PING * 8_000)
        assert memory_of(server) - before < 20
        assert ann.look(table)["status"] == "lobby"


def test_large_messages_without_end_have_no_room(tmp_path: Path) -> None:
    """One that is too large gets its answer; many that are never ended are not kept."""
    with running(tmp_path) as server:
        ann = Person(server, "Ann")
        table = ann.create(2)
        before = memory_of(server)
        lines = [ann.line(table) for _ in range(40)]
        for line in lines:
            with suppress(OSError):
                line.socket.socket.sendall(bytes((0x01, 0xFF)) + (900_000).to_bytes(8, "big") + bytes(900_004))
        until(lambda: any(line.socket.protocol.close_rcvd is not None for line in lines))
        assert closed(next(line for line in lines if line.socket.protocol.close_rcvd)) == TOO_MUCH
        assert memory_of(server) - before < 60, "of 36 MB about half are kept"
        for line in lines:
            line.socket.close_socket()  # in the middle of a message nobody can say goodbye
        large = ann.line(table)
        assert large.ask({"type": "say", "channel": "table", "text": "x" * 900_000})["code"] == "too_large"


def test_a_body_by_drops(tmp_path: Path) -> None:
    with running(tmp_path, header_seconds=1.0) as server, socket.create_connection(("127.0.0.1", server.port)) as slow:
        head = b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 15000\r\n\r\n"
        slow.sendall(head)
        slow.settimeout(0.1)

        def answered() -> bytes:
            with suppress(OSError):
                slow.sendall(b" ")
            try:
                return slow.recv(100)
            except TimeoutError:
                return b""

        assert b" 408 " in until(answered)


@pytest.mark.parametrize(("left", "goes"), [([80_000, 80_000], 1), ([80_000, 79_500], 1), ([80_000, 9_000, 9_000], 2)])
def test_answers_that_nobody_reads_do_not_stay(left: list[int], goes: int) -> None:
    """Who reads a little all the time may go on; whoever reads none, or too little, is hung up on."""
    later: list[Callable[[], None]] = []

    def call_later(_: float, look: Callable[[], None]) -> SimpleNamespace:
        later.append(look)
        return SimpleNamespace(cancel=later.clear)

    transport = Slow()
    config = Config(lambda: None, log_config=None)
    config.load()
    protocol = patient(1.0)(config, ServerState(), {}, cast(Any, SimpleNamespace(call_later=call_later)))
    protocol.connection_made(cast(Any, transport))
    later.clear()  # what waits for a request
    for number, unread in enumerate(left):
        transport.unread = unread
        if number:
            later.pop()()
        else:
            protocol.pause_writing()
        assert transport.is_aborted == (number == goes)
    protocol.pause_writing()
    protocol.resume_writing()
    assert not later, "nobody waits for who has read"


def test_half_requests_make_room_for_whole_ones(tmp_path: Path) -> None:
    with running(tmp_path, header_seconds=600.0) as server:
        begun = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(MOST_WAITING + 50)]
        for one in begun:
            one.sendall(b"GET /api/home HTTP/1.1\r\nHost: x\r\n")
        assert httpx.get(f"{server.address}/api/home", timeout=120).status_code == 200
        with suppress(ConnectionError):
            begun[0].settimeout(120)
            assert begun[0].recv(10) == b"", "who waited longest goes first"
        begun[-1].sendall(b"\r\n")
        begun[-1].settimeout(120)
        assert begun[-1].recv(12) == b"HTTP/1.1 200"
        for one in begun:
            one.close()


def test_a_count_is_shared_only_as_long_as_somebody_keeps_it() -> None:
    quotas = Quotas(Settings())
    mine, yours = quotas.rush("messages", "house"), quotas.rush("messages", "house")
    assert mine is yours
    assert mine.add(3) + yours.add(4) == 10
    del mine, yours
    assert not quotas.rushes
