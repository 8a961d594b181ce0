"""Sherwood: what can happen: assaults and their dice."""

from brigand.core.journal import Open, Shown


class AssaultBegan(Open, frozen=True, tag="assault_began"):
    """A wagon is next; `seat` holds the marker."""

    seat: int
    stretch: int
    wagon: str


class FairRolled(Shown, frozen=True, tag="fair_rolled"):
    """The Fair's own dice fell."""

    stretch: int
    faces: list[int]
    defence: int


class Rolled(Shown, frozen=True, tag="rolled"):
    """The bandits' dice fell, from the left: whose, on which space, what they show."""

    stretch: int
    gangs: list[int]
    hideouts: list[int]
    faces: list[int]


class DieChanged(Open, frozen=True, tag="die_changed"):
    """Heads down changed a die."""

    seat: int
    stretch: int
    die: int
    old: int
    face: int


class Rerolled(Shown, frozen=True, tag="rerolled"):
    """Second chance re-rolled a die."""

    seat: int
    stretch: int
    die: int
    target: int
    old: int
    face: int


class Turned(Open, frozen=True, tag="turned"):
    """Look over there or here turned dice to the face of the chosen one."""

    seat: int
    stretch: int
    die: int
    face: int
    dice: list[int]


class Beaten(Open, frozen=True, tag="beaten"):
    """A wagon was beaten by its first dice; `late` dice went home."""

    stretch: int
    wagon: str
    sum: int
    defence: int
    dice: int
    late: int


class Escaped(Open, frozen=True, tag="escaped"):
    """A wagon got away and was discarded."""

    stretch: int
    wagon: str
    sum: int
    defence: int


class Deserted(Open, frozen=True, tag="deserted"):
    """Nobody waited for a wagon; it passed."""

    stretch: int
    wagon: str


class PointsWon(Open, frozen=True, tag="points_won"):
    """Points for a beaten wagon."""

    seat: int
    stretch: int
    points: int
