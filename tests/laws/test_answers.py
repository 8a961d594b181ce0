"""What the browser's tests compare with is what the engine answers now."""

import pytest

from tests.laws.answers import games, path_of, written


@pytest.mark.parametrize("game", games())
def test_the_answers_for_the_browser_are_up_to_date(game: str) -> None:
    assert path_of(game).read_text("utf-8") == written(game), "run: python -m tests.regenerate"


def test_no_file_is_left_of_a_game_that_is_gone() -> None:
    folder = path_of("loot").parent
    assert {path.name for path in folder.glob("rules-*")} == {path_of(game).name for game in games()}
