"""Sherwood: what a seat has learned holds in every world it imagines, and no more."""

from collections import Counter

from brigand.core.rng import Rng
from brigand.core.state import NOBODY
from brigand.games.sherwood import SHERWOOD
from brigand.games.sherwood.rules_loot import gain
from brigand.games.sherwood.rules_table import BAILING, DISCARDED
from tests.games.sherwood.table import Table, named_token, sherwood

WORLDS = 60


def imagined(table: Table, letter: str, gang: str) -> set[tuple[str, ...]]:
    """What the player thinks may lie before a gang."""
    return {tuple(table.world(letter, seed).front(gang)) for seed in range(WORLDS)}


def drafted() -> Table:
    """R saw ring, bracelet and coin and kept the ring; B kept the bracelet; the coin is left for G."""
    table = sherwood("""
        step: robin 1
        wagon 1: 12 | G B R _ | G3 B4 R5
        wagon 2: 9 | Y _ _ _
        wagon 3: 12 | Y _ _ _
        supply: red ring, green bracelet, coin
    """)
    return table.play("R keep red ring", "B keep green bracelet")


def test_who_passed_two_tokens_on_knows_them_but_not_who_has_which() -> None:
    table = drafted()
    assert imagined(table, "R", "B") == {("green bracelet",), ("coin",)}
    for seed in range(WORLDS):
        world = table.world("R", seed)
        assert sorted(world.front("B") + world.front("G")) == ["coin", "green bracelet"]


def test_who_passed_the_last_token_on_knows_exactly_where_it_is() -> None:
    table = drafted()
    assert imagined(table, "B", "G") == {("coin",)}
    assert len(imagined(table, "B", "R")) > 5


def test_who_took_no_part_knows_nothing_of_it() -> None:
    table = drafted()
    assert len(imagined(table, "Y", "G")) > 5
    assert len(imagined(table, "G", "B")) > 5


def test_who_picks_again_knows_what_was_taken_in_between() -> None:
    table = sherwood("""
        step: robin 1
        wagon 1: 14 | R B G R | R3 B3 G3 R5
        wagon 2: 9 | Y _ _ _
        wagon 3: 12 | Y _ _ _
        supply: red ring, green bracelet, coin, blue ring
    """).play("R keep red ring", "G keep coin", "B keep blue ring")
    assert table.front("R") == ["red ring", "green bracelet"]
    assert imagined(table, "R", "B") == {("coin",), ("blue ring",)}


def test_during_a_draft_the_holder_sees_it_and_who_passed_it_knows_it() -> None:
    table = sherwood("""
        step: robin 1
        wagon 1: 12 | G B R _ | G3 B4 R5
        supply: red ring, green bracelet, coin
    """).play("R keep red ring")
    for seed in range(WORLDS):
        for letter in ("R", "B"):
            draft = table.world(letter, seed).view("B").draft
            assert draft is not None
            assert draft.held.tokens == ["green bracelet", "coin"]
    strangers = {str(table.world("Y", seed).view("B").draft) for seed in range(WORLDS)}
    assert len(strangers) > 5


def test_a_token_that_may_have_been_given_up_is_with_its_owner_or_on_the_discards() -> None:
    table = drafted()
    state = table.state
    gain(state, 1, named_token("yellow ring"))  # a token of B's that R knows nothing about
    state.supply.remove(named_token("yellow ring"))
    state.bridge[1] = [6, 6]
    state.phase, state.turn, state.asked = BAILING, NOBODY, 0
    state.go_on()
    table.play("B bail green bracelet")
    kept, given_up = set(), set()
    for seed in range(WORLDS):
        world = table.world("R", seed)
        fates = zip(world.state.taken, world.state.fates, strict=True)
        discards = [token.name for token, fate in fates if fate == DISCARDED]
        assert len(discards) == len(world.front("B")) == 1
        assert {"coin", "green bracelet"} <= {*discards, *world.front("B"), *world.front("G")}
        kept.add(world.front("B")[0])
        given_up.add(discards[0])
    assert {"coin", "green bracelet"} <= kept & given_up
    assert table.world("B", 1).front("B") == ["yellow ring"]


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


def test_every_imagined_world_has_all_pieces_and_can_be_imagined_again() -> None:
    rng = Rng(5)
    state = SHERWOOD.new(5, 77)
    pieces = Counter(SHERWOOD.census(state))
    while not state.is_over:
        state.apply(state.to_act()[0], rng.pick(state.legal(state.to_act()[0])))
        world = state.imagine(rng.below(5), rng)
        again = world.imagine(rng.below(5), rng)
        assert Counter(SHERWOOD.census(again)) == pieces
