"""Nottingham, tasks."""

import pytest

from brigand.core.errors import Unreadable
from brigand.games.nottingham.events import Completed, Turned
from tests.games.nottingham.table import cards, nottingham
from tests.rule import rule


@rule("nottingham.task.complete", "nottingham.task.four_pairs", "nottingham.task.discard_all")
def test_a_task_is_done_by_giving_up_its_cards_all_of_them() -> None:
    table = nottingham("Ann: 2 copper, 2 gems, 2 chest, 2 gold, silver")
    assert table.allows("Ann completes four pairs copper gold gems chest")
    assert table.refused("Ann completes four pairs copper silver gold gems") == "task.four_pairs"
    table.play("Ann completes four pairs copper gold gems chest")
    assert table.discards() == cards("2 copper, 2 gold, 2 gems, 2 chest")
    assert table.won("Ann") == []


@rule("nottingham.task.seven_different")
def test_seven_different_takes_one_of_each_object() -> None:
    table = nottingham("Ann: copper, silver, gold, pearls, gems, necklace, chest")
    table.play("Ann completes seven different")
    assert len(table.discards()) == 7
    six = nottingham("Ann: copper, silver, gold, pearls, gems, 2 necklace")
    assert six.refused("Ann completes seven different") == "task.seven_different"


@rule("nottingham.task.five_alike")
def test_five_alike_takes_any_one_object() -> None:
    table = nottingham("Ann: 5 gold, 4 gems")
    assert table.refused("Ann completes five alike gems") == "task.five_alike"
    table.play("Ann completes five alike gold")
    assert table.discards() == cards("5 gold")


@rule("nottingham.task.three_pairs")
def test_three_pairs_take_six_cards() -> None:
    table = nottingham("Ann: 2 copper, 2 gems, 2 chest")
    assert table.refused("Ann completes three pairs copper silver gems") == "task.three_pairs"
    table.play("Ann completes three pairs copper gems chest")
    assert table.discards() == cards("2 copper, 2 gems, 2 chest")


@rule("nottingham.task.exact")
def test_no_surplus_card_goes_with_a_task() -> None:
    table = nottingham("Ann: 6 gold")
    with pytest.raises(Unreadable):
        table.read("Ann completes five alike gold gold")
    table.play("Ann completes five alike gold")
    assert table.discards() == cards("5 gold")
    assert "gold" in table.hand("Ann")


@rule("nottingham.task.pairs_differ")
def test_four_equal_cards_are_not_two_pairs() -> None:
    table = nottingham("Ann: 4 gems, 2 pearls")
    with pytest.raises(Unreadable):
        table.read("Ann completes three pairs pearls gems gems")
    assert [option for option in table.options("Ann") if option.startswith("three")] == []


@rule("nottingham.task.two_players", "nottingham.task.closed")
def test_a_task_done_by_two_players_is_closed() -> None:
    table = nottingham("""
        turn:  Cat
        Cat:   5 gems
        tasks: five_alike Ann Bob
    """)
    assert table.refused("Cat completes five alike gems") == "task.closed"
    assert "five alike gems" not in table.options("Cat")
    open_still = nottingham("""
        turn:  Cat
        Cat:   5 gems
        tasks: five_alike Ann
    """)
    assert open_still.allows("Cat completes five alike gems")


@rule("nottingham.task.first_single", "nottingham.task.public")
def test_the_first_finisher_gets_the_higher_value() -> None:
    table = nottingham("Ann: 5 gems")
    table.play("Ann completes five alike gems")
    assert table.score("Ann") == 30
    assert table.log(None, Completed) == [Completed(0, "five_alike", cards("5 gems"), 30)]
    for name in ("Bob", None):
        assert [task.finishers for task in table.view(name).tasks if task.task == "five_alike"] == [[0]]


@rule("nottingham.task.second_double", "nottingham.task.flip", "nottingham.difference.second_task_card")
def test_with_a_second_finisher_both_get_the_lower_value() -> None:
    table = nottingham("""
        turn:  Bob
        Bob:   5 gems
        tasks: five_alike Ann
    """)
    assert table.score("Ann") == 30
    table.play("Bob completes five alike gems")
    assert (table.score("Ann"), table.score("Bob")) == (20, 20)
    assert table.events(Completed) == [Completed(1, "five_alike", cards("5 gems"), 20)]
    assert table.events(Turned) == [Turned(0, "five_alike", 20)]


@rule("nottingham.task.stays_single")
def test_without_a_second_finisher_the_higher_value_stays() -> None:
    table = nottingham("""
        Ann:     3 gems
        tasks:   five_alike Bob
        sheriff: 21
    """)
    table.play("Ann exchanges 3 gems")
    assert table.state.is_over
    assert table.score("Bob") == 30


@rule("nottingham.task.once_each")
def test_nobody_does_the_same_task_twice() -> None:
    table = nottingham("""
        Ann:   5 gems
        tasks: five_alike Ann
    """)
    assert table.refused("Ann completes five alike gems") == "task.once_each"


@rule("nottingham.task.all_four")
def test_one_player_may_do_all_four() -> None:
    table = nottingham("""
        Ann:   5 gems
        tasks: seven_different Ann, four_pairs Ann, three_pairs Ann
    """)
    table.play("Ann completes five alike gems")
    assert table.score("Ann") == 25 + 30 + 20 + 15


@rule("nottingham.task.five_task_or_set")
def test_five_equal_cards_are_a_task_or_a_set_as_declared() -> None:
    drawing = """
        Ann:    5 gems
        ambush: Bob red
    """
    assert nottingham(drawing).allows("Ann completes five alike gems")
    table = nottingham(drawing)
    table.play("Ann exchanges 5 gems")
    assert table.decision() == "strike"


@rule("nottingham.task.counts_as_exchange")
def test_a_task_is_the_exchange_of_the_turn() -> None:
    table = nottingham("Ann: 5 gems, 3 copper")
    table.play("Ann completes five alike gems")
    assert table.state.sheriff == 1
    assert table.refused("Ann exchanges 3 copper") == "exchange.own_turn"
