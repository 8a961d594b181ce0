"""The same person on another device, and under a name of one's own."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit, shot
from tests.e2e.play import ASKED, leave_tutorial, start_against_bots

pytestmark = pytest.mark.browser


def hand(page: Page) -> list[str | None]:
    """The cards in hand, by what they are called."""
    return [card.get_attribute("data-card") for card in page.locator("[data-card]").all()]


def test_going_on_with_another_device_in_the_middle_of_a_match(visit: Visit) -> None:
    desk, phone = visit("/"), visit("/", phone=True, language="de")
    desk.locator("[data-name]").fill("Anna")
    start_against_bots(desk, "loot", 3)
    desk.wait_for_selector(ASKED)
    table, cards = desk.url, hand(desk)
    assert cards
    desk.locator('[data-action="menu"]').click()
    desk.locator('[data-part="device"] summary').click()
    desk.locator('[data-part="device"] [data-action="make-link"]').click()
    link = desk.locator('[data-link="device"]').input_value()
    expect(desk.locator('[data-part="device"] img.qr')).to_be_visible()
    shot(desk, "device-link-desktop")
    desk.keyboard.press("Escape")
    phone.goto(link)
    phone.locator('[data-action="use-link"]').wait_for()
    expect(phone.locator("h1")).to_have_text("Hier weiterspielen?")
    shot(phone, "device-link-phone-de")
    phone.locator('[data-action="use-link"]').click()
    phone.wait_for_url(table)
    leave_tutorial(phone)
    phone.wait_for_selector(ASKED)
    assert hand(phone) == cards, "the same hand"
    used = visit(link, refused="/links/look")
    expect(used.locator('[data-action="use-link"]')).to_have_count(0)
    expect(used.locator(".trouble h1")).to_be_visible()
    desk.goto("/me")
    expect(desk.locator("[data-device]")).to_have_count(2)
    shot(desk, "devices-desktop")
    desk.locator('[data-this="false"] [data-action="end-device"]').click()
    expect(desk.locator("[data-device]")).to_have_count(1)
    expect(phone.locator("[data-card]")).to_have_count(0)  # it watches from now on
