"""Loot, capturing merchants."""

from brigand.games.loot import LOOT
from brigand.games.loot.events import Captured
from tests.games.loot.matches import ALONE, matches, moments
from tests.games.loot.table import loot
from tests.rule import rule


@rule("loot.capture.when")
def test_ships_are_captured_only_as_a_turn_opens_and_only_by_the_side_whose_check_it_is() -> None:
    table = loot("""
        to act: Cat
        sea:    Cat's m5 | Bob: blue 3
    """)
    table.play("Cat draws")
    assert table.to_act() == ["Ann"]
    assert table.captor("m5") is None
    table.play("Ann draws")
    assert table.to_act() == ["Bob"]
    assert table.captor("m5") == "Bob"


@rule("loot.capture.when")
def test_in_every_match_a_ship_goes_to_the_seat_whose_turn_opens_and_which_leads() -> None:
    for moment in moments():
        for event in moment.events:
            if isinstance(event, Captured):
                assert event.side == moment.after.side_of[event.seat], moment.where
                assert event.seat != moment.seat, moment.where


@rule("loot.capture.unattacked")
def test_the_own_merchant_of_last_turn_still_unattacked_is_captured() -> None:
    table = loot("""
        to act: Ann
        seats:  2
        Ann:    m5, m2
    """)
    table.play("Ann launches m5", "Bob draws")
    assert table.captor("m5") == "Ann"
    assert table.at_sea() == []


@rule("loot.capture.strongest")
def test_the_side_that_kept_the_largest_strength_since_its_last_turn_captures() -> None:
    table = loot("""
        to act: Ann
        sea:    Cat's m5
        Ann:    blue 4, m2
        Bob:    green 3, m2
    """)
    table.play("Ann attacks m5 with blue 4", "Bob attacks m5 with green 3", "Cat draws")
    assert table.captor("m5") == "Ann"


@rule("loot.capture.trump")
def test_the_side_of_the_last_captain_captures() -> None:
    table = loot("""
        to act: Ann
        sea:    Cat's m5 | Ann: blue 1 | Bob: green 4
        Ann:    blue captain, m2
        Bob:    green 4, m2
    """)
    table.play("Ann commands m5 with blue captain", "Bob attacks m5 with green 4", "Cat draws")
    assert table.captor("m5") == "Ann"


@rule("loot.capture.trump")
def test_the_side_of_the_last_admiral_captures() -> None:
    table = loot("""
        to act: Ann
        seats:  2
        sea:    Ann's m5 | Bob: green 4
        Ann:    admiral, m2
    """)
    table.play("Ann defends m5 with admiral", "Bob draws")
    assert table.captor("m5") == "Ann"


@rule("loot.capture.tie")
def test_equal_fleets_leave_the_ship_at_sea() -> None:
    table = loot("""
        to act: Ann
        sea:    Bob's m5 | Cat: blue 3
        Ann:    green 3, green 2
    """)
    table.play("Ann attacks m5 with green 3", "Bob draws", "Cat draws")
    assert table.captor("m5") is None
    assert table.at_sea() == ["m5"]
    assert table.fleets("m5") == {"Cat": ["blue 3"], "Ann": ["green 3"]}


@rule("loot.capture.tie_owner")
def test_in_a_tie_the_owner_has_no_preference() -> None:
    table = loot("""
        to act: Bob
        sea:    Ann's m5 | Ann: blue 3 | Bob: green 3
    """)
    table.play("Bob draws")
    assert table.to_act() == ["Ann"]
    assert table.at_sea() == ["m5"]


@rule("loot.capture.tie_blocks_all")
def test_a_tie_at_the_top_gives_nothing_to_a_weaker_third_side() -> None:
    table = loot("""
        to act: Ann
        sea:    Dan's m5 | Ann: blue 4 | Bob: green 4 | Cat: gold 2
    """)
    table.play("Ann draws", "Bob draws", "Cat draws", "Dan draws", "Ann draws", "Bob draws")
    assert table.at_sea() == ["m5"]
    assert table.events(Captured) == []


@rule("loot.capture.tie_broken")
def test_a_tied_battle_is_won_by_growing_past_the_others_and_holding_that() -> None:
    table = loot("""
        to act: Ann
        sea:    Cat's m5 | Ann: blue 3 | Bob: green 3
        Ann:    blue 1, m2
    """)
    table.play("Ann attacks m5 with blue 1", "Bob draws")
    assert table.captor("m5") is None
    table.play("Cat draws")
    assert table.captor("m5") == "Ann"


@rule("loot.capture.overtaken")
def test_who_was_overtaken_gets_nothing_and_his_ships_stay() -> None:
    table = loot("""
        to act: Ann
        sea:    Cat's m5
        Ann:    blue 3, m2
        Bob:    green 4, m2
    """)
    table.play("Ann attacks m5 with blue 3", "Bob attacks m5 with green 4", "Cat draws")
    assert table.to_act() == ["Ann"]
    assert table.fleets("m5") == {"Ann": ["blue 3"], "Bob": ["green 4"]}
    table.play("Ann draws")
    assert table.captor("m5") == "Bob"


@rule("loot.capture.present_state")
def test_who_leads_at_his_check_has_led_since_his_last_turn() -> None:
    for match in matches():
        led: dict[int, dict[int, int]] = {}
        captures = 0
        for moment in match:
            after = moment.after
            led[after.side_of[moment.seat]] = {battle.berth: battle.leader() for battle in after.sea}
            for event in moment.events:
                if isinstance(event, Captured):
                    captures += 1
                    assert led[event.side][event.berth] == event.side, moment.where
        assert captures


@rule("loot.capture.automatic")
def test_captures_happen_by_themselves_and_cannot_be_declined() -> None:
    table = loot("""
        to act: Bob
        sea:    Bob's m5 | Ann: blue 3
        Ann:    m2
    """)
    table.play("Bob draws")
    assert table.captured("Ann") == ["m5"]
    assert table.options("Ann") == ["draw", "launch m2"]
    kinds = {LOOT.to_json(action)["do"] for action in LOOT.actions}
    assert kinds == {"draw", "launch", "attack", "command", "defend", "discard", "pass"}


@rule("loot.capture.all_at_once")
def test_one_check_takes_every_ship_the_side_has_won() -> None:
    table = loot("""
        to act: Bob
        sea:    Bob's m3 | Ann: blue 3
        sea:    Bob's m4 | Ann: green 1 | Bob: gold 1
        sea:    Ann's m6
    """)
    table.play("Bob draws")
    assert table.captured("Ann") == ["m3", "m6"]
    assert table.at_sea() == ["m4"]


@rule("loot.capture.captor_keeps")
def test_the_captor_keeps_the_ship_whoever_launched_it() -> None:
    table = loot("""
        to act: Ann
        sea:    Ann's m8 | Bob: blue 3
    """)
    table.play("Ann draws")
    assert table.captured("Bob") == ["m8"]
    assert table.captured("Ann") == []


@rule("loot.capture.pile")
def test_captured_merchants_lie_face_down_before_their_captor() -> None:
    table = loot("""
        to act: Ann
        sea:    Ann's m8 | Bob: blue 3
        captured: Bob m2 m3
    """)
    assert [prize.size for prize in table.view("Ann").prizes] == [0, 2]
    table.play("Ann draws")
    assert [prize.size for prize in table.view("Ann").prizes] == [0, 3]
    assert table.view("Ann").prizes[1].ships is None


@rule("loot.capture.discards")
def test_all_other_cards_of_the_battle_go_to_the_discards() -> None:
    table = loot("""
        to act: Dan
        sea:    Dan's m5 | Ann: blue 1, blue captain | Bob: green 4, green 3 | Cat: gold 2
    """)
    table.play("Dan draws")
    assert table.captor("m5") == "Ann"
    assert sorted(table.discards()) == ["blue 1", "blue captain", "gold 2", "green 3", "green 4"]


@rule("loot.capture.final")
def test_no_action_names_a_captured_ship() -> None:
    table = loot("""
        to act: Ann
        sea:    Ann's m8 | Bob: blue 3
        Ann:    green 4, m2
        Bob:    blue 1, blue captain
    """)
    table.play("Ann draws")
    assert table.captor("m8") == "Bob"
    assert table.options("Bob") == ["draw"]
    assert table.refused("Bob attacks #1 with blue 1") == "loot.turn.needs_merchant"
    table.play("Bob draws")
    assert table.refused("Ann attacks #1 with green 4") == "loot.turn.needs_merchant"


@rule("loot.capture.final")
def test_a_captured_ship_is_never_lost() -> None:
    """In every match a captured pile only ever grows."""
    for moment in moments():
        for before, after in zip(moment.before.captured, moment.after.captured):
            assert after[: len(before)] == before, moment.where


@rule("loot.capture.nothing_left")
def test_alone_nobody_who_chooses_leads_a_battle_or_has_an_unattacked_ship() -> None:
    for moment in moments(ALONE, seeds=range(8)):
        leaders = [battle.leader() for battle in moment.before.sea]
        assert moment.seat not in leaders, moment.where
