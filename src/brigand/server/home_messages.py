"""What the first page and the rules are told: games, options, clocks, the reader's tables."""

from typing import Literal

import msgspec

from brigand.core.game import Choice, Fact


class OptionInfo(msgspec.Struct):
    """An option of a game: one of the choices, one for each seat (words), or a document (the text of a file)."""

    name: str
    kind: str
    choices: list[Choice]
    default: Choice


class GameInfo(msgspec.Struct):
    """What can be played. `fits` lists for every number of seats the option values that work, where they can be
    listed; `facts` are what the rules of the usual box speak of.
    """

    id: str
    seats: list[int]
    minutes: int
    options: list[OptionInfo]
    facts: dict[str, Fact]
    fits: dict[int, list[dict[str, Choice]]]
    chapters: dict[str, list["RuleInfo"]]


class RuleInfo(msgspec.Struct):
    """A rule by id and origin; its words are in the texts."""

    id: str
    origin: str


class ClockProfile(msgspec.Struct):
    """A usual clock: seconds in reserve and for each decision."""

    name: str
    reserve: int
    each: int


class Home(msgspec.Struct):
    """Everything the first page needs; `bot` is the level offered first. Compiling, bots are slow."""

    games: list[GameInfo]
    bots: list[str]
    bot: str
    paces: list[str]
    clocks: list[ClockProfile]
    name: str
    engine: Literal["compiled", "plain", "compiling"]
    version: str
    tables: list["MyTable"]


class MyTable(msgspec.Struct):
    """A table the reader sits at or has opened; `won` names the winners, `turn` those who owe a decision, `since` when.
    On the reader's turn `seconds` tells the time left, where there is a clock.
    """

    id: str
    game: str
    status: str
    seats: list[str]
    your_turn: bool
    seconds: float | None
    won: list[str]
    changed: float
    turn: list[str]
    since: float | None
