"""Bots by name."""

import pytest

from brigand.bots.registry import LEVELS, NAMES, bot
from brigand.core.errors import Unreadable
from brigand.core.game import Game
from brigand.core.rng import Rng
from brigand.core.state import imagined
from brigand.text import LANGUAGES, Texts


@pytest.mark.parametrize("name", [*NAMES, "search:3", "search:0.01s", "search:1s"])
def test_every_name_gives_a_bot_that_answers_legally(name: str, loot: Game) -> None:
    state = loot.new(3, 5)
    seat = state.to_act()[0]
    assert bot(name, loot).choose(imagined(state, seat, Rng(1)), seat, Rng(2)) in state.legal(seat)


@pytest.mark.parametrize(
    "name", ["genius", "search", "search:", "search:0", "search:0s", "search:-3", "search:1e9", ""]
)
def test_an_unknown_name_is_told(name: str, loot: Game) -> None:
    with pytest.raises(Unreadable, match="there is no bot"):
        bot(name, loot)


def test_every_level_has_a_limit_in_seconds() -> None:
    assert all(0 < budget.seconds <= 2 for budget in LEVELS.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_and_a_sentence(language: str) -> None:
    texts = Texts(language)
    for name in NAMES:
        assert texts.say(f"bot-{name}")
        assert texts.say(f"bot-{name}.about")
