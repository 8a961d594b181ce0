"""A copy of the repository in which a game of examples/ is listed."""

import filecmp
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.rule import ROOT

EXAMPLES = sorted(path.parent.name for path in (ROOT / "examples").glob("*/__init__.py"))
FOLDERS = ("src", "tests", "examples", "web", "docs", "_build", "requirements")
FILES = ("pyproject.toml", "go.py", "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE", "NOTICE")
LEFT_OUT = shutil.ignore_patterns("node_modules", "dist", "dist-gallery", "__pycache__", ".*_cache")
LIST = "src/brigand/games/__init__.py"
END_OF_LIST = "]\n"
GENERATE = """
from brigand.server import generated
from tests import coverage
from tests.games import golden
from tests.rule import ROOT
from tests.texts import said

generated.write(ROOT)
coverage.PAGE.write_text(coverage.page(), "utf-8")
golden.write("{example}")
said.path_of("{example}").write_text(said.written("{example}"), "utf-8")
"""
"""What `python -m tests.regenerate` writes, but for what has matches of all games in it."""


class Copy:
    """The copy, and what can be done in it."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def run(self, *command: str, folder: str = ".") -> None:
        """Run something in the copy, with its sources; what it says is told if it fails."""
        clean = {name: value for name, value in os.environ.items() if not name.startswith(("BRIGAND_", "PYTEST_"))}
        paths = os.pathsep.join([str(self.root / "src"), str(self.root)])
        variables = {**clean, "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1"}
        done = subprocess.run(
            command, cwd=self.root / folder, env=variables, capture_output=True, text=True, stdin=subprocess.DEVNULL
        )
        assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}\n{done.stderr}"

    def python(self, code: str) -> None:
        self.run(sys.executable, "-c", code)

    def pytest(self, *arguments: str) -> None:
        self.run(sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *arguments)

    def changed(self) -> set[str]:
        """Every file that is new or other than in the repository, by its path."""
        paths = [path.relative_to(self.root) for path in self.root.rglob("*") if path.is_file()]
        return {
            path.as_posix()
            for path in paths
            if not (ROOT / path).is_file() or not filecmp.cmp(self.root / path, ROOT / path, shallow=False)
        }


@contextmanager
def listed(example: str) -> Iterator[Copy]:
    """The repository with one line more in its list, and what is generated made anew."""
    with TemporaryDirectory() as folder:
        copy = Copy(Path(folder))
        for name in FOLDERS:
            shutil.copytree(ROOT / name, copy.root / name, ignore=LEFT_OUT)
        for name in FILES:
            shutil.copy2(ROOT / name, copy.root / name)
        add_to_list(copy.root / LIST, f"examples.{example}:{example.upper()}")
        copy.python(GENERATE.format(example=example))
        yield copy


def add_to_list(path: Path, place: str) -> None:
    """One line at the end of the list."""
    before, end, after = path.read_text("utf-8").partition(END_OF_LIST)
    path.write_text(f'{before}    "{place}",\n{end}{after}', "utf-8")
