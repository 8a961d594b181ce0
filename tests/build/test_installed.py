"""The installed engine is the one that the caller of the tests means: compiled, or plain.

`go.py test` sets BRIGAND_EXPECT when it runs the laws on the built package: they cannot pass on the wrong engine.
"""

import importlib
import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import backend

ROOT = Path(__file__).parents[2]
EXPECTED = os.environ.get("BRIGAND_EXPECT")


@pytest.mark.skipif(EXPECTED is None, reason="BRIGAND_EXPECT is not set: any engine will do")
def test_the_built_engine_is_as_expected() -> None:
    suffix = ".py" if EXPECTED == "plain" else Path(EXTENSION_SUFFIXES[0]).suffix
    files = [file_of(path) for path in backend.engine_modules(ROOT)]
    assert [file for file in files if file.suffix != suffix] == []
    assert [file for file in files if ROOT / "src" in file.parents] == []


def file_of(path: str) -> Path:
    module = importlib.import_module(path.removeprefix("src/").removesuffix(".py").replace("/", "."))
    return Path(module.__file__ or "")
