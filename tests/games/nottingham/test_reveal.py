"""Nottingham, the turn: turning up a card, then taking it or acting."""

import pytest

from brigand.games.nottingham import NOTTINGHAM
from brigand.games.nottingham.events import NoCard, Revealed, Took
from tests.games.nottingham.table import cards, nottingham
from tests.rule import rule


@rule("nottingham.reveal.first", "nottingham.reveal.order")
def test_a_complete_set_must_wait_until_the_card_is_dealt_with() -> None:
    table = nottingham("""
        card: copper
        Ann:  3 gems
    """)
    assert len(table.events(Revealed)) == 1
    assert table.refused("Ann exchanges 3 gems") == "reveal.order"
    table.play("Ann takes")
    assert table.allows("Ann exchanges 3 gems")


@rule("nottingham.reveal.public")
def test_everybody_sees_the_turned_up_card() -> None:
    table = nottingham("card: pearls")
    assert [table.view(name).revealed for name in ("Ann", "Bob", "Cat", None)] == ["pearls"] * 4
    assert table.log(None, Revealed) == [Revealed(0, "pearls")]


@rule("nottingham.reveal.one_card")
def test_no_second_card_is_turned_up_after_a_defended_attack() -> None:
    table = nottingham("""
        card: silver
        Bob:  necklace
    """)
    table.play("Ann steals from Bob", "Bob defends")
    assert len(table.events(Revealed)) == 1
    assert table.refused("Ann takes") == "reveal.one_card"
    assert table.refused("Ann steals from Cat") == "reveal.one_card"


@rule("nottingham.reveal.choose")
def test_the_card_is_taken_or_used_and_nothing_else() -> None:
    table = nottingham("card: copper")
    assert table.options("Ann") == ["take", "purchase"]
    assert table.refused("Ann passes") == "reveal.choose"


@rule("nottingham.reveal.not_in_hand")
def test_while_the_player_chooses_the_card_is_in_no_hand() -> None:
    table = nottingham("""
        card: gems
        Ann:  gold
    """)
    assert table.hand("Ann") == cards("gold")
    assert [hand.size for hand in table.view("Bob").hands] == [1, 2, 2]


@rule("nottingham.reveal.before_him")
def test_the_card_lies_open_while_its_action_goes_on() -> None:
    table = nottingham("card: copper")
    table.play("Ann purchases", "Bob offers silver")
    assert table.view("Cat").revealed == "copper"
    table.play("Cat offers pearls", "Ann accepts Bob")
    assert table.view("Cat").revealed is None


@rule("nottingham.reveal.next_player")
@pytest.mark.parametrize("nowhere", [-1, -3, 3, 9])
def test_whoever_has_no_seat_is_told_whose_turn_it_is(nowhere: int) -> None:
    table = nottingham("card: copper")
    table.play("Ann purchases")
    refusal = NOTTINGHAM.why_not(table.state, nowhere, NOTTINGHAM.parse("offer pearls"))
    assert refusal is not None
    assert (refusal.rule, refusal.details) == ("nottingham.reveal.next_player", {"player": table.seat("Ann")})


@rule("nottingham.reveal.choice_final")
def test_after_naming_a_target_the_card_cannot_be_taken() -> None:
    table = nottingham("card: gems")
    table.play("Ann raids Bob")
    assert table.refused("Ann takes") == "reveal.choice_final"


@rule("nottingham.reveal.choice_final")
@pytest.mark.parametrize(("card", "begins"), [("copper", "Ann purchases"), ("chest", "Ann trades")])
def test_nor_when_the_others_are_asked_for_offers(card: str, begins: str) -> None:
    table = nottingham(f"card: {card}")
    table.play(begins)
    assert table.refused("Ann takes") == "reveal.choice_final"
    assert table.refused("Bob takes") != "reveal.choice_final"


@rule("nottingham.reveal.no_own_card_needed")
def test_a_player_without_cards_may_act() -> None:
    table = nottingham("""
        card: gems
        Ann:  -
    """)
    table.play("Ann raids Bob", "Bob passes", "Ann picks pearls")
    assert table.hand("Ann") == cards("pearls")


@rule("nottingham.reveal.action_swaps", "nottingham.difference.action_summary")
def test_an_action_changes_the_hands_of_two_players_at_most() -> None:
    table = nottingham("""
        card: copper
        Ann:  gold
        Bob:  gems, chest
        Cat:  pearls, chest
    """)
    table.play("Ann purchases", "Bob offers gems", "Cat offers pearls", "Ann accepts Bob")
    assert table.hand("Ann") == cards("gold, gems")
    assert table.hand("Bob") == cards("copper, chest")
    assert table.hand("Cat") == cards("pearls, chest")


@rule("nottingham.reveal.exchange_after_any")
@pytest.mark.parametrize(
    ("card", "sentences"),
    [
        ("gold", ["Ann takes"]),
        ("silver", ["Ann steals from Bob", "Bob defends"]),
        ("silver", ["Ann steals from Cat", "Cat passes"]),
        ("copper", ["Ann purchases", "Bob offers necklace", "Cat offers gems", "Ann refuses"]),
        ("chest", ["Ann trades", "Bob offers necklace", "Cat offers gems", "Ann accepts Cat"]),
    ],
)
def test_the_exchange_follows_whichever_way_the_card_went(card: str, sentences: list[str]) -> None:
    table = nottingham(f"""
        card: {card}
        Bob:  necklace
        Cat:  2 gems
    """)
    table.play(*sentences)
    assert table.decision() == "exchange"
    assert table.to_act() == ["Ann"]


@rule("nottingham.reveal.next_player")
def test_turns_go_to_the_left() -> None:
    table = nottingham("""
        card: chest
        turn: Cat
        pile: copper, copper
    """)
    assert table.refused("Bob takes") == "reveal.next_player"
    table.play("Cat takes", "Cat passes", "Ann takes", "Ann passes")
    assert len(table.events(Revealed)) == 3 or table.decision() == "discard"
    assert table.state.turn == table.seat("Bob")


@rule("nottingham.reveal.no_card", "nottingham.emergency.no_card")
def test_without_a_card_to_turn_up_the_player_may_only_exchange() -> None:
    table = nottingham("""
        card:    -
        pile:    0
        track:   3 3 3
        sheriff: 1
        Ann:     3 gems
        Bob:     silver
        Cat:     pearls
    """)
    assert table.events(NoCard) == [NoCard(0)]
    assert table.state.sheriff == 2
    assert table.options("Ann") == ["pass", "exchange 3 gems"]


@rule("nottingham.take.to_hand")
def test_a_taken_card_joins_the_hand() -> None:
    table = nottingham("""
        card: gems
        Ann:  gold
        pile: 5
    """)
    table.play("Ann takes")
    assert table.hand("Ann") == cards("gold, gems")
    assert table.view("Bob").pile == 5


@rule("nottingham.take.known")
def test_everybody_knows_the_card_that_was_taken() -> None:
    table = nottingham("card: gems")
    assert table.known("Bob", "Ann") == {}
    table.play("Ann takes")
    assert [table.known(name, "Ann") for name in ("Bob", "Cat", None)] == [{"gems": 1}] * 3
    assert table.log(None, Took) == [Took(0, "gems", False)]


@rule("nottingham.take.action_lost")
def test_a_card_in_hand_has_no_action() -> None:
    table = nottingham("""
        card: copper
        Ann:  silver, pearls, gems, gold, chest
    """)
    for sentence in ("Ann steals from Bob", "Ann robs Bob", "Ann raids Bob", "Ann lays an ambush", "Ann trades"):
        assert table.refused(sentence) == "take.action_lost"


@rule("nottingham.take.no_hand_limit")
def test_hands_may_grow_as_they_like() -> None:
    table = nottingham("""
        card: gems
        Ann:  6 gold, 6 copper, 8 silver
    """)
    table.play("Ann takes")
    assert table.size("Ann") == 21
    assert table.refused("Bob discards silver") == "take.no_hand_limit"
