"""How long bots take to answer while every core is busy: `python -m tests.bots.busy [decisions] [bot]`."""

import multiprocessing
import os
import sys
from time import monotonic

import brigand
from brigand.bots.registry import bot
from brigand.core.rng import Rng
from brigand.core.state import imagined
from tests.laws.setups import setups, walk

EVERY = 31
"""Of the decisions of a match, one in so many is answered."""


def burn() -> None:
    """Keep a core busy."""
    while True:
        pass


def main(decisions: int, name: str) -> None:
    """Answer times of a bot in all games, with a busy process for each core."""
    burners = [multiprocessing.Process(target=burn, daemon=True) for _ in range(os.cpu_count() or 1)]
    for burner in burners:
        burner.start()
    times: dict[str, list[float]] = {game: [] for game in brigand.GAMES}
    each = -(-decisions // len(times))
    seed = 0
    while min(map(len, times.values())) < each:
        setup = setups()[seed * 7 % len(setups())]
        player = bot(name, setup.game)
        taken = times[setup.game.id]
        for number, step in enumerate(walk(setup, seed)):
            if len(taken) == each:
                break
            if number % EVERY == seed % EVERY and len(step.state.legal(step.seat)) > 1:
                start = monotonic()
                action = player.choose(imagined(step.state, step.seat, Rng(1)), step.seat, Rng(2))
                taken.append(monotonic() - start)
                assert setup.game.why_not(step.state, step.seat, action) is None, step.where
        seed += 1
        print(f"\r{sum(map(len, times.values()))} of {each * len(times)}", end="", file=sys.stderr, flush=True)
    print(f"\nLegal answers of {name} with {len(burners)} busy processes, and the slowest:")
    for game, taken in times.items():
        print(f"  {game}: {len(taken)}, {1000 * max(taken):.0f} ms")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 40, sys.argv[2] if len(sys.argv) > 2 else "search:0.5s")
