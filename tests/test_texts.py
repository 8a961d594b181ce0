"""The three languages say the same things, and say everything the rules need."""

import json
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast

import brigand
from brigand.core.journal import Journal
from brigand.core.playout import play_randomly
from brigand.core.rng import Rng
from brigand.rulebook import chapters
from brigand.text import APP, LANGUAGES, Texts, read, rule_message
from tests.laws.moments import decisions
from tests.laws.setups import setups
from tests.texts.marks import is_clumsy

CATALOGUES = [APP, *brigand.GAMES]
every_game = pytest.mark.parametrize("game", brigand.GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def messages(catalogue: str, language: str) -> dict[str, set[str]]:
    """Every message and attribute of a file and the variables it uses."""
    source = read(catalogue, f"{language}.ftl")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), f"{catalogue} {language}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{catalogue} {language}: {entry.id.name} twice"
            found[entry.id.name] = variables(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return found


def variables(node: object) -> set[str]:
    return set(walk(node.to_json() if isinstance(node, ast.BaseNode) else node))


def walk(node: object) -> Iterator[str]:
    if isinstance(node, dict):
        if node.get("type") == "VariableReference":
            yield str(node["id"]["name"])
        for child in node.values():
            yield from walk(child)
    elif isinstance(node, list):
        for child in node:
            yield from walk(child)


@pytest.mark.parametrize("catalogue", CATALOGUES)
@pytest.mark.parametrize("language", ["it", "de"])
def test_the_languages_have_equal_messages_and_variables(catalogue: str, language: str) -> None:
    english, other = messages(catalogue, "en"), messages(catalogue, language)
    assert sorted(other) == sorted(english)
    for id, used in english.items():
        assert other[id] == used, f"{id} in {language}"


@every_game
@every_language
def test_every_rule_has_a_text(game: str, language: str) -> None:
    texts = Texts(language)
    for chapter, rules in chapters(game).items():
        assert texts.say(f"{game}-chapter-{chapter}")
        for rule in rules:
            assert texts.rule(rule.id)
            if rule.origin == "ruling":
                assert texts.has(f"{rule_message(rule.id)}.ruling"), rule.id


@every_game
@every_language
def test_a_game_introduces_itself(game: str, language: str) -> None:
    texts = Texts(language)
    for what in ("name", "weight", "tagline", "about", "aid-1", "tutorial-1"):
        assert texts.say(f"{game}-{what}")
    for option in brigand.game(game).options:
        assert texts.say(f"{game}-option-{option}")


@every_game
@every_language
def test_every_event_and_refusal_of_random_matches_can_be_said(game: str, language: str) -> None:
    names = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal"]
    texts = Texts(language, names)
    for setup in setups():
        if setup.game.id != game:
            continue
        journal = Journal()
        state = setup.game.start(setup.seats, setup.options, Rng(3), journal)
        play_randomly(state, Rng(3))
        for viewer in (0, -1):
            for event in journal.seen_by(viewer):
                check(texts.event(game, event))
        for step in decisions(setup, 6):
            refusals = {}
            for seat in range(setup.seats):
                for action in setup.game.actions:
                    refusal = setup.game.why_not(step.state, seat, action)
                    if refusal is not None:
                        refusals[refusal.rule] = refusal
            for refusal in refusals.values():
                check(texts.refusal(game, refusal))
            for action in step.state.legal(step.seat):
                reason = setup.game.instinct.reason(step.state, step.seat, action)
                check(texts.told(game, reason.text, reason.details))


def check(text: str) -> None:
    """Something is said, and its marks are in order."""
    assert text
    assert not is_clumsy(text), text


@every_game
@every_language
def test_every_word_an_action_uses_has_a_name(game: str, language: str) -> None:
    texts = Texts(language)
    for action in brigand.game(game).actions:
        fields = action.fields()
        assert json.dumps(fields)
        if fields["do"] != "pass":
            assert texts.has(f"{game}-action-{fields['do']}"), fields["do"]
        for name, value in fields.items():
            if isinstance(value, str) and name != "do":
                assert texts.has(f"{game}-piece-{value.replace(' ', '_')}"), f"{name} {value}"
