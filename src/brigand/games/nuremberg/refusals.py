"""Nuremberg: why an action is not legal now. The first reason counts, so that every illegal action has exactly one."""

from brigand.core.action import Action
from brigand.core.errors import Refusal
from brigand.games.nuremberg.actions import (
    CASTLE,
    Accept,
    BuildSettlement,
    BuildStation,
    BuildTower,
    BuildWall,
    BuildWorkshop,
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
from brigand.games.nuremberg.pieces import (
    CITY_HEX,
    HAND_LIMIT,
    NAMES,
    Crossing,
)
from brigand.games.nuremberg.refusals_build import why_no_building
from brigand.games.nuremberg.refusals_trade import (
    why_no_answer,
    why_no_choice,
    why_no_exchange,
    why_no_proposal,
    why_no_sale,
)
from brigand.games.nuremberg.rules import Nuremberg
from brigand.games.nuremberg.rules_end import THIRTEEN
from brigand.games.nuremberg.rules_offers import Call, Counter, Offer
from brigand.games.nuremberg.rules_phase import (
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

Building = BuildStation | BuildSettlement | BuildWorkshop | BuildWall | BuildTower


def why_not(state: Nuremberg, seat: int, action: Action) -> Refusal | None:
    """The rule that forbids the action, or None if it is legal."""
    phase = state.phase
    if state.is_over:
        return Refusal("nuremberg.end.thirteen" if state.reason == THIRTEEN else "nuremberg.end.last_year")
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


# expert opening


def why_no_placing(state: Nuremberg, seat: int, phase: Placing, action: Action) -> Refusal | None:
    """A station on a road with room, then a settlement on that road."""
    [placing] = state.to_act()
    if seat != placing:
        rule = "nuremberg.expert.first_round" if phase.step < state.seats else "nuremberg.expert.second_round"
        return Refusal(rule, player=placing)
    if isinstance(action, BuildStation) and phase.road < 0:
        if not (state.has_room(action.road) and state.has_site(action.road)):
            return Refusal("nuremberg.expert.room_needed", road=action.road.name)
        return None
    if isinstance(action, BuildSettlement) and phase.road >= 0:
        return why_no_placed_settlement(state, phase, action.crossing)
    return Refusal("nuremberg.expert.pair")


def why_no_placed_settlement(state: Nuremberg, phase: Placing, crossing: Crossing) -> Refusal | None:
    """On the road of the station just placed, under the normal rules."""
    if crossing.road != phase.road:
        rule = "nuremberg.expert.pair" if phase.step < state.seats else "nuremberg.expert.second_same_manner"
        return Refusal(rule)
    if not state.is_free_site(crossing.number):
        return Refusal("nuremberg.expert.settlement_rules", crossing=crossing.name)
    return None


# events and councils


def why_no_council(seat: int, phase: Overtaking, action: Action) -> Refusal | None:
    """Only the seat that overtook several holders decides, and it must."""
    if seat != phase.seat:
        return Refusal("nuremberg.council.off_turn", player=phase.seat)
    if not isinstance(action, TakeCouncil):
        return Refusal("nuremberg.council.must_take")
    if action.council.number not in phase.councils:
        return Refusal("nuremberg.council.passed_now", council=action.council.name)
    return None


def why_no_free_wall(seat: int, phase: FreeClay, action: Action) -> Refusal | None:
    """Only the seat asked, and only a wall."""
    if seat != phase.seat:
        return Refusal("nuremberg.event.free_clay_order", player=phase.seat)
    if isinstance(action, BuildWall | Pass):
        return None
    if isinstance(action, BuildTower):
        return Refusal("nuremberg.tower.no_clay_gift")
    return Refusal("nuremberg.event.free_clay_own_gold")


def why_no_discard(state: Nuremberg, seat: int, phase: Discarding, action: Action) -> Refusal | None:
    """Those with too many cards choose; everything else waits."""
    if not isinstance(action, Discard):
        return Refusal("nuremberg.knight.order")
    if phase.owed[seat] == 0:
        return Refusal("nuremberg.knight.over_seven", limit=HAND_LIMIT)
    if not phase.is_owed_by(seat):
        return Refusal("nuremberg.knight.half_down", count=phase.owed[seat])
    if state.hands[seat][action.kind] <= phase.picked[seat][action.kind]:
        return Refusal("nuremberg.knight.own_choice", card=NAMES[action.kind])
    return None


def why_no_move(state: Nuremberg, action: Action) -> Refusal | None:
    """The knight must go to another numbered hex."""
    if not isinstance(action, MoveKnight) or action.place in (CASTLE, CITY_HEX, state.knight):
        return Refusal("nuremberg.knight.must_move")
    return None


def why_no_robbery(state: Nuremberg, seat: int, action: Action) -> Refusal | None:
    """An opponent with cards must be named."""
    if not isinstance(action, Rob):
        return Refusal("nuremberg.knight.steal_must")
    if action.victim == seat or action.victim >= state.seats or state.size(action.victim) == 0:
        return Refusal("nuremberg.knight.steal_must")
    return None
