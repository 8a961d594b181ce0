"""A table as the terminal reads it: what the server says of it (docs/protocol.md), or what a local match is told as.

Only what the terminal uses is named here; `tests/terminal/test_wire.py` holds it to the server's own types.
"""

from typing import Literal

import msgspec

from brigand.core.game import Choice, Fact


class Place(msgspec.Struct):
    """A place at the table. A person with a `level` is away and played by a bot."""

    kind: str
    name: str
    level: str | None = None
    connected: bool = True
    host: bool = False
    resigned: bool = False
    ready: bool = False


class SeatClock(msgspec.Struct):
    """The time of a person: seconds of the reserve and of this decision, which are used first. `over`: none left."""

    reserve: float
    left: float
    running: bool
    over: bool


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


class Owed(msgspec.Struct):
    """The decision the reader owes, and the answers that are offered."""

    decision: int
    legal: list[dict[str, object]]


class Line(msgspec.Struct):
    """One event as the reader sees it, and the number of its move."""

    move: int
    event: dict[str, object]


class Remark(msgspec.Struct):
    """Something said."""

    name: str
    seat: int | None
    channel: str
    phrase: str | None
    text: str | None
    own: bool


class Ending(msgspec.Struct):
    """How it ended, by seat."""

    places: list[int]
    scores: list[int]
    reason: str
    resigned: list[int] = []


class WishInfo(msgspec.Struct):
    """What a seat asks of the others, who has agreed, and whose yes is still wanted."""

    seat: int
    kind: Literal["undo", "end"]
    agreed: list[int]
    wanted: list[int]


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


class Opened(msgspec.Struct):
    """Where a new table is, and the commitment to its secret."""

    id: str
    commitment: str


class Answer(msgspec.Struct, tag="answer", tag_field="type"):
    """The one answer to a message."""

    id: int
    ok: bool
    code: str | None = None
    rule: str | None = None
    details: dict[str, int | str] | None = None
    sentence: str | None = None


class Pong(msgspec.Struct, tag="pong", tag_field="type"):
    """The line is alive."""


class Step(msgspec.Struct):
    """One move of a replay: its events, and the position after it."""

    move: int
    seat: int | None
    events: list[dict[str, object]]
    view: object


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


class Problem(msgspec.Struct):
    """Why a request was not carried out."""

    code: str
    sentence: str
    rule: str | None = None
    details: dict[str, int | str] | None = None


class Because(msgspec.Struct):
    """A reason: the id of a text and its values."""

    text: str
    details: dict[str, int | str]


class Hint(msgspec.Struct):
    """A move worth a thought."""

    action: dict[str, object]
    notation: str
    win: float
    visits: int
    because: Because


class Hints(msgspec.Struct):
    """The best moves for a decision."""

    decision: int
    hints: list[Hint]


SAID: msgspec.json.Decoder[Table | Answer | Pong] = msgspec.json.Decoder(Table | Answer | Pong)
