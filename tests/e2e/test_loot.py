"""Loot in a real browser: whole matches by mouse, by keyboard, on a phone, in teams."""

import pytest
from playwright.sync_api import expect

from brigand.core.rng import Rng
from tests.e2e.conftest import Visit, shot
from tests.e2e.play import (
    ASKED,
    by_keyboard,
    by_pointer,
    leave_tutorial,
    let_a_bot_finish,
    play_some,
    play_to_the_end,
    start_against_bots,
)

pytestmark = pytest.mark.browser


def test_a_whole_match_by_mouse(visit: Visit) -> None:
    page = visit("/")
    shot(page, "home-desktop")
    start_against_bots(page, "loot", seats=4)
    assert page.locator("[data-seat]").count() >= 4
    rng = Rng(1)
    assert not play_some(page, by_pointer, rng, 14)
    shot(page, "loot-desktop")
    play_to_the_end(page, by_pointer, rng)
    page.locator("dialog[open]").wait_for()
    shot(page, "loot-end-desktop")
    assert page.locator("dialog[open] [data-seat]").count() >= 4


def test_a_whole_match_by_keyboard_alone(visit: Visit) -> None:
    page = visit("/", language="de", theme="dark")
    start_against_bots(page, "loot", seats=4)
    play_to_the_end(page, by_keyboard, Rng(3))
    shot(page, "loot-end-dark-de")


def test_a_match_on_a_phone(visit: Visit) -> None:
    page = visit("/", phone=True, language="it")
    shot(page, "home-phone-it")
    start_against_bots(page, "loot", seats=4)
    page.wait_for_selector(ASKED)
    shot(page, "loot-phone-it")
    if not play_some(page, by_pointer, Rng(4), 20):
        let_a_bot_finish(page)
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 360, "the page scrolls sideways"
    shot(page, "loot-end-phone-it")


def test_a_team_match_of_four(visit: Visit) -> None:
    page = visit("/")
    page.locator('[data-game="loot"] [data-action="make-table"]').click()
    page.wait_for_url("**/table/*")
    shot(page, "lobby-desktop")
    page.locator('[data-option="teams"]').select_option("true")
    for seat in (1, 2, 3):
        page.locator(f'[data-seat="{seat}"] [data-action="add-bot"]').click()
    page.locator('[data-action="start"]').click()
    leave_tutorial(page)
    expect(page.locator(".fan")).to_have_count(2)
    for seat, team in enumerate((0, 0, 1, 1)):
        expect(page.locator(f'.panel[data-seat="{seat}"] [data-team="{team}"]')).to_be_visible()
    shot(page, "loot-teams-desktop")
    if not play_some(page, by_pointer, Rng(5), 20):
        let_a_bot_finish(page)
    expect(page.locator("dialog[open] [data-place]")).to_have_count(2)


def test_four_teams_are_seen_whole_on_a_laptop(visit: Visit) -> None:
    page = visit("/", language="de")
    page.set_viewport_size({"width": 1366, "height": 768})
    start_against_bots(page, "loot", seats=8)
    tops = {panel.bounding_box()["y"] for panel in page.locator(".panels .panel").all()}  # type: ignore[index]
    assert len(tops) == 1, "seven others stand in one row"
    page.wait_for_selector(ASKED)
    sea = page.locator(".board").bounding_box()
    for pile in ("pile", "discards"):
        place = page.locator(f'.dock [data-action="{pile}"]').bounding_box()
        assert sea is not None
        assert place is not None
        assert sea["y"] <= place["y"]
        assert place["y"] + place["height"] <= sea["y"] + sea["height"], f"{pile} is seen whole"
    play_some(page, by_pointer, Rng(6), 2)
    shot(page, "loot-eight-laptop")
    fleets = page.locator(".battle .side > .fleet")
    assert fleets.locator("[data-team]").count() == fleets.count(), "ships fly the shield of their team"
    page.locator(".fan.open .slot").first.hover()
    expect(page.locator("[data-tip-shown]")).to_be_visible()
