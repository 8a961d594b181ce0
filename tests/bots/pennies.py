"""A toy game for search: two seats choose heads or tails; the second wins if both are equal."""

from typing import Final

from brigand.core.action import Action, numbered
from brigand.core.instinct import Instinct, Reason
from brigand.core.outcome import Outcome
from brigand.core.rng import Rng
from brigand.core.state import State


class Side(Action):
    def __init__(self, name: str) -> None:
        self.name = name

    def notation(self) -> str:
        return self.name


HEADS, TAILS = SIDES = numbered([Side("heads"), Side("tails")])
TOGETHER: Final = "together"
HIDDEN: Final = "hidden"
OPEN: Final = "open"


class Pennies(State):
    """`mode`: both choose together, the second after the first without seeing it, or seeing it."""

    def __init__(self, mode: str, rng: Rng) -> None:
        super().__init__(2, rng)
        self.mode = mode
        self.chosen: list[Action | None] = [None, None]

    def to_act(self) -> list[int]:
        if self.is_over:
            return []
        open_seats = [seat for seat in range(2) if self.chosen[seat] is None]
        return open_seats if self.mode == TOGETHER else open_seats[:1]

    def legal(self, seat: int) -> list[Action]:
        return list(SIDES) if seat in self.to_act() else []

    def apply(self, seat: int, action: Action) -> None:
        self.chosen[seat] = action
        self.is_over = None not in self.chosen

    def scores(self) -> list[int]:
        equal = self.is_over and self.chosen[0] is self.chosen[1]
        return [int(not equal), int(equal)]

    def outcome(self) -> Outcome:
        equal = self.chosen[0] is self.chosen[1]
        return Outcome([2, 1] if equal else [1, 2], self.scores(), "revealed")

    def copy(self) -> "Pennies":
        twin = Pennies(self.mode, self.rng.copy())
        twin.chosen, twin.is_over = self.chosen[:], self.is_over
        return twin

    def imagine(self, seat: int, rng: Rng) -> "Pennies":
        world = self.copy()
        world.rng = rng.fork()
        other = 1 - seat
        if world.chosen[other] is not None and self.mode != OPEN and not self.is_over:
            world.chosen[other] = rng.pick(list(SIDES))
        return world


class PenniesInstinct(Instinct):
    def __init__(self, mode: str) -> None:
        self.mode = mode

    def weigh(self, state: State, seat: int, actions: list[Action]) -> list[float]:
        return [0.0] * len(actions)

    def standing(self, state: State) -> list[float]:
        return [0.5, 0.5]

    def face(self, action: Action) -> Action:
        return HEADS if self.mode == HIDDEN else action

    def reason(self, state: State, seat: int, action: Action) -> Reason:
        return Reason("pennies")
