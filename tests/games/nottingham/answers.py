"""Nottingham: what a page works out: points that lie open, what an answer takes from the hand, and what it brings."""

from typing import Any, cast

from brigand.core.action import Action
from brigand.core.journal import Journal
from brigand.core.state import State
from brigand.games.nottingham.actions import DEFEND, PASS, Complete, Exchange
from brigand.games.nottingham.events import Completed, Defended, Exchanged
from brigand.games.nottingham.phases import Striking
from brigand.games.nottingham.pieces import KINDS
from brigand.games.nottingham.rules import Nottingham
from brigand.games.nottingham.view import view


def answers(state: State, seat: int) -> dict[str, Any]:
    board = cast(Nottingham, state)
    legal = board.legal(seat)
    return {
        "points": points(board, seat),
        "paid": [[action.fields(), *told] for action in legal if (told := paid(board, seat, action)) is not None],
    }


def points(board: Nottingham, seat: int) -> list[int | None]:
    """Everybody's points, as far as the win pile may be looked at."""
    piles = view(board, seat).won
    return [None if pile.cards is None and pile.size else score for pile, score in zip(piles, board.scores())]


def paid(board: Nottingham, seat: int, action: Action) -> tuple[list[str], int] | None:
    """The cards that a defence, set or task takes from the hand, and the points that it brings; nobody strikes."""
    if not isinstance(action, Exchange | Complete) and action is not DEFEND:
        return None
    after, journal = board.copy(), Journal()
    after.journal = journal
    after.apply(seat, action)
    while isinstance(after.phase, Striking):
        after.apply(after.to_act()[0], PASS)
    for event in journal.events:
        if isinstance(event, Exchanged):
            return [event.card] * event.count, event.value
        if isinstance(event, Defended):
            lost = zip(KINDS, board.hands[seat], after.hands[seat])
            return [kind.name for kind, before, now in lost if now < before], 0
        if isinstance(event, Completed):
            return sorted(event.cards), event.value
    return None
