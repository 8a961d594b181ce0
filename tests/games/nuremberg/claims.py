"""Nuremberg: reasons that claim who holds a right, how much gold comes in, who is ahead."""

from brigand.core.action import Action
from brigand.core.instinct import Reason
from brigand.core.state import State
from brigand.games.nuremberg.pieces import GOLD
from brigand.games.nuremberg.rules import Nuremberg
from tests.coach.claims import Claim, after


def right_changes_hands(state: State, seat: int, action: Action, _reason: Reason) -> bool:
    assert isinstance(state, Nuremberg)
    then = after(state, seat, action)
    return then.rights.count(seat) == state.rights.count(seat) + 1


def right_stays(state: State, seat: int, action: Action, _reason: Reason) -> bool:
    assert isinstance(state, Nuremberg)
    then = after(state, seat, action)
    return then.rights == state.rights


def gold_earned(state: State, seat: int, action: Action, reason: Reason) -> bool:
    assert isinstance(state, Nuremberg)
    then = after(state, seat, action)
    return then.hands[seat][GOLD] - state.hands[seat][GOLD] == reason.details["gold"]


def proposer_has(state: State, _seat: int, _action: Action, reason: Reason) -> bool:
    assert isinstance(state, Nuremberg)
    return state.points(int(reason.details["player"])) == reason.details["points"]


CLAIMS: dict[str, Claim] = {
    "nuremberg-reason-right": right_changes_hands,
    "nuremberg-reason-station": right_stays,
    "nuremberg-reason-sell": gold_earned,
    "nuremberg-reason-decline_leader": proposer_has,
}
