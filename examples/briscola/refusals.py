"""Briscola: why an action is not legal now. The first reason counts, so that every illegal action has exactly one."""

from brigand.core.action import Action
from brigand.core.errors import Refusal
from examples.briscola.actions import Pass, Play
from examples.briscola.rules import Briscola


def why_not(state: Briscola, seat: int, action: Action) -> Refusal | None:
    """The rule that forbids the action, or None if it is legal."""
    if state.is_over:
        return Refusal("briscola.end.over")
    if seat != state.turn():
        return Refusal("briscola.trick.turn", player=state.turn())
    if isinstance(action, Pass):
        return Refusal("briscola.trick.no_pass")
    if isinstance(action, Play) and action.card not in state.hands[seat]:
        return Refusal("briscola.trick.own_hand", card=action.card.name)
    return None
