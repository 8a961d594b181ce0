"""How long bots take to answer while every core is busy: `python -m tests.bots.busy [seconds]`."""

import multiprocessing
import os
import sys
from time import monotonic

import brigand
from brigand.bots.registry import bot
from brigand.core.rng import Rng
from tests.laws.setups import setups, walk


def burn(until: float) -> None:
    """Keep a core busy."""
    while monotonic() < until:
        pass


def main(seconds: float) -> None:
    """Answer times of the levels, with two busy processes for each core."""
    end = monotonic() + seconds
    burners = [multiprocessing.Process(target=burn, args=(end,)) for _ in range(2 * (os.cpu_count() or 1))]
    for burner in burners:
        burner.start()
    levels = ["easy", "medium", "hard"]
    slowest = dict.fromkeys(levels, 0.0)
    answers, seed, names = 0, 0, list(brigand.GAMES)
    while monotonic() < end:
        setup = setups()[seed * 7 % len(setups())]
        for number, step in enumerate(walk(setup, seed)):
            if number % 31 == seed % 31 and monotonic() < end:
                for level in levels:
                    start = monotonic()
                    action = bot(level, setup.game).choose(step.state.imagine(step.seat, Rng(1)), step.seat, Rng(2))
                    slowest[level] = max(slowest[level], monotonic() - start)
                    assert action in step.state.legal(step.seat)
                    answers += 1
        seed += 1
    for burner in burners:
        burner.join()
    told = ", ".join(f"{level} {1000 * time:.0f} ms" for level, time in slowest.items())
    print(f"{answers} legal answers in {', '.join(names)} with {len(burners)} busy processes; slowest: {told}")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 20.0)
