"""How a person plays Nuremberg in the browser: builds what glows, sells, changes at the bank, offers and haggles."""

from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooSlow

from brigand.core.rng import Rng
from tests.e2e.play import CONFIRM, MOVED, attempts, settle

THINGS = ["wood", "wool", "grain", "clay", "ore", "gold"]
QUIET = {"act": "end_turn", "answer": "decline"}
BUILDINGS = ("station:", "site:", "workshop:", "tower:", "wall")
SEEN = """() => {
  const shown = (selector, name) => [...document.querySelectorAll(selector)]
    .filter((one) => one.getClientRects().length > 0 && !one.disabled).map((one) => one.getAttribute(name));
  const board = document.querySelector('.board');
  return {
    moves: document.querySelector('[data-moves]')?.dataset.moves,
    status: document.querySelector('[data-status]')?.dataset.status,
    decision: board?.dataset.decision ?? '',
    part: board?.dataset.part ?? '',
    buttons: shown('.controls [data-action]', 'data-action'),
    glowing: shown('[data-target].legal', 'data-target'),
    cards: shown('[data-card].inviting', 'data-card'),
    tabs: shown('.board [role=tab]', 'data-action'),
    hand: Object.fromEntries([...document.querySelectorAll('[data-card]')].map((one) => [one.dataset.card, Number(one.querySelector('.count').textContent)])),
    proposing: shown('[data-action=propose]', 'data-action').length > 0,
  };
}"""  # noqa: E501


MIDDLE = """([selector, nth]) => {
  const found = document.querySelectorAll(selector)[nth];
  if (!found || found.disabled) return null;
  const middle = () => {
    const box = found.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const isOnTop = ([x, y]) => found.contains(document.elementFromPoint(x, y));
  if (!isOnTop(middle())) found.scrollIntoView({ block: 'center' });
  return isOnTop(middle()) ? middle() : null;
}"""
"""Where to press; null if it is gone or covered, then it is waited for."""


@dataclass
class Seen:
    """What the page shows, read in one go."""

    moves: str | None
    status: str
    decision: str
    part: str
    buttons: list[str]
    glowing: list[str]
    cards: list[str]
    tabs: list[str]
    hand: dict[str, int]
    proposing: bool


def look(page: Page) -> Seen:
    found: dict[str, Any] = page.evaluate(SEEN)
    return Seen(**found)


class Trader:
    """Somebody with a mouse or a finger, who counts what was done, and after some answers does only what must be."""

    def __init__(self, busy: int = 60) -> None:
        self.busy = busy
        self.done: dict[str, int] = {}

    def count(self, deed: str) -> None:
        self.done[deed] = self.done.get(deed, 0) + 1

    def __call__(self, page: Page, rng: Rng) -> None:
        """One answer to what is asked."""
        self.busy -= 1
        seen = look(page)
        before = seen.moves
        for _ in attempts():
            if seen.moves != before or seen.status in ("wait", "over"):
                return
            if "confirm" in seen.buttons:
                press(page, CONFIRM)
                if settle(page, before):
                    return
            else:
                self.step(page, seen, rng)
            seen = look(page)
        raise AssertionError(f"no way on: {seen}")

    def step(self, page: Page, seen: Seen, rng: Rng) -> None:
        """One press, or a whole offer."""
        if self.busy < 0 and seen.decision in QUIET:
            press(page, f'.controls [data-action="{QUIET[seen.decision]}"]')
            settle(page, seen.moves)
        elif seen.decision == "act":
            self.act(page, seen, rng)
        elif seen.cards:
            self.count("discard")
            press(page, f'[data-card="{pick(rng, seen.cards)}"]')
        elif seen.decision == "answer":
            self.answer(page, seen, rng)
        elif seen.glowing and (seen.decision != "free_clay" or rng.below(2)):
            self.count(seen.decision)
            press(page, target(pick(rng, seen.glowing)))
        elif seen.buttons:
            self.count(seen.decision)
            press(page, ".controls [data-action]", nth=rng.below(len(seen.buttons)))
            settle(page, seen.moves)

    def act(self, page: Page, seen: Seen, rng: Rng) -> None:
        """Build what can be built; sell, exchange, offer; look at another part; or let it be."""
        half_made = [one for one in seen.glowing if one.startswith("take:")]
        builds = [one for one in seen.glowing if one.startswith(BUILDINGS)]
        sales = [one for one in seen.glowing if one.startswith("sell:")]
        changes = [one for one in seen.glowing if one.startswith("give:")]
        if half_made or builds:
            self.press_one(page, half_made or builds, rng)
        elif sales and rng.below(4):
            self.press_one(page, sales, rng)
        elif changes and not rng.below(3):
            self.press_one(page, changes, rng)
        elif seen.part != "trade" and not rng.below(3):
            press(page, '[data-action="show-trade"]')
        elif seen.part == "trade" and any(seen.hand.values()) and (not rng.below(3) or "offer" not in self.done):
            self.offer(page, seen, rng)
        elif not rng.below(3):
            press(page, f'[data-action="{pick(rng, seen.tabs)}"]')
        else:
            press(page, '.controls [data-action="end_turn"]')
            settle(page, seen.moves)

    def press_one(self, page: Page, targets: list[str], rng: Rng) -> None:
        found = pick(rng, targets)
        self.count(found.split(":", maxsplit=1)[0])
        press(page, target(found))

    def offer(self, page: Page, seen: Seen, rng: Rng) -> None:
        """One of mine for one of another kind."""
        mine = [thing for thing in THINGS if seen.hand[thing] > 0]
        give = pick(rng, mine)
        want = pick(rng, [thing for thing in THINGS if thing != give])
        press(page, f'[data-card="{give}"]')
        stepper(page, f"want:{want}")
        self.count("offer")
        press(page, '[data-action="propose"]')
        if not answered(page, seen.moves):  # declined before, or too many offers
            press(page, '[data-action="clear-offer"]')

    def answer(self, page: Page, seen: Seen, rng: Rng) -> None:
        """Mostly no; sometimes yes, and sometimes the offer is turned round as it is."""
        way = rng.below(6)
        if way == 0 and "accept" in seen.buttons:
            self.count("accept")
            press(page, '.controls [data-action="accept"]')
        elif way == 1 and seen.proposing:
            self.count("counter")
            press(page, '[data-action="propose"]')
        else:
            press(page, '.controls [data-action="decline"]')
        if not answered(page, seen.moves):
            press(page, '.controls [data-action="decline"]')
            settle(page, seen.moves)


def answered(page: Page, before: str | None) -> bool:
    """Whether the table moved on; otherwise there is an objection."""
    moved = f"(before) => ({MOVED})(before) || document.querySelector('[data-objection]')"
    with suppress(TooSlow):  # the press went nowhere: it moved on under the finger
        page.wait_for_function(moved, arg=before, polling=20, timeout=5_000)
    return look(page).moves != before


def target(name: str) -> str:
    return f'[data-target="{name}"].legal'


def pick(rng: Rng, choices: list[str]) -> str:
    return choices[rng.below(len(choices))]


def press(page: Page, what: str, *, nth: int = 0) -> None:
    """With a mouse, or with a finger on a small screen, in the middle of what is seen there."""
    touch = page.viewport_size is not None and page.viewport_size["width"] < 500
    middle: list[float] | None = page.evaluate(MIDDLE, [what, nth])
    if middle is not None:
        page.touchscreen.tap(*middle) if touch else page.mouse.click(*middle)
        return
    found = page.locator(what).nth(nth)
    with suppress(TooSlow):  # it may be gone: somebody was faster
        found.tap(timeout=2_000) if touch else found.click(timeout=2_000)


def stepper(page: Page, thing: str, *, times: int = 1) -> None:
    """One more of a thing, on one side of an offer."""
    for _ in range(times):
        press(page, f'[data-thing="{thing}"] button:last-child')


def hand(page: Page) -> dict[str, int]:
    """How many of each thing lie in the own hand."""
    return look(page).hand
