"""Sherwood: what can happen: the sheriff's drawbridge, and Friar Tuck's help."""

from brigand.core.journal import Light, Open


class Scuffle(Open, frozen=True, tag="scuffle"):
    """The dice moved to the drawbridge; all marks are gone."""

    columns: list[list[int]]


class CheeredUp(Open, frozen=True, tag="cheered_up"):
    """A die left the drawbridge."""

    seat: int
    face: int


class Sold(Open, frozen=True, tag="sold"):
    """To market: a token brought a point."""

    seat: int
    points: int


class Raised(Open, frozen=True, tag="raised"):
    """Where is the beer raised a die."""

    seat: int
    target: int
    old: int
    face: int


class Released(Open, frozen=True, tag="released"):
    """A leader came out of prison."""

    seat: int


class Bailed(Open, frozen=True, tag="bailed"):
    """Bail removed the lowest dice."""

    seat: int
    tokens: int
    faces: list[int]


class Arrested(Open, frozen=True, tag="arrested"):
    """A column above 10: the leader goes to prison; in the last round it costs points."""

    seat: int
    sum: int
    points: int


class Rewarded(Open, frozen=True, tag="rewarded"):
    """A column below 5: a point instead of a token."""

    seat: int
    points: int


class ChestsClosed(Open, frozen=True, tag="chests_closed"):
    """The tokens of the round are in the chests; their names are forgotten, one's own unless one may look inside."""

    round: int
    look_inside: bool

    def light(self) -> Light:
        """What was seen must be remembered; one's own may be looked at with that option."""
        return Light.OWN if self.look_inside else Light.DIM
