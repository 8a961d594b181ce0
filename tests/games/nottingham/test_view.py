"""Nottingham, what lies before a player's eyes, decision by decision."""

import pytest

from brigand.games.nottingham.view import AttackView, EmergencyView, OfferView, SetView
from tests.games.nottingham.table import nottingham

EVERYBODY = ("Ann", "Bob", "Cat", None)


def test_a_turned_up_card_and_nothing_else() -> None:
    table = nottingham("card: silver")
    for name in EVERYBODY:
        view = table.view(name)
        assert (view.decision, view.revealed, view.to_act) == ("choose", "silver", [0])
        assert (view.viewer, view.starter) == (None if name is None else table.seat(name), 0)
        assert (view.looking, view.attack, view.offers, view.laid_out, view.emergency) == (None, None, [], None, None)
    table.play("Ann takes")
    assert (table.view(None).decision, table.view(None).revealed) == ("exchange", None)


@pytest.mark.parametrize(
    ("card", "attacks", "action", "then"),
    [
        ("silver", "steals from", "theft", "exchange"),
        ("pearls", "robs", "robbery", "rob"),
        ("gems", "raids", "raid", "raid"),
    ],
)
def test_an_attack_is_seen_until_it_is_over(card: str, attacks: str, action: str, then: str) -> None:
    table = nottingham(f"card: {card}\nBob: gems, chest")
    table.play(f"Ann {attacks} Bob")
    assert [table.view(name).attack for name in EVERYBODY] == [AttackView(0, 1, action)] * 4
    table.play("Bob passes")
    assert table.decision() == then
    seen = None if then == "exchange" else AttackView(0, 1, action)
    assert [table.view(name).attack for name in EVERYBODY] == [seen] * 4


def test_two_ambushes_are_looked_at_by_one_alone() -> None:
    table = nottingham("card: gold\ndeck: yellow, blue, purple\nseats: 4")
    table.play("Ann lays an ambush")
    assert [table.view(name).looking for name in EVERYBODY] == [["yellow", "blue"], None, None, None]
    assert [table.view(name).ambush_deck for name in EVERYBODY] == [1] * 4


def test_a_trade_shows_the_offers_made_so_far() -> None:
    table = nottingham("card: chest\nBob: gems, gold\nCat: 2 chest\nDan: pearls")
    table.play("Ann trades", "Bob offers gems and gold")
    offer = OfferView(1, True, ["gold", "gems"])
    assert [table.view(name).offers for name in EVERYBODY] == [[offer]] * 4
    table.play("Cat shows hand", "Dan offers pearls")
    assert table.view("Cat").offers == [offer, OfferView(3, True, ["pearls"])]


def test_a_purchase_shows_who_has_answered() -> None:
    table = nottingham("card: copper\nBob: gems\nCat: -\nDan: pearls")
    table.play("Ann purchases", "Dan offers pearls")
    waiting = OfferView(1, False, None)
    assert table.view("Ann").offers == table.view(None).offers == [waiting, OfferView(3, True, None)]
    assert table.view("Dan").offers == [waiting, OfferView(3, True, ["pearls"])]
    table.play("Bob offers gems")
    assert table.view("Cat").offers == [OfferView(1, True, ["gems"]), OfferView(3, True, ["pearls"])]


def test_a_set_lies_open_while_ambushes_are_asked_for() -> None:
    table = nottingham("Ann: 4 gems, chest\nambush: Bob yellow")
    table.play("Ann exchanges 4 gems")
    assert [table.view(name).laid_out for name in EVERYBODY] == [SetView(0, "gems", 4)] * 4
    assert table.view("Ann").hands[0].cards == ["chest"]
    table.play("Bob passes")
    assert table.view(None).laid_out is None


def test_an_emergency_shows_what_everybody_owes_and_the_own_choice() -> None:
    table = nottingham("""
        card:    -
        pile:    0
        Ann:     3 gems, 4 copper
        Bob:     5 chest
        Cat:     2 silver
        track:   4 6
        sheriff: 1
    """)
    table.play("Ann discards gems", "Ann discards copper")
    owed = [1, 1, 0]
    assert table.view("Ann").emergency == EmergencyView(4, owed, ["copper", "gems"])
    for name in ("Bob", "Cat", None):
        assert table.view(name).emergency == EmergencyView(4, owed, [])
    assert table.view(None).to_act == [0, 1]


def test_tasks_show_their_values_and_finishers() -> None:
    table = nottingham("tasks: five_alike Bob Ann, three_pairs Cat")
    tasks = {task.task: (task.single, task.double, task.finishers) for task in table.view(None).tasks}
    assert tasks == {
        "seven_different": (25, 20, []),
        "five_alike": (30, 20, [1, 0]),
        "four_pairs": (20, 15, []),
        "three_pairs": (15, 10, [2]),
    }


def test_a_view_is_no_way_into_the_table() -> None:
    """Whoever changes what is shown changes nothing else."""
    table = nottingham("Ann: 3 gems\ntasks: five_alike Bob\nambush: Bob red")
    view = table.view("Ann")
    view.track.clear()
    view.to_act.clear()
    view.tasks[1].finishers.clear()
    view.colours.clear()
    again = table.view("Ann")
    assert (len(again.track), again.to_act, again.tasks[1].finishers, len(again.colours)) == (21, [0], [1], 3)


def test_the_aid_shows_the_own_ambushes_and_hand() -> None:
    table = nottingham("Bob: 2 gems\nambush: Bob copper-chest gems-copper")
    bob, cat = table.view("Bob").memory, table.view("Cat").memory
    assert bob is not None
    assert cat is not None
    assert (bob.ambushes[1], cat.ambushes[1]) == (["copper-chest", "gems-copper"], [None, None])
    assert (bob.hands[1].certain, cat.hands[1].certain) == ({"gems": 2}, {})
