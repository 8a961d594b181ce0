"""Sherwood: what can happen, and what each viewer sees of it. Places count from 1, gangs by seat (Scarlet's last)."""

from brigand.core.journal import Event, Light, Open, Shown


class Started(Shown, frozen=True, tag="started"):
    """The pieces are set out; the first player was drawn by lot."""

    starter: int
    cards: list[str]


class RoundBegan(Shown, frozen=True, tag="round_began"):
    """Wagons were dealt face down: their ranges, from stretch 1 on."""

    round: int
    starter: int
    lows: list[int]
    highs: list[int]


class Hid(Open, frozen=True, tag="hid"):
    """A bandit took a hide-out."""

    seat: int
    stretch: int
    hideout: int


class PickedPockets(Open, frozen=True, tag="picked_pockets"):
    """A bandit went to the village and earned a coin."""

    seat: int
    circle: int


class Asked(Open, frozen=True, tag="asked"):
    """A leader went to a Merry Men card."""

    seat: int
    character: str
    effect: str


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


class LootDrawn(Event, frozen=True, tag="loot_drawn"):
    """The owner of the right end drew the loot of a wagon."""

    seat: int
    stretch: int
    count: int
    tokens: list[str] | None

    def seen_by(self, viewer: int) -> Event:
        """The tokens for the holder, their number for all."""
        return self if viewer == self.seat else LootDrawn(self.seat, self.stretch, self.count, None)

    def dimmed(self) -> Event:
        """Names are to be remembered."""
        return LootDrawn(self.seat, self.stretch, self.count, None)

    def reveals(self) -> bool:
        """The holder saw tokens."""
        return True


class Kept(Event, frozen=True, tag="kept"):
    """A token was kept out of those held."""

    seat: int
    token: str | None
    is_open: bool

    def seen_by(self, viewer: int) -> Event:
        """The token for its owner, and for all with open loot."""
        return self if self.is_open or viewer == self.seat else Kept(self.seat, None, False)

    def dimmed(self) -> Event:
        """Names are to be remembered."""
        return Kept(self.seat, None, False)

    def is_own(self, viewer: int) -> bool:
        """For whose token it was."""
        return viewer == self.seat

    def reveals(self) -> bool:
        """With open loot the token was shown."""
        return self.is_open


class Passed(Event, frozen=True, tag="passed"):
    """The rest of the loot went on to the left."""

    seat: int
    taker: int
    count: int
    tokens: list[str] | None

    def seen_by(self, viewer: int) -> Event:
        """The tokens for both who held them."""
        return self if viewer in (self.seat, self.taker) else Passed(self.seat, self.taker, self.count, None)

    def dimmed(self) -> Event:
        """Names are to be remembered."""
        return Passed(self.seat, self.taker, self.count, None)

    def reveals(self) -> bool:
        """The taker saw tokens."""
        return True


class Drew(Event, frozen=True, tag="drew"):
    """A token was drawn for oneself: royal wagon, two players, Barter, reward. Nobody looks at Scarlet's."""

    seat: int
    token: str | None
    why: str
    is_seen: bool
    is_open: bool

    def seen_by(self, viewer: int) -> Event:
        """The token for its owner, and for all with open loot."""
        if self.is_seen and (self.is_open or viewer == self.seat):
            return self
        return Drew(self.seat, None, self.why, self.is_seen, False)

    def dimmed(self) -> Event:
        """Names are to be remembered."""
        return Drew(self.seat, None, self.why, self.is_seen, False)

    def is_own(self, viewer: int) -> bool:
        """For whose token it was."""
        return viewer == self.seat

    def reveals(self) -> bool:
        """Its owner saw a new token."""
        return True


class Discarded(Event, frozen=True, tag="discarded"):
    """A token of this round was given up; a village coin all can see."""

    seat: int
    token: str | None
    why: str
    is_open: bool

    def seen_by(self, viewer: int) -> Event:
        """The token for its owner, and for all with open loot."""
        return self if self.is_open or viewer == self.seat else Discarded(self.seat, None, self.why, False)

    def dimmed(self) -> Event:
        """Names are to be remembered; a village coin was no secret."""
        return self if self.token == "village coin" else Discarded(self.seat, None, self.why, False)

    def is_own(self, viewer: int) -> bool:
        """For whose token it was."""
        return viewer == self.seat

    def reveals(self) -> bool:
        """Where all could see it."""
        return self.is_open


class ShuffledBack(Shown, frozen=True, tag="shuffled_back"):
    """The supply was out: the discarded loot was shuffled in."""

    count: int


class NoLootLeft(Open, frozen=True, tag="no_loot_left"):
    """A pick came to nothing: no token is left."""

    seat: int


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


EVENTS: list[type[Event]] = [
    Started,
    RoundBegan,
    Hid,
    PickedPockets,
    Asked,
    Looked,
    Replaced,
    Posted,
    ClosedUp,
    Revealed,
    CardChanged,
    CardStayed,
    Jailed,
    DefenceSet,
    Infiltrated,
    Shoved,
    SqueezedIn,
    QuickJobDone,
    AssaultBegan,
    FairRolled,
    Rolled,
    DieChanged,
    Rerolled,
    Turned,
    Beaten,
    Escaped,
    Deserted,
    PointsWon,
    LootDrawn,
    Kept,
    Passed,
    Drew,
    Discarded,
    ShuffledBack,
    NoLootLeft,
    Scuffle,
    CheeredUp,
    Sold,
    Raised,
    Released,
    Bailed,
    Arrested,
    Rewarded,
    ChestsClosed,
    MarkerRolled,
    MarkerPassed,
    ChestOpened,
    MajorityWon,
    Scored,
    TieRolled,
    Ended,
]
