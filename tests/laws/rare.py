"""Find matches that come into the phases which the laws' own matches may miss: `python -m tests.laws.rare`.

A phase is rare if the first match of every set-up, all that the shortest run looks at, meets it in fewer than two.
"""

import json
from collections import Counter
from itertools import count

from brigand import GAMES
from tests.laws.moments import RARE, play
from tests.laws.phases import phases_of
from tests.laws.setups import Setup, setups

WANTED = 2
"""Matches of different set-ups that come into each phase."""


def met_in(setup: Setup, seed: int) -> set[str]:
    """The phases that a match comes into."""
    return {moment.phase for moment in play(setup, seed)}


def rare() -> list[tuple[str, int, str]]:
    """Set-up, seed and phase: matches enough to meet every phase in two set-ups."""
    found = []
    for game in GAMES.values():
        ways = [setup for setup in setups() if setup.game is game]
        often = Counter(phase for setup in ways for phase in met_in(setup, setup.seeds()[0]))
        missing = Counter({phase: WANTED - often[phase] for phase in phases_of(game.id).PHASES})
        for seed in count():
            missing = +missing
            if not missing:
                break
            setup = ways[seed % len(ways)]
            for phase in sorted(missing.keys() & met_in(setup, seed)):
                found.append((str(setup), seed, phase))
                missing[phase] -= 1
    return found


def as_text() -> str:
    """The matches as they are stored, one a line."""
    return "[\n" + ",\n".join(f" {json.dumps(entry)}" for entry in rare()) + "\n]\n"


def write() -> None:
    """Renew the stored ones."""
    RARE.write_text(as_text(), "utf-8")


if __name__ == "__main__":
    write()
