"""What a reason can claim about a position. The `claims.py` of a game's tests lists those of its texts that do."""

from collections.abc import Callable
from typing import Protocol, TypeVar, cast

from brigand.core.action import Action
from brigand.core.instinct import Reason
from brigand.core.state import State
from tests.games import told_by

Claim = Callable[[State, int, Action, Reason], bool]
S = TypeVar("S", bound=State)


class Claims(Protocol):
    """What the `claims.py` of a game says."""

    CLAIMS: dict[str, Claim]
    """By the id of the text, whether what it says holds; all others tell a rule, or what may be."""


def claims_of(game: str) -> dict[str, Claim]:
    return cast(Claims, told_by(game, "claims")).CLAIMS


def after(state: S, seat: int, action: Action) -> S:
    """The position the action leads to."""
    copy = state.copy()
    copy.apply(seat, action)
    assert isinstance(copy, type(state))
    return copy
