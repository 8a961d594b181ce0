"""Law 5: the same seed gives the same match in another process, with another hash seed, compiled and plain."""

import json
import os
import subprocess
import sys

import pytest

from tests.laws.digests import STORED, digests
from tests.rule import ROOT


def test_5_this_process_plays_the_stored_matches() -> None:
    assert digests() == json.loads(STORED.read_text("utf-8"))


@pytest.mark.parametrize("hash_seed", ["0", "4711"])
def test_5_another_process_with_another_hash_seed_plays_them_too(hash_seed: str) -> None:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
    command = [sys.executable, "-P", "-m", "tests.laws.digests"]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert json.loads(run.stdout) == json.loads(STORED.read_text("utf-8"))
