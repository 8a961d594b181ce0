"""Nottingham: why an action is not legal now. Each phase knows which rule an answer breaks; the first one counts."""

from brigand.core.action import Action
from brigand.core.errors import Refusal
from brigand.games.nottingham.phases import (
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
from brigand.games.nottingham.refusals_ambush import why_no_keeping, why_no_strike
from brigand.games.nottingham.refusals_attack import why_no_defence, why_no_pick
from brigand.games.nottingham.refusals_exchange import why_no_exchange
from brigand.games.nottingham.refusals_trade import why_no_acceptance, why_no_bid, why_no_offer
from brigand.games.nottingham.refusals_turn import why_no_choice, why_no_discard
from brigand.games.nottingham.refusals_waiting import why_wait
from brigand.games.nottingham.rules import Nottingham


def why_not(state: Nottingham, seat: int, action: Action) -> Refusal | None:
    """The rule that forbids the action, or None if it is legal."""
    if state.is_over:
        return Refusal("nottingham.end.at_once")
    if not state.has_seat(seat):
        return Refusal("nottingham.reveal.next_player", player=state.turn)
    if seat not in state.to_act():
        return why_wait(state, seat, action)
    phase = state.phase
    if isinstance(phase, Choosing):
        return why_no_choice(state, seat, action)
    if isinstance(phase, Exchanging):
        return why_no_exchange(state, seat, action)
    if isinstance(phase, Defending):
        return why_no_defence(state, seat, action)
    if isinstance(phase, Striking):
        return why_no_strike(state, seat, action, phase)
    if isinstance(phase, Offering):
        return why_no_offer(state, seat, action)
    if isinstance(phase, Bidding):
        return why_no_bid(state, seat, action)
    if isinstance(phase, Discarding):
        return why_no_discard(state, seat, action, phase)
    if isinstance(phase, Picking):
        return why_no_pick(state, action, phase)
    if isinstance(phase, Keeping):
        return why_no_keeping(state, seat, action, phase)
    assert isinstance(phase, Buying | Trading)
    return why_no_acceptance(action, phase)
