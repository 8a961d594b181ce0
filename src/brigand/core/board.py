"""A board as text: rows of spans, each with a tone. A game draws its own in `terminal.py`, knowing no terminal; a game
that has none gets what `Board` here makes of its view.
"""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple, TypeAlias

import msgspec

from brigand.core.game import Game

Fields: TypeAlias = Mapping[str, object]
MARKS = "●■▲◆★⬢✚☾"
"""Seats have a shape as well as a colour."""


class Span(NamedTuple):
    """A piece of text. `tone` says what it is (a colour of the game, `seat 2`, `dim`, `good`, `bold`), never how it
    looks; `pick` is a field of actions and its value: who points here asks for actions with it.
    """

    text: str
    tone: str = ""
    pick: tuple[str, object] | None = None


Row: TypeAlias = list[Span]


class Told(NamedTuple):
    """A sentence that is not said yet: the id of its text, and its values."""

    text: str
    fields: Fields


class Words:
    """What a board may ask of the reader's language and of the table around it."""

    names: Sequence[str] = ()
    to_act: Sequence[int] = ()

    def say(self, id: str, **values: object) -> str:
        """A message of ours."""
        raise NotImplementedError

    def told(self, id: str, fields: Fields) -> str:
        """A message whose values are seats, pieces and numbers."""
        raise NotImplementedError

    def piece(self, id: str) -> str:
        """The name of a piece."""
        raise NotImplementedError

    def short(self, id: str) -> str:
        """The same, for tight places."""
        raise NotImplementedError

    def several(self, id: str, count: int) -> str:
        """So many of a piece."""
        raise NotImplementedError

    def who(self, seat: int) -> str:
        """The name of a player, or of somebody who plays without a seat."""
        raise NotImplementedError

    def side(self, side: int) -> str:
        """The name of a player or team."""
        raise NotImplementedError


class Board:
    """How a game looks as text. Everything here works for any game; a game's own board says it better."""

    def rows(self, view: msgspec.Struct, words: Words, width: int) -> list[Row]:
        """The table, without hands and panels, in rows of at most `width` cells."""
        found: list[Row] = []
        for name, value in fields_of(view).items():
            for line in listed(name, value):
                found.extend([Span(part)] for part in wrapped(line, width))
        return found

    def hand(self, view: msgspec.Struct, words: Words, width: int) -> list[Row]:
        """What the viewer holds."""
        return []

    def panel(self, view: msgspec.Struct, words: Words, seat: int) -> Row:
        """What a seat's panel tells besides the name."""
        return []

    def status(self, view: msgspec.Struct, words: Words, seat: int | None) -> Told | None:
        """Who must do what, said to the one in this seat; nothing if the game has no words for it."""
        return None

    def extra(self, view: msgspec.Struct, action: Fields) -> Fields:
        """What the sentence of an action needs beyond the action's own fields."""
        return {}

    def sentences(self, view: msgspec.Struct, words: Words) -> list[str]:
        """The table for those who hear it: one sentence for each thing that lies there."""
        return ["".join(span.text for span in row) for row in self.rows(view, words, 10_000)]

    def account(self, view: msgspec.Struct, words: Words) -> list[str]:
        """Where the scores at the end come from, a sentence for each side."""
        return []


def fields_of(view: msgspec.Struct) -> dict[str, object]:
    """A view as plain data."""
    data = msgspec.to_builtins(view)
    assert isinstance(data, dict)
    return data


def listed(name: str, value: object, depth: int = 0) -> list[str]:
    """A value as lines: what is nested is indented below its name."""
    indent = "  " * depth
    if isinstance(value, dict) and value:
        lines = [line for inner, item in value.items() for line in listed(str(inner), item, depth + 1)]
        return [f"{indent}{name}:", *lines]
    if isinstance(value, list) and any(isinstance(item, dict | list) for item in value):
        lines = [line for at, item in enumerate(value, 1) for line in listed(str(at), item, depth + 1)]
        return [f"{indent}{name}:", *lines]
    if isinstance(value, list):
        value = ", ".join(map(str, value))
    return [f"{indent}{name}: {'–' if value in (None, '', {}) else value}"]


# text in cells


def cells(text: str) -> int:
    """How many cells of a terminal a text takes."""
    return sum(
        2 if unicodedata.east_asian_width(char) in "WF" else 0 if unicodedata.combining(char) else 1 for char in text
    )


def length(row: Row) -> int:
    """How many cells a row takes."""
    return sum(cells(span.text) for span in row)


def fit(text: str, width: int) -> str:
    """A text of exactly so many cells: cut with a mark, or filled up."""
    if cells(text) > width:
        kept = ""
        for char in text:
            if cells(kept + char) > width - 1:
                break
            kept += char
        text = kept + "…" if width > 0 else ""
    return text + " " * (width - cells(text))


def pad(row: Row, width: int) -> Row:
    """A row of exactly so many cells."""
    found: Row = []
    left = width
    for span in row:
        if cells(span.text) > left:
            found.append(span._replace(text=fit(span.text, left)))
            return found
        found.append(span)
        left -= cells(span.text)
    return [*found, Span(" " * left)] if left else found


def wrapped(text: str, width: int) -> list[str]:
    """A sentence in lines; what goes on is indented."""
    lines: list[str] = []
    indent = " " * (len(text) - len(text.lstrip()))
    line = indent
    for word in text.split():
        fresh = line if not line.strip() else line + " "
        if line.strip() and cells(fresh + word) > width:
            lines.append(line)
            fresh = indent + "  "
        line = fresh + word
    return [*lines, line]


def flowing(items: Sequence[Row], width: int, gap: str = "  ") -> list[Row]:
    """Items one after the other, in as many rows as they need; one that is too long for a row is cut."""
    rows: list[Row] = []
    for whole in items:
        item = pad(whole, width) if length(whole) > width else whole
        if rows and length(rows[-1]) + cells(gap) + length(item) <= width:
            rows[-1] = [*rows[-1], Span(gap), *item]
        else:
            rows.append(list(item))
    return rows


def broken(row: Row, width: int) -> list[Row]:
    """A row in as many rows as it needs, broken between words."""
    words = [span._replace(text=part) for span in row for part in re.findall(r"\s*\S+|\s+$", span.text)]
    rows: list[Row] = [[]]
    for word in words:
        if rows[-1] and length(rows[-1]) + cells(word.text) > width:
            rows.append([word._replace(text=f"  {word.text.lstrip()}")])
        else:
            rows[-1].append(word)
    return rows


def beside(blocks: Sequence[list[Row]], widths: Sequence[int], gap: str = " ") -> list[Row]:
    """Blocks next to each other, each in a column of its width."""
    rows: list[Row] = []
    for at in range(max((len(block) for block in blocks), default=0)):
        row: Row = []
        for block, width in zip(blocks, widths):
            row += ([Span(gap)] if row else []) + pad(block[at] if at < len(block) else [], width)
        rows.append(row)
    return rows


def framed(rows: Sequence[Row], width: int, title: Row, tone: str = "line", foot: Row | None = None) -> list[Row]:
    """Rows in a frame of so many cells, with a title on its edge."""
    return [
        edge("╭", "╮", title, width, tone),
        *([Span("│", tone), *pad(row, width - 2), Span("│", tone)] for row in rows),
        edge("╰", "╯", foot or [], width, tone),
    ]


def edge(left: str, right: str, words: Row, width: int, tone: str) -> Row:
    """The upper or lower edge of a frame."""
    if not words:
        return [Span(left + "─" * (width - 2) + right, tone)]
    room = width - 6
    shown = words if length(words) <= room else pad(words, room)
    return [Span(f"{left}─ ", tone), *shown, Span(" " + "─" * (width - 5 - length(shown)) + right, tone)]


def mark(seat: int) -> str:
    """The shape of a seat."""
    return MARKS[seat % len(MARKS)]


def marked(seat: int, text: str = "", pick: tuple[str, object] | None = None) -> Span:
    """Something that belongs to a seat: its shape in its colour, and a text."""
    return Span(f"{mark(seat)} {text}" if text else mark(seat), f"seat {seat}", pick)


@cache
def board_of(game: Game) -> Board:
    """How a game looks as text: as its own board says, or what its view tells."""
    name = f"{game.package}.terminal"
    if find_spec(name) is None:
        return Board()
    board = import_module(name).BOARD
    assert isinstance(board, Board)
    return board
