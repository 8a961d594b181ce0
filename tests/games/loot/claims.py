"""Loot: reasons that claim who leads at the merchant once the ship lies there."""

from brigand.core.action import Action
from brigand.core.instinct import Reason
from brigand.core.state import State
from brigand.games.loot.actions import Attack
from brigand.games.loot.pieces import Captain
from brigand.games.loot.rules import Loot
from tests.coach.claims import Claim


def skulls(state: State, seat: int, action: Action) -> tuple[int | None, int, int, bool]:
    """Who leads after the attack, the own skulls, the strongest rival's, and whether a captain or admiral decides."""
    assert isinstance(state, Loot)
    assert isinstance(action, Attack)
    battle = state.sea[state.place_of(action.berth)].with_pirate(state.side_of[seat], action.card)
    own = [fleet.skulls for fleet in battle.fleets if fleet.side == state.side_of[seat]]
    others = [fleet.skulls for fleet in battle.fleets if fleet.side != state.side_of[seat]]
    return battle.leader(), sum(own), max(others, default=0), bool(battle.trumps)


def leads_by(state: State, seat: int, action: Action, reason: Reason) -> bool:
    assert isinstance(state, Loot)
    leader, own, rival, trumped = skulls(state, seat, action)
    return leader == state.side_of[seat] and not trumped and own - rival == reason.details["skulls"]


def draws_level(state: State, seat: int, action: Action, _reason: Reason) -> bool:
    leader, own, rival, trumped = skulls(state, seat, action)
    assert isinstance(state, Loot)
    return leader != state.side_of[seat] and own == rival and not trumped


def has_its_captain(state: State, seat: int, action: Action) -> bool:
    assert isinstance(state, Loot)
    assert isinstance(action, Attack)
    return any(isinstance(card, Captain) and card.color is action.card.color for card in state.hands[seat])


def is_behind(state: State, seat: int, action: Action) -> bool:
    assert isinstance(state, Loot)
    return skulls(state, seat, action)[0] != state.side_of[seat]


def ready_for_a_captain(state: State, seat: int, action: Action, _reason: Reason) -> bool:
    return is_behind(state, seat, action) and has_its_captain(state, seat, action)


def only_a_ship_more(state: State, seat: int, action: Action, _reason: Reason) -> bool:
    return is_behind(state, seat, action) and not has_its_captain(state, seat, action)


CLAIMS: dict[str, Claim] = {
    "loot-reason-lead": leads_by,
    "loot-reason-hold": leads_by,
    "loot-reason-level": draws_level,
    "loot-reason-foothold": ready_for_a_captain,
    "loot-reason-outpost": only_a_ship_more,
}
