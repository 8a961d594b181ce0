"""Nuremberg: what can happen, and what each viewer sees of it. Strings are pieces by name, lists of them bundles."""

from brigand.core.journal import Event, Open, Shown


class Paid(Open, frozen=True, kw_only=True):
    """Base of events that cost something; `shows`: somebody could not be sure that these cards were in the hand."""

    cost: list[str]
    shows: bool

    def reveals(self) -> bool:
        """Paying shows cards; it is news unless everybody knew of them."""
        return self.shows


class SetUp(Shown, frozen=True, tag="set_up"):
    """The table is laid: which colour each seat plays, and who begins."""

    colours: list[str]
    opening: str
    starter: int


class StartDrawn(Shown, frozen=True, tag="start_drawn"):
    """A card drawn to decide who begins, and what it counts."""

    seat: int
    card: str
    number: int


class Started(Shown, frozen=True, tag="started"):
    """The highest card begins; all cards are shuffled again."""

    starter: int


class StartCards(Shown, frozen=True, tag="start_cards"):
    """A player's first cards."""

    seat: int
    cards: list[str]


class TurnBegan(Open, frozen=True, tag="turn_began"):
    """A player's turn begins."""

    seat: int


class CardDrawn(Shown, frozen=True, tag="card_drawn"):
    """An event card was turned."""

    seat: int
    card: str
    number: int


class Harvested(Shown, frozen=True, tag="harvested"):
    """A player's settlements brought cards."""

    seat: int
    cards: list[str]


class Short(Shown, frozen=True, tag="short"):
    """The stack could not serve everybody, so nobody got this kind."""

    card: str


class YearPassed(Shown, frozen=True, tag="year_passed"):
    """The time marker moved."""

    year: str


class Reshuffled(Shown, frozen=True, tag="reshuffled"):
    """All event cards were shuffled into a new pile."""


class MargraveCame(Shown, frozen=True, tag="margrave_came"):
    """The margrave sent the knight home."""

    place: str


class MargraveIdle(Shown, frozen=True, tag="margrave_idle"):
    """The margrave came, but the knight was at home."""


class WallDeclined(Open, frozen=True, tag="wall_declined"):
    """A player did not take the wall of a free-clay card."""

    seat: int


class TollPaid(Shown, frozen=True, tag="toll_paid"):
    """Gold for the holder of a road, on a toll card."""

    seat: int
    owner: int
    road: str
    gold: int


class NoToll(Shown, frozen=True, tag="no_toll"):
    """A toll card brought nothing."""

    road: str


class Seized(Event, frozen=True, tag="seized"):
    """Cards taken for missing gold; only the two players see which."""

    seat: int
    victim: int
    cards: list[str] | None
    count: int

    def seen_by(self, viewer: int) -> Event:
        """The faces for the two players, the backs for all others."""
        return self if viewer in (self.seat, self.victim) else Seized(self.seat, self.victim, None, self.count)

    def reveals(self) -> bool:
        """The taker saw hidden cards."""
        return True


class Discarded(Shown, frozen=True, tag="discarded"):
    """Cards lost to the knight, shown when all have chosen."""

    seat: int
    cards: list[str]


class KnightMoved(Open, frozen=True, tag="knight_moved"):
    """The knight rode to another hex."""

    seat: int
    place: str


class Stolen(Event, frozen=True, tag="stolen"):
    """A card taken by the knight; only the two players see which."""

    seat: int
    victim: int
    card: str | None

    def seen_by(self, viewer: int) -> Event:
        """The faces for the two players, the backs for all others."""
        return self if viewer in (self.seat, self.victim) else Stolen(self.seat, self.victim, None)

    def reveals(self) -> bool:
        """The taker saw hidden cards."""
        return True


class StationBuilt(Paid, frozen=True, kw_only=True, tag="station_built"):
    """A toll station was built."""

    seat: int
    road: str
    space: int


class SettlementBuilt(Paid, frozen=True, kw_only=True, tag="settlement_built"):
    """A settlement was founded."""

    seat: int
    crossing: str


class WorkshopBuilt(Paid, frozen=True, kw_only=True, tag="workshop_built"):
    """A workshop was opened."""

    seat: int
    site: str


class WallBuilt(Paid, frozen=True, kw_only=True, tag="wall_built"):
    """A wall was built."""

    seat: int
    tile: int


class TowerBuilt(Paid, frozen=True, kw_only=True, tag="tower_built"):
    """A tower was built after a wall tile."""

    seat: int
    tile: int


class RightTaken(Open, frozen=True, tag="right_taken"):
    """The first right of way of a road."""

    seat: int
    road: str


class RightPassed(Open, frozen=True, tag="right_passed"):
    """A right of way went to another player."""

    seat: int
    road: str
    owner: int


class CouncilEntered(Open, frozen=True, tag="council_entered"):
    """A free council seat was taken."""

    seat: int
    council: str


class CouncilTaken(Open, frozen=True, tag="council_taken"):
    """A council seat was taken from one who was overtaken and has none now."""

    seat: int
    council: str
    owner: int


class CouncilSwapped(Open, frozen=True, tag="council_swapped"):
    """Two council seats changed hands."""

    seat: int
    council: str
    owner: int
    other: str


class CouncilLocked(Open, frozen=True, tag="council_locked"):
    """A council seat is safe for good."""

    seat: int
    council: str


class Exchanged(Paid, frozen=True, kw_only=True, tag="exchanged"):
    """The bank gave one thing for several of another."""

    seat: int
    take: str


class Sold(Paid, frozen=True, kw_only=True, tag="sold"):
    """A good was produced and sold."""

    seat: int
    good: str
    city: str
    gold: int


class SaleTollPaid(Open, frozen=True, tag="sale_toll_paid"):
    """The toll of a sale."""

    seat: int
    owner: int
    road: str
    gold: int


class Offered(Shown, frozen=True, tag="offered"):
    """An offer to everybody."""

    seat: int
    give: list[str]
    want: list[str]


class OfferedTo(Shown, frozen=True, tag="offered_to"):
    """An offer to one player."""

    seat: int
    target: int
    give: list[str]
    want: list[str]


class CalledFor(Shown, frozen=True, tag="called_for"):
    """A call for offers: what is wanted."""

    seat: int
    want: list[str]


class CalledWith(Shown, frozen=True, tag="called_with"):
    """A call for offers: what is given."""

    seat: int
    give: list[str]


class Accepted(Shown, frozen=True, tag="accepted"):
    """An answer, shown with all others: yes."""

    seat: int


class Refused(Shown, frozen=True, tag="refused"):
    """An answer, shown with all others: no."""

    seat: int


class Countered(Shown, frozen=True, tag="countered"):
    """An answer, shown with all others: another offer."""

    seat: int
    give: list[str]
    want: list[str]


class Traded(Shown, frozen=True, tag="traded"):
    """Two players exchanged things."""

    seat: int
    target: int
    give: list[str]
    take: list[str]


class NoDeal(Shown, frozen=True, tag="no_deal"):
    """An offer or call led to nothing."""

    seat: int


class Ended(Shown, frozen=True, tag="ended"):
    """The match is over, and why."""

    reason: str


class Scored(Shown, frozen=True, tag="scored"):
    """A player's points at the end."""

    seat: int
    points: int
    settlements: int
    workshops: int
    rights: int
    council: int
    place: int


EVENTS: list[type[Event]] = [
    SetUp,
    StartDrawn,
    Started,
    StartCards,
    TurnBegan,
    CardDrawn,
    Harvested,
    Short,
    YearPassed,
    Reshuffled,
    MargraveCame,
    MargraveIdle,
    WallDeclined,
    TollPaid,
    NoToll,
    Seized,
    Discarded,
    KnightMoved,
    Stolen,
    StationBuilt,
    SettlementBuilt,
    WorkshopBuilt,
    WallBuilt,
    TowerBuilt,
    RightTaken,
    RightPassed,
    CouncilEntered,
    CouncilTaken,
    CouncilSwapped,
    CouncilLocked,
    Exchanged,
    Sold,
    SaleTollPaid,
    Offered,
    OfferedTo,
    CalledFor,
    CalledWith,
    Accepted,
    Refused,
    Countered,
    Traded,
    NoDeal,
    Ended,
    Scored,
]
