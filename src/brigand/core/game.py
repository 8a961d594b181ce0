"""A game as the outside world meets it: how to start one, look at it, play it, and write its actions down."""

from collections.abc import Mapping
from typing import Final

import msgspec
from mypy_extensions import mypyc_attr

from brigand.core.action import Action, Field
from brigand.core.errors import Refusal, Refused, Unreadable
from brigand.core.instinct import Instinct
from brigand.core.journal import Event, Journal
from brigand.core.rng import Rng
from brigand.core.state import State

Choice = bool | int | str
SEEDS: Final = 1 << 96


class Option:
    """A choice the players make before the deal."""

    def __init__(self, choices: list[Choice], default: Choice) -> None:
        self.choices = choices
        self.default = default

    def offers(self, value: object) -> bool:
        """Whether a value is one of the choices: yes is not 1."""
        return any(value == choice and type(value) is type(choice) for choice in self.choices)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game. Its package fills in what only the game knows; `brigand.game(id)` finds it."""

    def __init__(
        self,
        id: str,
        *,
        version: int,
        seats: list[int],
        options: dict[str, Option],
        minutes: int,
        actions: list[Action],
        events: list[type[Event]],
        view_type: type[msgspec.Struct],
        instinct: Instinct,
    ) -> None:
        self.id = id
        self.version = version
        self.seats = seats
        self.options = options
        self.minutes = minutes
        self.actions = actions
        self.events = events
        self.view_type = view_type
        self.instinct = instinct
        self.by_notation = {action.notation(): action for action in actions}
        self.by_fields = {canonical(action.fields()): action for action in actions}

    # what a game's package must say

    def deal(self, seats: int, options: Mapping[str, Choice], rng: Rng, journal: Journal | None) -> State:
        """A match with the pieces set out."""
        raise NotImplementedError

    def unfit(self, seats: int, options: Mapping[str, Choice]) -> Refusal | None:
        """Which set-up rule this number of seats breaks with these options."""
        raise NotImplementedError

    def view(self, state: State, seat: int | None) -> msgspec.Struct:
        """What a seat may see, built field by field; None is a spectator."""
        raise NotImplementedError

    def why_not(self, state: State, seat: int, action: Action) -> Refusal | None:
        """The rule that forbids the action now, or None if it is legal."""
        raise NotImplementedError

    def census(self, state: State) -> list[str]:
        """Every piece of the match by name, wherever it is: the same list, in any order, from the deal to the end."""
        raise NotImplementedError

    def bound(self, seats: int) -> int:
        """More decisions than this no match can have."""
        raise NotImplementedError

    # what all games share

    def settled(self, seats: int, options: Mapping[str, Choice]) -> dict[str, Choice]:
        """All options with their values. Those left open take the first value that fits the number of seats."""
        for name, value in options.items():
            if name not in self.options:
                known = ", ".join(self.options) or "none"
                raise Unreadable(f"{self.id} has no option {name!r} (options: {known})")
            if not self.options[name].offers(value):
                choices = ", ".join([str(choice) for choice in self.options[name].choices])
                raise Unreadable(f"{name} cannot be {value!r} (choices: {choices})")
        values = {name: options.get(name, option.default) for name, option in self.options.items()}
        refusal = self.unfit(seats, values)
        if refusal is None:
            return values
        for name, option in self.options.items():
            if name not in options:
                for choice in option.choices:
                    other = {**values, name: choice}
                    if self.unfit(seats, other) is None:
                        return other
        raise Refused(refusal)

    def start(self, seats: int, options: Mapping[str, Choice], rng: Rng, journal: Journal | None = None) -> State:
        """A fresh match whose chance comes from `rng`: a table passes a sealed one."""
        return self.deal(seats, self.settled(seats, options), rng, journal)

    def new(self, seats: int, seed: int = 0, **options: Choice) -> State:
        """A fresh match whose chance comes from a seed."""
        if not 0 <= seed < SEEDS:
            raise Unreadable(f"a seed is a number from 0 to 2**96 - 1, not {seed}")
        return self.start(seats, options, Rng(seed))

    def play(self, state: State, seat: int, action: Action) -> None:
        """Apply an action that comes from outside, if the rules allow it; otherwise nothing changes."""
        refusal = self.why_not(state, seat, action)
        if refusal is not None:
            raise Refused(refusal)
        state.apply(seat, action)

    def notation(self, action: Action) -> str:
        """An action as a short sentence, e.g. `attack 2 with green 3`."""
        return action.notation()

    def parse(self, text: str) -> Action:
        """The action a sentence means."""
        action = self.by_notation.get(" ".join(text.lower().split()))
        if action is None:
            raise Unreadable(f"{text!r} is no action of {self.id}")
        return action

    def to_json(self, action: Action) -> dict[str, Field]:
        """An action as plain data."""
        return action.fields()

    def from_json(self, data: object) -> Action:
        """The action that plain data means."""
        try:
            action = self.by_fields.get(canonical(data))
        except TypeError:
            action = None
        if action is None:
            raise Unreadable(f"{str(data)[:200]} is no action of {self.id}")
        return action


def canonical(data: object) -> bytes:
    """Plain data as bytes that are equal when the data are."""
    return msgspec.json.encode(data, order="sorted")
