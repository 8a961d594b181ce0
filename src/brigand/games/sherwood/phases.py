"""Sherwood: what the table waits for, or does next by itself. A phase carries what it needs and never changes."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from brigand.core.phase import Phase
from brigand.games.sherwood.pieces import Token


@final
@mypyc_attr(serializable=True)
class Step(Phase):
    """A phase that needs to remember nothing; each exists once."""

    def __reduce__(self) -> tuple[object, ...]:
        return step_named, (self.name,)


@final
@mypyc_attr(serializable=True)
class Posting(Phase):
    """Friendly guards: a wagon was looked at; is a token put on it?"""

    def __init__(self, stretch: int) -> None:
        super().__init__("post")
        self.stretch = stretch


@final
@mypyc_attr(serializable=True)
class Assaulting(Phase):
    """The dice of a wagon lie; Robin Hood may be asked."""

    def __init__(self, stretch: int) -> None:
        super().__init__("robin")
        self.stretch = stretch


@final
@mypyc_attr(serializable=True)
class Drafting(Phase):
    """Loot goes from hand to hand: who still picks, what is left, and where in the ledger this draft began."""

    def __init__(self, owners: list[int], held: list[Token], start: int) -> None:
        super().__init__("draft")
        self.owners = owners
        self.held = held
        self.start = start


@final
@mypyc_attr(serializable=True)
class Raising(Phase):
    """Where is the beer: the opponents of whom a die is still to be named."""

    def __init__(self, targets: list[int]) -> None:
        super().__init__("raise")
        self.targets = targets


@final
@mypyc_attr(serializable=True)
class Paying(Phase):
    """Bail with three tokens: how many are still to be paid."""

    def __init__(self, left: int) -> None:
        super().__init__("pay")
        self.left = left


DEALING: Final = Step("deal")
PLACING: Final = Step("place")
PLACING_TWO: Final = Step("place_two")
REVEALING: Final = Step("reveal")
ASKING_JOHN: Final = Step("john")
CHOOSING: Final = Step("choose")
ASKING_TUCK: Final = Step("tuck")
BARTERING: Final = Step("barter")
BAILING: Final = Step("bail")
ARRESTING: Final = Step("arrest")
REWARDING: Final = Step("reward")
CLEANING: Final = Step("clean")
OVER: Final = Step("over")
STEPS: Final = {
    step.name: step
    for step in [
        DEALING,
        PLACING,
        PLACING_TWO,
        REVEALING,
        ASKING_JOHN,
        CHOOSING,
        ASKING_TUCK,
        BARTERING,
        BAILING,
        ARRESTING,
        REWARDING,
        CLEANING,
        OVER,
    ]
}


def step_named(name: str) -> Step:
    """The one step of this name, in whatever process we are."""
    return STEPS[name]
