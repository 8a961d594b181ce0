"""The engine is changed under a match: whoever plays in a browser goes on."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from brigand.core.rng import Rng
from tests.build.test_opening import Kept, kept
from tests.e2e.conftest import Visit, shot
from tests.e2e.play import ASKED, by_pointer, moves, play_some, start_against_bots

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Kept]:
    with kept(tmp_path_factory.mktemp("kept")) as started:
        yield started


def test_a_match_in_the_browser_goes_on(visit: Visit, server: Kept) -> None:
    page, rng = visit("/"), Rng(1)
    expect(page.locator("footer [role=status]")).to_be_visible()
    shot(page, "compiling")
    start_against_bots(page, "loot", 2)
    assert not play_some(page, by_pointer, rng, 2)
    page.wait_for_selector(ASKED)
    before = int(moves(page) or 0)
    server.engine_is("ready")
    server.says("The engine is compiled")
    expect(page.locator("[data-line=open]")).to_be_visible()
    assert not play_some(page, by_pointer, rng, 2)
    assert int(moves(page) or 0) > before
    page.goto("/")
    expect(page.locator("[data-action=play-bots]").first).to_be_visible()
    expect(page.locator("footer [role=status]")).to_have_count(0)
