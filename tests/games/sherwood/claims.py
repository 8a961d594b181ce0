"""Sherwood: reasons that claim what a column comes to, or what the dice make."""

from brigand.core.action import Action
from brigand.core.instinct import Reason
from brigand.core.state import State
from brigand.games.sherwood.actions import BailOne, BailThree, CheerUp
from brigand.games.sherwood.phases import Assaulting, Posting
from brigand.games.sherwood.rules import Sherwood
from tests.coach.claims import Claim, after


def column_comes_to(state: State, seat: int, action: Action, reason: Reason) -> bool:
    assert isinstance(state, Sherwood)
    faces = sorted(state.bridge[seat])
    if isinstance(action, CheerUp):
        faces.remove(action.face)
    else:
        assert isinstance(action, BailOne | BailThree)
        faces = faces[1:] if isinstance(action, BailOne) else faces[2:]
    old, new = state.column(seat), sum(faces)
    verdicts = {"reward": new < 5, "saved": old > 10 >= new >= 5, "arrest": new > 10, "free": 5 <= new <= old <= 10}
    details = reason.details
    return (details["old"], details["sum"]) == (old, new) and verdicts[str(details["verdict"])]


def dice_make(state: State, seat: int, action: Action, reason: Reason) -> bool:
    assert isinstance(state, Sherwood)
    assert isinstance(state.phase, Assaulting)
    stretch = state.phase.stretch
    then = after(state, seat, action)
    if not isinstance(then.phase, Assaulting):  # decided already: it fell if, and only if, the sum was enough
        enough = int(reason.details["sum"]) >= int(reason.details["defence"])
        return enough == then.beaten[stretch] or then.round != state.round
    return sum(die.face for die in then.dice[stretch]) == reason.details["sum"]


def bandits_wait(state: State, seat: int, _action: Action, reason: Reason) -> bool:
    assert isinstance(state, Sherwood)
    assert isinstance(state.phase, Posting)
    return [hideout.gang for hideout in state.rows[state.phase.stretch]].count(seat) == reason.details["count"]


def column_of_target(state: State, seat: int, action: Action, reason: Reason) -> bool:
    assert isinstance(state, Sherwood)
    face = int(str(action.fields()["face"]))
    others = state.column(int(reason.details["target"])) - face
    return others + min(6, face + 2) == reason.details["sum"]


CLAIMS: dict[str, Claim] = {
    "sherwood-reason-column": column_comes_to,
    "sherwood-reason-dice": dice_make,
    "sherwood-reason-put_token": bandits_wait,
    "sherwood-reason-raise": column_of_target,
}
