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
        state = setup.game.new(setup.seats, 1583, journal=journal, **setup.options)
        play_randomly(state, Rng(1583))
        found[str(setup)] = journal.digest()
    return found


if __name__ == "__main__":
    text = json.dumps(digests(), indent=1) + "\n"
    if "--write" in sys.argv:
        STORED.write_text(text, "utf-8")
    else:
        sys.stdout.write(text)
