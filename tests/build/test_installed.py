"""The engine under test is the one that the caller of the tests means: compiled, plain, or the sources themselves.

`go.py test` sets BRIGAND_EXPECT: tests of the built package cannot pass on another engine, nor on the sources.
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
    suffix = Path(EXTENSION_SUFFIXES[0]).suffix if EXPECTED == "compiled" else ".py"
    files = [file_of(path) for path in backend.engine_modules(ROOT)]
    assert [file for file in files if file.suffix != suffix] == []
    assert {ROOT / "src" in file.parents for file in files} == {EXPECTED == "sources"}


def file_of(path: str) -> Path:
    module = importlib.import_module(path.removeprefix("src/").removesuffix(".py").replace("/", "."))
    return Path(module.__file__ or "")
