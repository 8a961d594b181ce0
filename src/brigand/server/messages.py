"""What the server and the browser say to each other. web/src/lib/api.ts is generated from these types."""

from typing import Literal

import msgspec

from brigand.core.game import Choice, Fact
from brigand.table.entries import AtZero, Clock
from brigand.table.fairness import Added
from brigand.table.told import Answer, Line, Owed, Pong, Remark, SeatClock, WishInfo


class SeatInfo(msgspec.Struct):
    """A place at the table as everybody sees it. A person with a `level` is away and played by a bot. At a rated table
    `handle` leads to the page of the person.
    """

    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None
    connected: bool
    host: bool
    resigned: bool
    ready: bool
    handle: str | None


class ClockInfo(msgspec.Struct):
    """The clocks at `now`, the server's time in seconds, and what was agreed: the reserve for a match, seconds for
    `each` decision, what happens `at_zero`, and how many seconds can be given at once. Bots have no clock.
    """

    reserve: int
    each: int
    at_zero: AtZero
    gift: int
    now: float
    seats: list[SeatClock | None]


class You(msgspec.Struct):
    """What the server knows of the reader. `token` proves the seat when acting; `mixed`: own chance was added."""

    name: str
    seat: int | None
    token: str | None
    host: bool
    mixed: bool


class Ending(msgspec.Struct):
    """How it ended, by seat. The secret and the salt open the commitment."""

    places: list[int]
    scores: list[int]
    reason: str
    resigned: list[int]
    secret: str
    salt: str


class TableMessage(msgspec.Struct, tag="table", tag_field="type"):
    """The table as the reader may see it, sent whenever something changed. `lines` continue from `first_line`.

    `facts` are those of the table's own box where the game's usual ones do not hold. `undo` tells how the reader's last
    step can be taken back: alone, alone because only bots would mind, or if all agree. `glimpses` are the lines from
    number `glimpsed` on as the reader saw them happen, if the story was dimmed before they could be read.
    """

    id: str
    version: int
    game: str
    status: Literal["lobby", "playing", "over"]
    options: dict[str, Choice]
    rated: bool
    facts: dict[str, Fact] | None
    pace: str
    seats: list[SeatInfo]
    sides: list[int]
    watchers: int
    you: You
    commitment: str
    move: int
    view: object
    to_act: list[int]
    owed: Owed | None
    undo: Literal["own", "practice", "ask"] | None
    wish: WishInfo | None
    clock: ClockInfo | None
    first_line: int
    lines: list[Line]
    glimpsed: int
    glimpses: list[Line]
    watchers_talk: bool
    remarks: list[Remark]
    ending: Ending | None
    next_table: str | None


ServerMessage = TableMessage | Answer | Pong


class Act(msgspec.Struct, tag="act", tag_field="type", forbid_unknown_fields=True):
    """Answer a decision."""

    id: int
    token: str
    decision: int
    action: dict[str, object]


class Preview(msgspec.Struct, tag="preview", tag_field="type", forbid_unknown_fields=True):
    """What would I see if I answered a decision like this? Nothing is played."""

    id: int
    token: str
    decision: int
    action: dict[str, object]


class Say(msgspec.Struct, tag="say", tag_field="type", forbid_unknown_fields=True):
    """Say something."""

    id: int
    channel: str
    phrase: str | None = None
    text: str | None = None


class Ping(msgspec.Struct, tag="ping", tag_field="type", forbid_unknown_fields=True):
    """Is the line alive?"""


class Refresh(msgspec.Struct, tag="refresh", tag_field="type", forbid_unknown_fields=True):
    """Send the table again, with all lines."""


ClientMessage = Act | Preview | Say | Ping | Refresh


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """Open a table. With `bots` the other seats are filled and the match starts at once; if it shall `wait`, when it is
    asked to, so that one can add chance of one's own after the commitment.
    """

    game: str
    seats: int
    name: str
    options: dict[str, Choice] = {}
    pace: str = "natural"
    bots: str | None = None
    clock: Clock | None = None
    wait: bool = False
    rated: bool = False


class ChangeTable(msgspec.Struct, forbid_unknown_fields=True):
    """Other seats, options, pace or clock."""

    seats: int
    options: dict[str, Choice]
    pace: str
    clock: Clock | None = None
    rated: bool = False


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """Take a seat under a name."""

    name: str


class PutBot(msgspec.Struct, forbid_unknown_fields=True):
    """Put a bot on a seat."""

    level: str


class SetPace(msgspec.Struct, forbid_unknown_fields=True):
    """How fast bots should play: quick, natural, calm, step (one action at a time) or pause."""

    pace: str


class GetReady(msgspec.Struct, forbid_unknown_fields=True):
    """Whether the deal may come."""

    ready: bool


class SetChat(msgspec.Struct, forbid_unknown_fields=True):
    """Whether those who watch may talk."""

    watchers_talk: bool


class AnswerWish(msgspec.Struct, forbid_unknown_fields=True):
    """Yes or no to what somebody asked: to the question that is named, so that no yes meets another one."""

    agrees: bool
    asked: int | None = None


class Start(msgspec.Struct, forbid_unknown_fields=True):
    """Deal; with `shuffle_seats` everybody is seated by lot first."""

    shuffle_seats: bool = False


class AddEntropy(msgspec.Struct, forbid_unknown_fields=True):
    """Chance of one's own for the deal: 32 bytes in hex."""

    entropy: str


class FairInfo(msgspec.Struct):
    """What the deal is or was made of, as everybody may know it: the commitment, what each place added before the deal,
    and since the deal how seats were taken and the end of the chain (docs/rng.md). `version` 0: seats could not add.
    """

    version: int
    commitment: str
    added: list[Added]
    by_lot: bool
    order: list[int] | None
    mix: str | None
