"""Nuremberg, offers of bots: few, sensible, never there and back, none that nobody can take."""

from brigand.core.instinct import NEVER
from brigand.games.nuremberg import NUREMBERG
from tests.games.nuremberg.offers import Tally, watch
from tests.games.nuremberg.table import Table, nuremberg

MARKET = """
    turn:        Ann
    Ann:         3 wood, 1 wool, 1 grain
    Bob:         3 clay
    stations:    IV Ann Bob
    settlements: Ann IV-3, Bob IV-5
"""


def likes(table: Table, sentence: str) -> bool:
    """Whether a bot would think of it at all."""
    seat, action = table.read(sentence)
    return NUREMBERG.instinct.weigh(table.state, seat, [action, NUREMBERG.parse("end turn")])[0] > NEVER


def asked(table: Table) -> list[str]:
    """Who owes an answer once a bot has chosen to offer wood for clay."""
    seat, action = table.read("Ann: offer 1 wood for 1 clay")
    table.state.apply(seat, NUREMBERG.instinct.aim(table.state, seat, action))
    return table.to_act()


def test_an_offer_is_made_that_somebody_can_take_and_may_want() -> None:
    assert likes(nuremberg(MARKET), "Ann: offer 1 wood for 1 clay")


def test_what_nobody_holds_is_not_asked_for() -> None:
    assert not likes(nuremberg(MARKET), "Ann: offer 1 wood for 1 ore")


def test_an_offer_is_not_turned_round_in_the_same_turn() -> None:
    table = nuremberg(MARKET.replace("Bob:  ", "Dan: 2 wood\n    Bob:  ").replace("1 grain", "1 grain, 1 clay"))
    table.play("Ann: offer 1 clay for 1 wood", "Bob: decline", "Cat: decline", "Dan: accept")
    assert not likes(table, "Ann: offer 1 wood for 1 clay")


def test_nobody_is_asked_who_may_lack_what_is_wanted() -> None:
    assert asked(nuremberg(MARKET)) == ["Bob"]


def test_of_two_who_have_it_the_one_is_asked_who_gains_more() -> None:
    table = nuremberg(MARKET.replace("Bob:  ", "Cat: 1 clay, 4 wood\n    Bob:  "))
    assert asked(table) == ["Bob"]


def test_who_asked_for_more_is_not_asked_for_the_same_again() -> None:
    table = nuremberg(MARKET)
    table.play("Ann: offer 1 wood for 1 clay to Bob", "Bob: counter 1 clay for 2 wood", "Ann: withdraw")
    assert not likes(table, "Ann: offer 1 wood for 1 clay")
    assert table.allows("Ann: offer 1 wood for 1 clay")  # the rules do not mind


def test_who_said_no_is_not_asked_for_the_same_after_a_trade_with_somebody_else() -> None:
    table = nuremberg(MARKET.replace("Bob:  ", "Cat: 2 ore\n    Bob:  "))
    table.play(
        "Ann: offer 1 wood for 1 clay to Bob", "Bob: decline", "Ann: offer 1 wool for 1 ore to Cat", "Cat: accept"
    )
    assert not likes(table, "Ann: offer 1 wood for 1 clay")
    assert table.allows("Ann: offer 1 wood for 1 clay")  # the rules do not mind


def test_who_has_traded_since_may_be_asked_again() -> None:
    table = nuremberg(MARKET)
    table.play(
        "Ann: offer 1 wood for 1 clay to Bob", "Bob: decline", "Ann: offer 1 wool for 1 clay to Bob", "Bob: accept"
    )
    assert table.state.answered == []


def test_everybody_is_asked_where_everybody_surely_has_it() -> None:
    table = nuremberg(MARKET.replace("Bob:  ", "Cat: 1 clay\n    Dan: 1 clay\n    Bob:  "))
    assert asked(table) == ["Bob", "Cat", "Dan"]


def test_what_was_offered_is_forgotten_with_the_turn() -> None:
    table = nuremberg(MARKET)
    table.play("Ann: offer 1 wood for 1 clay", "Bob: decline", "Cat: decline", "Dan: decline")
    assert table.state.offered[0] == 1
    table.play("Ann: end turn")
    assert table.state.offered == table.state.wanted == [0] * 6


def test_matches_of_greedy_bots_have_few_offers_and_many_trades() -> None:
    tally = Tally()
    for seed in (1, 2):
        watch(tally, "greedy", seed)
    assert tally.unpayable == tally.hopeless == tally.back == tally.again == 0
    assert tally.asked <= tally.turns
    assert tally.trades > 10 * tally.matches
