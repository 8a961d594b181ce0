"""What is told of a table, read by whoever sits at it: the parts of messages that server and terminal share."""

from typing import Literal

import msgspec


class SeatClock(msgspec.Struct):
    """The time of a person: seconds of the reserve and of this decision, which are used first. `over`: none left."""

    reserve: float
    left: float
    running: bool
    over: bool


class Owed(msgspec.Struct):
    """The decision the reader owes, and all answers the rules allow (for free trades: the usual ones)."""

    decision: int
    legal: list[dict[str, object]]


class WishInfo(msgspec.Struct):
    """What a seat asks of the others, who has agreed, and whose yes is still wanted. `asked` is named in an answer."""

    seat: int
    kind: Literal["undo", "end"]
    agreed: list[int]
    wanted: list[int]
    asked: int


class Line(msgspec.Struct):
    """One event as the reader sees it; `move` is the action that caused it (0 is the deal)."""

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


class Answer(msgspec.Struct, tag="answer", tag_field="type"):
    """The one answer to a message: done, or why not. `rule` and `details` name the rule of the game that forbids it;
    `preview` is the view that was asked for, None if nobody can know it yet.
    """

    id: int
    ok: bool
    code: str | None = None
    rule: str | None = None
    details: dict[str, int | str] | None = None
    sentence: str | None = None
    preview: object = None


class Pong(msgspec.Struct, tag="pong", tag_field="type"):
    """The line is alive."""


class Opened(msgspec.Struct):
    """Where the new table is, and the commitment to its secret."""

    id: str
    commitment: str


class Problem(msgspec.Struct):
    """Why a request was not carried out."""

    code: str
    sentence: str
    rule: str | None = None
    details: dict[str, int | str] | None = None


class Step(msgspec.Struct):
    """One action of a replay: the events and the position after it."""

    move: int
    seat: int | None
    events: list[dict[str, object]]
    view: object
