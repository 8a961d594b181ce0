"""Everything the terminal says about a match, in the reader's language."""

import os
from collections.abc import Mapping, Sequence

import msgspec

from brigand.coach.hint import Because
from brigand.core.action import Action
from brigand.core.board import Board, Fields, Words, board_of
from brigand.core.errors import BrigandError, Refusal, Refused, Stale
from brigand.core.game import Fact, Game
from brigand.rulebook import chapters
from brigand.table.errors import NotPossible
from brigand.table.told import Remark
from brigand.terminal.wire import Place, Table
from brigand.text import LANGUAGES, Texts, slug


class Trouble(BrigandError):
    """Something that went wrong, already in words."""

    code = "trouble"


class Verdict(msgspec.Struct):
    """Why not: a sentence, and the rule behind it in full if there is one."""

    sentence: str
    rule: str | None = None
    text: str | None = None


class Brief(Texts):
    """Calls pieces by their short names, where they have one."""

    def piece(self, game: str, id: str) -> str:
        message = f"{game}-piece-{slug(id)}.short"
        return self.say(message) if self.has(message) else super().piece(game, id)


class Speaker(Words):
    """Speaks about one table: knows its game, what its seats are called, and who is to act."""

    def __init__(self, texts: Texts, game: Game, table: Table | None = None) -> None:
        self.game = game
        self.board: Board = board_of(game)
        self.facts: Mapping[str, Fact] | None = None
        self.texts = texts
        if table is not None:
            self.names = [seat_name(texts, place, number) for number, place in enumerate(table.seats)]
            self.facts = table.facts
            self.to_act = table.to_act
            self.texts = Texts(texts.language, self.names, side_names(self.names, table.sides))
        self.brief = Brief(texts.language, self.names, self.texts.sides)

    # what boards ask for

    def say(self, id: str, **values: object) -> str:
        return self.texts.say(id, **values)

    def told(self, id: str, fields: Fields) -> str:
        return self.texts.told(self.game.id, id, fields)

    def piece(self, id: str) -> str:
        return self.texts.piece(self.game.id, id)

    def short(self, id: str) -> str:
        return self.brief.piece(self.game.id, id)

    def several(self, id: str, count: int) -> str:
        return self.texts.several(self.game.id, id, count)

    def who(self, seat: int) -> str:
        return self.texts.who(self.game.id, self.names, seat)

    def side(self, side: int) -> str:
        return self.texts.who(self.game.id, self.texts.sides, side)

    # sentences about the match

    def event(self, event: Mapping[str, object]) -> str:
        """A line of the log."""
        fields = dict(event)
        common = f"event-{fields.pop('event')}"
        return self.told(common if self.texts.has(common) else f"{self.game.id}-{common}", fields)

    def status(self, view: msgspec.Struct, seat: int | None) -> str:
        """Who must do what."""
        told = self.board.status(view, self, seat)
        if told is not None:
            return self.told(told.text, told.fields)
        if seat is not None and seat in self.to_act:
            return self.say("title-turn")
        players = ", ".join(map(self.who, self.to_act))
        return self.say("terminal-waits", players=players) if players else self.say("problem-over")

    def action(self, view: msgspec.Struct, fields: Fields, *, short: bool = False) -> str:
        """An action as a button says it: `<game>-action-<do>`, or otherwise in this decision; without a text, in
        notation. `short` calls pieces by their short names.
        """
        given = dict(fields)
        verb = given.pop("do")
        extra = dict(self.board.extra(view, fields))
        decision = extra.pop("decision", None)
        plain = f"{self.game.id}-action-{verb}"
        id = next((one for one in (f"{plain}-{decision}", plain) if self.texts.has(one)), None)
        if id is None:
            return self.game.notation(self.game.from_json(fields))
        texts = self.brief if short else self.texts
        return texts.told(self.game.id, id, {**given, **extra}) + self.trade(given)

    def trade(self, fields: Fields) -> str:
        """What an offer gives and wants; its button leaves that open."""
        sides = [fields.get("give"), fields.get("want")]
        if not any(isinstance(side, dict) for side in sides):
            return ""
        return f" ({' → '.join(self.bundle(side) for side in sides)})"

    def bundle(self, things: object) -> str:
        """`2 wood, 1 gold`, or a question mark."""
        if not isinstance(things, dict) or not things:
            return "?"
        return ", ".join(self.several(str(thing), int(count)) for thing, count in things.items())

    def notation(self, fields: Fields) -> str:
        """An action as it is typed."""
        return self.game.notation(self.game.from_json(fields))

    def because(self, reason: Because) -> str:
        """Why a move is good."""
        return self.told(reason.text, reason.details)

    def remark(self, remark: Remark) -> str:
        """Something said at the table."""
        phrase = f"phrase-{remark.phrase}"
        said = self.say(phrase) if remark.phrase and self.texts.has(phrase) else remark.text or remark.phrase or ""
        return f"{remark.name}: {said}"

    def rule(self, id: str) -> str:
        """A rule with the facts of this table's box."""
        return self.texts.rule(id, self.facts)

    # why not

    def why_not(self, refusal: Refusal) -> Verdict:
        """The sentence of a refusal, and its rule."""
        return Verdict(self.texts.refusal(self.game.id, refusal), refusal.rule, self.rule(refusal.rule))

    def verdict(self, error: BrigandError) -> Verdict:
        """What went wrong, whatever it was."""
        if isinstance(error, Refused):
            return self.why_not(error.refusal)
        if isinstance(error, Stale):
            return Verdict(self.say("problem-stale"))
        if isinstance(error, NotPossible):
            return Verdict(self.texts.problem(error.code))
        return Verdict(str(error))


def seat_name(texts: Texts, place: Place, number: int) -> str:
    """The name of whoever sits there."""
    return place.name or texts.say("seat-number", number=number + 1)


def side_names(names: Sequence[str], sides: Sequence[int]) -> list[str]:
    """What the sides are called: a team by its members."""
    count = max(sides, default=-1) + 1
    return [" & ".join(name for name, other in zip(names, sides) if other == side) for side in range(count)]


def language_here(wish: str | None) -> str:
    """The language asked for, or the first of ours that the environment names."""
    if wish is not None:
        Texts(wish)
        return wish
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        found = os.environ.get(variable, "")[:2].lower()
        if found in LANGUAGES:
            return found
    return LANGUAGES[0]


def rules_with(speaker: Speaker, wanted: str) -> dict[str, list[str]]:
    """Ids of rules by chapter: one chapter, one rule, or else all that say something; without a word all."""
    word, book = wanted.lower(), chapters(speaker.game.id)
    named = {chapter: [rule.id for rule in rules if word in (chapter, rule.id)] for chapter, rules in book.items()}
    if not any(named.values()):
        named = {
            chapter: [rule.id for rule in rules if word in f"{rule.id} {speaker.rule(rule.id)}".lower()]
            for chapter, rules in book.items()
        }
    return {chapter: ids for chapter, ids in named.items() if ids}


def matching(speaker: Speaker, legal: Sequence[Action], text: str) -> list[Action]:
    """The offered moves whose notation begins with what was typed so far."""
    typed = " ".join(text.lower().split())
    return [action for action in legal if speaker.game.notation(action).startswith(typed)]
