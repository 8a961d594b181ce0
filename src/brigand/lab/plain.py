"""Run our own source uncompiled, although compiled modules lie beside it: for comparing the two in one run."""

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import ModuleType

from brigand.games import LISTED


class PlainFinder(MetaPathFinder):
    """Finds brigand's modules as source files only."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The source of a module of ours; None for all others."""
        if not fullname.startswith("brigand.") or path is None:
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is None or spec.origin is None or spec.origin.endswith(".py"):
            return spec
        source = str(Path(spec.origin).parent / f"{fullname.rpartition('.')[2]}.py")
        return ModuleSpec(fullname, SourceFileLoader(fullname, source), origin=source, is_package=False)


def prefer_source() -> None:
    """From here on brigand's modules load as plain Python; those loaded before are loaded anew, and so are games that
    live elsewhere: they are made of what was loaded.
    """
    ours = ("brigand.", *(place.partition(":")[0] for place in LISTED))
    for name in [name for name in sys.modules if name.startswith(ours) and name != __name__]:
        del sys.modules[name]
    sys.meta_path.insert(0, PlainFinder())
