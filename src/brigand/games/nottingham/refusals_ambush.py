"""Nottingham: why an ambush card cannot be kept, or not sprung, now."""

from brigand.core.action import Action
from brigand.core.errors import Refusal
from brigand.games.nottingham.actions import DEFEND, PASS, Keep, Strike
from brigand.games.nottingham.phases import Keeping, Striking
from brigand.games.nottingham.pieces import Ambush
from brigand.games.nottingham.rules import Nottingham


def why_no_keeping(state: Nottingham, seat: int, action: Action, phase: Keeping) -> Refusal | None:
    """One of the two cards looked at, not the own colour."""
    if not isinstance(action, Keep):
        return Refusal("nottingham.ambush_lay.keep_one")
    if action.ambush.number not in (state.faces[phase.first], state.faces[phase.second]):
        return Refusal("nottingham.ambush_lay.look_two", ambush=action.ambush.name)
    if action.ambush.number == state.own_card(seat):
        return Refusal("nottingham.ambush_lay.not_own_colour", ambush=action.ambush.name)
    return None


def why_no_strike(state: Nottingham, seat: int, action: Action, phase: Striking) -> Refusal | None:
    """Let it pass, or turn up an ambush of one's own that fits."""
    if action is PASS:
        return None
    if action is DEFEND:
        return Refusal("nottingham.defence.nothing_else")
    if not isinstance(action, Strike):
        return Refusal("nottingham.ambush_spring.always_asked", player=state.turn)
    return why_no_such_ambush(state, seat, action.ambush, phase)


def why_no_such_ambush(state: Nottingham, seat: int, ambush: Ambush, phase: Striking) -> Refusal | None:
    """It must lie before the seat and show the object laid out, or its owner's colour."""
    if ambush not in [state.face(place) for place in state.laid[seat]]:
        return Refusal("nottingham.ambush_spring.one_use", ambush=ambush.name)
    if ambush.hits(phase.kind, state.colours[state.turn]):
        return None
    return Refusal("nottingham.ambush_spring.must_match", ambush=ambush.name, card=phase.kind.name, player=state.turn)
