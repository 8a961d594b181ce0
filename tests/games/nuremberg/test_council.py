"""Nuremberg, prestige and the councils."""

import pytest

from brigand.games.nuremberg.events import CouncilEntered, CouncilLocked, CouncilSwapped, CouncilTaken
from brigand.games.nuremberg.pieces import COUNCILS, ENTRY, LOCK
from tests.games.nuremberg.table import Table, nuremberg
from tests.games.nuremberg.test_card import drawn
from tests.rule import rule

RICH = "{0}: 9 wood, 9 clay, 30 gold\nturn: {0}\nwalls: 10\nworkshops: {0} W05\n"


def built(who: str, drawing: str, *what: str) -> Table:
    """Somebody rich builds walls and towers on a drawn table."""
    table = nuremberg(RICH.format(who) + drawing)
    table.play(*[f"{who}: {building}" for building in what])
    return table


@rule("nuremberg.council.prestige")
def test_only_walls_and_towers_bring_prestige() -> None:
    table = nuremberg("Ann: 9 wood, 9 wool, 9 grain, 9 clay, 9 ore, 9 gold\nstations: II Ann\nwalls: 2")
    table.play("Ann: settlement II-1", "Ann: workshop W05", "Ann: station I", "Ann: sell compass in frankfurt")
    assert table.prestige("Ann") == 0
    table.play("Ann: wall", "Ann: tower 1")
    assert table.prestige("Ann") == 3


@rule("nuremberg.council.never_spent")
def test_prestige_is_never_lost() -> None:
    table = built("Bob", "prestige: Ann 3, Bob 3\ncouncil: Ann siebenerrat, Bob kleiner_rat", "wall")
    assert (table.prestige("Ann"), table.prestige("Bob")) == (3, 4)  # also not by losing a card


@rule("nuremberg.council.first")
def test_the_first_with_three_takes_the_best_seat() -> None:
    table = built("Ann", "", "wall", "wall")
    assert (ENTRY, table.council("Ann")) == (3, 0)
    before = table.points("Ann")
    table.play("Ann: wall")
    assert (table.council("Ann"), table.points("Ann") - before) == (4, 4)
    assert table.events(CouncilEntered) == [CouncilEntered(0, "siebenerrat")]


@rule("nuremberg.council.second")
def test_the_second_takes_the_middle_seat() -> None:
    assert built("Bob", "prestige: Ann 3, Bob 2\ncouncil: Ann siebenerrat", "wall").council("Bob") == 3


@rule("nuremberg.council.third")
def test_the_third_takes_the_last_seat() -> None:
    seated = "prestige: Ann 3, Bob 3, Cat 2\ncouncil: Ann siebenerrat, Bob kleiner_rat"
    assert built("Cat", seated, "wall").council("Cat") == 2


FULL = "council: Ann siebenerrat, Bob kleiner_rat, Cat grosser_rat\nprestige: "


@rule("nuremberg.council.none_left")
def test_a_later_one_gets_nothing_at_first() -> None:
    table = built("Dan", f"{FULL} Ann 6, Bob 5, Cat 4, Dan 2", "wall")
    assert (table.prestige("Dan"), table.council("Dan")) == (3, 0)
    table.play("Dan: wall", "Dan: wall")
    assert (table.council("Dan"), table.council("Cat")) == (2, 0)


@rule("nuremberg.council.one_card")
def test_nobody_has_two_cards() -> None:
    table = built("Ann", "", *["wall"] * 5)
    assert [card.holder for card in table.view(None).councils] == [0, None, None]


@rule("nuremberg.council.one_by_one")
def test_a_tower_counts_as_two_single_points() -> None:
    table = built("Dan", "prestige: Ann 3, Dan 2\ncouncil: Ann siebenerrat", "tower 1")
    assert table.events(CouncilEntered, CouncilSwapped) == [
        CouncilEntered(3, "kleiner_rat"),
        CouncilSwapped(3, "siebenerrat", 0, "kleiner_rat"),
    ]


@rule("nuremberg.council.entry_then_overtake")
def test_entering_comes_before_overtaking() -> None:
    table = built("Bob", "prestige: Ann 3\ncouncil: Ann siebenerrat", "tower 1", "wall")
    assert (table.council("Ann"), table.council("Bob")) == (4, 3)
    table.play("Bob: wall")
    assert (table.council("Ann"), table.council("Bob")) == (3, 4)


@rule("nuremberg.council.overtake", "nuremberg.council.swap")
def test_more_prestige_takes_the_better_card_in_exchange() -> None:
    table = built("Bob", "prestige: Ann 3, Bob 3\ncouncil: Ann siebenerrat, Bob kleiner_rat", "wall")
    assert (table.council("Bob"), table.council("Ann")) == (4, 3)


@rule("nuremberg.council.tie")
def test_drawing_level_changes_nothing() -> None:
    table = built("Bob", "prestige: Ann 5, Bob 4\ncouncil: Ann siebenerrat, Bob kleiner_rat", "wall")
    assert (table.prestige("Bob"), table.council("Bob"), table.council("Ann")) == (5, 3, 4)


@rule("nuremberg.council.no_return")
def test_an_overtaker_without_a_card_gives_nothing_back() -> None:
    table = built("Dan", f"{FULL} Ann 4, Bob 9, Cat 9, Dan 4", "wall")
    assert (table.council("Dan"), table.council("Ann")) == (4, 0)
    assert table.events(CouncilTaken) == [CouncilTaken(3, "siebenerrat", 0)]


@rule("nuremberg.council.only_better")
def test_a_lesser_card_is_not_taken() -> None:
    table = built("Ann", "prestige: Ann 3, Bob 3\ncouncil: Ann siebenerrat, Bob kleiner_rat", "wall")
    assert (table.council("Ann"), table.council("Bob")) == (4, 3)


@rule("nuremberg.council.passed_now")
def test_only_those_level_before_the_point_are_overtaken() -> None:
    table = built("Dan", f"{FULL} Ann 5, Bob 5, Cat 9, Dan 5", "wall")
    table.play("Dan: council kleiner_rat")  # the lesser of the two
    table.play("Dan: wall")
    assert (table.council("Dan"), table.council("Ann")) == (3, 4)
    choice = built("Dan", f"{FULL} Ann 5, Bob 5, Cat 9, Dan 5", "wall")
    assert choice.refused("Dan: council grosser_rat") == "council.passed_now"


@rule("nuremberg.council.choice", "nuremberg.council.one_per_point")
def test_passing_several_one_picks_whose_card_to_take() -> None:
    table = built("Cat", f"{FULL} Ann 5, Bob 5, Cat 5", "wall")
    assert (table.decision, table.options("Cat")) == ("council", ["council siebenerrat", "council kleiner_rat"])
    assert table.view(None).council_choice == ["siebenerrat", "kleiner_rat"]
    table.play("Cat: council siebenerrat")
    assert [table.council(name) for name in ("Ann", "Bob", "Cat")] == [2, 3, 4]
    assert len(table.events(CouncilSwapped)) == 1
    assert nuremberg().refused("Ann: council siebenerrat") == "council.choice"


@rule("nuremberg.council.must_take")
def test_taking_is_not_optional() -> None:
    single = built("Bob", "prestige: Ann 3, Bob 3\ncouncil: Ann siebenerrat, Bob kleiner_rat", "wall")
    assert single.decision == "act"  # swapped without a question
    several = built("Cat", f"{FULL} Ann 5, Bob 5, Cat 5", "wall")
    assert several.refused("Cat: end turn") == "council.must_take"
    assert several.refused("Cat: pass") == "council.must_take"


@rule("nuremberg.council.lock")
def test_twelve_prestige_make_a_card_safe() -> None:
    table = built("Bob", "prestige: Ann 12, Bob 12\ncouncil: Ann siebenerrat, Bob kleiner_rat", "wall")
    assert (table.council("Ann"), table.council("Bob")) == (4, 3)
    assert [card.locked for card in table.view(None).councils] == [True, True, False]


@rule("nuremberg.council.lock_after_swap")
def test_the_twelfth_point_overtakes_first_and_locks_then() -> None:
    table = built("Bob", "prestige: Ann 11, Bob 11\ncouncil: Ann siebenerrat, Bob kleiner_rat", "wall")
    assert (table.prestige("Bob"), LOCK, table.council("Bob")) == (12, 12, 4)
    assert table.events(CouncilLocked) == [CouncilLocked(1, "siebenerrat")]
    table.state.prestige[0] = 12
    table.play("Bob: wall")
    assert table.council("Bob") == 4
    assert len(table.events(CouncilLocked)) == 1  # told once, and not before
    early = built("Bob", "prestige: Bob 10\ncouncil: Bob kleiner_rat", "wall")
    assert early.events(CouncilLocked) == []
    picked = built("Cat", f"{FULL} Ann 11, Bob 11, Cat 11", "wall", "council siebenerrat")
    assert picked.events(CouncilLocked) == [CouncilLocked(2, "siebenerrat")]


@rule("nuremberg.council.lock_still")
@pytest.mark.parametrize("level", [12, 13, 20])
def test_a_locked_player_never_changes_card_again(level: int) -> None:
    table = built("Bob", f"prestige: Ann {level}, Bob {level}\ncouncil: Ann siebenerrat, Bob grosser_rat", "wall")
    assert (table.council("Ann"), table.council("Bob")) == (4, 2)


@rule("nuremberg.council.lock_no_card")
def test_twelve_without_a_card_lock_nothing() -> None:
    table = built("Dan", f"{FULL} Ann 12, Bob 12, Cat 12, Dan 11", "wall", "wall")
    assert (table.prestige("Dan"), table.council("Dan"), table.events(CouncilLocked)) == (13, 0, [])


@rule("nuremberg.council.off_turn")
def test_prestige_off_turn_counts_and_its_owner_chooses() -> None:
    table = drawn("6 free_clay", f"{FULL} Ann 5, Bob 5, Cat 5\nCat: 3 gold\nDan: 3 gold\nwalls: 10")
    table.play("Cat: wall")
    assert (table.decision, table.to_act()) == ("council", ["Cat"])
    assert table.refused("Ann: council kleiner_rat") == "council.off_turn"
    table.play("Cat: council kleiner_rat")
    assert (table.decision, table.to_act()) == ("free_clay", ["Dan"])


def test_the_seats_of_the_councils() -> None:
    assert [(card.name, card.points) for card in COUNCILS] == [
        ("siebenerrat", 4),
        ("kleiner_rat", 3),
        ("grosser_rat", 2),
    ]
