"""How long bots take to answer while every core is busy: `python -m tests.bots.busy [decisions] [bot]`."""

import multiprocessing
import os
import sys
from time import monotonic

import brigand
from brigand.bots.registry import bot
from brigand.core.rng import Rng
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
    seed = 0
    while sum(map(len, times.values())) < decisions:
        setup = setups()[seed * 7 % len(setups())]
        player = bot(name, setup.game)
        for number, step in enumerate(walk(setup, seed)):
            is_choice = len(step.state.legal(step.seat)) > 1
            if number % EVERY == seed % EVERY and is_choice and sum(map(len, times.values())) < decisions:
                start = monotonic()
                action = player.choose(step.state.imagine(step.seat, Rng(1)), step.seat, Rng(2))
                times[setup.game.id].append(monotonic() - start)
                assert action in step.state.legal(step.seat), step.where
        seed += 1
        print(f"\r{sum(map(len, times.values()))} of {decisions}", end="", file=sys.stderr, flush=True)
    print(f"\n{decisions} legal answers of {name} with {len(burners)} busy processes; slowest by game:")
    for game, taken in times.items():
        if taken:
            print(f"  {game}: {1000 * max(taken):.0f} ms of {len(taken)}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 40, sys.argv[2] if len(sys.argv) > 2 else "search:0.5s")
