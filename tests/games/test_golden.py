"""Every written match, played again, goes exactly as it is written."""

import pytest

from tests.games.golden import STORED, kept, moves_in, path_of, written
from tests.laws.setups import Setup


@pytest.mark.parametrize("setup", kept(), ids=str)
def test_the_written_match_goes_as_before(setup: Setup) -> None:
    text = path_of(setup).read_text("utf-8")
    assert written(setup, moves_in(text)) == text


@pytest.mark.parametrize("setup", kept(), ids=str)
def test_the_written_match_is_a_whole_one(setup: Setup) -> None:
    text = path_of(setup).read_text("utf-8")
    assert moves_in(text)
    assert "\nreason:  " in text


def test_no_file_is_left_of_a_set_up_that_is_gone() -> None:
    assert {path.name for path in STORED.iterdir()} == {path_of(setup).name for setup in kept()}
