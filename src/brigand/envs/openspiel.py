"""The games for OpenSpiel: importing this module registers `brigand_loot` and its siblings with pyspiel.

    import pyspiel
    import brigand.envs.openspiel
    game = pyspiel.load_game("brigand_loot", {"seats": 3})

Chance draws a seed before the deal, byte by byte; the match then owns its randomness. So a history replays, and a state
can be kept as text; but a clone has the same future as its original: search in worlds from `Resampler`, never in clones
of the true state. Observations come from the view; there is no perfect recall, so search by observation
(`use_observation_string=True`). OpenSpiel's ISMCTS in Python plays all games; its C++ one cannot call Python.
"""

from typing import Any

import msgspec
import numpy as np
import pyspiel
from numpy.typing import NDArray

import brigand
from brigand.core.errors import Unreadable
from brigand.core.game import Choice, Game
from brigand.core.playout import play_randomly
from brigand.core.rng import Rng
from brigand.core.state import State
from brigand.envs.encoder import RANK, Encoder, encoder
from brigand.envs.stepping import rewards_of

SEED_BYTES = 8
BYTE = 256
LARGEST_SCORE = 1000.0


class Held:
    """A match inside a state of OpenSpiel, which copies and pickles what it holds."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: object) -> "Held":
        return Held(self.state.copy())


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game as OpenSpiel knows it. Parameters: `seats`, `rewards`, and the options of the game."""

    def __init__(self, game: Game, params: dict[str, Any]) -> None:
        self.told = told_by(game, params)
        self.by_score = self.told.sheet(params.get("rewards", RANK)).by_score
        most = LARGEST_SCORE if self.by_score else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.told.actions),
            max_chance_outcomes=BYTE,
            num_players=self.told.seats,
            min_utility=-most,
            max_utility=most,
            max_game_length=game.bound(self.told.seats),
        )
        super().__init__(game_type(game), info, params)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        if params:
            raise Unreadable(f"observers take no parameters, not {params}")
        return SpielObserver(self.told)

    def max_chance_nodes_in_history(self) -> int:
        return SEED_BYTES


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A match; before the deal it is none, and chance is to act."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.seed = b""
        self.match: Held | None = None

    def current_player(self) -> int:
        """Of several who decide at once, the first in seat order: nobody sees the answers given before."""
        if self.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        state = self.match.state
        return int(pyspiel.PlayerId.TERMINAL) if state.is_over else state.to_act()[0]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.match is not None
        return sorted(self.told.legal(self.match.state, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(byte, 1.0 / BYTE) for byte in range(BYTE)]

    def _apply_action(self, action: int) -> None:
        if self.match is not None:
            self.match.state.apply(self.current_player(), self.told.actions[action])
            return
        self.seed += bytes([action])
        if len(self.seed) == SEED_BYTES:
            told = self.told
            self.match = Held(told.game.deal(told.seats, told.options, Rng(int.from_bytes(self.seed)), None))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed {action}" if player == pyspiel.PlayerId.CHANCE else self.told.actions[action].notation()

    def is_terminal(self) -> bool:
        return self.match is not None and self.match.state.is_over

    def returns(self) -> list[float]:
        if self.match is None or not self.match.state.is_over:
            return [0.0] * self.told.seats
        return rewards_of(self.match.state, self.get_game().by_score)

    def __str__(self) -> str:
        """The seed and the numbers of the moves so far: all there is to know, so not for players."""
        return f"{self.told.game.id} {','.join(map(str, self.history()))}"

    @property
    def told(self) -> Encoder:
        told: Encoder = self.get_game().told
        return told


class SpielObserver:
    """What a player sees: the encoder's numbers as a tensor, the view as a string."""

    def __init__(self, told: Encoder) -> None:
        self.told = told
        self.tensor: NDArray[np.float32] = np.zeros(told.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = 0 if state.match is None else self.told.observe(state.match.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.match is None:
            return "before the deal"
        return msgspec.json.encode(self.told.game.view(state.match.state, player)).decode()


class Resampler:
    """For `ISMCTSBot.set_resampler`: worlds that a player cannot tell from the true one."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def __call__(self, state: SpielState, player: int) -> SpielState:
        assert state.match is not None
        world = state.clone()
        world.seed = bytes(SEED_BYTES)
        world.match = Held(state.match.state.imagine(player, self.rng))
        return world  # type: ignore[no-any-return]


class PlayoutEvaluator:
    """For OpenSpiel's searches: what random play in the compiled engine comes to, and no preference among actions."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def evaluate(self, state: SpielState) -> list[float]:
        assert state.match is not None
        end = state.match.state.copy()
        play_randomly(end, self.rng)
        return rewards_of(end, state.get_game().by_score)

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


def told_by(game: Game, params: dict[str, Any]) -> Encoder:
    """The encoder for what the parameters ask for."""
    options: dict[str, Choice] = {name: params[name] for name in game.options if name in params}
    asked = {name: value for name, value in options.items() if value != game.options[name].default}
    return encoder(game, int(params.get("seats", game.seats[0])), asked)


def game_type(game: Game) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game before it is made."""
    return pyspiel.GameType(
        short_name=f"brigand_{game.id}",
        long_name=f"Brigand: {game.id.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "seats": game.seats[0],
            "rewards": RANK,
            **{name: option.default for name, option in game.options.items()},
        },
    )


def register(game: Game) -> str:
    """Make a game known to `pyspiel.load_game`, and say under which name."""
    name = f"brigand_{game.id}"
    if name not in pyspiel.registered_names():
        pyspiel.register_game(game_type(game), made_by(game))
    return name


def made_by(game: Game) -> type[SpielGame]:
    """What pyspiel calls to make a game: a class, since it is kept beyond the end of Python; a function dies there."""

    class Made(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, dict(params or {}))

    return Made


NAMES = [register(game) for game in brigand.GAMES.values()]
