"""Sherwood: what can happen: loot: drawn, kept, passed on, given away. Who sees which token differs."""

from brigand.core.journal import Event, Open, Shown


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
