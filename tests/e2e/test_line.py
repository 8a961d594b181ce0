"""The line between browser and server: slow, cut, and whole again."""

import pytest
from playwright.sync_api import Page, WebSocketRoute

from brigand.core.rng import Rng
from tests.e2e.conftest import Visit
from tests.e2e.play import ASKED, by_pointer, moves, play_some, settle, start_against_bots

pytestmark = pytest.mark.browser


class Wire:
    """Everything between the page and its server goes through here: it can be held back or cut."""

    def __init__(self, page: Page) -> None:
        self.held: list[str | bytes] = []
        self.is_slow = False
        self.is_cut = False
        page.route_web_socket("**/socket", self.join)
        page.reload()

    def join(self, browser: WebSocketRoute) -> None:
        self.browser = browser
        if self.is_cut:
            browser.close()
            return
        self.server = browser.connect_to_server()
        browser.on_message(self.pass_on)

    def pass_on(self, message: str | bytes) -> None:
        if self.is_slow and '"act"' in str(message):
            self.held.append(message)
        else:
            self.server.send(message)

    def let_through(self) -> None:
        self.is_slow = False
        for message in self.held:
            self.server.send(message)

    def cut(self) -> None:
        self.is_cut = True
        self.browser.close()


def test_who_has_answered_is_not_asked_while_the_answer_travels(visit: Visit) -> None:
    page = visit("/")
    wire = Wire(page)
    start_against_bots(page, "loot", 4)
    page.wait_for_selector(ASKED)
    before = moves(page)
    wire.is_slow = True
    page.keyboard.press("d")
    page.locator('[data-status="wait"]').wait_for()
    assert page.locator(".controls [data-action]").count() == 0
    assert moves(page) == before
    assert len(wire.held) == 1
    wire.let_through()
    assert settle(page, before)
    assert not play_some(page, by_pointer, Rng(5), 3)


def test_a_cut_line_is_said_and_mends_itself(visit: Visit) -> None:
    page = visit("/", language="de")
    wire = Wire(page)
    start_against_bots(page, "loot", 4)
    page.wait_for_selector(ASKED)
    before = moves(page)
    wire.cut()
    page.locator('[data-line="waiting"]').wait_for()
    page.keyboard.press("d")
    page.locator('[data-objection="offline"]').wait_for()
    assert page.locator(ASKED).count(), "the answer did not arrive: it is still owed"
    wire.is_cut = False
    page.locator('[data-line="open"]').wait_for()
    assert moves(page) == before
    assert not play_some(page, by_pointer, Rng(6), 3)
