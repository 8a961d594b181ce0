"""What every request passes: who is it, is it from our own page, is it too fast; and every answer's headers."""

import re
import time
from collections.abc import Callable
from urllib.parse import urlsplit

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import ClientException, NotFoundException, PermissionDeniedException, TooManyRequestsException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from brigand.core.errors import BrigandError
from brigand.server.caller import address_in, becomes, introduce
from brigand.server.hub import Hub
from brigand.server.patience import in_time
from brigand.server.people import COOKIE, YEAR, Guest
from brigand.server.settings import Settings

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}
TABLE_PATH = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,20})(?:/|$)")
SAFE = {"GET", "HEAD", "OPTIONS"}
MOST_ADDRESSES = 10_000
LONGEST_PART = 255


class Bucket:
    """So many requests at once, so many a second."""

    def __init__(self, burst: int) -> None:
        self.left = float(burst)
        self.at = time.monotonic()

    def take(self, rate: float, burst: int) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self.left = min(burst, self.left + (now - self.at) * rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


def note_presence(hub: Hub, path: str, person: str) -> None:
    """Whoever asks for something at a table is there, with or without a socket."""
    found = TABLE_PATH.match(path)
    hot = None if found is None else hub.hot.get(found[1])
    if hot is not None:
        hot.note(person)


def is_change(method: str, path: str) -> bool:
    """Whether somebody asks for something at a table that is no move."""
    return method not in {"", *SAFE} and TABLE_PATH.match(path) is not None and not path.endswith("/act")


def front_door(settings: Settings) -> Callable[[ASGIApp], ASGIApp]:
    """Middleware around the whole application."""
    buckets: dict[str, Bucket] = {}

    def around(app: ASGIApp) -> ASGIApp:
        async def door(scope: Scope, receive: Receive, send: Send) -> None:
            headers = Headers.from_scope(scope)
            check(scope, headers, buckets, settings)
            hub: Hub = scope["litestar_app"].state.hub
            known = hub.devices.guest_in(cookie_in(headers)) or await seated(hub, scope["path"], headers)
            found = known or Guest(hub.signer.new_guest(), hub.signer.new_device())
            introduce(scope, found, is_known=known is not None)
            note_presence(hub, scope["path"], found.person)
            if is_change(method_of(scope), scope["path"]):
                hub.quotas.change(found.person, address_in(scope))
            if known is not None:
                hub.visits.note(known.person)

            async def send_with_headers(message: Message) -> None:
                if message["type"] == "http.response.start":
                    seal(MutableScopeHeaders.from_message(message), scope, hub, found, is_new=known is None)
                await send(message)

            is_request = scope["type"] == ScopeType.HTTP
            await app(scope, in_time(receive, settings.header_seconds) if is_request else receive, send_with_headers)

        return door

    return around


def method_of(scope: Scope) -> str:
    """The method of a request; a socket has none."""
    return scope["method"] if scope["type"] == ScopeType.HTTP else ""


def check(scope: Scope, headers: Headers, buckets: dict[str, Bucket], settings: Settings) -> None:
    """What nobody may send, whoever it is."""
    check_path(scope["path"])
    check_host(headers)
    check_origin(method_of(scope), headers)
    if scope["path"].startswith("/api"):
        check_rate(buckets, address_in(scope), settings)


def seal(answer: MutableScopeHeaders, scope: Scope, hub: Hub, found: Guest, *, is_new: bool) -> None:
    """The headers of every answer, and a cookie for who is new or has become somebody."""
    for name, value in HEADERS.items():
        answer[name] = value
    became = becomes(scope)
    is_api = scope["path"].startswith("/api")
    gives_cookie = became is not None or (is_new and (is_api or is_page(answer)))
    if gives_cookie or is_api:
        answer["Cache-Control"] = "no-store"
    if gives_cookie:
        answer.add("Set-Cookie", set_cookie(hub.signer.cookie_for(*(became or found)), scope["scheme"] == "https"))


def is_page(answer: MutableScopeHeaders) -> bool:
    """Whether a browser will show this."""
    return str(answer.get("content-type", "")).startswith("text/html")


def set_cookie(value: str, is_secure: bool) -> str:
    """Our cookie, for a year; over https never sent in the clear."""
    secure = "; Secure" if is_secure else ""
    return f"{COOKIE}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"


def cookie_in(headers: Headers) -> str | None:
    """Our cookie, if the browser sent one. It is read by hand: Python's own reader takes seconds for odd ones."""
    parts = [part.strip().partition("=") for part in headers.get("cookie", "").split(";")]
    return next((value for name, _, value in reversed(parts) if name == COOKIE), None)


async def seated(hub: Hub, path: str, headers: Headers) -> Guest | None:
    """Who a seat token in `Authorization: Bearer …` speaks for, at its own table alone: a terminal beside a browser."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    found = TABLE_PATH.match(path)
    if scheme.lower() != "bearer" or not token or found is None:
        return None
    try:
        table = (await hub.get(found[1])).table
    except BrigandError:
        return None  # whoever answers the request says what is wrong with the table
    held = hub.devices.holder(table, token)
    return None if held is None else held.guest


def check_path(path: str) -> None:
    """No file has such a name: the system would not even look for it."""
    if "\0" in path or any(len(part.encode()) > LONGEST_PART for part in path.split("/")):
        raise NotFoundException("there is no such page")


def check_host(headers: Headers) -> None:
    """Links are made of it."""
    try:
        _ = urlsplit(f"//{headers.get('host', '')}").port
    except ValueError:
        raise ClientException("there is no such host") from None


def check_origin(method: str, headers: Headers) -> None:
    """What changes something, and sockets, must come from our own page; a program sends no origin."""
    origin = headers.get("origin")
    if method not in SAFE and origin is not None and place_of(origin) != headers.get("host"):
        raise PermissionDeniedException("this request comes from another page")


def place_of(origin: str) -> str | None:
    """The host and port of an origin; None if it is none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def check_rate(buckets: dict[str, Bucket], address: str, settings: Settings) -> None:
    """Nobody may flood the server."""
    if len(buckets) > MOST_ADDRESSES:
        buckets.clear()
    bucket = buckets.setdefault(address, Bucket(settings.burst))
    if not bucket.take(settings.requests_per_second, settings.burst):
        raise TooManyRequestsException("too many requests: wait a moment", headers={"Retry-After": "1"})
