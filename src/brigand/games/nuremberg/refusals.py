"""Nuremberg: why an action is not legal now. The first reason counts, so that every illegal action has exactly one."""

from brigand.core.action import Action
from brigand.core.errors import Refusal
from brigand.games.nuremberg.actions import (
    Accept,
    Decline,
    Discard,
    Draw,
    Exchange,
    MoveKnight,
    Pass,
    Rob,
    Sell,
    Take,
    TakeCouncil,
    Withdraw,
)
from brigand.games.nuremberg.actions_offers import Call, Counter, Offer
from brigand.games.nuremberg.phases import (
    Answering,
    Choosing,
    Discarding,
    Drawing,
    FreeClay,
    Moving,
    Overtaking,
    Placing,
    Robbing,
)
from brigand.games.nuremberg.pieces import HAND_LIMIT
from brigand.games.nuremberg.refusals_build import Building, why_no_building, why_no_council, why_no_free_wall
from brigand.games.nuremberg.refusals_knight import why_no_discard, why_no_move, why_no_robbery
from brigand.games.nuremberg.refusals_setup import why_no_placing
from brigand.games.nuremberg.refusals_trade import (
    why_no_answer,
    why_no_choice,
    why_no_exchange,
    why_no_proposal,
    why_no_sale,
)
from brigand.games.nuremberg.rules import Nuremberg
from brigand.games.nuremberg.rules_end import THIRTEEN


def why_not(state: Nuremberg, seat: int, action: Action) -> Refusal | None:
    """The rule that forbids the action, or None if it is legal."""
    phase = state.phase
    if state.is_over:
        return Refusal("nuremberg.end.thirteen" if state.reason == THIRTEEN else "nuremberg.end.last_year")
    if not state.has_seat(seat):
        return Refusal("nuremberg.turn.others_wait", player=state.turn)
    if isinstance(phase, Placing):
        return why_no_placing(state, seat, phase, action)
    if isinstance(phase, Overtaking):
        return why_no_council(seat, phase, action)
    if isinstance(phase, Discarding):
        return why_no_discard(state, seat, phase, action)
    if isinstance(phase, Answering):
        return why_no_answer(state, seat, phase, action)
    refusal = why_nothing_to_answer(state, action)
    if refusal is not None:
        return refusal
    if isinstance(phase, FreeClay):
        return why_no_free_wall(seat, phase, action)
    if seat != state.turn:
        return why_not_others(state, action)
    if isinstance(phase, Choosing):
        return why_no_choice(state, seat, phase, action)
    if isinstance(phase, Drawing):
        return None if isinstance(action, Draw) else Refusal("nuremberg.turn.card_first")
    if isinstance(phase, Moving):
        return why_no_move(state, action)
    if isinstance(phase, Robbing):
        return why_no_robbery(state, seat, action)
    return why_no_action(state, seat, action)


def why_nothing_to_answer(state: Nuremberg, action: Action) -> Refusal | None:
    """Answers, choices and discards need their question."""
    if isinstance(action, Accept | Decline | Counter):
        return Refusal("nuremberg.trade.answers")
    if isinstance(action, Take | Withdraw) and not isinstance(state.phase, Choosing):
        return Refusal("nuremberg.trade.choose")
    if isinstance(action, Discard):
        return Refusal("nuremberg.knight.over_seven", limit=HAND_LIMIT)
    if isinstance(action, TakeCouncil):
        return Refusal("nuremberg.council.choice")
    if isinstance(action, Pass) and not isinstance(state.phase, FreeClay):
        return Refusal("nuremberg.event.free_clay_optional")
    if isinstance(action, MoveKnight) and not isinstance(state.phase, Moving):
        return Refusal("nuremberg.knight.freed")
    if isinstance(action, Rob) and not isinstance(state.phase, Robbing):
        return Refusal("nuremberg.knight.steal")
    return None


def why_not_others(state: Nuremberg, action: Action) -> Refusal:
    """Whoever is not on turn waits."""
    if isinstance(action, Offer | Call):
        return Refusal("nuremberg.trade.active_only", player=state.turn)
    if isinstance(action, Exchange):
        return Refusal("nuremberg.bank.only_active", player=state.turn)
    return Refusal("nuremberg.turn.others_wait", player=state.turn)


def why_no_action(state: Nuremberg, seat: int, action: Action) -> Refusal | None:
    """Trading, building and selling after the event."""
    if isinstance(action, Draw):
        return Refusal("nuremberg.card.draw")
    if isinstance(action, Building):
        return why_no_building(state, seat, action)
    if isinstance(action, Exchange):
        return why_no_exchange(state, seat, action)
    if isinstance(action, Sell):
        return why_no_sale(state, seat, action)
    if isinstance(action, Offer | Call):
        return why_no_proposal(state, seat, action)
    return None  # ending the turn
