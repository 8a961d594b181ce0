"""Keeps a table as `go.py` does on its first start, but the engine is «made» when a file says so.

`python -m tests.build.keep FILE ARGUMENTS...`: both servers run in this environment. What is written to the file is
what the maker says; if it begins with «ready», the engine is ready, otherwise it has failed.
"""

import sys
from pathlib import Path

import making
import opening

MAKER = """
import opening, pathlib, sys, time
opening.end_with_keeper()
file = pathlib.Path(sys.argv[1])
while not (said := file.read_text() if file.exists() else ""):
    time.sleep(0.02)
print(said)
sys.exit(0 if said.startswith("ready") else 1)
"""


def main(file: str, *arguments: str) -> int:
    making.obey_signals()
    here = Path(sys.prefix)
    return opening.Keeper(list(arguments), [sys.executable, "-c", MAKER, file], here, here).keep()


if __name__ == "__main__":
    raise SystemExit(main(*sys.argv[1:]))
