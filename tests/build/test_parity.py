"""Compiled and plain are one: every public name, class attribute, default, exception and stored value is the same."""

import json
import os
import subprocess
import sys

import pytest

from brigand.engine import is_compiled
from tests.build.parity import describe, errors
from tests.rule import ROOT


def told(engine: str, *path: str) -> dict[str, str]:
    """All names in a process of their own, where nothing was played yet."""
    command = [sys.executable, "-P", "-m", "tests.build.parity"]
    places = os.pathsep.join([*path, str(ROOT), str(ROOT / "_build")])
    run = subprocess.run(command, env={**os.environ, "PYTHONPATH": places}, capture_output=True, text=True, check=True)
    names: dict[str, str] = json.loads(run.stdout)
    assert names.pop("engine") == engine
    return names


@pytest.mark.skipif(not is_compiled(), reason="compares the compiled engine with the plain one; this is the plain one")
def test_the_compiled_engine_is_the_plain_one_to_the_last_name() -> None:
    plain, compiled = told("plain", str(ROOT / "src")), told("compiled")
    different = {
        name: (plain.get(name, "missing"), compiled.get(name, "missing"))
        for name in sorted({*plain, *compiled})
        if plain.get(name) != compiled.get(name)
    }
    assert different == {}


def test_the_walk_sees_what_was_lost_before() -> None:
    told = {**describe(), **dict(errors())}
    assert told["Refused"].startswith("refused ")
    assert told["brigand.bots.registry.LEVELS"].startswith("dict can be stored")
    assert told["brigand.core.game.SEEDS"].endswith(str(1 << 96))
    assert len(told) > 3000
