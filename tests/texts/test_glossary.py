"""One word for one thing: the glossaries hold in every message of every language."""

import re

import pytest

from brigand.text import LANGUAGES
from tests.texts.catalogue import CATALOGUES, Phrase, Term, glossary, phrases, words

every_catalogue = pytest.mark.parametrize("catalogue", CATALOGUES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def pattern(entry: str) -> re.Pattern[str]:
    """A word of a glossary; `*` stands for any ending or beginning: `gettone`, `getton*`, `*gerede`."""
    word = re.escape(entry).replace(r"\*", r"\w*")
    return re.compile(rf"(?<!\w){word}(?!\w)", re.IGNORECASE)


def twins(term: Term, language: str, said: list[Phrase]) -> list[str]:
    """Where a catalogue uses a word that the glossary forbids."""
    return [
        f"{phrase.id}: «{found.group()}»"
        for entry in term.never.get(language, [])
        for phrase in said
        if phrase.id not in term.unless
        for found in pattern(entry).finditer(words(phrase.pattern))
    ]


@every_catalogue
@every_language
def test_no_message_uses_a_forbidden_twin(catalogue: str, language: str) -> None:
    said = phrases(catalogue, language)
    found = {name: twins(term, language, said) for name, term in glossary(catalogue).items()}
    assert {name: where for name, where in found.items() if where} == {}


@every_catalogue
@every_language
def test_every_word_of_the_glossary_is_used(catalogue: str, language: str) -> None:
    text = "\n".join(words(phrase.pattern) for phrase in phrases(catalogue, language))
    unused = [name for name, term in glossary(catalogue).items() if not pattern(getattr(term, language)).search(text)]
    assert unused == []


@every_catalogue
def test_exceptions_are_still_needed(catalogue: str) -> None:
    for name, term in glossary(catalogue).items():
        for id in term.unless:
            free = Term(term.en, term.it, term.de, term.never)
            met = [
                where
                for language in LANGUAGES
                for where in twins(free, language, [one for one in phrases(catalogue, language) if one.id == id])
            ]
            assert met, f"{name}: {id} has no forbidden word"


def test_a_twin_is_found_as_a_word_in_any_case_and_ending() -> None:
    assert pattern("getton*").search("Prendi due Gettoni.")
    assert pattern("*gerede").search("das Tischgerede")
    assert not pattern("gettone").search("due gettoni")
    assert not pattern("carta").search("scartare")
