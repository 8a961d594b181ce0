"""Every message, said with every number and every number of people, is a sentence: plural, sign and marks."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from brigand.text import LANGUAGES, Texts
from tests.texts.catalogue import CATALOGUES, KINDS, Phrase, named, phrases, texts, values
from tests.texts.marks import is_clumsy

every_catalogue = pytest.mark.parametrize("catalogue", CATALOGUES)
every_language = pytest.mark.parametrize("language", LANGUAGES)

SAMPLES: dict[str, list[object]] = {
    "number": [0, 1, 2, 21],
    "label": [1, 21],
    "signed": [-2, -1, 1, 2],
    "player": ["Ann"],
    "side": ["Ann", "Cat & Dan"],
    "word": ["word"],
}

# After these a number needs no agreement: «1 of 3», «1 bis 3», «1 a testa».
SMALL_WORDS = {
    "en": "of to and or in on at for from with against by before after each more less",
    "it": "di a da in con su sul per e o contro al alla dagli tra fra prima dopo ciascuno",
    "de": "von zu und oder in auf bei für aus mit gegen bis an am im vor nach je mehr weniger statt um zum",
}

ITALIAN_ARTICLE = re.compile(r"\b(?:il|al|del|dal|nel|sul)\s$", re.IGNORECASE)
ITALIAN_ARTICLES = re.compile(r"\b(?:i|ai|dei|dai|nei|sui)\s$", re.IGNORECASE)


class Uses(Visitor):
    """The variables of a pattern, and the keys of those that choose a variant."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.names: list[str] = []
        self.keys: dict[str, list[str]] = {}
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        if node.id.name not in self.names:
            self.names.append(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        name = variable(node.selector)
        if name is not None:
            keys = [key.name for variant in node.variants if isinstance(key := variant.key, ast.Identifier)]
            self.keys.setdefault(name, []).extend(keys)
        self.generic_visit(node)


def variable(node: object) -> str | None:
    """`$n` and `NUMBER($n)` are the variable n."""
    if isinstance(node, ast.Placeable):
        return variable(node.expression)
    if isinstance(node, ast.FunctionReference):
        return variable(node.arguments.positional[0])
    return node.id.name if isinstance(node, ast.VariableReference) else None


def ways(catalogue: str, phrase: Phrase, language: str) -> Iterator[dict[str, object]]:
    """The values a message is tried with."""
    uses = Uses(phrase.pattern)
    samples = [some(catalogue, phrase.id, name, language, uses.keys.get(name, [])) for name in uses.names]
    for chosen in product(*samples):
        yield dict(zip(uses.names, chosen))


def some(catalogue: str, message: str, name: str, language: str, keys: list[str]) -> Sequence[object]:
    """Sample values of one variable; what is itself a text comes with every mark such a text can end with."""
    kind = values(catalogue).kind(message, name)
    assert kind is not None, f"the values.toml of {catalogue} does not say what ${name} of {message} is"
    if kind not in KINDS:
        return said(kind, language)
    return ["word", *keys] if kind == "word" else SAMPLES[kind]


@cache
def said(globs: str, language: str) -> list[str]:
    """Texts whose ids fit, one for each way to end."""
    ends: dict[str, str] = {}
    for catalogue, phrase in named(globs, language):
        for way in ways(catalogue, phrase, language):
            text = Texts(language).say(phrase.id, **way)
            end = "a" if text[-1].isalnum() else text[-1]
            ends.setdefault(end, text)
    assert ends, f"no text is called {globs}"
    return list(ends.values())


@every_catalogue
def test_every_variable_is_declared_and_used(catalogue: str) -> None:
    used = {(phrase.id, name) for phrase in phrases(catalogue, "en") for name in Uses(phrase.pattern).names}
    meant = values(catalogue)
    assert sorted(f"{id} ${name}" for id, name in used if meant.kind(id, name) is None) == []
    assert meant.declared() - {name for _, name in used} == set()
    assert {(id, name) for id, names in meant.here.items() for name in names} - used == set()


@every_catalogue
@every_language
def test_every_message_can_be_said_with_marks_in_order(catalogue: str, language: str) -> None:
    texts = Texts(language)
    clumsy = {}
    for phrase in phrases(catalogue, language):
        for way in ways(catalogue, phrase, language):
            text = texts.say(phrase.id, **way)
            if is_clumsy(text):
                clumsy[phrase.id] = text
    assert clumsy == {}


@every_catalogue
@every_language
def test_a_word_that_follows_a_number_or_a_team_agrees_with_it(catalogue: str, language: str) -> None:
    found = {
        phrase.id: where
        for phrase in phrases(catalogue, language)
        if phrase.id not in values(catalogue).bare and (where := list(bare(catalogue, phrase, language)))
    }
    assert found == {}


class Spot(NamedTuple):
    """A variable put into a sentence, what stands on both sides of it, and the variables whose «one» is known there."""

    before: object
    name: str
    after: object
    counted: frozenset[str]


def spots(pattern: ast.Pattern, counted: frozenset[str] = frozenset()) -> Iterator[Spot]:
    """Where variables are put in, in every variant."""
    elements = pattern.elements
    for before, element, after in zip([None, *elements], elements, [*elements[1:], None]):
        if not isinstance(element, ast.Placeable):
            continue
        name = variable(element)
        if name is not None:
            yield Spot(before, name, after, counted)
        if isinstance(element.expression, ast.SelectExpression):
            chooses = variable(element.expression.selector)
            knows = counted | {chooses} if chooses and has_one(element.expression) else counted
            for variant in element.expression.variants:
                yield from spots(variant.value, knows)


def bare(catalogue: str, phrase: Phrase, language: str) -> Iterator[str]:
    """Where a word follows a number, or a verb a team, outside of a selector that knows «one»."""
    meant = values(catalogue)
    easy = {*SMALL_WORDS[language].split(), *map(str.lower, meant.uncountable.get(language, []))}
    for spot in spots(phrase.pattern):
        if spot.name not in spot.counted and meant.kind(phrase.id, spot.name) in ("number", "side"):
            word = following(spot.after)
            if word is not None and word.lower() not in easy:
                yield f"{{ ${spot.name} }} {word}"


@every_catalogue
def test_no_italian_article_stands_before_a_number_by_luck(catalogue: str) -> None:
    found = {
        phrase.id: spot.name
        for phrase in phrases(catalogue, "it")
        for spot in spots(phrase.pattern)
        if values(catalogue).kind(phrase.id, spot.name) in ("number", "label")
        if has_article(spot.before, ITALIAN_ARTICLES)
        or (spot.name not in spot.counted and has_article(spot.before, ITALIAN_ARTICLE))
    }
    assert found == {}


def has_article(element: object, article: re.Pattern[str]) -> bool:
    """Whether a text ends with an article that 1, 8 and 11 change: «il 7», but «l’8»; «i 7», but «gli 8»."""
    return isinstance(element, ast.TextElement) and article.search(element.value) is not None


def following(element: object) -> str | None:
    """The word right after a placeable."""
    if not isinstance(element, ast.TextElement):
        return None
    found = re.match(r"[\s\u00a0]*([^\W\d_]+)", element.value)
    return found.group(1) if found else None


def has_one(expression: ast.SelectExpression) -> bool:
    keys = [variant.key for variant in expression.variants]
    return any(key.name == "one" if isinstance(key, ast.Identifier) else key.value == "1" for key in keys)


@every_catalogue
def test_exceptions_are_still_needed(catalogue: str) -> None:
    said = {language: {phrase.id: phrase for phrase in phrases(catalogue, language)} for language in LANGUAGES}
    for id in values(catalogue).bare:
        assert any(list(bare(catalogue, said[language][id], language)) for language in LANGUAGES), id
    for id in values(catalogue).small:
        assert any(list(small(catalogue, said[language][id], language)) for language in LANGUAGES), id


@every_catalogue
@every_language
def test_a_sentence_begins_with_a_capital(catalogue: str, language: str) -> None:
    """Whatever is put in first: a piece is called in small letters, «red is your own colour» is no sentence."""
    said = phrases(catalogue, language)
    found = {phrase.id: text for phrase in said for text in small(catalogue, phrase, language)}
    assert {id: text for id, text in found.items() if id not in values(catalogue).small} == {}


def small(catalogue: str, phrase: Phrase, language: str) -> Iterator[str]:
    """Where a message ends like a sentence and does not begin like one."""
    if begins_with_any_word(catalogue, phrase):
        return
    for way in ways(catalogue, phrase, language):
        text = Texts(language).say(phrase.id, **way)
        if text.endswith((".", "?", "!")) and text[0].islower():
            yield text


def begins_with_any_word(catalogue: str, phrase: Phrase) -> bool:
    """Whether what comes first is a word nobody can foresee, such as a name somebody has chosen."""
    first = variable(phrase.pattern.elements[0])
    return first is not None and values(catalogue).kind(phrase.id, first) in KINDS


@every_catalogue
@every_language
def test_a_signed_number_keeps_its_sign(catalogue: str, language: str) -> None:
    texts = Texts(language)
    for phrase in phrases(catalogue, language):
        for way in ways(catalogue, phrase, language):
            for name, value in way.items():
                if values(catalogue).kind(phrase.id, name) == "signed" and isinstance(value, int):
                    sign = "+" if value > 0 else "−"
                    assert f"{sign}{abs(value)}" in texts.say(phrase.id, **way), f"{phrase.id} with {value}"


@every_catalogue
@every_language
def test_a_share_is_written_as_its_language_writes_it(catalogue: str, language: str) -> None:
    """45% in English and Italian; in German 45 %, on one line."""
    wrong = r"(?<!\u00a0)%" if language == "de" else r"\s%"
    said = [(phrase.id, text) for phrase in phrases(catalogue, language) for text in texts(phrase.pattern)]
    assert [id for id, text in said if re.search(wrong, text)] == []


@every_catalogue
def test_names_of_pieces_have_the_same_numbers_in_all_languages(catalogue: str) -> None:
    numbers = {
        language: {
            phrase.id: sorted(re.findall(r"[+−]?\d+", Texts(language).say(phrase.id)))
            for phrase in phrases(catalogue, language)
            if "-piece-" in phrase.id and not Uses(phrase.pattern).names
        }
        for language in LANGUAGES
    }
    assert numbers["it"] == numbers["en"]
    assert numbers["de"] == numbers["en"]


def test_a_bare_number_is_noticed() -> None:
    assert noticed("{ $count } ships") == ["{ $count } ships"]
    assert noticed("{ $side } sails") == ["{ $side } sails"]
    assert noticed("{ $count } of { $total }; sails: { $side }") == []
    assert noticed("{ $count ->\n  [one] { $count } ship\n *[other] { $count } ships\n }") == []
    assert noticed("{ $count ->\n  [one] { $skulls } ships\n *[other] { $count } ships\n }") == ["{ $skulls } ships"]


def noticed(source: str) -> list[str]:
    message = FluentParser().parse_entry(f"loot-test =\n    {source}\n")
    assert isinstance(message, ast.Message)
    assert message.value is not None
    return list(bare("loot", Phrase("loot-test", message.value), "en"))


@pytest.mark.parametrize("text", ["Where is the beer?.", "Where is the beer??", "there!.", "one,  two", "( )", "so …."])
def test_two_marks_in_a_row_are_noticed(text: str) -> None:
    assert is_clumsy(text)


@pytest.mark.parametrize("text", ["Where is the beer?", "Ann: 2–4, then “ouch!”.", "One moment …", "cost 19 % (± 4)"])
def test_sound_sentences_pass(text: str) -> None:
    assert not is_clumsy(text)
