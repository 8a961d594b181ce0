"""Sherwood: imagined worlds: chests, wagons, decks and chance to come."""

from collections import Counter

import pytest

from brigand.core.rng import Rng
from brigand.core.state import NOBODY
from brigand.games.sherwood import SHERWOOD
from brigand.games.sherwood.board import KEPT, RETURNED, Draft
from brigand.games.sherwood.pieces import LOOT
from brigand.games.sherwood.rules import deal
from tests.games.sherwood.table import Table, sherwood

WORLDS = 60


def test_the_own_chest_is_remembered_though_not_shown() -> None:
    table = sherwood("""
        round: 2
        R: chest: red ring, blue ring, village coin
    """)
    for seed in range(WORLDS):
        assert table.world("R", seed).chest("R") == ["blue ring", "red ring", "village coin"]
    chests = {tuple(table.world("B", seed).chest("R")) for seed in range(WORLDS)}
    assert len(chests) > 20
    assert all(chest[-1] == "village coin" and len(chest) == 3 for chest in chests)


def test_a_peeked_wagon_stays_and_the_others_follow_their_backs() -> None:
    table = sherwood("""
        cards: tip_off
        free: R
        wagon 1: 5
        wagon 3: war
        deck: 9
    """).play("R tip-off 1 3")
    fronts = set()
    for seed in range(WORLDS):
        world = table.world("R", seed)
        assert (world.wagons()[0], world.wagons()[2]) == ("5", "war")
        backs = [wagon.back for wagon in world.state.road if wagon is not None]
        assert backs == [0, 1, 2, 2]
        assert world.state.wagons[0].back == 1
        fronts.add(world.wagons()[1])
    assert fronts == {"8", "9", "10", "fair", "gypsy"}
    assert len({table.world("B", seed).wagons()[2] for seed in range(WORLDS)}) > 4


def test_the_deck_below_its_top_may_lie_in_any_order() -> None:
    table = sherwood("deck: war")
    decks = [table.world("R", seed).state.wagons for seed in range(WORLDS)]
    assert {deck[0].back for deck in decks} == {2}
    for place in (1, 2, 20, -1):
        assert {deck[place].back for deck in decks} == {0, 1, 2}
    assert len({str([wagon.number for wagon in deck]) for deck in decks}) == WORLDS


def test_the_merry_men_to_come_may_lie_in_any_order() -> None:
    table = sherwood("cards: tip_off shove second_chance barter")
    for character in range(4):
        decks = [[card.id for card in table.world("R", seed).state.decks[character]] for seed in range(WORLDS)]
        assert len({tuple(deck) for deck in decks}) == 6
        assert len({tuple(sorted(deck)) for deck in decks}) == 1


def test_a_dropped_wagon_keeps_its_range_and_its_secret() -> None:
    table = sherwood("""
        cards: inside_job
        free: R
        wagon 2: 9
    """).play("R inside job 2")
    dropped = {str(table.world("R", seed).state.dropped) for seed in range(WORLDS)}
    assert len(dropped) > 3
    assert all(table.world("R", seed).view("R").dropped == [[8, 10]] for seed in range(9))


def test_with_open_loot_only_the_supply_and_what_is_passed_are_unknown() -> None:
    table = sherwood("""
        step: bail
        open loot: yes
        R: bridge: 6 6 | front: red ring, coin | chest: blue ring
        B: front: green ring
    """).play("R bail red ring")
    for seed in range(WORLDS):
        world = table.world("Y", seed)
        assert (world.front("R"), world.chest("R"), world.front("B")) == (["coin"], ["blue ring"], ["green ring"])
    assert len({str(table.world("Y", seed).state.supply) for seed in range(WORLDS)}) > 20


def test_nobody_knows_scarlets_chest() -> None:
    table = sherwood("""
        seats: 2
        open loot: yes
        round: 2
        R: chest: red ring, coin
    """)
    assert len({tuple(table.world("B", seed).chest("R")) for seed in range(WORLDS)}) > 20


def test_what_was_shuffled_in_again_lies_only_where_it_can() -> None:
    """R gave up a red ring, the only discard; it was shuffled in and nobody but R knows the supply."""
    table = sherwood("""
        step: bail
        left: 0
        R: bridge: 6 5 | front: red ring
        B: bridge: 6
        G: bridge: 6
        Y: bridge: 4 | chest: blue ring, green ring, yellow ring, coin, coin
    """).play("R bail red ring", "Y reward loot")
    assert table.state.round == 2
    assert table.state.returned_at == 6
    for seed in range(WORLDS):
        world = table.world("R", seed)
        assert "red ring" in world.chest("Y")


@pytest.mark.parametrize("bartered", ["coin", "blue ring"])
def test_what_a_neighbour_got_is_known_as_long_as_it_cannot_have_been_shuffled_in(bartered: str) -> None:
    """B passed the necklace to R. B's bail is shuffled in; R gives up nothing that round, or barters first."""
    table = sherwood("""
        step: robin 1
        wagon 1: 9 | R B _ _ | R4 B5
        cards: barter
        free: R
        supply: red ring, green necklace, blue ring
        left: 3
    """).play("R pass", "B keep red ring")
    while table.state.round == 1:
        if table.turn() == "R tuck":
            table.play(*(["R barter", "R discard blue ring"] if bartered == "blue ring" else ["R pass"]))
        else:
            table.play({"B bail": "B bail red ring"}.get(table.turn(), f"{table.turn()[0]} reward loot"))
    assert table.state.returned_at > 0
    assert "green necklace" in table.chest("R")
    known = {"green necklace" in table.world("B", seed).chest("R") for seed in range(WORLDS)}
    assert known == ({True} if bartered == "coin" else {True, False})


@pytest.mark.parametrize("round", [1, 2, 3])
@pytest.mark.parametrize("giver", "RBG")
def test_only_who_gave_up_a_token_of_that_round_makes_a_draft_uncertain(giver: str, round: int) -> None:
    """In each round R took a token, then B picked and passed one to R, then G took one; one of the twelve came back."""
    table = sherwood("round: 3")
    state = table.state
    state.taken, state.supply = LOOT[:48:4], [token for place, token in enumerate(LOOT) if place % 4 or place >= 48]
    state.takers, state.fates = [0, 1, 0, 2] * 3, [KEPT] * 12
    state.round_starts, state.reward_starts, state.returned_at = [0, 4, 8], [4, 8], 12
    state.drafts = [Draft(start + 1, start + 3) for start in (0, 4, 8)]
    back = 4 * (round - 1) + "RB_G".index(giver)
    state.fates[back] = RETURNED
    state.returned, state.returners = [state.taken[back]], [state.takers[back]]
    state.supply.append(state.taken[back])
    worlds = [table.world("B", seed).state for seed in range(WORLDS)]
    known = [len({world.taken[place].name for world in worlds}) == 1 for place in (2, 6, 10)]
    assert known == [giver != "R" or other != round for other in (1, 2, 3)]


def test_every_imagined_world_has_all_pieces_and_can_be_imagined_again() -> None:
    rng = Rng(5)
    state = SHERWOOD.new(5, 77)
    pieces = Counter(SHERWOOD.census(state))
    while not state.is_over:
        state.apply(state.to_act()[0], rng.pick(state.legal(state.to_act()[0])))
        world = state.imagine(rng.below(5), rng)
        again = world.imagine(rng.below(5), rng)
        assert Counter(SHERWOOD.census(again)) == pieces


def test_chance_to_come_is_nobodys_knowledge() -> None:
    table = Table(deal(3, False, False, Rng(8), None))
    for seat in (0, 2, NOBODY):
        chances = {table.state.imagine(seat, Rng(seed)).rng.word() for seed in range(20)}
        assert len(chances) == 20
        assert table.state.rng.copy().word() not in chances
