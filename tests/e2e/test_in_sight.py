"""What one needs to play is in sight: the sentence and every button, in every game, on screens large and small; and
whatever can be chosen is large enough for a finger.

Six own decisions per match; `BRIGAND_SIGHT=40` looks at more. The table of what was looked at goes to .build/sight.md.
"""

import os
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooSlow

from brigand.core.rng import Rng
from brigand.games import GAMES
from tests.e2e.ahead import sit_at
from tests.e2e.conftest import Visit, shot
from tests.rule import ROOT
from tests.server.client import Line, Person, Server

pytestmark = pytest.mark.browser

DECISIONS = int(os.environ.get("BRIGAND_SIGHT", "6"))
SIZES = [(1440, 900), (1366, 768), (390, 664), (360, 640)]
MATCHES = [(game.id, seats) for game in GAMES.values() for seats in (min(game.seats), max(game.seats))]
PAGE = ROOT / ".build/sight.md"
SHOWN = "(move) => Number(document.querySelector('[data-moves]')?.dataset.moves) >= move"
UNSEEN = """() => {
  const wrong = [], shown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const look = (element, name) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
      return `${name} lies outside (${[left, top, right, bottom].map(Math.round)})`
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return element.contains(above) || above?.contains(element) ? '' : `${name} is covered by ${above?.className}`
  }
  const status = document.querySelector('[data-status]')
  const buttons = [...document.querySelectorAll('.actions .button')].filter(shown)
  const on = '.controls .button, [data-card]:not(.idle), [data-target].legal, [data-action=result-seen]'
  const ways = [...document.querySelectorAll(on)]
  wrong.push(look(status, 'status'))
  for (const button of buttons) wrong.push(look(button, button.dataset.action ?? 'button'))
  for (const target of [...buttons, ...ways].filter(shown)) {
    const hit = target.querySelector('.hit')
    if (hit && innerWidth <= 500) continue  // a finger need not meet it: test_fingers.py
    const { width, height } = (hit ?? target).getBoundingClientRect()
    const least = hit ? 24 : 39.5  // on a map neighbours share the room; a mouse is no finger
    if (width > 0 && Math.min(width, height) < least)
      wrong.push(`${Object.values(target.dataset)} is small: ${Math.round(width)} x ${Math.round(height)}`)
  }
  if (!ways.filter(shown).some((way) => look(way, '') === '')) wrong.push('no way on is in sight')
  if (document.documentElement.scrollHeight > innerHeight + 1) wrong.push('the page is longer than the window')
  return { wrong: wrong.filter(Boolean), buttons: buttons.length }
}"""

CUT = """() => [...document.querySelectorAll('.panels .panel')].flatMap((panel) => {
  const { right, bottom } = panel.getBoundingClientRect()
  return [...panel.querySelectorAll('.facts > *')].filter((fact) => {
    const box = fact.getBoundingClientRect()
    return box.right > right - 2 || box.bottom > bottom - 1
  }).map((fact) => fact.textContent)
})"""
"""What is told of the others and sticks out of their panels."""


class Sight:
    """What was looked at in one match, and what was not in sight."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.positions = 0
        self.buttons = 0
        self.wrong: list[str] = []

    def look(self, what: str) -> None:
        """At the present position, in windows of every size."""
        for width, height in SIZES:
            self.page.set_viewport_size({"width": width, "height": height})
            with suppress(TooSlow):  # what is asked for scrolls into sight; what does not is told below
                self.page.wait_for_function(f"() => ({UNSEEN})().wrong.length === 0", timeout=3_000)
            seen: dict[str, Any] = self.page.evaluate(UNSEEN)
            self.positions += 1
            self.buttons += seen["buttons"]
            if seen["wrong"]:
                shot(self.page, f"unseen-{what.replace(' ', '-')}-{width}")
                self.wrong += [f"{what}, {width} x {height}: {one}" for one in seen["wrong"]]


def choose_something(page: Page, rng: Rng) -> bool:
    """Pick a card or a place that can be picked, without playing it; whether there was one."""
    ways = page.locator("[data-card]:not(.idle):visible, [data-target].legal:visible")
    if not ways.count():
        return False
    ways.nth(rng.below(ways.count())).dispatch_event("click")
    return page.locator('[data-action="cancel"]').count() > 0


def watch(page: Page, line: Line, rng: Rng, what: str) -> Sight:
    """Look at own decisions as they come, bare and half made, and answer each with any legal action."""
    sight = Sight(page)
    for number in range(1, DECISIONS + 1):
        line.until(lambda table: table["owed"] or table["status"] == "over")
        if line.table["status"] == "over":
            break
        page.wait_for_function(SHOWN, arg=line.table["move"])
        sight.look(f"{what} decision {number}")
        if choose_something(page, rng):
            sight.look(f"{what} decision {number} chosen")
            page.keyboard.press("Escape")
        legal = line.table["owed"]["legal"]
        decision = line.table["owed"]["decision"]
        answer = line.act(legal[rng.below(len(legal))])
        assert answer["ok"] or answer["code"] == "stale", answer  # others may have acted while we looked
        line.until(lambda table, old=decision: not table["owed"] or table["owed"]["decision"] != old)
    return sight


@pytest.mark.parametrize(("game", "seats"), MATCHES)
def test_the_sentence_and_all_buttons_are_in_sight(visit: Visit, server: Server, game: str, seats: int) -> None:
    ann = Person(server, "Ann")
    table = ann.create(seats, game=game, bots="easy")
    page = visit("/")
    sit_at(page, ann, table)
    line = ann.line(table)
    line.until(lambda table: table)
    sight = watch(page, line, Rng(seats), f"{game} {seats}")
    note(game, seats, sight)
    assert sight.wrong == []
    assert sight.positions >= len(SIZES) * min(DECISIONS, 3)


@pytest.mark.parametrize(("game", "seats"), [("loot", 8), ("nottingham", 7), ("sherwood", 4), ("nuremberg", 4)])
def test_all_that_is_told_of_the_others_is_seen_on_a_phone(visit: Visit, server: Server, game: str, seats: int) -> None:
    ann = Person(server, "Ann")
    table = ann.create(seats, game=game, bots="easy")
    page = visit("/", phone=True)
    sit_at(page, ann, table)
    for width, height in SIZES[2:]:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(CUT) == []
    shot(page, f"panels-{game}")


def note(game: str, seats: int, sight: Sight) -> None:
    """A row of the table of what was checked."""
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    if (game, seats) == MATCHES[0] or not PAGE.exists():
        PAGE.write_text(
            "| game | players | views looked at | buttons | not in sight |\n|---|---|---|---|---|\n", "utf-8"
        )
    row = f"| {game} | {seats} | {sight.positions} | {sight.buttons} | {len(sight.wrong)} |"
    with PAGE.open("a", encoding="utf-8") as file:
        file.write(f"{row}\n")
    print(row)
