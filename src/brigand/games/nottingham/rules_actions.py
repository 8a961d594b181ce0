"""Nottingham: the actions on the banners: purchase, theft, ambush, robbery, raid, defence, trade."""

from mypy_extensions import mypyc_attr

from brigand.core.state import NOBODY
from brigand.games.nottingham import events
from brigand.games.nottingham.actions import Offer
from brigand.games.nottingham.pieces import GEMS, KINDS, NECKLACE, SILVER, Ambush, Kind, names_of
from brigand.games.nottingham.rules_exchange import Exchanges
from brigand.games.nottingham.rules_phases import (
    NOT_ASKED,
    SHOWING,
    WAITING,
    Bidding,
    Buying,
    Defending,
    Keeping,
    Offering,
    Picking,
    Trading,
)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Banners(Exchanges):
    """The first half of a turn: what the turned-up card can do."""

    def call(self) -> Kind:
        """The active player chooses the action; the card lies open before him."""
        card = self.revealed
        assert card is not None
        if self.journal is not None:
            self.tell(events.Called(self.turn, card.name, card.action))
        return card

    # purchase: face-down offers of one card each for the copper

    def purchase(self) -> None:
        """Every opponent with cards is asked at the same time."""
        self.call()
        answers = [WAITING if self.sizes[seat] > 0 else NOT_ASKED for seat in range(self.seats)]
        answers[self.turn] = NOT_ASKED
        self.phase = Offering(answers)
        self.asked = NOBODY
        self.turn_up_offers()

    def answer(self, seat: int, number: int, phase: Offering) -> None:
        """A face-down offer, or SHOWING for a hand of nothing but copper."""
        answers = phase.answers[:]
        answers[seat] = number
        self.phase = Offering(answers)
        if self.journal is not None:
            self.tell(events.Answered(seat, None if number == SHOWING else KINDS[number].name))
        self.turn_up_offers()

    def turn_up_offers(self) -> None:
        """When all have answered, offers and proofs are shown together."""
        phase = self.phase
        assert isinstance(phase, Offering)
        if WAITING in phase.answers:
            return
        offers: list[list[Kind]] = [[] for _ in range(self.seats)]
        for seat, number in enumerate(phase.answers):
            if number >= 0:
                offers[seat] = [KINDS[number]]
                self.show_offer(seat, offers[seat])
            elif number == SHOWING:
                self.prove(seat)
        if self.has_offer(offers):
            self.phase = Buying(offers)
            self.asked = self.turn
        else:
            self.keep_unsold()

    def refuse(self) -> None:
        """No offer is good enough: the copper goes to the active hand."""
        card = self.turned_up()
        self.gain_openly(self.turn, card)
        if self.journal is not None:
            self.tell(events.Refused(self.turn, card.name))
        self.open_exchange()

    # trade: open offers of one or two cards for the chest, one after the other

    def trade(self) -> None:
        """The left neighbour begins."""
        self.call()
        self.ask_for_bid(self.turn, [[] for _ in range(self.seats)])

    def ask_for_bid(self, after: int, offers: list[list[Kind]]) -> None:
        """The next opponent with cards, up to the active player; then he chooses."""
        seat = (after + 1) % self.seats
        while seat != self.turn:
            if self.sizes[seat] > 0:
                self.phase = Bidding(offers)
                self.asked = seat
                return
            seat = (seat + 1) % self.seats
        if self.has_offer(offers):
            self.phase = Trading(offers)
            self.asked = self.turn
        else:
            self.keep_unsold()

    def bid(self, seat: int, offer: Offer, phase: Bidding) -> None:
        """An open offer."""
        offers = phase.offers[:]
        offers[seat] = offer.cards
        self.show_offer(seat, offer.cards)
        self.ask_for_bid(seat, offers)

    def show_chests(self, seat: int, phase: Bidding) -> None:
        """A hand of nothing but chests is shown instead of an offer."""
        self.prove(seat)
        self.ask_for_bid(seat, phase.offers)

    # what purchase and trade share

    def show_offer(self, seat: int, cards: list[Kind]) -> None:
        """All see that these cards are in the hand."""
        first = cards[0]
        if len(cards) > 1 and cards[1] is not first:
            self.memory.showed(seat, cards[1], 1)
            self.memory.showed(seat, first, 1)
        else:
            self.memory.showed(seat, first, len(cards))
        if self.journal is not None:
            self.tell(events.Offered(seat, [card.name for card in cards]))

    def prove(self, seat: int) -> None:
        """The whole hand is shown."""
        self.memory.bared(seat, self.hands[seat])
        if self.journal is not None:
            self.tell(events.Proved(seat, names_of(self.hands[seat])))

    def has_offer(self, offers: list[list[Kind]]) -> bool:
        """Whether anybody offered anything."""
        return any(len(cards) > 0 for cards in offers)

    def keep_unsold(self) -> None:
        """Without any offer the card goes to the active hand."""
        card = self.turned_up()
        self.gain_openly(self.turn, card)
        if self.journal is not None:
            self.tell(events.NoOffer(self.turn, card.name))
        self.open_exchange()

    def accept(self, giver: int, cards: list[Kind]) -> None:
        """The offered cards to the active hand, copper or chest to the one who offered; the rest is taken back."""
        paid = self.turned_up()
        for card in cards:
            self.lose_openly(giver, card)
            self.gain_openly(self.turn, card)
        self.gain_openly(giver, paid)
        if self.journal is not None:
            self.tell(events.Swapped(self.turn, giver, [card.name for card in cards], paid.name))
        self.open_exchange()

    # theft, robbery, raid, and the necklace against them

    def attack(self, target: int) -> None:
        """The target is named and asked at once."""
        card = self.revealed
        assert card is not None
        self.phase = Defending(target)
        self.asked = target
        if self.journal is not None:
            self.tell(events.Attacked(self.turn, target, card.name, card.action))

    def defend(self, target: int) -> None:
        """The attack is not carried out: attacking card and necklace change hands."""
        card = self.turned_up()
        self.lose_openly(target, NECKLACE)
        self.gain_openly(self.turn, NECKLACE)
        self.gain_openly(target, card)
        if self.journal is not None:
            self.tell(events.Defended(target, self.turn, card.name))
        self.open_exchange()

    def allow(self, target: int) -> None:
        """No defence: the thief draws, robber and raider see the hand."""
        if self.journal is not None:
            self.tell(events.Allowed(target))
        if self.revealed is SILVER:
            self.rob_of(target, self.random_card(target))
            return
        is_open = self.revealed is GEMS
        self.phase = Picking(target, is_open)
        self.asked = self.turn
        if is_open:
            self.memory.bared(target, self.hands[target])
        else:
            self.memory.bared_to(self.turn, target, self.hands[target])
        if self.journal is not None:
            hand = names_of(self.hands[target])
            self.tell(events.Bared(target, hand) if is_open else events.Searched(self.turn, target, hand))

    def random_card(self, seat: int) -> Kind:
        """Any card of a hand, all equally likely."""
        place = self.rng.below(self.sizes[seat])
        for kind in KINDS:
            place -= self.hands[seat][kind.number]
            if place < 0:
                return kind
        raise AssertionError("a hand has as many cards as it has")

    def rob_of(self, target: int, kind: Kind) -> None:
        """A stolen or chosen card changes hands, seen by these two only; then the attacking card pays for it."""
        paid = self.turned_up()
        self.lose(target, kind)
        self.gain(self.turn, kind)
        self.memory.stolen(self.turn, target, kind)
        self.gain_openly(target, paid)
        if self.journal is not None:
            told = events.Stole if paid is SILVER else events.Robbed
            self.tell(told(self.turn, target, kind.name))
        self.open_exchange()

    def raid_of(self, target: int, kind: Kind) -> None:
        """The chosen card changes hands in sight of all; then the gems pay for it."""
        paid = self.turned_up()
        self.lose_openly(target, kind)
        self.gain_openly(self.turn, kind)
        self.gain_openly(target, paid)
        if self.journal is not None:
            self.tell(events.Raided(self.turn, target, kind.name))
        self.open_exchange()

    # laying an ambush

    def look(self) -> None:
        """The two top ambush cards are looked at; of a single one there is nothing to choose."""
        self.call()
        looked = self.ambush_deck[:2]
        self.ambush_deck = self.ambush_deck[2:]
        if self.journal is not None:
            names = [self.face(place).name for place in looked]
            self.tell(events.Looked(self.turn, len(looked), names))
        for place in looked:
            self.memory.looked(self.turn, place, self.faces[place])
        if len(looked) > 1:
            self.phase = Keeping(looked[0], looked[1])
        else:
            self.lay_only(looked[0])

    def keep(self, ambush: Ambush, phase: Keeping) -> None:
        """One card is laid, in the first place; the other one goes under the deck, in the second."""
        first, second = phase.first, phase.second
        if self.faces[second] == ambush.number:
            self.faces[first], self.faces[second] = self.faces[second], self.faces[first]
            self.memory.swapped(self.turn, first, second)
        self.ambush_deck.append(second)
        self.memory.mixed(self.turn, first, second, self.own_card(self.turn))
        self.lay(first)

    def lay_only(self, place: int) -> None:
        """A single card must be laid, unless it shows the own colour: then it goes back and the gold is kept."""
        own = self.own_card(self.turn)
        if self.faces[place] != own:
            self.memory.excluded(self.turn, place, own)
            self.lay(place)
            return
        self.ambush_deck = [place]
        self.memory.turned_up(place, own)
        gold = self.turned_up()
        self.gain_openly(self.turn, gold)
        if self.journal is not None:
            self.tell(events.PutBack(self.turn, self.face(place).name, gold.name))
        self.open_exchange()

    def lay(self, place: int) -> None:
        """The card lies before the active player, the gold under it."""
        self.revealed = None
        self.laid[self.turn] = [*self.laid[self.turn], place]
        if self.journal is not None:
            self.tell(events.Laid(self.turn, self.face(place).name))
        self.open_exchange()
