"""The log of a table: everything that ever changed it, in order. A table is what its log adds up to."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from brigand.core.game import Choice

AtZero = Literal["bot", "resign", "wait"]
"""What happens to a seat without time: a bot plays on, it has resigned, or it is only shown."""
DAY = 86_400
LONGEST = 30 * DAY


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much time there is: seconds in reserve for the whole match, and for each decision, which are used first."""

    reserve: Annotated[int, Meta(ge=0, le=LONGEST)]
    each: Annotated[int, Meta(ge=1, le=LONGEST)]
    at_zero: AtZero = "bot"

    @property
    def gift(self) -> int:
        """What a player can give another at once: a minute, or a day where decisions have days."""
        return DAY if self.each >= DAY else 60


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="entry"):
    """One change of a table. `at` is when it was logged, in seconds; nothing but clocks depends on it."""

    at: float = 0.0


class Created(Entry, frozen=True, tag="created"):
    """A table was opened by its host. The secret will feed all chance; only its hash is told before the end."""

    game: str
    rules: int
    seats: int
    options: dict[str, Choice]
    host: str
    pace: str
    secret: str
    salt: str
    clock: Clock | None = None
    rated: bool = False


class Changed(Entry, frozen=True, tag="changed"):
    """The host chose other seats, options, pace or clock before the start."""

    seats: int
    options: dict[str, Choice]
    pace: str
    clock: Clock | None = None
    rated: bool = False


class Sat(Entry, frozen=True, tag="sat"):
    """A person took a seat."""

    seat: int
    person: str
    name: str


class BotSat(Entry, frozen=True, tag="bot_sat"):
    """A bot was put on a seat."""

    seat: int
    level: str
    name: str


class Freed(Entry, frozen=True, tag="freed"):
    """A seat became open again before the start. `out`: the host sent this person away, for good."""

    seat: int
    out: str | None = None


class Hushed(Entry, frozen=True, tag="hushed"):
    """The host decided whether those who watch may talk."""

    watchers_talk: bool


class Cleared(Entry, frozen=True, tag="cleared"):
    """The host took away what was said so far."""


class Mixed(Entry, frozen=True, tag="mixed"):
    """The person on a seat added entropy of its own to all chance (`table/fairness.py`)."""

    seat: int
    entropy: str


class Started(Entry, frozen=True, tag="started"):
    """The deal. Seat s is now taken by whoever sat at `order[s]`, which follows from the secret and what seats added;
    at tables of the first kind (`fair` 0) the order was free, and the secret alone made all chance. `mix` is kept where
    somebody was forgotten, whose name had a part in it.
    """

    order: list[int]
    by_lot: bool = False
    fair: int = 0
    mix: str | None = None


class Played(Entry, frozen=True, tag="played"):
    """A seat answered the decision it owed; `by_bot` tells who chose."""

    seat: int
    decision: int
    action: dict[str, object]
    by_bot: bool


class TookOver(Entry, frozen=True, tag="took_over"):
    """A bot plays for a person until the person comes back."""

    seat: int
    level: str


class CameBack(Entry, frozen=True, tag="came_back"):
    """A person plays on by himself."""

    seat: int


class Resigned(Entry, frozen=True, tag="resigned"):
    """A person gave up; a bot finishes for the seat, which is ranked last."""

    seat: int


class Undone(Entry, frozen=True, tag="undone"):
    """A seat took back what was played after `number` actions: nothing had been shown (own), or there are only bots to
    mind (practice).
    """

    seat: int
    number: int
    why: str


class Wished(Entry, frozen=True, tag="wished"):
    """A seat asks the others: to take back what was played after `number` actions (undo), or to end the match (end)."""

    seat: int
    kind: Literal["undo", "end"]
    number: int


class Replied(Entry, frozen=True, tag="replied"):
    """A seat answers a wish. The last one to agree lets it happen; one no, also of the seat that asked, ends it."""

    seat: int
    agrees: bool


class Paced(Entry, frozen=True, tag="paced"):
    """A person wants the bots to play at this pace; most decide."""

    seat: int
    pace: str


class Readied(Entry, frozen=True, tag="readied"):
    """A person is ready for the deal, or not yet."""

    seat: int
    is_ready: bool


class RanOut(Entry, frozen=True, tag="ran_out"):
    """The time of a seat is over, and what the table had chosen for that happens."""

    seat: int
    then: AtZero


class GaveTime(Entry, frozen=True, tag="gave_time"):
    """A seat gave another one more time."""

    seat: int
    to: int
    seconds: int


class Slept(Entry, frozen=True, tag="slept"):
    """There was no server for so long; clocks stood still."""

    seconds: float


class Said(Entry, frozen=True, tag="said"):
    """Chat: a preset phrase by id, or free text. `channel` is table, team or watchers."""

    person: str
    name: str
    seat: int | None
    channel: str
    phrase: str | None
    text: str | None


class Followed(Entry, frozen=True, tag="followed"):
    """A rematch was opened at another table."""

    table: str


class Closed(Entry, frozen=True, tag="closed"):
    """Whoever runs the server ended the match; `gone`: and takes the table away, which nobody opens again."""

    gone: bool = False


class Became(Entry, frozen=True, tag="became"):
    """A guest is somebody with an account from now on, in the same seat."""

    person: str
    to: str


AnyEntry = (
    Created
    | Changed
    | Sat
    | BotSat
    | Freed
    | Readied
    | Mixed
    | Started
    | Played
    | Undone
    | Wished
    | Replied
    | Paced
    | TookOver
    | CameBack
    | Resigned
    | RanOut
    | GaveTime
    | Slept
    | Said
    | Hushed
    | Cleared
    | Followed
    | Closed
    | Became
)
DECODER: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def decode(data: bytes | str) -> AnyEntry:
    """An entry as it was stored."""
    return DECODER.decode(data)
