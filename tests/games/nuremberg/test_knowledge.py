"""Nuremberg: what can be known of hidden hands."""

import pytest

from brigand.core.journal import Event
from brigand.core.rng import Rng
from brigand.games.nuremberg.events import (
    Exchanged,
    SettlementBuilt,
    Sold,
    StationBuilt,
    TowerBuilt,
    WallBuilt,
    WorkshopBuilt,
)
from brigand.games.nuremberg.knowledge import Bounds, Knowledge
from brigand.games.nuremberg.pieces import KINDS, NAMES
from tests.games.nuremberg.known import knows, robbed, seized, take, unseen
from tests.games.nuremberg.table import nuremberg


def test_of_a_stolen_card_others_know_that_it_is_one_of_those_there_were() -> None:
    table = robbed("3 wood, 1 ore")
    for observer in ("Cat", "Dan", None):
        assert knows(table, observer, "Bob") == {"wood": (2, 3), "ore": (0, 1)}
        assert knows(table, observer, "Ann") == {"wood": (0, 1), "ore": (0, 1)}
        assert knows(table, observer, "Cat") == {"wool": (1, 1)}
    exact = {NAMES.index(card): 1 for card in table.cards("Ann")}
    for observer in ("Ann", "Bob"):
        assert knows(table, observer, "Ann") == {NAMES[kind]: (1, 1) for kind in exact}
        known = knows(table, observer, "Bob")
        assert all(least == most for least, most in known.values())


def test_of_several_seized_cards_some_kinds_are_certain() -> None:
    table = seized("3 wood, 1 ore", "IV-2 IV-4")
    for observer in ("Cat", None):
        assert knows(table, observer, "Ann") == {"wood": (1, 2), "ore": (0, 1)}
        assert knows(table, observer, "Bob") == {"wood": (1, 2), "ore": (0, 1)}


def test_who_loses_the_whole_hand_leaves_no_question() -> None:
    table = seized("1 wood, 1 ore", "IV-2 IV-4")
    for observer in ("Ann", "Bob", "Cat", None):
        assert knows(table, observer, "Ann") == {"wood": (1, 1), "ore": (1, 1)}
        assert knows(table, observer, "Bob") == {}


def test_who_has_one_kind_only_leaves_no_question() -> None:
    table = robbed("4 wood")
    for observer in ("Cat", None):
        assert knows(table, observer, "Ann") == {"wood": (1, 1)}
        assert knows(table, observer, "Bob") == {"wood": (3, 3)}


def test_a_second_theft_carries_the_question_on() -> None:
    table = robbed()
    table.state.pile = [*table.state.pile[:1], *reversed(table.state.pile[1:])]  # knights lie at the bottom
    table.play("Ann: end turn", "Bob: draw", "Bob: knight A2", "Bob: rob Cat")
    assert knows(table, None, "Cat") == {}
    assert knows(table, None, "Bob") == {"wood": (0, 1), "wool": (1, 1), "ore": (0, 1)}
    assert knows(table, "Cat", "Bob") == {"wood": (0, 1), "wool": (1, 1), "ore": (0, 1)}
    assert knows(table, "Dan", "Ann") == {"wood": (0, 1), "ore": (0, 1)}


def test_what_one_hand_shows_clears_the_other() -> None:
    table = unseen("Bob: 1 wood, 1 ore", "wood")
    table.play("Ann: call with 1 wood")
    assert knows(table, None, "Ann") == {"wood": (1, 1)}
    assert knows(table, None, "Bob") == {"ore": (1, 1)}


def test_cards_that_come_and_go_in_sight_keep_the_question_as_it_is() -> None:
    table = robbed("2 wood, 2 ore")
    table.state.gain(1, NAMES.index("wood"), 2)
    assert knows(table, "Cat", "Bob") == {"wood": (3, 4), "ore": (1, 2)}
    table.state.pay(1, [3, 0, 0, 0, 0, 0])
    assert knows(table, "Cat", "Bob") == {"wood": (0, 1), "ore": (1, 2)}
    table.state.pay(1, [0, 0, 0, 0, 2, 0])
    assert knows(table, "Cat", "Bob") == {}
    assert knows(table, "Cat", "Ann") == {"wood": (1, 1)}


@pytest.mark.parametrize(
    ("answer", "proved"),
    [("accept", 2), ("counter 2 ore for 2 wool", 2), ("counter 1 ore for 2 wool", 1), ("decline", 1)],
)
def test_an_acceptance_and_a_counter_offer_prove_what_they_would_give(answer: str, proved: int) -> None:
    table = unseen("Ann: 2 wool\nBob: 1 wood, 2 ore\nCat: 2 ore", "wood")
    assert knows(table, "Dan", "Bob") == {"wood": (0, 1), "ore": (1, 2)}
    table.play("Ann: offer 1 wool for 2 ore", f"Bob: {answer}", "Cat: counter 1 ore for 1 wool", "Dan: decline")
    table.play("Ann: withdraw")
    assert knows(table, "Dan", "Bob") == ({"ore": (2, 2)} if proved == 2 else {"wood": (0, 1), "ore": (1, 2)})
    assert knows(table, "Dan", "Ann")["wood"] == ((1, 1) if proved == 2 else (0, 1))


def test_who_showed_two_and_then_one_still_has_two() -> None:
    table = nuremberg("turn: Bob\nBob: 2 wood, 1 grain\nDan: 1 ore")
    take(table, "Cat", "Bob", "grain")
    assert knows(table, "Dan", "Bob") == {"wood": (1, 2), "grain": (0, 1)}
    table.play("Bob: offer 2 wood for 1 ore to Dan", "Dan: decline", "Bob: offer 1 wood for 1 ore to Dan")
    assert knows(table, "Dan", "Bob") == {"wood": (2, 2)}
    assert knows(table, "Dan", "Cat") == {"grain": (1, 1)}


@pytest.mark.parametrize(
    ("payment", "told", "ann", "stolen", "board"),
    [
        ("station I", StationBuilt, "1 clay", "wood", ""),
        ("settlement II-1", SettlementBuilt, "1 wool, 1 grain, 1 clay", "wood", "stations: II Ann"),
        ("workshop W05", WorkshopBuilt, "2 grain, 2 ore", "ore", ""),
        ("wall", WallBuilt, "3 gold", "clay", ""),
        ("tower 1", TowerBuilt, "1 clay, 3 gold", "wood", "walls: 2\nworkshops: Ann W05"),
        ("exchange wood for clay", Exchanged, "3 wood", "wood", ""),
        ("sell compass in frankfurt", Sold, "1 ore", "wood", ""),
    ],
)
@pytest.mark.parametrize("seats", [3, 4])
def test_paying_is_news_if_anybody_could_not_be_sure_of_the_cards(
    payment: str, told: type[Event], ann: str, stolen: str, board: str, seats: int
) -> None:
    drawing = f"seats: {seats}\n{board}\nBob: 1 grain, 1 {stolen}"
    table = unseen(f"{drawing}\nAnn: {ann}", stolen)
    table.play(f"Ann: {payment}")
    assert [event.reveals() for event in table.events(told)] == [True]
    known = nuremberg(f"{drawing}\nAnn: {ann}, 1 {stolen}")
    known.play(f"Ann: {payment}")
    assert [event.reveals() for event in known.events(told)] == [False]


def test_drawn_together_a_hand_has_its_size_and_a_kind_its_number() -> None:
    size = Bounds(2, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [2, 1, 0, 0, 0, 2, 2, 0, 0, 0])
    while size.draw_together([3, 1], [2, 2, 0, 0, 0]):
        pass
    assert (size.least, size.most) == ([2, 1, 0, 0, 0, 0, 1, 0, 0, 0], [2, 1, 0, 0, 0, 0, 1, 0, 0, 0])
    kinds = Bounds(  # the second kind of the last hand follows from the others', and then its first from its size
        3,
        [0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 1, 0, 0],
        [2, 0, 1, 0, 0, 2, 0, 2, 0, 0, 1, 1, 1, 0, 0],
    )
    while kinds.draw_together([1, 3, 2], [2, 1, 3, 0, 0]):
        pass
    assert (kinds.least[10:], kinds.most[10:]) == ([0, 1, 1, 0, 0], [0, 1, 1, 0, 0])
    hand = Bounds(  # of the second hand only the first kind is open: it holds the rest
        3,
        [2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0],
        [4, 1, 0, 0, 0, 3, 1, 0, 0, 0, 1, 2, 0, 0, 0],
    )
    while hand.draw_together([3, 2, 1], [4, 2, 0, 0, 0]):
        pass
    assert (hand.least[5:10], hand.most[5:10]) == ([1, 1, 0, 0, 0], [1, 1, 0, 0, 0])
    open_question = Bounds(2, [0] * 10, [1, 1, 0, 0, 0, 1, 1, 0, 0, 0])
    assert not open_question.draw_together([1, 1], [1, 1, 0, 0, 0])
    assert (open_question.least, open_question.most) == ([0] * 10, [1, 1, 0, 0, 0, 1, 1, 0, 0, 0])


def test_conclusions_are_drawn_to_the_end_and_never_exclude_the_truth() -> None:
    seats, chance = 3, Rng(1)
    rows = [[player * KINDS + kind for kind in range(KINDS)] for player in range(seats)]
    columns = [list(cells) for cells in zip(*rows, strict=True)]
    for _ in range(200):
        truth = [chance.below(3) for _ in range(seats * KINDS)]
        least = [max(0, count - chance.below(3)) for count in truth]
        most = [count + chance.below(3) for count in truth]
        totals = [sum(truth[i] for i in line) for line in rows + columns]
        knowledge = Knowledge(seats, least * (seats + 1), most * (seats + 1))
        bounds = knowledge.tightened(0, totals[:seats], totals[seats:])
        assert all(low <= count <= high for low, count, high in zip(bounds.least, truth, bounds.most, strict=True))
        for line, total in zip(rows + columns, totals, strict=True):
            for i in line:
                others = [other for other in line if other != i]
                assert bounds.least[i] >= total - sum(bounds.most[other] for other in others)
                assert bounds.most[i] <= total - sum(bounds.least[other] for other in others)


def test_a_thief_may_know_more_of_a_third_hand_than_all_others() -> None:
    """Bob took Dan's wood, so he knows that both of Dan's wool are still there; then Dan took something of Cat's."""
    table = nuremberg("Cat: 2 wood, 1 wool, 2 grain\nDan: 1 wood, 2 wool")
    take(table, "Ann", "Cat", "grain")
    take(table, "Bob", "Dan", "wood")
    take(table, "Dan", "Cat", "wood")
    assert knows(table, "Bob", "Dan")["wool"] == (2, 3)
    assert knows(table, "Ann", "Dan")["wool"] == (1, 3)
    assert knows(table, None, "Dan")["wool"] == (1, 3)
