"""Requests to a server: a table's address, the guest who asks, and answers as values or errors."""

import asyncio
import json
import os
import urllib.error
import urllib.request
from http.client import HTTPException
from typing import NamedTuple, TypeVar
from urllib.parse import urlsplit

import msgspec

from brigand.core.errors import Refusal, Refused, Unreadable
from brigand.table.told import Problem
from brigand.terminal import saves
from brigand.terminal.words import Trouble
from brigand.text import Texts

COOKIE = "brigand_guest"
SECONDS = 20.0
T = TypeVar("T")


class Address(NamedTuple):
    """Where a table is: `http://host:8000`, and its id."""

    origin: str
    table: str

    @property
    def link(self) -> str:
        """As the browser shows it."""
        return f"{self.origin}/table/{self.table}"

    @property
    def socket(self) -> str:
        """Where the line to it begins."""
        return f"ws{self.origin.removeprefix('http')}/api/tables/{self.table}/socket"


def address_of(url: str) -> Address:
    """A table's link, with or without its scheme."""
    try:
        parts = urlsplit(url if "://" in url else f"http://{url}")
    except ValueError:
        parts = urlsplit("")
    words = [word for word in parts.path.split("/") if word]
    is_table = len(words) >= 2 and words[0] == "table" and words[1].replace("-", "").replace("_", "").isalnum()
    if parts.scheme not in ("http", "https") or not parts.netloc or not is_table:
        raise Unreadable(f"{url!r} is no link to a table (such as http://127.0.0.1:8000/table/abc123)")
    return Address(f"{parts.scheme}://{parts.netloc}", words[1])


class Visitor:
    """Who asks: a guest of one's own, known again by a cookie; with a token, whoever holds that seat."""

    def __init__(self, origin: str, texts: Texts, token: str | None = None) -> None:
        self.origin = origin
        self.texts = texts
        self.token = token
        self.cookie = None if token else remembered().get(origin)

    def headers(self) -> dict[str, str]:
        """What tells the server who asks, and in which language."""
        found = {"Accept-Language": self.texts.language, "User-Agent": "brigand-terminal"}
        if self.token:
            found["Authorization"] = f"Bearer {self.token}"
        elif self.cookie:
            found["Cookie"] = f"{COOKIE}={self.cookie}"
        return found

    async def ask(self, method: str, path: str, kind: type[T], body: object = None) -> T:
        """A request and its answer; whatever goes wrong is told in a sentence."""
        return await asyncio.to_thread(self.request, method, path, kind, body)

    def request(self, method: str, path: str, kind: type[T], body: object = None) -> T:
        """The same, here and now."""
        data = None if body is None else json.dumps(body).encode()
        headers = self.headers() | ({"Content-Type": "application/json"} if data is not None else {})
        asked = urllib.request.Request(f"{self.origin}/api{path}", data, headers, method=method)
        try:
            with urllib.request.urlopen(asked, timeout=SECONDS) as answer:
                self.note(answer.headers.get_all("Set-Cookie") or [])
                return msgspec.json.decode(answer.read(), type=kind)
        except urllib.error.HTTPError as error:
            raise told(error.read(), self.texts) from None
        except (msgspec.MsgspecError, RecursionError):
            raise Trouble(self.texts.say("terminal-no_server", link=self.origin)) from None
        except (OSError, HTTPException, ValueError):  # the last: a name or token that cannot be sent
            raise Trouble(self.texts.say("terminal-unreachable", link=self.origin)) from None

    def note(self, cookies: list[str]) -> None:
        """Remember whom the server takes us for."""
        for cookie in cookies:
            name, _, rest = cookie.partition("=")
            if name.strip() == COOKIE and not self.token:
                self.cookie = rest.partition(";")[0]
                remember(self.origin, self.cookie)


def told(data: bytes, texts: Texts) -> Refused | Trouble:
    """A problem of the server as an error of ours."""
    try:
        problem = msgspec.json.decode(data, type=Problem)
    except msgspec.MsgspecError:
        return Trouble(texts.say("problem-unknown"))
    return refused(problem.rule, problem.details, problem.sentence, texts)


def refused(
    rule: str | None, details: dict[str, int | str] | None, sentence: str | None, texts: Texts
) -> Refused | Trouble:
    """Why not: by a rule, or in a sentence."""
    if rule is not None:
        return Refused(Refusal(rule, **(details or {})))
    return Trouble(sentence or texts.say("problem-unknown"))


def guests_file() -> "os.PathLike[str]":
    """Where the guests we are at servers are kept."""
    return saves.folder().parent / "guests.json"


def remembered() -> dict[str, str]:
    """The cookies by server; a file that cannot be read is as good as none."""
    try:
        with open(guests_file(), "rb") as file:
            return msgspec.json.decode(file.read(), type=dict[str, str])
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
        return {}


def remember(origin: str, cookie: str) -> None:
    """Keep a cookie, for our eyes only. If that fails, we are somebody new the next time."""
    found = remembered() | {origin: cookie}
    try:
        folder = saves.folder().parent
        folder.mkdir(parents=True, exist_ok=True)
        new = folder / f"guests.{os.getpid()}.new"
        with open(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(msgspec.json.encode(found))
        os.replace(new, guests_file())
    except OSError:
        return
