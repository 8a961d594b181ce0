"""Environments and packages: what `go.py` makes in this folder, each anew when what it is made from has changed.

Standard library only. Two starts at once wait for each other; what is broken off leaves nothing that counts as made.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PLAIN, RUN, DEV, BUILT = (ROOT / name for name in (".venv-plain", ".venv", ".venv-dev", ".venv-built"))
TOOLS, WHEELS = ROOT / ".tools", ROOT / ".build"
BYTECODE = WHEELS / "bytecode"
BIN = "Scripts" if os.name == "nt" else "bin"
UV_AT_LEAST = (0, 8)

WHEEL_SOURCES = ("src", "web", "_build", "pyproject.toml", "README.md", "LICENSE", "NOTICE", "requirements/build.txt")
NO_SOURCES = {"__pycache__", "node_modules", "dist", "dist-gallery"}
COMPILED = re.compile(r"brigand: compiled (\d+) of (\d+) files")
WHY = re.compile(r"error|No space|not found|cannot", re.IGNORECASE)

Tell = Callable[[str], None]
stopping = threading.Event()
"""Set when we are told to stop: whoever waits for a program, in whatever thread, ends it."""


class TroubleError(Exception):
    """Something that stops us, in one sentence."""


def say(text: str) -> None:
    print(text, flush=True)


def keep_bytecode() -> None:
    """What Python has compiled once is kept, in a folder of ours, also where it is told to keep nothing, as in many
    containers: reading all sources again takes every program seconds.
    """
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = str(BYTECODE)


# environments


def prepare(folder: Path, lock_name: str, engine: str, progress: Tell | None = None) -> None:
    """An environment with the locked packages and our own, built with this engine: both at the same time."""
    with taking_turns(), ThreadPoolExecutor(2) as both:
        find_uv()
        wheel = both.submit(build_wheel, engine, progress)
        packages = both.submit(make_environment, folder, lock_name)
        packages.result()
        install_brigand(folder, wheel.result(), of=fingerprint(wheel.result()))


def is_prepared(folder: Path, lock_name: str, engine: str) -> bool:
    """Whether nothing has to be made or installed there."""
    itself = folder / "brigand-itself.txt"
    built = is_current(WHEELS / engine / "sources.txt", wheel_is_of(engine)) and any(wheels(engine))
    return has_packages(folder, lock_name) and built and is_current(itself, fingerprint(wheels(engine)[0]))


def has_packages(folder: Path, lock_name: str) -> bool:
    """Whether an environment has all packages of a lock: exactly these, or those of the full one."""
    enough = ["run", "full"] if lock_name == "run" else [lock_name]
    return any(is_current(folder / "brigand-packages.txt", packages_are_of(name)) for name in enough)


def make_environment(folder: Path, lock_name: str) -> None:
    """A virtual environment with exactly the locked packages."""
    if has_packages(folder, lock_name):
        return
    lock_file = Path(f"requirements/{lock_name}.txt")
    say(f"Installing the packages of {lock_file} in {folder.name} ...")
    shutil.rmtree(folder, ignore_errors=True)
    shutil.rmtree(BYTECODE / folder.relative_to(folder.anchor), ignore_errors=True)
    uv("Could not make a virtual environment", "venv", "--quiet", "--python", sys.executable, folder)
    trouble = "Could not install the packages (the first time, this needs a network)"
    uv(trouble, "pip", "sync", "--quiet", "--require-hashes", "--python", folder, lock_file)
    write(folder / "brigand-packages.txt", packages_are_of(lock_name))


def packages_are_of(lock_name: str) -> str:
    return f"{fingerprint(Path(f'requirements/{lock_name}.txt'))} {sys.version}"


def install_brigand(folder: Path, *what: str | Path, of: str) -> None:
    """Our own package: the built wheel, or in plain Python from its sources for development."""
    stamp = folder / "brigand-itself.txt"
    if not is_current(stamp, of):
        how = ("pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--reinstall", "--python", folder)
        uv("Could not install Brigand", *how, *what)
        write(stamp, of)


# our own package


def build_wheel(engine: str, progress: Tell | None = None) -> Path:
    """The package as a user gets it, with the engine compiled or plain; built anew if a source changed."""
    folder, wanted = WHEELS / engine, wheel_is_of(engine)
    if not (is_current(folder / "sources.txt", wanted) and wheels(engine)):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        build("--wheel", folder, engine, progress)
        write(folder / "sources.txt", wanted)
    return wheels(engine)[0]


def build(kind: str, folder: Path, engine: str, progress: Tell | None = None) -> None:
    """A wheel or a source archive, in a folder."""
    log = folder / "build.log"
    variables = {
        "BRIGAND_OBJECTS": str(WHEELS / "objects"),
        "BRIGAND_PLAIN": "1" if engine == "plain" else "0",
        "PYTHONDONTWRITEBYTECODE": "1",  # its environment is gone after the build
    }
    locked = ("--build-constraint", "requirements/build.txt", "--require-hashes")
    how = ("--python", sys.executable, "--out-dir", folder, *locked)
    uv("Could not build Brigand", "build", kind, *how, log=log, variables=variables, progress=progress)


def wheels(engine: str) -> list[Path]:
    return sorted((WHEELS / engine).glob("*.whl"))


def wheel_is_of(engine: str) -> str:
    """Everything that decides what the wheel will be."""
    settings = [os.environ.get(name) for name in ("BRIGAND_NO_WEB", "CC")]
    return f"{engine} {fingerprint(*map(Path, WHEEL_SOURCES))} {sys.version} {settings}"


def missing_for_compiling() -> list[str]:
    """What the compiled engine lacks on this machine, by Debian's names."""
    compiler = os.environ.get("CC", "cc").split()[0]
    header = Path(sysconfig.get_path("include"), "Python.h")
    return ([] if shutil.which(compiler) else ["gcc"]) + ([] if header.exists() else ["python3-dev"])


def best_engine() -> str:
    """What this machine can have."""
    plain = os.environ.get("BRIGAND_PLAIN", "0") not in ("", "0") or sys.implementation.name != "cpython"
    return "plain" if plain or missing_for_compiling() else "compiled"


# programs


def uv(
    trouble: str,
    *arguments: str | Path,
    log: Path | None = None,
    variables: dict[str, str] | None = None,
    progress: Tell | None = None,
) -> None:
    """Run uv. Its words are shown as they come, or kept in a log; if it fails, a sentence says why."""
    command = [find_uv(), *map(str, arguments)]
    if log is None:
        code, reason = run(command, variables), "the lines above say why"
    else:
        with log.open("wb") as file:
            code = run(command, variables, file, lambda: progress and progress(compiled_so_far(log)))
        reason = "" if code == 0 else reason_in(log)
    if code != 0:
        raise TroubleError(f"{trouble}: {reason}.")


def run(
    command: list[str],
    variables: dict[str, str] | None = None,
    output: object = None,
    meanwhile: Callable[[], object] = lambda: None,
) -> int:
    """Run a program to its end; if we are stopped, so is it and everything it started."""
    process = subprocess.Popen(
        command,
        env={**os.environ, **(variables or {})},
        stdin=subprocess.DEVNULL,
        stdout=output,  # type: ignore[call-overload]
        stderr=None if output is None else subprocess.STDOUT,
        start_new_session=True,
    )
    try:
        while True:
            try:
                return int(process.wait(0.2))
            except subprocess.TimeoutExpired:
                meanwhile()
            if stopping.is_set():
                raise KeyboardInterrupt
    finally:
        if process.poll() is None:
            end(process)


def obey_signals() -> None:
    """Ctrl-C, a closed terminal and `kill` all mean: stop, and leave nothing behind. Also in a background job."""

    def stop(number: int, frame: object) -> None:
        stopping.set()
        raise KeyboardInterrupt

    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), stop)


def end(process: subprocess.Popen[bytes]) -> None:
    """Stop a program and all it started."""
    if os.name == "nt":
        process.kill()
    else:
        for number in (signal.SIGTERM, signal.SIGKILL):
            try:
                os.killpg(process.pid, number)
                process.wait(3)
            except ProcessLookupError:
                break
            except subprocess.TimeoutExpired:
                continue
    process.wait()


def line_of_progress(hint: str = "") -> Tell:
    """Tells how far the compiler is: in one line of a terminal, otherwise now and then."""
    last, said = time.monotonic(), ""

    def tell(so_far: str) -> None:
        nonlocal last, said
        text = f"Compiling the engine, once: {so_far}{hint} ..."
        if sys.stderr.isatty():
            print(f"\r{text}\033[K", end="", file=sys.stderr, flush=True)
        elif time.monotonic() - last > 15 and text != said:
            print(text, file=sys.stderr, flush=True)
            last, said = time.monotonic(), text

    return tell


def compiled_so_far(log: Path) -> str:
    found = COMPILED.findall(log.read_text(encoding="utf-8", errors="replace"))
    return " of ".join(found[-1]) + " files" if found else "reading the sources"


def reason_in(log: Path) -> str:
    """The line of a log that says most, and where the rest is."""
    lines = [line.strip() for line in log.read_text(encoding="utf-8", errors="replace").splitlines() if line.strip()]
    noise = ("-Wno-", "Failed to build", "build backend returned")  # compilers called, and uv's word for any failure
    telling = [line for line in lines if WHY.search(line) and not any(part in line for part in noise)]
    telling = telling or lines or ["it said nothing"]
    return f"{telling[-1][:300].rstrip('.')} (all of it in {log.relative_to(ROOT)})"


@cache
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
    if run([sys.executable, "-m", "venv", str(TOOLS)], output=subprocess.DEVNULL) == 0:
        command = [str(TOOLS / BIN / "python"), *install]
    else:  # Debian without python3-venv: its pip can still fill a folder of ours
        shutil.rmtree(TOOLS, ignore_errors=True)
        command = [sys.executable, *install, "--target", str(TOOLS)]
    if run(command) != 0:
        raise TroubleError("Could not get uv: that needs a network, and Python's venv or pip (Debian: python3-venv).")


# what was made, and from what


@contextmanager
def taking_turns() -> Iterator[None]:
    """One maker at a time in this folder."""
    WHEELS.mkdir(exist_ok=True)
    with (WHEELS / "turn").open("w") as file:
        if os.name == "nt":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)  # type: ignore[attr-defined]
        else:
            import fcntl

            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                say("Another start is at work in this folder; waiting for it ...")
                fcntl.flock(file, fcntl.LOCK_EX)
        yield


def write(stamp: Path, text: str) -> None:
    """Whole or not at all."""
    fresh = stamp.with_suffix(".new")
    fresh.write_text(text, encoding="utf-8")
    fresh.replace(stamp)


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
