"""How many steps a second the environments make: for the laboratory's bench, and for docs/environments.md."""

import time
from collections.abc import Callable
from typing import Any

import numpy as np

from brigand.envs.pettingzoo import env
from brigand.envs.vector import VectorEnv

COUNT = 512
"""Matches at once in the vector environment."""


def vector_speed(game: str, seats: int, seconds: float, count: int = COUNT) -> float:
    """Decisions a second of random play in many matches: choosing, stepping, observations and masks."""
    matches = VectorEnv(game, seats, count=count, seed=1)
    return count * rate(lambda: matches.step(matches.random_actions()), seconds)


def vector_step_speed(game: str, seats: int, seconds: float, count: int = COUNT) -> float:
    """The same without the time for choosing the actions."""
    matches = VectorEnv(game, seats, count=count, seed=1)
    spent, steps = 0.0, 0
    until = time.process_time() + seconds
    while time.process_time() < until:
        actions = matches.random_actions()
        start = time.process_time()
        matches.step(actions)
        spent += time.process_time() - start
        steps += count
    return steps / spent


def pettingzoo_speed(game: str, seats: int, seconds: float) -> float:
    """Decisions a second of random play in one match after the other, with PettingZoo's wrappers."""
    return aec_speed(env(game, seats), seconds)


def aec_speed(table: Any, seconds: float) -> float:
    """Decisions a second of any environment of PettingZoo: `last`, an action out of the mask, `step`."""
    dice = np.random.default_rng(1)
    table.reset(seed=1)

    def step() -> None:
        seen, _, over, cut, _ = table.last()
        if over or cut:
            table.reset()
            return
        legal = np.flatnonzero(seen["action_mask"])
        table.step(legal[int(dice.random() * len(legal))])

    return rate(step, seconds)


def rate(step: Callable[[], None], seconds: float) -> float:
    """Calls a second."""
    done = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        for _ in range(8):
            step()
        done += 8
    return done / (time.process_time() - start)
