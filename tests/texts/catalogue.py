"""The catalogues with what their authors say about them: `glossary.toml` and `values.toml` beside the .ftl files."""

import tomllib
from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase
from functools import cache
from typing import Any, NamedTuple

import msgspec
from fluent.syntax import FluentParser, ast

from brigand.games import GAMES
from brigand.text import APP, read

CATALOGUES = [APP, *GAMES]
KINDS = ("number", "label", "signed", "player", "side", "word")


class Phrase(NamedTuple):
    """One thing that can be said: a message (`loot-draw`) or an attribute of one (`loot-draw.refusal`)."""

    id: str
    pattern: ast.Pattern


class Values(msgspec.Struct, forbid_unknown_fields=True):
    """What the variables of a catalogue stand for, and which words may follow a bare number."""

    number: list[str] = []
    label: list[str] = []
    signed: list[str] = []
    player: list[str] = []
    side: list[str] = []
    word: list[str] = []
    said: dict[str, str] = {}
    here: dict[str, dict[str, str]] = {}
    uncountable: dict[str, list[str]] = {}
    bare: dict[str, str] = {}
    small: dict[str, str] = {}

    def kind(self, message: str, variable: str) -> str | None:
        """`number`, `player` …, or the ids of the texts it is one of (`loot-piece-*`); a `<list>_count` is a number."""
        if variable in self.here.get(message, {}):
            return self.here[message][variable]
        if variable in self.said:
            return self.said[variable]
        if variable.endswith("_count"):
            return "number"
        return next((kind for kind in KINDS if variable in getattr(self, kind)), None)

    def declared(self) -> set[str]:
        return {name for kind in KINDS for name in getattr(self, kind)} | set(self.said)


class Term(msgspec.Struct, forbid_unknown_fields=True):
    """One thing, its word in each language, and the words that would say the same and are not used."""

    en: str
    it: str
    de: str
    never: dict[str, list[str]] = {}
    unless: dict[str, str] = {}


@cache
def phrases(catalogue: str, language: str) -> list[Phrase]:
    """Everything a catalogue can say in a language, in the order of its file."""
    source = read(catalogue, f"{language}.ftl")
    found: list[Phrase] = []
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found.append(Phrase(entry.id.name, entry.value))
            found.extend(Phrase(f"{entry.id.name}.{part.id.name}", part.value) for part in entry.attributes)
    return found


@cache
def values(catalogue: str) -> Values:
    return msgspec.convert(toml(catalogue, "values"), Values)


@cache
def glossary(catalogue: str) -> Mapping[str, Term]:
    return msgspec.convert(toml(catalogue, "glossary"), dict[str, Term])


def toml(catalogue: str, name: str) -> dict[str, Any]:
    return tomllib.loads(read(catalogue, f"{name}.toml"))


def named(globs: str, language: str) -> Iterator[tuple[str, Phrase]]:
    """The messages of all catalogues whose id fits, such as `*-action-*`, each with its catalogue."""
    for catalogue in CATALOGUES:
        for phrase in phrases(catalogue, language):
            if "." not in phrase.id and any(fnmatchcase(phrase.id, glob) for glob in globs.split()):
                yield catalogue, phrase


def words(node: ast.Pattern) -> str:
    """All literal text of a pattern and its variants, without what is put in."""
    return " ".join(texts(node))


def texts(node: ast.Pattern) -> Iterator[str]:
    for element in node.elements:
        if isinstance(element, ast.TextElement):
            yield element.value
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from texts(variant.value)
