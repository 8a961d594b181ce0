"""Time at the table, in the browser: chosen in the lobby, counted down on the panels, and what happens at zero."""

import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from brigand.core.rng import Rng
from brigand.table.clocks import PROFILES
from tests.e2e.conftest import DEAL, Visit, shot
from tests.e2e.play import OVER, by_pointer, join, leave_tutorial, look_away
from tests.server.client import Person, Server, running

pytestmark = pytest.mark.browser
OPEN = """async (clock) => {
  const body = JSON.stringify({ game: 'loot', seats: 2, name: 'Ann', pace: 'quick', clock });
  const headers = { 'Content-Type': 'application/json' };
  return (await (await fetch('/api/tables', { method: 'POST', headers, body })).json()).id;
}"""


def together(visit: Visit, clock: dict[str, object], *, phone: bool = False, alone: bool = False) -> tuple[Page, Page]:
    """Ann and Bob at a table with a clock of our own, dealt."""
    ann, bob = visit("/", alone=alone), visit("/", phone=phone, alone=alone)
    table = f"/table/{ann.evaluate(OPEN, clock)}"
    ann.goto(table)
    join(bob, table, "Bob")
    expect(ann.locator('[data-action="start"]')).to_be_enabled()
    ann.locator('[data-action="start"]').click()
    leave_tutorial(ann)
    leave_tutorial(bob)
    return ann, bob


def seconds(page: Page) -> int:
    """What the running clock shows."""
    shown = page.locator('[data-runs="true"] .time').first.inner_text()
    found = re.match(r"(\d+):(\d\d)", shown)
    assert found is not None, shown
    return int(found[1]) * 60 + int(found[2])


def test_the_host_chooses_the_time_and_everybody_sees_it(visit: Visit) -> None:
    ann, bob = visit("/"), visit("/", language="de", phone=True)
    ann.locator('[data-game="loot"] [data-action="make-table"]').first.click()
    ann.wait_for_url("**/table/*")
    expect(ann.locator('[data-option="clock"]')).to_have_value("none")
    expect(ann.locator('[data-option="at_zero"]')).to_have_count(0)
    bob.goto(ann.url)
    for profile in ("quick", "live", "slow", "day", "days_3", "week"):
        ann.locator('[data-option="clock"]').select_option(profile)
        expect(bob.locator('[data-option="clock"]')).to_have_value(profile)
    for choice in ("wait", "resign", "bot"):
        ann.locator('[data-option="at_zero"]').select_option(choice)
        expect(bob.locator('[data-option="at_zero"]')).to_have_value(choice)
    expect(bob.locator('[data-option="clock"]')).to_be_disabled()
    shot(ann, "clock-lobby")
    shot(bob, "clock-lobby-phone")
    ann.locator('[data-option="clock"]').select_option("none")
    expect(bob.locator('[data-option="at_zero"]')).to_have_count(0)


@pytest.mark.parametrize(
    ("name", "clock", "said"),
    [
        ("live-bot", {"reserve": 4, "each": 8, "at_zero": "bot"}, "A bot plays on"),
        ("each-resign", {"reserve": 0, "each": 9, "at_zero": "resign"}, "has resigned"),
    ],
)
def test_a_match_ends_by_time(visit: Visit, name: str, clock: dict[str, object], said: str) -> None:
    """Nobody plays: the time of each is over, and bots finish."""
    ann, bob = together(visit, clock, phone=True)
    expect(ann.locator("[data-clock]")).to_have_count(2)
    expect(bob.locator('[data-runs="true"].low').first).to_be_visible()
    shot(ann, f"clock-{name}")
    shot(bob, f"clock-{name}-phone")
    bob.close()
    comes_to_the_end(ann, f"no time left{'.' if 'bot' in name else ' and'}")
    expect(ann.locator(".log")).to_contain_text(said)
    expect(ann.locator("[data-clock]")).to_have_count(0)


def comes_to_the_end(page: Page, told: str) -> None:
    """Time runs out before one's eyes; what bots play then need not be looked at."""
    expect(page.locator(".log")).to_contain_text(told, timeout=120_000)
    look_away(page)
    page.wait_for_selector(OVER)
    expect(page.locator(".log")).to_contain_text(told)


@pytest.mark.parametrize("profile", PROFILES)
def test_a_match_with_each_profile_ends_by_time(visit: Visit, tmp_path: Path, profile: str) -> None:
    """Chosen in the lobby as they are offered; five seconds of ours are all that one has there. Bob only listens."""
    with running(tmp_path, DEAL, hurry=sum(PROFILES[profile]) / 5) as server:
        ann, bob = visit(server.address), Person(server, "Bob")
        ann.locator('[data-game="loot"] [data-action="make-table"]').first.click()
        ann.wait_for_url("**/table/*")
        ann.locator('[data-option="seats"]').select_option("2")
        ann.locator('[data-option="pace"]').select_option("quick")
        ann.locator('[data-option="clock"]').select_option(profile)
        ann.locator('[data-option="at_zero"]').select_option("resign")
        table = ann.url.rsplit("/", 1)[1]
        bob.request("POST", f"/tables/{table}/seats/1", {"name": "Bob"})
        line = bob.line(table)
        ann.locator('[data-action="start"]:not([disabled])').click()
        comes_to_the_end(ann, "no time left and has resigned")
        ann.wait_for_selector("dialog[open] [data-place]", timeout=60_000)
        line.until(lambda table: table.get("ending"))
        ann.close()


def test_where_the_others_wait_time_is_over_until_somebody_plays_or_gives_some(visit: Visit) -> None:
    ann, bob = together(visit, {"reserve": 0, "each": 5, "at_zero": "wait"})
    expect(ann.locator("[data-clock].over")).to_have_count(1, timeout=30_000)
    shot(ann, "clock-over")
    slow, other = (ann, bob) if ann.locator(".own [data-clock].over").count() else (bob, ann)
    other.locator('[data-action="give-time"]').click()
    expect(slow.locator(".own [data-runs=true]")).to_be_visible()
    assert 40 < seconds(slow) <= 60
    expect(other.locator(".log")).to_contain_text("a minute")
    by_pointer(slow, Rng(1))


def test_while_there_is_no_server_the_clock_stands_still(visit: Visit, server: Server) -> None:
    """A match goes on after a restart with what was left, and is ended by time."""
    ann, bob = together(visit, {"reserve": 5, "each": 15, "at_zero": "resign"}, alone=True)
    time.sleep(2)
    before = seconds(ann)
    server.kill()
    time.sleep(8)
    server.start()
    start = time.monotonic()
    expect(ann.locator("[data-line=open]")).to_be_visible(timeout=30_000)
    ann.reload()
    leave_tutorial(ann)
    after, spent = seconds(ann), time.monotonic() - start
    assert before - 3 - spent <= after <= before + 3, (before, after, spent)
    bob.close()
    comes_to_the_end(ann, "no time left and has resigned")
