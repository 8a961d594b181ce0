"""Nottingham, exchanging sets."""

import pytest

from brigand.core.errors import Unreadable
from brigand.games.nottingham.events import Declined, Exchanged, LaidOut
from tests.games.nottingham.table import cards, nottingham
from tests.rule import rule


@rule("nottingham.exchange.optional")
def test_nobody_has_to_exchange() -> None:
    table = nottingham("Ann: 3 gems")
    table.play("Ann passes")
    assert table.events(Declined) == [Declined(0)]
    assert table.hand("Ann") == cards("3 gems")


@rule("nottingham.exchange.own_turn")
def test_exchanging_is_done_in_the_own_turn() -> None:
    table = nottingham("""
        Ann: gold
        Bob: 3 gems
    """)
    assert table.refused("Bob exchanges 3 gems") == "exchange.own_turn"


@rule("nottingham.exchange.own_turn")
@pytest.mark.parametrize(
    ("card", "begin"),
    [
        ("silver", ["Ann steals from Cat"]),
        ("pearls", ["Ann robs Cat", "Cat passes"]),
        ("copper", ["Ann purchases", "Dan offers silver"]),
        ("chest", ["Ann trades", "Bob offers gems"]),
        ("gold", ["Ann takes", "Ann exchanges 3 silver"]),
    ],
)
def test_also_while_something_else_is_going_on(card: str, begin: list[str]) -> None:
    table = nottingham(f"card: {card}\nAnn: 3 silver\nBob: 3 gems\nDan: 3 gems, silver\nambush: Bob red")
    table.play(*begin)
    assert table.refused("Dan exchanges 3 gems") == "exchange.own_turn"


@rule("nottingham.exchange.once")
def test_one_exchange_per_turn() -> None:
    table = nottingham("Ann: 3 gems, 3 copper, 2 silver, 2 chest, 2 pearls")
    table.play("Ann exchanges 3 gems")
    assert table.state.turn == table.seat("Bob")
    assert table.refused("Ann exchanges 3 copper") == "exchange.own_turn"
    assert table.refused("Ann completes three pairs silver pearls chest") == "exchange.own_turn"


@rule("nottingham.exchange.what_pays")
def test_points_come_from_sets_and_tasks_only() -> None:
    table = nottingham("Ann: 2 gems, copper")
    assert table.options("Ann") == ["pass"]
    assert table.refused("Ann discards gems") == "exchange.what_pays"


@rule("nottingham.exchange.any_hand_cards")
def test_a_card_gained_this_turn_can_complete_a_set() -> None:
    table = nottingham("""
        card: gems
        Ann:  2 gems
    """)
    table.play("Ann takes", "Ann exchanges 3 gems")
    assert table.won("Ann") == ["gems"]


@rule("nottingham.exchange.three_or_more", "nottingham.exchange.more_than_three")
def test_a_set_is_three_or_more_cards_of_one_object() -> None:
    table = nottingham("Ann: 2 copper, 7 gems")
    with pytest.raises(Unreadable):
        table.read("Ann exchanges 2 copper")
    assert table.refused("Ann exchanges 3 copper") == "exchange.three_or_more"
    assert table.refusal("Ann exchanges 8 gems").details == {"card": "gems", "count": 7}
    assert all(table.allows(f"Ann exchanges {count} gems") for count in range(3, 8))
    table.play("Ann exchanges 5 gems")
    assert table.hand("Ann").count("gems") == 2


@rule("nottingham.exchange.open", "nottingham.exchange.declared")
def test_the_set_lies_open_and_is_final() -> None:
    table = nottingham("""
        Ann:    5 gems, 3 gold
        ambush: Bob yellow
    """)
    table.play("Ann exchanges 4 gems")
    laid_out = table.view("Cat").laid_out
    assert laid_out is not None
    assert (laid_out.seat, laid_out.card, laid_out.count) == (0, "gems", 4)
    assert table.log(None, LaidOut) == [LaidOut(0, "gems", 4)]
    assert table.refused("Ann completes five alike gems") == "exchange.declared"
    assert table.refused("Ann exchanges 3 gold") == "exchange.declared"


@rule("nottingham.exchange.always_asked")
def test_the_active_player_is_asked_with_or_without_something_to_exchange() -> None:
    with_a_set, without = nottingham("Ann: 3 gems"), nottingham("Ann: gold, copper, gems")
    assert without.to_act() == ["Ann"]
    assert without.options("Ann") == ["pass"]
    assert with_a_set.seen("Bob") == without.seen("Bob")


@rule("nottingham.exchange.keep_one", "nottingham.exchange.discard_rest")
def test_one_card_is_kept_and_the_others_are_discarded() -> None:
    table = nottingham("Ann: 5 gems, copper")
    table.play("Ann exchanges 5 gems")
    assert table.won("Ann") == ["gems"]
    assert table.discards() == cards("4 gems")
    assert table.events(Exchanged) == [Exchanged(0, "gems", 5, 11)]


@rule("nottingham.exchange.always_kept", "nottingham.difference.keep_card")
def test_the_one_card_is_kept_without_asking() -> None:
    table = nottingham("Ann: 3 copper")
    table.play("Ann exchanges 3 copper")
    assert table.won("Ann") == ["copper"]
    assert table.state.turn == table.seat("Bob")


@rule("nottingham.exchange.win_pile", "nottingham.info.win_pile")
def test_win_piles_show_backs_and_a_number_unless_memory_is_aided() -> None:
    table = nottingham("Ann: 3 gems")
    table.play("Ann exchanges 3 gems")
    table.state.shows_memory = False
    assert (table.view("Bob").won[0].size, table.view("Bob").won[0].cards) == (1, None)
    table.state.shows_memory = True
    assert table.view("Bob").won[0].cards == ["gems"]


@rule("nottingham.exchange.discard_pile", "nottingham.difference.discard_name")
def test_sets_and_tasks_are_discarded_onto_one_open_pile() -> None:
    table = nottingham("""
        card: -
        pile: 12 copper
        Ann:  3 gems
        Bob:  5 silver
    """)
    table.play("Ann takes", "Ann exchanges 3 gems", "Bob takes", "Bob completes five alike silver")
    assert table.view(None).discards == cards("2 gems, 5 silver")


@rule("nottingham.exchange.moves_sheriff")
def test_a_completed_exchange_moves_the_sheriff_and_brings_favours() -> None:
    table = nottingham("""
        Ann:  3 gems
        Bob:  chest
        Cat:  chest
        pile: 9 copper
    """)
    table.play("Ann exchanges 3 gems")
    assert table.state.sheriff == 1
    assert table.size("Bob") == table.size("Cat") == 2
