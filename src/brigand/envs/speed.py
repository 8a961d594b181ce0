"""How many steps a second environments make, ours and others': for `brigand bench`, in a process of its own.

`python -m brigand.envs.speed environments|pettingzoo|pgx`; a question is a line `measure subject seconds`, the answer a
number. CPU time of all threads.
"""

import random
import sys
import warnings
from collections.abc import Callable
from time import process_time
from typing import Any

import brigand
from brigand.envs.pettingzoo import env, raw_env
from brigand.envs.vector import VectorEnv

Measures = dict[str, Callable[[str, float], float]]
COUNT = 512
"""Matches at once."""
TOGETHER = 32
"""Steps of all of them between two looks at the clock."""


def ours() -> Measures:
    """The smallest number of seats of each game."""
    return {
        "steps": lambda game, seconds: agent_steps(env(game), seconds),
        "bare": lambda game, seconds: agent_steps(raw_env(game), seconds),
        "many": many,
    }


def pettingzoo() -> Measures:
    """A classic of cards that PettingZoo ships."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic.rlcard_envs import texas_holdem  # type: ignore[import-untyped]
    return {
        "steps": lambda _name, seconds: agent_steps(texas_holdem.env(), seconds),
        "bare": lambda _name, seconds: agent_steps(texas_holdem.raw_env(), seconds),
    }


def agent_steps(table: Any, seconds: float) -> float:
    """Decisions a second through PettingZoo's agent loop: whole matches, a random action out of the mask each time."""
    chance, decisions = random.Random(1), 0
    table.reset(seed=1)
    start = process_time()
    while process_time() - start < seconds:
        table.reset()
        for _ in table.agent_iter():
            seen, _, is_over, is_cut, _ = table.last()
            if is_over or is_cut:
                table.step(None)
            else:
                legal = seen["action_mask"].nonzero()[0]
                table.step(legal[int(chance.random() * len(legal))])
                decisions += 1
    return decisions / (process_time() - start)


def many(game: str, seconds: float) -> float:
    """Decisions a second in many matches at once: choosing at random, stepping, observations and masks."""
    matches, decisions = VectorEnv(game, brigand.game(game).seats[0], count=COUNT, seed=1), 0
    start = process_time()
    while process_time() - start < seconds:
        for _ in range(TOGETHER):
            matches.step(matches.random_actions())
        decisions += TOGETHER * COUNT
    return decisions / (process_time() - start)


def pgx() -> Measures:
    """Games in JAX: many at once, choosing at random in the same compiled loop, new ones where one ends."""
    import jax  # type: ignore[import-not-found]
    from pgx import make  # type: ignore[import-not-found]
    from pgx.experimental import auto_reset  # type: ignore[import-not-found]

    ready: dict[str, Any] = {}

    def prepared(name: str) -> Any:
        """The loop, compiled, and a position to go on from."""
        game = make(name)
        step = jax.vmap(auto_reset(game.step, game.init))

        def once(carried: Any, _: None) -> Any:
            state, key = carried
            key, choosing, stepping = jax.random.split(key, 3)
            action = jax.random.categorical(choosing, jax.numpy.log(state.legal_action_mask), axis=1)
            state = step(state, action, jax.random.split(stepping, COUNT))
            return (state, key), state.observation.sum()  # somebody looks at it

        run = jax.jit(lambda state, key: jax.lax.scan(once, (state, key), None, TOGETHER))
        key = jax.random.PRNGKey(1)
        return run, jax.block_until_ready(run(jax.vmap(game.init)(jax.random.split(key, COUNT)), key))[0]

    def stepped(name: str, seconds: float) -> float:
        run, carried = ready[name] if name in ready else ready.setdefault(name, prepared(name))
        decisions, start = 0, process_time()
        while process_time() - start < seconds:
            carried, _ = jax.block_until_ready(run(*carried))
            decisions += TOGETHER * COUNT
        return decisions / (process_time() - start)

    return {"many": stepped}


ENGINES: dict[str, Callable[[], Measures]] = {"environments": ours, "pettingzoo": pettingzoo, "pgx": pgx}


def serve(which: str) -> None:
    """Answer questions until standard input ends."""
    table = ENGINES[which]()
    for line in sys.stdin:
        measure, subject, seconds = line.split()
        sys.stdout.write(f"{table[measure](subject, float(seconds))}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    serve(sys.argv[1])
