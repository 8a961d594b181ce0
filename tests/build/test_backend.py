"""What the build decides: compiled or plain, with or without the web app, and what ends up in the package."""

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import backend

ROOT = Path(__file__).parents[2]

FILES = {
    "README.md": "A tiny Brigand.",
    "LICENSE": "",
    "NOTICE": "",
    "src/brigand/__init__.py": "",
    "src/brigand/py.typed": "",
    "src/brigand/cli.py": "def main() -> None: ...",
    "src/brigand/core/__init__.py": "",
    "src/brigand/core/journal.py": "",
    "src/brigand/core/dice.py": "def roll(seed: int) -> int:\n    return seed * 5 % 6 + 1\n",
    "src/brigand/games/__init__.py": "",
    "src/brigand/games/loot/__init__.py": "",
    "src/brigand/games/loot/components.toml": "ships = 25",
    "src/brigand/games/loot/texts/en.ftl": "ship = Ship",
    "src/brigand/games/loot/rules.py": "from brigand.core.dice import roll\n\nWIND = roll(7)\n",
    "src/brigand/games/loot/rules_sea.py": "",
    "src/brigand/games/loot/view.py": "",
    "src/brigand/bots/__init__.py": "",
    "src/brigand/bots/greedy.py": "",
    "web/node_modules/big.js": "",
    "notes.txt": "not ours to ship",
}


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A tiny Brigand with our real build files, as the current folder."""
    root = tmp_path / "project"
    for name, text in FILES.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    shutil.copytree(ROOT / "_build", root / "_build", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", root)
    monkeypatch.chdir(root)
    for name in ("BRIGAND_PLAIN", "BRIGAND_NO_WEB", "CC"):
        monkeypatch.delenv(name, raising=False)
    return root


def build(hook: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Call one of the backend's hooks as an installer does: in a process of its own, in the project's folder."""
    code = f"import backend; print(backend.{hook}('out'))"
    environment = {**os.environ, "PYTHONPATH": "_build", "PYTHONDONTWRITEBYTECODE": "1", **variables}
    return subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True)


def files_of(project: Path) -> set[str]:
    return {path.relative_to(project).as_posix() for path in project.rglob("*") if path.is_file()}


def names_in_wheel(project: Path) -> set[str]:
    (wheel,) = project.glob("out/*.whl")
    return set(zipfile.ZipFile(wheel).namelist())


def test_the_engine_is_core_rules_and_bots(project: Path) -> None:
    assert backend.engine_modules(project) == [
        "src/brigand/bots/greedy.py",
        "src/brigand/core/dice.py",
        "src/brigand/games/loot/rules.py",
        "src/brigand/games/loot/rules_sea.py",
    ]


def test_every_listed_module_of_the_real_engine_exists() -> None:
    modules = backend.engine_modules(ROOT)
    assert all((ROOT / module).is_file() for module in modules)
    assert not [module for module in modules if module.endswith("__init__.py")]


def test_without_a_compiler_mypyc_is_not_asked_for(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "false")
    assert not backend.can_build_extensions()
    assert backend.get_requires_for_build_wheel() == []


def test_with_a_compiler_mypyc_is_asked_for(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backend, "can_build_extensions", lambda: True)
    assert backend.get_requires_for_build_wheel() == backend.COMPILE_NEEDS


@pytest.mark.parametrize(("value", "compiled"), [("1", False), ("0", True), ("", True)])
def test_brigand_plain_wins_over_a_compiler(
    project: Path, monkeypatch: pytest.MonkeyPatch, value: str, compiled: bool
) -> None:
    monkeypatch.setattr(backend, "can_build_extensions", lambda: True)
    monkeypatch.setenv("BRIGAND_PLAIN", value)
    assert backend.wants_compiled() is compiled


def test_node_is_asked_for_if_there_is_a_web_app_and_no_good_node(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BRIGAND_PLAIN", "1")
    monkeypatch.setattr("webapp.version_of", lambda program: (18, 0))
    assert backend.get_requires_for_build_wheel() == []
    (project / "web/package.json").write_text("{}", encoding="utf-8")
    assert backend.get_requires_for_build_wheel() == backend.WEB_NEEDS
    monkeypatch.setenv("BRIGAND_NO_WEB", "1")
    assert backend.get_requires_for_build_wheel() == []


def test_a_plain_wheel_holds_the_package_and_its_data(project: Path) -> None:
    before = files_of(project)
    result = build("build_wheel", CC="false")
    assert result.stdout.splitlines()[-1] == "brigand-0.1.0-py3-none-any.whl", result.stderr
    names = names_in_wheel(project)
    wanted = {name.removeprefix("src/") for name in FILES if name.startswith("src/")}
    assert wanted == {name for name in names if ".dist-info/" not in name}
    assert files_of(project) - before == {"out/brigand-0.1.0-py3-none-any.whl"}


def test_a_source_archive_holds_what_a_build_needs(project: Path) -> None:
    result = build("build_sdist")
    assert result.returncode == 0, result.stderr
    with tarfile.open(project / "out/brigand-0.1.0.tar.gz") as archive:
        names = {name.removeprefix("brigand-0.1.0/") for name in archive.getnames()}
    shipped = {name for name in FILES if name not in ("notes.txt", "web/node_modules/big.js")}
    assert shipped | {"pyproject.toml", "_build/backend.py", "_build/webapp.py"} <= names
    assert not {"notes.txt", "web/node_modules/big.js"} & names


@pytest.mark.slow
def test_a_compiled_wheel_leaves_nothing_in_the_sources(project: Path) -> None:
    before = files_of(project)
    result = build("build_wheel")
    assert result.returncode == 0, result.stderr
    compiled = {name.split(".")[0] for name in names_in_wheel(project) if name.endswith((".so", ".pyd"))}
    modules = {module.removeprefix("src/").removesuffix(".py") for module in backend.engine_modules(project)}
    assert compiled == {"brigand__mypyc", *modules}
    assert all(name.startswith("out/") for name in files_of(project) - before)


@pytest.mark.slow
def test_an_error_in_the_engine_fails_the_build(project: Path) -> None:
    (project / "src/brigand/bots/greedy.py").write_text("best: int = 'ship'\n", encoding="utf-8")
    result = build("build_wheel")
    assert result.returncode != 0
    assert "greedy.py:1: error: Incompatible types" in result.stdout + result.stderr
    assert not list(project.glob("out/*.whl"))
