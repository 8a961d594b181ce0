"""Nottingham: the state of a match, what may be done in it, and how it is dealt."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from brigand.core.action import Action
from brigand.core.journal import Journal
from brigand.core.outcome import Outcome
from brigand.core.rng import Rng
from brigand.core.state import NOBODY
from brigand.games.nottingham import events
from brigand.games.nottingham.actions import (
    ACCEPT,
    COMPLETE,
    DEFEND,
    DISCARD,
    EXCHANGE,
    FIVE,
    KEEP,
    LAY,
    NEEDED_PAIRS,
    OFFER,
    OFFER_TWO,
    PAIR,
    PASS,
    PICK,
    PURCHASE,
    RAID,
    REFUSE,
    ROB,
    SHOW,
    STEAL,
    STRIKE,
    TAKE,
    TRADE,
    Accept,
    Attack,
    Complete,
    Discard,
    Exchange,
    Keep,
    Offer,
    Pick,
    Strike,
)
from brigand.games.nottingham.pieces import (
    CHEST,
    COLOURS,
    COPIES,
    COPPER,
    FIVE_ALIKE,
    GOLD,
    HAND,
    KINDS,
    NECKLACE,
    NO_CARDS,
    PEARLS,
    SEATS,
    SEVEN_DIFFERENT,
    SILVER,
    SMALLEST_SET,
    TASKS,
    Kind,
    Task,
    in_play,
    names_of,
)
from brigand.games.nottingham.rules_actions import Banners
from brigand.games.nottingham.rules_exchange import FINISHERS
from brigand.games.nottingham.rules_imagine import deal_anew
from brigand.games.nottingham.rules_memory import fresh_memory
from brigand.games.nottingham.rules_phases import (
    SHOWING,
    WAITING,
    Bidding,
    Buying,
    Choosing,
    Defending,
    Discarding,
    Exchanging,
    Keeping,
    Offering,
    Picking,
    Striking,
    Trading,
)

NO_SEAT: Final[list[int]] = []
ONE_SEAT: Final = [[seat] for seat in range(max(SEATS))]
"""Shared answers to «who is to act»: asked at every step of search, so not made anew each time."""


@final
@mypyc_attr(serializable=True)
class Nottingham(Banners):
    """A match of Nottingham."""

    # what the rest of the world asks

    def to_act(self) -> list[int]:
        if self.asked != NOBODY:
            return ONE_SEAT[self.asked]
        phase = self.phase
        if isinstance(phase, Offering):
            return [seat for seat, answer in enumerate(phase.answers) if answer == WAITING]
        if isinstance(phase, Discarding):
            return [seat for seat in range(self.seats) if self.is_discarding(seat)]
        return NO_SEAT

    def legal(self, seat: int) -> list[Action]:
        phase = self.phase
        actions: list[Action] = []
        if isinstance(phase, Offering):
            if phase.answers[seat] == WAITING:
                self.add_offers(seat, COPPER, actions)
        elif isinstance(phase, Discarding):
            if self.is_discarding(seat):
                self.add_discards(seat, phase.chosen[seat], actions)
        elif seat != self.asked:
            return actions
        elif isinstance(phase, Exchanging):
            self.add_exchanges(seat, actions)
        elif isinstance(phase, Choosing):
            self.add_choices(seat, actions)
        elif isinstance(phase, Defending):
            if self.hands[seat][NECKLACE.number] > 0:
                actions.append(DEFEND)
            actions.append(PASS)
        elif isinstance(phase, Striking):
            self.add_strikes(seat, phase.kind, actions)
        elif isinstance(phase, Bidding):
            self.add_offers(seat, CHEST, actions)
        else:
            self.add_rarer(seat, actions)
        return actions

    def apply(self, seat: int, action: Action) -> None:
        phase = self.phase
        if isinstance(phase, Exchanging):
            if isinstance(action, Exchange):
                self.lay_out(action.card, action.count)
            elif isinstance(action, Complete):
                self.complete(action)
            else:
                self.decline()
        elif isinstance(phase, Choosing):
            self.choose(action)
        elif isinstance(phase, Offering):
            self.answer(seat, action.cards[0].number if isinstance(action, Offer) else SHOWING, phase)
        elif isinstance(phase, Defending):
            if action is DEFEND:
                self.defend(seat)
            else:
                self.allow(seat)
        elif isinstance(phase, Striking):
            if isinstance(action, Strike):
                self.strike(seat, action.ambush, phase)
            else:
                self.hold_back(seat, phase)
        elif isinstance(phase, Bidding):
            if isinstance(action, Offer):
                self.bid(seat, action, phase)
            else:
                self.show_chests(seat, phase)
        else:
            self.apply_rarer(seat, action)

    def scores(self) -> list[int]:
        return [self.won_value(seat) + self.task_value(seat) for seat in range(self.seats)]

    def outcome(self) -> Outcome:
        """Most points; among equals the larger win pile, then the victory is shared."""
        scores = self.scores()
        keys = [score * 100 + sum(self.won[seat]) for seat, score in enumerate(scores)]
        places = [1 + sum([1 for other in keys if other > key]) for key in keys]
        return Outcome(places, scores, self.reason)

    def copy(self) -> "Nottingham":
        twin = Nottingham(self.seats, self.rng.copy())
        twin.is_over = self.is_over
        twin.colours = self.colours
        twin.starter = self.starter
        twin.track = self.track
        twin.sheriff = self.sheriff
        twin.turn = self.turn
        twin.asked = self.asked
        twin.phase = self.phase
        twin.revealed = self.revealed
        twin.hands = [hand[:] for hand in self.hands]
        twin.sizes = self.sizes[:]
        twin.pile = self.pile  # never changed, only replaced
        twin.drawn = self.drawn
        twin.ceiling = self.ceiling[:]
        twin.discards = self.discards[:]
        twin.won = [won[:] for won in self.won]
        twin.finishers = self.finishers[:]  # of lists that are only replaced
        twin.faces = self.faces[:]
        twin.ambush_deck = self.ambush_deck[:]
        twin.laid = self.laid[:]  # of lists that are only replaced
        twin.memory = self.memory.copy()
        twin.shows_memory = self.shows_memory
        twin.reason = self.reason
        return twin

    def imagine(self, seat: int, rng: Rng) -> "Nottingham":
        world = self.copy()
        deal_anew(world, seat, rng)
        world.rng = rng.fork()
        return world

    # what may be done, phase by phase

    def add_choices(self, seat: int, actions: list[Action]) -> None:
        """Take the card or carry out its action."""
        card = self.revealed
        actions.append(TAKE)
        if card is COPPER:
            actions.append(PURCHASE)
        elif card is CHEST:
            actions.append(TRADE)
        elif card is GOLD:
            actions.append(LAY)
        else:
            attacks = STEAL if card is SILVER else ROB if card is PEARLS else RAID
            for target in range(self.seats):
                if target != seat and self.sizes[target] > 0:
                    actions.append(attacks[target])

    def add_offers(self, seat: int, excluded: Kind, actions: list[Action]) -> None:
        """One card, or for the chest two, of any other kind; a hand of nothing else is shown."""
        hand = self.hands[seat]
        if hand[excluded.number] == self.sizes[seat]:
            actions.append(SHOW)
            return
        for kind in KINDS:
            if hand[kind.number] > 0 and kind is not excluded:
                actions.append(OFFER[kind.number])
        if excluded is CHEST:
            self.add_pairs(hand, actions)

    def add_pairs(self, hand: list[int], actions: list[Action]) -> None:
        """Two cards for the chest, alike or not."""
        for offer in OFFER_TWO:
            first, second = offer.cards[0], offer.cards[1]
            if first is CHEST or second is CHEST:
                continue
            if hand[first.number] >= offer.counts[first.number] and hand[second.number] > 0:
                actions.append(offer)

    def add_exchanges(self, seat: int, actions: list[Action]) -> None:
        """Nothing, any set, any task still open to the seat."""
        actions.append(PASS)
        kinds = pairs = most = 0
        for number, held in enumerate(self.hands[seat]):
            if held > 0:
                kinds += 1
            if held >= PAIR:
                pairs += 1
            if held > most:
                most = held
            for count in range(SMALLEST_SET, held + 1):
                actions.append(EXCHANGE[number][count - SMALLEST_SET])
        for task in TASKS:
            if self.is_open_to(seat, task) and self.is_within_reach(task, kinds, pairs, most):
                self.add_ways(seat, task, actions)

    def is_open_to(self, seat: int, task: Task) -> bool:
        """Whether a seat may still complete a task."""
        finishers = self.finishers[task.number]
        return len(finishers) < FINISHERS and seat not in finishers

    def is_within_reach(self, task: Task, kinds: int, pairs: int, most: int) -> bool:
        """Whether a hand of so many kinds, pairs and most of one kind can complete a task."""
        if task is SEVEN_DIFFERENT:
            return kinds == len(KINDS)
        if task is FIVE_ALIKE:
            return most >= FIVE
        return pairs >= NEEDED_PAIRS[task.number]

    def add_ways(self, seat: int, task: Task, actions: list[Action]) -> None:
        """Every choice of cards that completes a task."""
        hand = self.hands[seat]
        for way in COMPLETE[task.number]:
            if self.holds(hand, way.counts):
                actions.append(way)

    def holds(self, hand: list[int], counts: list[int]) -> bool:
        """Whether a hand holds these cards."""
        return all(held >= count for held, count in zip(hand, counts))

    def add_strikes(self, seat: int, kind: Kind, actions: list[Action]) -> None:
        """Let it pass, or turn up a laid ambush that fits the set."""
        colour = self.colours[self.turn]
        for place in self.laid[seat]:
            ambush = self.face(place)
            if ambush.hits(kind, colour):
                actions.append(STRIKE[ambush.number])
        actions.append(PASS)

    def add_discards(self, seat: int, chosen: list[int], actions: list[Action]) -> None:
        """Any card not yet set aside."""
        for number, held in enumerate(self.hands[seat]):
            if held > chosen[number]:
                actions.append(DISCARD[number])

    def add_rarer(self, seat: int, actions: list[Action]) -> None:
        """Phases that come up less often."""
        phase = self.phase
        if isinstance(phase, Picking):
            for number, held in enumerate(self.hands[phase.target]):
                if held > 0:
                    actions.append(PICK[number])
        elif isinstance(phase, Keeping):
            own = self.own_card(seat)
            for place in [phase.first, phase.second]:
                if self.faces[place] != own:
                    actions.append(KEEP[self.faces[place]])
        elif isinstance(phase, Buying):
            self.add_acceptances(phase.offers, actions)
            actions.append(REFUSE)
        elif isinstance(phase, Trading):
            self.add_acceptances(phase.offers, actions)

    def add_acceptances(self, offers: list[list[Kind]], actions: list[Action]) -> None:
        """Any offer made."""
        for seat, cards in enumerate(offers):
            if cards:
                actions.append(ACCEPT[seat])

    # what is done, phase by phase

    def choose(self, action: Action) -> None:
        """Take the card or carry out its action."""
        if action is TAKE:
            self.take(is_forced=False)
        elif isinstance(action, Attack):
            self.attack(action.target)
        elif action is PURCHASE:
            self.purchase()
        elif action is TRADE:
            self.trade()
        else:
            self.look()

    def apply_rarer(self, seat: int, action: Action) -> None:
        """Phases that come up less often."""
        phase = self.phase
        if isinstance(phase, Discarding) and isinstance(action, Discard):
            self.set_aside(seat, action.card, phase)
        elif isinstance(phase, Picking) and isinstance(action, Pick):
            if phase.is_open:
                self.raid_of(phase.target, action.card)
            else:
                self.rob_of(phase.target, action.card)
        elif isinstance(phase, Keeping) and isinstance(action, Keep):
            self.keep(action.ambush, phase)
        elif isinstance(phase, (Buying, Trading)) and isinstance(action, Accept):
            self.accept(action.giver, phase.offers[action.giver])
        else:
            self.refuse()


def deal(
    seats: int, rng: Rng, journal: Journal | None = None, *, colours: list[int] | None = None, starter: int = NOBODY
) -> Nottingham:
    """Three cards each, ambush cards of absent colours out, the sheriff in town; then the first card is turned up."""
    state = Nottingham(seats, rng, journal)
    state.colours = list(range(seats)) if colours is None else colours
    state.starter = rng.below(seats) if starter == NOBODY else starter
    state.turn = state.starter
    state.pile = [kind for kind in KINDS for _ in range(COPIES)]
    rng.shuffle(state.pile)
    state.ceiling = [COPIES] * len(KINDS)
    state.discards = NO_CARDS[:]
    state.won = [NO_CARDS[:] for _ in range(seats)]
    state.laid = [[] for _ in range(seats)]
    state.hands = [NO_CARDS[:] for _ in range(seats)]
    state.sizes = [0] * seats
    for seat in range(seats):
        for _ in range(HAND):
            state.gain(seat, state.draw())
    faces = [ambush.number for ambush in in_play(state.colours)]
    state.memory = fresh_memory(seats, faces, state.hands)
    state.faces = faces[:]
    rng.shuffle(state.faces)
    state.ambush_deck = list(range(len(faces)))
    if journal is not None:
        hands: list[list[str] | None] = [names_of(hand) for hand in state.hands]
        state.tell(events.Dealt(state.starter, [COLOURS[colour] for colour in state.colours], hands))
    state.reveal()
    return state
