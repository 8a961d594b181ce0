"""The example learns, and the page's snippets run."""

import re

import numpy as np
import pytest

from examples import learn_loot
from tests.rule import ROOT


def test_the_example_learns_from_every_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, small in {"HIDDEN": 16, "COUNT": 32, "STEPS": 32, "BATCH": 512}.items():
        monkeypatch.setattr(learn_loot, name, small)
    network = learn_loot.learn(60, seed=1, updates=2, verbose=False)
    assert network.updates == 2 * learn_loot.EPOCHS * 32 * 32 // 512
    assert all(np.isfinite(part).all() and part.any() for part in network.parts)
    wins, matches = learn_loot.score(network, 64, seed=2)
    assert matches == 64
    assert 0.3 < wins / matches < 0.8, "about as good as random, so early"


def test_an_interval_holds_what_was_seen() -> None:
    low, high = learn_loot.interval(0.8, 1000)
    assert 0.77 < low < 0.8 < high < 0.83


@pytest.mark.parametrize(
    "block", re.findall(r"```python\n(.*?)```", (ROOT / "docs/environments.md").read_text("utf-8"), re.S)
)
def test_the_snippets_of_the_page_run(block: str) -> None:
    exec(compile(block, "docs/environments.md", "exec"), {})
