"""Loot, what is in the box: the numbers of the book, counted on a fresh deal."""

from collections import Counter

from brigand.games.loot import LOOT
from brigand.games.loot.pieces import Merchant, Pirate, card_named
from tests.games.loot.table import dealt
from tests.rule import rule


def box() -> Counter[str]:
    """How many cards of each name a match is played with."""
    return Counter(LOOT.census(dealt(3).state))


@rule("loot.setup.merchants")
def test_twenty_five_merchants_carry_a_hundred_gold() -> None:
    merchants = {name: copies for name, copies in box().items() if isinstance(card_named(name), Merchant)}
    assert merchants == {"m2": 5, "m3": 6, "m4": 5, "m5": 5, "m6": 2, "m7": 1, "m8": 1}
    assert sum(merchants.values()) == 25
    assert sum(int(name.removeprefix("m")) * copies for name, copies in merchants.items()) == 100


@rule("loot.setup.merchants", "loot.setup.pirates")
def test_every_card_is_what_its_name_says() -> None:
    for name in box():
        card = card_named(name)
        if isinstance(card, Merchant):
            assert name == f"m{card.gold}"
        elif isinstance(card, Pirate):
            assert name == f"{card.color.value} {card.skulls}"


@rule("loot.setup.pirates")
def test_forty_eight_pirate_ships_twelve_in_each_of_four_colours() -> None:
    pirates = {name: copies for name, copies in box().items() if isinstance(card_named(name), Pirate)}
    expected: dict[str, int] = {}
    for color in ["blue", "green", "purple", "gold"]:
        expected |= {f"{color} 1": 2, f"{color} 2": 4, f"{color} 3": 4, f"{color} 4": 2}
    assert pirates == expected
    assert sum(pirates.values()) == 48


@rule("loot.setup.pirates")
def test_all_colours_are_equally_strong() -> None:
    skulls = Counter[str]()
    for name, copies in box().items():
        card = card_named(name)
        if isinstance(card, Pirate):
            skulls[card.color.value] += card.skulls * copies
    assert skulls == {"blue": 30, "green": 30, "purple": 30, "gold": 30}


@rule("loot.setup.captains")
def test_four_captains_one_of_each_colour() -> None:
    captains = {name: copies for name, copies in box().items() if name.endswith("captain")}
    assert captains == {"blue captain": 1, "green captain": 1, "purple captain": 1, "gold captain": 1}


@rule("loot.setup.admiral")
def test_one_admiral() -> None:
    assert box()["admiral"] == 1


def test_nothing_else_is_in_the_box() -> None:
    assert sum(box().values()) == 25 + 48 + 4 + 1
