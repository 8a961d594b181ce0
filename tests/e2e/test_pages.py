"""What a browser gets before the app runs: always a page, and who came stays the same guest."""

import httpx
import pytest

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
