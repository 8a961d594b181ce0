"""Loot: what can happen, and what each viewer sees of it. Cards are called by name."""

from brigand.core.journal import Event, Shown


class Dealt(Event, frozen=True, tag="dealt"):
    """The deal: who dealt, who starts, and the hands a viewer may see."""

    dealer: int
    starter: int
    count: int
    sides: list[int]
    hands: list[list[str] | None]

    def seen_by(self, viewer: int) -> Event:
        """One's own hand, and the partner's in teams."""
        mine = self.sides[viewer] if viewer >= 0 else -1
        hands = [hand if side == mine else None for hand, side in zip(self.hands, self.sides, strict=True)]
        return Dealt(self.dealer, self.starter, self.count, self.sides, hands)

    def reveals(self) -> bool:
        """Everybody saw a hand."""
        return True


class Drew(Event, frozen=True, tag="drew"):
    """A card went from the pile to a hand; `witnesses` are the seats that see which."""

    seat: int
    card: str | None
    witnesses: list[int]

    def seen_by(self, viewer: int) -> Event:
        """The card for the drawer and the partner, its back for all others."""
        return self if viewer in self.witnesses else Drew(self.seat, None, self.witnesses)

    def reveals(self) -> bool:
        """The drawer saw a new card."""
        return True


class Launched(Shown, frozen=True, tag="launched"):
    """A merchant put to sea."""

    seat: int
    card: str
    berth: int


class Attacked(Shown, frozen=True, tag="attacked"):
    """A pirate ship joined a battle."""

    seat: int
    card: str
    berth: int
    merchant: str
    owner: int


class Commanded(Shown, frozen=True, tag="commanded"):
    """A captain took command of a fleet."""

    seat: int
    card: str
    berth: int
    merchant: str
    owner: int


class Defended(Shown, frozen=True, tag="defended"):
    """The admiral came to a merchant's defence."""

    seat: int
    card: str
    berth: int
    merchant: str
    owner: int


class Discarded(Shown, frozen=True, tag="discarded"):
    """A card was thrown away from a hand."""

    seat: int
    card: str


class PileEmpty(Shown, frozen=True, tag="pile_empty"):
    """The last card was drawn."""


class Captured(Shown, frozen=True, tag="captured"):
    """A side took a merchant at its check; the battle's other cards were discarded."""

    seat: int
    side: int
    berth: int
    merchant: str
    gold: int
    owner: int
    discarded: list[str]


class Skipped(Shown, frozen=True, tag="skipped"):
    """A seat without cards was passed over."""

    seat: int


class Lost(Shown, frozen=True, tag="lost"):
    """A merchant still at sea at the end went to the discards."""

    berth: int
    merchant: str
    owner: int
    discarded: list[str]


class Scored(Shown, frozen=True, tag="scored"):
    """A side's account at the end; hands are open now."""

    side: int
    captured: int
    held: int
    total: int
    hands: list[list[str]]


class Ended(Shown, frozen=True, tag="ended"):
    """The match is over, and why."""

    seat: int
    reason: str


EVENTS: list[type[Event]] = [
    Dealt,
    Drew,
    Launched,
    Attacked,
    Commanded,
    Defended,
    Discarded,
    PileEmpty,
    Captured,
    Skipped,
    Lost,
    Scored,
    Ended,
]
