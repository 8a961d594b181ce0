"""Nuremberg: a quick feeling for a position."""

from typing import final

from brigand.core.action import Action
from brigand.core.instinct import Instinct, Reason
from brigand.core.state import State
from brigand.games.nuremberg.rules import Nuremberg


@final
class NurembergInstinct(Instinct):
    """To be written."""

    def weigh(self, state: State, seat: int, actions: list[Action]) -> list[float]:
        return [0.0] * len(actions)

    def standing(self, state: State) -> list[float]:
        assert isinstance(state, Nuremberg)
        return [1 / state.seats] * state.seats

    def reason(self, state: State, seat: int, action: Action) -> Reason:
        return Reason("nuremberg-reason-none")
