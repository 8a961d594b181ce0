"""The docs say what is there: every command, game, bot and option is named, links lead somewhere, the README runs."""

import re

import pytest

import brigand
from brigand.bots.registry import NAMES
from brigand.cli import app
from tests.rule import ROOT

PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
ALL = "\n".join(page.read_text("utf-8") for page in PAGES)


def test_every_command_is_named() -> None:
    for command in app:
        if not command.startswith("-"):
            assert re.search(rf"\b{command}\b", ALL), command


def test_every_game_bot_and_option_is_named() -> None:
    for game in brigand.GAMES.values():
        assert re.search(rf"\b{game.id}\b", ALL, re.IGNORECASE), game.id
        for option in game.options:
            assert option in ALL, option
    for bot in NAMES:
        assert f"`{bot}`" in ALL, bot


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: object) -> None:
    assert hasattr(page, "read_text")
    assert hasattr(page, "parent")
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), target


def test_every_test_that_shows_an_expectation_is_there() -> None:
    page = (ROOT / "docs/expectations.md").read_text("utf-8")
    named = re.findall(r"`([\w/]+\.(?:test\.ts|py))(?:::(\w+))?`", page)
    assert len(named) > 30
    for path, name in named:
        file = ROOT / path if "/" in path else ROOT / "tests/e2e" / path
        assert not name or f"def {name}(" in file.read_text("utf-8"), (path, name)
        assert file.exists(), path


def test_the_readme_transcript_runs(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    assert blocks
    for block in blocks:
        exec(compile(block, "README.md", "exec"), {})
        printed = capsys.readouterr().out.strip().splitlines()
        expected = re.findall(r"\)  # (.*)", block)
        assert printed[-len(expected) :] == expected
