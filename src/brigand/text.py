"""Everything we say, in English, Italian and German, from the same Fluent files the web app reads (docs/texts.md).

A value inside a sentence is put in words by its field's name and type, the same way here and in web/src/lib/say.ts:
a seat (a number in a field that `values.toml` calls a player or a side) becomes that player's name, a piece's id
(«green 3») its name in the reader's language, a list the names joined, with its length beside it as `<field>_count`.
Equal pieces of a list are counted («3 ore») where their name has a `.listed` text. `SIGNED($n)` writes a number with
its sign.
"""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.runtime.types import FluentType

from brigand.core.errors import Refusal, Unreadable
from brigand.core.game import Choice, Fact
from brigand.core.journal import Event
from brigand.games import GAMES

LANGUAGES = ["en", "it", "de"]
APP = "app"
"""The catalogue of what is said outside the games."""
LARGEST: Final = 10**15
"""Numbers from here on are said digit by digit: no game counts so far, but whoever asks can name them."""
LONGEST: Final = 1000
"""Characters of a value in a sentence."""


class Signed(FluentType):
    """`+2`, `−2`, `0`: the function SIGNED of the texts."""

    def __init__(self, number: int) -> None:
        self.number = number

    def format(self, locale: object) -> str:
        """The same in every language."""
        return f"+{self.number:d}" if self.number > 0 else f"−{-self.number:d}" if self.number < 0 else "0"


class Catalogue(FluentBundle):
    """All messages of a language. Those of a game are read when the first of them is asked for: reading takes longer
    than saying, and most who ask play one game.
    """

    def __init__(self, language: str) -> None:
        super().__init__([language], functions={"SIGNED": Signed}, use_isolating=False)
        self.language = language
        self.unread = set(GAMES)
        self.take(APP)

    def take(self, catalogue: str) -> None:
        """The messages of the app or of a game."""
        self.add_resource(FluentResource(read(catalogue, f"{self.language}.ftl")))

    def has_message(self, message_id: str) -> bool:
        game = message_id.partition("-")[0]
        if game in self.unread:
            self.unread.remove(game)
            self.take(game)
        return super().has_message(message_id)

    def get_message(self, message_id: str) -> Message:
        self.has_message(message_id)
        return super().get_message(message_id)


@cache
def bundle(language: str) -> Catalogue:
    """All messages of a language."""
    if language not in LANGUAGES:
        raise Unreadable(f"there are no texts in {language!r} (languages: {', '.join(LANGUAGES)})")
    return Catalogue(language)


def package(catalogue: str) -> str:
    """Where the texts of the app or of a game lie."""
    return "brigand" if catalogue == APP else GAMES[catalogue].package


def read(catalogue: str, file: str) -> str:
    """A file of a catalogue, as it is written."""
    return files(package(catalogue)).joinpath("texts", file).read_text("utf-8")


@cache
def seat_fields(catalogue: str) -> frozenset[str]:
    """The fields in which a number is a seat or a side."""
    values = tomllib.loads(read(catalogue, "values.toml"))
    return frozenset([*values.get("player", []), *values.get("side", [])])


class Texts:
    """One reader's language, and what the seats and, where they differ, the sides of the match are called."""

    def __init__(self, language: str = "en", names: Sequence[str] = (), sides: Sequence[str] = ()) -> None:
        self.language = language
        self.names = names
        self.sides = sides or names
        self.bundle = bundle(language)

    def has(self, id: str) -> bool:
        """Whether there is a message (`id`) or an attribute of one (`id.attribute`)."""
        name, _, attribute = id.partition(".")
        if not self.bundle.has_message(name):
            return False
        message = self.bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def say(self, id: str, **values: object) -> str:
        """A message in the reader's language, with values that are already words or numbers."""
        if not self.has(id):
            raise KeyError(f"no text {id!r} in {self.language}")
        name, _, attribute = id.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, {name: sayable(value) for name, value in values.items()})
        if errors:
            raise ValueError(f"{id} in {self.language}: {errors}")
        return str(text)

    def told(self, game: str, id: str, fields: Mapping[str, object]) -> str:
        """A message of a game whose values are seats, pieces and numbers; `<id>-unseen` if one is hidden."""
        unseen = f"{id}-unseen"
        if None in fields.values() and self.has(unseen):
            id = unseen
        return self.say(id, **self.in_words(game, fields))

    def in_words(self, game: str, fields: Mapping[str, object]) -> dict[str, str | int]:
        """Values as a sentence needs them."""
        words: dict[str, str | int] = {}
        for name, value in fields.items():
            if isinstance(value, list):
                words[f"{name}_count"] = len(value)
                items = self.listed(game, name, value)
                words[name] = self.joined(items) if self.is_countable(game, value) else ", ".join(items)
            else:
                words[name] = self.word(game, name, value)
        return words

    def is_countable(self, game: str, values: Sequence[object]) -> bool:
        """Whether a list is of pieces that are counted: «2 wood and 1 ore», but «3, 1, 5»."""
        return all(isinstance(item, str) and self.has(f"{game}-piece-{slug(item)}.listed") for item in values)

    def joined(self, items: Sequence[str]) -> str:
        """«wood, wool and ore»."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list", first=", ".join(items[:-1]), last=items[-1])

    def listed(self, game: str, field: str, values: Sequence[object]) -> list[str]:
        """The items of a list in words without lists inside it; equal pieces counted if they have words for it."""
        items = [value for value in values if not isinstance(value, list)]
        found: list[str] = []
        for at, item in enumerate(items):
            if not isinstance(item, str) or not self.has(f"{game}-piece-{slug(item)}.listed"):
                found.append(str(self.word(game, field, item)))
            elif item not in items[:at]:
                found.append(self.several(game, item, items.count(item)))
        return found

    def several(self, game: str, id: str, count: int) -> str:
        """So many of a piece, as a list says it: `<game>-piece-<id>.listed`."""
        message = f"{game}-piece-{slug(id)}.listed"
        return self.say(message, count=count) if self.has(message) else f"{count} × {self.piece(game, id)}"

    def word(self, game: str, field: str, value: object) -> str | int:
        """One value as a sentence needs it."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            if field in seat_fields(game):
                return self.who(game, self.sides if field == "side" else self.names, value)
            return value
        return "" if value is None else self.piece(game, str(value))

    def who(self, game: str, names: Sequence[str], seat: int) -> str:
        """A player's name; who plays without a seat (Will Scarlet) has a text, `<game>-piece-seat_<number>`."""
        if 0 <= seat < len(names):
            return names[seat]
        message = f"{game}-piece-seat_{seat + 1}"
        return self.say(message) if names and self.has(message) else str(seat + 1)

    def piece(self, game: str, id: str) -> str:
        """The name of a piece, a colour, a place: `<game>-piece-<id>`; a value without such a text stays as it is."""
        message = f"{game}-piece-{slug(id)}"
        return self.say(message) if self.has(message) else id

    def event(self, game: str, event: Event) -> str:
        """A line of the log; what can happen at any table (`event-<tag>`) or in this game."""
        fields = msgspec.to_builtins(event)
        tag = fields.pop("event")
        return self.told(game, f"event-{tag}" if self.has(f"event-{tag}") else f"{game}-event-{tag}", fields)

    def refusal(self, game: str, refusal: Refusal) -> str:
        """Why not, spoken to the player."""
        return self.told(game, f"{rule_message(refusal.rule)}.refusal", refusal.details)

    def problem(self, code: str) -> str:
        """What a code of the table or the server means."""
        message = f"problem-{code.removeprefix('table-')}"
        return self.say(message if self.has(message) else "problem-unknown")

    def rule(self, id: str, facts: Mapping[str, object] | None = None) -> str:
        """A rule in our own words, with the facts of a match's box; without any, with those of the usual one."""
        game = id.partition(".")[0]
        return self.say(rule_message(id), **self.in_words(game, usual_facts(game) if facts is None else facts))


def sayable(value: object) -> object:
    """A value as a sentence can hold it: Fluent sets no number without end, and no word."""
    if isinstance(value, int) and abs(value) >= LARGEST:
        value = str(value)
    return f"{value[: LONGEST - 1]}…" if isinstance(value, str) and len(value) > LONGEST else value


def usual_facts(game: str) -> Mapping[str, Fact]:
    """What the rules of a game speak of when nobody has chosen any option."""
    played = GAMES[game]
    return played.facts({name: option.default for name, option in played.options.items()})


def unusual_facts(game: str, options: Mapping[str, Choice]) -> dict[str, Fact] | None:
    """What the rules of a match speak of, if it is not the usual."""
    found = GAMES[game].facts(options)
    return None if found == usual_facts(game) else found


def slug(id: str) -> str:
    """A piece's id as part of a message id."""
    return id.replace(" ", "_")


def rule_message(rule: str) -> str:
    """`loot.capture.tie` stands in the Fluent files as `loot-capture-tie`."""
    return rule.replace(".", "-")
