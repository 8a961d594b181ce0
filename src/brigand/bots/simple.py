"""Bots that do not look ahead: random, and greedy by a game's instinct."""

from typing import final

from brigand.bots.bot import Bot
from brigand.core.action import Action
from brigand.core.instinct import NEVER, Instinct
from brigand.core.rng import Rng
from brigand.core.state import Imagined


@final
class RandomBot(Bot):
    """Any legal action, all equally likely."""

    def choose(self, world: Imagined, seat: int, rng: Rng) -> Action:
        return rng.pick(world.legal(seat))


@final
class GreedyBot(Bot):
    """The action the instinct likes best; among equals, one at random. With whims, at times anything sensible."""

    def __init__(self, instinct: Instinct, whim: float = 0.0) -> None:
        self.instinct = instinct
        self.whim = whim

    def choose(self, world: Imagined, seat: int, rng: Rng) -> Action:
        actions = world.legal(seat)
        if len(actions) == 1:
            return actions[0]
        weights = self.instinct.weigh(world, seat, actions)
        if self.whim > 0.0 and rng.fraction() < self.whim:
            return self.instinct.aim(world, seat, rng.pick(sensible(actions, weights)))
        best = max(weights)
        liked = [action for action, weight in zip(actions, weights) if weight >= best - 1e-9]
        return self.instinct.aim(world, seat, rng.pick(liked))


def sensible(actions: list[Action], weights: list[float]) -> list[Action]:
    """Everything that does not only hold up the table, if there is something else."""
    found = [action for action, weight in zip(actions, weights) if weight > NEVER]
    return found if found else actions
