"""A table as the terminal reads it: what the server says of it (docs/protocol.md), or what a local match is told as.

Of the server's larger messages only what the terminal uses is named here, and `tests/terminal/test_wire.py` holds it to
them; the smaller ones are the same (`table/told.py`).
"""

from typing import Literal

import msgspec

from brigand.core.game import Choice, Fact
from brigand.table.told import Answer, Line, Owed, Pong, Remark, SeatClock, Step, WishInfo


class Place(msgspec.Struct):
    """A place at the table. A person with a `level` is away and played by a bot."""

    kind: str
    name: str
    level: str | None = None
    connected: bool = True
    host: bool = False
    resigned: bool = False
    ready: bool = False


class ClockInfo(msgspec.Struct):
    """The clocks by seat as they were when the table was told; `gift` is how many seconds can be given at once."""

    gift: int
    seats: list[SeatClock | None]


class You(msgspec.Struct):
    """The reader; `token` proves the seat when acting; `mixed`: chance of our own is in the deal."""

    name: str
    seat: int | None
    token: str | None = None
    host: bool = False
    mixed: bool = False


class Ending(msgspec.Struct):
    """How it ended, by seat."""

    places: list[int]
    scores: list[int]
    reason: str
    resigned: list[int] = []


class Table(msgspec.Struct, tag="table", tag_field="type"):
    """The table as the reader may see it. `view` is the game's own view."""

    id: str
    version: int
    game: str
    status: str
    options: dict[str, Choice]
    facts: dict[str, Fact] | None
    seats: list[Place]
    sides: list[int]
    you: You
    move: int
    view: object
    to_act: list[int]
    owed: Owed | None
    first_line: int
    lines: list[Line]
    remarks: list[Remark]
    ending: Ending | None
    next_table: str | None = None
    pace: str = "natural"
    undo: Literal["own", "practice", "ask"] | None = None
    wish: WishInfo | None = None
    clock: ClockInfo | None = None


class Replay(msgspec.Struct):
    """A match step by step, seen by one viewer; of a server's match a page with those from `first` on."""

    viewer: int | None
    open: bool
    steps: list[Step]
    first: int = 0
    total: int = 0

    @property
    def next(self) -> int | None:
        """Where the next page begins; None after the last."""
        end = self.first + len(self.steps)
        return end if self.steps and end < self.total else None


SAID: msgspec.json.Decoder[Table | Answer | Pong] = msgspec.json.Decoder(Table | Answer | Pong)
