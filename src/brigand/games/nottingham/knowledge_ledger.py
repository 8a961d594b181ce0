"""Nottingham: what one observer knows for certain about one hand."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from brigand.games.nottingham.pieces import HAND, NO_CARDS, Kind


@final
@mypyc_attr(serializable=True)
class Stamp:
    """A mark on a ledger. As long as it is the same one, every mystery that was there still is."""


@final
@mypyc_attr(serializable=True)
class Debt:
    """A card left the hand unseen and went to `taker`, whose ledger then bore this stamp; `known` were there then."""

    def __init__(self, taker: int, stamp: Stamp, known: list[int]) -> None:
        self.taker = taker
        self.stamp = stamp
        self.known = known


NO_DEBTS: Final[list[Debt]] = []
FIRST_STAMP: Final = Stamp()
UNSETTLED: Final = -1


@final
@mypyc_attr(serializable=True)
class Ledger:
    """Never changes; what is seen makes the next one. Always: size = sum(known) + mystery - gone, risk <= known.

    known    by kind: seen to enter the hand or seen in it, and not seen to leave
    risk     by kind: how many of the known ones may be among those that left unseen
    mystery  cards never identified
    gone     cards that left unseen and are not yet accounted for
    drawn    by kind: cards identified as drawn from the present pile (since it was last shuffled)
    fresh_least, fresh_most: how many mysteries come from the present pile
    stamp    replaced whenever a mystery is identified or a card leaves unseen
    debts    where the gone cards went
    settled  number of the kind that the gone cards have just turned out to be, else UNSETTLED
    """

    def __init__(self, known: list[int], mystery: int, drawn: list[int]) -> None:
        self.known = known
        self.risk: list[int] = NO_CARDS
        self.mystery = mystery
        self.gone = 0
        self.drawn = drawn
        self.fresh_least = mystery
        self.fresh_most = mystery
        self.stamp = FIRST_STAMP
        self.debts: list[Debt] = NO_DEBTS
        self.settled = UNSETTLED

    def twin(self) -> "Ledger":
        """The same page, to write the next one on. Lists are shared until one of them is replaced."""
        twin = Ledger(self.known, self.mystery, self.drawn)
        twin.risk = self.risk
        twin.gone = self.gone
        twin.fresh_least = self.fresh_least
        twin.fresh_most = self.fresh_most
        twin.stamp = self.stamp
        twin.debts = self.debts
        return twin

    # what is seen

    def entered(self, kind: Kind, count: int) -> "Ledger":
        """Cards joined the hand face up."""
        twin = self.twin()
        twin.known = self.known[:]
        twin.known[kind.number] += count
        return twin

    def favoured(self) -> "Ledger":
        """A card joined the hand from the pile, unseen."""
        twin = self.twin()
        twin.mystery += 1
        twin.fresh_least += 1
        twin.fresh_most += 1
        return twin

    def gained_unseen(self, may_be_fresh: bool) -> "Ledger":
        """A card joined the hand from another one, unseen."""
        twin = self.twin()
        twin.mystery += 1
        if may_be_fresh:
            twin.fresh_most += 1
        return twin

    def drew(self, kind: Kind) -> "Ledger":
        """The observer's own page: he himself drew this card from the pile."""
        twin = self.twin()
        twin.drawn = self.drawn[:]
        twin.drawn[kind.number] += 1
        return twin

    def showed(self, kind: Kind, count: int) -> "Ledger":
        """The hand holds so many of a kind for certain."""
        twin = self.twin()
        twin.identify(kind.number, count)
        twin.settle()
        return twin

    def left(self, kind: Kind, count: int) -> "Ledger":
        """So many of a kind left the hand face up."""
        twin = self.twin()
        twin.identify(kind.number, count)
        twin.known = twin.known[:]
        twin.known[kind.number] -= count
        twin.settle()
        return twin

    def lost_unseen(self, taker: int, stamp: Stamp) -> "Ledger":
        """One card left the hand unseen. Any kind known may be the one."""
        twin = self.twin()
        twin.gone += 1
        twin.risk = self.risk[:]
        for number, known in enumerate(self.known):
            if known > twin.risk[number]:
                twin.risk[number] += 1
        twin.stamp = Stamp()
        twin.debts = [*self.debts, Debt(taker, stamp, self.known)]
        twin.settle()
        return twin

    def bared(self, hand: list[int]) -> "Ledger":
        """The whole hand was seen."""
        twin = Ledger(hand[:], 0, self.drawn)
        twin.stamp = Stamp()
        if self.fresh_least == self.mystery:  # what was not known before came from the present pile
            twin.drawn = self.drawn[:]
            for number, held in enumerate(hand):
                if held > self.known[number]:
                    twin.drawn[number] += held - self.known[number]
        return twin

    def told(self, number: int) -> "Ledger":
        """A mystery here turned out to be of a kind, as nothing else can have been taken."""
        twin = self.twin()
        twin.known = self.known[:]
        twin.known[number] += 1
        twin.mystery -= 1
        if twin.fresh_most > twin.mystery:
            twin.fresh_most = twin.mystery
        return twin

    def reshuffled(self) -> "Ledger":
        """A new pile: no mystery and no card identified comes from it."""
        twin = self.twin()
        twin.drawn = NO_CARDS
        twin.fresh_least = 0
        twin.fresh_most = 0
        return twin

    def cleared(self) -> "Ledger":
        """The gone cards are accounted for."""
        twin = self.twin()
        twin.clear()
        return twin

    # steps of the above

    def identify(self, number: int, count: int) -> None:
        """So many of a kind are there: some mysteries may be settled, or cards known not to be gone."""
        found = count - self.known[number]
        if found <= 0:
            if self.risk[number] > -found:
                self.risk = self.risk[:]
                self.risk[number] = -found
                self.stamp = Stamp()  # it may be a mystery that was shown, and the known one gone
            return
        if self.fresh_least == self.mystery:
            self.drawn = self.drawn[:]
            self.drawn[number] += found
        self.fresh_least = max(0, self.fresh_least - found)
        self.mystery -= found
        self.fresh_most = min(self.fresh_most, self.mystery)
        self.known = self.known[:]
        self.known[number] = count
        if self.risk[number] > 0:
            self.risk = self.risk[:]
            self.risk[number] = 0
        self.stamp = Stamp()

    def settle(self) -> None:
        """What the gone cards must have been, if only one thing is left."""
        if self.gone == 0:
            return
        at_risk = 0
        last = UNSETTLED
        for number, risk in enumerate(self.risk):
            if risk > 0:
                at_risk += 1
                last = number
        if at_risk == 0:
            self.mystery -= self.gone
            self.fresh_least = max(0, self.fresh_least - self.gone)
            self.fresh_most = min(self.fresh_most, self.mystery)
            self.clear()
        elif at_risk == 1 and self.mystery == 0:
            self.known = self.known[:]
            self.known[last] -= self.gone
            self.settled = last

    def clear(self) -> None:
        """Nothing is gone and nothing at risk."""
        self.gone = 0
        self.risk = NO_CARDS
        self.debts = NO_DEBTS

    # what may be claimed

    def certain(self) -> list[int]:
        """How many of each kind the hand holds at least."""
        if self.gone == 0:
            return self.known[:]
        return [known - risk for known, risk in zip(self.known, self.risk)]


def at_the_deal() -> Ledger:
    """Nothing is known of the start cards but that they came from the pile."""
    return Ledger(NO_CARDS, HAND, NO_CARDS)
