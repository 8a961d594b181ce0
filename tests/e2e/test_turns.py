"""Tables that wait for somebody, on every page; and being told of them by the browser, by a web hook and by letter."""

import re
from collections.abc import Iterator
from email.message import EmailMessage
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import DEAL, Visit, shot
from tests.e2e.play import leave_tutorial
from tests.server.client import Server, running
from tests.server.listening import Letterbox, letterbox, listening
from tests.waiting import until

pytestmark = pytest.mark.browser
SHOWN = """window.shown = []; window.away = false;
Object.defineProperty(document, 'hidden', { get: () => window.away });
window.Notification = class {
  static permission = 'default';
  static requestPermission() { window.asked = true; this.permission = 'granted'; return Promise.resolve('granted'); }
  constructor(title, options) { window.shown.push(options.body); }
};"""
LOOK = "document.dispatchEvent(new Event('visibilitychange'))"


@pytest.fixture(scope="module")
def post() -> Iterator[tuple[Letterbox, int]]:
    with letterbox() as opened:
        yield opened


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, post: tuple[Letterbox, int]) -> Iterator[Server]:
    """A host who lets people be told at once, by web hook and by letter."""
    folder, port = tmp_path_factory.mktemp("server"), post[1]
    mails: dict[str, Any] = {
        "smtp_host": "127.0.0.1",
        "smtp_port": port,
        "smtp_from": "table@example.org",
        "notice_seconds": 0.0,
    }
    with running(folder, DEAL, hooks="anywhere", **mails) as started:
        yield started


def waiting(page: Page, **more: object) -> str:
    """Another table of the visitor's, where it is her turn."""
    wish = {"game": "loot", "seats": 2, "name": "Anna", "bots": "random", **more}
    id = str(page.request.post("/api/tables", data=wish).json()["id"])
    until(lambda: id in page.request.get("/api/me/turns").text())
    return id


@pytest.mark.parametrize("phone", [False, True])
def test_the_list_is_in_every_header_and_pushes_nothing(visit: Visit, phone: bool) -> None:
    page = visit("/", phone=phone, language="it")
    tables = [waiting(page), waiting(page)]
    for path in ("/", "/me", "/rules/loot", f"/table/{tables[0]}"):
        page.goto(path)
        here = 1 if path.startswith("/table") else 2
        control = page.locator(f'[data-action="turns"][data-count="{here}"]')
        control.wait_for()
        if here == 1:
            leave_tutorial(page)
        place = page.locator("main").bounding_box()
        control.click()
        expect(page.locator("[data-waits]")).to_have_count(here)
        assert page.locator("main").bounding_box() == place, "it lies over the page"
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        shot(page, f"turns-{'phone' if phone else 'desktop'}-{path.strip('/').partition('/')[0] or 'home'}")
    page.locator(f'[data-waits="{tables[1]}"]').click()
    page.wait_for_url(f"**/table/{tables[1]}")
    expect(page.locator("[data-waits]")).to_have_count(0)


def test_the_browser_tells_once_and_only_who_looks_elsewhere(visit: Visit) -> None:
    page = visit("/")
    page.context.add_init_script(SHOWN)
    page.goto("/me")
    switch = page.locator('[data-action="browser-notices"]')
    switch.wait_for()
    assert page.evaluate("window.asked") is None, "never without a click"
    switch.check()
    expect(switch).to_be_checked()
    waiting(page)
    page.evaluate(LOOK)
    page.locator('[data-action="turns"][data-count="1"]').wait_for()
    page.evaluate("window.away = true")
    waiting(page)
    page.evaluate(LOOK)
    until(lambda: page.evaluate("window.shown.length") == 1)
    page.evaluate(LOOK)
    page.locator('[data-action="turns"][data-count="2"]').wait_for()
    waiting(page)
    page.evaluate(LOOK)
    page.locator('[data-action="turns"][data-count="3"]').wait_for()
    shown = page.evaluate("window.shown")
    assert len(shown) == 2, "one for each turn, none for the one that was seen"
    assert shown[0].startswith("It is your turn in Loot with ")


def test_a_web_hook_is_set_and_tested_on_the_page(visit: Visit) -> None:
    page = visit("/me", language="de")
    with listening() as listener:
        page.locator('[data-field="hook-kind"]').select_option("ntfy")
        page.locator('[data-field="hook-url"]').fill(f"{listener.address}/refuse")
        page.locator('[data-action="hook-test"]').click()
        page.locator('[data-problem="hook_refuses"]').wait_for()
        page.locator('[data-field="hook-url"]').fill(f"{listener.address}/mine")
        page.locator('[data-action="hook-test"]').click()
        expect(page.locator("[data-said]")).to_have_text("Die Probe ist angekommen.")
        assert listener.received[-1].body.decode().startswith("So sagt dir Brigand Bescheid")
    page.locator('[data-field="quiet"]').check()
    page.locator('[data-action="save-notices"]').click()
    expect(page.locator("[data-said]")).to_be_visible()
    shot(page, "notices-desktop-de")
    page.reload()
    expect(page.locator('[data-field="hook-kind"]')).to_have_value("ntfy")
    expect(page.locator('[data-field="quiet"]')).to_be_checked()


def link(letter: EmailMessage) -> str:
    """Where a letter leads: to a page that asks before anything is done."""
    found = re.search(r"/letter#\S+", str(letter.get_content()).replace("=\n", ""))
    assert found is not None
    return found[0]


def test_a_turn_is_told_by_web_hook_and_by_letter_until_she_has_enough(
    visit: Visit, post: tuple[Letterbox, int]
) -> None:
    page, letters = visit("/me", language="it"), post[0].letters
    with listening() as listener:
        page.locator('[data-field="hook-kind"]').select_option("json")
        page.locator('[data-field="hook-url"]').fill(f"{listener.address}/mine")
        page.locator('[data-field="notice-mail"]').fill("anna@example.org")
        page.locator('[data-action="save-notices"]').click()
        expect(page.locator("[data-said]")).to_be_visible()
        until(lambda: len(letters) == 1)
        assert not listener.received, "nothing has happened yet"
        page.goto(link(letters[0]))
        page.locator('[data-action="letter"]').click()
        page.locator('[data-done="confirm"]').wait_for()
        table = waiting(page, clock={"reserve": 0, "each": 86_400, "at_zero": "wait"})  # else nobody waits for her
        until(lambda: listener.received and len(letters) == 2)
        [told] = listener.received
        assert table in told.body.decode()
        assert letters[1]["To"] == "anna@example.org"
        assert "tocca a te in Loot" in letters[1]["Subject"]
        assert f"/table/{table}" in letters[1].get_content()
        page.goto(f"/table/{table}")
        leave_tutorial(page)
        page.goto(link(letters[1]))
        page.locator('[data-action="letter"]').click()
        page.locator('[data-done="stop"]').wait_for()
        shot(page, "letter-stop-desktop-it")
    page.goto("/me")
    expect(page.locator('[data-field="hook-kind"]')).to_have_value("json")
    expect(page.locator('[data-field="notice-mail"]')).to_have_value("")
