"""Loot, who knows what: what can be concluded about unseen cards, and what opens at the end."""

from collections import Counter

from brigand.core.rng import Rng
from brigand.core.state import NOBODY
from brigand.games.loot.pieces import DECK, Card, card_named
from brigand.games.loot.view import view
from tests.games.loot.matches import matches, moments
from tests.games.loot.table import Table, loot
from tests.rule import rule


def imagined_cards(table: Table, viewer: str, holder: str) -> set[Card]:
    """What the viewer thinks possible in the holder's hand."""
    found: set[Card] = set()
    for chance in range(600):
        found.update(table.state.imagine(table.seat(viewer), Rng(chance)).hands[table.seat(holder)])
    return found


@rule("loot.information.no_proof")
def test_no_action_proves_anything_about_the_cards_an_opponent_still_holds() -> None:
    """Bob does not answer with a captain, draws while his ship is under attack, joins with the weakest of ships:
    for Ann he may still hold any card she has not seen.
    """
    table = loot("""
        to act: Bob
        sea:    Bob's m8 | Ann: blue 1 | Cat: gold 1
        Ann:    blue 3, m2
        Bob:    m7, green 1, green captain, purple 2
    """)
    table.play("Bob attacks m8 with green 1", "Cat draws")
    table.play("Ann attacks m8 with blue 3", "Bob draws")
    seen = Counter(card_named(name) for name in ["m8", "blue 1", "gold 1", "green 1", "blue 3", "m2"])
    unseen = Counter(DECK) - seen
    assert imagined_cards(table, "Ann", "Bob") == set(unseen)


@rule("loot.information.no_proof")
def test_nor_does_a_discard_where_one_could_have_played() -> None:
    table = loot("""
        to act: Bob
        sea:    Cat's m5 | Ann: blue 1
        pile:   0
        Ann:    blue 2, m2
        Bob:    gold 4, m8
        Cat:    admiral, green captain, m3
    """)
    table.play("Bob discards gold 4")
    assert imagined_cards(table, "Ann", "Bob") == {
        card_named(name) for name in ["m8", "admiral", "green captain", "m3"]
    }


@rule("loot.information.no_proof")
def test_imagined_hands_are_any_unseen_cards_of_the_right_number() -> None:
    for moment in moments(seeds=[0]):
        state = moment.before
        world = state.imagine(moment.seat, Rng(3))
        unseen = Counter(state.pile[state.drawn :])
        for seat, hand in enumerate(state.hands):
            assert len(world.hands[seat]) == len(hand), moment.where
            if state.side_of[seat] != state.side_of[moment.seat]:
                unseen.update(hand)
        imagined = Counter(world.pile[world.drawn :])
        for seat, hand in enumerate(world.hands):
            if state.side_of[seat] != state.side_of[moment.seat]:
                imagined.update(hand)
        assert imagined == unseen, moment.where


@rule("loot.information.spectator")
def test_for_a_spectator_every_hand_may_hold_any_card_he_has_not_seen() -> None:
    table = loot("""
        to act: Ann
        sea:    Bob's m5 | Ann: blue 1
        pile:   0
        Ann:    m2
        Bob:    admiral
        Cat:    purple 4
    """)
    for holder in range(3):
        hands = {table.state.imagine(NOBODY, Rng(chance)).hands[holder][0].name for chance in range(100)}
        assert hands == {"m2", "admiral", "purple 4"}


@rule("loot.information.last_hands")
def test_between_two_players_an_empty_pile_makes_the_opponents_hand_known() -> None:
    table = loot("""
        to act: Ann
        sea:    Bob's m5 | Ann: blue 1 | Bob: gold 1
        pile:   0
        Ann:    m2, green 3
        Bob:    m8, admiral, purple 4
    """)
    for chance in range(20):
        assert table.state.imagine(table.seat("Ann"), Rng(chance)).hands == table.state.hands


@rule("loot.information.last_hands")
def test_among_more_the_unseen_cards_are_exactly_the_hidden_hands() -> None:
    table = loot("""
        to act: Ann
        pile:   0
        Ann:    m2
        Bob:    m8, admiral
        Cat:    purple 4
    """)
    assert imagined_cards(table, "Ann", "Bob") == {card_named(name) for name in ["m8", "admiral", "purple 4"]}


@rule("loot.information.final_count")
def test_at_the_end_every_total_can_be_added_up_from_the_view() -> None:
    for match in matches(seeds=[2]):
        end = match[-1].after
        for viewer in [*range(end.seats), None]:
            seen = view(end, viewer)
            assert seen.final is not None
            for side, account in enumerate(seen.final):
                hands = [hand.cards for hand, its_side in zip(seen.hands, seen.sides) if its_side == side]
                held = sum(gold(hand or []) for hand in hands)
                assert gold(seen.prizes[side].ships or []) == account.captured == seen.prizes[side].gold
                assert held == account.held
                assert account.captured - account.held == account.total
                assert account.total == end.scores()[seen.sides.index(side)]


def gold(names: list[str]) -> int:
    """What is printed on the merchants among some cards."""
    return sum(int(name[1:]) for name in names if name[0] == "m")


@rule("loot.information.final_open")
def test_after_the_end_all_hands_are_open() -> None:
    table = loot("""
        to act: Ann
        pile:   0
        Ann:    blue 1
        Bob:    m8, admiral
        Cat:    purple 4
    """)
    table.play("Ann discards blue 1")
    for seen in table.views():
        assert [hand.cards for hand in seen.hands] == [[], ["m8", "admiral"], ["purple 4"]]
    assert table.state.imagine(NOBODY, Rng(1)).hands == table.state.hands
