"""Nuremberg: what can be said in a trade, in words and as plain data, and how it is judged."""

from collections.abc import Callable, Sized

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from brigand import Unreadable
from brigand.core.action import Action
from brigand.games.nuremberg import NUREMBERG
from brigand.games.nuremberg.actions_offers import (
    CALLS,
    COUNTERS,
    EVERYONE,
    KEPT,
    NOTHING,
    OFFERS,
    call,
    counter,
    offer,
    some,
)
from brigand.games.nuremberg.pieces import GOLD, NAMES, Bundle
from brigand.games.nuremberg.rules_trade import may_have
from tests.games.nuremberg.table import Table, nuremberg
from tests.games.nuremberg.test_trade import RICH, after

BUNDLES = st.lists(st.integers(0, 3), min_size=6, max_size=6)


@settings(max_examples=300, deadline=None)
@given(BUNDLES, BUNDLES, st.integers(EVERYONE, 5))
def test_any_offer_can_be_said_and_is_judged(give: list[int], want: list[int], to: int) -> None:
    table = nuremberg(RICH)
    made = offer(give, want, to)
    assert offer(give[:], want[:], to) is made
    assert NUREMBERG.parse(NUREMBERG.notation(made)) is made
    assert NUREMBERG.from_json(NUREMBERG.to_json(made)) is made
    refusal = NUREMBERG.why_not(table.state, 0, made)
    assert (refusal is None) == is_possible(table, give, want, to)
    if refusal is None:
        table.state.apply(0, made)
        assert table.to_act() == [name for seat, name in enumerate(table.names) if seat == to or (to < 0 < seat)]


def is_possible(table: Table, give: list[int], want: list[int], to: int) -> bool:
    """The rules of an offer, said once more."""
    hands = table.state.hands
    others = [1, 2, 3] if to == EVERYONE else [to]
    return (
        to not in (0, 4, 5)
        and any(give)
        and any(want)
        and not any(a and b for a, b in zip(give, want, strict=True))
        and all(a <= held for a, held in zip(give, hands[0], strict=True))
        and any(
            want[GOLD] <= hands[other][GOLD]
            and sum(want[:GOLD]) <= sum(hands[other][:GOLD])
            and all(want[kind] <= sum(hand[kind] for hand in hands[1:]) for kind in range(GOLD))
            for other in others
        )
    )


@settings(max_examples=200, deadline=None)
@given(BUNDLES, BUNDLES)
def test_any_counter_can_be_said_and_is_judged(give: list[int], want: list[int]) -> None:
    table = after("Ann: offer 1 wood for 1 ore")
    made = counter(give, want)
    assert NUREMBERG.parse(NUREMBERG.notation(made)) is NUREMBERG.from_json(NUREMBERG.to_json(made)) is made
    possible = (
        any(give)
        and any(want)
        and not any(a and b for a, b in zip(give, want, strict=True))
        and all(a <= held for a, held in zip(give, table.state.hands[1], strict=True))
        and may_have(table.state, 1, 0, want)
    )
    assert (NUREMBERG.why_not(table.state, 1, made) is None) == possible


@pytest.mark.parametrize(
    "data",
    [
        {"do": "offer"},
        {"do": "offer", "give": {"wood": 1}},
        {"do": "counter", "give": {"ore": 1}, "want": {}},
        {"do": "call", "want": {"ore": 2}},
    ],
)
def test_what_can_be_said_can_be_refused(data: dict[str, object]) -> None:
    assert NUREMBERG.why_not(nuremberg(RICH).state, 1, NUREMBERG.from_json(data)) is not None


@pytest.mark.parametrize(
    "data",
    [
        {"do": "offer", "give": {"wood": 0}, "want": {"ore": 1}},
        {"do": "offer", "give": {"wood": -1}, "want": {"ore": 1}},
        {"do": "offer", "give": {"wood": 1000}, "want": {"ore": 1}},
        {"do": "offer", "give": {"wood": True}, "want": {"ore": 1}},
        {"do": "offer", "give": [1], "want": {"ore": 1}},
        {"do": "offer", "give": {"wood": 1}, "want": {"ore": 1}, "to": "Bob"},
        {"do": "offer", "give": {"wood": 1}, "want": {"ore": 1}, "to": True},
        {"do": "offer", "give": {"wood": 1}, "want": {"ore": 1}, "to": -2},
        {"do": "offer", "give": {"wood": 1}, "want": {"ore": 1}, "to": 9},  # could not be said
        {"do": "offer", "give": {"wood": 1}, "want": {"ore": 1}, "also": 1},
        {"do": "counter", "give": {"wood": 1}, "want": {"ore": 1}, "to": 1},
        {"do": "call", "give": {"wood": 1}, "want": {"ore": 1}},
        {"do": "call"},
    ],
)
def test_nonsense_is_no_offer(data: dict[str, object]) -> None:
    with pytest.raises(Unreadable):
        NUREMBERG.from_json(data)


@pytest.mark.parametrize(
    "text",
    [
        "offer wood for ore",
        "offer 1 wood",
        "offer 1 x for 1 y",
        "offer 999 wood + 1 wood for 1 ore",  # more than anybody ever has
        "offer 1 ore for 999 gold + 999 gold",
        "offer 1 wood for 1 ore to 0",
        "offer 1 wood for 1 ore to 10",
        "offer 1 wood for",
        "offer for 1 ore",
        "counter 1 wood for 1 ore to 2",
        "call for",
        "call for nothing",
        "call for 1 promise",
        "call with wood",
    ],
)
def test_nonsense_cannot_be_parsed(text: str) -> None:
    with pytest.raises(Unreadable):
        NUREMBERG.parse(text)


def test_the_most_that_can_be_said_of_a_thing() -> None:
    for said in ("offer 999 wood for 1 ore", "offer 998 wood + 1 wood for 1 ore", "offer 1 ore for 999 gold"):
        assert NUREMBERG.why_not(nuremberg(RICH).state, 0, NUREMBERG.parse(said)) is not None, said


@pytest.mark.parametrize(
    ("said", "data"),
    [
        ("offer 2 wood for 1 ore", {"do": "offer", "give": {"wood": 2}, "want": {"ore": 1}}),
        ("offer 2 wood for 1 ore to 1", {"do": "offer", "give": {"wood": 2}, "want": {"ore": 1}, "to": 0}),
        ("offer 999 wood for nothing to 9", {"do": "offer", "give": {"wood": 999}, "want": {}, "to": 8}),
        ("counter 1 ore for 2 wood", {"do": "counter", "give": {"ore": 1}, "want": {"wood": 2}}),
        ("call for 1 ore", {"do": "call", "want": {"ore": 1}}),
        ("call with 1 wood", {"do": "call", "give": {"wood": 1}}),
    ],
)
def test_whatever_is_said_is_written_in_one_way_only(said: str, data: dict[str, object]) -> None:
    assert NUREMBERG.to_json(NUREMBERG.parse(said)) == data
    assert NUREMBERG.notation(NUREMBERG.from_json(data)) == said


@pytest.mark.parametrize("said", ["offer {} for 1 gold", "call for {}", "counter {} for 1 gold"])
def test_what_was_said_before_is_the_same_when_it_is_said_again(said: str) -> None:
    first, second = NUREMBERG.parse(said.format("7 wood")), NUREMBERG.parse(said.format("8 wood"))
    assert NUREMBERG.parse(said.format("7 wood")) is first
    assert NUREMBERG.parse(said.format("8 wood")) is second


@pytest.mark.parametrize(
    ("make", "kept"),
    [
        (lambda things: offer(things, some(GOLD, 1)), OFFERS),
        (lambda things: call(NOTHING, things), CALLS),
        (lambda things: counter(things, some(GOLD, 1)), COUNTERS),
    ],
    ids=["offers", "calls", "counters"],
)
def test_what_was_said_once_is_forgotten_in_the_end_and_what_is_listed_never(
    make: Callable[[Bundle], Action], kept: Sized
) -> None:
    listed, once = make(some(0, 1)), make(some(0, 77))
    sizes = []
    for number in range(KEPT + 2):
        make([0, 1 + number // 999, 1 + number % 999, 0, 0, 0])
        sizes.append(len(kept))
    assert max(sizes) == KEPT + 1  # so many, and the one just said
    assert make(some(0, 1)) is listed
    assert make(some(0, 77)) is not once


def test_names_of_things_are_those_of_the_box() -> None:
    assert NAMES == ["wood", "wool", "grain", "clay", "ore", "gold"]
