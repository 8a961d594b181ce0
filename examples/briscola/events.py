"""Briscola: what can happen, and what each viewer sees of it. Cards are called by name."""

from brigand.core.journal import Event


class Open(Event, frozen=True):
    """Base of events that lie open on the table."""

    def seen_by(self, viewer: int) -> Event:
        """All of it, whoever looks."""
        return self

    def reveals(self) -> bool:
        """A card was shown, or changed hands in sight of all."""
        return True


class Removed(Open, frozen=True, tag="removed"):
    """A card was left out before the deal."""

    card: str


class Dealt(Event, frozen=True, tag="dealt"):
    """The deal: who dealt, who leads, the card turned up, and the hand a viewer may see."""

    dealer: int
    starter: int
    count: int
    trump: str
    hands: list[list[str] | None]

    def seen_by(self, viewer: int) -> Event:
        """One's own hand only."""
        hands = [hand if seat == viewer else None for seat, hand in enumerate(self.hands)]
        return Dealt(self.dealer, self.starter, self.count, self.trump, hands)

    def reveals(self) -> bool:
        """Everybody saw a hand."""
        return True


class Played(Open, frozen=True, tag="played"):
    """A card was laid on the table."""

    seat: int
    card: str


class Took(Open, frozen=True, tag="took"):
    """A trick went to a side; `cards` from the one that was led."""

    seat: int
    side: int
    cards: list[str]
    points: int


class Drew(Event, frozen=True, tag="drew"):
    """A card went from the stock to a hand."""

    seat: int
    card: str | None

    def seen_by(self, viewer: int) -> Event:
        """The card for who drew it, its back for all others."""
        return self if viewer == self.seat else Drew(self.seat, None)

    def reveals(self) -> bool:
        """The drawer saw a new card."""
        return True


class TookTrump(Open, frozen=True, tag="took_trump"):
    """The turned-up card was drawn, the last of the stock."""

    seat: int
    card: str


class Ended(Open, frozen=True, tag="ended"):
    """The last trick is taken, and by whom."""

    seat: int
    reason: str


class Scored(Open, frozen=True, tag="scored"):
    """What a side has taken in all."""

    side: int
    count: int
    points: int


EVENTS: list[type[Event]] = [Removed, Dealt, Played, Took, Drew, TookTrump, Ended, Scored]
