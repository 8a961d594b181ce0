"""Arrows point inwards, none outwards or sideways: server, terminal, lab, envs → coach → table, bots → games → core."""

import ast

from tests.arrows import MARKS, PAGE, RANK, SOURCE, arrows, drawn, imports, is_reached, page
from tests.rule import ROOT


def test_every_room_is_known() -> None:
    for path in SOURCE.iterdir():
        if path.suffix == ".py" or (path / "__init__.py").exists():
            assert path.stem in {*RANK, "__init__"}, f"{path.name} has no place in the layers"


def test_no_arrow_points_outwards_or_sideways() -> None:
    for (own, other), where in arrows().items():
        assert RANK[other] < RANK[own], where


def test_the_diagram_shows_every_arrow_or_a_way_round() -> None:
    shown = dict.fromkeys(drawn(), "")
    assert shown.keys() <= arrows().keys()
    for own, other in arrows():
        assert is_reached(own, other, shown), (own, other)


def test_the_diagram_is_that_of_the_code() -> None:
    assert MARKS.search(PAGE.read_text("utf-8")), "docs/architecture.md has a place for it"
    assert PAGE.read_text("utf-8") == page(), "python -m tests.regenerate"


def test_the_page_says_what_every_room_is_for() -> None:
    rows = "\n".join(line.split("|")[1] for line in PAGE.read_text("utf-8").splitlines() if line.startswith("| `"))
    for room in RANK:
        assert f"`{room}" in rows, f"docs/architecture.md: {room}"


def test_a_name_is_one_thing() -> None:
    """Outside the games, whose words are those of their books, and but for what a terminal reads of the server's
    messages: tests/terminal/test_wire.py compares the two.
    """
    met = dict[str, str]()
    for path in sorted(SOURCE.rglob("*.py")):
        is_same_wire = path == SOURCE / "terminal/wire.py"
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            is_game = path.relative_to(SOURCE).parts[0] == "games"
            if isinstance(node, ast.ClassDef) and not is_game and not is_same_wire:
                where = str(path.relative_to(ROOT))
                assert met.setdefault(node.name, where) == where, f"{node.name}: {met[node.name]} and {where}"


def test_a_game_knows_core_and_itself_only() -> None:
    for path in (SOURCE / "games").glob("*/**/*.py"):
        game = path.relative_to(SOURCE / "games").parts[0]
        for module in imports(path):
            if module.startswith("brigand"):
                assert module.startswith(("brigand.core", f"brigand.games.{game}")), f"{path}: {module}"


def test_bots_know_core_only_so_that_they_cannot_look_behind_a_world() -> None:
    for path in (SOURCE / "bots").glob("*.py"):
        for module in imports(path):
            if module.startswith("brigand"):
                assert module.startswith(("brigand.core", "brigand.bots")), f"{path}: {module}"


def test_only_imagining_makes_a_world_for_bots() -> None:
    """Bots take `Imagined` alone, which mypy checks; here nobody calls something imagined that is not."""
    for path in SOURCE.rglob("*.py"):
        calls = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)]
        made = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Imagined"]
        assert len(made) == (path == SOURCE / "core/state.py"), f"{path.relative_to(ROOT)} makes a world of its own"


ASKED_OF_A_WORLD = {"imagine", "legal", "apply", "to_act", "is_over", "outcome", "seats"}


def test_bots_ask_a_world_only_what_every_player_may_ask() -> None:
    """Not its journal, its chance, or what a game's own state keeps."""
    for path in (SOURCE / "bots").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Attribute):
                value = node.value
                name = (
                    value.id if isinstance(value, ast.Name) else value.attr if isinstance(value, ast.Attribute) else ""
                )
                if name in ("world", "state"):
                    assert node.attr in ASKED_OF_A_WORLD, f"{path.name}: {name}.{node.attr}"
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id not in ("getattr", "setattr", "vars", "cast"), f"{path.name}: {node.func.id}"
