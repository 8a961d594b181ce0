"""What belongs to the table and not to a game: take back, call off, pace, menu, consent, ready, the end."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from brigand.core.rng import Rng
from tests.e2e.conftest import Visit, prefer, shot
from tests.e2e.play import (
    ASKED,
    OVER,
    attempts,
    by_pointer,
    join,
    leave_tutorial,
    let_a_bot_finish,
    moves,
    play_some,
    start_against_bots,
)
from tests.e2e.test_people import two_and_a_bot

pytestmark = pytest.mark.browser


def menu(page: Page, action: str) -> None:
    """One entry of the table's menu."""
    page.locator('[data-action="menu"]').click()
    page.locator(f'dialog[open] [data-action="{action}"]').click()


def test_a_step_against_bots_is_taken_back_by_button_and_by_key(visit: Visit) -> None:
    page = visit("/")
    start_against_bots(page, "loot", 3)
    page.wait_for_selector(ASKED)
    expect(page.locator('[data-action="undo"]')).to_have_count(0)
    for how in ("button", "key"):
        before = int(moves(page) or 0)
        page.locator('.controls [data-action="draw"]').click()
        page.wait_for_function("(n) => Number(document.querySelector('[data-moves]').dataset.moves) > n", arg=before)
        page.wait_for_selector('[data-action="undo"]')
        page.locator('[data-action="undo"]').click() if how == "button" else page.keyboard.press("Control+z")
        expect(page.locator("[data-moves]")).to_have_attribute("data-moves", str(before))
        expect(page.locator(".log")).to_contain_text("for practice")
    shot(page, "undo-desktop")


def test_the_end_of_a_turn_can_be_called_off(visit: Visit) -> None:
    page = visit("/")
    prefer(page, hold=True)
    start_against_bots(page, "nuremberg", 3)
    for _ in range(40):
        page.wait_for_selector(ASKED, timeout=60_000)
        if page.locator('.controls [data-action="end_turn"]').count():
            break
        by_pointer(page, Rng(1))
    before = moves(page)
    page.locator('.controls [data-action="end_turn"]').click()
    expect(page.locator("[data-held]")).to_be_visible()
    shot(page, "held-desktop")
    page.keyboard.press("Escape")
    page.wait_for_timeout(1_800)
    assert moves(page) == before, "Escape called it off"
    page.locator('.controls [data-action="end_turn"]').click()
    expect(page.locator("[data-moves]")).not_to_have_attribute("data-moves", before or "")


def test_blue_confirms_and_red_cancels(visit: Visit) -> None:
    page = visit("/")
    start_against_bots(page, "loot")
    page.wait_for_selector(ASKED)
    page.locator("[data-card]:not(.idle)").first.click()
    cancel = page.locator('[data-action="cancel"]')
    red, green, blue = colour(cancel)
    assert red > 2 * green
    assert red > 2 * blue
    page.keyboard.press("Escape")
    red, _, blue = colour(page.locator('.controls [data-action="draw"]'))
    assert blue > 2 * red


def colour(button: Locator) -> list[int]:
    """Red, green and blue of a button's ground."""
    ground: str = button.evaluate("button => getComputedStyle(button).backgroundColor")
    return [int(part) for part in re.findall(r"\d+", ground)[:3]]


def test_bots_pause_and_go_step_by_step(visit: Visit) -> None:
    page = visit("/")
    start_against_bots(page, "loot", 5)
    page.wait_for_selector(ASKED)
    page.locator('header [data-action="pace"]').select_option("step")
    before = int(moves(page) or 0)
    by_pointer(page, Rng(2))
    page.locator('[data-action="step"]').wait_for()
    expect(page.locator("[data-moves]")).to_have_attribute("data-moves", str(before + 1))
    shot(page, "step-desktop")
    page.locator('[data-action="step"]').click()
    expect(page.locator("[data-moves]")).to_have_attribute("data-moves", str(before + 2))
    page.locator('header [data-action="pace"]').select_option("quick")
    page.wait_for_selector(ASKED)


def test_who_resigned_is_told_so_and_asked_nothing(visit: Visit) -> None:
    page, _ = two_and_a_bot(visit)  # bots alone would be at the end before anybody looks
    page.wait_for_selector("[data-status]")
    menu(page, "resign")
    page.locator('[data-action="resign-sure"]').click()
    expect(page.locator("[data-status]")).to_contain_text("You have resigned")
    assert page.locator('.controls .button, [data-action="hint"], [data-action="undo"]').count() == 0


def test_all_are_asked_for_an_undo_and_for_the_end(visit: Visit) -> None:
    anna, bea = two_and_a_bot(visit)
    for page in (anna, bea):
        page.wait_for_selector("[data-status]")
    for _ in attempts():
        acting = next((page for page in (anna, bea) if page.locator(ASKED).count()), None)
        if acting is not None:
            by_pointer(acting, Rng(3))
        anna.wait_for_timeout(100)
        if anna.locator('[data-undo="ask"]').count():
            break
    board = bea.locator(".place").bounding_box()
    anna.locator('[data-undo="ask"]').click()
    expect(anna.locator('[data-wish="own"]')).to_contain_text("Bea")
    expect(bea.locator('[data-wish="undo"]')).to_be_visible()
    assert bea.locator(".place").bounding_box() == board, "the question lies over the board"
    shot(bea, "wish-desktop")
    bea.locator('[data-action="wish-yes"]').click()
    expect(anna.locator(".log")).to_contain_text("All agree")
    menu(bea, "end")
    bea.locator('[data-action="end-sure"]').click()
    anna.locator('[data-action="wish-yes"]').click()
    for page in (anna, bea):
        page.wait_for_selector(OVER)
        expect(page.locator("dialog[open] [data-place]")).to_have_count(3)
        assert page.locator('dialog[open] [data-action="coach"], dialog[open] .steps').count() == 0
    shot(anna, "stopped-desktop")


def test_a_mistake_is_reported_with_game_move_and_version(visit: Visit) -> None:
    page = visit("/")
    start_against_bots(page, "sherwood", 2)
    page.locator('[data-action="menu"]').click()
    page.locator('[data-part="report"] summary').click()
    told = json.loads(page.locator("[data-report]").input_value())
    assert told["game"] == "sherwood"
    assert told["version"]
    assert told["engine"]
    assert told["table"] in page.url
    with page.expect_download() as file:
        page.locator('[data-action="report-file"]').click()
    assert json.loads(file.value.path().read_text("utf-8"))["table"] == told["table"]
    page.locator('[data-part="invite"] summary').click()
    expect(page.locator("[data-local]")).to_be_visible()
    shot(page, "menu-desktop")


@pytest.mark.parametrize("size", [(1366, 768), (360, 640)])
def test_a_call_from_another_table_covers_and_pushes_nothing(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("/")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.locator('[data-game="loot"] [data-action="cover"]').click()
    leave_tutorial(page)
    page.wait_for_selector(ASKED)
    page.goto("/")
    start_against_bots(page, "nottingham")
    page.wait_for_selector(ASKED)
    assert page.title().startswith("● "), "one's turn is seen from another tab"
    expect(page.locator('link[rel="icon"]')).to_have_attribute("href", "/favicon-turn.svg")
    call = page.locator('[data-action="turns"]')
    expect(call).to_be_visible()
    places = [page.locator(what).first.bounding_box() for what in ("[data-status]", '[data-action="turns"]')]
    assert places[0] is not None
    assert places[1] is not None
    assert places[1]["y"] + places[1]["height"] <= places[0]["y"], "it lies in the header"
    empty = page.locator('[data-action="discards"] .empty').bounding_box()
    assert empty is not None
    assert empty["height"] > empty["width"], "an empty pile keeps the shape of a card"
    call.click()
    page.locator("[data-waits]").click()
    expect(page.locator('.table-page[data-game="loot"]')).to_be_visible()


def test_guests_say_that_they_are_ready(visit: Visit) -> None:
    anna, bea = visit("/"), visit("/")
    anna.locator('[data-game="loot"] [data-action="make-table"]').click()
    anna.wait_for_url("**/table/*")
    bea.goto(anna.url)
    bea.locator("[data-name]").fill("")
    bea.locator('[data-action="sit"]').first.click()
    expect(bea.locator(".nameless")).to_be_visible()
    join(bea, anna.url, "Bea")
    bea.locator('[data-action="ready"]').click()
    expect(anna.locator("[data-ready]")).to_have_count(1)
    shot(anna, "ready-desktop")
    bea.locator('[data-action="ready"]').click()
    expect(anna.locator("[data-ready]")).to_have_count(0)


def test_the_log_opens_at_its_end_and_closes_when_a_line_is_shown(visit: Visit) -> None:
    page = visit("/", phone=True)
    start_against_bots(page, "loot", 5)
    play_some(page, by_pointer, Rng(4), 6)
    page.wait_for_selector(ASKED)
    page.locator('[data-action="side"]').tap()
    log = page.locator(".log")
    expect(log.locator("li").last).to_be_in_viewport()
    log.locator("li button").nth(-3).tap()
    expect(log).not_to_be_visible()
    expect(page.locator('[data-status="past"]')).to_be_visible()


def test_winner_ranking_and_rematch_are_in_sight_at_the_end(visit: Visit) -> None:
    page = visit("/")
    page.set_viewport_size({"width": 1366, "height": 768})
    start_against_bots(page, "loot", 5)
    leave_tutorial(page)
    let_a_bot_finish(page)
    dialog = page.locator("dialog[open]")
    expect(dialog.locator(".winner")).to_be_in_viewport(ratio=1)
    for place in dialog.locator("[data-place]").all():
        expect(place).to_be_in_viewport(ratio=1)
    names = dialog.locator("[data-place]").all_inner_texts()
    for teller in dialog.locator(".steps li > b:not(.number)").all_inner_texts():
        assert any(teller in place for place in names), "the account names who scored"
    expect(dialog.locator('[data-action="rematch"]')).to_be_in_viewport(ratio=1)
    shot(page, "ending-desktop")
