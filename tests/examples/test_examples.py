"""A game of examples/ is listed in a copy of the repository: it obeys all laws there, and is played in a browser."""

import pytest

import brigand
import webapp
from tests.examples.listing import EXAMPLES, LIST, listed
from tests.rule import ROOT

every_example = pytest.mark.parametrize("example", EXAMPLES)
GENERATED = (
    "docs/coverage.md",
    "tests/games/golden/",
    "web/src/games/covers/",
    "web/src/games/index.ts",
    "web/src/games/texts.ts",
    "web/tests/fixtures/said-",
)
NOT_ABOUT_GAMES = ["tests/build", "tests/e2e", "tests/examples", *(f"tests/games/{game}" for game in brigand.GAMES)]
OF_THE_WHOLE_LIST = "all_games or test_coverage or test_docs"
"""Tests that look at all games at once, by name."""
UNCOMPILED = """
from brigand.games import game
from brigand.lab.plain import prefer_source

prefer_source()
from brigand.games import game as plain_game

assert plain_game("{example}") is not game("{example}")
"""
"""The bench loads all games a second time, as plain Python."""


def test_there_is_an_example() -> None:
    assert EXAMPLES


def test_an_example_is_not_part_of_the_package() -> None:
    assert "examples." not in (ROOT / LIST).read_text("utf-8").partition("LISTED = [")[2].partition("]")[0]


@every_example
def test_a_listed_example_changes_generated_files_alone_and_passes_the_tests_of_all_games(example: str) -> None:
    with listed(example) as copy:
        changed = copy.changed()
        assert LIST in changed
        elsewhere = {path for path in changed if path != LIST and not path.startswith(GENERATED)}
        assert elsewhere == set(), "its own generated files are out of date, or others would have to change"
        copy.python(UNCOMPILED.format(example=example))
        elsewhere_tested = [f"--ignore={folder}" for folder in NOT_ABOUT_GAMES]
        copy.pytest(
            *elsewhere_tested,
            "-k",
            f"{example} or {OF_THE_WHOLE_LIST}",
            "-m",
            "not slow and not browser and not services",
        )


@every_example
@pytest.mark.browser
def test_a_listed_example_is_played_to_the_end_in_a_browser(example: str) -> None:
    with listed(example) as copy:
        (copy.root / "web/node_modules").symlink_to(ROOT / "web/node_modules")
        node, _ = webapp.find_node()
        copy.run(node, "node_modules/vitest/vitest.mjs", "run", folder="web")
        copy.run(node, "node_modules/vite/bin/vite.js", "build", folder="web")
        copy.pytest("-p", "tests.e2e.conftest", "tests/examples/in_the_browser.py", "-k", example)
