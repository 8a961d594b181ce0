"""Briscola: reasons that claim who takes the trick as it would lie, and what it would count."""

from brigand.core.action import Action
from brigand.core.instinct import Reason
from brigand.core.state import State
from examples.briscola.actions import Play
from examples.briscola.pieces import points_of
from examples.briscola.rules import Briscola
from examples.briscola.rules_trick import best_place, winner
from tests.coach.claims import Claim


def takes_it(state: State, _seat: int, action: Action, reason: Reason) -> bool:
    assert isinstance(state, Briscola)
    assert isinstance(action, Play)
    trick = [*state.trick, action.card]
    is_best = best_place(trick, state.trump.suit) == len(state.trick)
    return is_best and points_of(trick) == reason.details["points"]


def takes_it_plainly(state: State, seat: int, action: Action, reason: Reason) -> bool:
    return takes_it(state, seat, action, reason) and not is_trump(state, action)


def takes_it_by_trump(state: State, seat: int, action: Action, reason: Reason) -> bool:
    return takes_it(state, seat, action, reason) and is_trump(state, action)


def is_trump(state: State, action: Action) -> bool:
    assert isinstance(state, Briscola)
    assert isinstance(action, Play)
    return action.card.suit == state.trump.suit


def partner_takes_it(state: State, seat: int, _action: Action, reason: Reason) -> bool:
    assert isinstance(state, Briscola)
    player = int(reason.details["player"])
    return player == winner(state) != seat and state.side_of[player] == state.side_of[seat]


CLAIMS: dict[str, Claim] = {
    "briscola-reason-take": takes_it_plainly,
    "briscola-reason-trump": takes_it_by_trump,
    "briscola-reason-feed": partner_takes_it,
}
