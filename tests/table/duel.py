"""The smallest game with simultaneous decisions: both name a number in secret, three times; the higher one scores."""

from collections.abc import Mapping
from typing import cast

import msgspec

from brigand.core.action import Action, Field, numbered
from brigand.core.errors import Refusal
from brigand.core.game import Choice, Game
from brigand.core.instinct import Instinct
from brigand.core.journal import Event, Journal
from brigand.core.outcome import Outcome, ranked
from brigand.core.rng import Rng
from brigand.core.state import State

ROUNDS = 3


class Name(Action):
    def __init__(self, value: int) -> None:
        self.value = value

    def notation(self) -> str:
        return f"name {self.value}"

    def fields(self) -> dict[str, Field]:
        return {"do": "name", "value": self.value}


ACTIONS = numbered([Name(value) for value in range(3)])


class Named(Event, frozen=True, tag="named"):
    seat: int
    value: int | None

    def seen_by(self, viewer: int) -> Event:
        return self if viewer == self.seat else Named(self.seat, None)

    def reveals(self) -> bool:
        return False


class DuelView(msgspec.Struct):
    named: list[int | None]
    wins: list[int]


class Duel(State):
    def __init__(self, rng: Rng, journal: Journal | None) -> None:
        super().__init__(2, rng, journal)
        self.named: list[int | None] = [None, None]
        self.wins = [0, 0]
        self.rounds = 0

    def to_act(self) -> list[int]:
        return [] if self.is_over else [seat for seat in (0, 1) if self.named[seat] is None]

    def legal(self, seat: int) -> list[Action]:
        return list(ACTIONS) if seat in self.to_act() else []

    def apply(self, seat: int, action: Action) -> None:
        self.named[seat] = cast(Name, action).value
        self.tell(Named(seat, self.named[seat]))
        if None not in self.named:
            high = max(value for value in self.named if value is not None)
            self.wins = [wins + (value == high) for wins, value in zip(self.wins, self.named)]
            self.named = [None, None]
            self.rounds += 1
            self.is_over = self.rounds == ROUNDS

    def scores(self) -> list[int]:
        return self.wins

    def outcome(self) -> Outcome:
        return ranked(self.wins, "rounds")

    def copy(self) -> "Duel":
        twin = Duel(self.rng.copy(), None)
        twin.named, twin.wins, twin.rounds, twin.is_over = self.named[:], self.wins[:], self.rounds, self.is_over
        return twin


class DuelGame(Game):
    def __init__(self) -> None:
        super().__init__(
            "duel",
            version=1,
            seats=[2],
            options={},
            minutes=1,
            actions=list(ACTIONS),
            events=[Named],
            view_type=DuelView,
            instinct=Instinct(),
        )

    def deal(self, seats: int, options: Mapping[str, Choice], rng: Rng, journal: Journal | None) -> State:
        return Duel(rng, journal)

    def unfit(self, seats: int, options: Mapping[str, Choice]) -> Refusal | None:
        return None if seats == 2 else Refusal("duel.two")

    def view(self, state: State, seat: int | None) -> msgspec.Struct:
        duel = cast(Duel, state)
        return DuelView([value if other == seat else None for other, value in enumerate(duel.named)], duel.wins)

    def why_not(self, state: State, seat: int, action: Action) -> Refusal | None:
        return None if action in state.legal(seat) else Refusal("duel.once")


DUEL = DuelGame()
