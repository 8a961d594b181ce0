"""Sherwood: leaders, the Merry Men's help in general, and marks."""

from brigand.games.sherwood.rules_robin import turn_dice
from tests.games.sherwood.table import sherwood
from tests.rule import rule


@rule("sherwood.leader.helps", "sherwood.leader.own_moment")
def test_a_leader_goes_to_the_open_card_in_its_own_step() -> None:
    table = sherwood("""
        step: robin 1
        cards: second_chance
        free: B
        wagon 1: 9 | R B _ _ | R3 B2
        rolls: 5
    """)
    assert table.refused("B heads down 1-2 +2") == "leader.helps"
    assert table.refused("B shove 1-1 right") == "leader.own_moment"
    table.play("B second chance 1-1")
    assert table.leader("B") == "robin_hood"
    before = sherwood("""
        cards: shove
        free: R
        wagon 1: 9 | R B _ _
    """)
    assert before.refused("R shove 1-1 right") == "leader.own_moment"


@rule("sherwood.leader.optional")
def test_every_window_offers_passing_and_placing_needs_no_help() -> None:
    john = sherwood("""
        step: john
        cards: shove
        free: R
        wagon 1: 9 | R B _ _
    """)
    assert john.options()[-1] == "pass"
    robin = sherwood("""
        step: robin 1
        cards: second_chance
        free: R
        wagon 1: 9 | R B _ _ | R3 B2
    """)
    assert robin.options()[-1] == "pass"
    tuck = sherwood("""
        step: tuck
        cards: cheer_up
        free: R
        R: bridge: 4
    """)
    assert tuck.options() == ["cheer up 4", "pass"]
    assert sherwood("free: R").allows("R hide 1-1")


@rule("sherwood.leader.needs_target")
def test_a_leader_is_not_spent_for_nothing() -> None:
    table = sherwood("""
        step: robin 1
        cards: heads_down
        free: R Y
        wagon 1: 9 | R B _ _ | R3 B2
    """)
    assert table.turn() == "R robin"
    assert table.refused("Y heads down 1-1 +2") == "leader.needs_target"
    table.play("R pass")
    assert table.turn() != "Y robin"


@rule("sherwood.leader.once")
def test_a_leader_helps_once_a_round() -> None:
    table = sherwood("""
        step: john
        cards: shove
        free: R
        wagon 1: 9 | R B _ _
    """)
    assert table.refused("B shove 1-2 left") == "leader.once"
    table.play("R shove 1-1 right")
    assert table.leader("R") == "little_john"
    assert table.turn() != "R john"


@rule("sherwood.leader.shared_card", "sherwood.leader.one_lap")
def test_several_leaders_use_one_card_each_asked_once() -> None:
    table = sherwood("""
        step: john
        cards: shove
        free: R B G
        wagon 1: 9 | R B G _
        wagon 2: 9 | G R _ _
    """)
    table.play("R pass", "B shove 1-2 left")
    assert table.refused("R shove 2-2 left") == "leader.one_lap"
    table.play("G shove 2-1 right")
    assert (table.leader("B"), table.leader("G")) == ("little_john", "little_john")
    assert table.turn() == "R choose"


def test_lady_marion_can_help_in_every_lap_of_the_placement() -> None:
    table = sherwood("""
        cards: tip_off
        free: R
    """).play("R hide 1-1")
    assert table.turn() == "B place"
    assert table.refused("R tip-off 1 2") == "course.turn_order"
    table.play("B hide 1-2", "G hide 1-3", "Y hide 1-4")
    assert table.allows("R tip-off 1 2")


@rule("sherwood.leader.prisoner")
def test_a_leader_in_prison_is_asked_nothing() -> None:
    table = sherwood("""
        step: john
        cards: shove
        free: B
        jail: R
        wagon 1: 9 | R B _ _
    """)
    assert table.turn() == "B john"
    assert table.refused("R shove 1-1 right") == "leader.prisoner"


@rule("sherwood.leader.one_card_per_step", "sherwood.leader.cards_stay")
def test_cards_change_only_at_the_reveal() -> None:
    table = sherwood("""
        step: john
        cards: shove second_chance
        free: R B G Y
        wagon 1: 9 | R B G Y
        wagon 2: 10 | R B G Y
    """)
    before = table.cards()
    table.play("R shove 1-1 right")
    assert table.refused("B quick job 1-1 to 1") == "leader.helps"
    while table.state.round == 1:
        table.state.apply(table.state.turn, table.state.legal(table.state.turn)[-1])
    assert table.cards() == before


@rule("sherwood.leader.zone")
def test_robin_hood_has_no_say_on_the_drawbridge_nor_tuck_on_the_road() -> None:
    bridge = sherwood("""
        step: tuck
        cards: cheer_up second_chance
        free: R
        R: bridge: 6
    """)
    assert bridge.refused("R second chance 1-1") == "leader.own_moment"
    road = sherwood("""
        step: robin 1
        cards: cheer_up second_chance
        free: R
        wagon 1: 9 | R B _ _ | R3 B2
    """)
    assert road.refused("R cheer up 3") == "leader.own_moment"


@rule("sherwood.marks.same_power", "sherwood.marks.cleared")
def test_a_mark_stops_its_own_power_only_and_goes_in_the_scuffle() -> None:
    table = sherwood("""
        step: reveal
        wagon 1: 4 x | R B _ _
        rolls: 6 6
    """)
    assert "Beaten" in table.kinds()
    assert table.state.crossed == [False] * 4
    assert not any(table.marked(stretch) for stretch in (1, 2, 3, 4))


@rule("sherwood.marks.no_limit")
def test_five_dice_can_be_marked_in_one_round() -> None:
    table = sherwood("""
        step: robin 1
        cards: over_here
        free: R
        wagon 1: 14 | R B G Y | R3 B2 G2 Y2
        wagon 2: 10 | R B G _ | R1x B1x
    """)
    turn_dice(table.state, 0, 0, 0, 1)
    assert table.marked(1) + table.marked(2) == [2, 3, 4, 1, 2]


@rule("sherwood.leader.own_moment")
def test_lady_marion_is_not_asked_after_the_reveal() -> None:
    table = sherwood("""
        step: john
        cards: tip_off shove
        free: R
        wagon 1: 9 | R B _ _
    """)
    assert table.refused("R tip-off 1 2") == "leader.own_moment"


@rule("sherwood.course.phases")
def test_a_token_is_put_on_a_wagon_only_while_bandits_are_placed() -> None:
    for step in ("john", "choose", "tuck"):
        table = sherwood(f"""
            step: {step}
            cards: friendly_guards shove cheer_up
            free: R
            wagon 1: 9 | R B _ _
            wagon 2: 10 | R _ _ _
            R: bridge: 6
        """)
        assert table.turn() == f"R {step}"
        assert table.refused("R token +2") == "course.phases"
        assert table.refused("R hide 1-4") == "course.phases"


@rule("sherwood.leader.once", "sherwood.course.turn_order", "sherwood.marion.window")
def test_while_one_leader_helps_the_others_wait_and_are_not_told_that_theirs_has_helped() -> None:
    looking = sherwood("""
        cards: friendly_guards
        free: R B
    """).play("R friendly guards 1")
    assert looking.refused("R friendly guards 2") == "leader.once"
    assert looking.refused("B friendly guards 2") == "course.turn_order"
    assert looking.refused("G friendly guards 2") == "leader.once"
    twice = sherwood("""
        first: R
        cards: brotherhood
        free: R B
    """).play("R hide 1-1", "B brotherhood")
    assert twice.refused("R brotherhood") == "course.turn_order"


@rule("sherwood.leader.once", "sherwood.leader.one_lap")
def test_a_card_of_friar_tuck_goes_on_when_something_is_still_to_be_named() -> None:
    raising = sherwood("""
        step: tuck
        cards: where_beer
        free: R B G
        R: bridge: 4
        G: bridge: 3 5
    """).play("R pass", "B where is the beer")
    assert raising.turn() == "B raise"
    assert raising.refused("B where is the beer") == "leader.once"
    assert raising.refused("R where is the beer") == "leader.one_lap"
    assert raising.refused("G where is the beer") == "course.turn_order"
    bartering = sherwood("""
        step: tuck
        cards: barter
        free: R B
        R: front: coin
        B: front: coin
    """).play("R barter")
    assert bartering.refused("R barter") == "leader.once"
    assert bartering.refused("B barter") == "course.turn_order"
    assert bartering.refused("B shove 1-1 right") == "leader.own_moment"
