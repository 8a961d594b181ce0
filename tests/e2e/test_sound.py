"""A bell rings when it is somebody's turn, unless that person wants quiet."""

import pytest
from playwright.sync_api import Page

from brigand.core.rng import Rng
from tests.e2e.conftest import Visit
from tests.e2e.play import ASKED, by_pointer, play_some, start_against_bots
from tests.waiting import until

pytestmark = pytest.mark.browser
LISTEN = """() => {
    window.heard = [];
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (at) { window.heard.push(this.type); start.call(this, at); };
}"""
HEARD = "() => window.heard.includes('sine')"
"""Bells are pure tones."""
LINES = "document.querySelectorAll('.log li').length"


def until_asked_again(page: Page, rng: Rng) -> None:
    page.evaluate("() => { window.heard = []; }")
    assert not play_some(page, by_pointer, rng, 1)
    page.wait_for_selector(ASKED)


def test_a_bell_rings_when_it_is_my_turn_unless_it_is_muted(visit: Visit) -> None:
    page, rng = visit("/"), Rng(3)
    start_against_bots(page, "loot", seats=2)
    page.evaluate(LISTEN)
    page.wait_for_selector(ASKED)
    until_asked_again(page, rng)
    page.wait_for_function(HEARD)
    page.keyboard.press("m")
    until_asked_again(page, rng)
    assert page.evaluate("() => window.heard") == []


def unnoticed(page: Page, expression: str) -> object:
    """What is so in a page; Playwright's own questions count as touches."""
    line = page.context.new_cdp_session(page)
    return line.send("Runtime.evaluate", {"expression": expression, "returnByValue": True})["result"]["value"]


def test_what_was_not_heard_before_the_first_touch_is_not_made_up_for(visit: Visit) -> None:
    """A browser holds sounds back until somebody touches the page: it would play them all at once."""
    page, rng = visit("/"), Rng(3)
    start_against_bots(page, "loot", seats=2)
    page.wait_for_selector(ASKED)
    watcher = visit("/")
    watcher.context.add_init_script(f"({LISTEN})()")
    watcher.goto(page.url)
    until(lambda: unnoticed(watcher, LINES) != 0)
    before = unnoticed(watcher, LINES)
    until_asked_again(page, rng)
    until(lambda: unnoticed(watcher, LINES) != before)
    assert unnoticed(watcher, "window.heard.length") == 0
    watcher.locator(".log").click()
    until_asked_again(page, rng)
    watcher.wait_for_function("() => window.heard.length > 0")
