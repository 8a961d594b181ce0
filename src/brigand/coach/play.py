"""Bots play a match by themselves."""

from collections.abc import Iterator
from typing import Final

from brigand.bots.bot import Bot
from brigand.core.action import Action
from brigand.core.rng import Rng
from brigand.core.state import State, imagined

APART: Final = 0x5DEECE66D
"""Keeps what bots draw apart from what the deal draws, although both come from one seed."""


def moves(state: State, bots: list[Bot], seed: int) -> Iterator[tuple[int, Action]]:
    """Play to the end, and tell who did what. Bots choose in worlds their seats imagine, never in the match itself."""
    chance = Rng(seed ^ APART)
    while not state.is_over:
        seat = state.to_act()[0]
        action = bots[seat].choose(imagined(state, seat, chance), seat, chance)
        state.apply(seat, action)
        yield seat, action
