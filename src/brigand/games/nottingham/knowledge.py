"""Nottingham: what everybody has seen. One ledger per observer and hand; equal ones are shared until they part.

Observers are the seats and, last, the spectator: what he knows, everybody knows. A seat's page about itself only counts
what it drew from the present pile.
"""

from typing import Final, final

from mypy_extensions import mypyc_attr

from brigand.core.state import NOBODY
from brigand.games.nottingham.knowledge_ledger import UNSETTLED, Ledger, at_the_deal
from brigand.games.nottingham.knowledge_lore import Lore
from brigand.games.nottingham.pieces import NO_CARDS, Kind

BLANK: Final = Ledger(NO_CARDS, 0, NO_CARDS)


@final
@mypyc_attr(serializable=True)
class Knowledge:
    """`pages` holds the ledgers, observer by observer; `lores` the ambush cards as each observer knows them."""

    def __init__(self, seats: int, pages: list[Ledger], lores: list[Lore]) -> None:
        self.seats = seats
        self.pages = pages
        self.lores = lores

    def copy(self) -> "Knowledge":
        """An independent twin."""
        return Knowledge(self.seats, self.pages[:], self.lores[:])

    def observer(self, seat: int) -> int:
        """The row of a seat; NOBODY is the spectator."""
        return self.seats if seat == NOBODY else seat

    def ledger(self, observer: int, seat: int) -> Ledger:
        """What an observer knows of a hand."""
        return self.pages[observer * self.seats + seat]

    # cards that move in sight of all

    def entered(self, seat: int, kind: Kind, count: int = 1) -> None:
        """Cards joined a hand face up."""
        pages = self.pages
        public = pages[self.seats * self.seats + seat]
        next_public = public.entered(kind, count)
        for observer in range(self.seats + 1):
            place = observer * self.seats + seat
            if pages[place] is public:
                pages[place] = next_public
            elif observer != seat:
                pages[place] = pages[place].entered(kind, count)

    def showed(self, seat: int, kind: Kind, count: int) -> None:
        """A hand proved to hold so many of a kind."""
        pages = self.pages
        public = pages[self.seats * self.seats + seat]
        next_public = public.showed(kind, count)
        for observer in range(self.seats + 1):
            place = observer * self.seats + seat
            if pages[place] is public:
                pages[place] = next_public
            elif observer != seat:
                pages[place] = surer(pages[place].showed(kind, count), next_public)
        self.pay_debts(seat)

    def left(self, seat: int, kind: Kind, count: int = 1) -> None:
        """Cards left a hand face up."""
        pages = self.pages
        public = pages[self.seats * self.seats + seat]
        next_public = public.left(kind, count)
        for observer in range(self.seats + 1):
            place = observer * self.seats + seat
            if pages[place] is public:
                pages[place] = next_public
            elif observer != seat:
                pages[place] = surer(pages[place].left(kind, count), next_public)
        self.pay_debts(seat)

    def bared(self, seat: int, hand: list[int]) -> None:
        """A whole hand was shown to all."""
        pages = self.pages
        public = pages[self.seats * self.seats + seat]
        next_public = public.bared(hand)
        for observer in range(self.seats + 1):
            place = observer * self.seats + seat
            if pages[place] is public:
                pages[place] = next_public
            elif observer != seat:
                pages[place] = surer(pages[place].bared(hand), next_public)

    # cards that move unseen by some

    def bared_to(self, observer: int, seat: int, hand: list[int]) -> None:
        """A whole hand was shown to one observer."""
        place = observer * self.seats + seat
        self.pages[place] = self.pages[place].bared(hand)

    def drew(self, seat: int, kind: Kind) -> None:
        """A seat drew a card from the pile, unseen by the others."""
        pages = self.pages
        public = pages[self.seats * self.seats + seat]
        next_public = public.favoured()
        for observer in range(self.seats + 1):
            place = observer * self.seats + seat
            if observer == seat:
                pages[place] = pages[place].drew(kind)
            elif pages[place] is public:
                pages[place] = next_public
            else:
                pages[place] = pages[place].favoured()

    def stolen(self, taker: int, victim: int, kind: Kind) -> None:
        """A card went from hand to hand, seen by these two only."""
        pages = self.pages
        last_lost, last_gained = BLANK, BLANK
        next_lost, next_gained = BLANK, BLANK
        for observer in range(self.seats, -1, -1):
            lost = pages[observer * self.seats + victim]
            gained = pages[observer * self.seats + taker]
            if observer == taker:
                pages[observer * self.seats + victim] = lost.left(kind, 1)
                continue
            if observer == victim:
                pages[observer * self.seats + taker] = gained.entered(kind, 1)
                continue
            if lost is not last_lost or gained is not last_gained:
                last_lost, last_gained = lost, gained
                next_lost = lost.lost_unseen(taker, gained.stamp)
                if observer < self.seats:  # the spectator came first
                    next_lost = surer(next_lost, pages[self.seats * self.seats + victim])
                next_gained = gained.gained_unseen(lost.fresh_most > 0)
            pages[observer * self.seats + victim] = next_lost
            pages[observer * self.seats + taker] = next_gained
        self.pay_debts(victim)

    def pay_debts(self, seat: int) -> None:
        """Where the cards gone from a hand have turned out to be of one kind, their takers hold them."""
        for observer in range(self.seats + 1):
            ledger = self.pages[observer * self.seats + seat]
            if ledger.settled == UNSETTLED:
                continue
            for debt in ledger.debts:
                place = observer * self.seats + debt.taker
                if self.pages[place].stamp is debt.stamp:
                    self.pages[place] = self.pages[place].told(ledger.settled)
            self.pages[observer * self.seats + seat] = ledger.cleared()

    def reshuffled(self) -> None:
        """The discards became the pile: what was hidden before is not in it."""
        last: Ledger = self.pages[0]
        renewed = last.reshuffled()
        for place, page in enumerate(self.pages):
            if page is not last:
                last = page
                renewed = page.reshuffled()
            self.pages[place] = renewed

    # ambush cards

    def looked(self, observer: int, place: int, face: int) -> None:
        """One observer saw an ambush card."""
        self.lores[observer] = self.lores[observer].seen(place, face)

    def turned_up(self, place: int, face: int) -> None:
        """All saw an ambush card."""
        public = self.lores[self.seats]
        next_public = public.seen(place, face)
        for observer, lore in enumerate(self.lores):
            self.lores[observer] = next_public if lore is public else lore.seen(place, face)

    def swapped(self, seat: int, first: int, second: int) -> None:
        """One observer changed two ambush cards round."""
        self.lores[seat] = self.lores[seat].swapped(first, second)

    def mixed(self, seat: int, kept: int, returned: int, forbidden: int) -> None:
        """A seat kept one of two ambush cards; which, the others do not know."""
        public = self.lores[self.seats]
        next_public = public.mixed(kept, returned, forbidden)
        for observer, lore in enumerate(self.lores):
            if lore is public:
                self.lores[observer] = next_public
            elif observer != seat:
                self.lores[observer] = lore.mixed(kept, returned, forbidden)

    def excluded(self, seat: int, place: int, forbidden: int) -> None:
        """A seat laid the only ambush card there was."""
        for observer, lore in enumerate(self.lores):
            if observer != seat:
                self.lores[observer] = lore.excluded(place, forbidden)

    # what may be claimed, and imagining

    def certain(self, observer: int, seat: int) -> list[int]:
        """How many of each kind a hand holds at least, as an observer knows; never less than everybody knows."""
        return self.ledger(observer, seat).certain()

    def as_imagined_by(self, observer: int) -> "Knowledge":
        """The observer's own knowledge; the others know what everybody knows, for more is hidden from him."""
        seats = self.seats
        public = self.pages[seats * seats :]
        pages: list[Ledger] = []
        lores: list[Lore] = []
        for other in range(seats + 1):
            if other == observer:
                pages.extend(self.pages[other * seats : (other + 1) * seats])
                lores.append(self.lores[other])
                continue
            pages.extend(public)
            lores.append(self.lores[seats])
        return Knowledge(seats, pages, lores)


def surer(own: Ledger, public: Ledger) -> Ledger:
    """An observer's own page, or everybody's where that tells as much: with more cards known, more are at risk."""
    unsure = public.mystery + public.gone
    return public if unsure == 0 or unsure < own.mystery + own.gone else own


def fresh_knowledge(seats: int, faces: list[int], hands: list[list[int]]) -> Knowledge:
    """At the deal everybody knows the own start cards, and nothing else."""
    pages: list[Ledger] = []
    unknown = at_the_deal()
    for observer in range(seats + 1):
        for seat in range(seats):
            pages.append(Ledger(NO_CARDS, 0, hands[seat][:]) if seat == observer else unknown)
    return Knowledge(seats, pages, [Lore([faces for _ in faces])] * (seats + 1))
