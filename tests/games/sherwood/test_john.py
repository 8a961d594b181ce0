"""Sherwood: Little John's four cards and lying down."""

from brigand.games.sherwood.events_hideouts import QuickJobDone
from tests.games.sherwood.table import sherwood
from tests.rule import rule


@rule("sherwood.john.window")
def test_little_john_is_asked_from_the_first_player_on() -> None:
    table = sherwood("""
        step: john
        first: B
        cards: shove
        free: R B G Y
        wagon 1: 9 | R B G Y
    """)
    order = []
    while table.state.phase.name == "john":
        order.append(table.turn()[0])
        table.play(f"{order[-1]} pass")
    assert order == list("BGYR")


@rule("sherwood.john.hideouts_only")
def test_bandits_in_the_village_cannot_be_moved() -> None:
    table = sherwood("""
        step: john
        cards: quick_job
        free: R
        village: R _ _
        wagon 1: 9 | B R _ _
    """)
    assert table.refused("R quick job 1-1 to 2") == "john.hideouts_only"
    assert table.options() == ["quick job 1-2 to 2", "quick job 1-2 to 3", "pass"]


@rule("sherwood.infiltrator.swap", "sherwood.lying.marks")
def test_infiltrator_swaps_across_wagons_and_lies_down() -> None:
    table = sherwood("""
        step: john
        cards: infiltrator second_chance
        free: R
        wagon 1: 9 | R _ _ _
        wagon 2: 9 | B _ _ _
    """).play("R infiltrate 1-1 to 2")
    assert (table.row(1), table.row(2)) == ("B _ _ _", "r _ _ _")


@rule("sherwood.infiltrator.opponent_only", "sherwood.infiltrator.same_number")
def test_infiltrator_needs_an_opponent_on_the_same_number() -> None:
    table = sherwood("""
        step: john
        cards: infiltrator
        free: R
        wagon 1: 9 | R B R _
        wagon 2: 9 | R B _ _
        wagon 3: 12 | G _ _ _
    """)
    assert table.refused("R infiltrate 1-1 to 2") == "infiltrator.opponent_only"
    assert table.refused("R infiltrate 1-3 to 2") == "infiltrator.same_number"
    assert table.options() == ["infiltrate 1-1 to 3", "infiltrate 2-1 to 3", "pass"]


@rule("sherwood.shove.swap", "sherwood.lying.marks", "sherwood.lying.protected")
def test_shove_swaps_neighbours_and_who_lies_is_protected() -> None:
    table = sherwood("""
        step: john
        cards: shove
        free: R B G
        wagon 1: 9 | R B G _
        wagon 2: 9 | B G _ _
    """).play("R shove 1-1 right")
    assert table.row(1) == "B r G _"
    assert table.refused("B shove 1-1 right") == "lying.protected"
    table.play("B pass")
    assert table.refused("G shove 1-3 left") == "lying.protected"
    assert table.options() == ["shove 2-2 left", "pass"]


@rule("sherwood.lying.other_free")
def test_who_was_swapped_without_lying_may_be_swapped_again() -> None:
    table = sherwood("""
        step: john
        cards: shove
        free: R G
        wagon 1: 9 | G R B _
    """).play("R shove 1-2 right")
    assert table.row(1) == "G B r _"
    table.play("G shove 1-1 right")
    assert "Shoved" in table.kinds()[3:]


@rule("sherwood.lying.protected", "sherwood.lying.marks")
def test_infiltrator_leaves_who_lies_alone() -> None:
    table = sherwood("""
        step: john
        cards: infiltrator
        free: R B G
        wagon 1: 9 | R _ _ _
        wagon 2: 9 | B _ _ _
        wagon 3: 12 | G _ _ _
    """).play("R infiltrate 1-1 to 2")
    assert (table.row(1), table.row(2), table.row(3)) == ("B _ _ _", "r _ _ _", "G _ _ _")
    assert table.refused("B infiltrate 1-1 to 2") == "lying.protected"
    assert table.options() == ["infiltrate 1-1 to 3", "pass"]
    table.play("B infiltrate 1-1 to 3")
    assert (table.row(1), table.row(2), table.row(3)) == ("G _ _ _", "r _ _ _", "b _ _ _")
    assert table.turn() == "R choose"  # G finds only bandits that lie, and is not asked


@rule("sherwood.lying.protected")
def test_who_lies_cannot_be_moved_by_the_owner_again() -> None:
    for card, sentence in (
        ("infiltrator", "infiltrate 1-1 to 2"),
        ("shove", "shove 1-1 right"),
    ):
        table = sherwood(f"""
            step: john
            cards: {card}
            free: R
            wagon 1: 9 | r B _ _
            wagon 2: 9 | B R _ _
            wagon 3: 12 | _ G _ _
        """)
        assert table.refused(f"R {sentence}") == "lying.protected"
        assert not any(option.startswith(sentence[:-1]) for option in table.options())


@rule("sherwood.shove.same_wagon")
def test_adjacent_is_the_next_hide_out_of_the_same_wagon() -> None:
    table = sherwood("""
        step: john
        cards: shove
        free: R
        wagon 1: 9 | R _ G R
        wagon 2: 9 | B _ _ _
    """)
    assert table.refused("R shove 1-1 right") == "shove.same_wagon"
    assert table.refused("R shove 1-4 right") == "shove.same_wagon"
    assert table.options() == ["shove 1-4 left", "pass"]


@rule("sherwood.shove.own_neighbour")
def test_the_neighbour_may_be_ones_own() -> None:
    table = sherwood("""
        step: john
        cards: shove
        free: R
        wagon 1: 9 | R R B _
        wagon 2: 9 | Y _ _ _
    """)
    assert table.options() == ["shove 1-1 right", "shove 1-2 left", "shove 1-2 right", "pass"]
    table.play("R shove 1-1 right")
    assert table.row(1) == "R r B _"
    left = sherwood("""
        step: john
        cards: shove
        free: R
        wagon 1: 9 | R R B _
        wagon 2: 9 | Y _ _ _
    """).play("R shove 1-2 left")
    assert left.row(1) == "r R B _"


@rule("sherwood.squeeze.move")
def test_squeeze_in_shares_the_hide_out_to_the_left() -> None:
    table = sherwood("""
        step: john
        cards: squeeze second_chance
        free: B G
        wagon 1: 14 | R B G _
        wagon 2: 9 | G _ _ _
    """).play("B squeeze in 1-2")
    assert table.row(1) == "(Rb) _ G _"


@rule("sherwood.squeeze.needs_neighbour", "sherwood.squeeze.two_at_most", "sherwood.squeeze.pair_stays")
def test_squeeze_in_needs_exactly_one_neighbour_and_pairs_stay() -> None:
    table = sherwood("""
        step: john
        cards: squeeze
        free: R B G
        wagon 1: 9 | R _ G _
        wagon 2: 9 | (Rb) G _ _
        wagon 3: 12 | R (Bg) _ _
        wagon 4: 13 | B R _ _
    """)
    assert table.refused("R squeeze in 1-1") == "squeeze.needs_neighbour"
    assert table.refused("G squeeze in 1-3") == "squeeze.needs_neighbour"
    assert table.refused("G squeeze in 2-2") == "squeeze.two_at_most"
    assert table.refused("B squeeze in 3-2") == "squeeze.pair_stays"
    assert table.refused("G squeeze in 3-2") == "squeeze.pair_stays"
    assert table.options() == ["squeeze in 4-2", "pass"]
    table.play("R pass")
    assert table.turn() == "R choose"  # neither B nor G could squeeze in anywhere


@rule("sherwood.squeeze.pair_stays")
def test_no_card_of_little_john_moves_or_meets_a_pair() -> None:
    drawing = """
        step: john
        cards: %s
        free: R B
        wagon 1: 9 | R (Bg) _ _
        wagon 2: 9 | (Rb) G B _
        wagon 3: 12 | B R _ _
    """
    swap = sherwood(drawing % "infiltrator")
    assert swap.refused("R infiltrate 1-1 to 2") == "infiltrator.opponent_only"
    assert swap.refused("R infiltrate 2-1 to 3") == "squeeze.pair_stays"
    assert swap.refused("R infiltrate 3-2 to 1") == "squeeze.pair_stays"
    assert swap.options() == ["infiltrate 1-1 to 3", "infiltrate 3-2 to 2", "pass"]
    push = sherwood(drawing % "shove")
    assert push.refused("R shove 1-1 right") == "squeeze.pair_stays"
    assert push.refused("R shove 2-1 right") == "squeeze.pair_stays"
    assert push.options() == ["shove 3-2 left", "pass"]
    quick = sherwood(drawing % "quick_job")
    assert quick.refused("R quick job 2-1 to 1") == "squeeze.pair_stays"
    assert [option for option in quick.options() if " 2-" in option] == []


@rule("sherwood.quick_job.move", "sherwood.quick_job.coin", "sherwood.quick_job.die_two")
def test_quick_job_leaves_a_two_behind_and_earns_a_coin() -> None:
    table = sherwood("""
        step: john
        cards: quick_job
        free: B Y
        wagon 1: 9 | R B _ _
        wagon 2: 9 | Y _ _ _
    """).play("B quick job 1-2 to 3")
    assert table.row(1) == "R _ _ _"
    assert table.view(None).village == [None, None, 1]
    assert table.front("B") == ["village coin"]
    assert table.dice(1) == "B2"
    assert table.stretch(None, 1).dice[0].hideout == 2
    assert table.events(QuickJobDone) == [QuickJobDone(1, 1, 2, 3, 2)]


@rule("sherwood.quick_job.die_two", "sherwood.assault.quick_job_die")
def test_two_quick_job_dice_of_a_wagon_lie_in_the_order_of_their_spaces() -> None:
    table = sherwood("""
        step: john
        cards: quick_job second_chance
        free: G R Y
        first: G
        wagon 1: 9 | R B G _
        wagon 2: 9 | Y _ _ _
        rolls: 6
    """).play("G quick job 1-3 to 1", "Y pass", "R quick job 1-1 to 2")
    assert table.dice(1) == "R2 G2"
    table.play("G assault 1")
    assert table.dice(1) == "R2 B6 G2"
    assert table.turn() == "Y robin"
    table.play("Y pass")
    assert table.points("RBG") == [1, 1, 2]


@rule("sherwood.quick_job.full_village")
def test_quick_job_needs_room_in_the_village() -> None:
    table = sherwood("""
        step: john
        cards: quick_job
        free: B
        village: R B _
        wagon 1: 9 | R B _ _
        wagon 2: 9 | B R _ _
    """)
    table.state.village[2] = 2
    assert table.refused("B quick job 1-2 to 3") == "quick_job.full_village"
    full = sherwood("""
        step: john
        cards: quick_job
        free: B
        village: R B G
        wagon 1: 9 | R B _ _
        wagon 2: 9 | B R _ _
    """)
    assert full.turn() == "R choose"


@rule("sherwood.quick_job.not_lying", "sherwood.points.quick_job")
def test_a_quick_job_die_at_the_right_end_brings_two_points_not_three() -> None:
    table = sherwood("""
        step: robin 1
        wagon 1: 5 | R _ _ _ | R3 B2@2
        wagon 2: 9 | Y _ _ _
        wagon 3: 9 | Y _ _ _
        supply: coin, red ring
    """)
    assert table.turn() == "B draft"
    table.play("B keep red ring")
    assert table.points("RB") == [1, 2]
    assert (table.front("B"), table.front("R")) == (["red ring"], ["coin"])
