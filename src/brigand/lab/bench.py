"""How fast the engine is: our games plain and compiled, and peers, measured turn by turn in the same run."""

import importlib.util
import os
import platform
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from statistics import median

import msgspec

from brigand.core.errors import Unreadable
from brigand.engine import is_compiled
from brigand.lab.pool import progress

REPEATS = 5
PEERS = {
    "openspiel": [
        ("hearts", "driven"),
        ("crazy_eights(players=4)", "driven"),
        ("hearts", "observed"),
        ("hearts", "search"),
    ],
    "catanatron": [("catan", "driven")],
    "rlcard": [("uno", "driven")],
    "pettingzoo": [("texas_holdem", "steps"), ("texas_holdem", "bare")],
    "pgx": [("sparrow_mahjong", "many"), ("leduc_holdem", "many")],
}
"""Engines of others and what is measured of them."""
ENVIRONMENTS = "environments"
"""Our games as environments, beside the engine itself."""
BESIDE = {"steps": ["steps"], "bare": ["bare"], "many": ["many", "observed", "driven"]}
"""What is measured of our environments, and of others' what stands beside each."""
PACKAGES = {
    "openspiel": "pyspiel",
    "catanatron": "catanatron",
    "rlcard": "rlcard",
    "pettingzoo": "rlcard",  # its classics are RLCard's
    "pgx": "pgx",
}
MODULES = dict.fromkeys([ENVIRONMENTS, "pettingzoo", "pgx"], "brigand.envs.speed")
"""Which program measures an engine, if not the laboratory's own."""
MEASURES = {
    "driven": "decisions/s, whole matches driven from Python",
    "observed": "decisions/s, driven from Python, with what the player sees and a mask",
    "steps": "decisions/s through PettingZoo's agent loop, with its safeguards",
    "bare": "decisions/s through PettingZoo's agent loop, without safeguards",
    "many": "decisions/s, many matches at once, with what the players see and masks",
    "inside": "decisions/s, playout inside the engine",
    "matches": "matches/s",
    "copy": "copy, µs",
    "imagine": "imagine, µs",
    "search": "iterations/s, tree search from the first decision",
}


class Reading(msgspec.Struct):
    """The median of repeats that took turns with all others."""

    engine: str
    subject: str
    measure: str
    value: float


class Bench(msgspec.Struct):
    """All readings, and the ratios people ask for. `machine`: what was measured on, and how long each time."""

    machine: str
    readings: list[Reading]
    ratios: dict[str, float]
    missing: list[str]


class Gauge:
    """A process that measures one engine."""

    def __init__(self, engine: str) -> None:
        self.engine = engine
        command = [sys.executable, "-m", MODULES.get(engine, "brigand.lab.gauge"), engine]
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL if engine in PEERS else None,
            text=True,
            start_new_session=True,  # Ctrl-C is ours alone: when we are gone, so is its standard input
        )

    def ask(self, measure: str, subject: str, seconds: float) -> float | None:
        """One measurement; None if the engine does not run here."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with suppress(BrokenPipeError):
            self.process.stdin.write(f"{measure} {subject} {seconds}\n")
            self.process.stdin.flush()
        told = self.process.stdout.readline()
        return float(told) if told else None

    def stop(self) -> None:
        """Let the process end."""
        with suppress(BrokenPipeError):
            self.process.communicate()


def measure(games: list[str], seconds: float) -> Bench:
    """Every engine in turn, again and again; medians."""
    engines, missing = ["plain"], []
    if is_compiled():
        engines.insert(0, "compiled")
    else:
        missing.append("the engine is not compiled here: only plain Python was measured")
    for name, package, source in needed():
        if importlib.util.find_spec(package) is None:
            missing.append(f"{name} cannot be measured: {package} is not installed ({source})")
        else:
            engines.append(name)
    gauges = [Gauge(name) for name in engines]
    questions = [(gauge, subject, what) for gauge in gauges for subject, what in subjects(gauge.engine, games)]
    values = asked(questions, seconds)
    for gauge in gauges:
        gauge.stop()
    broken = sorted({engine for (engine, _, _), told in values.items() if None in told})
    if ours := [engine for engine in broken if engine not in PEERS]:
        raise Unreadable(f"measuring failed: {', '.join(ours)} stopped")
    missing += [f"{engine} cannot be measured: it is installed, but stopped" for engine in broken]
    medians = {
        key: median([one for one in told if one is not None]) for key, told in values.items() if key[0] not in broken
    }
    readings = [Reading(engine, subject, what, value) for (engine, subject, what), value in medians.items()]
    return Bench(machine(seconds), readings, ratios(medians, games), missing)


def asked(questions: list[tuple[Gauge, str, str]], seconds: float) -> dict[tuple[str, str, str], list[float | None]]:
    """Every question again and again, by turns."""
    values: dict[tuple[str, str, str], list[float | None]] = {}
    with progress() as bar:
        line = bar.add_task("measuring", total=REPEATS * len(questions))
        for _ in range(REPEATS):
            for gauge, subject, what in questions:
                value = gauge.ask(what, subject, seconds / REPEATS)
                values.setdefault((gauge.engine, subject, what), []).append(value)
                bar.advance(line)
    return values


def needed() -> Iterator[tuple[str, str, str]]:
    """What is measured only where a package is installed, that package, and where it comes from."""
    yield ENVIRONMENTS, "pettingzoo", "extra «envs»"
    for peer, package in PACKAGES.items():
        yield peer, package, "pip install pgx" if peer == "pgx" else "extra «bench»"


def subjects(engine: str, games: list[str]) -> list[tuple[str, str]]:
    """What to measure of an engine."""
    if engine in PEERS:
        return PEERS[engine]
    own = BESIDE if engine == ENVIRONMENTS else [what for what in MEASURES if what not in (*BESIDE, "observed")]
    return [(game, what) for game in games for what in own]


def ratios(medians: dict[tuple[str, str, str], float], games: list[str]) -> dict[str, float]:
    """Compiled against plain, and ours against the peers."""
    found = {}
    ours = "compiled" if ("compiled", games[0], "driven") in medians else "plain"
    for game in games:
        if ours == "compiled":
            for what in ("driven", "inside", "search"):
                found[f"{game} {what}: compiled / plain"] = (
                    medians["compiled", game, what] / medians["plain", game, what]
                )
        for (peer, subject, what), value in medians.items():
            if peer in PEERS:
                for engine, mine in ((ours, what), *((ENVIRONMENTS, own) for own in BESIDE if what in BESIDE[own])):
                    if (engine, game, mine) in medians:
                        how = "" if what == mine else f" {what}"
                        found[f"{game} {mine}: {engine} / {peer} {subject}{how}"] = medians[engine, game, mine] / value
    return found


def machine(seconds: float) -> str:
    """What a number is worth nothing without."""
    python = f"Python {platform.python_version()}"
    busy = f"load {os.getloadavg()[0]:.1f} at the end" if hasattr(os, "getloadavg") else "load unknown"
    return f"{python}, {platform.machine()}, {os.cpu_count()} cores, {busy}, {seconds:g} s of CPU time for each number"
