"""Nuremberg: the decision points. A phase carries what it needs and never changes; the next one replaces it."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from brigand.core.action import Action
from brigand.core.phase import Phase

NO_ROAD: Final = -1


@final
@mypyc_attr(serializable=True)
class Placing(Phase):
    """Expert opening: pair number `step` is being placed; its station stands on `road`, or is still to be placed."""

    def __init__(self, step: int, road: int) -> None:
        super().__init__("place_station" if road == NO_ROAD else "place_settlement")
        self.step = step
        self.road = road


@final
@mypyc_attr(serializable=True)
class Drawing(Phase):
    """The player on turn is to turn the event card."""

    def __init__(self) -> None:
        super().__init__("draw")


@final
@mypyc_attr(serializable=True)
class FreeClay(Phase):
    """A seat is asked whether it builds a wall for gold alone."""

    def __init__(self, seat: int) -> None:
        super().__init__("free_clay")
        self.seat = seat


@final
@mypyc_attr(serializable=True)
class Discarding(Phase):
    """Seats with too many cards choose which to lose: how many each owes, and what it has picked so far, unseen."""

    def __init__(self, owed: list[int], picked: list[list[int]]) -> None:
        super().__init__("discard")
        self.owed = owed
        self.picked = picked

    def is_owed_by(self, seat: int) -> bool:
        """Whether the seat has cards left to pick."""
        return self.owed[seat] > sum(self.picked[seat])


@final
@mypyc_attr(serializable=True)
class Moving(Phase):
    """The player on turn moves the robber knight."""

    def __init__(self) -> None:
        super().__init__("knight")


@final
@mypyc_attr(serializable=True)
class Robbing(Phase):
    """The player on turn names whom the knight robs."""

    def __init__(self) -> None:
        super().__init__("rob")


@final
@mypyc_attr(serializable=True)
class Acting(Phase):
    """The player on turn trades, builds, sells, or ends the turn."""

    def __init__(self) -> None:
        super().__init__("act")


@final
@mypyc_attr(serializable=True)
class Answering(Phase):
    """Everyone addressed answers an offer or call, unseen until all have; None: not addressed, or still to answer."""

    def __init__(self, proposal: Action, asked: list[bool], answers: list[Action | None]) -> None:
        super().__init__("answer")
        self.proposal = proposal
        self.asked = asked
        self.answers = answers

    def is_owed_by(self, seat: int) -> bool:
        """Whether the seat was asked and has not answered."""
        return self.asked[seat] and self.answers[seat] is None


@final
@mypyc_attr(serializable=True)
class Choosing(Phase):
    """The answers are open; the player on turn closes with one or with none."""

    def __init__(self, proposal: Action, answers: list[Action | None]) -> None:
        super().__init__("choose")
        self.proposal = proposal
        self.answers = answers


@final
@mypyc_attr(serializable=True)
class Overtaking(Phase):
    """A seat picks one of several better council cards; `points` of prestige are still to be counted, then `back`."""

    def __init__(self, seat: int, councils: list[int], points: int, back: Phase) -> None:
        super().__init__("council")
        self.seat = seat
        self.councils = councils
        self.points = points
        self.back = back


DRAWING: Final = Drawing()
MOVING: Final = Moving()
ROBBING: Final = Robbing()
ACTING: Final = Acting()
