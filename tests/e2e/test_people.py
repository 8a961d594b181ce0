"""People at a table, each in a browser: they come by a link, talk, leave, come back and give up."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from brigand.core.rng import Rng
from tests.e2e.conftest import DEAL, Visit, shot
from tests.e2e.play import ASKED, by_pointer, join, leave_tutorial, let_a_bot_finish, play_some
from tests.server.client import Server, running

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Nobody is waited for."""
    with running(tmp_path_factory.mktemp("server"), DEAL, grace=0.0) as started:
        yield started


def two_and_a_bot(visit: Visit) -> tuple[Page, Page]:
    """Anna makes a table and sends the link to Bea."""
    anna, bea = visit("/"), visit("/", language="it")
    anna.clock.install()
    anna.reload()
    anna.locator('[data-game="loot"] [data-action="make-table"]').click()
    anna.wait_for_url("**/table/*")
    anna.locator('[data-option="seats"]').select_option("3")
    anna.locator('[data-seat="2"] [data-action="add-bot"]').click()
    join(bea, anna.url, "Bea")
    expect(anna.locator('li[data-seat="1"]')).to_contain_text("Bea")
    anna.locator('[data-action="start"]').click()
    leave_tutorial(anna)
    leave_tutorial(bea)
    return anna, bea


def test_a_bot_plays_for_who_left_until_she_comes_back(visit: Visit) -> None:
    anna, bea = two_and_a_bot(visit)
    table = bea.url
    bea.goto("about:blank")
    expect(anna.locator('.panel[data-seat="1"] .dot:not(.on)')).to_be_visible()
    assert anna.locator("[data-absence]").count() == 0, "a minute is nothing"
    anna.clock.fast_forward(61_000)
    anna.locator('[data-absence="1"] [data-action="wait"]').click()
    expect(anna.locator("[data-absence]")).to_have_count(0)
    anna.clock.fast_forward(61_000)
    shot(anna, "absence-desktop")
    anna.locator('[data-absence="1"] [data-action="let-bot-play"]').click()
    expect(anna.locator("[data-absence]")).to_have_count(0)
    assert not play_some(anna, by_pointer, Rng(8), 2), "the bot answers for her"
    bea.goto(table)
    bea.locator('[data-absence="own"] [data-action="comeback"]').click()
    expect(bea.locator("[data-absence]")).to_have_count(0)
    both_play(anna, bea)


def both_play(*pages: Page) -> None:
    """Whoever is asked answers, until all have."""
    waiting = list(pages)
    while waiting:
        for page in pages:
            if page.locator(ASKED).count():
                assert not play_some(page, by_pointer, Rng(9), 1)
                waiting = [other for other in waiting if other is not page]


def test_who_gives_up_is_asked_once_more_and_is_last(visit: Visit) -> None:
    anna, bea = two_and_a_bot(visit)
    bea.locator('[data-action="menu"]').click()
    bea.locator('[data-action="resign"]').click()
    bea.locator('[data-action="resign-sure"]').click()
    assert not play_some(anna, by_pointer, Rng(10), 5)
    table = bea.url
    bea.goto("/")
    let_a_bot_finish(anna)
    bea.goto(table)
    for page in (anna, bea):
        expect(page.locator("dialog[open] [data-place]").last).to_have_attribute("data-seat", "1")


def test_words_of_somebody_can_be_left_out(visit: Visit) -> None:
    anna, bea = two_and_a_bot(visit)
    for page in (anna, bea):
        page.locator('[data-tab="chat"]').click()
    bea.locator("details summary").click()
    bea.locator("[data-phrase]").first.click()
    said = anna.locator(".chat li .by")
    expect(said).to_contain_text("Bea")
    anna.locator('[data-action="mute"]').click()
    expect(said).to_have_count(0)
    anna.reload()
    anna.locator('[data-tab="chat"]').click()
    anna.locator('[data-action="unmute"]').wait_for()
    expect(said).to_have_count(0)
    anna.locator('[data-action="unmute"]').click()
    expect(said).to_contain_text("Bea")


def say(page: Page) -> None:
    """The first ready-made phrase, from a chat that is open."""
    phrase = page.locator("[data-phrase]").first
    if not phrase.is_visible():
        page.locator(".chat details summary").click()
    phrase.click()


def test_only_what_was_not_seen_is_counted(visit: Visit) -> None:
    """What was said in the lobby was read there; then words of others count, until the chat opens."""
    anna, bea = visit("/", phone=True), visit("/")
    anna.locator('[data-game="loot"] [data-action="make-table"]').tap()
    anna.wait_for_url("**/table/*")
    anna.locator('[data-option="seats"]').select_option("2")
    join(bea, anna.url, "Bea")
    say(bea)
    say(anna)
    for page in (anna, bea):
        expect(page.locator(".chat li .by")).to_have_count(2)
    anna.locator('[data-action="start"]').tap()
    leave_tutorial(anna)
    leave_tutorial(bea)
    side, count = anna.locator('[data-action="side"]'), anna.locator('[data-action="side"] .unread')
    bea.locator('[data-tab="chat"]').click()
    expect(bea.locator(".chat li .by")).to_have_count(2)
    for page in (anna, bea):
        expect(page.locator(".unread")).to_have_count(0)
    say(bea)
    expect(count).to_have_text("1")
    say(bea)
    expect(count).to_have_text("2")
    shot(anna, "chat-badge-phone")
    expect(bea.locator(".unread")).to_have_count(0)
    side.tap()
    expect(anna.locator(".chat li .by")).to_have_count(4)
    expect(anna.locator(".unread")).to_have_count(0)
    anna.locator(".side .close").tap()
    say(bea)
    expect(count).to_have_text("1")
