"""Nuremberg: imagined worlds: what a seat knows holds, all else varies."""

import pytest

from brigand.core.rng import Rng
from brigand.core.state import NOBODY
from brigand.games.nuremberg.imagine import bounds_for, dealt, fits, loose_cards, make_fit
from brigand.games.nuremberg.knowledge import Bounds
from brigand.games.nuremberg.phases import Answering, Discarding
from brigand.games.nuremberg.pieces import KINDS, NAMES
from brigand.games.nuremberg.rules import Nuremberg
from tests.games.nuremberg.known import hands, knows, robbed, take, worlds
from tests.games.nuremberg.table import nuremberg
from tests.games.nuremberg.test_card import drawn


def test_a_hand_that_is_not_known_varies_and_one_that_is_known_stays() -> None:
    table = robbed()
    for observer in ("Cat", "Dan", None):
        assert hands(table, observer, "Ann") == {("wood",), ("ore",)}
        assert hands(table, observer, "Bob") == {("wood",), ("ore",)}
        assert hands(table, observer, "Cat") == {("wool",)}
        for world in worlds(table, observer):
            assert sorted(world.cards("Ann") + world.cards("Bob")) == ["ore", "wood"]
    for observer in ("Ann", "Bob"):
        for name in ("Ann", "Bob", "Cat"):
            assert hands(table, observer, name) == {tuple(table.cards(name))}


def test_gold_is_seen_and_stays() -> None:
    table = robbed()
    table.state.hands[1][KINDS] = 7
    assert {world.gold("Bob") for world in worlds(table, "Cat")} == {7}


def test_an_imagined_thief_knows_the_own_cards_and_of_others_what_all_know() -> None:
    table = robbed()
    for world in worlds(table, "Cat"):
        for name in ("Ann", "Bob"):
            assert knows(world, name, name) == dict.fromkeys(world.cards(name), (1, 1))
        knowledge, ann, bob = world.state.knowledge, world.seat("Ann"), world.seat("Bob")
        start, public = knowledge.place(ann, bob), knowledge.place(4, bob)
        assert knowledge.least[start : start + KINDS] == knowledge.least[public : public + KINDS]
        assert knowledge.most[start : start + KINDS] == knowledge.most[public : public + KINDS]
        assert knows(world, "Cat", "Ann") == knows(table, "Cat", "Ann")
    for world in worlds(table, "Ann"):
        assert knows(world, "Ann", "Bob") == knows(table, "Ann", "Bob")
        assert knows(world, "Dan", "Bob") == {"wood": (0, 1), "ore": (0, 1)}


def test_in_imagined_worlds_one_knows_what_one_knew() -> None:
    """Ann took Bob's wood and lost it to Cat: nobody else knows who of the three has what."""
    table = nuremberg("Ann: 1 wool\nBob: 1 wood, 1 ore")
    take(table, "Ann", "Bob", "wood")
    take(table, "Cat", "Ann", "wood")
    exact = {"Ann": {"wool": (1, 1)}, "Bob": {"ore": (1, 1)}, "Cat": {"wood": (1, 1)}}
    for name, hand in exact.items():
        assert knows(table, "Ann", name) == hand
        assert {str(knows(world, "Ann", name)) for world in worlds(table, "Ann")} == {str(hand)}
        assert len(hands(table, "Ann", name)) == 1
        assert len(hands(table, "Dan", name)) == (2 if name == "Bob" else 3)
    assert knows(table, "Dan", "Bob") == {"wood": (0, 1), "ore": (0, 1)}
    for world in worlds(table, "Ann"):
        assert (
            knows(world, "Dan", "Cat") == knows(table, "Dan", "Cat") == dict.fromkeys(("wood", "wool", "ore"), (0, 1))
        )


def test_the_pile_varies_but_not_what_has_been_drawn() -> None:
    table = drawn("5 margrave | 6 free_clay", "")
    found = worlds(table, "Ann")
    assert {world.state.pile[0].name for world in found} == {"5 margrave"}
    assert len({world.state.pile[1].name for world in found}) > 5
    assert all(sorted(c.number for c in w.state.pile) == sorted(c.number for c in table.state.pile) for w in found)
    assert {world.pile() for world in found} == {35}


def answers(state: Nuremberg) -> list[str | None]:
    assert isinstance(state.phase, Answering)
    return [None if answer is None else answer.notation() for answer in state.phase.answers]


def test_sealed_answers_of_others_vary_and_who_has_not_answered_has_not() -> None:
    table = nuremberg("Ann: 3 wood\nBob: 1 ore\nCat: 1 ore\nDan: 1 ore")
    table.play("Ann: offer 1 wood for 1 ore", "Cat: accept", "Bob: decline")
    for observer, own in (("Bob", 1), ("Cat", 2), ("Ann", 0), ("Dan", 3), (None, NOBODY)):
        found = [answers(world.state) for world in worlds(table, observer)]
        assert {given[0] for given in found} == {None}
        assert {given[3] for given in found} == {None}
        for seat, true in ((1, "decline"), (2, "accept")):
            replies = {given[seat] for given in found}
            assert replies == ({true} if seat == own else {"accept", "decline", "counter 1 ore for 2 wood"})
        assert {tuple(world.to_act()) for world in worlds(table, observer)} == {("Dan",)}


def test_an_imagined_answer_is_one_the_imagined_hand_can_give() -> None:
    table = robbed()
    table.state.gain(0, NAMES.index("grain"), 1)
    table.play("Ann: offer 1 grain for 1 ore", "Bob: decline")
    for world in worlds(table, "Cat"):
        given = answers(world.state)[1]
        assert given is not None
        assert ("ore" in world.cards("Bob")) or given == "decline"


def picks(state: Nuremberg, seat: int) -> list[str]:
    assert isinstance(state.phase, Discarding)
    return [NAMES[kind] for kind in range(KINDS) for _ in range(state.phase.picked[seat][kind])]


def test_sealed_discards_of_others_vary_and_who_has_not_finished_is_seen_to_owe() -> None:
    table = drawn("0 robber_knight", "Bob: 4 wood, 4 ore\nCat: 4 wool, 4 clay\nDan: 2 ore")
    table.play(*["Bob: discard wood"] * 4, "Cat: discard wool")
    for world in worlds(table, "Bob"):
        assert picks(world.state, 1) == ["wood"] * 4
        assert picks(world.state, 2) == []
    for world in worlds(table, "Cat"):
        assert picks(world.state, 2) == ["wool"]
    for observer in ("Cat", "Dan", "Ann", None):
        found = {tuple(picks(world.state, 1)) for world in worlds(table, observer)}
        assert len(found) > 2
        assert {len(picked) for picked in found} == {4}
        assert {kind for picked in found for kind in picked} == {"wood", "ore"}
        assert all(picks(world.state, 3) == picks(world.state, 0) == [] for world in worlds(table, observer))
        assert {tuple(world.to_act()) for world in worlds(table, observer)} == {("Cat",)}
        owed = {tuple(w.state.phase.owed) for w in worlds(table, observer) if isinstance(w.state.phase, Discarding)}
        assert owed == {(0, 4, 4, 0)}


def test_loose_cards_are_those_nobody_can_place() -> None:
    table = robbed("3 wood, 1 ore")
    bounds = bounds_for(table.state, table.state.seats)
    assert [NAMES[kind] for kind in loose_cards(table.state, bounds)] == ["wood", "ore"]
    dealt_out = dealt(bounds, [1, 3, 1, 0], loose_cards(table.state, bounds), Rng(1))
    assert [sum(hand) for hand in dealt_out] == [1, 3, 1, 0]


def test_a_deal_fits_if_no_hand_has_more_than_it_can_have() -> None:
    bounds = Bounds(2, [0] * 10, [1, 2, 0, 0, 0, 2, 1, 0, 0, 0])
    assert fits(bounds, [[1, 2, 0, 0, 0], [2, 1, 0, 0, 0]])
    assert not fits(bounds, [[2, 1, 0, 0, 0], [1, 1, 0, 0, 0]])
    assert not fits(bounds, [[1, 1, 0, 0, 0], [1, 2, 0, 0, 0]])


def test_a_deal_that_does_not_fit_is_put_right_by_exchange() -> None:
    bounds = Bounds(3, [0] * 15, [1, 2, 2, 0, 0, 2, 0, 2, 0, 0, 2, 2, 0, 0, 0])
    hands = [[2, 0, 0, 0, 0], [0, 2, 0, 0, 0], [0, 0, 2, 0, 0]]
    make_fit(bounds, hands)
    assert fits(bounds, hands)
    assert [sum(hand) for hand in hands] == [2, 2, 2]
    assert [sum(kinds) for kinds in zip(*hands, strict=True)] == [2, 2, 2, 0, 0]


def test_what_nobody_could_hold_is_no_world() -> None:
    bounds = Bounds(2, [0] * 10, [0, 1, 0, 0, 0, 0, 1, 0, 0, 0])
    with pytest.raises(ValueError, match="no deal fits"):
        make_fit(bounds, [[1, 0, 0, 0, 0], [0, 1, 0, 0, 0]])


def test_hands_that_hardly_any_deal_fits_are_imagined_all_the_same() -> None:
    """Ann and Bob can hold only wood and wool, Cat and Dan only grain and clay: of the ways to deal twenty cards at
    random, one in 184,756 keeps to that.
    """
    rng = Rng(7)
    state = nuremberg().state
    state.hands = [[2, 3, 0, 0, 0, 0], [3, 2, 0, 0, 0, 0], [0, 0, 2, 3, 0, 0], [0, 0, 3, 2, 0, 0]]
    state.stacks = [15, 15, 15, 15, 20]
    start = state.knowledge.place(4, 0)
    for player, kinds in enumerate([(0, 1), (0, 1), (2, 3), (2, 3)]):
        for kind in kinds:
            state.knowledge.most[start + player * KINDS + kind] = 5
    found = [state.imagine(NOBODY, rng).hands for _ in range(10)]
    for dealt_hands in found:
        assert [sum(hand) for hand in dealt_hands] == [5, 5, 5, 5]
        assert [sum(kinds) for kinds in zip(*dealt_hands, strict=True)] == [5, 5, 5, 5, 0, 0]
        assert [hand[2] + hand[3] for hand in dealt_hands] == [0, 0, 5, 5]
    assert len({str(dealt_hands) for dealt_hands in found}) > 3
