"""Nuremberg: every refusal names a rule, and every such rule has something to say to the player."""

import ast
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from tests.rule import inventory
from tests.rule import rule as shows

BANK = ["four", "three", "two", "gold_in", "gold_three"]


def named_rules() -> set[str]:
    """The rule ids that stand in the refusals."""
    found = {f"nuremberg.bank.{name}" for name in BANK}
    for source in files("brigand.games.nuremberg").iterdir():
        if not source.name.endswith(".py") or not source.name.startswith(("refusals", "__init__")):
            continue
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if (
                isinstance(node, ast.Constant)
                and str(node.value).startswith("nuremberg.")
                and node.value != "nuremberg.bank."
            ):
                found.add(str(node.value))
    return found


def refusals(language: str) -> set[str]:
    """The rules with a sentence for whoever breaks them."""
    source = files("brigand.games.nuremberg").joinpath("texts", f"{language}.ftl").read_text("utf-8")
    found = set()
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, Message) and any(attribute.id.name == "refusal" for attribute in entry.attributes):
            found.add(entry.id.name.replace("-", ".", 2))
    return found


@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_every_rule_that_can_be_broken_has_a_refusal(language: str) -> None:
    assert refusals(language) == named_rules()


@shows("nuremberg.info.no_leak")
def test_refusals_name_rules_of_the_book_only() -> None:
    assert named_rules() <= set(inventory("nuremberg"))
    assert len(named_rules()) > 70  # no catch-all
