"""Nottingham: a match. Who is asked, what may be answered, and which chapter's rules carry it out."""

from typing import final

from mypy_extensions import mypyc_attr

from brigand.core.action import Action
from brigand.core.journal import Journal
from brigand.core.outcome import Outcome
from brigand.core.rng import Rng
from brigand.core.state import NO_SEAT, NOBODY, ONE_SEAT
from brigand.games.nottingham.actions import (
    DEFEND,
    LAY,
    PURCHASE,
    RAID,
    REFUSE,
    ROB,
    STEAL,
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
from brigand.games.nottingham.board import Board
from brigand.games.nottingham.imagine import deal_anew
from brigand.games.nottingham.phases import (
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
from brigand.games.nottingham.pieces import CHEST, COPPER, GOLD, PEARLS, SILVER, Box
from brigand.games.nottingham.rules_ambush import add_keeps, add_strikes, hold_back, keep, look, strike
from brigand.games.nottingham.rules_attack import add_attacks, add_defences, add_picks, allow, attack, defend, pick
from brigand.games.nottingham.rules_exchange import add_exchanges, complete, decline, lay_out
from brigand.games.nottingham.rules_setup import set_up
from brigand.games.nottingham.rules_trade import (
    accept,
    add_acceptances,
    add_offers,
    answer,
    bid,
    purchase,
    refuse,
    show_chests,
    trade,
)
from brigand.games.nottingham.rules_turn import add_discards, reveal, set_aside, take
from brigand.games.nottingham.score import outcome, scores


@final
@mypyc_attr(serializable=True)
class Nottingham(Board):
    """A match of Nottingham."""

    def to_act(self) -> list[int]:
        if self.asked != NOBODY:
            return ONE_SEAT[self.asked]
        phase = self.phase
        if isinstance(phase, Offering):
            return [seat for seat, answer in enumerate(phase.answers) if answer == WAITING]
        if isinstance(phase, Discarding):
            return [seat for seat in range(self.seats) if self.is_discarding(seat)]
        return NO_SEAT

    def owes(self, seat: int) -> bool:
        """Whether a seat is among those to act."""
        phase = self.phase
        if isinstance(phase, Offering):
            return self.has_seat(seat) and phase.answers[seat] == WAITING
        if isinstance(phase, Discarding):
            return self.has_seat(seat) and self.is_discarding(seat)
        return seat == self.asked

    def legal(self, seat: int) -> list[Action]:
        phase = self.phase
        actions: list[Action] = []
        if not self.owes(seat):
            return actions
        if isinstance(phase, Exchanging):
            add_exchanges(self, seat, actions)
        elif isinstance(phase, Choosing):
            self.add_choices(seat, actions)
        elif isinstance(phase, Defending):
            add_defences(self, seat, actions)
        elif isinstance(phase, Striking):
            add_strikes(self, seat, phase.kind, actions)
        elif isinstance(phase, Offering):
            add_offers(self, seat, COPPER, actions)
        elif isinstance(phase, Bidding):
            add_offers(self, seat, CHEST, actions)
        elif isinstance(phase, Buying):
            add_acceptances(phase.offers, actions)
            actions.append(REFUSE)
        elif isinstance(phase, Trading):
            add_acceptances(phase.offers, actions)
        elif isinstance(phase, Picking):
            add_picks(self, phase.target, actions)
        elif isinstance(phase, Keeping):
            add_keeps(self, seat, phase, actions)
        elif isinstance(phase, Discarding):
            add_discards(self, seat, phase.chosen[seat], actions)
        return actions

    def add_choices(self, seat: int, actions: list[Action]) -> None:
        """Take the turned-up card or carry out its action."""
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
            add_attacks(self, seat, attacks, actions)

    def apply(self, seat: int, action: Action) -> None:
        phase = self.phase
        if isinstance(phase, Exchanging):
            self.exchange(action)
        elif isinstance(phase, Choosing):
            self.choose(action)
        elif isinstance(phase, Offering):
            answer(self, seat, action.cards[0].number if isinstance(action, Offer) else SHOWING, phase)
        elif isinstance(phase, Defending):
            if action is DEFEND:
                defend(self, seat)
            else:
                allow(self, seat)
        elif isinstance(phase, Striking):
            if isinstance(action, Strike):
                strike(self, seat, action.ambush, phase)
            else:
                hold_back(self, seat, phase)
        elif isinstance(phase, Bidding):
            if isinstance(action, Offer):
                bid(self, seat, action, phase)
            else:
                show_chests(self, seat, phase)
        elif isinstance(phase, Picking) and isinstance(action, Pick):
            pick(self, phase, action.card)
        elif isinstance(phase, (Buying, Trading)) and isinstance(action, Accept):
            accept(self, action.giver, phase.offers[action.giver])
        elif isinstance(phase, Keeping) and isinstance(action, Keep):
            keep(self, action.ambush, phase)
        elif isinstance(phase, Discarding) and isinstance(action, Discard):
            set_aside(self, seat, action.card, phase)
        else:
            refuse(self)

    def choose(self, action: Action) -> None:
        """Take the turned-up card or carry out its action."""
        if action is TAKE:
            take(self, is_forced=False)
        elif isinstance(action, Attack):
            attack(self, action.target)
        elif action is PURCHASE:
            purchase(self)
        elif action is TRADE:
            trade(self)
        else:
            look(self)

    def exchange(self, action: Action) -> None:
        """Lay out a set, complete a task, or do neither."""
        if isinstance(action, Exchange):
            lay_out(self, action.card, action.count)
        elif isinstance(action, Complete):
            complete(self, action)
        else:
            decline(self)

    def scores(self) -> list[int]:
        return scores(self)

    def outcome(self) -> Outcome:
        return outcome(self)

    def copy(self) -> "Nottingham":
        twin = Nottingham(self.seats, self.rng.copy())
        self.copy_to(twin)
        return twin

    def imagine(self, seat: int, rng: Rng) -> "Nottingham":
        world = self.copy()
        deal_anew(world, self.seat_or_nobody(seat), rng)
        world.rng = rng.fork()
        return world


def deal(
    seats: int,
    rng: Rng,
    journal: Journal | None = None,
    *,
    colours: list[int] | None = None,
    starter: int = NOBODY,
    box: Box | None = None,
) -> Nottingham:
    """A match with the cards dealt and the first one turned up."""
    state = Nottingham(seats, rng, journal)
    set_up(state, box, colours, starter)
    reveal(state)
    return state
