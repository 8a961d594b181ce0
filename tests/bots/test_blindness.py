"""Swapping what a seat cannot see never changes its bot's choice at equal seed and budget."""

import os
from itertools import islice

import pytest

from brigand.bots.bot import Bot
from brigand.bots.registry import bot
from brigand.bots.search import SearchBot
from brigand.bots.settings import Budget, Tuning
from brigand.core.rng import Rng
from brigand.core.state import Imagined, imagined
from tests.laws.setups import Setup, setups, walk

SWAPS = int(os.environ.get("BRIGAND_SWAPS", "6"))
"""Positions per set-up and bot."""
ITERATIONS = int(os.environ.get("BRIGAND_SWAP_ITERATIONS", "12"))
"""What search thinks in each. Its trees grow early, so that these are looked at too."""
LONG = 40 * SWAPS
"""Decisions of a match to look at; some games have thousands."""


@pytest.mark.parametrize("name", ["greedy", "search"])
@pytest.mark.parametrize("setup", setups(), ids=str)
def test_hidden_cards_do_not_change_the_choice(setup: Setup, name: str) -> None:
    player: Bot = bot("greedy", setup.game)
    if name == "search":
        player = SearchBot(setup.game.instinct, Budget(ITERATIONS, 0.0), Tuning(grown=ITERATIONS // 12))
    swaps, seed = 0, 0
    while swaps < SWAPS:
        for number, step in enumerate(islice(walk(setup, seed), LONG)):
            if swaps < SWAPS and number % 13 == seed % 13 and len(step.state.legal(step.seat)) > 1:
                alike = imagined(step.state, step.seat, Rng(seed))
                true = player.choose(Imagined(step.state.copy()), step.seat, Rng(number))
                assert player.choose(alike, step.seat, Rng(number)) is true, step.where
                swaps += 1
        seed += 1
