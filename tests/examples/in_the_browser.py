"""What the copy of the repository tries in a browser: a whole match of each game that lives elsewhere."""

import pytest

from brigand import GAMES
from brigand.core.rng import Rng
from tests.e2e.conftest import Visit, shot
from tests.e2e.play import by_pointer, play_some, play_to_the_end, start_against_bots
from tests.games import is_ours

ELSEWHERE = [game for game in GAMES if not is_ours(game)]


@pytest.mark.parametrize("game", ELSEWHERE)
def test_a_whole_match_against_bots(visit: Visit, game: str) -> None:
    page = visit("/")
    start_against_bots(page, game, seats=max(GAMES[game].seats))
    rng = Rng(1)
    assert not play_some(page, by_pointer, rng, 2)
    shot(page, f"{game}-desktop")
    play_to_the_end(page, by_pointer, rng)
    page.locator("dialog[open]").wait_for()
    assert page.locator("dialog[open] [data-seat]").count() >= 2


@pytest.mark.parametrize("game", ELSEWHERE)
def test_a_table_on_a_phone_does_not_scroll_sideways(visit: Visit, game: str) -> None:
    page = visit("/", phone=True, language="it", theme="dark")
    start_against_bots(page, game, seats=max(GAMES[game].seats))
    assert not play_some(page, by_pointer, Rng(2), 1)
    shot(page, f"{game}-phone")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
