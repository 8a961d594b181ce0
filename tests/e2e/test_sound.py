"""A bell rings when it is somebody's turn, unless that person wants quiet."""

import pytest
from playwright.sync_api import Page

from brigand.core.rng import Rng
from tests.e2e.conftest import Visit
from tests.e2e.play import ASKED, by_pointer, play_some, start_against_bots

pytestmark = pytest.mark.browser
LISTEN = """() => {
    window.heard = [];
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (at) { window.heard.push(this.type); start.call(this, at); };
}"""
HEARD = "() => window.heard.includes('sine')"
"""Bells are pure tones."""


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
