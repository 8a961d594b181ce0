"""How a person plays in the browser: by mouse or tap, by keyboard; any game, from what the page offers."""

import time
from collections.abc import Callable, Iterator
from contextlib import suppress

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooSlow

from brigand.core.rng import Rng

Turn = Callable[[Page, Rng], None]
OVER = '[data-status="over"]'
ASKED = '[data-status="act"], [data-status="choose"], [data-status="confirm"]'
MOST_TURNS = 400
PATIENCE = 90.0
"""Seconds for one decision: a choice that cannot be confirmed is a fault, a slow one is none."""
MOVED = "(before) => document.querySelector('[data-moves]')?.dataset.moves !== before"
CONFIRM = '[data-action="confirm"]:not([disabled])'
BUTTONS = '.controls [data-action]:not([data-action="cancel"]):not([disabled])'


def start_against_bots(page: Page, game: str, seats: int | None = None) -> None:
    """One click on the first page, or two to choose how many play."""
    if seats is not None:
        page.locator(f'[data-game="{game}"] [data-option="seats"]').select_option(str(seats))
    page.locator(f'[data-game="{game}"] [data-action="play-bots"]').first.click()
    page.wait_for_url("**/table/*")
    leave_tutorial(page)


def join(page: Page, table: str, name: str) -> None:
    """Somebody follows a link to a table and sits down."""
    page.goto(table)
    page.locator("[data-name]").fill(name)
    page.locator('[data-action="sit"]').first.click()


def leave_tutorial(page: Page) -> None:
    """The tutorial opens once for everybody; those who know skip it."""
    page.locator("[data-status]").wait_for()
    skip = page.locator('[data-action="skip-tutorial"]')
    with suppress(TooSlow):  # seen before
        skip.wait_for(timeout=2_000)
        skip.click()


def play_some(page: Page, turn: Turn, rng: Rng, turns: int) -> bool:
    """Take some turns; whether the match is over."""
    for _ in range(turns):
        page.wait_for_selector(f"{OVER}, {ASKED}", timeout=60_000)
        if page.locator(OVER).count():
            return True
        turn(page, rng)
    return False


def play_to_the_end(page: Page, turn: Turn, rng: Rng) -> None:
    """Take turns until the match is over."""
    assert play_some(page, turn, rng, MOST_TURNS), "this match does not end"


def let_a_bot_finish(page: Page, *, looking_on: bool = False) -> None:
    """Enough was seen of the middle: a bot plays on for me, and I come back to the end."""
    page.wait_for_selector(f"{OVER}, {ASKED}", timeout=60_000)
    if page.locator(OVER).count():
        return  # the others came to the end already
    page.locator('[data-action="menu"]').click()
    with page.expect_response("**/takeover"):
        page.locator('dialog[open] [data-action="takeover"]').click()
    if not looking_on:
        look_away(page)
    page.wait_for_selector(OVER, timeout=120_000)


THEY_PLAY = """async (table) => {
  for (;;) {
    const { status } = await (await fetch(`/api/tables/${table}`)).json();
    if (!['playing', 'over'].includes(status)) throw new Error(`${table}: ${status}`);
    if (status === 'over') return;
    await new Promise((then) => setTimeout(then, 100));
  }
}"""
I_PLAY = """async (table) => {
  const headers = { 'Content-Type': 'application/json' };
  const at = `/api/tables/${table}`;
  for (;;) {
    const seen = await (await fetch(at)).json();
    if (seen.status === 'over') return;
    if (!seen.owed) { await new Promise((then) => setTimeout(then, 20)); continue; }
    const { decision, legal } = seen.owed;
    const body = { type: 'act', id: 1, token: seen.you.token, decision, action: legal[0] };
    await fetch(at + '/act', { method: 'POST', headers, body: JSON.stringify(body) });
  }
}"""


def look_away(page: Page, meanwhile: str = THEY_PLAY) -> None:
    """Go elsewhere while a match is played to its end, without a table to be drawn, and come back to that."""
    address = page.url
    home, _, table = address.partition("/table/")
    page.goto(home)
    page.evaluate(meanwhile, table)
    page.goto(address)


def play_by_requests(page: Page) -> None:
    """What is played does not matter: the first of all answers."""
    look_away(page, I_PLAY)


def attempts() -> Iterator[int]:
    """As many as somebody patient makes, on a machine however busy."""
    last, attempt = time.monotonic() + PATIENCE, 0
    while time.monotonic() < last:
        yield attempt
        attempt += 1


def moves(page: Page) -> str | None:
    """How many actions the table has seen."""
    return page.locator("[data-moves]").get_attribute("data-moves")


def settle(page: Page, before: str | None) -> bool:
    """After a confirmation: wait until the table has moved on."""
    try:
        page.wait_for_function(MOVED, arg=before, timeout=5_000, polling=20)
    except TooSlow:
        return False
    return True


def one_of(rng: Rng, found: Locator) -> Locator | None:
    count = found.count()
    return found.nth(rng.below(count)) if count else None


def see_results(page: Page) -> None:
    """Cards with results lie over the board until somebody has seen them; several are closed at once."""
    seen = page.locator('[data-action="results-close"], [data-action="result-seen"]')
    while seen.count():
        with suppress(TooSlow):  # the last one goes by itself
            seen.first.click(timeout=1_000)


def by_pointer(page: Page, rng: Rng) -> None:
    """Choose a card and a target that glows, or press a button; confirm."""
    touch = page.viewport_size is not None and page.viewport_size["width"] < 500

    def press(what: Locator) -> None:
        with suppress(TooSlow):  # it may move on under the finger: look again
            what.tap(timeout=3_000) if touch else what.click(timeout=3_000)

    before = moves(page)
    for _ in attempts():
        see_results(page)
        if moves(page) != before:
            return  # what needs no confirmation is played at once
        if page.locator(CONFIRM).count():
            press(page.locator(CONFIRM).first)
            if settle(page, before):
                return
            continue
        buttons = page.locator(BUTTONS)
        glowing = page.locator("[data-target].legal:visible")
        picked = ":not(.chosen)" if page.locator(".gathering").count() else ""  # several are chosen: none is put back
        cards = page.locator(f"[data-card]:not(.idle){picked}:visible")
        choice = one_of(rng, glowing) if glowing.count() else None
        if choice is None and cards.count() and rng.below(3):
            choice = one_of(rng, cards)
        choice = choice or one_of(rng, buttons) or one_of(rng, cards)
        if choice is not None:
            press(choice)
        page.wait_for_timeout(30)
    raise AssertionError("no choice could be confirmed")


def by_keyboard(page: Page, rng: Rng) -> None:
    """Digits choose cards, arrows reach a target or a button, Enter takes it, letters press buttons, `d` draws,
    Escape starts again.
    """
    before = moves(page)
    for attempt in attempts():
        if moves(page) != before:
            return
        if page.locator(CONFIRM).count():
            page.keyboard.press("Enter")
            if settle(page, before):
                return
            continue
        if page.locator("[data-target].legal:visible").count():
            for _ in range(1 + rng.below(3)):
                page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
            continue
        if attempt % 12 == 11 or not page.locator(".owed").count():  # what is owed is chosen card by card
            page.keyboard.press("Escape")
        count = min(page.locator("[data-card]").count(), 10) if page.locator("[data-card]:not(.idle)").count() else 0
        button = one_of(rng, page.locator(BUTTONS))
        letter = button.get_attribute("aria-keyshortcuts") if button else None
        if count and rng.below(3):
            page.keyboard.press(str((rng.below(count) + 1) % 10))
        elif button and not letter and not count:
            for _ in range(1 + rng.below(3)):
                page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press(letter or "d")
        page.wait_for_timeout(30)
    raise AssertionError("no choice could be confirmed by keyboard")
