"""Loot, a turn."""

from brigand.games.loot.actions import PASS
from brigand.games.loot.events import Captured
from tests.games.loot.matches import moments
from tests.games.loot.table import loot
from tests.rule import rule


@rule("loot.turn.clockwise")
def test_turns_go_round_to_the_left() -> None:
    table = loot("""
        to act: Ann
        seats:  4
    """)
    order = []
    for _ in range(6):
        order += table.to_act()
        table.play(f"{order[-1]} draws")
    assert order == ["Ann", "Bob", "Cat", "Dan", "Ann", "Bob"]


@rule("loot.turn.check_first")
def test_a_turn_opens_with_the_capture_check_before_anything_is_chosen() -> None:
    table = loot("""
        to act: Bob
        sea:    Bob's m5 | Ann: blue 3
    """)
    table.play("Bob draws")
    assert table.to_act() == ["Ann"]
    assert table.captured("Ann") == ["m5"]


@rule("loot.turn.check_is_free")
def test_capturing_does_not_use_up_the_action() -> None:
    table = loot("""
        to act: Bob
        sea:    Bob's m5 | Ann: blue 3
        sea:    Bob's m4 | Ann: green 1
    """)
    table.play("Bob draws")
    assert len(table.events(Captured)) == 2
    table.play("Ann draws")
    assert table.to_act() == ["Bob"]


@rule("loot.turn.one_action")
def test_a_player_takes_exactly_one_action_with_one_card() -> None:
    table = loot("""
        to act: Ann
        Ann:    m5, m3
    """)
    table.play("Ann launches m5")
    assert table.to_act() == ["Bob"]
    assert table.options("Ann") == []
    assert table.hand("Ann") == ["m3"]


@rule("loot.turn.action_list")
def test_draw_launch_pirate_captain_and_admiral_are_the_five_actions() -> None:
    table = loot("""
        to act: Ann
        sea:    Bob's m4 | Ann: blue 1 | Bob: green 1
        sea:    Ann's m3 | Bob: gold 4
        Ann:    m5, purple 3, blue captain, admiral
    """)
    assert table.options("Ann") == [
        "draw",
        "launch m5",
        "attack 2 with purple 3",
        "command 1 with blue captain",
        "defend 2 with admiral",
    ]


@rule("loot.turn.no_pass")
def test_doing_nothing_is_not_an_action() -> None:
    for moment in moments(seeds=[0]):
        assert PASS not in moment.before.legal(moment.seat), moment.where


@rule("loot.turn.no_pass")
def test_passing_is_refused_even_to_one_who_has_nothing_to_play() -> None:
    table = loot("""
        to act: Ann
        Ann:    -
    """)
    assert table.refused("Ann passes") == "loot.turn.no_pass"


@rule("loot.turn.free_choice")
def test_nobody_is_forced_to_play_while_the_pile_has_cards() -> None:
    table = loot("""
        to act: Ann
        sea:    Bob's m8 | Ann: blue 1 | Bob: green 4
        pile:   1
        Ann:    blue captain
    """)
    assert table.allows("Ann commands m8 with blue captain")
    assert table.allows("Ann draws")


@rule("loot.turn.own_turn_only")
def test_only_the_player_whose_turn_it_is_decides() -> None:
    table = loot("""
        to act: Ann
        sea:    Ann's m5
        Bob:    blue 3, m2
    """)
    assert table.refused("Bob attacks m5 with blue 3") == "loot.turn.own_turn_only"
    assert table.refused("Bob launches m2") == "loot.turn.own_turn_only"
    assert table.refused("Bob draws") == "loot.turn.own_turn_only"


@rule("loot.turn.own_turn_only")
def test_there_are_no_simultaneous_choices() -> None:
    for moment in moments(seeds=[0]):
        assert moment.before.to_act() == [moment.seat], moment.where


@rule("loot.turn.own_hand")
def test_a_player_plays_only_cards_of_his_own_hand() -> None:
    table = loot("""
        to act: Ann
        sea:    Bob's m5 | Bob: gold 1
        Ann:    blue 3
        Bob:    green 3, m2
    """)
    assert table.refused("Ann attacks m5 with green 3") == "loot.turn.own_hand"
    assert table.refused("Ann launches m2") == "loot.turn.own_hand"


@rule("loot.turn.needs_merchant")
def test_cards_are_played_only_on_a_merchant_at_sea_at_that_moment() -> None:
    table = loot("""
        to act: Bob
        sea:    Ann's m5 | Ann: blue 3 | Bob: green 1
        Ann:    blue 1, blue captain, admiral
    """)
    berth = table.berth("m5")
    table.play("Bob draws")
    assert table.captured("Ann") == ["m5"]
    assert table.refused(f"Ann attacks #{berth} with blue 1") == "loot.turn.needs_merchant"
    assert table.refused(f"Ann commands #{berth} with blue captain") == "loot.turn.needs_merchant"
    assert table.refused(f"Ann defends #{berth} with admiral") == "loot.turn.needs_merchant"


@rule("loot.turn.opening")
def test_with_nothing_at_sea_one_can_only_draw_or_launch() -> None:
    table = loot("""
        to act: Ann
        Ann:    blue 3, gold 4, green captain, admiral
        Bob:    m2, m5, purple 1
    """)
    assert table.options("Ann") == ["draw"]
    table.play("Ann draws")
    assert table.options("Bob") == ["draw", "launch m2", "launch m5"]


@rule("loot.turn.no_take_back")
def test_played_cards_stay_until_their_battle_is_over() -> None:
    table = loot("""
        to act: Ann
        sea:    Cat's m5 | Ann: blue 3 | Bob: green 3
    """)
    for _ in range(3):
        table.play("Ann draws", "Bob draws", "Cat draws")
    assert table.fleets("m5") == {"Ann": ["blue 3"], "Bob": ["green 3"]}


@rule("loot.turn.no_take_back")
def test_nobody_ever_moves_a_played_card() -> None:
    """In every match the cards of a battle stay in it, in their order, as long as it lasts."""
    for moment in moments():
        before = {battle.berth: battle for battle in moment.before.sea}
        for battle in moment.after.sea:
            if battle.berth in before:
                earlier = before[battle.berth]
                assert battle.merchant is earlier.merchant, moment.where
                assert battle.trumps[: len(earlier.trumps)] == earlier.trumps, moment.where
                for fleet in earlier.fleets:
                    now = battle.fleet_of(fleet.side)
                    assert now is not None, moment.where
                    assert now.ships[: len(fleet.ships)] == fleet.ships, moment.where
