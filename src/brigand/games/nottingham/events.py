"""Nottingham: what can happen, and what each viewer sees of it. Cards, ambushes and tasks are called by name."""

from brigand.core.journal import Event, Shown


class Dealt(Event, frozen=True, tag="dealt"):
    """The deal: who starts, everybody's colour, and the hands a viewer may see."""

    starter: int
    colours: list[str]
    hands: list[list[str] | None]

    def seen_by(self, viewer: int) -> Event:
        """One's own hand."""
        hands = [hand if seat == viewer else None for seat, hand in enumerate(self.hands)]
        return Dealt(self.starter, self.colours, hands)

    def reveals(self) -> bool:
        """Everybody saw a hand."""
        return True


class Revealed(Shown, frozen=True, tag="revealed"):
    """The top card of the pile was turned up."""

    seat: int
    card: str


class NoCard(Shown, frozen=True, tag="no_card"):
    """There was no card to turn up; the turn goes on with the exchange."""

    seat: int


class Took(Shown, frozen=True, tag="took"):
    """The turned-up card went to the active hand; `is_forced` if there was nothing else to do with it."""

    seat: int
    card: str
    is_forced: bool


class Called(Shown, frozen=True, tag="called"):
    """A purchase or a trade was opened, or an ambush prepared: the card lies before the active player."""

    seat: int
    card: str
    action: str


class Attacked(Shown, frozen=True, tag="attacked"):
    """An attack was announced; nothing is seen or drawn yet."""

    seat: int
    target: int
    card: str
    action: str


class Allowed(Shown, frozen=True, tag="allowed"):
    """The attacked player lets it happen. Proves nothing about the hand."""

    seat: int


class Defended(Shown, frozen=True, tag="defended"):
    """A necklace warded the attack off: the defender got the attacking card, the attacker the necklace."""

    seat: int
    target: int
    card: str


class Secret(Event, frozen=True):
    """Base of events of which only the named seats see the card."""

    seat: int
    target: int
    card: str | None

    def seen_by(self, viewer: int) -> Event:
        """The card for the two whose hands it left and reached, its back for all others."""
        if viewer == self.seat or viewer == self.target:
            return self
        return type(self)(self.seat, self.target, None)

    def reveals(self) -> bool:
        """Somebody saw a new card."""
        return True


class Stole(Secret, frozen=True, tag="stole"):
    """A card drawn unseen from the target's hand; silver was paid."""


class Robbed(Secret, frozen=True, tag="robbed"):
    """A card chosen from the target's hand; pearls were paid."""


class Searched(Event, frozen=True, tag="searched"):
    """The robber looked at the target's hand."""

    seat: int
    target: int
    cards: list[str] | None

    def seen_by(self, viewer: int) -> Event:
        """The hand for the robber and its owner."""
        if viewer == self.seat or viewer == self.target:
            return self
        return Searched(self.seat, self.target, None)

    def reveals(self) -> bool:
        """The robber saw a hand."""
        return True


class Bared(Shown, frozen=True, tag="bared"):
    """A hand was laid open to all, in a raid."""

    seat: int
    cards: list[str]


class Proved(Shown, frozen=True, tag="proved"):
    """A hand was shown to prove that it holds no card to offer."""

    seat: int
    cards: list[str]


class Raided(Shown, frozen=True, tag="raided"):
    """A card chosen from the open hand; gems were paid."""

    seat: int
    target: int
    card: str


class Answered(Event, frozen=True, tag="answered"):
    """A face-down offer for the copper lies ready; no card means a hand to be shown."""

    seat: int
    card: str | None

    def seen_by(self, viewer: int) -> Event:
        """The card for its owner; others only see that there is an answer."""
        return self if viewer == self.seat else Answered(self.seat, None)

    def reveals(self) -> bool:
        """Nobody but the owner knows the card, but the others may be waiting for this."""
        return False


class Offered(Shown, frozen=True, tag="offered"):
    """An offer lies open: turned up for the copper, or laid out for the chest."""

    seat: int
    cards: list[str]


class Swapped(Shown, frozen=True, tag="swapped"):
    """An offer was accepted: its cards to the active hand, copper or chest to its maker."""

    seat: int
    giver: int
    cards: list[str]
    card: str


class Refused(Shown, frozen=True, tag="refused"):
    """Every offer was refused; the copper went to the active hand."""

    seat: int
    card: str


class NoOffer(Shown, frozen=True, tag="no_offer"):
    """Nobody could offer anything; the card went to the active hand."""

    seat: int
    card: str


class Looked(Event, frozen=True, tag="looked"):
    """The top ambush cards were looked at."""

    seat: int
    count: int
    ambushes: list[str] | None

    def seen_by(self, viewer: int) -> Event:
        """The faces for the one who looks."""
        return self if viewer == self.seat else Looked(self.seat, self.count, None)

    def reveals(self) -> bool:
        """Somebody saw new cards."""
        return True


class Laid(Event, frozen=True, tag="laid"):
    """An ambush was laid, with gold under it."""

    seat: int
    ambush: str | None

    def seen_by(self, viewer: int) -> Event:
        """The face for its owner."""
        return self if viewer == self.seat else Laid(self.seat, None)

    def reveals(self) -> bool:
        """The owner knows both cards already; what follows tells more."""
        return False


class PutBack(Shown, frozen=True, tag="put_back"):
    """The only ambush card left showed the own colour: it went back, the gold to the hand."""

    seat: int
    ambush: str
    card: str


class Declined(Shown, frozen=True, tag="declined"):
    """No exchange this turn. Proves nothing about the hand."""

    seat: int


class LaidOut(Shown, frozen=True, tag="laid_out"):
    """A set lies open, to be exchanged unless an ambush stops it."""

    seat: int
    card: str
    count: int


class HeldBack(Shown, frozen=True, tag="held_back"):
    """A player with an ambush did not strike. Proves nothing about it."""

    seat: int


class Struck(Shown, frozen=True, tag="struck"):
    """An ambush took a card of the set; its gold went to the victim's hand. `count` cards are left."""

    seat: int
    victim: int
    ambush: str
    card: str
    count: int


class Failed(Shown, frozen=True, tag="failed"):
    """Too few cards are left for a set: they go back to the hand."""

    seat: int
    card: str
    count: int


class Exchanged(Shown, frozen=True, tag="exchanged"):
    """A set was exchanged: one card to the win pile, the others discarded."""

    seat: int
    card: str
    count: int
    value: int


class Completed(Shown, frozen=True, tag="completed"):
    """A task was completed and its cards discarded; `value` is what its card counts now."""

    seat: int
    task: str
    cards: list[str]
    value: int


class Turned(Shown, frozen=True, tag="turned"):
    """The first finisher of a task turned the card to its lower value."""

    owner: int
    task: str
    value: int


class Stepped(Shown, frozen=True, tag="stepped"):
    """The sheriff moved on; `number` is that of the space reached."""

    space: int
    number: int


class Returned(Shown, frozen=True, tag="returned"):
    """The sheriff came back to town."""


class Favoured(Event, frozen=True, tag="favoured"):
    """A favour: a card from the pile, unseen by the others."""

    seat: int
    card: str | None

    def seen_by(self, viewer: int) -> Event:
        """The card for the one who drew it."""
        return self if viewer == self.seat else Favoured(self.seat, None)

    def reveals(self) -> bool:
        """The drawer saw a new card."""
        return True


class Unserved(Shown, frozen=True, tag="unserved"):
    """There is no card left for a favour."""

    seat: int


class Reshuffled(Shown, frozen=True, tag="reshuffled"):
    """The discards became the new pile."""

    count: int


class Emergency(Shown, frozen=True, tag="emergency"):
    """Both piles are empty: who holds more cards than the limit must discard down to it."""

    limit: int


class SetAside(Event, frozen=True, tag="set_aside"):
    """A card was chosen to be discarded, unseen until all have chosen."""

    seat: int
    card: str | None

    def seen_by(self, viewer: int) -> Event:
        """The card for its owner."""
        return self if viewer == self.seat else SetAside(self.seat, None)

    def reveals(self) -> bool:
        """Nobody but the owner knows the card."""
        return False


class Discarded(Shown, frozen=True, tag="discarded"):
    """The cards chosen in an emergency lie open on the discards."""

    seat: int
    cards: list[str]


class Ended(Shown, frozen=True, tag="ended"):
    """The match is over, and why."""

    seat: int
    reason: str


class Scored(Shown, frozen=True, tag="scored"):
    """A player's account at the end."""

    seat: int
    cards: list[str]
    won: int
    tasks: int
    total: int


EVENTS: list[type[Event]] = [
    Dealt, Revealed, NoCard, Took, Called, Attacked, Allowed, Defended, Stole, Robbed, Searched, Bared, Proved, Raided,
    Answered, Offered, Swapped, Refused, NoOffer, Looked, Laid, PutBack, Declined, LaidOut, HeldBack, Struck, Failed,
    Exchanged, Completed, Turned, Stepped, Returned, Favoured, Unserved, Reshuffled, Emergency, SetAside, Discarded,
    Ended, Scored,
]  # fmt: skip
