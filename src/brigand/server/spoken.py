"""Texts of people as others may have to look at them: names and remarks without tricks."""

import unicodedata
from typing import Final

from brigand.table.errors import NotPossible
from brigand.table.talk import LONGEST_TEXT, PHRASES

LONGEST_NAME: Final = 24
MOST_BYTES: Final = 900
"""Of a remark in UTF-8."""
MOST_MARKS: Final = 2
"""Accents on one letter; more of them climb over the lines above."""
BLANKS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\u00ad\u034f\u17b4\u17b5\u180e")
"""Letters by their kind, nothing by their look."""
HIDDEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
"""Kinds of characters nobody sees: control, direction, joiners, and what no font has."""
LOOKS: Final = {
    "a": "\u0430\u03b1",
    "b": "\u0432\u03b2",
    "e": "\u0435\u03b5",
    "k": "\u043a\u03ba",
    "m": "\u043c",
    "h": "\u043d\u04bb",
    "o": "\u043e\u03bf0",
    "p": "\u0440\u03c1",
    "c": "\u0441",
    "t": "\u0442\u03c4",
    "y": "\u0443\u03b3",
    "x": "\u0445\u03c7",
    "l": "\u0456\u04cf\u03b91|\u0131\u0269i",
    "j": "\u0458",
    "s": "\u0455",
    "d": "\u0501",
    "q": "\u051b",
    "w": "\u051d\u03c9",
    "g": "\u0261",
    "n": "\u03b7",
    "v": "\u03bd",
    "u": "\u03c5",
}
"""Latin letters, and letters of other alphabets and figures that look like them."""
ALIKE: Final = {ord(other): letter for letter, others in LOOKS.items() for other in others}


def cleaned(text: str) -> str:
    """One line of what can be seen: no control, direction or zero-width characters, no towers of accents."""
    shown: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(char)
        if char in "\n\r\t" or kind in ("Zl", "Zp", "Zs"):
            shown.append(" ")
        elif kind not in HIDDEN and char not in BLANKS:
            marks = marks + 1 if kind in ("Mn", "Me") else 0
            if marks <= MOST_MARKS:
                shown.append(char)
    return " ".join("".join(shown).split())


def clean_name(name: str) -> str:
    """A name that can be shown: one line, not empty, not endless."""
    shown = cleaned(name[: 40 * LONGEST_NAME])
    if not 0 < len(shown) <= LONGEST_NAME or not any(unicodedata.category(char)[0] in "LNSP" for char in shown):
        raise NotPossible("table-bad_name")
    return shown


def clean_remark(text: str | None) -> str | None:
    """A remark that harms nobody; None if nothing of it is left."""
    if text is None:
        return None
    if len(text) > LONGEST_TEXT:
        raise NotPossible("table-too_long")
    shown = cleaned(text)
    if len(shown.encode()) > MOST_BYTES:
        raise NotPossible("table-too_long")
    return shown or None


def needs_phrase(phrase: str | None) -> None:
    """Only a phrase that every reader has in their own language."""
    if phrase is not None and phrase not in PHRASES:
        raise NotPossible("table-cannot_say")


def likeness(name: str) -> str:
    """What names have in common that look alike: case, accents, blanks and letters of other alphabets."""
    plain = unicodedata.normalize("NFKD", cleaned(name)).casefold()
    letters = "".join(char for char in plain if not unicodedata.combining(char) and not char.isspace())
    return letters.translate(ALIKE).replace("rn", "m").replace("vv", "w")
