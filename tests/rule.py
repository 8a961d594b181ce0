"""The mark that ties a test to the rules it shows, and what the marks add up to."""

import ast
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from brigand.games import GAMES
from tests.games import is_ours, tests_of

ROOT = Path(__file__).parent.parent


def rule(*ids: str) -> pytest.MarkDecorator:
    """`@rule("loot.capture.tie")`: this test shows these rules."""
    return pytest.mark.rule(*ids)


def inventory(game: str) -> dict[str, str]:
    """Every rule id of a game and its origin, in the book's order."""
    chapters = tomllib.loads(files(GAMES[game].package).joinpath("rules.toml").read_text("utf-8"))
    return {f"{game}.{chapter}.{name}": origin for chapter, rules in chapters.items() for name, origin in rules.items()}


def folders() -> Iterator[Path]:
    """Where tests are: ours, and those of games that live elsewhere."""
    yield ROOT / "tests"
    yield from (ROOT / tests_of(game) for game in GAMES if not is_ours(game))


def shown_rules() -> dict[str, list[str]]:
    """Which tests name a rule, read from the source of the tests: `file::test` by rule id."""
    found: dict[str, list[str]] = {}
    for path in sorted(path for folder in folders() for path in folder.rglob("test_*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                for id in named_rules(node):
                    found.setdefault(id, []).append(f"{path.relative_to(ROOT)}::{node.name}")
    return found


def named_rules(test: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[str]:
    """The ids in the test's `@rule(...)` marks."""
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
            for argument in mark.args:
                assert isinstance(argument, ast.Constant), f"{test.name}: @rule takes plain ids"
                yield str(argument.value)
