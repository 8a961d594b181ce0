"""`python -m tests.fuzz --minutes 5`: rubbish for a server, first on sockets, then as requests; figures at the end."""

import argparse
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from brigand.engine import is_compiled
from tests.fuzz import requests, sockets
from tests.server.client import Server, started
from tests.server.test_attacks import memory_of

LIMITS: dict[str, Any] = {
    "messages_per_second": 200,
    "remarks_per_minute": 30,
    "largest_backlog": 100,
    "log": "json",
    "accounts": True,
}
"""What stands before strangers on a socket, as it is set for them."""
SETTLED = 0.2
"""The share of the time after which memory is looked at first: by then everything was used once."""
MOST_GROWTH = 40.0
"""Megabytes a server may grow by after that."""


def main() -> int:
    """0 if nothing was found."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("what", nargs="*", choices=["sockets", "requests", []], help="both if left out")
    parser.add_argument("--minutes", type=float, default=5.0, help="for each of them")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    sys.stdout.write(f"engine: {'compiled' if is_compiled() else 'plain'}, seed {given.seed}\n")
    found = [fuzz(what, given.minutes * 60, given.seed) for what in given.what or ["sockets", "requests"]]
    return 1 if any(found) else 0


def fuzz(what: str, seconds: float, seed: int) -> list[str]:
    """One kind of rubbish; what went wrong."""
    with TemporaryDirectory(prefix="brigand-fuzz-") as name:
        server = Server(Path(name), None, **LIMITS)
        server.errors = Path(name) / "log"
        begun = time.monotonic()
        with started(server):
            wrong = throw(what, server, seconds * SETTLED, seed)
            before = memory_of(server)
            wrong += throw(what, server, seconds * (1 - SETTLED), seed + 1)
            after = memory_of(server)
        told = server.errors.read_text("utf-8").splitlines()
        wrong += [line.strip() for line in told if '"level": "error"' in line or "Traceback" in line]
    if after - before > MOST_GROWTH:
        wrong.append(f"memory grew from {before:.0f} to {after:.0f} MB")
    sys.stdout.write(f"{what}: {time.monotonic() - begun:.0f} s, memory {before:.0f} MB, at the end {after:.0f} MB\n")
    sys.stdout.write("".join(f"  WRONG: {one}\n" for one in wrong) or "  nothing wrong\n")
    sys.stdout.flush()
    return wrong


def throw(what: str, server: Server, seconds: float, seed: int) -> list[str]:
    """For a while; what went wrong."""
    if what == "requests":
        statuses = requests.visit(server, seconds, seed)
        sys.stdout.write(f"  {statuses.total()} requests; statuses {dict(sorted(statuses.items()))}\n")
        return []
    found = sockets.visit(server, seconds, seed)
    sys.stdout.write(f"  {found.sent.total()} messages {dict(found.sent)}\n  answers {dict(found.answers)}\n")
    sys.stdout.write(f"  closed {dict(found.closed)}\n")
    return found.wrong


if __name__ == "__main__":
    sys.exit(main())
