"""Web hooks: a short message to an address that a stranger named. It must not lead into the host's own network.

The name is looked up here, every address it has is checked, and the connection goes to a checked address: a name that
means something else a moment later changes nothing. Redirects are not followed; of the answer the status alone is read.
"""

import asyncio
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final, NamedTuple

import httpx

from brigand.table.errors import NotPossible

LONGEST: Final = 500
LONGEST_NAME: Final = 253
SECONDS: Final = 10.0
"""For all of it: name, connection, answer."""
LOOKUPS: Final = 16
"""Messages on their way at once; names are looked up in threads of their own, a slow one keeps nobody else waiting."""
TRANSLATED: Final = [
    ip_network(net) for net in ("::/96", "64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32", "fec0::/10")
]
"""Addresses that lead to other ones by translation or tunnel."""
OFF: Final = "off"
ANYWHERE: Final = "anywhere"


class Hook(NamedTuple):
    """An address that can be told something."""

    url: httpx.URL
    host: str
    port: int


class Unsent(Exception):
    """A message was not taken; the code says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def checked(url: str, allowed: str) -> Hook:
    """An address as it may be kept. Where the name leads is looked at each time it is used."""
    if allowed == OFF:
        raise NotPossible("no_hooks")
    try:
        found = httpx.URL(url)
        host = found.host  # a name in other letters is read here
    except (httpx.InvalidURL, ValueError):
        raise NotPossible("bad_hook") from None
    schemes = ("https", "http") if allowed == ANYWHERE else ("https",)
    is_plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST
    if not is_plain or found.scheme not in schemes or not is_name(host) or found.userinfo or found.fragment:
        raise NotPossible("bad_hook")
    return Hook(found, found.raw_host.decode("ascii"), found.port or (443 if found.scheme == "https" else 80))


def is_name(host: str) -> bool:
    """Whether a name can be looked up: between its dots stands something, not too long."""
    return bool(host) and len(host) <= LONGEST_NAME and all(0 < len(part) <= 63 for part in host.rstrip(".").split("."))


def is_public(address: str) -> bool:
    """Whether an address is out in the world: no machine, network or device of the host's."""
    found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    if any(found in net for net in TRANSLATED):
        return False
    if not found.is_global or found.is_multicast or found.is_reserved or found.is_unspecified:
        return False
    return not is_own(found)


def is_own(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address is one of this machine's: who goes there comes from there. Nothing is sent."""
    family = socket.AF_INET if isinstance(address, IPv4Address) else socket.AF_INET6
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((str(address), 9))
            return ip_address(str(probe.getsockname()[0]).partition("%")[0]) == address
    except OSError:
        return False  # no way leads there


@cache
def trusted() -> ssl.SSLContext:
    """Whose certificates count; read once."""
    return ssl.create_default_context()


class Messenger:
    """Posts messages, a few at a time."""

    def __init__(self, allowed: str) -> None:
        self.allowed = allowed
        self.lookups = ThreadPoolExecutor(LOOKUPS, "hooks")
        self.at_once = asyncio.Semaphore(LOOKUPS)

    def close(self) -> None:
        """Wait for nobody."""
        self.lookups.shutdown(wait=False, cancel_futures=True)

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> None:
        """Tell it; `Unsent` if it was not taken."""
        try:
            hook = checked(url, self.allowed)
            async with self.at_once, asyncio.timeout(SECONDS):  # who waits for others is not slow
                status = await self.status_of(hook, await self.place_of(hook), body, headers)
        except NotPossible as error:
            raise Unsent(error.code) from error
        except TimeoutError as error:
            raise Unsent("hook_slow") from error
        except (httpx.HTTPError, OSError, ValueError) as error:  # the last: what cannot be put into words of HTTP
            raise Unsent("hook_unreachable") from error
        if not 200 <= status < 300:
            raise Unsent("hook_redirects" if 300 <= status < 400 else "hook_refuses")

    async def place_of(self, hook: Hook) -> str:
        """A checked address of a name. One address that is not out in the world spoils all."""
        look_up = asyncio.get_running_loop().run_in_executor(
            self.lookups, lambda: socket.getaddrinfo(hook.host, hook.port, type=socket.SOCK_STREAM)
        )
        addresses = [str(found[4][0]) for found in await look_up]
        if self.allowed != ANYWHERE and not all(is_public(address) for address in addresses):
            raise Unsent("hook_private")
        return addresses[0]

    async def status_of(self, hook: Hook, place: str, body: bytes, headers: dict[str, str]) -> int:
        """What the other side says to it; the rest of its answer is left unread."""
        sent = {**headers, "Host": hook.url.netloc.decode("ascii"), "User-Agent": "brigand", "Connection": "close"}
        async with (
            httpx.AsyncClient(verify=trusted(), trust_env=False, follow_redirects=False, timeout=SECONDS) as client,
            client.stream(
                "POST",
                hook.url.copy_with(host=place),
                content=body,
                headers=sent,
                extensions={"sni_hostname": hook.host},
            ) as answer,
        ):
            return answer.status_code
