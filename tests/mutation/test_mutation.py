"""The tool that breaks rules: what it finds to break, that it breaks it, and that it knows what does not count."""

import ast
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from brigand import GAMES
from tests.mutation.equivalents import as_entry, equivalents
from tests.mutation.mutants import CATEGORIES, OBSERVATIONS, Mutant, Source, category, read, sources
from tests.mutation.report import Report
from tests.mutation.runner import Fate, Verdict
from tests.mutation.surgery import install, load
from tests.rule import ROOT

EXAMPLE = '''
"""An example."""

def may_pay(gold: int, price: int) -> bool:
    """Whether it is enough."""
    assert gold >= 0
    if price == 0:
        return True
    return gold >= price and price < 9

class Hand:
    def seen_by(self, viewer: int) -> object:
        return self if viewer == 1 else None
'''


@pytest.fixture
def example(tmp_path: Path) -> Source:
    path = tmp_path / "events.py"
    path.write_text(EXAMPLE, "utf-8")
    return read(path)


def changes(source: Source, function: str) -> list[str]:
    return [mutant.change for mutant in source.mutants if mutant.function == function]


def test_conditions_boundaries_and_answers_are_broken(example: Source) -> None:
    assert changes(example, "may_pay") == [
        "if price == 0:  →  if True:",
        "if price == 0:  →  if False:",
        "if price == 0:  →  if price != 0:",
        "if price == 0:  →  if price == 1:",
        "return True  →  return False",
        "return gold >= price and price < 9  →  return not (gold >= price and price < 9)",
        "return gold >= price and price < 9  →  return gold >= price or price < 9",
        "return gold >= price and price < 9  →  return price < 9",
        "return gold >= price and price < 9  →  return gold >= price",
        "return gold >= price and price < 9  →  return gold > price and price < 9",
        "return gold >= price and price < 9  →  return gold >= price and price <= 9",
        "return gold >= price and price < 9  →  return gold >= price and price < 10",
    ]


def test_an_event_may_show_everything(example: Source) -> None:
    assert "the whole body  →  return self" in changes(example, "Hand.seen_by")


def test_reading_leaves_the_tree_as_it_was(example: Source) -> None:
    assert ast.dump(example.tree) == ast.dump(ast.parse(EXAMPLE))


def test_everybody_who_holds_the_function_meets_the_mutant(example: Source) -> None:
    space: dict[str, object] = {}
    exec(compile(EXAMPLE, str(example.path), "exec"), space)
    held = space["may_pay"]
    assert callable(held)
    assert held(3, 3)
    boundary = next(mutant for mutant in example.mutants if mutant.after == "return gold > price and price < 9")
    assert install(example, boundary)
    assert not held(3, 3)
    assert held(4, 3)


TEST = """
from purse import may_pay

def test_what_is_free_can_be_paid() -> None:
    assert may_pay(0, 0)

def test_enough_is_enough() -> None:
    assert may_pay(3, 3)
    assert not may_pay(2, 3)
"""
RUN = """
import sys
from pathlib import Path
from tests.mutation.mutants import read
from tests.mutation.runner import judge
folder = Path(sys.argv[1])
source = read(folder / "src/purse.py")
for verdict in judge("example", [source], source.mutants, [folder / "tests"], 2):
    print(verdict.fate.name, verdict.mutant.after)
"""


@pytest.mark.slow
def test_the_whole_way_from_a_broken_place_to_the_test_that_notices(tmp_path: Path) -> None:
    for name, text in {"src/purse.py": EXAMPLE, "tests/test_purse.py": TEST}.items():
        (tmp_path / name).parent.mkdir()
        (tmp_path / name).write_text(text, "utf-8")
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    environment["PYTHONPATH"] = os.pathsep.join([str(ROOT), str(tmp_path / "src")])
    command = [sys.executable, "-c", RUN, str(tmp_path)]
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    fates = {after: fate for fate, _, after in (line.partition(" ") for line in run.stdout.splitlines())}
    expected = {
        "if False:": "SURVIVED",
        "return False": "KILLED",
        "return gold > price and price < 9": "KILLED",
        "return gold >= price and price <= 9": "SURVIVED",
        "return self": "UNSEEN",
    }
    assert {after: fates.get(after) for after in expected} == expected, run.stdout


def test_what_is_imported_only_when_asked_for_can_be_broken_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "lazy_purse"
    folder.mkdir()
    for name in ("__init__", "purse"):
        (folder / f"{name}.py").write_text(EXAMPLE, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    import_module("lazy_purse")
    source = read(folder / "purse.py")
    mutant = next(mutant for mutant in source.mutants if mutant.after == "return False")
    assert not install(source, mutant)
    load([source])
    assert install(source, mutant)
    assert not sys.modules["lazy_purse.purse"].may_pay(5, 0)


def test_a_place_is_counted_for_what_it_would_harm() -> None:
    assert category("rules.py", "Loot.capture") == "rules"
    assert category("rules.py", "Loot.imagine") == "imagined worlds"
    assert category("refusals_trade.py", "why_not") == "refusals"
    assert category("view.py", "hand_view") == "views"
    assert category("observe.py", "write_memory") == "observations"
    assert category("events.py", "Drew.seen_by") == "events"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_mutants_of_every_category_and_what_is_marked_equivalent_is_among_them(game: str) -> None:
    mutants = [mutant for source in sources(game) for mutant in source.mutants]
    keys = {mutant.key for mutant in mutants}
    assert len(keys) == len(mutants)
    observes = any(mutant.file.endswith("observe.py") for mutant in mutants)  # not every game writes its own rows
    assert {mutant.category for mutant in mutants} == {one for one in CATEGORIES if one != OBSERVATIONS or observes}
    for key, reason in equivalents(game).items():
        assert key in keys
        assert reason


def verdict(mutant: Mutant, fate: Fate) -> Verdict:
    return Verdict(mutant, fate, "")


def test_equivalent_mutants_do_not_count(example: Source) -> None:
    first, second, third, *_ = example.mutants
    verdicts = [verdict(first, Fate.KILLED), verdict(second, Fate.SURVIVED), verdict(third, Fate.UNSEEN)]
    report = Report("loot", verdicts, {second.key: "no difference"}, [first, second, third], len(example.mutants))
    assert report.equivalent == 1
    assert "| events | 1 | 2 | 50.0 % |" in report.table()
    assert [survivor.mutant for survivor in report.survivors()] == [third]


def test_a_run_of_some_categories_has_a_section_of_its_own(example: Source) -> None:
    [first, *_] = example.mutants
    report = Report("loot", [verdict(first, Fate.KILLED)], {}, [first], len(example.mutants), ["events", "views"])
    assert report.section("how").startswith("## Loot: events, views\n")
    assert [line.split(" | ")[0] for line in report.table().splitlines()[2:]] == ["| views", "| events", "| all"]


def test_a_survivor_can_be_marked_as_it_is_told(example: Source) -> None:
    mutant = example.mutants[0]
    assert as_entry(mutant).splitlines()[1:4] == [
        "file = 'events.py'",
        "function = 'may_pay'",
        "change = 'if price == 0:  →  if True:'",
    ]
