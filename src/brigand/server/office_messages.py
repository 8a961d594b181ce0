"""What `brigand admin` tells, as tables or as JSON."""

import msgspec


class PersonInfo(msgspec.Struct):
    """Somebody the database knows; guests have no account."""

    id: str
    name: str
    account: str | None
    mail: str
    seen: float
    tables: int
    devices: int


class People(msgspec.Struct):
    """A list of people."""

    people: list[PersonInfo]


class TableRow(msgspec.Struct):
    """A table in a list."""

    id: str
    game: str
    status: str
    changed: float
    names: list[str]


class Tables(msgspec.Struct):
    """A list of tables."""

    tables: list[TableRow]


class SeatTaken(msgspec.Struct):
    """Who sits somewhere: a person, or a bot of a level; both while a bot stands in."""

    name: str
    person: str | None
    level: str | None


class TableInfo(msgspec.Struct):
    """All about a table but what is hidden in it. `wrong` says why its log does not load."""

    id: str
    game: str
    status: str
    changed: float
    names: list[str]
    seats: list[SeatTaken]
    rated: bool
    moves: int
    remarks: int
    entries: int
    bytes: int
    wrong: str | None


class Counted(msgspec.Struct):
    """What counts for somebody: how much of what is used, and in how many seconds it is whole again."""

    what: str
    who: str
    used: float
    most: float | None
    seconds: int | None
    name: str = ""


class QuotaList(msgspec.Struct):
    """A list of what counts."""

    quotas: list[Counted]


class AsideInfo(msgspec.Struct):
    """A table whose log does not load: since when a server knows, the first entry that does not fold, and why.
    Without a number it was mended, and waits to be restored.
    """

    table: str
    at: float | None
    number: int | None
    wrong: str | None


class Asides(msgspec.Struct):
    """A list of tables that are set aside."""

    set_aside: list[AsideInfo]


class WhatWasDone(msgspec.Struct):
    """What was done."""

    done: str
    count: int = 1
