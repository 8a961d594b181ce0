"""The games for PettingZoo: agents act one after the other (AEC).

    from brigand.envs import pettingzoo
    env = pettingzoo.env("loot", 3)

Where the book lets several decide at once, they are asked in the order of their seats; nobody sees an answer before
all have given theirs.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

import brigand
from brigand.core.errors import Refused, Unreadable
from brigand.core.game import SEEDS, Choice, Game
from brigand.core.rng import Rng
from brigand.core.state import State
from brigand.envs.encoder import RANK, Numbers, encoder, is_by_score
from brigand.envs.picture import HUMAN, MODES, known_mode, rendered
from brigand.envs.seeds import fresh_seed
from brigand.envs.spaces import spaces_of
from brigand.envs.stepping import rewards_of

Observation = dict[str, Numbers]
ILLEGAL = -1.0
"""The reward for an action that the mask forbids; it ends the match."""


def env(
    game: str | Game,
    seats: int | None = None,
    *,
    rewards: str = RANK,
    render_mode: str | None = None,
    **options: Choice,
) -> AECEnv:
    """A game with PettingZoo's usual safeguards around it. `rewards` are by `rank` (1 to -1) or by `score`."""
    return wrapped(raw_env(game, seats, rewards=rewards, render_mode=render_mode, **options))


def wrapped(bare: AECEnv) -> AECEnv:
    """An illegal action ends the match, one out of bounds and a wrong order are errors."""
    lawful = wrappers.TerminateIllegalWrapper(bare, illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(lawful))


class raw_env(AECEnv, EzPickle):  # type: ignore[misc] # noqa: N801 (PettingZoo's name for it)
    """A match for agents `seat_0`, `seat_1` and so on. An illegal action is refused, and nothing changes."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        *,
        rewards: str = RANK,
        render_mode: str | None = None,
        **options: Choice,
    ) -> None:
        EzPickle.__init__(self, game, seats, rewards=rewards, render_mode=render_mode, **options)
        AECEnv.__init__(self)
        self.game = brigand.game(game) if isinstance(game, str) else game
        self.encoder = encoder(self.game, self.game.seats[0] if seats is None else seats, options)
        self.by_score = is_by_score(rewards)
        self.metadata = {
            "render_modes": list(MODES),
            "name": f"brigand_{self.game.id}_v{self.game.version}",
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = known_mode(render_mode)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.encoder.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        seen, chosen = spaces_of(self.encoder)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(int(chosen.n)) for agent in self.possible_agents}
        self.chance = Rng(fresh_seed())
        self.match: State | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match. A seed decides this one and those that follow without one."""
        if seed is not None:
            self.chance = Rng(int(seed) % SEEDS)
        told = self.encoder
        self.match = told.game.deal(told.seats, told.options, self.chance.fork(), None)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.match.to_act()[0]]

    def observe(self, agent: str) -> Observation:
        """What the agent's seat sees; the mask is empty for one that has nothing to decide now."""
        assert self.match is not None
        seat = self.seat_of[agent]
        told = self.encoder
        if agent != self.agent_selection or self.match.is_over:
            mask = np.zeros(len(told.actions), dtype=np.int8)
        else:
            mask = told.mask(self.match, seat)
        return {"observation": told.observe(self.match, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The decision of the agent whose turn it is; None from one whose match is over."""
        agent = self.agent_selection
        if action is None or self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        state = self.match
        assert state is not None
        seat = self.seat_of[agent]
        chosen = self.encoder.actions[action]
        if chosen not in state.legal(seat):
            refusal = self.game.why_not(state, seat, chosen)
            raise Refused(refusal) if refusal else Unreadable(f"{chosen.notation()!r} is not listed now")
        state.apply(seat, chosen)
        self._cumulative_rewards[agent] = 0.0
        if state.is_over:
            self.rewards = dict(zip(self.possible_agents, rewards_of(state, self.by_score)))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[state.to_act()[0]]

        if self.render_mode == HUMAN:
            self.render()

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as the agent to act sees it."""
        if self.match is None:
            return None
        return rendered(self.render_mode, self.game, self.match, self.seat_of[self.agent_selection])
