"""Sherwood: the drawbridge, release, bail, arrests and rewards."""

from brigand.games.sherwood.events_loot import Discarded
from brigand.games.sherwood.events_sheriff import Arrested, Bailed, Released, Scuffle
from tests.games.sherwood.table import sherwood
from tests.rule import rule


@rule("sherwood.drawbridge.all_dice", "sherwood.drawbridge.faces_kept", "sherwood.drawbridge.columns")
def test_all_dice_on_the_board_form_columns_as_they_show() -> None:
    table = sherwood("""
        step: robin 1
        cards: heads_down
        free: R
        wagon 1: 9 | R B _ _ | R3 B5
        wagon 2: 4 | R _ _ _
        wagon 3: 12
        wagon 4: 13
        rolls: 6
    """).play("R heads down 1-1 +2")
    table.play(f"B {table.options()[0]}")
    assert table.events(Scuffle) == [Scuffle([[5, 6], [5], [], []])]


@rule("sherwood.drawbridge.pair", "sherwood.drawbridge.quick_job")
def test_pairs_part_and_a_quick_job_die_comes_along() -> None:
    table = sherwood("""
        step: robin 1
        wagon 1: 8 | (Rb) _ _ _ | R5 B1 G2@2
        wagon 2: 9
        wagon 3: 12
    """)
    table.play(f"G {table.options()[0]}")
    assert table.events(Scuffle) == [Scuffle([[5], [1], [2], []])]


@rule("sherwood.release.first", "sherwood.release.step_order", "sherwood.bail.one_token")
def test_prisoners_come_free_then_bail_then_arrests() -> None:
    table = sherwood("""
        step: tuck
        jail: R
        R: bridge: 6 4 2 | front: coin
    """)
    assert table.events(Released) == [Released(0)]
    assert table.leader("R") == "home"
    table.play("R bail coin")
    assert table.events(Bailed) == [Bailed(0, 1, [2])]
    assert table.bridge("R") == [4, 6]
    assert table.events(Arrested) == []


@rule("sherwood.bail.three_tokens", "sherwood.bail.any_tokens")
def test_three_tokens_remove_the_two_lowest_dice() -> None:
    table = sherwood("""
        step: bail
        R: bridge: 6 4 2 | front: village coin, red ring, village coin
    """).play("R bail with three")
    assert table.bridge("R") == [6]
    assert table.front("R") == []
    paid = [Discarded(0, "red ring", "bail", False), *[Discarded(0, "village coin", "bail", True)] * 2]
    assert table.events(Discarded) == paid
    choice = sherwood("""
        step: bail
        R: bridge: 6 4 2 | front: village coin, red ring, village coin, blue ring
    """).play("R bail with three")
    assert choice.turn() == "R pay"
    assert choice.refused("R pass") == "bail.three_tokens"
    choice.play("R discard village coin", "R discard red ring", "R discard village coin")
    assert choice.front("R") == ["blue ring"]
    assert choice.events(Bailed) == [Bailed(0, 3, [2, 4])]
    poor = sherwood("""
        step: bail
        R: bridge: 6 4 2 | front: coin, coin
    """)
    assert poor.refused("R bail with three") == "bail.three_tokens"


@rule("sherwood.bail.one_option", "sherwood.bail.turn_order")
def test_bail_is_paid_once_from_the_first_player_on() -> None:
    table = sherwood("""
        step: bail
        first: B
        R: bridge: 6 5 | front: coin, coin
        B: bridge: 6 5 | front: coin, coin
        G: bridge: 6 5 | front: coin, coin
        Y: bridge: 6 5 | front: coin, coin
    """).play("B bail coin")
    assert table.refused("B bail coin") == "bail.one_option"
    table.play("G bail coin", "Y pass", "R pass")
    assert table.events(Arrested) == [Arrested(3, 11, 0), Arrested(0, 11, 0)]
    five = sherwood("""
        step: bail
        R: bridge: 6 5 | front: coin
        B: bridge: 5 | front: coin
    """)
    assert five.refused("B bail coin") == "course.turn_order"


@rule("sherwood.bail.this_round_only", "sherwood.bail.voluntary")
def test_only_tokens_of_this_round_pay_and_nobody_must() -> None:
    table = sherwood("""
        step: bail
        R: bridge: 6 6 | chest: red ring, blue ring
        B: bridge: 6 6 | front: coin | chest: red ring
    """)
    assert table.turn() == "B bail"
    assert table.refused("R bail red ring") == "bail.this_round_only"
    assert table.refused("B bail red ring") == "bail.this_round_only"
    table.play("B pass")
    assert table.leader("B") == "prison"


@rule("sherwood.bail.lowest", "sherwood.bail.needs_dice")
def test_the_lowest_dice_are_those_after_friar_tuck() -> None:
    table = sherwood("""
        step: tuck
        cards: where_beer
        free: B
        R: bridge: 2 3 6 | front: coin
    """).play("B where is the beer", "B raise 1 2", "R bail coin")
    assert table.events(Bailed) == [Bailed(0, 1, [3])]
    one = sherwood("""
        step: bail
        R: bridge: 6 | front: coin, coin, coin
    """)
    assert one.refused("R bail with three") == "bail.needs_dice"
    assert one.allows("R bail coin")


@rule("sherwood.bail.purpose")
def test_bail_needs_a_column_of_five_but_need_not_be_enough() -> None:
    low = sherwood("""
        step: bail
        R: bridge: 4 | front: coin
        B: bridge: 6 6 6 | front: coin
    """)
    assert low.turn() == "B bail"
    assert low.refused("R bail coin") == "bail.purpose"
    low.play("B bail coin")
    assert low.leader("B") == "prison"
    for column, is_asked in (("4", False), ("5", True), ("3 2", True), ("3 1", False)):
        table = sherwood(f"""
            step: bail
            R: bridge: {column} | front: coin
        """)
        assert (table.turn() == "R bail") == is_asked
    five = sherwood("""
        step: bail
        R: bridge: 5 | front: coin
    """).play("R bail coin")
    assert five.turn() == "R reward"


@rule("sherwood.arrest.above_ten", "sherwood.arrest.middle", "sherwood.arrest.from_card")
def test_a_column_above_ten_sends_the_leader_to_prison() -> None:
    table = sherwood("""
        step: arrest
        free: R B G Y
        R: bridge: 6 5
        B: bridge: 6 4
        G: bridge: 5
        Y: bridge: 4
    """)
    assert [table.leader(letter) for letter in "RBG"] == ["prison", "home", "home"]
    used = sherwood("""
        step: tuck
        cards: cheer_up
        free: R
        R: bridge: 6 6 1
    """).play("R cheer up 1")
    assert used.leader("R") == "prison"
    middle = sherwood("""
        step: arrest
        R: bridge: 5
        B: bridge: 6 4
        G: bridge: 4
    """)
    assert middle.turn() == "G reward"
    assert middle.refused("R reward point") == "reward.below_five"
    assert middle.refused("Y reward point") == "course.turn_order"  # whose column is low enough, but later
    assert middle.events(Arrested) == []


@rule("sherwood.arrest.next_round", "sherwood.arrest.again", "sherwood.cleanup.prisoners_stay")
def test_an_arrested_leader_misses_the_next_round() -> None:
    table = sherwood("""
        step: arrest
        cards: tip_off
        R: bridge: 6 6
        B: bridge: 5
        G: bridge: 5
        Y: bridge: 5
    """)
    assert table.state.round == 2
    assert table.leader("R") == "prison"
    assert table.leader("B") == "home"
    while table.turn()[0] != "R":
        table.play(f"{table.turn()[0]} {table.options()[0]}")
    assert table.refused("R tip-off 1 2") == "leader.prisoner"
    again = sherwood("""
        step: tuck
        round: 2
        jail: R
        R: bridge: 6 5
        B: bridge: 5
        G: bridge: 5
        Y: bridge: 5
    """)
    assert again.kinds()[:3] == ["Released", "Arrested", "ChestsClosed"]
    assert again.leader("R") == "prison"
    free = sherwood("""
        step: tuck
        round: 2
        jail: R
        R: bridge: 6
        B: bridge: 5
        G: bridge: 5
        Y: bridge: 5
    """)
    assert free.leader("R") == "home"


@rule("sherwood.arrest.last_round", "sherwood.arrest.not_below_zero")
def test_in_the_last_round_an_arrest_costs_a_point_but_never_below_zero() -> None:
    table = sherwood("""
        step: arrest
        round: 4
        R: 3 points | bridge: 6 5
        B: 0 points | bridge: 6 6
    """)
    assert table.events(Arrested) == [Arrested(0, 11, 1), Arrested(1, 12, 0)]
    assert table.points("RB") == [2, 0]


@rule("sherwood.reward.below_five", "sherwood.reward.no_dice", "sherwood.reward.every_round")
def test_a_column_below_five_earns_a_token_or_a_point_in_every_round() -> None:
    for round in (1, 4):
        table = sherwood(f"""
            step: arrest
            round: {round}
            R: bridge: 4
            B: bridge: 5
        """)
        assert table.turn() == "R reward"
        assert table.options() == ["reward loot", "reward point"]
        assert table.refused("R pass") == "reward.below_five"
        table.play("R reward point")
        assert table.points("R") == [1]
        assert table.turn() == "G reward"


@rule("sherwood.reward.blind", "sherwood.reward.not_spendable")
def test_a_reward_token_is_seen_by_its_owner_and_cannot_be_spent() -> None:
    table = sherwood("""
        step: arrest
        supply: red ring
        R: bridge: 4
    """).play("R reward loot")
    assert table.sees("R", "R").front.tokens == ["red ring"]
    assert table.sees("B", "R").front.tokens is None
    assert table.sees("B", "R").front.size == 1
    assert table.refused("R bail red ring") == "course.phases"
    assert table.refused("R market red ring") == "leader.own_moment"


@rule("sherwood.reward.turn_order")
def test_rewards_go_round_from_the_first_player_after_the_arrests() -> None:
    table = sherwood("""
        step: arrest
        first: Y
        B: bridge: 6 6
    """)
    assert table.kinds() == ["Arrested"]
    table.play("Y reward point")
    assert table.turn() == "R reward"


@rule("sherwood.reward.no_token_left")
def test_without_a_token_the_reward_is_a_point() -> None:
    table = sherwood("""
        step: arrest
        left: 0
    """)
    assert table.points() == [1, 1, 1, 1]
    assert "Drew" not in table.kinds()


@rule("sherwood.leader.needs_target", "sherwood.tuck.without_dice")
def test_who_has_nothing_of_this_round_has_nothing_to_sell() -> None:
    table = sherwood("""
        step: tuck
        cards: market
        free: R B
        R: front: coin
        B: chest: red ring
    """)
    assert table.refused("B market red ring") == "leader.needs_target"
