"""A terminal and a browser at one table."""

import asyncio
import threading
from pathlib import Path

import pytest
from playwright.sync_api import expect

from brigand.core.rng import Rng
from brigand.terminal.http import Visitor, address_of
from brigand.terminal.remote import RemoteHost
from brigand.text import Texts
from tests.e2e.conftest import Visit, shot
from tests.e2e.play import OVER, by_pointer, leave_tutorial, play_to_the_end, start_against_bots
from tests.terminal.driven import sitting

pytestmark = pytest.mark.browser


def opened(url: str, token: str | None = None) -> RemoteHost:
    address, texts = address_of(url), Texts("en")
    host = RemoteHost(address, texts, Visitor(address.origin, texts, token), "Tess")
    host.open()
    return host


async def play_in_terminal(host: RemoteHost, said: list[str]) -> None:
    """Tess plays by typing numbers, and says hello once."""
    rng = Rng(6)
    async with sitting(host) as seat:
        await seat.type("say Hello, browser")
        while not host.is_over:
            await seat.type(str(1 + rng.below(len(host.legal))))
            await seat.until_asked()
        said.extend(remark.text or remark.phrase or "" for remark in host.table.remarks)
        said.append(seat.text("status"))


def test_a_whole_match_between_a_terminal_and_a_browser(
    visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    page = visit("/")
    page.locator('[data-game="loot"] [data-action="make-table"]').click()
    page.wait_for_url("**/table/*")
    page.locator('[data-option="seats"]').select_option("2")
    host = opened(page.url)
    expect(page.locator('li[data-seat="1"]')).to_contain_text("Tess")
    page.locator('[data-action="start"]').click()
    leave_tutorial(page)
    said: list[str] = []
    terminal = threading.Thread(target=lambda: asyncio.run(play_in_terminal(host, said)))
    terminal.start()
    play_to_the_end(page, by_pointer, Rng(2))
    terminal.join()
    assert "Hello, browser" in said
    page.wait_for_selector(OVER)
    assert host.table.ending is not None
    shot(page, "terminal-and-browser")


def test_the_menu_shows_the_command_that_takes_up_the_seat(visit: Visit) -> None:
    page = visit("/")
    start_against_bots(page, "loot", seats=2)
    page.locator('[data-action="menu"]').click()
    page.locator('[data-part="terminal"] summary').click()
    command = page.locator('[data-link="terminal"]').input_value()
    program, verb, url, option, token = command.split()
    assert (program, verb, option) == ("brigand", "join", "--token")
    host = opened(url, token)
    assert host.seat == 0
    shot(page, "menu-terminal")
