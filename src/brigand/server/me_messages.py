"""What is said about the reader: devices, and links that work once."""

from typing import Literal

import msgspec


class DeviceInfo(msgspec.Struct):
    """One of the reader's devices; `this` is the one that asks. Times in seconds since 1970."""

    id: str
    label: str
    made: float
    seen: float
    this: bool


class Me(msgspec.Struct):
    """The reader: `handle` stands for the person in addresses of pages."""

    name: str
    handle: str
    devices: list[DeviceInfo]


class MakeLink(msgspec.Struct, forbid_unknown_fields=True):
    """A link for another device of mine; it leads to this table, or to the first page."""

    table: str | None = None


class MadeLink(msgspec.Struct):
    """A link that works once within `seconds`, and the same as an SVG picture."""

    link: str
    qr: str
    seconds: int


class LinkToken(msgspec.Struct, forbid_unknown_fields=True):
    """The secret part of a link, which stands after its #."""

    token: str


class LinkInfo(msgspec.Struct):
    """Whose link it is and what for; `tables`: how many the device would leave behind."""

    kind: Literal["device", "sign_in", "reset"]
    name: str
    seconds: int
    tables: int


class LinkUsed(msgspec.Struct):
    """Where to go on: a table, or the first page."""

    table: str | None


REQUESTS = [MakeLink, LinkToken]
ANSWERS = [Me, MadeLink, LinkInfo, LinkUsed]
