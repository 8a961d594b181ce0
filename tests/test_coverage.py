"""Law 7: every rule of the books is named by a test; docs/coverage.md says by which."""

import pytest

import brigand
from tests.coverage import PAGE, page
from tests.rule import inventory, shown_rules


@pytest.mark.parametrize("game", brigand.GAMES)
def test_7_every_rule_is_named_by_a_test(game: str) -> None:
    shown = shown_rules()
    missing = [id for id in inventory(game) if id not in shown]
    assert missing == []


def test_7_every_named_rule_exists() -> None:
    known = {id for game in brigand.GAMES for id in inventory(game)}
    assert [id for id in shown_rules() if id not in known] == []


def test_the_coverage_page_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == page(), "run: python -m tests.regenerate"
