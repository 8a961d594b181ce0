"""The games for Gymnasium: one seat learns, bots play the others.

    import gymnasium
    import brigand.envs.gymnasium
    env = gymnasium.make("brigand/loot-v1", seats=2, bots="greedy")

Importing this module registers an id for every game.
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

import brigand
from brigand.bots.registry import bot
from brigand.core.errors import Unreadable
from brigand.core.game import Choice, Game
from brigand.core.rng import Rng
from brigand.core.state import State, imagined
from brigand.envs.encoder import RANK, Observation, Window, encoder
from brigand.envs.picture import HUMAN, MODES, known_mode, rendered
from brigand.envs.spaces import spaces_of

ILLEGAL = -1.0
"""The reward for an action that the mask forbids; it ends the episode."""
WORD = 1 << 32


class SeatEnv(gymnasium.Env[Observation, int]):
    """A match seen from one seat. `seat` is its number, or None for another one at random in every match.

    `bots` names one bot for all other seats, or one for each in the order of the seats.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 (as Gymnasium declares it)
        "render_modes": list(MODES),
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        *,
        seat: int | None = 0,
        bots: str | Sequence[str] = "random",
        rewards: str = RANK,
        render_mode: str | None = None,
        **options: Choice,
    ) -> None:
        self.game = brigand.game(game) if isinstance(game, str) else game
        self.encoder = encoder(self.game, self.game.seats[0] if seats is None else seats, options)
        rivals = self.encoder.seats - 1
        names = [bots] * rivals if isinstance(bots, str) else list(bots)
        if len(names) != rivals:
            raise Unreadable(f"{len(names)} bots for {rivals} other seats")
        if seat is not None and not 0 <= seat <= rivals:
            raise Unreadable(f"there is no seat {seat} among {rivals + 1}")
        self.names = names
        self.bots = [bot(name, self.game) for name in names]
        self.chosen_seat = seat
        self.seat = 0
        self.window = Window(self.encoder, rewards)
        self.render_mode = known_mode(render_mode)
        self.observation_space, self.action_space = spaces_of(self.encoder)
        self.chance = Rng(0)

    def __getstate__(self) -> dict[str, Any]:
        """For copies that go on by themselves, here or in another process: they find game and bots again."""
        return {name: value for name, value in self.__dict__.items() if name not in ("game", "bots")}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.game = self.encoder.game
        self.bots = [bot(name, self.game) for name in self.names]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new match, played on to the first decision of the seat."""
        super().reset(seed=seed)
        self.chance = Rng(
            sum(int(word) << shift for word, shift in zip(self.np_random.integers(0, WORD, 3), (0, 32, 64)))
        )
        told = self.encoder
        self.seat = self.chance.below(told.seats) if self.chosen_seat is None else self.chosen_seat
        state = told.game.deal(told.seats, told.options, self.chance.fork(), None)
        self.follow(state)
        return self.observed(state), {"seat": self.seat}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The decision of the seat, and what the others do until its next one."""
        state = self.match
        assert state is not None, "reset comes first"
        chosen = self.encoder.actions[int(action)]
        if not self.window.match.may(int(action)):
            return self.observed(state), ILLEGAL, True, False, {"seat": self.seat, "illegal": chosen.notation()}
        state.apply(self.seat, chosen)
        self.follow(state)
        seen = self.observed(state)
        reward = self.window.match.rewards()[self.seat] if state.is_over else 0.0
        return seen, reward, state.is_over, False, {"seat": self.seat}

    def follow(self, state: State) -> None:
        """The bots decide, each in a world that its seat imagines, until the learning seat must."""
        while not state.is_over and state.to_act()[0] != self.seat:
            other = state.to_act()[0]
            player = self.bots[other - (other > self.seat)]
            state.apply(other, player.choose(imagined(state, other, self.chance), other, self.chance))

    def observed(self, state: State) -> Observation:
        """What the seat sees and may do; a human follows it on the screen."""
        self.window.match.begin(state)
        if self.render_mode == HUMAN:
            self.render()
        return self.window.seen(self.seat, is_asked=not state.is_over)

    @property
    def match(self) -> State | None:
        """The match as the rules see it."""
        return self.window.match.state

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as the seat sees it."""
        return None if self.match is None else rendered(self.render_mode, self.game, self.match, self.seat)


def register(game: Game) -> str:
    """Make a game known to `gymnasium.make`, and say under which id."""
    name = f"brigand/{game.id}-v{game.version}"
    if name not in gymnasium.registry:
        gymnasium.register(name, entry_point="brigand.envs.gymnasium:SeatEnv", kwargs={"game": game.id})
    return name


IDS = [register(game) for game in brigand.GAMES.values()]
