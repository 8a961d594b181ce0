"""What the laws are run on: every game, number of seats and combination of options that fits. And how they walk."""

import itertools
import os
from collections.abc import Iterator
from typing import NamedTuple

from brigand import GAMES, Refused
from brigand.core.action import Action
from brigand.core.game import Choice, Game
from brigand.core.rng import Rng
from brigand.core.state import State

MATCHES = int(os.environ.get("BRIGAND_LAW_MATCHES", "6"))
"""Random matches per set-up and law, fewer of long games; set it to 10000 for a long run."""
SHORT = 1000
"""A game that can take more decisions than this is long: fewer matches and fewer moments of each are looked at."""


class Setup(NamedTuple):
    """One way to play."""

    game: Game
    seats: int
    options: dict[str, Choice]

    def __str__(self) -> str:
        chosen = "".join(f",{name}={value}" for name, value in self.options.items())
        return f"{self.game.id}-{self.seats}{chosen}"

    def new(self, seed: int) -> State:
        """A fresh match of this kind."""
        return self.game.start(self.seats, self.options, Rng(seed))

    def is_one_win(self, shares: list[float]) -> bool:
        """Whether these shares of the win are all there is; Will Scarlet, whom nobody plays, may have the rest."""
        whole = sum(shares)
        return whole <= 1 + 1e-9 and (whole >= 1 - 1e-9 or (self.game.id, self.seats) == ("sherwood", 2))

    def length(self) -> int:
        """How many short games a match of this kind can be worth."""
        return max(1, self.game.bound(self.seats) // SHORT)

    def seeds(self) -> range:
        """The matches to look at."""
        return range(max(1, MATCHES // self.length()))


def setups() -> list[Setup]:
    """Every game, number of seats and combination of options that fits."""
    found = []
    for game in GAMES.values():
        names = list(game.options)
        for seats in game.seats:
            for values in itertools.product(*(game.options[name].choices for name in names)):
                options = dict(zip(names, values))
                try:
                    game.settled(seats, options)
                except Refused:
                    continue
                found.append(Setup(game, seats, options))
    return found


class Step(NamedTuple):
    """A moment of a random match: the state before, who acts, and what it will do."""

    state: State
    seat: int
    action: Action
    where: str
    """Set-up, seed and number of the decision: enough to come back here."""


def walk(setup: Setup, seed: int) -> Iterator[Step]:
    """A random match, step by step. The state moves on when the next step is asked for."""
    state = setup.new(seed)
    rng = Rng(seed)
    number = 0
    while not state.is_over:
        seat = rng.pick(state.to_act())
        action = rng.pick(state.legal(seat))
        yield Step(state, seat, action, f"{setup} seed {seed} decision {number}")
        state.apply(seat, action)
        number += 1
        assert number <= setup.game.bound(setup.seats), f"{setup} seed {seed} does not end"


def sampled(setup: Setup, seed: int, of: int = 7) -> Iterator[Step]:
    """Every so manyth step of a random match, another start each seed; for checks that cost more."""
    of *= setup.length()
    for number, step in enumerate(walk(setup, seed)):
        if number % of == seed % of:
            yield step
