"""Nottingham: why an answer to an attack, or what is taken in it, is not legal now."""

from brigand.core.action import Action
from brigand.core.errors import Refusal
from brigand.games.nottingham.actions import DEFEND, PASS, Pick
from brigand.games.nottingham.phases import Picking
from brigand.games.nottingham.pieces import NECKLACE
from brigand.games.nottingham.rules import Nottingham


def why_no_defence(state: Nottingham, seat: int, action: Action) -> Refusal | None:
    """Play a necklace, if there is one, or let it happen."""
    if action is PASS:
        return None
    if action is not DEFEND:
        return Refusal("nottingham.defence.at_once", player=state.turn)
    return None if state.hands[seat][NECKLACE.number] > 0 else Refusal("nottingham.defence.from_hand")


def why_no_pick(state: Nottingham, action: Action, phase: Picking) -> Refusal | None:
    """A card of the hand that lies open; one must be taken."""
    name = "raid" if phase.is_open else "robbery"
    if not isinstance(action, Pick):
        return Refusal(f"nottingham.{name}.must_take", player=phase.target)
    held = state.hands[phase.target][action.card.number]
    return None if held > 0 else Refusal(f"nottingham.{name}.any_card", player=phase.target, card=action.card.name)
