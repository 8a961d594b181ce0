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
    """The reader: `handle` stands for the person in addresses of pages. `account` is the name to sign in with, if there
    is one, `mail` where links are sent to. `accounts`: people can sign up here; `mails`: the server can send e-mail.
    """

    name: str
    handle: str
    devices: list[DeviceInfo]
    account: str | None
    mail: str
    accounts: bool
    mails: bool


class MakeLink(msgspec.Struct, forbid_unknown_fields=True):
    """A link for another device of mine; it leads to this table, or to the first page."""

    table: str | None = None


class MadeLink(msgspec.Struct):
    """A link that works once within `seconds`, and the same as an SVG picture."""

    link: str
    qr: str
    seconds: int


class LinkToken(msgspec.Struct, forbid_unknown_fields=True):
    """The secret part of a link, which stands after its #; where a password is forgotten, with another one."""

    token: str
    password: str | None = None


class LinkInfo(msgspec.Struct):
    """Whose link it is and what for; `tables`: how many the device would leave behind."""

    kind: Literal["device", "sign_in", "reset"]
    name: str
    seconds: int
    tables: int


class LinkUsed(msgspec.Struct):
    """Where to go on: a table, or the first page."""

    table: str | None


class SignUp(msgspec.Struct, forbid_unknown_fields=True):
    """A name and a password for the guest that I am."""

    name: str
    password: str
    mail: str = ""


class SignIn(msgspec.Struct, forbid_unknown_fields=True):
    """Be who I am elsewhere; with `bring` the tables of the guest that I was come along."""

    name: str
    password: str
    bring: bool = True


class ChangePassword(msgspec.Struct, forbid_unknown_fields=True):
    """Another password; all other devices are ended."""

    old: str
    new: str


class SetMail(msgspec.Struct, forbid_unknown_fields=True):
    """Where links are sent; empty for nowhere. The password proves that it is I."""

    mail: str
    password: str


class AskLink(msgspec.Struct, forbid_unknown_fields=True):
    """Send a link to the e-mail address of a name, if there is one."""

    name: str


class Forget(msgspec.Struct, forbid_unknown_fields=True):
    """Delete everything about me; with my password, if I have one."""

    password: str | None = None


class Done(msgspec.Struct):
    """It was done, as far as that may be told."""

    ok: bool = True


REQUESTS = [MakeLink, LinkToken, SignUp, SignIn, ChangePassword, SetMail, AskLink, Forget]
ANSWERS = [Me, MadeLink, LinkInfo, LinkUsed, Done]
