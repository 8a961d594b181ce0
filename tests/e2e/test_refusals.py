"""Every click answers: whatever a player presses that the rules forbid now is explained, with the rule."""

import pytest
from playwright.sync_api import Page, expect

from brigand.core.rng import Rng
from brigand.games import GAMES
from tests.e2e.conftest import Visit, shot
from tests.e2e.play import ASKED, OVER, by_pointer, play_some, start_against_bots
from tests.games import usual_seats

pytestmark = pytest.mark.browser
LANGUAGES = ["en", "it", "de"]
DECISIONS = 4
THINGS = """() => [...document.querySelectorAll('[data-target]:not(.legal), [data-card]')]
    .filter((thing) => thing.checkVisibility() && !thing.closest('[inert]'))
    .map((thing) => thing.dataset.target ?? `card:${thing.dataset.card}`)"""
MAIN = "() => document.querySelector('main').innerHTML"
ANSWERED = """(before) => document.querySelector('[data-objection]') ||
    document.querySelector('[data-status="choose"], [data-status="confirm"]') ||
    document.querySelector('main').innerHTML !== before"""
"""A reason, a choice, or something else that can be seen: a card that fills an offer, places that light up."""
MOST_DECISIONS = 12


def kind(thing: str) -> str:
    """What sort of thing it is: `site` of `site:V-3`."""
    return thing.partition(":")[0]


def one_of_each_kind(things: list[str], rng: Rng) -> list[str]:
    kinds: dict[str, list[str]] = {}
    for thing in things:
        kinds.setdefault(kind(thing), []).append(thing)
    return [rng.pick(same) for same in kinds.values()]


def whole_hand(things: list[str]) -> list[str]:
    """Not everything that lies in a hand is a card: gold in Nuremberg."""
    return [thing for thing in things if kind(thing) == "card"]


def press(page: Page, game: str, thing: str, known: set[str]) -> str | None:
    """Press a thing on the board: the rule of the objection, or None if it was chosen. The first rule is read."""
    place = f'[data-card="{thing.removeprefix("card:")}"]' if thing.startswith("card:") else f'[data-target="{thing}"]'
    before = page.evaluate(MAIN)
    page.locator(place).first.dispatch_event("click")
    page.wait_for_function(ANSWERED, arg=before)
    objection = page.locator("[data-objection]")
    told = objection.get_attribute("data-objection") if objection.count() else None
    if told is not None:
        assert told.startswith(f"{game}."), f"{thing}: {told}"
        expect(objection.locator('[data-action="rule"]')).to_be_visible()
        words = objection.inner_text()
        assert len(words) > 20, words
        assert "⟦" not in words, words
        if not known:
            objection.locator('[data-action="rule"]').click()
            expect(page.locator(f'[data-rule="{told}"]').first).to_be_visible()
            page.locator('[data-action="close-sheet"]:visible, [data-tab="log"]:visible').first.click()
            page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    return told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_thing_answers_a_wrong_click_with_its_rule(visit: Visit, game: str, language: str) -> None:
    page, rng = visit("/", language=language), Rng(LANGUAGES.index(language))
    start_against_bots(page, game, usual_seats(game))
    rules: set[str] = set()
    for decision in range(MOST_DECISIONS):
        if decision >= DECISIONS and rules:
            break
        page.wait_for_selector(f"{OVER}, {ASKED}")
        things = page.evaluate(THINGS)
        for thing in one_of_each_kind(things, rng) + (whole_hand(things) if decision == 0 else []):
            told = press(page, game, thing, rules)
            if told is not None:
                rules.add(told)
        shot(page, f"refusals-{game}-{language}")
        assert not play_some(page, by_pointer, rng, 1)
    assert rules, "nothing was refused"
