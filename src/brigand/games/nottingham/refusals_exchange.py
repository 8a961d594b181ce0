"""Nottingham: why a set or a task is not legal now."""

from brigand.core.action import Action
from brigand.core.errors import Refusal
from brigand.games.nottingham.actions import DEFEND, PASS, TAKE, Complete, Exchange
from brigand.games.nottingham.board import FINISHERS
from brigand.games.nottingham.refusals_turn import ACTION_OF
from brigand.games.nottingham.rules import Nottingham


def why_no_exchange(state: Nottingham, seat: int, action: Action) -> Refusal | None:
    """Nothing, a set one holds, or a task still open with cards one holds."""
    if action is PASS:
        return None
    if isinstance(action, Exchange):
        held = state.hands[seat][action.card.number]
        if held >= action.count:
            return None
        return Refusal("nottingham.exchange.three_or_more", card=action.card.name, count=held)
    if isinstance(action, Complete):
        return why_no_task(state, seat, action)
    if action is DEFEND:
        return Refusal("nottingham.defence.red_only")
    if action is TAKE or action in ACTION_OF:
        return Refusal("nottingham.reveal.one_card")
    return Refusal("nottingham.exchange.what_pays")


def why_no_task(state: Nottingham, seat: int, action: Complete) -> Refusal | None:
    """Each task twice at most, by nobody twice, with exactly its cards."""
    task = action.task
    finishers = state.finishers[task.number]
    if seat in finishers:
        return Refusal("nottingham.task.once_each", task=task.name)
    if len(finishers) == FINISHERS:
        return Refusal("nottingham.task.closed", task=task.name)
    for kind in action.cards:
        if state.hands[seat][kind.number] < action.counts[kind.number]:
            return Refusal(f"nottingham.task.{task.name}", card=kind.name)
    return None
