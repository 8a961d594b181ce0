"""Random matches of Loot, for rules about every match: decision by decision, with what each led to."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from brigand.core.action import Action
from brigand.core.journal import Event, Journal
from brigand.games.loot import LOOT
from brigand.games.loot.rules import Loot
from tests.laws.setups import Setup, Step, setups, walk

EVERY_WAY = [setup for setup in setups() if setup.game is LOOT]
ALONE = [setup for setup in EVERY_WAY if not setup.options["teams"]]
IN_TEAMS = [setup for setup in EVERY_WAY if setup.options["teams"]]
SEEDS = range(3)


class Moment(NamedTuple):
    """A decision of a random match: the match before and after it, and what happened in between."""

    before: Loot
    seat: int
    action: Action
    after: Loot
    events: list[Event]
    where: str
    """Set-up, seed and number of the decision: enough to come back here."""


def matches(ways: Sequence[Setup] = EVERY_WAY, seeds: Sequence[int] = SEEDS) -> Iterator[list[Moment]]:
    """Random matches with fixed seeds: some for each way to play, each as the list of its decisions."""
    for setup in ways:
        for seed in seeds:
            yield [moment(step) for step in walk(setup, seed)]


def moments(ways: Sequence[Setup] = EVERY_WAY, seeds: Sequence[int] = SEEDS) -> Iterator[Moment]:
    """All decisions of such matches, where it does not matter which match they belong to."""
    for match in matches(ways, seeds):
        yield from match


def moment(step: Step) -> Moment:
    """One step of a walk, kept while the walk goes on."""
    before = step.state.copy()
    after = step.state.copy()
    assert isinstance(before, Loot)
    assert isinstance(after, Loot)
    journal = Journal()
    after.journal = journal
    after.apply(step.seat, step.action)
    return Moment(before, step.seat, step.action, after, journal.events, step.where)
