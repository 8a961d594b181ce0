"""Results stay over the board until they were seen, and the log does not tell them before."""

import pytest
from playwright.sync_api import Page, expect

from brigand.core.rng import Rng
from tests.e2e.conftest import Visit, prefer, shot
from tests.e2e.play import ASKED, OVER, by_pointer, let_a_bot_finish, start_against_bots

pytestmark = pytest.mark.browser

MOST_TURNS = 60


def play_until(page: Page, result: str) -> None:
    """Take turns until a card with such a result lies over the board."""
    rng = Rng(5)
    card = page.locator(f'[data-result="{result}"]')
    for _ in range(MOST_TURNS):
        page.wait_for_selector(f"{OVER}, {ASKED}, [data-result]")
        if card.count():
            return
        assert not page.locator(OVER).count(), f"no {result} in a whole match"
        by_pointer(page, rng)
    raise AssertionError(f"no {result} in {MOST_TURNS} turns")


def test_an_assault_is_counted_die_by_die(visit: Visit) -> None:
    page = visit("/")
    start_against_bots(page, "sherwood")
    play_until(page, "assault")
    card = page.locator('[data-result="assault"][data-told="true"]')
    expect(card).to_be_visible()
    sums = card.locator(".dice b").all_inner_texts()
    counted = [int(number) for number in sums if number.isdigit()]
    assert counted == sorted(counted), "the sum grows from the left"
    expect(card.locator(".goal")).to_contain_text(str(counted[-1]))
    shot(page, "sherwood-result")
    seen = page.locator("[data-result]").count()
    page.locator('[data-action="result-seen"]').click()
    expect(page.locator('[data-action="result-seen"]')).to_have_count(seen - 1)


def test_who_lets_a_bot_play_learns_the_end_from_the_last_card(visit: Visit) -> None:
    page = visit("/")
    start_against_bots(page, "sherwood", 2)
    page.wait_for_selector(ASKED)
    let_a_bot_finish(page, looking_on=True)
    expect(page.locator("[data-result] .more")).to_have_count(0)


def test_a_captured_ship_is_shown_on_a_phone_and_leaves_the_buttons_free(visit: Visit) -> None:
    page = visit("/", phone=True)
    start_against_bots(page, "loot")
    play_until(page, "captured")
    card = page.locator('[data-result="captured"]')
    expect(card).to_contain_text("gold")
    box = card.bounding_box()
    assert box is not None
    for button in page.locator(".controls [data-action]").all():
        place = button.bounding_box()
        assert place is None or place["y"] >= box["y"] + box["height"], "the card covers a button"
    shot(page, "loot-result-phone")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_whoever_wants_no_results_gets_none(visit: Visit) -> None:
    page = visit("/")
    prefer(page, results="none")
    start_against_bots(page, "loot")
    rng = Rng(5)
    for _ in range(12):
        page.wait_for_selector(f"{OVER}, {ASKED}")
        by_pointer(page, rng)
        assert page.locator("[data-result]").count() == 0
    expect(page.locator("[data-move]").filter(has_text="goes to").first).to_be_attached()
