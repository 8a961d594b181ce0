"""Hints and the coach in a real browser, in every game: asked for, read in three languages, clicked on."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from brigand.coach.record import course_of, read
from brigand.games import GAMES
from tests.e2e.conftest import DEAL, Visit, prefer, shot
from tests.e2e.play import ASKED, join, leave_tutorial, moves, settle, start_against_bots
from tests.e2e.test_access import findings
from tests.games import usual_seats
from tests.server.client import Person, Server, running
from tests.waiting import until

pytestmark = pytest.mark.browser

SEATS = {game: usual_seats(game) for game in GAMES}
LANGUAGES = {
    "en": ("Chances to win", "How everybody played"),
    "it": ("Probabilità di vincere", "Come ha giocato ognuno"),
    "de": ("Gewinnchancen", "Wie alle gespielt haben"),
}
BEGINS_ABOVE_THE_MIDDLE = "(what) => document.querySelector(what).getBoundingClientRect().top < innerHeight / 2"
every_game = pytest.mark.parametrize("game", SEATS)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Little is thought, so that much can be looked at."""
    with running(
        tmp_path_factory.mktemp("server"), DEAL, coach_iterations=20, coach_seconds=6, hint_iterations=30
    ) as started:
        yield started


@pytest.fixture(scope="module")
def finished(server: Server) -> dict[str, str]:
    """A match of every game, played to its end by bots."""
    ann = Person(server, "Anna")
    tables = {}
    for game, seats in SEATS.items():
        tables[game] = ann.create(seats, game=game, bots="easy")
        ann.request("POST", f"/tables/{tables[game]}/seats/0/takeover")
    for id in tables.values():
        until(lambda id=id: ann.look(id)["status"] == "over")  # type: ignore[misc]
    return tables


def words_are_whole(page: Page) -> None:
    """No text is missing and none waits for a value."""
    shown = page.inner_text("body")
    assert "⟦" not in shown
    assert "{" not in shown


def move_shown(page: Page) -> int:
    return int(page.locator("[data-chart]").get_attribute("aria-valuenow") or -1)


@every_game
def test_the_coach_goes_through_a_match(visit: Visit, finished: dict[str, str], game: str) -> None:
    page = visit(f"/table/{finished[game]}/replay")
    page.locator('[data-tab="coach"]').click()
    page.locator('[data-action="start-coach"]').click()
    page.wait_for_selector('[data-coach="waiting"], [data-coach="thinking"], [data-coach="done"]')
    page.wait_for_selector("[data-chart]")
    page.wait_for_selector('[data-coach="done"]', timeout=60_000)
    total = int(page.locator("[data-chart]").get_attribute("aria-valuemax") or 0)
    assert page.locator("[data-chart]").get_attribute("data-chart") == str(total)
    assert page.locator("path.curve").count() == SEATS[game]
    assert page.locator("[data-account]").count() == SEATS[game]
    clicked_on(page, total)
    stepped_by_keys(page, total)
    swings_are_told(page)
    shot(page, f"coach-{game}-desktop")
    for language, titles in LANGUAGES.items():
        speak(page, language)
        for title in titles:
            expect(page.get_by_text(title).first).to_be_visible()
        words_are_whole(page)


def clicked_on(page: Page, total: int) -> None:
    """A click moves the replay, its log and its address."""
    chart = page.locator("[data-chart]")
    box = box_of(chart)
    chart.click(position={"x": box["width"] / 2, "y": 60})
    at = move_shown(page)
    assert abs(at - total / 2) <= total * 0.1 + 1
    expect(page.locator(".deck output")).to_have_text(re.compile(rf"^{at} / {total}$"))
    assert page.url.endswith(f"#{at}")
    assert page.locator("[data-coached]").get_attribute("data-coached") == str(at)


def stepped_by_keys(page: Page, total: int) -> None:
    """The chart is a slider; the page keys go from swing to swing."""
    chart = page.locator("[data-chart]")
    chart.focus()
    page.keyboard.press("Home")
    assert move_shown(page) == 0
    page.keyboard.press("ArrowRight")
    assert move_shown(page) == 1
    page.keyboard.press("PageDown")
    assert move_shown(page) > 1
    assert "%" in (chart.get_attribute("aria-valuetext") or "")
    page.keyboard.press("End")
    assert move_shown(page) == total


def swings_are_told(page: Page) -> None:
    """Every swing can be gone to; a mistake comes with a better move, and can be seen with its player's eyes."""
    turns, mistakes = page.locator("[data-turn-row]"), page.locator("[data-swing]")
    assert turns.count() > 0
    turns.last.click()
    assert str(move_shown(page)) == turns.last.get_attribute("data-turn-row")
    if mistakes.count():
        mistakes.first.click()
        assert str(move_shown(page)) == mistakes.first.get_attribute("data-swing")
        expect(page.locator("[data-better]")).to_be_visible()
        page.locator('[data-action="see"]').click()
        expect(page.locator('[data-action="see"]')).to_have_count(0)


def speak(page: Page, language: str) -> None:
    page.evaluate(f"localStorage.setItem('brigand.language', '{language}')")
    page.goto(page.url.partition("#")[0] + "#coach")
    page.reload()
    page.wait_for_selector('[data-coach="done"]')
    page.wait_for_selector("[data-account]")


def test_a_match_is_downloaded_and_read(visit: Visit, finished: dict[str, str]) -> None:
    page = visit(f"/table/{finished['loot']}/replay")
    with page.expect_download() as download:
        page.locator('[data-action="record"]').click()
    assert download.value.suggested_filename == f"brigand-loot-{finished['loot']}.json"
    record = read(download.value.path())
    assert record.game == "loot"
    assert course_of(record).end.is_over


def test_the_coach_on_a_phone(visit: Visit, finished: dict[str, str]) -> None:
    page = visit(f"/table/{finished['loot']}/replay#coach", phone=True, language="de", theme="dark")
    page.wait_for_selector("[data-coach]")
    page.wait_for_function(BEGINS_ABOVE_THE_MIDDLE, arg=".paper.tabbed")
    if page.locator('[data-action="start-coach"]').count():
        page.locator('[data-action="start-coach"]').tap()
    page.wait_for_selector('[data-coach="done"]', timeout=60_000)
    page.locator("[data-chart]").tap(position={"x": 120, "y": 60})
    assert move_shown(page) > 0
    assert page.evaluate("document.documentElement.scrollWidth") <= 360, "the page scrolls sideways"
    assert findings(page) == []
    shot(page, "coach-phone-de-dark")


def box_of(what: Locator) -> FloatRect:
    box = what.bounding_box()
    assert box is not None
    return box


def test_a_replay_on_a_phone_shows_what_happened(visit: Visit, finished: dict[str, str]) -> None:
    """The board is longer than the screen: what moved is brought between the sentence and the steps."""
    page = visit(f"/table/{finished['sherwood']}/replay", phone=True)
    page.wait_for_selector('[data-status="replay"]')
    said, steps, hidden = (page.locator(one) for one in (".top", ".steps", '[data-anchor^="hideout"].last'))
    stretches = set()
    for _ in range(24):
        page.locator('[data-action="on"]').tap()
        if not hidden.count():
            continue
        place, above, below = (box_of(one) for one in (hidden, said, steps))
        assert 0 <= above["y"] <= place["y"] - above["height"], "the sentence stays, over what it tells"
        assert place["y"] + place["height"] <= below["y"]
        stretches.add(hidden.get_attribute("data-anchor"))
    assert len(stretches) > 2


@every_game
def test_a_hint_in_practice(visit: Visit, game: str) -> None:
    page = visit("/")
    start_against_bots(page, game)
    told = {language: hints_in(page, language, f"hint-{game}-{language}") for language in LANGUAGES}
    assert len({words for words, _ in told.values()}) == 3, "every language has its own words"
    assert len({chances for _, chances in told.values()}) == 1, "and the same chances"
    page.keyboard.press("Escape")
    expect(page.locator("[data-hints]")).to_have_count(0)
    page.keyboard.press("i")
    page.locator('[data-hint="0"]').click()
    expect(page.locator("[data-hints]")).to_have_count(0)
    expect(page.locator('[data-status="confirm"]')).to_be_visible()
    before = page.locator("[data-moves]").get_attribute("data-moves")
    page.locator('[data-action="confirm"]').click()
    expect(page.locator("[data-moves]")).not_to_have_attribute("data-moves", before or "")


def test_nothing_plays_itself_while_hints_are_read(visit: Visit) -> None:
    """The only move of a turn in Nuremberg waits for whoever looks at it, and goes on when the hints are closed."""
    page = visit("/")
    start_against_bots(page, "nuremberg")
    while not page.locator('.controls [data-action="draw"]').count():
        page.locator('.controls [data-action="decline"], .controls [data-action="draw"]').first.wait_for()
        if page.locator('.controls [data-action="decline"]').count():
            before = moves(page)
            page.locator('.controls [data-action="decline"]').click()
            settle(page, before)
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") + 1_000)
    prefer(page, auto=True)
    page.wait_for_selector(ASKED)
    page.keyboard.press("i")
    page.wait_for_selector('[data-hint="0"]')
    before = moves(page)
    page.clock.fast_forward(10_000)
    expect(page.locator('[data-hint="0"]')).to_be_visible()
    assert moves(page) == before
    page.keyboard.press("Escape")
    expect(page.locator("[data-hints]")).to_have_count(0)
    page.clock.fast_forward(10_000)
    assert settle(page, before)


def hints_in(page: Page, language: str, picture: str) -> tuple[str, str]:
    """The first hint's words and the chances of all, asked for in a language."""
    page.evaluate(f"localStorage.setItem('brigand.language', '{language}')")
    page.reload()
    page.wait_for_selector(ASKED)
    page.locator('[data-action="hint"]').click()
    page.wait_for_selector('[data-hint="0"]')
    shot(page, picture)
    words_are_whole(page)
    chances = re.findall(r"(\d+)\s?%", " ".join(page.locator("[data-hint] .win").all_inner_texts()))
    assert chances
    return page.locator('[data-hint="0"] .why').inner_text(), " ".join(chances)


def test_no_hint_where_several_people_play(visit: Visit) -> None:
    ann = visit("/")
    ann.locator('[data-game="loot"] [data-action="make-table"]').click()
    ann.wait_for_url("**/table/*")
    ann.locator('[data-option="seats"]').select_option("2")
    bob = visit("/")
    join(bob, ann.url, "Bob")
    ann.locator('[data-action="start"]').click()
    for page in (ann, bob):
        leave_tutorial(page)
    page = ann if ann.locator('[data-status="act"]').count() else bob
    page.wait_for_selector('[data-status="act"]')
    assert page.locator('[data-action="hint"]').count() == 0
    page.keyboard.press("i")
    expect(page.locator('[data-objection="not_practice"]')).to_be_visible()
