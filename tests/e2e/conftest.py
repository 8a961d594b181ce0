"""A browser, and a server with the built web app. Screenshots go to .build/shots."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from tests.rule import ROOT
from tests.server.client import Server, running

SHOTS = ROOT / ".build/shots"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DEALT_MEANWHILE = "/entropy"
"""A browser that has just sat down adds chance to the deal by itself; who deals at once may be faster."""
MISSING_ON_PURPOSE = "/tables/nowhere"
"""A table that tests ask for to see the page that says there is none."""
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}
AT_ONCE = """if (location.protocol.startsWith('http') && !localStorage.getItem('brigand.prefs'))
  localStorage.setItem('brigand.prefs', '{"hold":false,"declines":false}')"""
"""Who tests is in a hurry and decides alone: what can be called off, and what answers by itself, has its own tests."""
ADDED_ALIKE = "Crypto.prototype.getRandomValues = (bytes) => bytes.fill(7)"
"""What browsers add to a deal is always the same, so that tables are dealt alike."""
PATIENCE = 60_000
"""Milliseconds for what takes a moment: on a machine with much other work a moment has been twenty seconds."""
expect.set_options(timeout=PATIENCE)
DEAL = int(os.environ.get("BRIGAND_DEAL", "1"))
"""Which cards all tables of the browser tests get."""


def chromium() -> str:
    """The system's browser, without its windows if there is that too: it takes half the time. Nothing is downloaded."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    found = next(filter(None, map(shutil.which, names)), None)
    assert found is not None, "chromium is missing: install it, or run `python3 go.py test`, which does"
    return found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield started
        started.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (ROOT / "web/dist/index.html").exists(), "build the web app first: npm ci && npm run build in web/"
    with running(tmp_path_factory.mktemp("server"), DEAL) as started:
        yield started


Visit = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Somebody opens a page of the server; complaints of the browser fail the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(
        path: str = "/",
        *,
        phone: bool = False,
        theme: str = "light",
        language: str = "en",
        refused: str = "no request",
        alone: bool = False,
    ) -> Page:
        """`refused` is part of the address at which the visitor will ask for something that is refused; left `alone`,
        there will be no server for a while.
        """

        def note(message: ConsoleMessage) -> None:
            url = message.location.get("url", "")
            on_purpose = "409 (Conflict)" in message.text and (refused in url or url.endswith(DEALT_MEANWHILE))
            is_alone = alone and ("WebSocket connection" in message.text or "ERR_CONNECTION_REFUSED" in message.text)
            if message.type == "error" and not on_purpose and not is_alone:
                complaints.append(told(message))

        context = browser.new_context(
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce",
            locale={"en": "en-GB", "it": "it-IT", "de": "de-DE"}[language],
            base_url=server.address,
        )
        contexts.append(context)
        context.add_init_script(AT_ONCE)
        context.add_init_script(ADDED_ALIKE)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", note)
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert [text for text in complaints if MISSING_ON_PURPOSE not in text] == []


PREFER = """(wishes) => localStorage.setItem('brigand.prefs',
  JSON.stringify({ ...JSON.parse(localStorage.getItem('brigand.prefs') ?? '{}'), ...wishes }))"""


def prefer(page: Page, **wishes: bool | str) -> None:
    """Come back with other preferences."""
    page.evaluate(PREFER, wishes)
    page.reload()


def told(message: ConsoleMessage) -> str:
    """A complaint of the browser, and what it is about."""
    return f"{message.text} {message.location['url']}"


def shot(page: Page, name: str) -> None:
    """Keep a picture to look at, if somebody wants to."""
    if "BRIGAND_SHOTS" not in os.environ:
        return
    SHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=str(Path(SHOTS) / f"{name}.png"))
