"""Web hooks that a stranger named: they do not lead into the host's own network, and nobody waits for them."""

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from brigand.server import hooks
from brigand.server.hooks import Messenger, Unsent, checked, is_public
from brigand.table.errors import NotPossible
from tests.server.awaited import awaited
from tests.server.inside import Visitor, opened
from tests.server.listening import Listener, listening


@pytest.fixture(scope="module")
def listener() -> Iterator[Listener]:
    with listening() as opened:
        yield opened


INSIDE = [
    "https://127.0.0.1/hook",
    "https://localhost:8000/api/home",
    "https://10.1.2.3/",
    "https://192.168.1.1/",
    "https://172.16.0.9/",
    "https://169.254.169.254/latest/meta-data",
    "https://100.64.0.1/",
    "https://0.0.0.0/",
    "https://224.0.0.1/",
    "https://255.255.255.255/",
    "https://0x7f000001/",
    "https://2130706433/",
    "https://127.1/",
    "https://[::1]/",
    "https://[::]/",
    "https://[::ffff:127.0.0.1]/",
    "https://[::ffff:a00:1]/",
    "https://[64:ff9b::7f00:1]/",
    "https://[2002:7f00:1::]/",
    "https://[fe80::1]/",
    "https://[fd00::1]/",
    "https://[ff02::1]/",
]


@awaited
async def test_the_hosts_own_network_is_out_of_reach(tmp_path: Path) -> None:
    async with opened(str(tmp_path / "test.db"), notice_tests_per_hour=100) as house:
        ann = Visitor(house, "Ann")
        for url in INSIDE:
            kept = await ann.ask("PUT", "/me/notices", {"hook_kind": "json", "hook_url": url})
            if "code" in kept:
                assert kept["code"] == "bad_hook", url
                continue
            problem = (await ann.ask("POST", "/me/notices/test"))["hook_problem"]
            assert problem in ("hook_private", "hook_unreachable"), url  # unreachable: not even a name here
            assert problem == "hook_private" or "[" not in url, url
        assert (await ann.ask("PUT", "/me/notices", {"hook_kind": "json", "hook_url": "http://example.org"}))[
            "code"
        ] == "bad_hook", "in the clear only where the host allows it"


@awaited
async def test_a_host_may_do_without(tmp_path: Path) -> None:
    async with opened(str(tmp_path / "test.db"), hooks="off") as house:
        ann = Visitor(house, "Ann")
        assert (await ann.ask("GET", "/me/notices"))["hooks"] is False
        wish = {"hook_kind": "json", "hook_url": "https://example.org"}
        assert (await ann.ask("PUT", "/me/notices", wish))["code"] == "no_hooks"


def test_addresses_of_the_world() -> None:
    assert all(is_public(address) for address in ("93.184.215.14", "2606:2800:21f:cb07::1", "::ffff:93.184.215.14"))
    assert not any(is_public(address) for address in ("fe80::1%eth0", "192.0.2.1", "198.18.0.1", "2001:db8::1"))
    with pytest.raises(NotPossible):
        checked("https://exam ple.org", "world")


async def sent(allowed: str, url: str) -> str:
    """Why it was not taken; empty if it was."""
    messenger = Messenger(allowed)
    try:
        await messenger.post(url, b"{}", {})
    except Unsent as error:
        return error.code
    finally:
        messenger.close()
    return ""


@awaited
async def test_a_redirect_is_not_followed(listener: Listener) -> None:
    assert await sent("anywhere", f"{listener.address}/redirect") == "hook_redirects"
    assert not [one for one in listener.received if one.path == "/inside"]


@pytest.mark.parametrize("path", ["/huge", "/slow"])
@awaited
async def test_an_answer_without_an_end_is_hung_up_on(listener: Listener, path: str) -> None:
    listener.dripped.clear()
    assert await sent("anywhere", listener.address + path) == ""
    assert await asyncio.to_thread(listener.dripped.wait, 60)


@awaited
async def test_who_says_nothing_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hooks, "SECONDS", 0.3)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        assert await sent("anywhere", f"http://127.0.0.1:{silent.getsockname()[1]}/") == "hook_slow"


@awaited
async def test_a_name_is_looked_up_once_and_the_checked_address_is_called(
    listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    port = listener.server_address[1]
    asked: list[str] = []

    def found(host: str, port: int, **_: object) -> list[tuple[object, ...]]:
        asked.append(host)
        address = "127.0.0.1" if len(asked) == 1 else "10.0.0.1"
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port))]

    monkeypatch.setattr("brigand.server.hooks.socket.getaddrinfo", found)
    assert await sent("anywhere", f"http://rebound.example:{port}/rebound") == ""
    assert asked == ["rebound.example"]
    assert listener.received[-1].headers["host"] == f"rebound.example:{port}"
    assert await sent("world", "https://rebound.example/") == "hook_private"


@awaited
async def test_one_private_address_among_others_spoils_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    def found(host: str, port: int, **_: object) -> list[tuple[object, ...]]:
        places = ["93.184.215.14", "192.168.0.1"]
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (place, port)) for place in places]

    monkeypatch.setattr("brigand.server.hooks.socket.getaddrinfo", found)
    assert await sent("world", "https://both.example/") == "hook_private"
