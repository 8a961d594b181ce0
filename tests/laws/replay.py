"""Play a match of the laws again up to a decision: `python -m tests.laws.replay SETUP SEED [DECISION]`."""

import sys

import msgspec

from brigand.core.state import NOBODY
from tests.laws.moments import Moment, play
from tests.laws.setups import Setup, setups


def found(name: str) -> Setup:
    """The set-up of this name."""
    return next(setup for setup in setups() if str(setup) == name)


def told(setup: Setup, moment: Moment) -> str:
    """A decision in one line, and who makes it in which phase."""
    action = "" if moment.action is None else setup.game.notation(moment.action)
    return f"{moment.where.number} {moment.phase}: {moment.seat} {action}"


def main(name: str, seed: str, number: str = "-1") -> None:
    """Every decision up to this one, and what its actor sees there."""
    setup = found(name)
    for moment in play(setup, int(seed)):
        print(told(setup, moment))
        if moment.where.number == int(number):
            seen = setup.game.view(moment.state, None if moment.seat == NOBODY else moment.seat)
            print(msgspec.json.format(msgspec.json.encode(seen)).decode())
            return


if __name__ == "__main__":
    main(*sys.argv[1:])
