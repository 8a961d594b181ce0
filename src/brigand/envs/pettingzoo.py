"""The games for PettingZoo: agents act one after the other (AEC).

    from brigand.envs import pettingzoo
    env = pettingzoo.env("loot", 3)

Where the book lets several decide at once, they are asked in the order of their seats; nobody sees an answer before
all have given theirs.
"""

from collections.abc import Iterator
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils.env_logger import EnvLogger  # type: ignore[import-untyped]

import brigand
from brigand.core.errors import Refused, Unreadable
from brigand.core.game import SEEDS, Choice, Game
from brigand.core.rng import Rng
from brigand.core.state import NOBODY, State
from brigand.envs.encoder import RANK, Observation, Window, encoder
from brigand.envs.picture import HUMAN, MODES, known_mode, rendered
from brigand.envs.seeds import fresh_seed
from brigand.envs.spaces import spaces_of

ILLEGAL = -1.0
"""The reward for an action that the mask forbids; it ends the match."""
ENDLESS = 2**63
"""PettingZoo's own number for «until the end»."""
Step = tuple[Any, float, bool, bool, dict[str, Any]]


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
        self.window = Window(self.encoder, rewards)
        self.metadata = {
            "render_modes": list(MODES),
            "name": f"brigand_{self.game.id}_v{self.game.version}",
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = known_mode(render_mode)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.encoder.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen, chosen = spaces_of(self.encoder)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(int(chosen.n)) for agent in self.possible_agents}
        self.chance = Rng(fresh_seed())

    @property
    def match(self) -> State | None:
        """The match as the rules see it; before the first `reset` there is none."""
        return self.window.match.state

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match. A seed decides this one and those that follow without one."""
        if seed is not None:
            self.chance = Rng(int(seed) % SEEDS)
        told = self.encoder
        seat = self.window.match.begin(told.game.deal(told.seats, told.options, self.chance.fork(), None))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[seat]

    def observe(self, agent: str) -> Observation:
        """What the agent's seat sees; the mask is empty for one that has nothing to decide now."""
        return self.window.seen(self.seat_of[agent], is_asked=agent == self.agent_selection)

    def last(self, observe: bool = True) -> Step:
        """What the agent to act sees, and what came of its last decision."""
        agent = self.agent_selection
        seen = self.window.seen(self.seat_of[agent], is_asked=True) if observe else None
        return (
            seen,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: int | None) -> None:
        """The decision of the agent whose turn it is; None from one whose match is over."""
        agent = self.agent_selection
        if action is None or self.terminations[agent]:
            self._was_dead_step(action)
        elif self.window.match.may(int(action)):
            self.go_on(agent, int(action))
        else:
            self.refuse(agent, action)

    def go_on(self, agent: str, action: int) -> None:
        """A legal decision, and who is asked next."""
        seat = self.window.match.play(action)
        self._cumulative_rewards[agent] = 0.0
        if seat == NOBODY:
            self.end(dict(zip(self.possible_agents, self.window.match.rewards())), is_cut=False)
        else:
            self.agent_selection = self.possible_agents[seat]
        if self.render_mode == HUMAN:
            self.render()

    def end(self, rewards: dict[str, float], *, is_cut: bool) -> None:
        """It is over for all of them; each is told so in turn."""
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, is_cut)
        self._accumulate_rewards()
        self._deads_step_first()

    def refuse(self, agent: str, action: int) -> None:
        """Say which rule an action breaks."""
        if not 0 <= action < len(self.encoder.actions):
            raise Unreadable(f"{action} is not in the action space of {len(self.encoder.actions)}")
        chosen = self.encoder.actions[action]
        assert self.match is not None
        refusal = self.game.why_not(self.match, self.seat_of[agent], chosen)
        raise Refused(refusal) if refusal else Unreadable(f"{chosen.notation()!r} is not listed now")

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as the agent to act sees it."""
        if self.match is None:
            return None
        return rendered(self.render_mode, self.game, self.match, self.seat_of[self.agent_selection])

    def close(self) -> None:
        """Nothing was opened; PettingZoo wants it said."""


class env(raw_env):  # noqa: N801 (PettingZoo's name for it)
    """The same with what PettingZoo's wrappers watch over: an illegal action ends the match, one out of bounds and a
    wrong order of calls are errors. In one class instead of three around it, which would take longer than the game.
    """

    has_moved = False
    """Whether something was done since an agent was last named: whoever only iterates would do so for ever."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.has_moved = True
        super().reset(seed, options)

    def step(self, action: int | None) -> None:
        if self.match is None:
            EnvLogger.error_step_before_reset()
        self.has_moved = True
        if self.agents:
            super().step(action)
        else:
            EnvLogger.warn_step_after_terminated_truncated()

    def refuse(self, agent: str, action: int) -> None:
        """The end, badly for who chose it."""
        if not self.action_space(agent).contains(action):
            super().refuse(agent, action)
        EnvLogger.warn_on_illegal_move()
        self._cumulative_rewards[agent] = 0.0
        self.end({other: ILLEGAL if other == agent else 0.0 for other in self.agents}, is_cut=True)

    def observe(self, agent: str) -> Observation:
        if self.match is None:
            EnvLogger.error_observe_before_reset()
        return super().observe(agent)

    def render(self) -> str | NDArray[np.uint8] | None:
        if self.match is None:
            EnvLogger.error_render_before_reset()
        return super().render()

    def agent_iter(self, max_iter: int = ENDLESS) -> Iterator[str]:
        """The agents, as they are asked."""
        if self.match is None:
            EnvLogger.error_agent_iter_before_reset()
        return self.asked(max_iter)

    def asked(self, most: int) -> Iterator[str]:
        while self.agents and most > 0:
            assert self.has_moved, "need to call step() or reset() in a loop over `agent_iter`"
            self.has_moved = False
            most -= 1
            yield self.agent_selection
