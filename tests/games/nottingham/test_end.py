"""Nottingham, the end and the scoring."""

import pytest

from brigand.games.nottingham.events import Ended, Favoured, Scored
from tests.games.nottingham.table import Table, nottingham
from tests.rule import rule


def last_step(won: str = "Bob chest", tasks: str = "", hand: str = "3 gems") -> Table:
    """Ann's exchange of gems brings the sheriff home."""
    table = nottingham(f"""
        Ann:     {hand}
        won:     {won}
        tasks:   {tasks}
        sheriff: 21
    """)
    table.play("Ann exchanges 3 gems")
    return table


@rule("nottingham.end.town", "nottingham.end.at_once")
def test_the_match_ends_the_moment_the_sheriff_is_home() -> None:
    table = last_step()
    assert table.state.is_over
    assert table.to_act() == []
    assert table.refused("Bob takes") == "end.at_once"
    assert table.events(Ended) == [Ended(0, "town")]


@rule("nottingham.end.start_is_no_return")
def test_standing_in_town_at_the_start_ends_nothing() -> None:
    table = nottingham("card: copper")
    assert table.state.sheriff == 0
    assert not table.state.is_over


@rule("nottingham.end.exchange_counts")
def test_the_last_exchange_counts() -> None:
    table = last_step(won="Ann copper")
    assert table.score("Ann") == 7 + 11


SEVEN_TAKEN = "seven_different Ann Bob, four_pairs Ann Bob, three_pairs Ann Bob, five_alike Bob"


@rule(
    "nottingham.end.eighth_task",
    "nottingham.end.eighth_no_step",
    "nottingham.end.eighth_flips",
    "nottingham.difference.eighth_task",
)
def test_the_eighth_task_card_ends_the_match_before_the_sheriff_moves() -> None:
    table = nottingham(f"""
        Ann:     5 gems
        tasks:   {SEVEN_TAKEN}
        sheriff: 4
    """)
    assert table.score("Bob") == 20 + 15 + 10 + 30
    table.play("Ann completes five alike gems")
    assert table.events(Ended) == [Ended(0, "tasks")]
    assert table.state.sheriff == 4
    assert table.events(Favoured) == []
    assert table.score("Ann") == table.score("Bob") == 20 + 15 + 10 + 20


@rule("nottingham.end.eighth_task")
@pytest.mark.parametrize(
    "taken",
    [
        "seven_different Ann Bob, four_pairs Ann Bob, three_pairs Ann Bob",
        "seven_different Cat Bob, four_pairs Cat Bob, three_pairs Cat, five_alike Cat",
        "seven_different Cat, four_pairs Cat, three_pairs Cat, five_alike Cat",
    ],
)
def test_before_the_eighth_task_card_is_taken_the_match_goes_on(taken: str) -> None:
    table = nottingham(f"""
        Ann:     5 gems
        tasks:   {taken}
        sheriff: 4
    """)
    table.play("Ann completes five alike gems")
    assert not table.state.is_over
    assert table.state.sheriff == 5


@rule("nottingham.score.sum", "nottingham.score.card_value")
def test_the_score_is_won_cards_and_task_cards() -> None:
    table = last_step(won="Bob chest copper", tasks="three_pairs Bob")
    assert table.score("Bob") == 13 + 7 + 15
    assert table.score("Ann") == 11
    assert table.events(Scored)[1] == Scored(1, ["copper", "chest"], 20, 15, 35)


@rule("nottingham.score.sum")
def test_the_accounts_are_opened_at_the_end_alone() -> None:
    table = nottingham("Ann: 3 gems\nwon: Bob chest chest\ntasks: three_pairs Bob\nsheriff: 21")
    assert [table.view(name).final for name in ("Ann", "Bob", None)] == [None, None, None]
    table.play("Ann exchanges 3 gems")
    for name in ("Ann", "Bob", None):
        final = table.view(name).final
        assert final is not None
        assert [(one.won, one.tasks, one.total, one.place) for one in final] == [
            (11, 0, 11, 2),
            (26, 15, 41, 1),
            (0, 0, 0, 3),
        ]


@rule("nottingham.score.hand_nothing")
def test_hand_cards_count_nothing() -> None:
    assert last_step(hand="3 gems, 6 chest, 4 necklace").score("Ann") == 11


@rule("nottingham.setup.aim")
def test_most_points_win() -> None:
    table = last_step(won="Ann copper copper chest, Bob chest chest chest")
    assert (table.score("Ann"), table.score("Bob")) == (38, 39)
    assert table.winners() == ["Bob"]
    assert table.state.outcome().places == [2, 1, 3]


@rule("nottingham.score.tie_win_pile")
def test_among_equals_the_larger_win_pile_wins() -> None:
    table = last_step(won="Ann necklace necklace, Bob copper silver pearls pearls")
    assert table.score("Ann") == table.score("Bob") == 35
    assert [len(table.won(name)) for name in ("Ann", "Bob")] == [3, 4]
    assert table.winners() == ["Bob"]


@rule("nottingham.score.tie_objects_only")
def test_task_cards_do_not_enlarge_the_win_pile() -> None:
    table = last_step(
        won="Ann copper gold, Bob chest chest chest chest", tasks="three_pairs Ann Cat, four_pairs Ann Cat"
    )
    assert table.score("Ann") == 7 + 9 + 11 + 10 + 15 == table.score("Bob")
    assert [len(table.won(name)) for name in ("Ann", "Bob")] == [3, 4]  # with her two tasks Ann would have five
    assert table.winners() == ["Bob"]


@rule("nottingham.score.tie_shared")
def test_players_equal_in_both_share_the_victory() -> None:
    table = last_step(won="Bob gems")
    assert table.winners() == ["Ann", "Bob"]
    assert table.state.outcome().places == [1, 1, 3]
