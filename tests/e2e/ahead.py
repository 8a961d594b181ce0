"""A match that has gone on before anybody looks: played over a socket, which is faster than by clicks."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from brigand.core.rng import Rng
from tests.e2e.play import leave_tutorial
from tests.server.client import Json, Line, Person

Wanted = Callable[[Json], bool]
MOST_ANSWERS = 3000


def sit_at(page: Page, ann: Person, table: str) -> None:
    """The browser is Ann's."""
    page.context.add_cookies(
        [
            {"name": cookie.name, "value": cookie.value or "", "url": ann.server.address}
            for cookie in ann.http.cookies.jar
        ]
    )
    page.goto(f"/table/{table}")
    leave_tutorial(page)


def play_until(line: Line, wanted: Wanted, rng: Rng, avoid: tuple[str, ...] = ()) -> Json:
    """Answer with any legal action, rather none that is to be avoided, until something wanted is owed."""
    for _ in range(MOST_ANSWERS):
        line.until(lambda table: table and (table["owed"] or table["status"] == "over"))
        if line.table["status"] == "over" or wanted(line.table):
            break
        owed: Json = line.table["owed"]
        legal: list[Any] = [one for one in owed["legal"] if one["do"] not in avoid] or owed["legal"]
        answer = line.act(legal[rng.below(len(legal))])
        assert answer["ok"] or answer["code"] == "stale", answer
        line.until(lambda table, old=owed["decision"]: not table["owed"] or table["owed"]["decision"] != old)
    assert wanted(line.table), "it never came to that"
    return line.table
