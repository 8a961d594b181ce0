#!/usr/bin/env python3
"""Brigand, from a fresh clone to a running table. Needs Python 3.11 or newer, and a network the first time.

    python3 go.py [ARGUMENTS...]              run brigand; --help lists its commands
    python3 go.py test [--fast] [PYTEST...]   check everything, as CI does; --fast: without the slow parts
    python3 go.py lock [--upgrade]            write the locks in requirements/ anew
    python3 go.py clean                       remove everything that this script and the builds made

Nothing is installed outside this folder, except Debian packages that the tests need, and those only as root.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from pathlib import Path

DEFAULT_ARGUMENTS = ["serve"]

ROOT = Path(__file__).resolve().parent
RUN, DEV, BUILT = ROOT / ".venv", ROOT / ".venv-dev", ROOT / ".venv-built"
TOOLS, WHEELS = ROOT / ".tools", ROOT / ".build"
BIN = "Scripts" if os.name == "nt" else "bin"
UV_AT_LEAST = (0, 8)

WHEEL_SOURCES = ("src", "web", "_build", "pyproject.toml", "README.md", "LICENSE", "NOTICE", "requirements/build.txt")
NO_SOURCES = {"__pycache__", "node_modules", "dist", "dist-gallery"}
LOCKS = {
    "tool": "--group tool",
    "build": "--group build",
    "run": "pyproject.toml --extra terminal --extra lab",
    "dev": "pyproject.toml --all-extras --group dev -c requirements/run.txt -c requirements/build.txt",
}
LOCK_HEADER = "# Versions and hashes, made by `python3 go.py lock` from pyproject.toml. Not edited by hand.\n"
FAST = "not slow and not browser and not services"


class TroubleError(Exception):
    """Something that stops us, in one sentence."""


def main(arguments: list[str]) -> int:
    if sys.version_info < (3, 11):  # noqa: UP036
        raise TroubleError(f"Brigand needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
    os.chdir(ROOT)
    os.environ.pop("VIRTUAL_ENV", None)
    os.environ.setdefault("UV_PYTHON_DOWNLOADS", "never")
    chores = {"test": test, "lock": lock, "clean": clean}
    if arguments and arguments[0] in chores:
        return chores[arguments[0]](arguments[1:])
    return play(arguments or DEFAULT_ARGUMENTS)


def play(arguments: list[str]) -> int:
    make_environment(RUN, "run")
    install_wheel(RUN)
    command = [str(RUN / BIN / "brigand"), *arguments]
    if os.name == "nt":
        return subprocess.run(command).returncode
    os.execv(command[0], command)


def make_environment(folder: Path, lock_name: str) -> None:
    """A virtual environment with exactly the locked packages."""
    lock_file = Path(f"requirements/{lock_name}.txt")
    stamp, wanted = folder / "brigand-packages.txt", f"{fingerprint(lock_file)} {sys.version}"
    if is_current(stamp, wanted):
        return
    say(f"Installing the packages of {lock_file} in {folder.name} ...")
    shutil.rmtree(folder, ignore_errors=True)
    uv("Could not make a virtual environment", "venv", "--quiet", "--python", sys.executable, folder)
    trouble = "Could not install the packages (the first time, this needs a network)"
    uv(trouble, "pip", "sync", "--require-hashes", "--python", folder, lock_file)
    stamp.write_text(wanted, encoding="utf-8")


def install_brigand(folder: Path, *what: str | Path, of: str) -> None:
    """Our own package: the built wheel, or in plain Python from its sources for development."""
    stamp = folder / "brigand-itself.txt"
    if not is_current(stamp, of):
        how = ("pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--reinstall", "--python", folder)
        uv("Could not install Brigand", *how, *what)
        stamp.write_text(of, encoding="utf-8")


def install_wheel(folder: Path) -> None:
    wheel = build_wheel()
    install_brigand(folder, wheel, of=fingerprint(wheel))


def build_wheel() -> Path:
    """The package as a user gets it, built anew if a source changed."""
    settings = [os.environ.get(name) for name in ("BRIGAND_PLAIN", "BRIGAND_NO_WEB", "CC")]
    wanted = f"{fingerprint(*map(Path, WHEEL_SOURCES))} {sys.version} {settings} {missing_for_compiling()}"
    stamp = WHEELS / "sources.txt"
    if not is_current(stamp, wanted):
        say("Building Brigand; this can take a minute ...")
        shutil.rmtree(WHEELS, ignore_errors=True)
        WHEELS.mkdir()
        locked = ("--build-constraint", "requirements/build.txt", "--require-hashes")
        how = ("--wheel", "--python", sys.executable, "--out-dir", WHEELS, *locked)
        uv("Could not build Brigand", "build", *how, log=WHEELS / "build.log")
        stamp.write_text(wanted, encoding="utf-8")
        if any(WHEELS.glob("*-none-any.whl")):
            say("Without a C compiler and Python's headers the engine stays plain Python: bots think slower.")
    return next(WHEELS.glob("*.whl"))


def uv(trouble: str, *arguments: str | Path, log: Path | None = None) -> None:
    """Run uv, its words shown as they come, or kept in a log and shown if it fails."""
    command = [find_uv(), *map(str, arguments)]
    if log is None:
        code = subprocess.run(command).returncode
    else:
        with log.open("wb") as file:
            code = subprocess.run(command, stdout=file, stderr=subprocess.STDOUT).returncode
        if code != 0:
            say(log.read_text(encoding="utf-8", errors="replace"))
    if code != 0:
        raise TroubleError(f"{trouble}; the lines above say why.")


def find_uv() -> str:
    """The uv on the PATH if it is new enough, otherwise our own in .tools."""
    own = str(TOOLS / BIN / ("uv.exe" if os.name == "nt" else "uv"))
    for program in (shutil.which("uv"), own):
        if program and version_of_uv(program) >= UV_AT_LEAST:
            return program
    get_uv()
    return own


def version_of_uv(program: str) -> tuple[int, ...]:
    try:
        said = subprocess.run([program, "--version"], capture_output=True, text=True).stdout
    except OSError:
        return ()
    numbers = re.match(r"uv (\d+)\.(\d+)", said)
    return tuple(int(number) for number in numbers.groups()) if numbers else ()


def get_uv() -> None:
    say("Getting uv, the installer ...")
    shutil.rmtree(TOOLS, ignore_errors=True)
    install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes"]
    install += ["--requirement", "requirements/tool.txt"]
    if subprocess.run([sys.executable, "-m", "venv", TOOLS], capture_output=True).returncode == 0:
        command = [str(TOOLS / BIN / "python"), *install]
    else:  # Debian without python3-venv: its pip can still fill a folder of ours
        shutil.rmtree(TOOLS, ignore_errors=True)
        command = [sys.executable, *install, "--target", str(TOOLS)]
    if subprocess.run(command).returncode != 0:
        raise TroubleError("Could not get uv: that needs a network, and Python's venv or pip (Debian: python3-venv).")


class Checks:
    """Named steps, run one after the other, whatever came of the one before."""

    def __init__(self) -> None:
        self.results: list[tuple[str, bool, float]] = []

    def run(self, name: str, *command: str | Path, **variables: str) -> None:
        say(f"\n=== {name}")
        start = time.monotonic()
        code = subprocess.run([str(part) for part in command], env={**os.environ, **variables}).returncode
        self.add(name, code == 0, start)

    def add(self, name: str, passed: bool, start: float) -> None:
        self.results.append((name, passed, time.monotonic() - start))

    def report(self) -> int:
        say("\n=== summary")
        for name, passed, seconds in self.results:
            say(f"{'passed' if passed else 'FAILED'}  {seconds:6.1f} s  {name}")
        failed = [name for name, passed, _ in self.results if not passed]
        say(f"checks: {len(self.results) - len(failed)} passed, {len(failed)} failed")
        return 1 if failed else 0


def test(arguments: list[str]) -> int:
    fast = "--fast" in arguments
    for_pytest = [argument for argument in arguments if argument != "--fast"]
    checks = Checks()
    missing = [] if fast else get_system_packages(checks)
    make_environment(DEV, "dev")
    install_brigand(DEV, "--editable", ".", of=fingerprint(Path("pyproject.toml"), Path("_build")))
    python = DEV / BIN / "python"
    checks.run("format", python, "-m", "ruff", "format", "--check", ".")
    checks.run("lint", python, "-m", "ruff", "check", ".")
    checks.run("types", python, "-m", "mypy")
    if not fast and Path("web/package.json").exists():
        for script in ("check", "test", "build"):
            checks.run(f"web {script}", python, "_build/webapp.py", script)
    pytest: list[str | Path] = [python, "-m", "pytest", "-n", "2", "--dist", "worksteal"]
    checks.run("tests", *pytest, "-m", FAST if fast else "not browser", *for_pytest)
    if not fast and "chromium" not in missing:  # apart: a driven browser keeps an event loop of its own
        checks.run("browser tests", *pytest, "-m", "browser", *for_pytest)
    if not fast:
        test_built_package(checks, expect="plain" if missing_for_compiling() else "compiled")
    return checks.report()


def test_built_package(checks: Checks, expect: str) -> None:
    """The laws once more, on the package as a user gets it."""
    say("\n=== build")
    start = time.monotonic()
    try:
        make_environment(BUILT, "dev")
        install_wheel(BUILT)
    except TroubleError as trouble:
        say(str(trouble))
        checks.add("build", False, start)
        return
    checks.add("build", True, start)
    tests = [path for path in ("tests/build/test_installed.py", "tests/laws") if Path(path).exists()]
    checks.run(
        f"tests {expect}",
        BUILT / BIN / "python",
        "-m",
        "pytest",
        "-n",
        "2",
        "--dist",
        "worksteal",
        *tests,
        BRIGAND_EXPECT=expect,
    )


def get_system_packages(checks: Checks) -> list[str]:
    """What the tests need and this machine lacks, by Debian's names, after trying to install it."""
    start = time.monotonic()
    missing = missing_system_packages()
    if missing and shutil.which("apt-get") and os.geteuid() == 0:
        say(f"Installing Debian packages: {' '.join(missing)} ...")
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-qq"], env=quiet)
        subprocess.run(["apt-get", "install", "-qq", "-y", "--no-install-recommends", *missing], env=quiet)
        missing = missing_system_packages()
    if missing:
        say(f"Missing here: {', '.join(missing)} (Debian's names); the tests that need them are left out.")
    checks.add("system packages", not (missing and os.environ.get("CI")), start)
    return missing


def missing_system_packages() -> list[str]:
    browsers = ("chromium", "chromium-browser", "google-chrome")
    return missing_for_compiling() + ([] if any(map(shutil.which, browsers)) else ["chromium"])


def missing_for_compiling() -> list[str]:
    compiler = os.environ.get("CC", "cc").split()[0]
    header = Path(sysconfig.get_path("include"), "Python.h")
    return ([] if shutil.which(compiler) else ["gcc"]) + ([] if header.exists() else ["python3-dev"])


def lock(arguments: list[str]) -> int:
    how = ("--quiet", "--universal", "--python-version=3.11", "--generate-hashes", "--no-emit-index-url", "--no-header")
    for name, sources in LOCKS.items():
        path = Path(f"requirements/{name}.txt")
        say(f"Locking {path} ...")
        uv("Could not lock", "pip", "compile", *how, *sources.split(), *arguments, "--output-file", path)
        path.write_text(LOCK_HEADER + path.read_text(encoding="utf-8"), encoding="utf-8")
    return 0


def clean(_: list[str]) -> int:
    caches = ".mypy_cache .pytest_cache .ruff_cache .hypothesis web/node_modules web/dist src/brigand.egg-info"
    for path in (RUN, DEV, BUILT, TOOLS, WHEELS, *map(Path, caches.split())):
        shutil.rmtree(path, ignore_errors=True)
    return 0


def is_current(stamp: Path, wanted: str) -> bool:
    """Whether the thing that this stamp belongs to was made from the same sources."""
    return stamp.exists() and stamp.read_text(encoding="utf-8") == wanted


def fingerprint(*paths: Path) -> str:
    """A hash of the files' names and contents, folders with all that is in them."""
    digest = hashlib.sha256()
    for file in (file for path in paths for file in source_files(path)):
        digest.update(f"{file}\0".encode())
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def source_files(path: Path) -> Iterator[Path]:
    if path.is_file():
        yield path
    elif path.is_dir():
        for child in sorted(path.iterdir()):
            if child.name not in NO_SOURCES and child.suffix != ".egg-info":
                yield from source_files(child)


def say(text: str) -> None:
    print(text, flush=True)


if __name__ == "__main__":
    try:
        raise SystemExit(main(sys.argv[1:]))
    except TroubleError as trouble:
        raise SystemExit(str(trouble)) from None
