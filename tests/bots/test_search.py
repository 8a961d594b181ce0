"""Search: legal, repeatable, within its budget, and blind to what its seat cannot see."""

import pickle
from collections.abc import Iterator
from itertools import islice

import pytest

import brigand
from brigand.bots import search as search_module
from brigand.bots.search import Search, SearchBot, shares
from brigand.bots.settings import Budget, Tuning
from brigand.core.game import Game
from brigand.core.rng import Rng
from brigand.core.state import Imagined, State, imagined
from tests.bots.pennies import HEADS, HIDDEN, OPEN, TOGETHER, Pennies, PenniesInstinct
from tests.laws.setups import Setup, Step, setups, walk

every_setup = pytest.mark.parametrize("setup", setups(), ids=str)
LONG = 120
"""Decisions of a match to look at; some games have thousands."""


def searcher(game: Game, iterations: int = 12) -> SearchBot:
    return SearchBot(game.instinct, Budget(iterations, 0.0), Tuning())


def moments(setup: Setup, seeds: int = 2, of: int = 29) -> Iterator[Step]:
    """Decisions that are decisions, a few from each match."""
    for seed in range(seeds):
        for number, step in enumerate(islice(walk(setup, seed), LONG)):
            if number % of == seed and len(step.state.legal(step.seat)) > 1:
                yield step


@every_setup
def test_its_choice_is_legal(setup: Setup) -> None:
    for step in moments(setup):
        action = searcher(setup.game).choose(imagined(step.state, step.seat, Rng(1)), step.seat, Rng(2))
        assert setup.game.why_not(step.state, step.seat, action) is None, step.where


@every_setup
def test_equal_seeds_give_equal_searches(setup: Setup) -> None:
    for step in moments(setup, seeds=1):
        world = imagined(step.state, step.seat, Rng(1))
        first, second = (searcher(setup.game).consider(world, step.seat, Rng(2)) for _ in range(2))
        assert [(one.action, one.visits, one.wins) for one in first] == [
            (one.action, one.visits, one.wins) for one in second
        ]


@every_setup
def test_it_changes_nothing_in_the_world_it_was_given(setup: Setup) -> None:
    for step in moments(setup, seeds=1):
        world = imagined(step.state, step.seat, Rng(1))
        before = pickle.dumps(world)
        searcher(setup.game).choose(world, step.seat, Rng(2))
        assert pickle.dumps(world) == before, step.where


@every_setup
def test_every_estimate_is_a_share_of_one_win(setup: Setup) -> None:
    for step in moments(setup, seeds=1):
        for one in searcher(setup.game).consider(Imagined(step.state), step.seat, Rng(2)):
            if one.visits > 0:
                assert setup.is_one_win(one.wins)


def test_the_budget_of_iterations_is_kept(loot: Game) -> None:
    state = loot.new(4, 3)
    thought = searcher(loot, 100).consider(Imagined(state), state.to_act()[0], Rng(1))
    assert sum(one.visits for one in thought) == 100


def test_a_clear_choice_is_made_early() -> None:
    """The other penny lies open: one answer always wins."""
    state: State = Pennies(OPEN, Rng(1))
    state.apply(0, HEADS)
    search = Search(Imagined(state), 1, Rng(2), PenniesInstinct(OPEN), Tuning())
    search.run(Budget(2000, 0.0))
    assert search.iterations < 200
    assert search.best().mean() > max(one.mean() for one in search.runners if one is not search.best())


def test_the_budget_of_seconds_is_kept(loot: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that jumps a tenth of a second at every look: two for the first lap, four more make half a second."""
    if not search_module.__file__.endswith(".py"):
        pytest.skip("the clock of a compiled engine cannot be moved")
    ticks = iter(range(1000))
    monkeypatch.setattr(search_module, "monotonic", lambda: next(ticks) / 10)
    state = loot.new(4, 3)
    search = Search(Imagined(state), state.to_act()[0], Rng(1), loot.instinct, Tuning())
    search.hurried = False
    search.run(Budget(10_000, 0.5))
    assert search.iterations == 6


def test_a_move_that_was_played_runs_to_the_end(loot: Game) -> None:
    state = loot.new(4, 3)
    seat = state.to_act()[0]
    bot = searcher(loot, 200)
    least = bot.consider(Imagined(state), seat, Rng(1))[-1].action
    looked_at = {one.action: one.visits for one in bot.consider(Imagined(state), seat, Rng(1), least)}
    assert looked_at[least] >= max(looked_at.values()) - 1


def test_a_move_that_dropped_out_is_measured_in_the_laps_it_ran() -> None:
    """It won its only lap, but in that lap the best move won too: it is no better."""
    best = [[1.0, 0.0], [0.0, 1.0], [0.0, 1.0], [1.0, 0.0]]
    assert shares(best[:1], best) == pytest.approx([0.5, 0.5])
    assert shares([[0.0, 1.0]], best) == pytest.approx([0.0, 1.0])
    assert shares(best, best) == pytest.approx([0.5, 0.5])


@pytest.mark.parametrize(("mode", "low", "high"), [(TOGETHER, 0.4, 0.6), (HIDDEN, 0.4, 0.6), (OPEN, 0.0, 0.2)])
def test_a_hidden_choice_is_not_answered_before_it_is_seen(mode: str, low: float, high: float) -> None:
    """Who must show the penny first loses; who hides it, or lays it down with the other, has an even chance."""
    bot = SearchBot(PenniesInstinct(mode), Budget(600, 0.0), Tuning(grown=1))
    found = bot.consider(Imagined(Pennies(mode, Rng(1))), 0, Rng(2))
    assert low <= sum(one.visits * one.wins[0] for one in found) / 600 <= high


def test_a_choice_already_made_by_another_stays_unknown() -> None:
    state: State = Pennies(TOGETHER, Rng(1))
    state.apply(0, HEADS)
    bot = SearchBot(PenniesInstinct(TOGETHER), Budget(600, 0.0), Tuning(grown=1))
    for one in bot.consider(Imagined(state), 1, Rng(2)):
        assert 0.4 <= one.wins[1] <= 0.6


def test_with_more_iterations_it_looks_at_more_moves() -> None:
    game = brigand.game("sherwood")
    state = wide(game, 25)
    seat = state.to_act()[0]
    search = Search(imagined(state, seat, Rng(1)), seat, Rng(2), game.instinct, Tuning())
    widths = []
    for iterations in (10, 100, 1_000, 10_000, 100_000):
        search.line_up(iterations)
        widths.append(len(search.race))
    every = len(state.legal(seat))
    assert widths == [2, 4, 16, every, every]


def test_without_time_the_instincts_favourite_is_played() -> None:
    game = brigand.game("nuremberg")
    state = wide(game)
    seat = state.to_act()[0]
    weights = game.instinct.weigh(state, seat, state.legal(seat))
    least = sorted(weights)[-2]
    favourites = [action for action, weight in zip(state.legal(seat), weights, strict=True) if weight >= least]
    aimed = [game.instinct.aim(state, seat, action) for action in favourites]
    hasty = SearchBot(game.instinct, Budget(10_000_000, 1e-9), Tuning())
    for n in range(5):
        choice = hasty.choose(imagined(state, seat, Rng(n)), seat, Rng(n))
        assert choice in aimed, "nothing but the two favourites"


def wide(game: Game, moves: int = 60) -> State:
    """A position with very many moves."""
    state, rng = game.new(4, 1), Rng(1)
    while len(state.legal(state.to_act()[0])) < moves:
        seat = state.to_act()[0]
        state.apply(seat, rng.pick(state.legal(seat)))
    return state
