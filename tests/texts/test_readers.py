"""Every text has a reader: somebody asks for it by its id, or puts its id together from a beginning."""

import re
from collections.abc import Iterator
from functools import cache

import pytest

from brigand.rulebook import chapters
from brigand.text import APP, rule_message
from tests.rule import ROOT
from tests.texts.catalogue import CATALOGUES, phrases

PART = re.compile(r"-?[a-z]\w*-[\w-]*|-[a-z]\w*|(?<=['\"])[a-z]+(?=['\"])")
"""A whole id, or a part of one: `-event-` stands where a page says `${game}-event-${tag}`."""
ASKED_BY_TESTS = re.compile(r"nottingham-label-defence_mark")
"""Nobody else shows these."""


@cache
def parts() -> frozenset[str]:
    """Ids and parts of ids in all that is shipped; the gallery is not."""
    return frozenset(part for text in sources() for part in PART.findall(text))


def sources() -> Iterator[str]:
    """Everything that says something."""
    for folder in ("src/brigand", "web/src", "examples"):
        for path in (ROOT / folder).rglob("*"):
            if path.suffix in (".py", ".ts", ".svelte") and not {"gallery", "tests"} & {*path.relative_to(ROOT).parts}:
                yield path.read_text("utf-8")


def is_asked_for(id: str, catalogue: str) -> bool:
    """Whether the id, or what of it follows the game's, is in a source; whole, or as far as a dash."""
    inner = id if catalogue == APP else id.removeprefix(catalogue)
    for name in (id, inner):
        dashes = [place + 1 for place, letter in enumerate(name) if letter == "-"]
        if name in parts() or any(name[:end] in parts() for end in dashes if end > 1):
            return True
    return False


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_every_text_has_a_reader(catalogue: str) -> None:
    book = {} if catalogue == APP else chapters(catalogue)
    rules = {rule_message(rule.id) for chapter in book.values() for rule in chapter}
    ids = {phrase.id.partition(".")[0] for phrase in phrases(catalogue, "en")} - rules
    unread = [id for id in ids if not is_asked_for(id, catalogue) and not ASKED_BY_TESTS.fullmatch(id)]
    assert sorted(unread) == []
