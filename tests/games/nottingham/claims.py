"""Nottingham: reasons that claim how many cards somebody holds or gives."""

from brigand.core.action import Action
from brigand.core.instinct import Reason
from brigand.core.state import State
from brigand.games.nottingham.phases import Buying, Trading
from brigand.games.nottingham.rules import Nottingham
from tests.coach.claims import Claim


def target_holds(state: State, _seat: int, _action: Action, reason: Reason) -> bool:
    assert isinstance(state, Nottingham)
    return sum(state.hands[int(reason.details["target"])]) == int(reason.details["count"]) > 0


def giver_gives(state: State, _seat: int, _action: Action, reason: Reason) -> bool:
    assert isinstance(state, Nottingham)
    assert isinstance(state.phase, Buying | Trading)
    return len(state.phase.offers[int(reason.details["giver"])]) == int(reason.details["count"]) > 0


def card_attacks(state: State, _seat: int, _action: Action, reason: Reason) -> bool:
    assert isinstance(state, Nottingham)
    return state.revealed is not None and state.revealed.name == reason.details["card"]


CLAIMS: dict[str, Claim] = {
    "nottingham-reason-attack": target_holds,
    "nottingham-reason-accept": giver_gives,
    "nottingham-reason-defend": card_attacks,
}
