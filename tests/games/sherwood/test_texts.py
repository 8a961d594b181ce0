"""Sherwood: everything that can be said has words, also what random matches seldom show."""

import re
from pathlib import Path

import pytest

from brigand.games import sherwood
from brigand.games.sherwood import SHERWOOD
from brigand.games.sherwood.events import EVENTS, Asked, Started
from brigand.games.sherwood.events_hideouts import CardChanged, Hid, Posted, Revealed
from brigand.games.sherwood.pieces import CHARACTERS, COLORS, EFFECTS, KINDS, TOKENS, WAGONS
from brigand.games.sherwood.refusals import STEP_OF
from brigand.text import LANGUAGES, Texts, rule_message

every_language = pytest.mark.parametrize("language", LANGUAGES)
SOURCE = Path(sherwood.__file__).parent


@every_language
def test_every_refusal_in_the_source_has_words(language: str) -> None:
    texts = Texts(language)
    source = "".join(path.read_text("utf-8") for path in SOURCE.glob("*.py"))
    rules = set(re.findall(r'"(sherwood\.[a-z_]+\.[a-z_]+)"', source))
    assert len(rules) > 50
    for rule in rules:
        assert texts.has(f"{rule_message(rule)}.refusal"), rule


@every_language
def test_every_event_has_words(language: str) -> None:
    texts = Texts(language)
    for event in EVENTS:
        tag = event.__struct_config__.tag
        assert texts.has(f"sherwood-event-{tag}"), tag
        hidden = any("None" in str(kind) for kind in event.__annotations__.values())
        assert texts.has(f"sherwood-event-{tag}-unseen") == hidden, tag


@every_language
def test_every_decision_card_and_piece_has_words(language: str) -> None:
    texts = Texts(language)
    for decision in {step for steps in STEP_OF.values() for step in steps}:
        assert texts.say(f"sherwood-status-{decision}")
        assert texts.say(f"sherwood-status-{decision}-wait", player="Ann")
        assert texts.piece("sherwood", f"step {decision}") != f"step {decision}"
    for effect in EFFECTS:
        assert texts.say(f"sherwood-effect-{effect.id}")
    names = [effect.id for effect in EFFECTS] + [token.name for token in TOKENS] + [wagon.name() for wagon in WAGONS]
    for name in [*names, *CHARACTERS, *COLORS, *KINDS[:3], "home", "prison", "seat 3"]:
        assert texts.has(f"sherwood-piece-{name.replace(' ', '_')}"), name
    for action in SHERWOOD.actions:
        assert texts.told("sherwood", f"sherwood-action-{action.fields()['do']}", action.fields())


@every_language
def test_will_scarlet_has_a_name_though_no_seat(language: str) -> None:
    event = Hid(2, 1, 3)
    assert "Will Scarlet" in Texts(language, ["Ann", "Bob"]).event("sherwood", event)
    assert "Cat" in Texts(language, ["Ann", "Bob", "Cat"]).event("sherwood", event)


@every_language
def test_a_token_keeps_its_sign(language: str) -> None:
    texts = Texts(language, ["Ann"])
    assert "+2" in texts.event("sherwood", Posted(0, 1, 2))
    assert "−2" in texts.event("sherwood", Posted(0, 1, -2))
    for action in SHERWOOD.actions:
        fields = action.fields()
        if "change" in fields:
            sign = {"2": "+2", "0": "", "-2": "−2"}[str(fields["change"])]
            assert sign in texts.told("sherwood", f"sherwood-action-{fields['do']}", fields)


@every_language
def test_a_card_that_ends_in_a_mark_gets_no_second_one(language: str) -> None:
    texts = Texts(language, ["Ann"])
    for effect in EFFECTS:
        for event in (
            Started(0, [effect.id]),
            Asked(0, CHARACTERS[0], effect.id),
            CardChanged(1, CHARACTERS[0], effect.id, effect.id),
        ):
            said = texts.event("sherwood", event)
            assert not re.search(r"[?!][”“»]?[.,:?!]", said), said


@every_language
def test_a_stretch_and_a_defence_cannot_be_mixed_up(language: str) -> None:
    place, strength = {
        "en": ("stretch 4", "defence-4 wagon"),
        "it": ("tratto 4", "carro da 4"),
        "de": ("Abschnitt 4", "4er-Wagen"),
    }[language]
    said = Texts(language).event("sherwood", Revealed(4, "wagon 4"))
    assert place in said
    assert strength in said
