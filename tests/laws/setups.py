"""What the laws are run on: every game, number of seats and combination of options that fits. And how they walk."""

import itertools
import os
from collections.abc import Iterator
from typing import NamedTuple
from zlib import crc32

from brigand import GAMES, Refused
from brigand.core.action import Action
from brigand.core.game import Choice, Document, Game, Option
from brigand.core.rng import Rng
from brigand.core.state import State
from tests.games import tests_of, told_by
from tests.rule import ROOT

MATCHES = int(os.environ.get("BRIGAND_LAW_MATCHES", "6"))
"""Random matches per set-up and law, fewer of long games; set it to 10000 for a long run."""
SHORT = 1000
"""A game that can take more decisions than this is long: fewer matches are looked at."""
LONGEST = 6
"""Short matches that the longest is worth: what a bound allows, hardly any match needs."""


MOST_COMBINED = 5
"""An option with more choices than this is not combined with all others."""


class Setup(NamedTuple):
    """One way to play."""

    game: Game
    seats: int
    options: dict[str, Choice]

    def __str__(self) -> str:
        return f"{self.game.id}-{self.seats}" + "".join(f",{choice}" for choice in self.chosen())

    def chosen(self) -> list[str]:
        """The options in words; of those that laws do not combine only what was chosen, of a text that there is one."""
        found = []
        for name, value in self.options.items():
            option = self.game.options[name]
            if len(tried(option)) > 1:
                found.append(f"{name}={value}")
            elif value != option.default:
                found.append(f"{name}={'own' if isinstance(option, Document) else str(value).replace(' ', '+')}")
        return found

    def new(self, seed: int) -> State:
        """A fresh match of this kind."""
        return self.game.start(self.seats, self.options, Rng(seed))

    def is_one_win(self, shares: list[float]) -> bool:
        """Whether these shares of the win are all there is; Will Scarlet, whom nobody plays, may have the rest."""
        whole = sum(shares)
        return whole <= 1 + 1e-9 and (whole >= 1 - 1e-9 or (self.game.id, self.seats) == ("sherwood", 2))

    def length(self) -> int:
        """How many short games a match of this kind can be worth."""
        return max(1, min(LONGEST, self.game.bound(self.seats) // SHORT))

    def seeds(self) -> range:
        """The matches to look at: others for every set-up."""
        first = crc32(str(self).encode()) % 10_000
        return range(first, first + max(1, MATCHES // self.length()))


def tried(option: Option) -> list[Choice]:
    """What laws combine with everything else; of many choices or a free one only what is usual."""
    return option.values() if len(option.values()) <= MOST_COMBINED else [option.default]


def agreed() -> list[Setup]:
    """What laws do not combine with everything else, tried once: all of it together, as the game's own tests say."""
    games = [game for id, game in GAMES.items() if (ROOT / tests_of(id) / "agreed.py").exists()]
    told = [(game, told_by(game.id, "agreed")) for game in games]
    return [Setup(game, one.SEATS, game.settled(one.SEATS, one.OPTIONS)) for game, one in told]


def setups() -> list[Setup]:
    """Every game, number of seats and combination of options that fits."""
    found: list[Setup] = []
    for game in GAMES.values():
        names = list(game.options)
        for seats in game.seats:
            for values in itertools.product(*(tried(game.options[name]) for name in names)):
                options = dict(zip(names, values))
                try:
                    game.settled(seats, options)
                except Refused:
                    continue
                found.append(Setup(game, seats, options))
    return found + agreed()


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
