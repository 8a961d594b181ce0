"""How the engine's C files are compiled: several at once, the largest first, and only those that changed.

mypyc writes one C file per module, and setuptools would compile one after the other. Here as many compilers work at
once as there are cores, and memory for them. Where BRIGAND_OBJECTS names a folder, what was compiled is kept there and
used again for the same C text, headers and options.
"""

import hashlib
import os
import re
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from threading import Lock
from typing import Any

from setuptools.command.build_ext import build_ext

MEMORY_OF_A_COMPILER = 700 << 20
OUR_HEADERS = "__native"
KEPT_AT_MOST = 1000


class CompileTogether(build_ext):
    """`build_ext` that compiles several files, and links several modules, at once."""

    def build_extensions(self) -> None:
        if self.compiler.compiler_type != "unix":
            super().build_extensions()
            return
        self.parallel = jobs()
        with ThreadPoolExecutor(self.parallel) as workers:
            crowd = Crowd(self.compiler, workers)
            self.compiler.compile = crowd.compile
            super().build_extensions()


def jobs() -> int:
    """Compilers that may work at once here."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    meminfo = Path("/proc/meminfo")
    free = re.search(r"MemAvailable:\s+(\d+) kB", meminfo.read_text("utf-8")) if meminfo.exists() else None
    return cores if free is None else max(1, min(cores, (int(free[1]) << 10) // MEMORY_OF_A_COMPILER))


class Crowd:
    """A compiler's loop over its files, done by several workers."""

    def __init__(self, compiler: Any, workers: ThreadPoolExecutor) -> None:
        self.compiler = compiler
        self.workers = workers
        self.kept = Path(os.environ["BRIGAND_OBJECTS"]) if os.environ.get("BRIGAND_OBJECTS") else None
        self.count = Lock()
        self.done = self.files = 0

    def compile(
        self,
        sources: list[str],
        output_dir: str | None = None,
        macros: Any = None,
        include_dirs: Any = None,
        debug: bool = False,
        extra_preargs: Any = None,
        extra_postargs: Any = None,
        depends: Any = None,
    ) -> list[str]:
        """What `Compiler.compile` does, in another order."""
        setup = self.compiler._setup_compile(output_dir, macros, include_dirs, sources, depends, extra_postargs)
        _, objects, after, options, build = setup
        before = self.compiler._get_cc_args(options, debug, extra_preargs)
        with self.count:
            self.files += len(build)

        def one(target: str) -> None:
            source, ending = build[target]
            kept = self.kept and self.kept / f"{self.fingerprint(Path(source), [*before, *after])}.o"
            if kept and kept.exists():
                kept.touch()
                shutil.copyfile(kept, target)
            else:
                self.compiler._compile(target, source, ending, before, after, options)
                if kept:
                    keep(Path(target), kept)
            with self.count:
                self.done += 1
                print(f"brigand: compiled {self.done} of {self.files} files", flush=True)

        list(self.workers.map(one, sorted(build, key=lambda target: -os.path.getsize(build[target][0]))))
        return list(objects)

    def fingerprint(self, source: Path, arguments: list[str]) -> str:
        """A hash of everything that decides what the compiler makes of a file."""
        chosen = [argument for argument in arguments if not argument.startswith("-I")]  # folders of this build
        found = hashlib.sha256(repr([self.compiler.compiler_so, chosen, version("mypy"), sys.version]).encode())
        for path in [source, *sorted(Path("build").glob(f"{OUR_HEADERS}*.h"))]:
            found.update(path.read_bytes())
        return found.hexdigest()


def keep(made: Path, place: Path) -> None:
    """Keep an object for the next time; the oldest go when there are many."""
    place.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(made, fresh := place.with_suffix(f".{os.getpid()}"))
    fresh.replace(place)
    for old in sorted(place.parent.iterdir(), key=os.path.getmtime)[:-KEPT_AT_MOST]:
        old.unlink(missing_ok=True)
