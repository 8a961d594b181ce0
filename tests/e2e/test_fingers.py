"""Small places of a picture under a finger: what is near is meant; what lies too close comes closer."""

import math
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from brigand.core.rng import Rng
from tests.e2e.ahead import play_until, sit_at
from tests.e2e.conftest import Visit, shot
from tests.server.client import Json, Person, Server

pytestmark = pytest.mark.browser

SIZES = [(390, 664), (360, 640)]
DEEDS = ("settlement", "workshop", "wall", "tower", "offer", "call", "sell", "exchange")
BESIDE = [(0, 0), (13, 0), (-13, 0), (0, 13), (0, -13)]
"""How far a thumb may miss, in pixels."""
NEAREST = 32
"""Places closer to each other than this are not for a thumb."""
GLOWING = """() => [...document.querySelectorAll('.picture .legal')]
  .filter((one) => one.checkVisibility())
  .map((one) => {
    const { left, right, top, bottom } = (one.querySelector('.hit') ?? one).getBoundingClientRect()
    return { name: one.dataset.target, x: (left + right) / 2, y: (top + bottom) / 2 }
  })"""


def count(table: Json, deed: str) -> int:
    """How many ways there are to do something now."""
    return sum(one["do"] == deed for one in (table["owed"] or {"legal": []})["legal"])


def at_a_table(
    visit: Visit, server: Server, size: tuple[int, int], rng: int, deed: str, least: int, **options: str
) -> Page:
    """A phone before a decision with so many places for something."""
    ann = Person(server, "Ann")
    table = ann.create(4, game="nuremberg", bots="easy", options=options)
    play_until(ann.line(table), lambda told: count(told, deed) >= least, Rng(rng), DEEDS)
    page = visit("/", phone=True)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    sit_at(page, ann, table)
    return page


def glowing(page: Page) -> dict[str, tuple[float, float]]:
    """Where the middle of each place is that can be chosen."""
    found: list[dict[str, Any]] = page.evaluate(GLOWING)
    return {one["name"]: (one["x"], one["y"]) for one in found}


def is_seen(page: Page, at: tuple[float, float]) -> bool:
    return bool(page.evaluate("([x, y]) => document.elementFromPoint(x, y)?.closest('.picture') != null", list(at)))


def tap(page: Page, name: str, miss: tuple[int, int]) -> str | None:
    """Tap beside a place; which one was chosen."""
    x, y = glowing(page)[name]
    page.touchscreen.tap(x + miss[0], y + miss[1])
    return page.locator(".picture .chosen:visible").first.get_attribute("data-target")


def tap_them_all(page: Page) -> int:
    """Every place that is seen is chosen by a finger that misses its middle; how many there were."""
    tapped = 0
    for name in list(glowing(page)):
        for miss in BESIDE:
            at = glowing(page)[name]
            if not is_seen(page, at) or not is_seen(page, (at[0] + miss[0], at[1] + miss[1])):
                continue
            assert tap(page, name, miss) == name, f"{name} was missed by {miss}"
            page.locator('[data-action="cancel"]').tap()
            expect(page.locator(".picture .chosen")).to_have_count(0)
            tapped += 1
    return tapped


def nearest_two(page: Page) -> float:
    """How near the nearest two places are."""
    spots = list(glowing(page).values())
    return min(math.dist(one, other) for i, one in enumerate(spots) for other in spots[i + 1 :])


@pytest.mark.parametrize("size", SIZES)
def test_places_for_settlements_come_close_enough_by_themselves(
    visit: Visit, server: Server, size: tuple[int, int]
) -> None:
    page = at_a_table(visit, server, size, 4, "settlement", 7, opening="expert")
    page.locator(".land [data-action=zoom-reset]").wait_for()
    shot(page, f"fingers-settlements-{size[0]}")
    assert nearest_two(page) >= NEAREST
    assert tap_them_all(page) >= 20


@pytest.mark.parametrize("size", SIZES)
def test_every_place_for_a_workshop_is_met_by_a_thumb(visit: Visit, server: Server, size: tuple[int, int]) -> None:
    page = at_a_table(visit, server, size, 3, "workshop", 10)
    page.locator('[data-build="workshop"]').tap()
    page.locator('.city [data-action="zoom-reset"]').wait_for()
    shot(page, f"fingers-workshops-{size[0]}")
    assert nearest_two(page) >= NEAREST
    assert tap_them_all(page) >= 20


def test_a_tap_among_crowded_places_shows_them_closer_and_the_next_one_chooses(visit: Visit, server: Server) -> None:
    page = at_a_table(visit, server, (360, 640), 4, "settlement", 7, opening="expert")
    everything = page.locator('.land [data-action="zoom-reset"]')
    everything.tap()
    whole = glowing(page)
    assert nearest_two(page) < NEAREST, "this crowd is none"
    for name, at in whole.items():
        page.touchscreen.tap(*at)
        expect(page.locator('[data-told="which"]')).to_be_visible()
        expect(page.locator(".picture .chosen")).to_have_count(0)
        shot(page, "fingers-which")
        page.touchscreen.tap(*glowing(page)[name])
        expect(page.locator(f'[data-target="{name}"].chosen')).to_be_visible()
        expect(page.locator('[data-told="which"]')).to_have_count(0)
        page.locator('[data-action="cancel"]').tap()
        everything.tap()
        assert glowing(page) == whole


def test_a_closer_look_ends_when_the_building_stands(visit: Visit, server: Server) -> None:
    page = at_a_table(visit, server, SIZES[0], 3, "workshop", 10)
    page.locator('[data-build="workshop"]').tap()
    page.locator('.city [data-action="zoom-reset"]').wait_for()
    page.touchscreen.tap(*next(iter(glowing(page).values())))
    page.locator('[data-action="confirm"]').tap()
    page.locator('.city [data-action="zoom-reset"]').wait_for(state="detached")
