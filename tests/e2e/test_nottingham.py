"""Nottingham in a real browser: three, four and seven seats; mouse, keyboard, phone, list; one whole match."""

import re

import pytest
from playwright.sync_api import Page, expect

from brigand.core.rng import Rng
from tests.e2e.conftest import Visit, prefer, shot
from tests.e2e.play import (
    ASKED,
    CONFIRM,
    attempts,
    by_pointer,
    leave_tutorial,
    let_a_bot_finish,
    moves,
    play_some,
    settle,
)

pytestmark = pytest.mark.browser

KEYS = {
    "take": "t", "purchase": "b", "trade": "h", "lay": "a",
    "defend": "d", "show": "s", "refuse": "r", "pass": "p",
}  # fmt: skip
YELLOW = "rgb(236, 201, 59)"
MOST_ANSWERS = 1500
"""Random players hold their cards long, and everybody is asked often."""
BUTTONS = '.controls [data-action]:not([data-action="cancel"]):not([disabled])'
MOVED_BY_TWO = "(before) => Number(document.querySelector('[data-moves]').dataset.moves) > before + 1"


def sit_down(page: Page, seats: int) -> None:
    """A table of so many, the others played by easy bots."""
    page.locator('[data-game="nottingham"] [data-action="make-table"]').first.click()
    page.wait_for_url("**/table/*")
    page.locator('[data-option="seats"]').select_option(str(seats))
    page.locator(f'li[data-seat="{seats - 1}"]').wait_for()
    page.locator('[data-option="pace"]').select_option("quick")
    for seat in range(1, seats):
        page.locator(f'[data-seat="{seat}"] [data-action="add-bot"]').click()
        page.locator(f'li[data-seat="{seat}"] select').select_option("easy")
    page.locator('[data-action="start"]').click()
    leave_tutorial(page)


def by_keys(page: Page, rng: Rng) -> None:
    """Digits choose cards, arrows reach what glows, Enter takes and confirms, letters press the buttons."""
    before = moves(page)
    for _ in attempts():
        if moves(page) != before:
            return
        if page.locator(CONFIRM).count():
            page.keyboard.press("Enter")
            if settle(page, before):
                return
            continue
        buttons = page.locator(BUTTONS)
        glowing = page.locator("[data-target].legal:visible").count()
        if buttons.count() and (not glowing or not rng.below(3)):
            action = buttons.nth(rng.below(buttons.count())).get_attribute("data-action") or ""
            page.keyboard.press(KEYS[action])
        elif glowing:
            for _ in range(1 + rng.below(glowing)):
                page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press(str(rng.below(min(page.locator("[data-card]:visible").count(), 9)) + 1))
        page.wait_for_timeout(40)
    raise AssertionError("no choice could be confirmed by keyboard")


def by_list(page: Page, rng: Rng) -> None:
    """Every answer is a button of the list."""
    before = moves(page)
    choices = page.locator("[data-list]")
    choices.nth(rng.below(choices.count())).click()
    page.locator(CONFIRM).click()
    assert settle(page, before)


def never_sideways(page: Page) -> None:
    width = page.viewport_size["width"] if page.viewport_size else 0
    assert page.evaluate("document.documentElement.scrollWidth") <= width, "the page scrolls sideways"


def no_text_is_missing(page: Page) -> None:
    missing = re.findall(r"⟦[^⟧]*⟧", page.locator("body").inner_text())
    assert not missing, f"texts are missing: {missing}"


def test_four_players_by_mouse(visit: Visit) -> None:
    page = visit("/")
    sit_down(page, 4)
    rng = Rng(1)
    assert not play_some(page, by_pointer, rng, 12)
    shot(page, "nottingham-desktop")
    no_text_is_missing(page)
    assert play_some(page, by_pointer, rng, MOST_ANSWERS), "this match does not end"
    page.locator("dialog[open]").wait_for()
    shot(page, "nottingham-end-desktop")
    assert page.locator("dialog[open] [data-place]").count() == 4
    no_text_is_missing(page)


def test_three_players_by_keyboard_alone(visit: Visit) -> None:
    page = visit("/", language="de", theme="dark")
    sit_down(page, 3)
    rng = Rng(2)
    assert not play_some(page, by_keys, rng, 12)
    shot(page, "nottingham-dark-de")
    if not play_some(page, by_keys, rng, 28):  # it ends when the sheriff is round, sooner or later
        let_a_bot_finish(page)
    no_text_is_missing(page)


def test_seven_players_on_a_phone(visit: Visit) -> None:
    page = visit("/", phone=True, language="de")
    sit_down(page, 7)
    page.wait_for_selector(ASKED)
    rng = Rng(3)
    assert not play_some(page, by_pointer, rng, 12)
    never_sideways(page)
    shot(page, "nottingham-phone-de")
    if not play_some(page, by_pointer, rng, 28):  # it ends when the sheriff is round, sooner or later
        let_a_bot_finish(page)
    never_sideways(page)
    no_text_is_missing(page)


def test_some_turns_from_the_list(visit: Visit) -> None:
    page = visit("/", language="it")
    sit_down(page, 5)
    page.wait_for_selector(ASKED)
    page.keyboard.press("l")
    page.locator("[data-list]").first.wait_for()
    assert not play_some(page, by_list, Rng(4), 10)
    shot(page, "nottingham-list-it")
    no_text_is_missing(page)


def test_who_has_nothing_to_exchange_need_not_say_so(visit: Visit) -> None:
    page = visit("/")
    sit_down(page, 3)
    prefer(page, declines=True)
    leave_tutorial(page)
    take = page.locator('.controls [data-action="take"]')
    while not play_some(page, lambda *_: None, Rng(1), 1) and not take.count():
        by_pointer(page, Rng(1))
    before = int(moves(page) or 0)
    take.click()
    if page.locator(CONFIRM).count():
        page.locator(CONFIRM).click()
    page.wait_for_function(MOVED_BY_TWO, arg=before)  # with so few cards no three are alike


def test_an_illegal_click_is_answered_with_the_rule(visit: Visit) -> None:
    page = visit("/")
    sit_down(page, 3)
    page.wait_for_selector(ASKED, timeout=60_000)
    page.locator("[data-task]").first.click()  # nobody can complete a task with the first few cards
    page.locator('[data-objection^="nottingham."]').wait_for()


def brings(page: Page, text: str) -> None:
    """The host chooses a file with this text."""
    file = {"name": "box.toml", "mimeType": "application/toml", "buffer": text.encode()}
    page.locator('[data-option="box"] input[type="file"]').set_input_files(files=file)  # type: ignore[arg-type]


def test_colours_start_player_and_an_own_box_are_chosen_before_the_deal(visit: Visit) -> None:
    page = visit(refused="/api/tables/")
    page.locator('[data-game="nottingham"] [data-action="make-table"]').first.click()
    page.wait_for_url("**/table/*")
    expect(page.locator('[data-option="starter"] option')).to_have_count(4)  # by lot, or one of three seats
    page.locator('[data-option="starter"]').select_option("3")
    page.locator('[data-option="colours"] [data-of="0"]').select_option("yellow")
    expect(page.locator('[data-option="colours"] [data-of="2"]')).to_have_value("red")
    expect(page.locator('.seats li[data-seat="0"] .plate')).to_have_css("fill", YELLOW)
    box = page.locator('[data-option="box"]')
    expect(box).to_have_attribute("data-own", "false")
    brings(page, "[track]\nspaces = [0]")
    expect(page.locator('.seats [role="alert"]')).to_contain_text("A road has 1 to 60 spaces")
    brings(page, "[track]\nspaces = [4, 9]\n[tasks]\nfive_alike = [28, 21]\n")
    expect(box.locator('[role="status"]')).to_have_text(re.compile(r"Your own, \w{8}"))
    shot(page, "nottingham-lobby-own-box")
    page.locator('[data-option="seats"]').select_option("4")
    expect(page.locator('[data-option="colours"] [data-of="3"]')).to_have_value("blue")
    expect(page.locator('[data-option="starter"] option')).to_have_count(5)
    page.locator('[data-option="seats"]').select_option("3")
    page.locator('[data-option="pace"]').select_option("quick")
    for seat in (1, 2):
        page.locator(f'li[data-seat="{seat}"] [data-action="add-bot"]').click()
        page.locator(f'li[data-seat="{seat}"] select').wait_for()
    page.locator('[data-action="start"]').click()
    leave_tutorial(page)
    page.locator('[data-tab="rules"]').click()
    page.locator('input[type="search"]').fill("track")
    expect(page.locator('[data-rule="nottingham.setup.track_length"]')).to_contain_text("2 numbered spaces")
    expect(page.locator('[data-rule="nottingham.setup.track_numbers"]')).to_contain_text("from 4 to 9")
