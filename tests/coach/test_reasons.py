"""A reason is given only if it holds: every claim is checked in positions from matches."""

import re
from collections.abc import Callable
from functools import cache

import pytest

import brigand
from brigand.bots.settings import Budget
from brigand.coach.hint import Hint, hints
from brigand.core.action import Action
from brigand.core.instinct import Reason
from brigand.core.rng import Rng
from brigand.core.state import State, imagined
from brigand.games.loot.actions import Attack
from brigand.games.loot.pieces import Captain
from brigand.games.loot.rules import Loot
from brigand.games.nottingham.phases import Buying, Trading
from brigand.games.nottingham.rules import Nottingham
from brigand.games.nuremberg.pieces import GOLD
from brigand.games.nuremberg.rules import Nuremberg
from brigand.games.sherwood.actions import BailOne, BailThree, CheerUp
from brigand.games.sherwood.phases import Assaulting, Posting
from brigand.games.sherwood.rules import Sherwood
from brigand.text import read
from tests.laws.moments import play
from tests.laws.setups import setups

SEEDS = range(3)
MOST_ACTIONS = 14
Claim = Callable[[State, int, Action, Reason], bool]


def after(state: State, seat: int, action: Action) -> State:
    """The position the action leads to."""
    copy = state.copy()
    copy.apply(seat, action)
    return copy


def always(_state: State, _seat: int, _action: Action, _reason: Reason) -> bool:
    """A sentence that tells a rule, or what may be, and claims nothing about the position."""
    return True


# Loot: who leads at the merchant once the ship lies there.


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


# Sherwood: what a column comes to, what the dice make.


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
    assert isinstance(then, Sherwood)
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


# Nottingham and Nuremberg: how many cards, how many points.


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


def right_changes_hands(state: State, seat: int, action: Action, _reason: Reason) -> bool:
    then = after(state, seat, action)
    assert isinstance(state, Nuremberg)
    assert isinstance(then, Nuremberg)
    return then.rights.count(seat) == state.rights.count(seat) + 1


def right_stays(state: State, seat: int, action: Action, _reason: Reason) -> bool:
    then = after(state, seat, action)
    assert isinstance(state, Nuremberg)
    assert isinstance(then, Nuremberg)
    return then.rights == state.rights


def gold_earned(state: State, seat: int, action: Action, reason: Reason) -> bool:
    then = after(state, seat, action)
    assert isinstance(state, Nuremberg)
    assert isinstance(then, Nuremberg)
    return then.hands[seat][GOLD] - state.hands[seat][GOLD] == reason.details["gold"]


def proposer_has(state: State, _seat: int, _action: Action, reason: Reason) -> bool:
    assert isinstance(state, Nuremberg)
    return state.points(int(reason.details["player"])) == reason.details["points"]


CLAIMS: dict[str, Claim] = {
    "loot-reason-lead": leads_by,
    "loot-reason-hold": leads_by,
    "loot-reason-level": draws_level,
    "loot-reason-foothold": ready_for_a_captain,
    "loot-reason-outpost": only_a_ship_more,
    "sherwood-reason-column": column_comes_to,
    "sherwood-reason-dice": dice_make,
    "sherwood-reason-put_token": bandits_wait,
    "sherwood-reason-raise": column_of_target,
    "nottingham-reason-attack": target_holds,
    "nottingham-reason-accept": giver_gives,
    "nottingham-reason-defend": card_attacks,
    "nuremberg-reason-right": right_changes_hands,
    "nuremberg-reason-station": right_stays,
    "nuremberg-reason-sell": gold_earned,
    "nuremberg-reason-decline_leader": proposer_has,
}
"""Reasons that claim something about the position; all others tell a rule or what may be."""


@cache
def given(game: str) -> dict[str, int]:
    """Play some matches; check every reason; how often each was given."""
    counts: dict[str, int] = {}
    setup = next(setup for setup in setups() if setup.game.id == game)
    instinct = setup.game.instinct
    for seed in SEEDS:
        for moment in play(setup, seed):
            if moment.action is None:
                continue
            for action in moment.state.legal(moment.seat)[:MOST_ACTIONS]:
                reason = instinct.reason(moment.state, moment.seat, action)
                claim = CLAIMS.get(reason.text, always)
                assert claim(moment.state, moment.seat, action, reason), (
                    f"{moment.where}: {reason.text} {reason.details}"
                )
                counts[reason.text] = counts.get(reason.text, 0) + 1
    return counts


@pytest.mark.parametrize("game", brigand.GAMES)
def test_reasons_hold_where_they_are_given(game: str) -> None:
    known = set(re.findall(rf"^({game}-reason-\w+) =", read(game, "en.ftl"), re.MULTILINE))
    counts = given(game)
    assert set(counts) <= known
    assert {text for text in CLAIMS if text.startswith(game)} <= known


@pytest.mark.parametrize("game", brigand.GAMES)
def test_most_claims_were_met(game: str) -> None:
    claims = [text for text in CLAIMS if text.startswith(game)]
    met = [text for text in claims if given(game).get(text)]
    assert 2 * len(met) > len(claims), sorted(set(claims) - set(met))


def sherwood_hints(most: int = 5) -> list[Hint]:
    """What the first player of a new match of Sherwood might do."""
    setup = next(setup for setup in setups() if setup.game.id == "sherwood")
    state = setup.new(2)
    seat = state.to_act()[0]
    return hints(setup.game, imagined(state, seat, Rng(1)), seat, Rng(2), Budget(60, 0.0), most)


def test_equal_moves_are_one_hint() -> None:
    village = [hint for hint in sherwood_hints(40) if hint.action["do"] == "pick_pockets"]
    assert len(village) <= 1


def test_what_cannot_be_told_from_the_best_move_says_so() -> None:
    found = sherwood_hints()
    assert found[0].is_even
    wins = [hint.win for hint in found if not hint.is_even]
    assert wins == sorted(wins, reverse=True)
    assert all(win < max(hint.win for hint in found) for win in wins)
