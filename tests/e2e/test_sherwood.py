"""Sherwood in a real browser: two, three and four seats, by mouse, by keyboard, on a phone; one whole match."""

import re

import pytest
from playwright.sync_api import Page, expect

from brigand.core.rng import Rng
from tests.e2e.ahead import play_until, sit_at
from tests.e2e.conftest import Visit, shot
from tests.e2e.play import (
    ASKED,
    by_keyboard,
    by_pointer,
    leave_tutorial,
    let_a_bot_finish,
    moves,
    play_some,
    play_to_the_end,
    settle,
)
from tests.server.client import Person, Server

pytestmark = pytest.mark.browser

EARLIER = ("brotherhood", "tip_off", "inside_job", "friendly_guards", "shove", "infiltrate", "squeeze_in", "quick_job")
"""What a leader is not sent for who shall ask Robin Hood."""


def open_table(page: Page, seats: int) -> None:
    """A table of so many seats, filled with bots."""
    page.locator('[data-game="sherwood"] [data-action="make-table"]').click()
    page.wait_for_url("**/table/*")
    page.locator('[data-option="seats"]').select_option(str(seats))
    for seat in range(1, seats):
        page.locator(f'[data-seat="{seat}"] [data-action="add-bot"]').click()
    page.locator('[data-action="start"]').click()
    leave_tutorial(page)


def told_to_the_end(page: Page, gangs: int) -> None:
    """The account of every gang is told, and nothing is without a text."""
    page.locator("dialog[open]").wait_for()
    skip = page.locator('[data-action="skip-steps"]')
    if skip.count():
        skip.click()
    marks = page.locator("dialog[open] .steps [data-seat]")
    assert {mark.get_attribute("data-seat") for mark in marks.all()} == {str(gang) for gang in range(gangs)}
    assert "⟦" not in page.inner_text("body")


def test_four_players_by_mouse(visit: Visit) -> None:
    page = visit("/")
    open_table(page, 4)
    expect(page.locator("[data-stretch] [data-wagon]")).to_have_count(4)
    rng = Rng(2)
    assert not play_some(page, by_pointer, rng, 6)
    page.locator('[data-action="odds"]').click()
    shot(page, "sherwood-desktop")
    play_to_the_end(page, by_pointer, rng)
    told_to_the_end(page, 4)
    shot(page, "sherwood-end-desktop")


def test_two_players_and_scarlet_by_keyboard_alone(visit: Visit) -> None:
    page = visit("/", language="de", theme="dark")
    open_table(page, 2)
    expect(page.locator("[data-column]")).to_have_count(3)
    assert not play_some(page, by_keyboard, Rng(3), 20)
    let_a_bot_finish(page)
    told_to_the_end(page, 3)
    shot(page, "sherwood-end-dark-de")


def test_three_players_on_a_phone(visit: Visit) -> None:
    page = visit("/", phone=True, language="it")
    open_table(page, 3)
    page.wait_for_selector(ASKED)
    shot(page, "sherwood-phone-it")
    assert not play_some(page, by_pointer, Rng(4), 20)
    let_a_bot_finish(page)
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 360, "the page scrolls sideways"
    told_to_the_end(page, 3)


def test_what_robin_hood_does_is_read_beside_the_dice_on_a_phone(visit: Visit, server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.create(3, game="sherwood", bots="easy")
    play_until(ann.line(table), lambda told: told["view"]["decision"] == "robin", Rng(3), EARLIER)
    page = visit("/", phone=True)
    sit_at(page, ann, table)
    expect(page.locator("[data-target].legal").first).to_be_in_viewport()
    expect(page.locator(".explain.asked")).to_be_in_viewport(ratio=1)


def test_five_fit_a_laptop_and_a_chosen_place_tells_its_chance(visit: Visit) -> None:
    page = visit("/")
    open_table(page, 5)
    page.wait_for_selector(ASKED)
    chance = page.locator(".chance")
    expect(chance).to_have_count(0)
    page.locator("[data-hideout].legal").first.click()
    expect(chance).to_have_text(re.compile(r"^\d+\s?%$"))
    page.keyboard.press("Escape")
    expect(chance).to_have_count(0)
    for width, height in ((1440, 900), (1366, 768)):
        page.set_viewport_size({"width": width, "height": height})
        cut = page.locator(".scroll").evaluate("(board) => board.scrollHeight - board.clientHeight")
        assert cut <= 0, "the drawbridge is cut"


def test_a_place_that_is_taken_is_explained(visit: Visit) -> None:
    page = visit("/")
    open_table(page, 3)
    page.wait_for_selector(ASKED)
    place = page.locator("[data-hideout].legal").first.get_attribute("data-hideout")
    spot = page.locator(f'[data-hideout="{place}"]')
    spot.click()
    page.locator('[data-action="confirm"]').click()
    expect(page.locator(f'[data-hideout="{place}"] .bandit')).to_be_visible()
    page.wait_for_selector('[data-status="act"]')
    spot.click()
    expect(page.locator("[data-objection]")).to_be_visible()


def test_the_board_as_a_list(visit: Visit) -> None:
    page = visit("/")
    open_table(page, 3)
    page.wait_for_selector(ASKED)
    page.keyboard.press("l")
    rng = Rng(5)
    for _ in range(3):
        page.wait_for_selector(ASKED)
        before = moves(page)
        actions = page.locator(".board-list [data-action]")
        actions.nth(rng.below(actions.count())).click()
        page.locator('[data-action="confirm"]').click()
        assert settle(page, before)
