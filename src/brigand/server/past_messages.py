"""What is told of moves that were or could be: replay, hints, the coach."""

from typing import Literal

import msgspec

from brigand.coach.review import Decision, Summary, Turn
from brigand.table.told import Step


class Replay(msgspec.Struct):
    """A page of a match step by step, seen by one viewer (None is a watcher): of `total` steps those from `first` on.
    `open`: every seat may be looked at.
    """

    viewer: int | None
    open: bool
    total: int
    first: int
    steps: list[Step]


class AskHint(msgspec.Struct, forbid_unknown_fields=True):
    """What would be good for the decision I owe?"""

    token: str
    decision: int


class Coaching(msgspec.Struct):
    """How far the coach is with a finished match, and what it found; `decisions` continue from `first`.

    `ahead` matches come before it; `mine`: the reader may stop it. `worst` and `luckiest` number the biggest swings.
    """

    status: Literal["none", "waiting", "thinking", "done", "stopped", "failed"]
    ahead: int
    total: int
    mine: bool
    first: int
    decisions: list[Decision]
    worst: list[int]
    luckiest: list[Turn]
    accounts: list[Summary]
