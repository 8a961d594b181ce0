"""What a browser gets before the app runs: always a page, and who came stays the same guest."""

import httpx
import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.server.client import Server

pytestmark = pytest.mark.browser

BROWSER = {"Accept": "text/html,application/xhtml+xml"}


@pytest.mark.parametrize("path", ["/nowhere", "/rules", "/some/where/else", "/table"])
def test_an_unknown_address_is_told_by_a_page_of_ours(server: Server, path: str) -> None:
    answer = httpx.get(server.address + path, headers=BROWSER)
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html")
    assert "<script" in answer.text


def test_programs_still_get_a_problem(server: Server) -> None:
    answer = httpx.get(f"{server.address}/nowhere")
    assert answer.json()["code"] == "unknown_address"


def test_the_page_makes_the_guest_and_what_it_asks_for_keeps_it(server: Server) -> None:
    with httpx.Client(base_url=server.address, headers=BROWSER) as browser:
        assert "set-cookie" in browser.get("/table/somewhere").headers
        assert "set-cookie" not in browser.get("/api/home").headers


def test_two_quick_changes_of_a_table_both_count(visit: Visit) -> None:
    page = visit("/")
    page.locator('[data-game="loot"] [data-action="make-table"]').click()
    page.wait_for_url("**/table/*")
    page.locator('[data-option="seats"]').wait_for()
    with page.expect_response(lambda answer: '"calm"' in (answer.request.post_data or "")):
        page.evaluate(
            """() => {
                for (const [name, value] of [["seats", "5"], ["pace", "calm"]]) {
                    const select = document.querySelector(`[data-option="${name}"]`);
                    select.value = value;
                    select.dispatchEvent(new Event("change", {bubbles: true}));
                }
            }"""
        )
    expect(page.locator("li[data-seat]")).to_have_count(5)
    page.reload()
    expect(page.locator('[data-option="seats"]')).to_have_value("5")
    expect(page.locator('[data-option="pace"]')).to_have_value("calm")
