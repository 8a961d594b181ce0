"""Nottingham: why a choice about the turned-up card, or a discard in the emergency, is not legal now."""

from brigand.core.action import Action
from brigand.core.errors import Refusal
from brigand.games.nottingham.actions import (
    DEFEND,
    LAY,
    PURCHASE,
    RAID,
    ROB,
    STEAL,
    TAKE,
    TRADE,
    Attack,
    Complete,
    Discard,
    Exchange,
)
from brigand.games.nottingham.phases import Discarding
from brigand.games.nottingham.pieces import KINDS, Kind
from brigand.games.nottingham.rules import Nottingham

ACTION_OF: dict[Action, str] = {
    PURCHASE: "purchase",
    TRADE: "trade",
    LAY: "ambush",
    **dict.fromkeys(STEAL, "theft"),
    **dict.fromkeys(ROB, "robbery"),
    **dict.fromkeys(RAID, "raid"),
}


def why_no_choice(state: Nottingham, seat: int, action: Action) -> Refusal | None:
    """Take the card, or its own action with a fitting target; nothing else comes first."""
    card = state.revealed
    assert card is not None
    if action is TAKE:
        return None
    if action in ACTION_OF:
        return why_no_action(state, seat, action, card)
    if isinstance(action, Exchange | Complete):
        return Refusal("nottingham.reveal.order", card=card.name)
    if action is DEFEND:
        return Refusal("nottingham.defence.red_only")
    return Refusal("nottingham.reveal.choose", card=card.name)


def why_no_action(state: Nottingham, seat: int, action: Action, card: Kind) -> Refusal | None:
    """The action of the turned-up card, not that of one in hand; attacks need an opponent who holds a card."""
    name = ACTION_OF[action]
    if card.action != name:
        held = [kind.name for kind in KINDS if kind.action == name and state.hands[seat][kind.number] > 0]
        if held:
            return Refusal("nottingham.take.action_lost", card=held[0])
        return Refusal("nottingham.setup.kinds", card=card.name)
    if not isinstance(action, Attack):
        return None
    if action.target == seat or action.target >= state.seats:
        return Refusal(f"nottingham.{name}.target")
    if state.sizes[action.target] == 0:
        return Refusal(f"nottingham.{name}.target_needs_card", player=action.target)
    return None


def why_no_discard(state: Nottingham, seat: int, action: Action, phase: Discarding) -> Refusal | None:
    """Cards of one's own, down to the limit."""
    if not isinstance(action, Discard):
        return Refusal("nottingham.emergency.exact", limit=phase.limit)
    held = state.hands[seat][action.card.number] - phase.chosen[seat][action.card.number]
    return None if held > 0 else Refusal("nottingham.emergency.own_choice", card=action.card.name)
