"""Sherwood: what can happen: hiding, Lady Marion's and Little John's help, and the wagons turned over."""

from brigand.core.journal import Event, Open, Shown


class Hid(Open, frozen=True, tag="hid"):
    """A bandit took a hide-out."""

    seat: int
    stretch: int
    hideout: int


class PickedPockets(Open, frozen=True, tag="picked_pockets"):
    """A bandit went to the village and earned a coin."""

    seat: int
    circle: int


class Looked(Event, frozen=True, tag="looked"):
    """Somebody looked at wagons; which ones all see, their fronts only who looked."""

    seat: int
    stretches: list[int]
    wagons: list[str] | None

    def seen_by(self, viewer: int) -> Event:
        """The fronts for who looked."""
        return self if viewer == self.seat else Looked(self.seat, self.stretches, None)

    def reveals(self) -> bool:
        """A front was seen."""
        return True


class Replaced(Shown, frozen=True, tag="replaced"):
    """Inside job: a wagon left unseen, another came, and a new range lies on top of the deck."""

    seat: int
    stretch: int
    low: int
    high: int


class Posted(Open, frozen=True, tag="posted"):
    """Friendly guards: +2, -2 or (0) no token was put on a wagon."""

    seat: int
    stretch: int
    change: int


class ClosedUp(Open, frozen=True, tag="closed_up"):
    """A row was closed up: the gangs from hide-out 1 on, -1 where nobody is."""

    stretch: int
    row: list[int]


class Revealed(Shown, frozen=True, tag="revealed"):
    """A wagon was turned up."""

    stretch: int
    wagon: str


class CardChanged(Shown, frozen=True, tag="card_changed"):
    """A character's card was replaced; the old one is in the box."""

    stretch: int
    character: str
    old: str
    effect: str


class CardStayed(Open, frozen=True, tag="card_stayed"):
    """A character's deck is empty: the card stays."""

    stretch: int
    character: str


class Jailed(Open, frozen=True, tag="jailed"):
    """The Sheriff's wagon caught a free leader."""

    seat: int
    stretch: int


class DefenceSet(Open, frozen=True, tag="defence_set"):
    """A wagon's defence is fixed, tokens included."""

    stretch: int
    wagon: str
    defence: int


class Infiltrated(Open, frozen=True, tag="infiltrated"):
    """Two bandits on the same hide-out of two wagons changed places."""

    seat: int
    stretch: int
    hideout: int
    other: int
    target: int


class Shoved(Open, frozen=True, tag="shoved"):
    """Two neighbours changed places."""

    seat: int
    stretch: int
    hideout: int
    to: int
    target: int


class SqueezedIn(Open, frozen=True, tag="squeezed_in"):
    """A bandit moved left into a hide-out that another holds."""

    seat: int
    stretch: int
    hideout: int
    target: int


class QuickJobDone(Open, frozen=True, tag="quick_job"):
    """A bandit went to the village, leaving a die behind."""

    seat: int
    stretch: int
    hideout: int
    circle: int
    face: int
