"""Nuremberg: why cards cannot be lost, or the knight cannot move or rob so."""

from brigand.core.action import Action
from brigand.core.errors import Refusal
from brigand.games.nuremberg.actions import CASTLE, Discard, MoveKnight, Rob
from brigand.games.nuremberg.phases import Discarding
from brigand.games.nuremberg.pieces import CITY_HEX, HAND_LIMIT, NAMES
from brigand.games.nuremberg.rules import Nuremberg


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
