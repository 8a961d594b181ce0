"""Arrows point inwards: server, terminal, lab, envs → table, bots → games → core."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.rule import ROOT

SOURCE = ROOT / "src/brigand"
LAYERS = [
    ["core"],
    ["games"],
    ["text", "rulebook", "bots"],
    ["table", "store"],
    ["lab", "envs", "server", "terminal"],
    ["cli"],
]
RANK = {room: rank for rank, rooms in enumerate(LAYERS) for room in rooms}


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level == 0 and node.module is not None:
            yield node.module
            if node.module == "brigand":
                yield from (f"brigand.{name.name}" for name in node.names if name.name in RANK)
        elif isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        assert not (isinstance(node, ast.ImportFrom) and node.level), f"{path}: relative import"


def room(module: str) -> str | None:
    parts = module.split(".")
    return parts[1] if parts[0] == "brigand" and len(parts) > 1 and parts[1] in RANK else None


def test_every_room_is_known() -> None:
    for path in SOURCE.iterdir():
        if path.suffix == ".py" or (path / "__init__.py").exists():
            assert path.stem in {*RANK, "__init__"}, f"{path.name} has no place in the layers"


def test_no_arrow_points_outwards() -> None:
    for path in SOURCE.rglob("*.py"):
        own = room("brigand." + ".".join(path.relative_to(SOURCE).with_suffix("").parts))
        for module in imports(path):
            other = room(module)
            if own is not None and other is not None:
                assert RANK[other] <= RANK[own], f"{path.relative_to(ROOT)} imports {module}"


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
