"""The same person on another device, and under a name of one's own."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import DEAL, Visit, shot
from tests.e2e.play import ASKED, OVER, join, leave_tutorial, look_away, play_by_requests, start_against_bots
from tests.server.client import Server, running

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


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A host who has accounts."""
    with running(tmp_path_factory.mktemp("server"), DEAL, accounts=True) as started:
        yield started


def sign(page: Page, how: str, name: str) -> None:
    """Sign up or in on the page about oneself."""
    page.goto("/me")
    page.locator('[data-part="account"]').wait_for()
    if how == "sign-in":
        page.locator('[data-action="have-account"]').click()
    page.locator('[data-field="name"]').fill(name)
    page.locator('[data-field="password"]').fill("a long way to Sherwood")
    page.locator(f'[data-action="{how}"]').click()
    page.locator(f'[data-account="{name}"]').wait_for()


def rating(page: Page) -> float:
    """My rating in Loot for two, on my own page."""
    page.goto("/me")
    page.locator('[data-action="profile"]').click()
    return float(page.locator('[data-rating="loot-2"] [data-value]').inner_text())


def test_signing_up_and_in_and_a_rated_match_of_two(visit: Visit) -> None:
    anna, bea = visit("/"), visit("/", phone=True)
    sign(anna, "sign-up", "Anna")
    shot(anna, "account-desktop")
    elsewhere = visit("/", language="de", theme="dark")
    sign(elsewhere, "sign-in", "Anna")
    shot(elsewhere, "account-desktop-de-dark")
    sign(bea, "sign-up", "Bea")
    shot(bea, "account-phone")
    elsewhere.goto("/")
    elsewhere.locator('[data-game="loot"] [data-action="make-table"]').click()
    elsewhere.wait_for_url("**/table/*")
    elsewhere.locator('[data-option="seats"]').select_option("2")
    elsewhere.locator('[data-option="rated"]').check()
    bea.goto(elsewhere.url)
    expect(bea.locator("p[data-rated]")).to_be_visible()  # told before she sits down
    shot(bea, "lobby-rated-phone")
    join(bea, elsewhere.url, "Bea")
    expect(elsewhere.locator('li[data-seat="1"]')).to_contain_text("Bea")
    shot(elsewhere, "lobby-rated-desktop-de-dark")
    elsewhere.locator('[data-action="start"]').click()
    leave_tutorial(elsewhere)
    leave_tutorial(bea)
    anna.goto("/")
    expect(anna.locator("[data-turn]")).to_be_visible()
    shot(anna, "my-tables-turn")
    for page in (bea, elsewhere):
        gives_up(page)
    table = elsewhere.url
    elsewhere.goto("/")
    look_away(bea)
    expect(bea.locator("[data-changes] li")).to_have_count(2)
    shot(bea, "rating-changes-phone")
    anna.goto(table)
    anna.locator(OVER).wait_for()
    assert rating(anna) == rating(bea) == 25.0, "two who gave up are equal"
    rated_match(anna, bea)
    assert rating(anna) > 25 > rating(bea)
    shot(anna, "profile-desktop")
    shot(bea, "profile-phone")
    bea.locator("[data-match] a", has_text="Anna").first.click()
    expect(bea.locator('[data-part="against"] dd').nth(1)).to_have_text("1")
    shot(bea, "against-phone")
    anna.goto("/leaders/loot/2")
    expect(anna.locator("[data-leader]").first).to_contain_text("Anna")
    shot(anna, "leaders-desktop")
    elsewhere.goto("/leaders/loot/2")
    expect(elsewhere.locator("[data-leader]")).to_have_count(2)
    shot(elsewhere, "leaders-desktop-de-dark")


def gives_up(page: Page) -> None:
    page.locator('[data-action="menu"]').click()
    page.locator('[data-action="resign"]').click()
    with page.expect_response("**/resign"):
        page.locator('[data-action="resign-sure"]').click()


def rated_match(anna: Page, bea: Page) -> None:
    """A short one: Bea gives up, and Anna plays to the end."""
    anna.goto("/")
    anna.locator('[data-game="loot"] [data-action="make-table"]').click()
    anna.wait_for_url("**/table/*")
    anna.locator('[data-option="seats"]').select_option("2")
    anna.locator('[data-option="rated"]').check()
    expect(anna.locator("p[data-rated]")).to_be_visible()
    join(bea, anna.url, "Bea")
    anna.locator('[data-action="start"]:not([disabled])').click()
    anna.wait_for_selector("[data-status]")
    gives_up(bea)
    bea.goto("/")
    play_by_requests(anna)
    expect(anna.locator("[data-changes] li")).to_have_count(2)
    shot(anna, "rating-changes-desktop")
