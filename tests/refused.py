"""A refusal names a rule that has a sentence for the player, and knows what that sentence needs to know, no more."""

from functools import cache

from fluent.syntax import FluentParser, ast

from brigand.core.errors import Refusal
from brigand.text import read, rule_message
from tests.test_texts import variables


@cache
def sentences(game: str) -> dict[str, set[str]]:
    """The variables of the sentence about each rule that can be broken."""
    source = read(game, "en.ftl")
    return {
        entry.id.name: variables(attribute.value)
        for entry in FluentParser().parse(source).body
        if isinstance(entry, ast.Message)
        for attribute in entry.attributes
        if attribute.id.name == "refusal"
    }


def is_told(game: str, refusal: Refusal) -> bool:
    """Whether the refusal can be said, and says all it knows."""
    return sentences(game).get(rule_message(refusal.rule)) == set(refusal.details)
