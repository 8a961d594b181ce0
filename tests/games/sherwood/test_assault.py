"""Sherwood: assaults, Robin Hood's four cards, and the result."""

from brigand.games.sherwood.events_assault import Beaten, Escaped, Rerolled, Rolled
from tests.games.sherwood.table import sherwood
from tests.rule import rule


@rule("sherwood.assault.choice", "sherwood.assault.each_once")
def test_the_first_player_chooses_among_wagons_not_yet_assaulted() -> None:
    table = sherwood("""
        step: choose
        wagon 1: 9 | R _ _ _
        wagon 2: 9 | B _ _ _
        wagon 3: 12 | G _ _ _
        wagon 4: 4 | Y _ _ _
        rolls: 6 1
    """)
    assert table.refused("B assault 1") == "assault.choice"
    assert table.refused("R pass") == "assault.choice"
    table.play("R assault 4", "R assault 2")
    assert table.refused("R assault 4") == "assault.each_once"  # beaten
    assert table.refused("R assault 2") == "assault.each_once"  # escaped
    assert table.options() == ["assault 1", "assault 3"]


@rule("sherwood.assault.roll_order", "sherwood.assault.roll_all")
def test_all_bandits_roll_from_the_left_before_anything_is_summed() -> None:
    table = sherwood("""
        step: choose
        wagon 1: 4 | R B R _
        wagon 2: 9 | Y _ _ _
        wagon 3: 9 | Y _ _ _
        rolls: 6 2 3
    """).play("R assault 1")
    assert table.events(Rolled) == [Rolled(1, [0, 1, 0], [1, 2, 3], [6, 2, 3])]
    assert table.events(Beaten) == [Beaten(1, "wagon 4", 6, 4, 1, 2)]


@rule("sherwood.assault.quick_job_die", "sherwood.robin.quick_job_die")
def test_a_quick_job_die_is_not_rolled_but_robin_hood_may_change_it() -> None:
    table = sherwood("""
        step: choose
        cards: heads_down
        free: B
        wagon 1: 14 | R _ G _ | B2@2
        wagon 2: 9 | Y _ _ _
        rolls: 5 6
    """).play("R assault 1")
    assert table.dice(1) == "R5 B2 G6"
    table.play("B heads down 1-2 +2")
    assert table.events(Beaten) == [Beaten(1, "wagon 14", 15, 14, 3, 0)]


@rule("sherwood.assault.pair_together", "sherwood.robin.single_dice")
def test_a_pair_rolls_two_dice_onto_one_space_and_each_can_be_changed_alone() -> None:
    table = sherwood("""
        step: choose
        cards: second_chance
        free: G
        wagon 1: 12 | (Rb) _ _ _
        wagon 2: 9 | Y _ _ _
        rolls: 3 5 6
    """).play("R assault 1")
    assert table.dice(1) == "R3 B5"
    assert [die.hideout for die in table.stretch(None, 1).dice] == [1, 1]
    table.play("G second chance 1-1")
    assert table.events(Rerolled) == [Rerolled(2, 1, 1, 0, 3, 6)]
    assert table.events(Escaped)[0] == Escaped(1, "wagon 12", 11, 12)


@rule("sherwood.assault.dice_suffice")
def test_four_bandits_on_four_wagons_need_four_dice() -> None:
    table = sherwood("""
        step: choose
        wagon 1: 4 | R _ _ _
        wagon 2: 4 | R _ _ _
        wagon 3: 5 | R _ _ _
        wagon 4: 6 | R _ _ _
        rolls: 6 5 6 6
    """)
    assert table.state.home_dice[0] == 4
    table.play("R assault 1", "R assault 2", "R assault 3")
    assert table.bridge("R") == [5, 6, 6, 6]
    assert table.state.home_dice[0] == 0


@rule("sherwood.assault.dice_suffice", "sherwood.quick_job.die_two", "sherwood.fair_wagon.neutral")
def test_a_quick_job_die_is_one_of_the_four_and_the_fair_takes_none() -> None:
    table = sherwood("""
        step: john
        cards: quick_job second_chance
        free: R Y
        wagon 1: fair -2 | R _ _ _
        wagon 2: 4 | R R _ _
        wagon 3: 4 | R _ _ _
        wagon 4: 13 | Y _ _ _
        rolls: 1 1 1  6  6  2
    """).play("R quick job 2-2 to 1", "Y pass")
    assert table.turn() == "Y robin"
    assert table.state.home_dice[0] == 2  # one lies behind, one was rolled against the Fair
    table.play("Y pass", "R assault 2", "Y pass")
    assert table.dice(2) == "R6"  # the die left behind came too late
    assert table.state.home_dice[0] == 2


@rule("sherwood.robin.window", "sherwood.robin.without_die")
def test_robin_hood_is_asked_in_every_assault_of_everybody() -> None:
    table = sherwood("""
        step: choose
        first: G
        cards: second_chance
        free: R Y
        wagon 1: 9 | R B _ _
        wagon 2: 9 | R B _ _
        wagon 3: 9 | R B _ _
        wagon 4: 10
        rolls: 1 1 1 1
    """).play("G assault 1")
    assert table.turn() == "Y robin"
    table.play("Y pass", "R pass", "G assault 2")
    assert table.turn() == "Y robin"
    table.play("Y second chance 2-1")
    assert table.turn() == "R robin"


@rule("sherwood.robin.this_assault", "sherwood.result.beaten_stays")
def test_dice_of_a_beaten_wagon_stay_but_are_out_of_robin_hoods_reach() -> None:
    table = sherwood("""
        step: choose
        cards: second_chance
        free: Y
        wagon 1: 5 | R B _ _
        wagon 2: 9 | R B _ _
        wagon 3: 12 | R _ _ _
        rolls: 6 1 1 1
    """).play("R assault 1", "Y pass", "R assault 2")
    assert table.dice(1) == "R6"
    assert table.row(1) == "R _ _ _"
    assert table.wagons()[0] == "5"
    assert table.refused("Y second chance 1-1") == "robin.this_assault"
    assert table.refused("Y second chance 2-3") == "robin.this_assault"
    assert table.allows("Y second chance 2-1")


@rule("sherwood.heads_down.own_die", "sherwood.heads_down.bounds")
def test_heads_down_changes_an_own_die_by_two_within_one_and_six() -> None:
    drawing = """
        step: robin 1
        cards: heads_down
        free: R
        wagon 1: 14 | R B _ _ | R%s B3
        wagon 2: 9 | Y _ _ _
        wagon 3: 9 | Y _ _ _
    """
    table = sherwood(drawing % 3)
    assert table.refused("R heads down 1-2 +2") == "heads_down.own_die"
    assert table.options() == ["heads down 1-1 +2", "heads down 1-1 -2", "pass"]
    for face, change, sum in ((3, "+2", 8), (3, "-2", 4), (5, "+2", 9), (2, "-2", 4)):
        played = sherwood(drawing % face).play(f"R heads down 1-1 {change}")
        assert played.events(Escaped) == [Escaped(1, "wagon 14", sum, 14)]
    assert sherwood(drawing % 6).refused("R heads down 1-1 +2") == "heads_down.bounds"
    assert sherwood(drawing % 1).refused("R heads down 1-1 -2") == "heads_down.bounds"


@rule("sherwood.second_chance.reroll", "sherwood.second_chance.once")
def test_second_chance_rolls_any_die_again_once() -> None:
    table = sherwood("""
        step: robin 1
        cards: second_chance
        free: B G
        wagon 1: 14 | R B _ _ | R3 B3
        rolls: 6
    """)
    assert table.turn() == "B robin"
    table.play("B second chance 1-1")
    assert table.dice(1) == "R6 B3"
    assert table.marked(1) == [1]
    assert table.refused("G second chance 1-1") == "second_chance.once"
    assert table.allows("G second chance 1-2")


@rule("sherwood.over_there.left", "sherwood.over_here.right", "sherwood.look.marked")
def test_look_over_there_turns_the_dice_to_the_left_and_here_those_to_the_right() -> None:
    drawing = """
        step: robin 1
        cards: %s
        free: R B
        wagon 1: war | R B G Y | R1 B6 G4 Y2
    """
    there = sherwood(drawing % "over_there").play("R look over there 1-3")
    assert there.dice(1) == "R4 B4 G4 Y2"
    assert there.marked(1) == [1, 2]
    here = sherwood(drawing % "over_here").play("R look over here 1-2")
    assert here.dice(1) == "R1 B6 G6 Y6"
    assert here.marked(1) == [3, 4]
    assert here.turn() == "B robin"
    here.play("B look over here 1-1")
    assert here.kinds().count("Turned") == 2


@rule("sherwood.look.passes_over", "sherwood.look.equal_faces", "sherwood.look.needs_unmarked")
def test_marked_dice_are_passed_over_and_equal_ones_marked_all_the_same() -> None:
    table = sherwood("""
        step: robin 1
        cards: over_there
        free: R B
        wagon 1: war | R B G Y | R1x B6x G4 Y2
    """)
    assert table.refused("R look over there 1-3") == "look.needs_unmarked"
    table.play("R look over there 1-4")
    assert table.events(Escaped) == [Escaped(1, "war wagon", 1 + 6 + 2 + 2, 33)]
    equal = sherwood("""
        step: robin 1
        cards: over_there
        free: R B
        wagon 1: war | R B G _ | R4 B4 G1
    """)
    assert equal.refused("R look over there 1-1") == "look.needs_unmarked"
    equal.play("R look over there 1-2")
    assert equal.marked(1) == [1]
    marked_chooser = sherwood("""
        step: robin 1
        cards: over_here
        free: R B
        wagon 1: war | R B G _ | R4x B1 G1
    """).play("R look over here 1-1")
    assert marked_chooser.kinds()[1:3] == ["Turned", "Escaped"]


@rule("sherwood.look.shared_space")
def test_dice_on_a_shared_space_lie_on_neither_side_of_each_other() -> None:
    drawing = """
        step: robin 1
        cards: over_there
        free: R B Y
        wagon 1: war | (Rb) G Y _ | R3 B5 G1 Y6
    """
    both = sherwood(drawing).play("R look over there 1-3")
    assert both.dice(1) == "R1 B1 G1 Y6"
    assert sherwood(drawing).refused("R look over there 1-2") == "look.needs_unmarked"
    right = sherwood(drawing.replace("over_there", "over_here")).play("R look over here 1-1")
    assert right.events(Escaped) == [Escaped(1, "war wagon", 3 + 5 + 3 + 3, 33)]


@rule("sherwood.result.sum", "sherwood.result.equal_beats", "sherwood.result.too_late")
def test_dice_count_from_the_left_until_the_defence_is_reached() -> None:
    table = sherwood("""
        step: robin 1
        wagon 1: 9 | R B G _ | R4 B5 G6
        wagon 2: 9 | Y _ _ _
        wagon 3: 12 | Y _ _ _
    """)
    assert table.events(Beaten) == [Beaten(1, "wagon 9", 9, 9, 2, 1)]
    assert table.dice(1) == "R4 B5"
    assert table.row(1) == "R B _ _"
    assert table.points("RBG") == [1, 2, 0]
    assert table.state.phase.name == "draft"
    assert table.view("G").draft is not None
    table.play(f"B {table.options()[0]}")
    assert table.front("G") == []


@rule("sherwood.result.late_not_on_bridge")
def test_a_late_die_never_reaches_the_drawbridge() -> None:
    table = sherwood("""
        step: robin 1
        wagon 1: 9 | R B G Y | R4 B5 G6 Y1
        wagon 2: 4
        wagon 3: war | Y _ _ _
    """)
    table.play(f"B {table.options()[0]}")
    assert table.bridge("G") == []
    assert table.bridge("R") == [4]


@rule("sherwood.result.pair_whole")
def test_a_shared_space_counts_whole() -> None:
    table = sherwood("""
        step: robin 1
        wagon 1: 5 | (Rb) G _ _ | R5 B1 G3
        wagon 2: 9 | Y _ _ _
        wagon 3: 12 | Y _ _ _
    """)
    assert table.events(Beaten) == [Beaten(1, "wagon 5", 6, 5, 2, 1)]
    assert table.dice(1) == "R5 B1"


@rule("sherwood.result.escape", "sherwood.result.escaped_discarded")
def test_a_wagon_not_reached_escapes_with_everything() -> None:
    table = sherwood("""
        step: robin 1
        wagon 1: 9 | R B G _ | R2 B3 G1
        wagon 2: 9 | Y _ _ _
        wagon 3: 12 | Y _ _ _
    """)
    assert table.points() == [0, 0, 0, 0]
    assert (table.dice(1), table.row(1), table.wagons()[0]) == ("", "_ _ _ _", "-")
    assert table.view("B").discarded_wagons == ["wagon 9", "wagon 13"]
    assert table.options() == ["assault 2", "assault 3"]


@rule("sherwood.assault.empty_wagon")
def test_a_wagon_with_only_a_quick_job_die_is_assaulted() -> None:
    table = sherwood("""
        step: choose
        cards: second_chance
        free: R
        wagon 1: 4 | _ _ _ _ | B2@1
        rolls: 5
    """)
    assert table.turn() == "R robin"
    table.play("R second chance 1-1")
    assert table.points("B") == [2]
