"""Every game with every number of seats, for tests that try each of them.

BRIGAND_EPISODES=100 makes other people's tests play so many whole matches of each, instead of one or a few:
docs/environments.md says what came of it.
"""

import os

import pytest

from brigand import GAMES

WAYS = [(game.id, seats) for game in GAMES.values() for seats in game.seats]
every_way = pytest.mark.parametrize(("game", "seats"), WAYS, ids=lambda value: str(value))
every_game = pytest.mark.parametrize("game", list(GAMES))
EPISODES = int(os.environ.get("BRIGAND_EPISODES", "0"))
LENGTH = {"loot": 150, "nottingham": 500, "sherwood": 150, "nuremberg": 8000}
"""Decisions of a random match, about."""
LONGEST = ("nuremberg", 4)


def episodes(few: int) -> int:
    """How many whole matches a test plays."""
    return EPISODES or few


def cycles(game: str, few: int) -> int:
    """The same for a test that counts decisions."""
    return EPISODES * LENGTH.get(game, 100) or few
