"""Many matches at once, stepped in compiled code into arrays that stay where they are.

    from brigand.envs.vector import VectorEnv
    matches = VectorEnv("loot", 2, count=256, opponent="random", seed=7)
    matches.step(matches.random_actions())

A match that ends begins anew in the same step: `ended` and `rewards` tell of the old one, the rest of the new one.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

import brigand
from brigand.bots.registry import bot
from brigand.core.errors import Unreadable
from brigand.core.game import SEEDS, Choice, Game
from brigand.core.rng import Rng
from brigand.envs.encoder import RANK, Numbers, encoder, shared
from brigand.envs.seeds import fresh_seed
from brigand.envs.stepping import ANY, Matches

RANDOM = "random"


class VectorEnv:
    """`count` matches. After `reset` and each `step` these arrays, always the same ones, hold for every match:

    observations  what the seat to act sees (int8, count × cells)
    masks         1 for what it may do (int8, count × actions)
    seats         its number (int8)
    rewards       of all seats, where a match has just ended; otherwise 0 (float32, count × seats)
    ended         whether that is so (bool)

    Without an `opponent` every decision of every seat is the caller's. With one, the name of a bot, the caller plays
    one seat of each match: `seat`, or by turns another one in each match if that is None. `is_fast` says whether the
    game writes its observations in compiled code; otherwise they are made from the view, with the same numbers.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        *,
        count: int,
        opponent: str | None = None,
        seat: int | None = None,
        rewards: str = RANK,
        seed: int | None = None,
        **options: Choice,
    ) -> None:
        self.game = brigand.game(game) if isinstance(game, str) else game
        self.encoder = encoder(self.game, self.game.seats[0] if seats is None else seats, options)
        told = self.encoder
        if count < 1:
            raise Unreadable(f"there is no playing {count} matches")
        if seat is not None and (opponent is None or not 0 <= seat < told.seats):
            raise Unreadable(
                f"seat {seat} of {told.seats} cannot learn {'alone' if opponent else 'without an opponent'}"
            )
        self.is_fast = told.is_fast
        self.learners = learners(count, told.seats, seat) if opponent else [ANY] * count
        player = None if opponent in (None, RANDOM) else bot(str(opponent), self.game)
        self.matches = Matches(self.game, told.seats, told.options, told.sheet(rewards), self.learners, player)
        self.observations: Numbers = shared(self.matches.seen).reshape(count, told.size)
        self.masks: Numbers = shared(self.matches.masks).reshape(count, len(told.actions))
        self.seats: Numbers = shared(self.matches.to_act)
        self.ended: NDArray[np.bool_] = shared(self.matches.ended).view(np.bool_)
        self.rewards: NDArray[np.float32] = np.zeros((count, told.seats), np.float32)
        self.rewards_flat: NDArray[np.float32] = self.rewards.reshape(-1)
        self.dice = Rng(0)
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """New matches everywhere. A seed decides them and all that follow, as long as the actions are the same."""
        begin = fresh_seed() if seed is None else int(seed) % SEEDS
        self.rewards.fill(0)
        self.matches.reset(begin)
        self.dice = Rng(begin).fork()

    def step(self, actions: NDArray[np.integer] | Sequence[int]) -> None:
        """One decision in each match. If one of them is illegal, none is carried out."""
        numbers = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        self.rewards.fill(0)
        self.matches.step(numbers, self.rewards_flat)

    def random_actions(self) -> NDArray[np.integer]:
        """A legal action for each match, all equally likely."""
        return np.array(self.matches.drawn(self.dice))


def learners(count: int, seats: int, seat: int | None) -> list[int]:
    """Which seat the caller plays in each match."""
    return [number % seats if seat is None else seat for number in range(count)]
