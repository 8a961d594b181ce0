"""Fingerprints of random matches, one per set-up: equal in every process, with every hash seed, compiled and plain.

Run as a script it prints them as JSON; with --write it renews `digests.json`, whose diff is then to be explained.
"""

import json
import sys
from pathlib import Path

from brigand.core.journal import Journal
from brigand.core.playout import play_randomly
from brigand.core.rng import Rng
from tests.laws.setups import setups

STORED = Path(__file__).with_name("digests.json")


def digests() -> dict[str, str]:
    """The fingerprint of one random match per set-up."""
    found = {}
    for setup in setups():
        journal = Journal()
        state = setup.game.start(setup.seats, setup.options, Rng(1583), journal)
        play_randomly(state, Rng(1583))
        found[str(setup)] = journal.digest()
    return found


def as_text() -> str:
    """The fingerprints as they are stored."""
    return json.dumps(digests(), indent=1) + "\n"


def write() -> None:
    """Renew the stored ones; the diff is then to be explained."""
    STORED.write_text(as_text(), "utf-8")


if __name__ == "__main__":
    if "--write" in sys.argv:
        write()
    else:
        sys.stdout.write(as_text())
