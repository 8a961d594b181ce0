"""What is said about turns, notices of them, and answers in advance."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

HookKind = Literal["discord", "slack", "ntfy", "json"]
Language = Literal["en", "it", "de"]
Minute = Annotated[int, Meta(ge=0, lt=1440)]
Lasting = Literal["turn", "match"]


class MyTurn(msgspec.Struct):
    """A table that waits for the reader: with whom, since when (seconds since 1970) and how long it can wait, where
    there is a clock. `turn` is another number each time.
    """

    id: str
    game: str
    players: list[str]
    since: float
    seconds: float | None
    turn: int


class MyTurns(msgspec.Struct):
    """Every table that waits for the reader, the most urgent first."""

    tables: list[MyTurn]


class NoticeInfo(msgspec.Struct):
    """How the reader wants to be told. `hook_problem` says why the last notice was not taken; after too many
    `hook_failures` the hook is left alone (`hook_off`). `hooks` and `mails`: this server has them. Quiet hours are
    minutes since midnight.
    """

    hook_kind: HookKind | None
    hook_url: str
    hook_problem: str
    hook_failures: int
    hook_off: bool
    mail: str
    mail_confirmed: bool
    quiet_from: int | None
    quiet_until: int | None
    zone: str
    hooks: bool
    mails: bool


class SetNotices(msgspec.Struct, forbid_unknown_fields=True):
    """Tell me like this, and not otherwise: a web hook, an e-mail address, or neither; not in my quiet hours."""

    language: Language = "en"
    hook_kind: HookKind | None = None
    hook_url: str = ""
    mail: str = ""
    quiet_from: Minute | None = None
    quiet_until: Minute | None = None
    zone: str = "UTC"


class LetterUsed(msgspec.Struct):
    """What a link in a letter did: notices may be sent to this address, or are not sent any more."""

    kind: Literal["confirmed", "stopped"]


class AheadInfo(msgspec.Struct):
    """What the game lets a seat say in advance, and what the reader has said: for this turn, or for the match."""

    names: list[str]
    said: dict[str, Lasting]


class SayAhead(msgspec.Struct, forbid_unknown_fields=True):
    """What I say in advance from now on, and nothing else."""

    said: dict[str, Lasting]


REQUESTS = [SetNotices, SayAhead]
ANSWERS = [MyTurns, NoticeInfo, LetterUsed, AheadInfo]
