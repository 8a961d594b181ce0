"""What `go.py` finds out before anything is installed."""

from pathlib import Path

import pytest

from checks import IN_BROWSERS
from go import names_postgres
from tests.rule import ROOT


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ("serve", False),
        ("serve --database postgresql://here/brigand", True),
        ("serve --settings lite.toml", False),
        ("serve --settings big.toml", True),
        ("serve --settings=big.toml --port 1", True),
        ("serve --settings nowhere.toml", False),
        ("serve --database big.toml", False),
        ("serve --settings", False),
    ],
)
def test_postgres_is_noticed_by_option_or_in_the_settings_file(
    arguments: str, expected: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("lite.toml").write_text('database = "brigand.db"', "utf-8")
    Path("big.toml").write_text('database = "postgresql://here/brigand"', "utf-8")
    assert names_postgres(arguments.split()) is expected


def test_browser_tests_are_where_they_are_looked_for() -> None:
    """Nobody else runs what is marked so."""
    marked = [path for path in (ROOT / "tests").rglob("*.py") if "mark.browser" in path.read_text("utf-8")]
    assert [path for path in marked if not any(path.is_relative_to(ROOT / place) for place in IN_BROWSERS)] == [
        Path(__file__)
    ]
