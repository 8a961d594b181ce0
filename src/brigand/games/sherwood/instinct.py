"""Sherwood: a quick feeling for a position. Reads what lies open and the seat's own tokens."""

from typing import final

from brigand.core.action import Action
from brigand.core.instinct import Instinct, Reason
from brigand.core.state import State
from brigand.games.sherwood.rules import Sherwood


@final
class SherwoodInstinct(Instinct):
    """Not written yet."""

    def weigh(self, state: State, seat: int, actions: list[Action]) -> list[float]:
        return [0.0 for _ in actions]

    def standing(self, state: State) -> list[float]:
        assert isinstance(state, Sherwood)
        return [1.0 / state.seats for _ in range(state.seats)]

    def reason(self, state: State, seat: int, action: Action) -> Reason:
        return Reason("sherwood-reason-pass")
