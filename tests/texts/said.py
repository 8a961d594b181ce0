"""What the browser must say as Python says it: web/tests/fixtures/said-<catalogue>.json.

Events and refusals of a random match, one of each kind, and every message that chooses between variants, with what it
may choose by. `python -m tests.regenerate` makes them anew.
"""

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from brigand.core.journal import Journal
from brigand.core.playout import play_randomly
from brigand.core.rng import Rng
from brigand.text import LANGUAGES, Texts
from tests.laws.setups import Setup, setups, walk
from tests.rule import ROOT
from tests.texts.catalogue import CATALOGUES, phrases
from tests.texts.test_sentences import Uses, ways

NAMES = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal"]
SIDES = ["Ann & Bob", "Cat & Dan", "Eve & Fay", "Gus & Hal"]
WAYS = 8  # of a message with variants


def path_of(catalogue: str) -> Path:
    return ROOT / f"web/tests/fixtures/said-{catalogue}.json"


def written(catalogue: str) -> str:
    """The file: one line for each thing said."""
    speakers = {language: Texts(language, NAMES, SIDES) for language in LANGUAGES}
    lines = [line(catalogue, entry, speakers) for entry in entries(catalogue)]
    head = json.dumps({"game": catalogue, "names": NAMES, "sides": SIDES}, ensure_ascii=False)
    return head[:-1] + ', "said": [\n' + ",\n".join(lines) + "\n]}\n"


def line(catalogue: str, entry: dict[str, Any], speakers: dict[str, Texts]) -> str:
    said = {language: say(catalogue, entry, texts) for language, texts in speakers.items()}
    return json.dumps({**entry, **said}, ensure_ascii=False)


def say(game: str, entry: dict[str, Any], texts: Texts) -> str:
    if "words" in entry:
        return texts.say(entry["id"], **entry["words"])
    return texts.told(game, entry["id"], entry["fields"])


def entries(catalogue: str) -> Iterator[dict[str, Any]]:
    """What is to be said: `words` are ready to be put in, `fields` are seats, pieces and numbers still."""
    for id, fields in told(catalogue):
        yield {"id": id, "fields": fields}
    for phrase in phrases(catalogue, "en"):
        if Uses(phrase.pattern).keys:
            for words in islice(ways(catalogue, phrase, "en"), WAYS):
                yield {"id": phrase.id, "words": words}


def told(catalogue: str) -> list[tuple[str, dict[str, Any]]]:
    """The message and the fields of one event (seen and unseen) and one refusal of each kind."""
    found: dict[tuple[str, bool], dict[str, Any]] = {}
    for setup in [setup for setup in setups() if setup.game.id == catalogue][-1:]:
        for id, fields in [*events(setup), *refusals(setup)]:
            found.setdefault((id, None in fields.values()), fields)
    return [(id, fields) for (id, _), fields in found.items()]


def events(setup: Setup) -> Iterator[tuple[str, dict[str, Any]]]:
    journal = Journal()
    play_randomly(setup.game.start(setup.seats, setup.options, Rng(3), journal), Rng(3))
    for viewer in (0, -1):
        for event in journal.seen_by(viewer):
            fields = msgspec.to_builtins(event)
            yield f"{setup.game.id}-event-{fields.pop('event')}", fields


def refusals(setup: Setup) -> Iterator[tuple[str, dict[str, Any]]]:
    for step in islice(walk(setup, 1), 0, None, 17):
        for seat in range(setup.seats):
            for action in setup.game.actions:
                refusal = setup.game.why_not(step.state, seat, action)
                if refusal is not None:
                    yield f"{refusal.rule.replace('.', '-')}.refusal", dict(refusal.details)


def write() -> None:
    for catalogue in CATALOGUES:
        path_of(catalogue).write_text(written(catalogue), "utf-8")
