"""Fair shuffles in the browser: it adds chance by itself, shows what all added, and finds out what was altered."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from brigand.core.rng import Rng
from tests.e2e.conftest import Visit, shot
from tests.e2e.play import OVER, by_pointer, join, play_some, start_against_bots

pytestmark = pytest.mark.browser
Json = dict[str, Any]
ADDED = "07" * 32


def fairness(page: Page) -> None:
    """Open the dialog's part."""
    page.locator('[data-action="menu"]').click()
    page.locator('[data-part="fair"] summary').click()


def end_here(page: Page) -> None:
    """Bots do not mind: the match ends at once, and the secret is told."""
    page.locator('[data-action="menu"]').click()
    page.locator('dialog[open] [data-action="end"]').click()
    page.locator('[data-action="end-sure"]').click()
    page.wait_for_selector(OVER)
    page.locator("dialog[open] details summary").click()


def swap(items: list[Any], one: int, other: int) -> None:
    items[one], items[other] = items[other], items[one]


def other_shuffle(record: Json) -> None:
    swap(record["fair"]["deal"][-1]["after"], 0, -1)
    record["fair"]["deal"][-1]["after"].reverse()


def other_action(record: Json) -> None:
    record["actions"][1]["action"] = "pass"


def other_entropy(record: Json) -> None:
    record["fair"]["added"][0]["entropy"] = None


def other_seats(record: Json) -> None:
    swap(record["fair"]["order"], 0, 1)


def other_secret(record: Json) -> None:
    record["secret"] = "00" * 32


TAMPERINGS: list[tuple[Callable[[Json], None], str, str]] = [
    (other_shuffle, "verify-bad-deal", "The deal was altered"),
    (other_secret, "verify-bad-commitment", "changed after it was sealed"),
    (other_action, "verify-bad-action", "Action 2"),
    (other_entropy, "verify-bad-dropped", "was left out"),
    (other_seats, "verify-bad-order", "Seats were swapped"),
]


def test_a_browser_adds_chance_and_verifies_the_match_and_finds_what_was_altered(visit: Visit) -> None:
    page = visit("/")
    start_against_bots(page, "loot", 3)
    fairness(page)
    expect(page.locator('[data-added="0"]')).to_contain_text(ADDED)
    expect(page.locator('[data-added="0"]')).to_contain_text("by this browser")
    expect(page.locator('[data-added="1"]')).to_contain_text("a bot adds nothing")
    expect(page.locator("[data-mix]")).to_have_text(kept(page)["mix"])
    expect(page.locator("[data-commitment]")).to_have_text(kept(page)["commitment"])
    page.keyboard.press("Escape")
    play_some(page, by_pointer, Rng(2), 3)
    end_here(page)
    page.locator('[data-action="check-fair"]').click()
    expect(page.locator('[data-verdict="yes"] .yes')).to_have_count(5)
    shot(page, "verified-desktop")
    record = json.loads(page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}/record").text())
    for alter, wrong, words in TAMPERINGS:
        forged = json.loads(json.dumps(record))
        alter(forged)
        of_the_server(page, forged)
        expect(page.locator(f'[data-wrong="{wrong}"]')).to_contain_text(words)
        of_a_file(page, forged)
        expect(page.locator(f'[data-wrong="{wrong}"]')).to_contain_text(words)
        of_a_file(page, record)
        expect(page.locator('[data-verdict="yes"]')).to_be_visible()
    shot(page, "altered-desktop")


def kept(page: Page) -> Json:
    """What the browser remembers of the table it shows."""
    found: Json = page.evaluate(
        "() => JSON.parse(localStorage.getItem('brigand.fair'))[location.pathname.split('/').pop()]"
    )
    return found


def of_the_server(page: Page, record: Json) -> None:
    """Verify the table, whose server tells another story."""

    def answer(route: Route) -> None:
        route.fulfill(json=record)

    page.route("**/record", answer)
    page.locator('[data-action="check-fair"]').click()
    expect(page.locator('[data-verdict="no"]')).to_be_visible()
    page.unroute("**/record")


def of_a_file(page: Page, record: Json) -> None:
    """Verify a file."""
    data = json.dumps(record).encode()
    page.locator('[data-action="check-file"]').set_input_files(
        {"name": "match.json", "mimeType": "application/json", "buffer": data}
    )


def test_a_server_that_deals_anew_after_the_commitment_is_found_out(visit: Visit) -> None:
    page = visit("/", language="de")
    start_against_bots(page, "loot", 2)
    end_here(page)
    page.evaluate(
        """() => {
          const kept = JSON.parse(localStorage.getItem('brigand.fair'));
          kept[location.pathname.split('/').pop()].commitment = 'ab'.repeat(32);
          localStorage.setItem('brigand.fair', JSON.stringify(kept));
        }"""
    )
    page.locator('[data-action="check-fair"]').click()
    expect(page.locator('[data-wrong="verify-bad-published"]')).to_contain_text("nicht der, der vor dem Geben")


def test_everybody_at_the_table_sees_who_added_what(visit: Visit) -> None:
    anna, bea = visit("/"), visit("/")
    anna.locator('[data-game="loot"] [data-option="seats"]').select_option("2")
    anna.locator('[data-game="loot"] [data-action="make-table"]').click()
    anna.wait_for_url("**/table/*")
    table = anna.url.rsplit("/", 1)[1]
    join(bea, anna.url, "Bea")
    expect(anna.locator('[data-action="start"]')).to_be_enabled()
    for person in (anna, bea):
        person.wait_for_function(
            "(table) => JSON.parse(localStorage.getItem('brigand.fair') ?? '{}')[table]?.entropy", arg=table
        )
    anna.locator("label.check input").first.check()
    anna.locator('[data-action="start"]').click()
    bea.locator("[data-status]").wait_for()
    bea.keyboard.press("Escape")
    told = json.loads(bea.request.get(f"/api/tables/{table}/fair").text())
    assert [place["entropy"] for place in told["added"]] == [ADDED, ADDED]
    assert (told["by_lot"], sorted(told["order"])) == (True, [0, 1])
    assert "secret" not in told
