#!/usr/bin/env python3
"""Brigand, from a fresh clone to a running table. Needs Python 3.11 or newer, and a network the first time.

    python3 go.py [ARGUMENTS...]              run brigand; --help lists its commands, --plain waits for no compiler
    python3 go.py test [--fast] [PYTEST...]   check everything, as CI does; --fast: without the slow parts
    python3 go.py mutate GAME [OPTIONS...]    break the rules of a game, place by place: do its tests notice?
    python3 go.py package                     make a wheel and a source archive in dist/
    python3 go.py lock [--upgrade]            write the locks in requirements/ anew
    python3 go.py clean                       remove everything that this script and the builds made

Nothing is installed outside this folder, except Debian packages that the tests need, and those only as root.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "_build"))

import checks  # noqa: E402
import making  # noqa: E402
import opening  # noqa: E402
from making import PLAIN, RUN, TroubleError, say  # noqa: E402

DEFAULT_ARGUMENTS = ["serve"]
QUICK = {"rules", "about", "verify", "backup", "restore", "admin", "--help", "-h", "--version"}
"""What needs no fast engine."""
LABORATORY = {"simulate", "ladder", "record", "review", "bench", "stress", "study"}
TERMINAL = {"play", "join", "replay"}
"""What needs more packages than a table in the browser does."""
MORE = ("lab", "cluster", "postgres", "bus", "terminal")
LOCKS = {
    "tool": "--group tool",
    "build": "--group build",
    "run": "pyproject.toml",
    "full": f"pyproject.toml {' '.join(f'--extra {name}' for name in MORE)} -c requirements/run.txt",
    "dev": "pyproject.toml --all-extras --group dev -c requirements/full.txt -c requirements/build.txt",
}
LOCK_HEADER = "# Versions and hashes, made by `python3 go.py lock` from pyproject.toml. Not edited by hand.\n"


def main(arguments: list[str]) -> int:
    if sys.version_info < (3, 11):  # noqa: UP036
        raise TroubleError(f"Brigand needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
    os.chdir(ROOT)
    os.environ.pop("VIRTUAL_ENV", None)
    os.environ.setdefault("UV_PYTHON_DOWNLOADS", "never")
    making.keep_bytecode()
    making.obey_signals()
    chores = {"test": checks.test, "mutate": checks.mutate, "package": package, "lock": lock, "clean": clean}
    chores["engine"] = opening.make_engine  # of the keeper alone
    if arguments and arguments[0] in chores:
        return chores[arguments[0]](arguments[1:])
    return play(arguments)


def play(arguments: list[str]) -> int:
    """Run brigand with the best engine: a table opens at once, what only computes waits for the compiler."""
    plain = "--plain" in arguments
    arguments = [argument for argument in arguments if argument != "--plain"] or DEFAULT_ARGUMENTS
    needs_more = arguments[0] in LABORATORY | TERMINAL or names_postgres(arguments)
    packages = "full" if needs_more else "run"
    if arguments[0] == "serve" and not plain:
        return opening.open_table(arguments, packages)
    engine = "plain" if plain else making.best_engine()
    folder = PLAIN if engine == "plain" else RUN
    if engine == "compiled" and arguments[0] in QUICK and not making.is_prepared(RUN, packages, "compiled"):
        engine, folder = "plain", PLAIN
    if not making.is_prepared(folder, packages, engine):
        making.prepare(folder, packages, engine, making.line_of_progress(" (--plain does not wait for it)"))
    return opening.become(folder, arguments)


def names_postgres(arguments: list[str]) -> bool:
    """Whether the database is PostgreSQL, by an option or in the settings file."""
    words = arguments[:]
    for before, word in zip(["", *arguments], arguments):
        file = Path(word.removeprefix("--settings="))
        if (before == "--settings" or word.startswith("--settings=")) and file.is_file():
            words.append(file.read_text("utf-8", errors="replace"))
    return any("postgres" in word for word in words)


def package(_: list[str]) -> int:
    """A wheel and a source archive, the built web app in both: the wheel needs neither Node nor a compiler."""
    folder = ROOT / "dist"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    engine = making.best_engine()
    with making.taking_turns():
        for kind in ("--sdist", "--wheel"):
            making.build(kind, folder, engine, making.line_of_progress())
    (folder / "build.log").unlink()
    (folder / ".gitignore").unlink(missing_ok=True)
    for made in sorted(folder.iterdir()):
        say(f"dist/{made.name}  {made.stat().st_size / 1e6:.1f} MB")
    if engine == "plain":
        say("The wheel is plain Python: there was no C compiler with Python's headers.")
    return 0


def lock(arguments: list[str]) -> int:
    how = ("--quiet", "--universal", "--python-version=3.11", "--generate-hashes", "--no-emit-index-url", "--no-header")
    for name, sources in LOCKS.items():
        path = Path(f"requirements/{name}.txt")
        say(f"Locking {path} ...")
        making.uv("Could not lock", "pip", "compile", *how, *sources.split(), *arguments, "--output-file", path)
        path.write_text(LOCK_HEADER + path.read_text(encoding="utf-8"), encoding="utf-8")
    return 0


def clean(_: list[str]) -> int:
    caches = ".mypy_cache .pytest_cache .ruff_cache .hypothesis web/node_modules web/dist src/brigand.egg-info"
    folders = (making.PLAIN, making.RUN, making.DEV, making.BUILT, making.TOOLS, making.WHEELS)
    for path in (*folders, *map(Path, caches.split())):
        shutil.rmtree(path, ignore_errors=True)
    return 0


if __name__ == "__main__":
    try:
        raise SystemExit(main(sys.argv[1:]))
    except TroubleError as trouble:
        raise SystemExit(str(trouble)) from None
    except KeyboardInterrupt:
        raise SystemExit(130) from None
    except OSError as error:
        raise SystemExit(
            f"Stopped: {error.strerror or error}{f': {error.filename}' if error.filename else ''}."
        ) from None
