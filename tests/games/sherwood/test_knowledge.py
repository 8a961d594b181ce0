"""Sherwood: what a seat has learned holds in every world it imagines, and no more."""

from collections import Counter

import pytest

from brigand.core.state import NOBODY
from brigand.games.sherwood.board import DISCARDED, KEPT
from brigand.games.sherwood.phases import BAILING
from brigand.games.sherwood.pieces import LOOT
from brigand.games.sherwood.rules_loot import gain
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


FOUR = """
    step: robin 1
    wagon 1: 14 | %s | %s
    wagon 2: 9 | Y _ _ _
    supply: red ring, green bracelet, coin, blue ring
    open loot: %s
"""


def test_during_a_draft_who_passed_three_on_knows_them_but_not_who_took_which() -> None:
    """R passed three on, B kept the coin, G holds the other two."""
    table = sherwood(FOUR % ("Y G B R", "Y3 G3 B3 R5", "no")).play("R keep red ring", "B keep coin")
    passed = ["blue ring", "coin", "green bracelet"]
    taken = set()
    for seed in range(WORLDS):
        world = table.world("R", seed)
        draft = world.view("G").draft
        assert draft is not None
        assert draft.held.tokens is not None
        assert sorted([*world.front("B"), *draft.held.tokens]) == passed
        taken.add(world.front("B")[0])
        for letter in ("B", "G"):  # B passed these on, G holds them
            seen = table.world(letter, seed).view("G").draft
            assert seen is not None
            assert seen.held.tokens == ["blue ring", "green bracelet"]
    assert taken == set(passed)
    assert len(imagined(table, "G", "B")) > 5


def test_who_picks_again_during_a_draft_knows_what_was_taken_in_between() -> None:
    table = sherwood(FOUR % ("B R G R", "B3 R3 G3 R5", "no")).play("R keep red ring", "G keep coin")
    assert table.turn() == "R draft"
    assert imagined(table, "R", "G") == {("coin",)}
    assert len(imagined(table, "B", "G")) > 5


def test_during_a_draft_with_open_loot_what_was_kept_is_seen() -> None:
    table = sherwood(FOUR % ("Y G B R", "Y3 G3 B3 R5", "yes")).play("R keep red ring", "B keep coin")
    for letter in ("R", "B", "G", "Y"):
        assert imagined(table, letter, "B") == {("coin",)}
        assert imagined(table, letter, "R") == {("red ring",)}
    held = {str(table.world("R", seed).view("G").draft) for seed in range(WORLDS)}
    assert len(held) == 1  # what is neither with R nor with B of the four R saw
    assert len({str(table.world("Y", seed).view("G").draft) for seed in range(WORLDS)}) > 5


def test_with_open_loot_all_know_what_was_shuffled_in() -> None:
    """R and B gave up a necklace each; they were shuffled in, and Y drew one of them in sight of all."""
    table = sherwood("""
        step: bail
        open loot: yes
        left: 0
        R: bridge: 6 5 | front: red necklace
        B: bridge: 6 5 | front: blue necklace
        G: bridge: 5 | chest: green ring
        Y: bridge: 4 | chest: blue ring, green ring
    """).play("R bail red necklace", "B bail blue necklace", "Y reward loot")
    left = [token.name for token in table.state.supply[table.state.drawn :]]
    assert left in (["red necklace"], ["blue necklace"])
    for letter in ("R", "B", "G", "Y", None):
        assert given_back(table.world(letter, 1)) == [("red necklace", 0), ("blue necklace", 1)]
        for seed in range(WORLDS):
            world = table.world(letter, seed).state
            assert [token.name for token in world.supply[world.drawn :]] == left


def test_what_a_player_gave_up_before_and_after_a_shuffle_is_kept_apart() -> None:
    """R bartered a coin away, which was shuffled in for B's barter; then R paid bail."""
    table = sherwood(f"""
        step: tuck
        cards: barter
        free: R B
        left: 1
        supply: red necklace
        R: bridge: 6 5 | front: coin, red ring, blue ring
        B: bridge: 5 | front: green ring
        G: bridge: 5
        Y: bridge: 5 | chest: {all_but("red necklace", "coin", "red ring", "blue ring", "green ring")}
    """).play("R barter", "R discard coin", "B barter", "B discard green ring", "R bail red ring", "B pass")
    assert table.state.round == 2
    true = Counter(table.state.fates)
    for letter in ("R", "B", "G", None):
        for seed in range(WORLDS):
            world = table.world(letter, seed)
            assert Counter(world.state.fates) == true
            assert world.pieces() == table.pieces()


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


def discards(table: Table) -> list[str]:
    """The tokens on the discards, by name."""
    fates = zip(table.state.taken, table.state.fates, strict=True)
    return [token.name for token, fate in fates if fate == DISCARDED]


@pytest.mark.parametrize("given_up", ["coin", "yellow ring"])
def test_even_a_token_one_knows_exactly_may_have_been_the_one_given_up(given_up: str) -> None:
    """R passed B a coin; B had a ring as well, and gave up one of the two."""
    table = sherwood("""
        step: robin 1
        wagon 1: 9 | B R _ _ | B4 R5
        wagon 2: 9 | Y _ _ _
        wagon 3: 12 | Y _ _ _
        supply: red ring, coin, yellow ring
    """).play("R keep red ring")
    state = table.state
    gain(state, 1, state.supply[state.drawn])
    state.drawn += 1
    assert imagined(table, "R", "B") > {("red ring", "coin"), ("blue bracelet", "coin")}
    state.bridge[1] = [6, 6]
    state.phase, state.turn, state.asked = BAILING, NOBODY, 0
    state.go_on()
    table.play(f"B bail {given_up}")
    for letter in ("R", "G", None):
        gone = {tuple(discards(table.world(letter, seed))) for seed in range(WORLDS)}
        assert ("coin",) in gone
        assert len(gone) > 5
    in_front = [table.world("R", seed).front("B") == ["coin"] for seed in range(WORLDS)]
    assert 10 < sum(in_front) < WORLDS - 10
    assert {tuple(discards(table.world("B", seed))) for seed in range(WORLDS)} == {(given_up,)}


def test_a_reward_came_too_late_to_be_given_up() -> None:
    for is_open in (False, True):
        table = sherwood(f"""
            step: bail
            open loot: {"yes" if is_open else "no"}
            B: bridge: 6 | front: red ring, blue ring
            R: bridge: 5
            G: bridge: 5
            Y: bridge: 5
        """).play("B bail blue ring", "B reward loot")
        assert table.state.round == 2
        true = {(1,)}
        for letter, places in (("R", {(0,), (1,)}), ("B", true), (None, {(0,), (1,)})):
            fates = [table.world(letter, seed).state.fates for seed in range(WORLDS)]
            found = {tuple(place for place, fate in enumerate(each) if fate == DISCARDED) for each in fates}
            assert found == (true if is_open else places)


def test_several_tokens_given_up_in_different_rounds_stay_in_their_rounds() -> None:
    table = sherwood("""
        step: bail
        round: 2
        R: bridge: 5
        B: bridge: 6 6 | front: red ring, blue ring, coin, coin
        G: bridge: 5
        Y: bridge: 5
    """)
    for token in ("green ring", "yellow ring"):
        table.state.taken.insert(0, named_token(token))
        table.state.takers.insert(0, 1)
    table.state.fates[:0] = [DISCARDED, KEPT]
    table.state.round_starts, table.state.reward_starts, table.state.discarded = [0, 2], [2], 1
    table.play("B bail with three", "B discard coin", "B discard coin", "B discard red ring")
    for seed in range(WORLDS):
        fates = table.world("R", seed).state.fates
        assert (fates[:2].count(DISCARDED), fates[2:].count(DISCARDED)) == (1, 3)
    assert len({str(table.world("R", seed).state.fates) for seed in range(WORLDS)}) == 2 * 4


def test_what_one_gave_up_lies_after_the_shuffle_only_where_it_can() -> None:
    """R and B gave up a necklace each; they were shuffled in, and Y drew one of them. R holds the other red one."""
    table = sherwood("""
        step: bail
        left: 0
        R: bridge: 6 5 | front: red necklace | chest: red necklace
        B: bridge: 6 5 | front: blue necklace
        G: bridge: 5 | chest: green ring
        Y: bridge: 4 | chest: blue ring, green ring
    """).play("R bail red necklace", "B bail blue necklace", "Y reward loot")
    assert (table.state.round, table.state.returned_at) == (2, 6)
    drawn = set()
    for seed in range(WORLDS):
        world = table.world("R", seed).state
        late = [world.taken[-1].name, *(token.name for token in world.supply[world.drawn :])]
        assert late.count("red necklace") == 1
        older = [token.name for place, token in enumerate(world.taken[:-1]) if world.fates[place] == KEPT]
        assert older.count("red necklace") == 1  # the one in R's own chest
        drawn.add(world.taken[-1].name)
    assert "red necklace" in drawn
    assert len(drawn) > 2
    strangers = {table.world("G", seed).state.taken[-1].name for seed in range(WORLDS)}
    assert len(strangers) > 5


@pytest.mark.parametrize(("giver", "token", "is_blurred"), [("B", "green bracelet", True), ("Y", "blue ring", False)])
def test_a_draft_tells_nothing_certain_once_its_tokens_may_have_been_shuffled_in(
    giver: str, token: str, is_blurred: bool
) -> None:
    """The supply was out; what B, who picked in the draft, or Y, who did not, gave up is shuffled in for a reward."""
    table = sherwood("""
        step: robin 1
        wagon 1: 12 | G B R _ | G3 B4 R5
        wagon 2: -
        wagon 3: -
        wagon 4: -
        supply: red ring, green bracelet, coin
        left: 3
        R: bridge: 1
        B: bridge: 2
        G: bridge: 2
        Y: bridge: 5 | front: blue ring
    """).play("R keep red ring", "B keep green bracelet")
    while table.state.phase.name == "bail":
        letter = table.turn()[0]
        table.play(f"{letter} bail {token}" if letter == giver else f"{letter} pass")
    assert table.turn() == f"{giver} reward"
    table.play(f"{giver} reward loot")
    assert (len(table.state.drafts), table.state.returned_at) == (1, 4)
    found = {str(sorted(table.world("R", seed).chest("B") + table.world("R", seed).chest("G"))) for seed in range(20)}
    assert (len(found) == 1) != is_blurred
    assert {str(table.world("B", seed).chest("G")) for seed in range(20)} == {"['coin']"}  # G gave up nothing
    assert len({str(table.world("Y", seed).chest("G")) for seed in range(20)}) > 5


def given_back(table: Table) -> list[tuple[str, int]]:
    """What was shuffled in again, and who had given it up."""
    state = table.state
    return [(token.name, owner) for token, owner in zip(state.returned, state.returners, strict=True)]


def all_but(*names: str) -> str:
    """Every token of the box except these, as a drawing lists them."""
    rest = [token.name for token in LOOT]
    for name in names:
        rest.remove(name)
    return ", ".join(rest)


def test_after_a_shuffle_every_token_lies_in_exactly_one_place_of_every_world() -> None:
    """The supply was out: what R and B gave up is all there is to draw, and Y has drawn one of them."""
    table = sherwood(f"""
        step: bail
        left: 0
        R: bridge: 6 5 | front: red necklace, coin
        B: bridge: 6 5 | front: blue necklace, coin
        G: bridge: 5
        Y: bridge: 4 | chest: {all_but("red necklace", "blue necklace", "coin", "coin")}
    """).play("R bail red necklace", "B bail blue necklace", "Y reward loot")
    assert len(table.state.supply) - table.state.drawn == 1
    for letter, own in (("R", [("red necklace", 0)]), ("B", [("blue necklace", 1)]), ("G", []), (None, [])):
        assert given_back(table.world(letter, 1)) == own  # of the others' tokens nothing comes along
    for letter in ("R", "B", "G", "Y", None):
        for seed in range(WORLDS):
            assert table.world(letter, seed).pieces() == table.pieces()
            world = table.world(letter, seed).state
            assert len(world.supply) - world.drawn == 1
    assert {table.world("R", seed).state.taken[-1].name for seed in range(WORLDS)} > {"red necklace"}


def test_a_token_one_gave_up_and_drew_again_is_no_longer_among_the_rest() -> None:
    """R's necklace was all there was to draw; the other red one lies in Y's chest, for all R knows anywhere."""
    table = sherwood(f"""
        step: bail
        left: 0
        R: bridge: 6 | front: red necklace
        B: bridge: 5
        G: bridge: 5
        Y: bridge: 5 | chest: {all_but("red necklace")}
    """).play("R bail red necklace", "R reward loot")
    assert table.chest("R") == ["red necklace"]
    for seed in range(9):
        assert table.world("R", seed).chest("R") == ["red necklace"]
        assert table.world("R", seed).pieces() == table.pieces()


def test_tokens_one_gave_up_and_holds_again_are_no_longer_among_the_rest() -> None:
    """R gave up three necklaces in round 1; now R draws two of them for a wagon and knows that the third is left."""
    gone = ["red necklace", "blue necklace", "green necklace"]
    table = sherwood(f"""
        step: robin 1
        round: 2
        cards: second_chance
        free: Y
        left: 0
        wagon 1: 9 | B R _ _ | B4 R5
        wagon 2: 9 | Y _ _ _
        wagon 3: 9 | Y _ _ _
        Y: chest: {all_but(*gone)}
    """)
    state = table.state
    state.taken[:0] = [named_token(name) for name in gone]
    state.takers[:0], state.fates[:0] = [0] * 3, [DISCARDED] * 3
    state.round_starts, state.reward_starts = [0, len(state.taken)], [len(state.taken)]
    state.discarded = 3
    table.play("Y pass")
    assert table.turn() == "R draft"
    left = [token.name for token in state.supply[state.drawn :]]
    assert len(left) == 1
    for seed in range(WORLDS):
        world = table.world("R", seed)
        assert world.pieces() == table.pieces()
        assert [token.name for token in world.state.supply[world.state.drawn :]] == left
        assert world.options() == table.options()
    assert len({table.world("B", seed).state.supply[-1].name for seed in range(WORLDS)}) > 5
