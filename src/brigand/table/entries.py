"""The log of a table: everything that ever changed it, in order. A table is what its log adds up to."""

import msgspec

Choice = bool | int | str


class Entry(msgspec.Struct, frozen=True, tag_field="entry"):
    """One change of a table."""


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


class Changed(Entry, frozen=True, tag="changed"):
    """The host chose other seats, options or pace before the start."""

    seats: int
    options: dict[str, Choice]
    pace: str


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
    """A seat became open again before the start."""

    seat: int


class Started(Entry, frozen=True, tag="started"):
    """The deal. Seat s is now taken by whoever sat at `order[s]`."""

    order: list[int]


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


AnyEntry = (
    Created | Changed | Sat | BotSat | Freed | Started | Played | TookOver | CameBack | Resigned | Said | Followed
)
DECODER: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def decode(data: bytes | str) -> AnyEntry:
    """An entry as it was stored."""
    return DECODER.decode(data)
