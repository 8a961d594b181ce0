"""Everything we say, in English, Italian and German, from the same Fluent files the web app reads (docs/texts.md).

A value inside a sentence is put in words by its field's name and type, the same way here and in web/src/lib/say.ts:
a seat (a number in a field of SEAT_FIELDS) becomes that player's name, a piece's id («green 3») its name in the
reader's language, a list the names joined, with its length beside it as `<field>_count`.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from brigand.core.errors import BrigandError, Refusal, Refused, Unreadable
from brigand.core.journal import Event
from brigand.games import GAMES

LANGUAGES = ["en", "it", "de"]
SEAT_FIELDS = {"seat", "owner", "dealer", "starter", "player", "side", "target", "victim", "winner", "giver", "taker"}


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language."""
    if language not in LANGUAGES:
        raise Unreadable(f"there are no texts in {language!r} (languages: {', '.join(LANGUAGES)})")
    result = FluentBundle([language], use_isolating=False)
    for package in ["brigand", *(f"brigand.games.{game}" for game in GAMES)]:
        source = files(package).joinpath("texts", f"{language}.ftl").read_text("utf-8")
        result.add_resource(FluentResource(source))
    return result


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
        text, errors = self.bundle.format_pattern(pattern, values)
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
                words[name] = ", ".join(
                    str(self.word(game, name, item)) for item in value if not isinstance(item, list)
                )
            else:
                words[name] = self.word(game, name, value)
        return words

    def word(self, game: str, field: str, value: object) -> str | int:
        """One value as a sentence needs it."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            if field in SEAT_FIELDS:
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
        """A line of the log."""
        fields = msgspec.to_builtins(event)
        return self.told(game, f"{game}-event-{fields.pop('event')}", fields)

    def refusal(self, game: str, refusal: Refusal) -> str:
        """Why not, spoken to the player."""
        return self.told(game, f"{rule_message(refusal.rule)}.refusal", refusal.details)

    def error(self, game: str | None, error: BrigandError) -> str:
        """What went wrong, in one sentence."""
        if isinstance(error, Refused) and game is not None:
            return self.refusal(game, error.refusal)
        return str(error)

    def rule(self, id: str) -> str:
        """A rule in our own words."""
        return self.say(rule_message(id))


def slug(id: str) -> str:
    """A piece's id as part of a message id."""
    return id.replace(" ", "_")


def rule_message(rule: str) -> str:
    """`loot.capture.tie` stands in the Fluent files as `loot-capture-tie`."""
    return rule.replace(".", "-")
