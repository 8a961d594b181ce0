"""Run a game's own tests on its mutants: collected once, then a fork of this process for each mutant.

A first fork finds out which tests run which statements and how long each test takes; that is kept as long as no source
and no test changes. A mutant then meets the tests that run its statement, the quickest first, until one fails.
"""

import hashlib
import json
import os
import resource
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Any

import pytest

from tests.laws.setups import Setup
from tests.mutation.mutants import Mutant, Source
from tests.mutation.surgery import install, load, watch
from tests.rule import ROOT

CACHE = ROOT / ".pytest_cache/mutation"
MEMORY = 3 << 30
"""Bytes a fork may use: an endless loop may want all there are."""
PATIENCE = 10
"""How many times as long as with the true rules a test may take, and two seconds."""
STUCK = 600
"""Seconds after which a fork is ended even if it only waits."""
FAILED, NOT_POSSIBLE, ALL_PASSED = 1, 2, 0


class Fate(Enum):
    """What became of a mutant."""

    KILLED = "killed"
    SURVIVED = "survived"
    UNSEEN = "no test runs it"
    IMPOSSIBLE = "not possible"


@dataclass
class Verdict:
    """A mutant and what became of it, and by which test."""

    mutant: Mutant
    fate: Fate
    test: str


@dataclass
class Trial:
    """What a test run with the true rules tells: seconds by test, and the tests that run a statement, by file."""

    seconds: dict[str, float]
    tests: dict[str, dict[int, list[str]]]

    def watching(self, mutant: Mutant) -> list[str]:
        """The tests that run the broken statement."""
        return self.tests.get(mutant.file, {}).get(mutant.statement, [])


class Runner:
    """A pytest plugin that runs the collected tests in its own way."""

    def __init__(self, game: str, sources: list[Source], mutants: list[Mutant], kept: Path, jobs: int) -> None:
        self.game = game
        self.kept = kept
        self.sources = {source.path.name: source for source in sources}
        self.mutants = mutants
        self.jobs = jobs
        self.kills: Counter[tuple[str, str]] = Counter()
        self.verdicts: list[Verdict] = []
        self.trouble = ""
        self.items: dict[str, pytest.Item] = {}
        self.on_failure: Callable[[str], None] = lambda test: None

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if self.is_own(item)]

    def is_own(self, item: pytest.Item) -> bool:
        """The game's own tests, and the laws with the game's set-ups."""
        if not item.nodeid.startswith("tests/laws/"):
            return True
        setup = item.callspec.params.get("setup") if hasattr(item, "callspec") else None
        return isinstance(setup, Setup) and setup.game.id == self.game

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.on_failure(report.nodeid)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = {item.nodeid: item for item in session.items}
        load(self.sources.values())
        trial = self.trial()
        if trial is not None:
            for verdict in self.judged(trial):
                self.verdicts.append(verdict)
                say(verdict, len(self.verdicts), len(self.mutants))
        return True

    # the trial run

    def trial(self) -> Trial | None:
        """The run with the true rules, or what is kept of one."""
        kept = self.kept
        if not self.fits(kept):
            print(f"Running {len(self.items)} tests with the true rules ...", flush=True)
            CACHE.mkdir(parents=True, exist_ok=True)
            for old in CACHE.glob(f"{self.game}-*.json"):
                old.unlink()
            pid = os.fork()
            if pid == 0:
                self.run_trial()
            os.waitpid(pid, 0)
        data: dict[str, Any] = (
            json.loads(kept.read_text("utf-8")) if kept.exists() else {"trouble": "the trial run died"}
        )
        if "trouble" in data:
            self.trouble = data["trouble"]
            kept.unlink(missing_ok=True)
            return None
        tests = {file: {int(number): names for number, names in by.items()} for file, by in data["tests"].items()}
        return Trial(data["seconds"], tests)

    def fits(self, kept: Path) -> bool:
        """Whether what is kept is of the tests that were collected now: those of a folder that has moved are others."""
        return kept.exists() and json.loads(kept.read_text("utf-8")).get("seconds", {}).keys() == self.items.keys()

    def run_trial(self) -> None:
        """In a fork: every test once, watched."""
        failed: list[str] = []
        self.on_failure = failed.append
        be_quiet()
        hits = {name: bytearray(len(source.statements)) for name, source in self.sources.items()}
        for name, source in self.sources.items():
            watch(source, hits[name])
        seconds = {}
        tests: dict[str, dict[int, list[str]]] = {name: {} for name in self.sources}
        for test, item in self.items.items():
            start = time.process_time()
            run(item)
            seconds[test] = time.process_time() - start
            for name, marks in hits.items():
                for number in [number for number, mark in enumerate(marks) if mark]:
                    tests[name].setdefault(number, []).append(test)
                marks[:] = bytes(len(marks))
        found = {"seconds": seconds, "tests": tests}
        data = {"trouble": f"fails with the true rules: {failed[0]}"} if failed else found
        self.kept.write_text(json.dumps(data), "utf-8")
        os._exit(0)

    # the mutants

    def judged(self, trial: Trial) -> Iterator[Verdict]:
        """Every mutant's fate, as they come; so many forks at a time."""
        running: dict[int, tuple[Mutant, int]] = {}
        waiting = list(reversed(self.mutants))
        while waiting or running:
            while waiting and len(running) < self.jobs:
                mutant = waiting.pop()
                tests = self.in_order(mutant, trial)
                if not tests:
                    yield Verdict(mutant, Fate.UNSEEN, "")
                    continue
                pid, pipe = self.start(mutant, tests, trial)
                running[pid] = mutant, pipe
            if running:
                pid, status = os.waitpid(-1, 0)
                yield self.verdict(*running.pop(pid), status)

    def in_order(self, mutant: Mutant, trial: Trial) -> list[str]:
        """Tests that noticed something about this function first, then the quickest."""
        spot = f"{mutant.file} {mutant.function}"
        return sorted(trial.watching(mutant), key=lambda test: (-self.kills[spot, test], trial.seconds[test]))

    def start(self, mutant: Mutant, tests: list[str], trial: Trial) -> tuple[int, int]:
        """Fork off a process that breaks the rules and runs the tests; its number, and where it says what failed."""
        reading, writing = os.pipe()
        pid = os.fork()
        if pid != 0:
            os.close(writing)
            return pid, reading
        be_quiet()
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        signal.alarm(STUCK)
        if not install(self.sources[mutant.file], mutant):
            os._exit(NOT_POSSIBLE)

        def noticed(test: str) -> None:
            os.write(writing, test.encode())
            os._exit(FAILED)

        self.on_failure = noticed
        for test in tests:
            signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE * trial.seconds[test] + 2)  # ends the process
            run(self.items[test])
        os._exit(ALL_PASSED)

    def verdict(self, mutant: Mutant, pipe: int, status: int) -> Verdict:
        """What the end of a fork means."""
        with os.fdopen(pipe, "rb") as file:
            test = file.read().decode()
        code = os.waitstatus_to_exitcode(status)
        if code == ALL_PASSED:
            return Verdict(mutant, Fate.SURVIVED, "")
        if code == NOT_POSSIBLE:
            return Verdict(mutant, Fate.IMPOSSIBLE, "")
        self.kills[f"{mutant.file} {mutant.function}", test] += 1
        return Verdict(mutant, Fate.KILLED, test or "time")


def run(item: pytest.Item) -> None:
    """One test, set up and torn down."""
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)


def be_quiet() -> None:
    """What a fork prints nobody reads."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def say(verdict: Verdict, number: int, total: int) -> None:
    """Survivors as they come, and now and then how far we are."""
    mutant = verdict.mutant
    if verdict.fate in (Fate.SURVIVED, Fate.UNSEEN):
        print(f"{verdict.fate.value}: {mutant.file}:{mutant.line} {mutant.function}: {mutant.change}", flush=True)
    if number % 50 == 0 or number == total:
        print(f"... {number} of {total}", flush=True)


def fingerprint(folders: list[Path]) -> str:
    """Changes with every file in these folders."""
    digest = hashlib.sha256(sys.version.encode())
    for path in sorted(path for folder in folders for path in folder.rglob("*")):
        if path.suffix in (".py", ".toml", ".json", ".ftl"):
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def judge(game: str, sources: list[Source], mutants: list[Mutant], tests: list[Path], jobs: int) -> list[Verdict]:
    """The fate of each mutant; raises if the tests cannot be run."""
    folders = [*{source.path.parent for source in sources}, *tests, ROOT / "src/brigand/core", Path(__file__).parent]
    runner = Runner(game, sources, mutants, CACHE / f"{game}-{fingerprint(folders)}.json", jobs)
    quiet = ["-p", "no:terminal", "-p", "no:xdist", "-p", "no:cacheprovider", "--capture=no", "-o", "addopts="]
    pytest.main([*quiet, "--import-mode=importlib", "-m", "not slow", *map(str, tests)], plugins=[runner])
    if runner.trouble or not runner.items:
        raise RuntimeError(runner.trouble or "no tests were found")
    return runner.verdicts
