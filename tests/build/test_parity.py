"""Compiled and plain are one: every public name, class attribute, default, exception and stored value is the same."""

import json
import os
import subprocess
import sys

import pytest

from brigand.engine import is_compiled
from tests.build.parity import describe, errors
from tests.rule import ROOT


@pytest.fixture(scope="module")
def plain() -> dict[str, str]:
    """The same modules in another process, straight from the sources."""
    path = os.pathsep.join(map(str, [ROOT / "src", ROOT, ROOT / "_build"]))
    command = [sys.executable, "-P", "-m", "tests.build.parity"]
    run = subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=True)
    told: dict[str, str] = json.loads(run.stdout)
    assert told.pop("engine") == "plain"
    return told


@pytest.mark.skipif(not is_compiled(), reason="compares the compiled engine with the plain one; this is the plain one")
def test_the_compiled_engine_is_the_plain_one_to_the_last_name(plain: dict[str, str]) -> None:
    compiled = {**describe(), **dict(errors())}
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
