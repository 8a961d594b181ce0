"""What the browser's tests compare with is what Python says now."""

import pytest

from tests.texts.catalogue import CATALOGUES
from tests.texts.said import path_of, written


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_the_sentences_for_the_browser_are_up_to_date(catalogue: str) -> None:
    assert path_of(catalogue).read_text("utf-8") == written(catalogue), "run: python -m tests.regenerate"


def test_no_file_is_left_of_a_catalogue_that_is_gone() -> None:
    folder = path_of("loot").parent
    assert {path.name for path in folder.glob("said-*")} == {path_of(one).name for one in CATALOGUES}
