"""Briscola: who knows what."""

from brigand.core.journal import SPECTATOR
from brigand.core.rng import Rng
from brigand.core.state import NOBODY
from examples.briscola.events import Dealt, Drew
from examples.briscola.tests.table import briscola, dealt
from tests.rule import rule


@rule("briscola.information.hand_secret", "briscola.information.spectator", "briscola.pairs.silence")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    table = dealt(4)
    for name, own in [("Ann", 0), ("Bob", 1), ("Cat", 2), ("Dan", 3), (None, NOBODY)]:
        seen = [hand.cards is not None for hand in table.view(name).hands]
        assert seen == [seat == own for seat in range(4)]
    [event] = table.journal.seen_by(SPECTATOR)
    assert isinstance(event, Dealt)
    assert event.hands == [None] * 4


@rule("briscola.information.hand_secret")
def test_a_drawn_card_is_seen_by_who_drew_it() -> None:
    assert Drew(1, "two of cups").seen_by(1) == Drew(1, "two of cups")
    assert Drew(1, "two of cups").seen_by(0) == Drew(1, "two of cups").seen_by(SPECTATOR) == Drew(1, None)


@rule("briscola.information.stock_hidden", "briscola.information.trump_open")
def test_the_stock_is_dealt_anew_but_for_the_turned_up_card() -> None:
    state = dealt(2).state
    worlds = [state.imagine(0, Rng(seed)) for seed in range(5)]
    assert all(world.stock[-1] is state.trump for world in worlds)
    assert len({tuple(card.name for card in world.stock) for world in worlds}) == 5
    assert all(world.hands[0] == state.hands[0] for world in worlds)


@rule("briscola.information.trump_known")
def test_everybody_remembers_who_drew_the_turned_up_card_until_it_is_played() -> None:
    table = briscola("""
        trump: king of cups
        holds trump: Bob
        Ann: two of swords, ace of coins
        Bob: king of cups, four of swords
        Cat: five of swords, six of swords
    """)
    assert [hand.shown for hand in table.view("Cat").hands] == [[], ["king of cups"], []]
    assert all(table.state.trump in table.state.imagine(0, Rng(seed)).hands[1] for seed in range(8))
    table.play("Ann plays two of swords", "Bob plays king of cups")
    assert [hand.shown for hand in table.view("Cat").hands] == [[], [], []]


@rule("briscola.information.last_trick", "briscola.information.taken_known", "briscola.information.counts")
def test_all_see_the_last_trick_the_points_and_how_many_cards_there_are() -> None:
    table = briscola("""
        trump: king of cups
        stock: six of clubs, seven of clubs, five of swords
        taken: Bob
        Ann:   ace of coins, two of swords
        Bob:   four of coins, two of clubs
    """)
    table.play("Ann plays ace of coins", "Bob plays four of coins")
    for name in ("Ann", "Bob", None):
        seen = table.view(name)
        assert [(laid.seat, laid.card) for laid in seen.last] == [(0, "ace of coins"), (1, "four of coins")]
        assert (seen.piles[0].size, seen.piles[0].points) == (2, 11)
        assert (seen.stock, [hand.size for hand in seen.hands]) == (2, [2, 2])
