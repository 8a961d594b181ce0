"""Rows of a board as text with colours: what each tone looks like on paper and at night."""

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from brigand.core.board import Row, Span

PAPER, INK = {"light": "#f4ead5", "dark": "#1d1a16"}, {"light": "#241c15", "dark": "#efe4cd"}
SEATS = {
    "light": ["#00598c", "#a84300", "#00694d", "#9c3f74", "#6b6200", "#1f6690", "#5a5a5a", "#5b2f8f"],
    "dark": ["#5fb0e6", "#ff9350", "#34c99b", "#e6a3c8", "#f0e442", "#8fd0f5", "#bbbbbb", "#bb95e4"],
}
TONES = {
    "light": {
        "dim": "#6a5f52",
        "line": "#7d7060",
        "key": "#0f5e63",
        "good": "#00694d",
        "warn": "#b3261e",
        "act": "#1f6f8b",
        "gold": "#7a5600",
        "yellow": "#6b6200",
        "blue": "#00598c",
        "green": "#2f6b1f",
        "purple": "#6a3d9a",
        "violet": "#6a3d9a",
        "red": "#a32a1f",
        "orange": "#a84300",
        "white": "#5d564b",
        "gray": "#5a5a5a",
    },
    "dark": {
        "dim": "#a89c89",
        "line": "#8d8170",
        "key": "#6fc3c9",
        "good": "#56c48f",
        "warn": "#ff8f83",
        "act": "#6cc0de",
        "gold": "#e6b84c",
        "yellow": "#f0e442",
        "blue": "#6fb4ea",
        "green": "#8fcf6b",
        "purple": "#c39be8",
        "violet": "#c39be8",
        "red": "#ff9285",
        "orange": "#ff9e57",
        "white": "#ffffff",
        "gray": "#b8b8b8",
    },
}


def style_of(span: Span, shade: str) -> Style:
    """How a span looks; where it can be pointed at, it carries what a click asks for."""
    meta = None if span.pick is None else {"pick": span.pick}
    tone = span.tone
    if tone.startswith("seat "):
        return Style(color=SEATS[shade][int(tone[5:]) % 8], bold=True, meta=meta)
    if tone == "bold":
        return Style(bold=True, meta=meta)
    if tone == "reverse":
        return Style(reverse=True, meta=meta)
    return Style(color=TONES[shade].get(tone), meta=meta)


def painted(rows: Sequence[Row], shade: str) -> Text:
    """Rows as one text; nothing in it is read as markup."""
    text = Text(no_wrap=True, end="")
    for number, row in enumerate(rows):
        if number:
            text.append("\n")
        for span in row:
            text.append(span.text, style_of(span, shade))
    return text
