"""Sherwood: what can happen: the last count."""

from brigand.core.journal import Light, Open, Shown


class MarkerRolled(Shown, frozen=True, tag="marker_rolled"):
    """A tied player rolled for the marker."""

    seat: int
    sum: int


class MarkerPassed(Open, frozen=True, tag="marker_passed"):
    """Who is first player from now on."""

    seat: int


class ChestOpened(Shown, frozen=True, tag="chest_opened"):
    """The end: what was in a chest."""

    seat: int
    tokens: list[str]


class MajorityWon(Open, frozen=True, tag="majority_won"):
    """Most of a kind."""

    seat: int
    kind: str
    points: int


class Scored(Open, frozen=True, tag="scored"):
    """A gang's account."""

    seat: int
    track: int
    majorities: int
    combinations: int
    total: int


class TieRolled(Shown, frozen=True, tag="tie_rolled"):
    """A player tied for victory rolled."""

    seat: int
    sum: int


class Ended(Open, frozen=True, tag="ended"):
    """The match is over; the whole log is open."""

    winner: int
    reason: str

    def light(self) -> Light:
        """Nothing is secret any more."""
        return Light.OPEN
