"""Nottingham: dealing what a seat has not seen anew, within what it knows.

Certain cards stay where they are. Cards that may have left unseen (at risk) stay or go by chance, never more of them
than left; those that go are with whoever took them, as far as that can be followed. The pile comes from what it can
still hold. All other cards fill the hands: those drawn from the present pile where draws were seen, the rest where
older cards are. Where chance runs into a corner, cards already dealt make room.
"""

from typing import final

from brigand.core.rng import Rng
from brigand.games.nottingham.board import Board
from brigand.games.nottingham.imagine_face_down import imagine_ambushes, imagine_answers
from brigand.games.nottingham.knowledge_ledger import Debt, Ledger
from brigand.games.nottingham.pieces import KINDS, NO_CARDS, Kind


@final
class Demand:
    """What a hand keeps of its cards at risk: `least` of them at any rate, no more of a kind than are at risk."""

    def __init__(self, seat: int, risk: list[int], least: int) -> None:
        self.seat = seat
        self.risk = risk
        self.least = least
        self.kept = NO_CARDS[:]


@final
class Taken:
    """A card at risk that did leave a hand, and is still where it went."""

    def __init__(self, taker: int, number: int) -> None:
        self.taker = taker
        self.number = number


@final
class Deal:
    """An imagined deal in the making. `supply` are the hidden cards not yet dealt, `slots` what hands still lack."""

    def __init__(self, board: Board, seat: int, rng: Rng) -> None:
        self.board = board
        self.seat = seat
        self.observer = board.knowledge.observer(seat)
        self.rng = rng
        self.supply = hidden_cards(board, seat)
        self.hands: list[list[int]] = [NO_CARDS for _ in range(board.seats)]
        self.slots: list[int] = board.sizes[:]
        self.demands: list[Demand] = []
        self.taken: list[Taken] = []
        self.pile: list[Kind] = []
        self.drawn: list[Kind] = []

    def ledger(self, other: int) -> Ledger:
        """What the dealing seat knows of a hand."""
        return self.board.knowledge.ledger(self.observer, other)

    def deal_certain(self) -> None:
        """Cards that are certainly in a hand."""
        for other in range(self.board.seats):
            if other == self.seat:
                self.slots[other] = 0
                continue
            hand = self.board.knowledge.certain(self.observer, other)
            for number, certain in enumerate(hand):
                if certain > 0:
                    self.slots[other] -= certain
                    self.supply[number] -= certain
            self.hands[other] = hand
            ledger = self.ledger(other)
            if ledger.gone > 0:
                risk = [max(0, known - certain) for known, certain in zip(ledger.known, hand)]
                self.demands.append(Demand(other, risk, max(0, sum(risk) - ledger.gone)))

    def deal_at_risk(self) -> None:
        """What must be kept of the cards at risk, then what chance keeps of them."""
        for demand in self.demands:
            while sum(demand.kept) < demand.least and (self.keep(demand) or self.keep_another(demand)):
                pass
        for demand in self.demands:
            for _ in range(self.kept_by_chance(demand) - demand.least):
                self.keep(demand)
        for demand in self.demands:
            self.hand_over(demand)

    def hand_over(self, demand: Demand) -> None:
        """What is not kept was taken by somebody after it was seen; who has lost none of his since still holds it."""
        debts = self.ledger(demand.seat).debts[:]
        self.rng.shuffle(debts)
        for number in self.gone_from(demand, debts):
            debt = next((debt for debt in debts if debt.known[number] > 0), None)
            if debt is None:
                self.keep_all_the_same(demand, number)
                continue
            debts.remove(debt)
            has_it = self.ledger(debt.taker).stamp is debt.stamp and self.slots[debt.taker] > 0
            if has_it and self.supply[number] > 0:
                self.taken.append(Taken(debt.taker, number))
                self.supply[number] -= 1
                self.slots[debt.taker] -= 1

    def gone_from(self, demand: Demand, debts: list[Debt]) -> list[int]:
        """What a hand does not keep of its cards at risk: first what the fewest can have taken, as it came last."""
        gone: list[int] = []
        for number, risk in enumerate(demand.risk):
            for _ in range(risk - demand.kept[number]):
                gone.append(number)
        takers = [len([debt for debt in debts if debt.known[kind.number] > 0]) for kind in KINDS]
        return sorted(gone, key=lambda number: takers[number])

    def keep_all_the_same(self, demand: Demand, number: int) -> None:
        """A card at risk that nobody can have taken stays, if there is one and room for it."""
        if self.supply[number] > 0 and self.slots[demand.seat] > 0:
            demand.kept[number] += 1
            self.supply[number] -= 1
            self.slots[demand.seat] -= 1

    def kept_by_chance(self, demand: Demand) -> int:
        """Each card that left was one at risk or a mystery, all equally likely: how many of those at risk stay."""
        ledger = self.ledger(demand.seat)
        at_risk = sum(demand.risk)
        mysteries = ledger.mystery
        for _ in range(ledger.gone):
            if at_risk > 0 and self.rng.below(at_risk + mysteries) < at_risk:
                at_risk -= 1
            else:
                mysteries -= 1
        return at_risk

    def keep(self, demand: Demand) -> bool:
        """One more of the cards at risk stays, any of them equally likely; False if the supply has none."""
        choices: list[int] = []
        for number, risk in enumerate(demand.risk):
            if self.supply[number] > 0:
                for _ in range(risk - demand.kept[number]):
                    choices.append(number)
        if not choices:
            return False
        number = choices[self.rng.below(len(choices))]
        demand.kept[number] += 1
        self.supply[number] -= 1
        self.slots[demand.seat] -= 1
        return True

    def keep_another(self, demand: Demand) -> bool:
        """One more of the cards at risk stays, which another hand must do without."""
        for number, risk in enumerate(demand.risk):
            if demand.kept[number] < risk and self.give_up(number, [False] * len(KINDS)):
                return self.keep(demand)
        return False

    def deal_pile(self) -> None:
        """The pile, out of what it can hold; what is left over of that was drawn by others."""
        candidates = pile_candidates(self.board, self.seat)
        cards = [kind for kind in KINDS for _ in range(candidates[kind.number])]
        self.rng.shuffle(cards)
        size = self.board.pile_size()
        for card in cards:
            if len(self.pile) < size and self.supply[card.number] > 0:
                self.supply[card.number] -= 1
                self.pile.append(card)
            else:
                self.drawn.append(card)
        while len(self.pile) < size and self.make_room():
            pass
        for kind in KINDS:  # only a seat in another's imagination can find its memory at odds with the world
            while len(self.pile) < size and self.supply[kind.number] > 0:
                self.supply[kind.number] -= 1
                self.pile.append(kind)

    def make_room(self) -> bool:
        """The pile lacks a card: a hand must give up one of a kind the pile can take."""
        for place, card in enumerate(self.drawn):
            if self.give_up(card.number, [False] * len(KINDS)):
                self.supply[card.number] -= 1
                del self.drawn[place]
                self.pile.append(card)
                return True
        return False

    def give_up(self, number: int, tried: list[bool]) -> bool:
        """Free a card of a kind: a hand does without it or keeps another, which may have to be freed first."""
        if self.supply[number] > 0:
            return True
        tried[number] = True
        for demand in self.demands:
            if demand.kept[number] > 0 and (self.can_spare(demand) or self.can_swap(demand, tried)):
                demand.kept[number] -= 1
                self.supply[number] += 1
                self.slots[demand.seat] += 1
                return True
        for place, taken in enumerate(self.taken):
            if taken.number == number:
                del self.taken[place]
                self.supply[number] += 1
                self.slots[taken.taker] += 1
                return True
        return False

    def can_spare(self, demand: Demand) -> bool:
        """A hand keeps more of its cards at risk than it must."""
        return sum(demand.kept) > demand.least

    def can_swap(self, demand: Demand, tried: list[bool]) -> bool:
        """A hand can keep a card of another kind, and does."""
        for other, risk in enumerate(demand.risk):
            if not tried[other] and demand.kept[other] < risk and self.give_up(other, tried):
                self.supply[other] -= 1
                self.slots[demand.seat] -= 1
                demand.kept[other] += 1
                return True
        return False

    def deal_hands(self) -> None:
        """Cards drawn from the present pile go where draws were seen, all others fill what is left."""
        for demand in self.demands:
            for number, kept in enumerate(demand.kept):
                self.hands[demand.seat][number] += kept
        for taken in self.taken:
            self.hands[taken.taker][taken.number] += 1
        for card in self.deal_drawn():
            self.supply[card.number] += 1
        rest: list[int] = []
        for number, count in enumerate(self.supply):
            for _ in range(count):
                rest.append(number)
        self.rng.shuffle(rest)
        dealt = 0
        for other, slots in enumerate(self.slots):
            for number in rest[dealt : dealt + slots]:
                self.hands[other][number] += 1
            dealt += slots

    def deal_drawn(self) -> list[Kind]:
        """Deal the drawn cards to hands with fresh mysteries, sure ones first; those that found no place."""
        seats = self.fresh_slots()
        place = 0
        left: list[Kind] = []
        for card in self.drawn:
            if self.supply[card.number] == 0:  # seen since: it is in a hand as a known card, or gone from there
                continue
            self.supply[card.number] -= 1
            if place == len(seats):
                left.append(card)
                continue
            self.hands[seats[place]][card.number] += 1
            self.slots[seats[place]] -= 1
            place += 1
        return left

    def fresh_slots(self) -> list[int]:
        """Seats that hold cards of the present pile: once for each card they surely hold, then for those they may."""
        sure: list[int] = []
        perhaps: list[int] = []
        for other, slots in enumerate(self.slots):
            if slots == 0:
                continue
            ledger = self.ledger(other)
            least = min(ledger.fresh_least, slots)
            for _ in range(least):
                sure.append(other)
            for _ in range(min(ledger.fresh_most, slots) - least):
                perhaps.append(other)
        self.rng.shuffle(perhaps)
        return sure + perhaps


def hidden_cards(board: Board, seat: int) -> list[int]:
    """All cards in the pile and in other hands together: everybody can count them, from what lies open."""
    counts = pile_cards(board)
    for other, hand in enumerate(board.hands):
        if other != seat:
            for number, count in enumerate(hand):
                counts[number] += count
    return counts


def pile_cards(board: Board) -> list[int]:
    """The pile by kind."""
    counts = NO_CARDS[:]
    for place in range(board.drawn, len(board.pile)):
        counts[board.pile[place].number] += 1
    return counts


def pile_candidates(board: Board, seat: int) -> list[int]:
    """What was shuffled into the present pile, less what a seat has seen leave it, by kind."""
    counts = board.ceiling[:]
    knowledge = board.knowledge
    observer = knowledge.observer(seat)
    for other in range(board.seats):
        for number, drawn in enumerate(knowledge.ledger(observer, other).drawn):
            counts[number] -= drawn
    return counts


def deal_anew(world: Board, seat: int, rng: Rng) -> None:
    """Everything the seat has not seen, dealt again within what it knows."""
    deal = Deal(world, seat, rng)
    deal.deal_certain()
    deal.deal_at_risk()
    deal.deal_pile()
    deal.deal_hands()
    for other in range(world.seats):
        if other != seat:
            world.hands[other] = deal.hands[other]
    world.pile = deal.pile
    world.drawn = 0
    imagine_ambushes(world, seat, rng)
    imagine_answers(world, seat, rng)
    world.knowledge = world.knowledge.as_imagined_by(world.knowledge.observer(seat))
