"""How often each law met each phase of each game: the run says it, and fails if a law never looked at one.

A pytest plugin (tests/conftest.py registers it). With pytest-xdist every worker counts and the controller adds up.
"""

from collections import Counter
from collections.abc import Generator, Iterable
from typing import Any, NamedTuple

import pytest

from brigand.core.action import Action
from tests.laws.phases import OVER, phases_of
from tests.laws.setups import setups

OUTPUT = "phases_met"


class Place(NamedTuple):
    """Where in which match: enough to come back there."""

    setup: str
    seed: int
    number: int
    moves: list[tuple[int, Action]]
    """Of the whole match; the first `number` of them lead here."""

    def __str__(self) -> str:
        return f"{self.setup} seed {self.seed} decision {self.number}"

    def match(self) -> str:
        """The way here, to be played again move by move."""
        played = "\n".join(f"{seat} {action.notation()}" for seat, action in self.moves[: self.number])
        return f"{self}; again: python -m tests.laws.replay '{self.setup}' {self.seed} {self.number}\n{played}"


class Met:
    """What the laws of this process have looked at."""

    def __init__(self) -> None:
        self.law = ""
        self.counts: Counter[tuple[str, str, str]] = Counter()
        """Law, game, phase."""
        self.at_decisions: set[str] = set()
        """Laws that have no business with the end of a match, where nobody acts."""
        self.place: Place | None = None

    def is_at(self, place: Place) -> None:
        """The law that runs has come here."""
        self.place = place

    def meets(self, game: str, phase: str, place: Place) -> None:
        """The law that runs looks at this phase here."""
        self.place = place
        self.counts[self.law, game, phase] += 1


MET = Met()


class PhasesMet:
    """The plugin: counts, adds up, reports, and fails a run in which a law passed a phase by."""

    def __init__(self) -> None:
        self.met: Counter[tuple[str, str, str]] = Counter()
        self.at_decisions: set[str] = set()
        self.whole: Counter[tuple[str, str]] = Counter()
        """Law and game: with how many set-ups it was passed."""

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        MET.law = law_of(item.nodeid)
        MET.place = None

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        if report.failed and MET.place is not None:
            report.sections.append(("the match to replay", MET.place.match()))
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed and "[" in report.nodeid:
            setup = report.nodeid.split("[")[1].removesuffix("]")
            self.whole[law_of(report.nodeid), setup.split("-")[0]] += 1

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        counts = [[*key, count] for key, count in MET.counts.items()]
        if hasattr(session.config, "workeroutput"):
            session.config.workeroutput[OUTPUT] = (counts, sorted(MET.at_decisions))
            return
        self.add(counts, MET.at_decisions)
        if self.missed() and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: object) -> None:
        self.add(*getattr(node, "workeroutput", {}).get(OUTPUT, ([], [])))

    def add(self, counts: list[list[Any]], at_decisions: Iterable[str]) -> None:
        """What one process saw."""
        for law, game, phase, count in counts:
            self.met[law, game, phase] += count
        self.at_decisions.update(at_decisions)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if not self.looked():
            return
        terminalreporter.section("phases met by the laws")
        for law, game in self.looked():
            counts = ", ".join(f"{phase} {self.met[law, game, phase]}" for phase in self.expected(law, game))
            terminalreporter.line(f"{law}, {game}: {counts}")
        for law, game, phase in self.missed():
            terminalreporter.line(f"NEVER MET by {law}: {game} {phase}", red=True)

    def looked(self) -> list[tuple[str, str]]:
        """Laws and games that were gone through with every set-up."""
        ways = Counter(setup.game.id for setup in setups())
        counting = {(law, game) for law, game, _ in self.met}
        return sorted(key for key, count in self.whole.items() if count == ways[key[1]] and key in counting)

    def missed(self) -> list[tuple[str, str, str]]:
        """Law, game and phase that did not come together."""
        pairs = [(law, game, phase) for law, game in self.looked() for phase in self.expected(law, game)]
        return [pair for pair in pairs if not self.met[pair]]

    def expected(self, law: str, game: str) -> list[str]:
        """The phases a law must meet."""
        return [phase for phase in phases_of(game).PHASES if phase != OVER or law not in self.at_decisions]


def law_of(nodeid: str) -> str:
    """`4_standing_is_a_share_of_the_win` out of the long name of a test; nothing for a test that is no law."""
    path, _, name = nodeid.partition("::")
    return name.split("[")[0].removeprefix("test_") if path.endswith("laws/test_laws.py") else ""
