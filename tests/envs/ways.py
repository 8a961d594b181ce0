"""Every game with every number of seats, for tests that try each of them."""

import pytest

from brigand import GAMES

WAYS = [(game.id, seats) for game in GAMES.values() for seats in game.seats]
every_way = pytest.mark.parametrize(("game", "seats"), WAYS, ids=lambda value: str(value))
every_game = pytest.mark.parametrize("game", list(GAMES))
LONG = ["nuremberg"]
"""Games of a thousand decisions and more."""
