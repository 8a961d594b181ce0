"""Nuremberg: why a pair of the expert opening cannot be placed so."""

from brigand.core.action import Action
from brigand.core.errors import Refusal
from brigand.games.nuremberg.actions import BuildSettlement, BuildStation
from brigand.games.nuremberg.phases import Placing
from brigand.games.nuremberg.pieces import Crossing
from brigand.games.nuremberg.rules import Nuremberg


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
