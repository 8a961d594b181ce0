"""Nuremberg: cards and gold are counted, in a hand, a price or an offer."""

import pytest

from brigand.games.nuremberg.events import Harvested, Traded
from brigand.games.nuremberg.pieces import NAMES
from brigand.text import LANGUAGES, Texts


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ann harvests 3 ore and 1 wood."),
        ("it", "Ann raccoglie 3 carte pietra e 1 carta legno."),
        ("de", "Ann erntet 3 Erz und 1 Holz."),
    ],
)
def test_equal_cards_are_counted(language: str, said: str) -> None:
    event = Harvested(0, ["ore", "ore", "wood", "ore"])
    assert Texts(language, ["Ann"]).event("nuremberg", event) == said


def test_gold_is_counted_beside_cards() -> None:
    event = Traded(0, 1, ["gold"], ["grain", "grain"])
    assert (
        Texts("it", ["Ann", "Bob"]).event("nuremberg", event)
        == "Ann dà a Bob 1 gettone oro in cambio di 2 carte grano."
    )
    event = Traded(0, 1, ["wool", "gold", "gold"], ["grain"])
    assert Texts("en", ["Ann", "Bob"]).event("nuremberg", event) == "Ann gives Bob 1 wool and 2 gold for 1 grain."


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_counted_has_words_for_it(language: str) -> None:
    texts = Texts(language)
    for name in NAMES:
        assert texts.several("nuremberg", name, 2) != f"2 × {name}"
        assert texts.has(f"nuremberg-piece-{name}.listed")
