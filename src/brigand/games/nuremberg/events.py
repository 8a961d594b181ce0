"""Nuremberg: what can happen, and what each viewer sees of it. Strings are pieces by name, lists of them bundles."""

from brigand.core.journal import Event


class Plain(Event, frozen=True):
    """Base of events that lie open and tell nothing that could not be taken back."""

    def seen_by(self, viewer: int) -> Event:
        """All of it, whoever looks."""
        return self

    def reveals(self) -> bool:
        """Nothing hidden was shown."""
        return False


class News(Plain, frozen=True):
    """Base of events that show everybody something new: chance, cards, answers."""

    def reveals(self) -> bool:
        """Everybody learned something."""
        return True


class Paid(Plain, frozen=True, kw_only=True):
    """Base of events that cost something; `shows`: somebody could not be sure that these cards were in the hand."""

    cost: list[str]
    shows: bool

    def reveals(self) -> bool:
        """Paying shows cards; it is news unless everybody knew of them."""
        return self.shows


class SetUp(News, frozen=True, tag="set_up"):
    """The table is laid: which colour each seat plays, and who begins."""

    colours: list[str]
    opening: str
    starter: int


class StartDrawn(News, frozen=True, tag="start_drawn"):
    """A card drawn to decide who begins, and what it counts."""

    seat: int
    card: str
    number: int


class Started(News, frozen=True, tag="started"):
    """The highest card begins; all cards are shuffled again."""

    starter: int


class StartCards(News, frozen=True, tag="start_cards"):
    """A player's first cards."""

    seat: int
    cards: list[str]


class TurnBegan(Plain, frozen=True, tag="turn_began"):
    """A player's turn begins."""

    seat: int


class CardDrawn(News, frozen=True, tag="card_drawn"):
    """An event card was turned."""

    seat: int
    card: str
    number: int


class Harvested(News, frozen=True, tag="harvested"):
    """A player's settlements brought cards."""

    seat: int
    cards: list[str]


class Short(News, frozen=True, tag="short"):
    """The stack could not serve everybody, so nobody got this kind."""

    card: str


class YearPassed(News, frozen=True, tag="year_passed"):
    """The time marker moved."""

    year: str


class Reshuffled(News, frozen=True, tag="reshuffled"):
    """All event cards were shuffled into a new pile."""


class MargraveCame(News, frozen=True, tag="margrave_came"):
    """The margrave sent the knight home."""

    place: str


class MargraveIdle(News, frozen=True, tag="margrave_idle"):
    """The margrave came, but the knight was at home."""


class WallDeclined(Plain, frozen=True, tag="wall_declined"):
    """A player did not take the wall of a free-clay card."""

    seat: int


class TollPaid(News, frozen=True, tag="toll_paid"):
    """Gold for the holder of a road, on a toll card."""

    seat: int
    owner: int
    road: str
    gold: int


class NoToll(News, frozen=True, tag="no_toll"):
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


class Discarded(News, frozen=True, tag="discarded"):
    """Cards lost to the knight, shown when all have chosen."""

    seat: int
    cards: list[str]


class KnightMoved(Plain, frozen=True, tag="knight_moved"):
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


class RightTaken(Plain, frozen=True, tag="right_taken"):
    """The first right of way of a road."""

    seat: int
    road: str


class RightPassed(Plain, frozen=True, tag="right_passed"):
    """A right of way went to another player."""

    seat: int
    road: str
    owner: int


class CouncilEntered(Plain, frozen=True, tag="council_entered"):
    """A free council seat was taken."""

    seat: int
    council: str


class CouncilTaken(Plain, frozen=True, tag="council_taken"):
    """A council seat was taken from one who was overtaken and has none now."""

    seat: int
    council: str
    owner: int


class CouncilSwapped(Plain, frozen=True, tag="council_swapped"):
    """Two council seats changed hands."""

    seat: int
    council: str
    owner: int
    other: str


class CouncilLocked(Plain, frozen=True, tag="council_locked"):
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


class SaleTollPaid(Plain, frozen=True, tag="sale_toll_paid"):
    """The toll of a sale."""

    seat: int
    owner: int
    road: str
    gold: int


class Offered(News, frozen=True, tag="offered"):
    """An offer to everybody."""

    seat: int
    give: list[str]
    want: list[str]


class OfferedTo(News, frozen=True, tag="offered_to"):
    """An offer to one player."""

    seat: int
    target: int
    give: list[str]
    want: list[str]


class CalledFor(News, frozen=True, tag="called_for"):
    """A call for offers: what is wanted."""

    seat: int
    want: list[str]


class CalledWith(News, frozen=True, tag="called_with"):
    """A call for offers: what is given."""

    seat: int
    give: list[str]


class Accepted(News, frozen=True, tag="accepted"):
    """An answer, shown with all others: yes."""

    seat: int


class Refused(News, frozen=True, tag="refused"):
    """An answer, shown with all others: no."""

    seat: int


class Countered(News, frozen=True, tag="countered"):
    """An answer, shown with all others: another offer."""

    seat: int
    give: list[str]
    want: list[str]


class Traded(News, frozen=True, tag="traded"):
    """Two players exchanged things."""

    seat: int
    target: int
    give: list[str]
    take: list[str]


class NoDeal(News, frozen=True, tag="no_deal"):
    """An offer or call led to nothing."""

    seat: int


class Ended(News, frozen=True, tag="ended"):
    """The match is over, and why."""

    reason: str


class Scored(News, frozen=True, tag="scored"):
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
