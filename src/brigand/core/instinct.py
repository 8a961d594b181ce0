"""A quick feeling for a position: what the greedy bot plays by, and what search starts from."""

import math
from typing import Final, final

from mypy_extensions import mypyc_attr

from brigand.core.action import Action
from brigand.core.state import State

NEVER: Final = -1000.0
"""The liking for what is allowed but would only hold up the table: no bot does it while it can do something else."""


@final
class Reason:
    """Why an action is liked: the id of a sentence and what it needs to know."""

    def __init__(self, text: str, **details: int | str) -> None:
        self.text = text
        self.details: dict[str, int | str] = dict(details)


@mypyc_attr(allow_interpreted_subclasses=True)
class Instinct:
    """Each game has one. It reads only what the seat may see: the laws swap hidden cards under it."""

    def weigh(self, state: State, seat: int, actions: list[Action]) -> list[float]:
        """How good each action feels to the seat; only the order and rough distances matter."""
        raise NotImplementedError

    def standing(self, state: State) -> list[float]:
        """Each seat's chance to come out on top, guessed from the position as it stands.

        They add up to 1, or to less where somebody may win whom nobody plays.
        """
        raise NotImplementedError

    def horizon(self) -> int:
        """Decisions after which playing on by instinct tells no more than `standing` does."""
        return 40

    def is_calm(self, state: State) -> bool:
        """Whether this is a moment at which `standing` can be trusted: nothing hangs in the air."""
        return True

    def face(self, action: Action) -> Action:
        """What the other seats see of an action: itself, or one that stands for all that look like it."""
        return action

    def aim(self, state: State, seat: int, action: Action) -> Action:
        """What a bot does once it has chosen: the very action, or a finer one that `legal` does not list."""
        return action

    def reason(self, state: State, seat: int, action: Action) -> Reason:
        """The one thing that speaks most for the action."""
        raise NotImplementedError


def chances_from(outlooks: list[float]) -> list[float]:
    """Chances that add up to 1; an outlook better by 1 makes a chance 2.7 times as big."""
    best = max(outlooks)
    weights = [math.exp(outlook - best) for outlook in outlooks]
    total = sum(weights)
    return [weight / total for weight in weights]
