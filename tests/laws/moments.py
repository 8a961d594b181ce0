"""Where the laws look: matches of several styles, and of each the moments that differ most.

Some matches are random, others follow the instinct in part: random play never comes into some phases. Of every match
the moments are drawn by phase and by who is to act, so that a rare decision counts as much as a common one. Phases
that these matches may miss are in `rare.json`, with a match that comes into them (`python -m tests.laws.rare`).
"""

import json
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import zip_longest
from pathlib import Path
from typing import NamedTuple

from brigand.core.action import Action
from brigand.core.journal import Journal
from brigand.core.rng import Rng
from brigand.core.state import NOBODY, State
from tests.laws.met import MET, Place
from tests.laws.phases import phases_of
from tests.laws.setups import Setup, Step

STYLES = [100, 30, 60, 10]
"""How many of a hundred decisions are random; the others follow the instinct. A match's seed tells its style."""
MOST = 16
"""Moments of one match that a law may look at."""
RARE = Path(__file__).with_name("rare.json")


class Moment(NamedTuple):
    """A decision that somebody owes, or the end. The state is not to be changed: other laws look at it too."""

    state: State
    phase: str
    seat: int
    action: Action | None
    where: Place


DRAWN: dict[str, list[Moment]] = {}
"""Moments drawn before: a match is played once for all laws."""


def play(setup: Setup, seed: int, journal: Journal | None = None) -> Iterator[Moment]:
    """A match in the style of its seed, moment by moment, and its end. The state moves on with the next moment."""
    phase_of = phases_of(setup.game.id).phase_of
    state = setup.game.start(setup.seats, setup.options, Rng(seed), journal)
    rng = Rng(seed)
    moves: list[tuple[int, Action]] = []
    while not state.is_over:
        where = Place(str(setup), seed, len(moves), moves)
        MET.is_at(where)
        seat = rng.pick(state.to_act())
        action = chosen(setup, state, seat, rng, STYLES[seed % len(STYLES)])
        yield Moment(state, phase_of(state), seat, action, where)
        moves.append((seat, action))
        state.apply(seat, action)
        assert len(moves) <= setup.game.bound(setup.seats), f"{where} does not end"
    yield Moment(state, phase_of(state), NOBODY, None, Place(str(setup), seed, len(moves), moves))


def chosen(setup: Setup, state: State, seat: int, rng: Rng, percent: int) -> Action:
    """Any action, or the one that the instinct likes best."""
    actions = state.legal(seat)
    if rng.below(100) < percent:
        return rng.pick(actions)
    likings = setup.game.instinct.weigh(state, seat, actions)
    return actions[likings.index(max(likings))]


def matches(setup: Setup) -> list[int]:
    """The seeds of all matches to look at, those that come into rare phases among them."""
    return [*setup.seeds(), *rare_seeds(setup)]


def whole(setup: Setup, seed: int, journal: Journal | None = None) -> Iterator[Moment]:
    """Every moment of a match, for laws that cost little."""
    for moment in play(setup, seed, journal):
        yield met(setup, moment)


def looks(setup: Setup, most: int = MOST, every: int = 1) -> Iterator[Moment]:
    """Some moments of every match, or of every so manyth: at least one of each phase that it comes into."""
    for seed in setup.seeds()[::every]:
        found = drawn(setup, seed)
        yield from found[: max(most, len({moment.phase for moment in found}))]
    for seed, phases in rare_seeds(setup).items():
        yield from (moment for moment in drawn(setup, seed) if moment.phase in phases)


def moments(setup: Setup, most: int = MOST, every: int = 1) -> Iterator[Moment]:
    """The same, counted: for laws that hold whatever they look at."""
    for moment in looks(setup, most, every):
        yield met(setup, moment)


def met(setup: Setup, moment: Moment) -> Moment:
    """The moment, counted."""
    MET.meets(setup.game.id, moment.phase, moment.where)
    return moment


def decisions(setup: Setup, most: int = MOST) -> Iterator[Step]:
    """The same without the end: moments at which somebody acts."""
    MET.at_decisions.add(MET.law)
    for moment in moments(setup, most):
        if moment.action is not None:
            yield Step(moment.state, moment.seat, moment.action, str(moment.where))


def drawn(setup: Setup, seed: int) -> list[Moment]:
    """The moments of one match to look at: by turns one of each phase, and of a phase by turns one of each seat."""
    key = f"{setup} {seed}"
    if key not in DRAWN:
        found: dict[str, dict[int, list[Moment]]] = defaultdict(lambda: defaultdict(list))
        for moment in play(setup, seed):
            found[moment.phase][moment.seat].append(moment._replace(state=moment.state.copy()))
        rng = Rng(seed)
        phases = [in_turns([shuffled(same, rng) for same in seats.values()]) for seats in found.values()]
        DRAWN[key] = in_turns(phases)[:MOST]
    return DRAWN[key]


def in_turns(piles: list[list[Moment]]) -> list[Moment]:
    """One of each pile, then the second of each, and so on."""
    return [moment for layer in zip_longest(*piles) for moment in layer if moment is not None]


def shuffled(same: list[Moment], rng: Rng) -> list[Moment]:
    """Moments in an order that has nothing to do with time."""
    rng.shuffle(same)
    return same


def rare_seeds(setup: Setup) -> dict[int, list[str]]:
    """Matches of this set-up that come into rare phases, and into which."""
    return stored_rare().get(str(setup), {})


@cache
def stored_rare() -> dict[str, dict[int, list[str]]]:
    """The stored matches: by set-up and seed, the phases they are there for."""
    found: dict[str, dict[int, list[str]]] = {}
    for name, seed, phase in json.loads(RARE.read_text("utf-8")):
        found.setdefault(name, {}).setdefault(seed, []).append(phase)
    return found
