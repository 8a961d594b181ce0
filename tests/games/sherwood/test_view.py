"""Sherwood: what the view says of the moment."""

import pytest

from tests.games.sherwood.table import sherwood


def test_the_view_names_who_is_to_act_until_the_end() -> None:
    table = sherwood("first: B")
    for letter in ("R", "B", None):
        assert table.view(letter).turn == 1
        assert table.view(letter).viewer == (None if letter is None else table.gang(letter))
    over = sherwood("""
        step: clean
        round: 4
        R: 3 points
    """)
    assert (over.view("R").turn, over.view("R").winner) == (None, 0)
    assert [gang.bandits for gang in over.view("R").gangs] == [0, 0, 0, 0]


def test_the_view_names_whose_die_is_to_be_raised_and_what_is_owed() -> None:
    beer = sherwood("""
        step: tuck
        cards: where_beer
        free: R
        B: bridge: 3 1
        G: bridge: 6 2
    """)
    assert (beer.view("R").target, beer.view("R").owed) == (None, 0)
    beer.play("R where is the beer")
    assert beer.view("Y").target == 1
    beer.play("R raise 2 3")
    assert beer.view("Y").target == 2
    bail = sherwood("""
        step: bail
        R: bridge: 6 4 2 | front: coin, coin, coin, red ring
    """)
    assert bail.view("B").owed == 0
    bail.play("R bail with three")
    assert bail.view("B").owed == 3
    bail.play("R discard coin")
    assert (bail.view("B").owed, bail.view("B").discards) == (2, 1)


def test_the_view_counts_what_is_left_to_draw() -> None:
    table = sherwood("""
        step: arrest
        left: 10
    """)
    assert table.view(None).supply == 10
    table.play("R reward loot", "B reward loot")
    assert table.view(None).supply == 8


@pytest.mark.parametrize(
    ("seats", "colours"),
    [
        (2, ["blue", "green", "red"]),
        (3, ["red", "blue", "green"]),
        (4, ["red", "blue", "green", "yellow"]),
    ],
)
def test_colours_follow_the_seats(seats: int, colours: list[str]) -> None:
    assert [gang.color for gang in sherwood(f"seats: {seats}").view(None).gangs] == colours


def test_stretches_dice_and_marks_are_shown_where_they_are() -> None:
    table = sherwood("""
        step: robin 2
        cards: second_chance
        free: Y
        wagon 1: 9 x | G _ _ _
        wagon 2: 12 -2 | R (Bg) _ _ | R4x B5 G6
        wagon 3: -
    """)
    view = table.view(None)
    assert view.stretch == 2
    assert [(s.back is None, s.front is None, s.is_revealed) for s in view.road] == [
        (False, False, True),
        (False, False, True),
        (True, True, False),
        (False, False, True),
    ]
    assert [(s.is_marked, s.change, s.defence) for s in view.road] == [
        (True, 0, 9),
        (False, -2, 10),
        (False, 0, None),
        (False, 0, 13),
    ]
    shown = [(die.gang, die.face, die.hideout, die.is_marked) for die in view.road[1].dice]
    assert shown == [(0, 4, 1, True), (1, 5, 2, False), (2, 6, 2, False)]
    pair = view.road[1].hideouts[1]
    assert (pair.gang, pair.mover, view.road[1].hideouts[3].gang) == (1, 2, None)


def test_a_front_shows_its_number_and_whose_card_it_changes() -> None:
    table = sherwood("""
        step: choose
        wagon 1: 4 lady_marion | R _ _ _
        wagon 2: 9 robin_hood | R _ _ _
        wagon 3: beer | R _ _ _
        wagon 4: war | R _ _ _
    """)
    fronts = [stretch.front for stretch in table.view(None).road]
    shown = [(front.name, front.is_special, front.defence, front.change) for front in fronts if front is not None]
    assert [facts[1:] for facts in shown] == [
        (False, 4, "lady_marion"),
        (False, 9, "robin_hood"),
        (True, None, None),
        (True, 33, None),
    ]
    hidden = sherwood("wagon 1: 9").view(None).road[0]
    assert (hidden.is_revealed, hidden.defence, hidden.front) == (False, None, None)


def test_the_fairs_dice_lie_on_the_fair_alone() -> None:
    table = sherwood("""
        step: choose
        cards: second_chance
        free: Y
        wagon 1: fair | R B _ _
        wagon 2: 9 | G _ _ _
        rolls: 2 4 5 6 5
    """)
    assert [stretch.fair_dice for stretch in table.view(None).road] == [[2, 4, 5], [], [], []]


def test_leaders_are_shown_at_home_in_prison_or_with_the_merry_man_they_asked() -> None:
    table = sherwood("""
        step: john
        cards: shove
        free: R B
        jail: G
        wagon 1: 9 | R B _ _
        wagon 2: 9 | B _ _ _
    """).play("R shove 1-1 right")
    for letter in ("R", "Y", None):
        leaders = [gang.leader for gang in table.view(letter).gangs]
        assert leaders == ["little_john", "home", "prison", "lady_marion"]


def test_cards_out_of_the_game_are_shown_with_their_character() -> None:
    table = sherwood("""
        step: reveal
        cards: heads_down tip_off
        wagon 1: 9 robin_hood | R _ _ _
        wagon 2: 4 lady_marion | R _ _ _
    """)
    boxes = {man.character: man.box for man in table.view(None).merry_men}
    assert boxes == {"lady_marion": ["tip_off"], "little_john": [], "robin_hood": ["heads_down"], "friar_tuck": []}


def test_a_defence_is_shown_once_it_is_fixed_and_until_the_wagon_is_gone() -> None:
    table = sherwood("""
        step: john
        cards: shove
        free: R
        wagon 1: 4 +2 | R B _ _
        wagon 2: fair | B G _ _
        wagon 3: -
    """)
    assert [stretch.defence for stretch in table.view(None).road] == [6, None, None, 13]
    escaped = sherwood("""
        step: robin 1
        wagon 1: 9 | R B _ _ | R4 B4
        wagon 2: 9 | R _ _ _
        wagon 3: 9 | R _ _ _
    """)
    assert escaped.turn() == "R choose"
    assert [stretch.defence for stretch in escaped.view(None).road] == [None, 9, 9, None]


def test_a_die_left_at_the_fair_counts_against_nothing_before_the_fair_has_rolled() -> None:
    table = sherwood("""
        step: john
        cards: quick_job
        free: R B
        wagon 1: fair | R B _ _
        wagon 2: 9 | G _ _ _
        wagon 3: 9 | Y _ _ _
    """)
    table.play("R quick job 1-1 to 1")
    fair = table.view(None).road[0]
    assert [die.face for die in fair.dice] == [2]
    assert (fair.defence, fair.sum, fair.counted) == (None, 0, 0)
