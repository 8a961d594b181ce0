"""The table as text, as the terminal shows it, and that text as a picture: pixels in an array, no library needed."""

from collections.abc import Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray

from brigand.core.board import Fields, Row, Span, Words, board_of
from brigand.core.errors import Unreadable
from brigand.core.game import Game
from brigand.core.state import State
from brigand.text import Texts

HUMAN, ANSI, PIXELS = MODES = ("human", "ansi", "rgb_array")
"""Printed, as text, as a picture of that text."""
WIDTH = 96
CELL = (12, 8)
SCALE = 2
PAPER, INK, SEAT_INK = (244, 234, 213), (36, 28, 21), (0, 89, 140)
LETTERS = """
A25755 B65656 C34443 D65556 E74647 F74644 G34553 H55755 I72227 J11153 K55655 L44447 M57755 N65555 O25552 P65644 Q25563
R65655 S34216 T72222 U55557 V55552 W55775 X55255 Y55222 Z71247 025552 126227 261247 361216 455711 574616 634652 771122
825252 925316 .00002 ,00024 :02020 ;02024 -00700 +02720 =07070 /11244 (12221 )42224 [64446 ]31113 '22000 |22222 _00007
*05250 ─00700 –00700 │22222 ’22000 ×05250 ╭00322 ╮00622 ╰23000 ╯26000 ●02720 ○02520 ■07770 ▲02770 ★05250 ◆02720 ▯75557
"""
GLYPHS = {" ": "00000", **{word[0]: word[1:] for word in LETTERS.split()}}
"""Five rows of three dots, each row an octal digit; what is not here is drawn as a square."""
UNKNOWN = "07770"


class PlainWords(Words):
    """English words, and seats by number: what a board may ask for."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game.id
        self.names = [f"seat {seat}" for seat in range(state.seats)]
        self.to_act = state.to_act()
        sides = state.sides()
        teams = [f"side {side}" for side in range(max(sides) + 1)]
        self.texts = Texts("en", self.names, teams if len(teams) < len(sides) else self.names)

    def say(self, id: str, **values: object) -> str:
        return self.texts.say(id, **values)

    def told(self, id: str, fields: Fields) -> str:
        return self.texts.told(self.game, id, fields)

    def piece(self, id: str) -> str:
        return self.texts.piece(self.game, id)

    def short(self, id: str) -> str:
        return self.texts.piece(self.game, id)

    def several(self, id: str, count: int) -> str:
        return self.texts.several(self.game, id, count)

    def who(self, seat: int) -> str:
        return self.texts.who(self.game, self.names, seat)

    def side(self, side: int) -> str:
        return self.texts.who(self.game, self.texts.sides, side)


def rows_of(game: Game, state: State, seat: int) -> list[Row]:
    """The table, the panels of all seats and the viewer's hand: what this seat sees and nothing else."""
    view = game.view(state, seat)
    words = PlainWords(game, state)
    board = board_of(game)
    panels = [[Span(f"{words.names[other]}  "), *board.panel(view, words, other)] for other in range(state.seats)]
    return [*board.rows(view, words, WIDTH), [], *panels, [], *board.hand(view, words, WIDTH)]


def as_text(game: Game, state: State, seat: int) -> str:
    """The table as lines of text."""
    rows = rows_of(game, state, seat)
    return "\n".join("".join(span.text for span in row).rstrip() for row in rows) + "\n"


def as_pixels(game: Game, state: State, seat: int) -> NDArray[np.uint8]:
    """The table as a picture: always as wide, as high as it needs."""
    rows = rows_of(game, state, seat)
    picture = np.full(((len(rows) + 1) * CELL[0], (WIDTH + 2) * CELL[1], 3), PAPER, dtype=np.uint8)
    for line, row in enumerate(rows):
        draw_row(picture, line * CELL[0] + CELL[0] // 2, row)
    return picture


def known_mode(mode: str | None) -> str | None:
    """A way to render, or none."""
    if mode not in (None, *MODES):
        raise Unreadable(f"there is no render mode {mode!r} (modes: {', '.join(MODES)})")
    return mode


def rendered(mode: str | None, game: Game, state: State, seat: int) -> str | NDArray[np.uint8] | None:
    """What a seat sees, in one of the modes; a human finds it on the screen."""
    if mode == HUMAN:
        print(as_text(game, state, seat))
    return as_text(game, state, seat) if mode == ANSI else as_pixels(game, state, seat) if mode == PIXELS else None


def draw_row(picture: NDArray[np.uint8], top: int, row: Sequence[Span]) -> None:
    """A row of text; what belongs to a seat is coloured."""
    left = CELL[1]
    for span in row:
        ink = SEAT_INK if span.tone.startswith("seat") else INK
        for char in span.text:
            if left + CELL[1] > picture.shape[1]:
                return
            dots = glyph(char.upper() if len(char.upper()) == 1 else char)
            picture[top : top + dots.shape[0], left : left + dots.shape[1]][dots] = ink
            left += CELL[1]


@cache
def glyph(char: str) -> NDArray[np.bool_]:
    """The dots of a letter."""
    lines = [[int(digit) >> bit & 1 for bit in (2, 1, 0)] for digit in GLYPHS.get(char, UNKNOWN)]
    return np.kron(np.array(lines), np.ones((SCALE, SCALE))).astype(bool)
