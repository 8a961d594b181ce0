"""Nottingham: why a seat that owes nothing cannot act now."""

from brigand.core.action import Action
from brigand.core.errors import Refusal
from brigand.games.nottingham.actions import DEFEND, PASS, SHOW, TAKE, Complete, Discard, Exchange, Offer, Strike
from brigand.games.nottingham.phases import (
    Bidding,
    Buying,
    Defending,
    Discarding,
    Offering,
    Picking,
    Striking,
    Trading,
)
from brigand.games.nottingham.rules import Nottingham


def why_wait(state: Nottingham, seat: int, action: Action) -> Refusal:
    """The rule that leaves the decision to somebody else."""
    phase = state.phase
    if seat != state.turn and isinstance(action, Exchange | Complete):
        return Refusal("nottingham.exchange.own_turn", player=state.turn)
    if isinstance(phase, Defending):
        return why_wait_for_defence(state, seat, action, phase)
    if isinstance(phase, Picking) and action is DEFEND:
        return why_too_late(state, seat, phase)
    if isinstance(phase, Offering):
        return why_wait_for_offers(state, seat, action)
    if isinstance(phase, Bidding):
        return why_wait_for_bid(state, seat, action, phase)
    if isinstance(phase, Striking):
        return why_wait_for_strike(state, seat, action, phase)
    if isinstance(phase, Discarding):
        done = sum(phase.chosen[seat]) > 0
        rule = "nottingham.emergency.exact" if done else "nottingham.emergency.discard"
        return Refusal(rule, limit=phase.limit)
    if isinstance(phase, Buying | Trading) and isinstance(action, Offer) and phase.offers[seat]:
        name = "purchase" if isinstance(phase, Buying) else "trade"
        return Refusal(f"nottingham.{name}.offer_binding")
    return not_your_turn(state, action)


def not_your_turn(state: Nottingham, action: Action) -> Refusal:
    """Turns go round; what belongs to special moments has its own rule."""
    if action is DEFEND:
        return Refusal("nottingham.defence.red_only")
    if isinstance(action, Strike):
        return Refusal("nottingham.ambush_spring.set_only")
    if isinstance(action, Discard):
        return Refusal("nottingham.take.no_hand_limit")
    return Refusal("nottingham.reveal.next_player", player=state.turn)


def why_wait_for_defence(state: Nottingham, seat: int, action: Action, phase: Defending) -> Refusal:
    """Only the target answers, at once; the attacker's choice stands."""
    if action is DEFEND:
        if seat == state.turn:
            return Refusal("nottingham.defence.no_chain", player=phase.target)
        return Refusal("nottingham.defence.target_only", player=phase.target)
    if seat == state.turn and action is TAKE:
        return Refusal("nottingham.reveal.choice_final")
    return Refusal("nottingham.defence.at_once", player=state.turn)


def why_too_late(state: Nottingham, seat: int, phase: Picking) -> Refusal:
    """The hand lies open: its owner has let it happen, and it was nobody else's to answer."""
    if seat == phase.target:
        return Refusal("nottingham.defence.at_once", player=state.turn)
    return Refusal("nottingham.defence.target_only", player=phase.target)


def why_wait_for_offers(state: Nottingham, seat: int, action: Action) -> Refusal:
    """The active player waits; who has answered or holds no card is done."""
    if action is DEFEND:
        return Refusal("nottingham.defence.nothing_else")
    if seat == state.turn:
        if action is TAKE:
            return Refusal("nottingham.reveal.choice_final")
        return Refusal(
            "nottingham.purchase.active_makes_none" if is_offer(action) else "nottingham.purchase.simultaneous"
        )
    if not is_offer(action):
        return not_your_turn(state, action)
    if state.sizes[seat] == 0:
        return Refusal("nottingham.purchase.proof_empty")
    return Refusal("nottingham.purchase.offer_binding")


def why_wait_for_bid(state: Nottingham, seat: int, action: Action, phase: Bidding) -> Refusal:
    """Offers for the chest come one after the other and stand."""
    if action is DEFEND:
        return Refusal("nottingham.defence.nothing_else")
    if seat == state.turn:
        if action is TAKE:
            return Refusal("nottingham.reveal.choice_final")
        rule = "nottingham.trade.active_makes_none" if is_offer(action) else "nottingham.trade.seat_order"
        return Refusal(rule, player=state.asked)
    if is_offer(action) and state.sizes[seat] == 0:
        return Refusal("nottingham.trade.proof_empty")
    if is_offer(action) and phase.offers[seat]:
        return Refusal("nottingham.trade.offer_binding")
    has_shown = (seat - state.turn) % state.seats < (state.asked - state.turn) % state.seats  # and offered nothing
    if has_shown or not is_offer(action):
        return not_your_turn(state, action)
    return Refusal("nottingham.trade.seat_order", player=state.asked)


def is_offer(action: Action) -> bool:
    """Whether it answers a purchase or a trade, if only by showing that there is nothing to offer."""
    return isinstance(action, Offer) or action is SHOW


def why_wait_for_strike(state: Nottingham, seat: int, action: Action, phase: Striking) -> Refusal:
    """The exchanger's set stands; the others are asked in order, if they have an ambush."""
    if action is DEFEND:
        return Refusal("nottingham.defence.nothing_else")
    if seat == state.turn:
        if isinstance(action, Strike):
            return Refusal("nottingham.ambush_spring.not_self")
        if action is PASS:
            return Refusal("nottingham.ambush_spring.no_withdrawal")
        if isinstance(action, Exchange) and action.card is phase.kind:
            return Refusal("nottingham.ambush_spring.no_topping_up")
        return Refusal("nottingham.exchange.declared")
    if not state.laid[seat] or not (isinstance(action, Strike) or action is PASS):
        return Refusal("nottingham.ambush_spring.always_asked", player=state.turn)
    return Refusal("nottingham.ambush_spring.seat_order", player=state.asked)
