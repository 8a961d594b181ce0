"""A game of examples/ is listed in a copy of the repository: it obeys all laws there, and is played in a browser."""

import pytest

import webapp
from tests.examples.listing import EXAMPLES, LIST, listed
from tests.rule import ROOT

every_example = pytest.mark.parametrize("example", EXAMPLES)
OF_ALL_GAMES = ["tests/laws/test_laws.py", "tests/test_texts.py", "tests/texts", "tests/bots", "tests/table"]
GENERATED = ("web/src/games/covers/", "web/src/games/index.ts", "web/src/games/texts.ts", "web/tests/fixtures/said-")


def test_there_is_an_example() -> None:
    assert EXAMPLES


def test_an_example_is_not_part_of_the_package() -> None:
    assert "examples." not in (ROOT / LIST).read_text("utf-8").partition("LISTED = [")[2].partition("]")[0]


@every_example
def test_a_listed_example_changes_generated_files_alone_and_obeys_all_laws(example: str) -> None:
    with listed(example) as copy:
        changed = copy.changed()
        assert LIST in changed
        elsewhere = {path for path in changed if path != LIST and not path.startswith(GENERATED)}
        assert elsewhere == set(), "its own generated files are out of date, or others would have to change"
        copy.pytest(*OF_ALL_GAMES, f"examples/{example}", "-k", example, "-m", "not slow and not browser")


@every_example
@pytest.mark.browser
def test_a_listed_example_is_played_to_the_end_in_a_browser(example: str) -> None:
    with listed(example) as copy:
        (copy.root / "web/node_modules").symlink_to(ROOT / "web/node_modules")
        node, _ = webapp.find_node()
        copy.run(node, "node_modules/vite/bin/vite.js", "build", folder="web")
        copy.pytest("-p", "tests.e2e.conftest", "tests/examples/in_the_browser.py", "-k", example)
