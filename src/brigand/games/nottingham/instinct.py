"""Nottingham: a quick feeling for a position. Reads the own cards, what lies open, what the seat remembers."""

from typing import final

from brigand.core.action import Action
from brigand.core.instinct import Instinct, Reason
from brigand.core.state import State
from brigand.games.nottingham.rules import Nottingham


@final
class NottinghamInstinct(Instinct):
    """Nothing yet."""

    def weigh(self, state: State, seat: int, actions: list[Action]) -> list[float]:
        assert isinstance(state, Nottingham)
        return [0.0 for _ in actions]

    def standing(self, state: State) -> list[float]:
        return [1.0 / state.seats for _ in range(state.seats)]

    def reason(self, state: State, seat: int, action: Action) -> Reason:
        return Reason("nottingham-reason-take")
