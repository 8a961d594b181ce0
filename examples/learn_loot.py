"""Learn Loot for two by playing against random: proximal policy optimisation, with NumPy alone.

    python examples/learn_loot.py --minutes 8

The network (one hidden layer of tanh) sees what its seat sees, and is told nothing but the score when a match ends.
"""

import argparse
import math
import time
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from brigand.envs.vector import VectorEnv

Floats = NDArray[np.float32]
Ints = NDArray[np.integer]
HIDDEN, COUNT, STEPS = 96, 256, 64
RATE, CLIP, ENTROPY, LAMBDA, EPOCHS, BATCH = 2e-3, 0.2, 0.01, 0.97, 2, 2048
MARGIN = 30.0
"""A lead of so much gold at the end counts 1."""
NEVER = np.float32(-1e9)


class Choice(NamedTuple):
    """What was chosen in every match, how likely that was, and what was expected to come of it."""

    actions: Ints
    chances: Floats
    values: Floats


class Rollout(NamedTuple):
    """What happened, decision by decision."""

    seen: Floats
    masks: NDArray[np.int8]
    choice: Choice
    gains: Floats
    """How much better than expected it went."""


class Network:
    """Says how much it likes each action, and how the match will end. Cells that never differ are left out."""

    def __init__(self, sample: NDArray[np.int8], actions: int, dice: np.random.Generator) -> None:
        self.cells = np.flatnonzero(sample.std(axis=0) > 0)
        self.scale = (1 / np.maximum(1, np.abs(sample[:, self.cells]).max(axis=0))).astype(np.float32)
        shapes = [(len(self.cells), HIDDEN), (HIDDEN,), (HIDDEN, actions), (actions,), (HIDDEN, 1), (1,)]
        self.parts: list[Floats] = [np.zeros(shape, np.float32) for shape in shapes]
        self.parts[0][:] = dice.normal(0, 1 / math.sqrt(20), shapes[0])
        self.parts[2][:] = dice.normal(0, 0.01, shapes[2])
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.updates = 0

    def sees(self, observations: NDArray[np.int8]) -> Floats:
        """The cells that count, none larger than it ever was in the sample."""
        return np.asarray(np.clip(observations[:, self.cells] * self.scale, -1, 1), np.float32)

    def thinks(self, seen: Floats) -> tuple[Floats, Floats, Floats]:
        """The hidden layer, the likings and the expectations."""
        into, bias, out, liking, worth, usual = self.parts
        hidden = np.tanh(seen @ into + bias)
        return hidden, hidden @ out + liking, (hidden @ worth + usual)[:, 0]

    def chooses(self, env: VectorEnv, dice: np.random.Generator) -> Choice:
        """An action for each match, drawn by liking."""
        _, likings, values = self.thinks(self.sees(env.observations))
        logs = log_chances(likings, env.masks)
        actions = np.argmax(logs + dice.gumbel(size=logs.shape).astype(np.float32), axis=1)
        return Choice(actions, np.take_along_axis(logs, actions[:, None], 1)[:, 0], values)

    def learns(self, batch: Rollout) -> None:
        """One step towards what went better than expected."""
        rows = np.arange(len(batch.gains))
        hidden, likings, values = self.thinks(batch.seen)
        logs = log_chances(likings, batch.masks)
        chances = np.exp(logs)
        ratio = np.exp(logs[rows, batch.choice.actions] - batch.choice.chances)
        gains = (batch.gains - batch.gains.mean()) / (batch.gains.std() + 1e-6)
        is_clipped = np.where(gains > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        pull = np.where(is_clipped, 0, gains * ratio) / len(rows)
        likings_slope = pull[:, None] * chances
        likings_slope[rows, batch.choice.actions] -= pull
        kept = np.where(batch.masks > 0, logs, 0)
        disorder = -(chances * kept).sum(axis=1, keepdims=True)
        likings_slope += ENTROPY / len(rows) * chances * (kept + disorder)
        value_slope = (values - batch.choice.values - batch.gains) / len(rows)
        self.descend(batch.seen, hidden, likings_slope.astype(np.float32), value_slope.astype(np.float32)[:, None])

    def descend(self, seen: Floats, hidden: Floats, likings: Floats, values: Floats) -> None:
        """Backpropagation, and a step of Adam."""
        below = (likings @ self.parts[2].T + values @ self.parts[4].T) * (1 - hidden**2)
        slopes = [seen.T @ below, below.sum(0), hidden.T @ likings, likings.sum(0), hidden.T @ values, values.sum(0)]
        self.updates += 1
        rate = RATE * math.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
        for part, slope, mean, square in zip(self.parts, slopes, self.means, self.squares):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            part -= rate * mean / (np.sqrt(square) + 1e-7)


def log_chances(likings: Floats, masks: NDArray[np.int8]) -> Floats:
    """The logarithms of the chances of all actions; what is illegal never comes."""
    shown = np.where(masks > 0, likings, NEVER)
    shown -= shown.max(axis=1, keepdims=True)
    return np.asarray(shown - np.log(np.exp(shown).sum(axis=1, keepdims=True)), np.float32)


def rolled_out(env: VectorEnv, network: Network, dice: np.random.Generator) -> Rollout:
    """Some decisions in every match. Gains by generalised advantage estimation, nothing discounted."""
    own = np.array(env.learners)
    rows = np.arange(len(own))
    seen, masks, choices, ends, rewards = [], [], [], [], []
    for _ in range(STEPS):
        choice = network.chooses(env, dice)
        seen.append(network.sees(env.observations))
        masks.append(env.masks.copy())
        choices.append(choice)
        env.step(choice.actions)
        ends.append(env.ended.copy())
        rewards.append(np.clip((env.rewards[rows, own] - env.rewards[rows, 1 - own]) / MARGIN, -2, 2))
    ahead = network.chooses(env, dice).values
    gains, gain = [], np.zeros(len(own), np.float32)
    for step in reversed(range(STEPS)):
        goes_on = ~ends[step]
        surprise = rewards[step] + ahead * goes_on - choices[step].values
        gain = surprise + LAMBDA * gain * goes_on
        ahead = choices[step].values
        gains.append(gain)
    all_choices = Choice(*map(np.concatenate, zip(*choices)))
    return Rollout(np.concatenate(seen), np.concatenate(masks), all_choices, np.concatenate(gains[::-1]))


def part_of(rollout: Rollout, rows: Ints) -> Rollout:
    """Some of the decisions."""
    actions, chances, values = rollout.choice
    choice = Choice(actions[rows], chances[rows], values[rows])
    return Rollout(rollout.seen[rows], rollout.masks[rows], choice, rollout.gains[rows])


def learn(seconds: float, seed: int, *, updates: int = 1_000_000, verbose: bool = True) -> Network:
    """Play and learn until the time or the updates are over."""
    dice = np.random.default_rng(seed)
    env = VectorEnv("loot", 2, count=COUNT, opponent="random", rewards="score", seed=seed)
    sample = []
    for _ in range(80):
        sample.append(env.observations.copy())
        env.step(env.random_actions())
    network = Network(np.concatenate(sample), env.masks.shape[1], dice)
    start = time.monotonic()
    for update in range(updates):
        if time.monotonic() - start > seconds:
            break
        rollout = rolled_out(env, network, dice)
        for _ in range(EPOCHS):
            order = dice.permutation(len(rollout.gains))
            for first in range(0, len(order), BATCH):
                network.learns(part_of(rollout, order[first : first + BATCH]))
        if verbose and update % 20 == 0:
            wins, matches = score(network, 400, seed + 1)
            print(f"{time.monotonic() - start:5.0f} s  update {update:4}  wins {wins / matches:.3f}", flush=True)
    return network


def score(network: Network, matches: int, seed: int) -> tuple[float, int]:
    """How many matches against random it wins, draws counting half; the first of each table and those that follow."""
    dice = np.random.default_rng(seed)
    env = VectorEnv("loot", 2, count=min(matches, COUNT), opponent="random", seed=seed)
    own = np.array(env.learners)
    wins, played = 0.0, 0
    left = np.full(len(own), -(-matches // len(own)))
    while left.any():
        env.step(network.chooses(env, dice).actions)
        counts = env.ended & (left > 0)
        left -= counts
        wins += float(((env.rewards[np.arange(len(own)), own] + 1) / 2)[counts].sum())
        played += int(counts.sum())
    return wins, played


def interval(share: float, matches: int) -> tuple[float, float]:
    """Wilson's interval, 95 %."""
    z = 1.96
    middle = (share + z * z / (2 * matches)) / (1 + z * z / matches)
    half = z / (1 + z * z / matches) * math.sqrt(share * (1 - share) / matches + z * z / (4 * matches**2))
    return middle - half, middle + half


def main() -> None:
    asked = argparse.ArgumentParser(description="Learn Loot for two against random.")
    asked.add_argument("--minutes", type=float, default=8)
    asked.add_argument("--matches", type=int, default=4000, help="to measure the result with")
    asked.add_argument("--seed", type=int, default=1)
    chosen = asked.parse_args()
    network = learn(60 * chosen.minutes, chosen.seed)
    wins, matches = score(network, chosen.matches, chosen.seed + 2)
    low, high = interval(wins / matches, matches)
    print(f"{matches} new matches against random: {wins / matches:.3f} of them won (95 %: {low:.3f} to {high:.3f})")


if __name__ == "__main__":
    main()
