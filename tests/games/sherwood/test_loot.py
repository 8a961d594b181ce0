"""Sherwood: points for a beaten wagon, and sharing the loot."""

import pytest

from brigand.games.sherwood.events_loot import Discarded, Kept, LootDrawn, NoLootLeft, Passed
from brigand.games.sherwood.pieces import TOKENS, VILLAGE_COIN
from tests.games.sherwood.table import Table, sherwood
from tests.rule import rule


def beaten(row: str, dice: str, more: str = "") -> Table:
    """Wagon 1 is just strong enough to need all these dice."""
    defence = sum(int(word[1]) for word in dice.split())
    return sherwood(f"""
        step: robin 1
        wagon 1: {defence} | {row} | {dice}
        wagon 2: 9 | Y _ _ _
        wagon 3: 12 | Y _ _ _
        {more or "round: 1"}
    """)


@rule("sherwood.points.participant", "sherwood.points.right_end")
def test_one_point_a_player_and_one_more_for_the_right_end() -> None:
    assert beaten("R B _ _", "R4 B5").points("RB") == [1, 2]
    assert beaten("R R B _", "R4 R4 B4").points("RB") == [1, 2]
    assert beaten("B R R _", "B4 R4 R4").points("RB") == [2, 1]


@rule("sherwood.points.lying", "sherwood.points.lying_elsewhere")
def test_a_lying_bandit_counts_only_at_the_right_end() -> None:
    assert beaten("R b _ _", "R4 B5").points("RB") == [1, 3]
    assert beaten("r B _ _", "R4 B5").points("RB") == [1, 2]


@rule("sherwood.points.pair", "sherwood.points.pair_no_lying")
def test_for_a_pair_the_points_go_to_who_was_there_first() -> None:
    assert beaten("(Rb) _ _ _", "R4 B5").points("RB") == [2, 0]


@rule("sherwood.points.pair_own")
def test_a_pair_of_ones_own_brings_points_and_one_token() -> None:
    table = beaten("(Rr) _ _ _", "R4 R5")
    assert table.points("R") == [2]
    assert len(table.front("R")) == 1


@rule("sherwood.points.pair_other_die")
def test_who_squeezed_in_still_scores_for_another_die() -> None:
    assert beaten("B (Rb) _ _", "B3 R4 B5").points("RB") == [2, 1]


@rule("sherwood.loot.draw", "sherwood.loot.keep_pass", "sherwood.loot.until_gone", "sherwood.info.draft")
def test_the_right_end_draws_keeps_one_and_passes_the_rest() -> None:
    table = beaten("G B R _", "G3 B4 R5", "supply: red ring, green bracelet, coin")
    assert table.turn() == "R draft"
    assert table.refused("R keep blue ring") == "loot.keep_pass"
    assert table.refused("R pass") == "loot.keep_pass"
    held = table.view("R").draft
    assert held is not None
    assert held.held.tokens == ["red ring", "green bracelet", "coin"]
    other = table.view("B").draft
    assert other is not None
    assert (other.held.size, other.held.tokens, other.owners) == (3, None, [0, 1, 2])
    table.play("R keep red ring")
    assert table.turn() == "B draft"
    now = table.view("B").draft
    assert now is not None
    assert now.held.tokens == ["green bracelet", "coin"]
    table.play("B keep green bracelet")
    assert [table.front(letter) for letter in "RBG"] == [["red ring"], ["green bracelet"], ["coin"]]
    assert table.told("Y", LootDrawn) == [LootDrawn(0, 1, 3, None)]
    assert table.told("Y", Passed) == [Passed(0, 1, 2, None), Passed(1, 2, 1, None)]
    assert table.told("Y", Kept) == [Kept(seat, None, False) for seat in (0, 1, 2)]
    assert table.told("B", Passed)[0] == Passed(0, 1, 2, ["green bracelet", "coin"])


@rule("sherwood.loot.twice")
def test_a_player_with_two_dice_picks_twice() -> None:
    table = beaten("R B R _", "R3 B4 R5", "supply: red ring, green bracelet, coin")
    table.play("R keep red ring", "B keep coin")
    assert table.front("R") == ["red ring", "green bracelet"]


@rule("sherwood.loot.one_owner")
def test_the_last_picks_of_one_player_need_no_choice() -> None:
    table = beaten("R R _ _", "R4 R5")
    assert len(table.front("R")) == 2
    assert table.turn() == "R choose"
    mixed = beaten("R R B _", "R4 R4 B4")
    mixed.play(f"B {mixed.options()[0]}")
    assert len(mixed.front("R")) == 2


@rule("sherwood.loot.pair")
def test_a_pair_is_one_die_and_its_pick_belongs_to_who_moved_in() -> None:
    table = beaten("(Rb) G _ _", "R4 B4 G4")
    assert table.turn() == "G draft"
    table.play(f"G {table.options()[0]}")
    assert [len(table.front(letter)) for letter in "RBG"] == [0, 1, 1]


@rule("sherwood.loot.face_down", "sherwood.info.own_tokens")
def test_kept_tokens_are_seen_by_their_owner_only() -> None:
    table = beaten("R R _ _", "R4 R5", "supply: red ring, coin")
    assert table.sees("R", "R").front.tokens == ["red ring", "coin"]
    assert table.sees("B", "R").front.tokens is None
    assert table.sees("B", "R").front.size == 2


@rule("sherwood.loot.short_supply")
def test_when_tokens_run_out_the_discards_come_back_and_then_the_left_goes_empty() -> None:
    table = beaten("R B G _", "R4 B4 G4", "left: 2")
    table.play(f"G {table.options()[0]}")
    assert [len(table.front(letter)) for letter in "RBG"] == [0, 1, 1]
    assert table.events(NoLootLeft) == [NoLootLeft(0)]
    again = sherwood("""
        step: tuck
        cards: market
        free: B
        supply: coin
        left: 1
        R: bridge: 6
        B: bridge: 6 | front: red ring
    """).play("B market red ring")
    assert again.view("R").supply == 1
    assert again.view("R").discards == 1
    # G and Y are due a reward: one takes the coin, the other the ring that was discarded
    again.play("G reward loot", "Y reward loot")
    assert "ShuffledBack" in again.kinds()
    assert (again.chest("G"), again.chest("Y")) == (["coin"], ["red ring"])


@rule("sherwood.loot.discards", "sherwood.info.discarded", "sherwood.info.coins")
def test_discarded_loot_lies_face_down_and_village_coins_go_back() -> None:
    table = sherwood("""
        step: bail
        R: front: red ring, village coin | bridge: 6 5
        B: front: village coin | bridge: 6 5
    """).play("R bail red ring", "B bail village coin")
    view = table.view("B")
    assert view.discards == 1
    assert table.told("B", Discarded) == [Discarded(0, None, "bail", False), Discarded(1, "village coin", "bail", True)]
    assert table.told("R", Discarded)[0] == Discarded(0, "red ring", "bail", False)
    assert table.told("G", Discarded)[1] == Discarded(1, "village coin", "bail", True)


@pytest.mark.parametrize("token", [token.name for token in TOKENS if token is not VILLAGE_COIN])
def test_any_token_can_be_kept_passed_sold_discarded_and_paid(token: str) -> None:
    other = "blue ring" if token != "blue ring" else "red ring"
    draft = sherwood(f"""
        step: robin 1
        wagon 1: 9 | B R _ _ | B4 R5
        wagon 2: 9 | Y _ _ _
        wagon 3: 9 | Y _ _ _
        supply: {token}, {other}
    """)
    assert sorted(draft.options()) == sorted([f"keep {token}", f"keep {other}"])
    bail = sherwood(f"""
        step: bail
        R: bridge: 6 5 | front: {token}, {token}, {other}
    """)
    assert sorted(bail.options()) == sorted([f"bail {token}", f"bail {other}", "bail with three", "pass"])
    market = sherwood(f"""
        step: tuck
        cards: market
        free: R
        R: front: {token}, {other}
    """)
    assert sorted(market.options()) == sorted([f"market {token}", f"market {other}", "pass"])
    barter = sherwood(f"""
        step: tuck
        cards: barter
        free: R
        supply: {other}
        R: front: {token}
    """).play("R barter")
    assert sorted(barter.options()) == sorted([f"discard {token}", f"discard {other}"])
