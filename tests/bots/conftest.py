import pytest

import brigand
from brigand.core.game import Game


@pytest.fixture
def loot() -> Game:
    return brigand.game("loot")
