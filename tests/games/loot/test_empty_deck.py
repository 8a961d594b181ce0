"""Loot, when the draw pile is empty."""

import pytest

from brigand.games.loot.pieces import CARDS
from tests.games.loot.matches import moments
from tests.games.loot.table import loot
from tests.rule import rule


@rule("loot.empty_deck.play_or_discard")
def test_one_plays_a_card_or_discards_one() -> None:
    table = loot("""
        to act: Ann
        sea:    Bob's m4 | Ann: blue 1 | Bob: green 1
        pile:   0
        Ann:    m5, blue 3, blue captain
    """)
    assert table.options("Ann") == [
        "launch m5",
        "attack 1 with blue 3",
        "discard blue 3",
        "command 1 with blue captain",
        "discard blue captain",
    ]


@rule("loot.empty_deck.discard_choice")
def test_discarding_is_open_even_to_those_who_could_play() -> None:
    table = loot("""
        to act: Ann
        sea:    Bob's m4
        pile:   0
        Ann:    blue 3, m2
    """)
    assert table.allows("Ann attacks m4 with blue 3")
    table.play("Ann discards blue 3")
    assert table.hand("Ann") == ["m2"]


@rule("loot.empty_deck.no_merchant_discard")
def test_a_merchant_is_never_discarded_by_choice() -> None:
    table = loot("""
        to act: Ann
        pile:   0
        Ann:    m2, blue 3
    """)
    assert table.refused("Ann discards m2") == "loot.empty_deck.no_merchant_discard"


@rule("loot.empty_deck.other_cards")
def test_pirate_ships_captains_and_the_admiral_can_all_be_discarded() -> None:
    table = loot("""
        to act: Ann
        pile:   0
        Ann:    gold 4, green captain, admiral
    """)
    assert table.options("Ann") == ["discard gold 4", "discard green captain", "discard admiral"]


@rule("loot.empty_deck.merchants_only")
def test_who_holds_only_merchants_must_launch_one() -> None:
    table = loot("""
        to act: Ann
        pile:   0
        Ann:    m2, m5
    """)
    assert table.options("Ann") == ["launch m2", "launch m5"]


@rule("loot.empty_deck.not_before")
def test_while_the_pile_has_cards_nothing_is_discarded() -> None:
    table = loot("""
        to act: Ann
        pile:   1
        Ann:    blue 3, green captain, admiral
    """)
    for card in table.hand("Ann"):
        assert table.refused(f"Ann discards {card}") == "loot.empty_deck.not_before"


@rule("loot.empty_deck.face_up")
def test_a_discarded_card_lies_face_up() -> None:
    table = loot("""
        to act: Ann
        pile:   0
        Ann:    purple 4, m2
    """)
    table.play("Ann discards purple 4")
    for view in table.views():
        assert view.discards[-1] == "purple 4"


@rule("loot.empty_deck.from_now_on")
def test_it_holds_from_the_turn_after_the_last_card_was_drawn() -> None:
    table = loot("""
        to act: Ann
        pile:   m3
        Ann:    blue 1
        Bob:    green 1, m2
    """)
    assert table.refused("Ann discards blue 1") == "loot.empty_deck.not_before"
    table.play("Ann draws")
    assert table.refused("Bob draws") == "loot.draw.pile_empty"
    assert table.allows("Bob discards green 1")


@rule("loot.empty_deck.checks_go_on")
def test_capture_checks_go_on_unchanged() -> None:
    table = loot("""
        to act: Bob
        sea:    Bob's m5 | Ann: blue 3
        pile:   0
        Bob:    green 1, m2
    """)
    table.play("Bob discards green 1")
    assert table.captor("m5") == "Ann"


@rule("loot.empty_deck.no_reshuffle")
def test_discards_never_become_a_new_pile() -> None:
    table = loot("""
        to act: Ann
        pile:   0
        Ann:    blue 1, blue 2, blue 3
        Bob:    green 1, green 2, green 3
    """)
    assert len(table.discards()) > 40
    table.play("Ann discards blue 1", "Bob discards green 1", "Ann discards blue 2", "Bob discards green 2")
    assert table.state.pile_size() == 0
    assert table.refused("Ann draws") == "loot.draw.pile_empty"


@rule("loot.empty_deck.no_reshuffle")
def test_in_every_match_the_pile_only_shrinks() -> None:
    for moment in moments():
        assert moment.after.pile_size() <= moment.before.pile_size(), moment.where


@rule("loot.empty_deck.always_a_move")
@pytest.mark.parametrize("card", [card.name for card in CARDS])
def test_whoever_holds_a_card_has_a_legal_action(card: str) -> None:
    table = loot(f"""
        to act: Ann
        pile:   0
        Ann:    {card}
    """)
    [option] = table.options("Ann")
    assert option == (f"launch {card}" if card.startswith("m") else f"discard {card}")
