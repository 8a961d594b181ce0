"""Every page can be used by everybody: axe finds nothing serious, in both themes; the first page is light."""

import gzip
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from brigand.core.rng import Rng
from brigand.games import GAMES
from tests.e2e.conftest import Visit, shot
from tests.e2e.play import ASKED, by_pointer, leave_tutorial, play_some
from tests.rule import ROOT
from tests.server.client import Person, Server
from tests.waiting import until

pytestmark = pytest.mark.browser

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
BAD = {"serious", "critical"}
PICTURES = "label-content-name-mismatch"
"""The one rule left out: it takes numbers drawn inside a picture for text; the names tell the whole piece instead."""
MOST_SCRIPT = 120_000
MOST_REQUESTS = 10


def findings(page: Page) -> list[str]:
    """What axe calls serious or critical, with the first place where it stands."""
    page.evaluate(AXE.read_text("utf-8"))
    result: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{found['id']}: {found['help']} at {found['nodes'][0]['target']}"
        for found in result["violations"]
        if found["impact"] in BAD and found["id"] != PICTURES
    ]


def open_table(page: Page, game: str) -> None:
    page.locator(f'[data-game="{game}"] [data-action="play-bots"]').click()
    page.wait_for_url("**/table/*")
    leave_tutorial(page)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_home_rules_and_lobby(visit: Visit, theme: str) -> None:
    page = visit("/", theme=theme)
    page.locator('[data-action="play-bots"]').first.wait_for()
    assert findings(page) == []
    page.goto("/rules/loot")
    page.locator("h1, h2").first.wait_for()
    assert findings(page) == []
    ours = page.locator('[data-origin="ruling"]')
    ours.click()  # what the book leaves open, and nothing else
    expect(page.locator("li[data-rule]")).to_have_count(int(ours.locator("b").inner_text()))
    assert findings(page) == []
    page.goto("/table/nowhere")
    page.locator("h1, h2").first.wait_for()
    assert page.locator('header [data-action="settings"]').count() == 1  # one's own language, here too
    assert findings(page) == []
    page.goto("/")
    page.locator('[data-game="loot"] [data-action="make-table"]').click()
    page.locator('[data-action="start"]').wait_for()
    assert findings(page) == []
    shot(page, f"lobby-{theme}")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_the_table_of_a_game(visit: Visit, game: str, theme: str) -> None:
    page = visit("/", theme=theme, language="de")
    open_table(page, game)
    play_some(page, by_pointer, Rng(6), 4)
    shot(page, f"{game}-{theme}-de")
    assert findings(page) == []
    page.keyboard.press("l")  # the board as a list
    assert findings(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_hints_and_the_coach(visit: Visit, server: Server, theme: str) -> None:
    page = visit("/", theme=theme, language="de")
    open_table(page, "loot")
    page.wait_for_selector(ASKED)
    page.locator('[data-action="hint"]').click()
    page.locator('[data-hint="0"]').wait_for()
    assert findings(page) == []
    page.goto(f"/table/{finished_match(server)}/replay#coach")
    page.locator('[data-action="start-coach"]').wait_for()
    assert findings(page) == []
    page.locator('[data-action="start-coach"]').click()
    page.locator('[data-chart]:not([data-chart="1"])').wait_for()
    assert findings(page) == [], "while it grows"
    page.locator('[data-action="stop-coach"]').click()
    page.locator('[data-coach="stopped"]').wait_for()
    assert findings(page) == []


def finished_match(server: Server) -> str:
    """Played by bots alone, while nobody looks on."""
    ann = Person(server, "Anna")
    id = ann.create(2, bots="greedy")
    ann.request("POST", f"/tables/{id}/seats/0/takeover")
    until(lambda: ann.look(id)["status"] == "over")
    return id


def test_the_first_page_needs_few_requests(visit: Visit) -> None:
    page = visit("about:blank")
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    page.goto("/")
    page.locator('[data-action="play-bots"]').first.wait_for()
    assert len(requests) < MOST_REQUESTS, requests


@pytest.mark.parametrize("game", GAMES)
def test_the_script_of_a_match_is_small(visit: Visit, game: str) -> None:
    """All JavaScript a player of one game loads, as it is sent."""
    page = visit("about:blank")
    scripts: set[str] = set()
    page.on("request", lambda request: scripts.add(request.url) if request.url.endswith(".js") else None)
    page.goto("/")
    open_table(page, game)
    names = [re.sub(r"^.*/assets/", "", url) for url in scripts]
    size = sum(len(gzip.compress((ROOT / "web/dist/assets" / name).read_bytes())) for name in names)
    assert names
    assert size < MOST_SCRIPT, f"{size} bytes"
