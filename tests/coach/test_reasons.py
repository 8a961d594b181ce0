"""A reason is given only if it holds: every claim is checked in positions from matches."""

import re
from functools import cache

import pytest

import brigand
from brigand.bots.settings import Budget
from brigand.coach.hint import Hint, hints
from brigand.core.rng import Rng
from brigand.core.state import imagined
from brigand.text import read
from tests.coach.claims import claims_of
from tests.laws.moments import play
from tests.laws.setups import setups

SEEDS = range(3)
MOST_ACTIONS = 14


@cache
def given(game: str) -> dict[str, int]:
    """Play some matches; check every reason; how often each was given."""
    counts: dict[str, int] = {}
    claims = claims_of(game)
    setup = next(setup for setup in setups() if setup.game.id == game)
    instinct = setup.game.instinct
    for seed in SEEDS:
        for moment in play(setup, seed):
            if moment.action is None:
                continue
            for action in moment.state.legal(moment.seat)[:MOST_ACTIONS]:
                reason = instinct.reason(moment.state, moment.seat, action)
                claim = claims.get(reason.text)
                holds = claim is None or claim(moment.state, moment.seat, action, reason)
                assert holds, f"{moment.where}: {reason.text} {reason.details}"
                counts[reason.text] = counts.get(reason.text, 0) + 1
    return counts


@pytest.mark.parametrize("game", brigand.GAMES)
def test_reasons_hold_where_they_are_given(game: str) -> None:
    known = set(re.findall(rf"^({game}-reason-\w+) =", read(game, "en.ftl"), re.MULTILINE))
    counts = given(game)
    assert set(counts) <= known
    assert set(claims_of(game)) <= known


@pytest.mark.parametrize("game", brigand.GAMES)
def test_most_claims_were_met(game: str) -> None:
    claims = claims_of(game)
    met = [text for text in claims if given(game).get(text)]
    assert not claims or 2 * len(met) > len(claims), sorted(set(claims) - set(met))


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
