"""`go.py test`: every check and test, on the package as it is shipped; on the plain sources what only they can show."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import making
from making import BIN, BUILT, DEV, say

ON_PLAIN_SOURCES = ["examples", "tests/games", "tests/laws", "tests/build/test_installed.py", "tests/core"]
IN_BROWSERS = ["tests/e2e", "tests/examples"]
HEADLESS = "chromium-headless-shell"
"""A browser without windows: the same pages in half the time."""
ASKED_AT_MOST, DEBIAN_TAKES = 3, 300
"""How often Debian is asked for packages, and for how many seconds."""
FAST = "not slow and not browser and not services"


class Result(NamedTuple):
    """What came of a step."""

    name: str
    passed: bool
    seconds: float
    """By the clock."""


class Checks:
    """Named steps, run one after the other or in lanes beside each other, whatever came of the one before."""

    def __init__(self) -> None:
        self.results: list[Result] = []
        self.begun = time.monotonic()
        self.telling = threading.Lock()

    def run(self, name: str, *command: str | Path, **variables: str) -> None:
        """In front: what it says is seen as it is said."""
        say(f"\n=== {name}")
        start = time.monotonic()
        code = making.run([str(part) for part in command], variables)
        self.add(name, code == 0, start)

    def run_behind(self, name: str, *command: str | Path, **variables: str) -> None:
        """Beside others: what it says is told at its end."""
        start = time.monotonic()
        with tempfile.TemporaryFile() as output:
            code = making.run([str(part) for part in command], variables, output)
            output.seek(0)
            said = output.read().decode(errors="replace")
        with self.telling:
            say(f"\n=== {name}\n{said}")
        self.add(name, code == 0, start)

    def beside(self, *lanes: Callable[[], None]) -> None:
        """While the tests of one lane wait for a browser or a server, another lane works."""
        with ThreadPoolExecutor(len(lanes)) as pool:
            for lane in [pool.submit(lane) for lane in lanes]:
                lane.result()

    def add(self, name: str, passed: bool, start: float) -> None:
        self.results.append(Result(name, passed, time.monotonic() - start))

    @property
    def seconds(self) -> float:
        return time.monotonic() - self.begun

    def write_times(self) -> None:
        """Where the time went, for whoever wonders, in CONTRIBUTING.md."""
        page = Path("CONTRIBUTING.md")
        rows = [f"| {one.name} | {one.seconds:.0f} s |" for one in self.results]
        rows.append(f"| in all | {self.seconds / 60:.1f} minutes |")
        table = "\n".join(["| step | time |", "| --- | --- |", *rows])
        text = re.sub(r"(<!-- times -->\n).*(<!-- /times -->)", rf"\1{table}\n\2", page.read_text("utf-8"), flags=re.S)
        page.write_text(text, "utf-8")

    def report(self) -> int:
        say("\n=== summary")
        for name, passed, seconds in self.results:
            say(f"{'passed' if passed else 'FAILED'}  {seconds:6.1f} s  {name}")
        say(f"{self.seconds:14.1f} s  in all; {used():.1f} s of all cores in programs that ended with us")
        failed = [one.name for one in self.results if not one.passed]
        say(f"checks: {len(self.results) - len(failed)} passed, {len(failed)} failed")
        return 1 if failed else 0


def used() -> float:
    """Seconds that all programs we have run and seen end worked, on whatever core."""
    times = os.times()
    return times.children_user + times.children_system


def test(arguments: list[str]) -> int:
    """Everything, or with --fast what is quick, on the plain sources."""
    for_pytest = [argument for argument in arguments if argument not in ("--fast", "--times")]
    if "--fast" in arguments:
        return test_fast(for_pytest)
    checks = test_all(for_pytest)
    if "--times" in arguments:
        checks.write_times()
    return checks.report()


def test_fast(for_pytest: list[str]) -> int:
    """While one works: no build, no browser, no services."""
    checks = Checks()
    make_dev()
    check_sources(checks.run)
    checks.run("tests on plain sources", *pytest(DEV), "-m", FAST, *for_pytest)
    return checks.report()


def test_all(for_pytest: list[str]) -> Checks:
    """The built package is the product: it is built first, and tested."""
    checks = Checks()
    missing = get_system_packages(checks)
    engine = making.best_engine()
    start = time.monotonic()
    say("\n=== build")
    make_dev()
    try:
        making.prepare(BUILT, "dev", engine, making.line_of_progress())
    except making.TroubleError as trouble:
        say(str(trouble))
        checks.add("build", False, start)
        return checks
    checks.add(f"build, {engine}", True, start)
    chosen = [argument for argument in for_pytest if Path(argument.split("::")[0]).exists()]
    scenarios = [] if chosen else ["--ignore=tests/games"]  # they set positions up by hand: on plain sources below
    expected = {"BRIGAND_EXPECT": engine}

    def in_front() -> None:
        checks.run(
            f"tests, {engine}", *pytest(BUILT, waiting=2), "-m", "not browser", *scenarios, *for_pytest, **expected
        )

    def behind() -> None:
        check_sources(checks.run_behind)
        for script in ("lint", "check", "test"):
            checks.run_behind(f"web {script}", DEV / BIN / "python", "_build/webapp.py", script)
        if engine != "plain":
            places = for_pytest if chosen else [*ON_PLAIN_SOURCES, *for_pytest]
            plain = {"BRIGAND_EXPECT": "sources", "BRIGAND_LAW_MATCHES": "1"}
            marked = ("-m", "not browser and not services")
            checks.run_behind("rules and laws, plain", *pytest(DEV), *marked, *places, **plain)
        if "chromium" not in missing:  # apart: a driven browser keeps an event loop of its own
            places = for_pytest if chosen else [*IN_BROWSERS, *for_pytest]
            browser = [*pytest(BUILT, waiting=1), "-m", "browser", *places]
            checks.run_behind(f"browser tests, {engine}", *browser, **expected)

    checks.beside(in_front, behind)
    return checks


def mutate(arguments: list[str]) -> int:
    """Break the rules of a game, place by place, and see whether its tests notice."""
    make_dev()
    return making.run([str(DEV / BIN / "python"), "-m", "tests.mutation", *arguments])


def make_dev() -> None:
    """The tools, and our own package straight from its sources."""
    making.make_environment(DEV, "dev")
    of = making.fingerprint(Path("pyproject.toml"), Path("_build"))
    making.install_brigand(DEV, "--editable", ".", of=of)


def check_sources(run: Callable[..., None]) -> None:
    python = DEV / BIN / "python"
    run("format", python, "-m", "ruff", "format", "--check", ".")
    run("lint", python, "-m", "ruff", "check", ".")
    run("types", python, "-m", "mypy")


def pytest(folder: Path, *, waiting: int = 0) -> list[str | Path]:
    """On all cores, though another lane has them too, and some more: many tests wait for servers and clocks."""
    workers = str((os.cpu_count() or 1) + waiting)
    return [folder / BIN / "python", "-m", "pytest", "-n", workers, "--dist", "worksteal", "--durations=15"]


def get_system_packages(checks: Checks) -> list[str]:
    """What the tests need and this machine lacks, by Debian's names, after trying to install it."""
    start = time.monotonic()
    can_install = shutil.which("apt-get") is not None and os.geteuid() == 0
    if can_install and not shutil.which(HEADLESS):
        install(HEADLESS)  # where Debian has none, its chromium will do
    missing = missing_system_packages()
    if missing and can_install:
        install(*missing)
        missing = missing_system_packages()
    if missing:
        say(f"Missing here: {', '.join(missing)} (Debian's names); the tests that need them are left out.")
    checks.add("system packages", not (missing and os.environ.get("CI")), start)
    return missing


def install(*packages: str) -> None:
    say(f"Installing Debian packages: {' '.join(packages)} ...")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    get = ["install", "-y", "--no-install-recommends", *packages]
    for arguments in (["update"], [*get, "--download-only"], get):  # nothing is broken off that changes the system
        for _ in range(ASKED_AT_MOST):  # a line to Debian may hang in the middle of a file, and answer the next time
            try:
                limit = None if arguments is get else DEBIAN_TAKES
                if subprocess.run(["apt-get", "-qq", *arguments], env=quiet, timeout=limit).returncode == 0:
                    break
            except subprocess.TimeoutExpired:
                say(f"apt-get {arguments[0]} took more than {DEBIAN_TAKES} s.")


def missing_system_packages() -> list[str]:
    browsers = (HEADLESS, "chromium", "chromium-browser", "google-chrome")
    return making.missing_for_compiling() + ([] if any(map(shutil.which, browsers)) else ["chromium"])
