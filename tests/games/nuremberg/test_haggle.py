"""Nuremberg: which offers, calls and answers are listed: the sensible ones."""

import pytest

from brigand.games.nuremberg import NUREMBERG
from brigand.games.nuremberg.events import CalledFor, CalledWith, Offered, OfferedTo
from tests.games.nuremberg.table import nuremberg
from tests.rule import rule


def offers(drawing: str, *sentences: str) -> list[str]:
    """What Ann may offer, call for and call with."""
    table = nuremberg(drawing)
    table.play(*sentences)
    return table.options("Ann", "offer") + table.options("Ann", "call")


@rule("nuremberg.trade.public_check")
@pytest.mark.parametrize(
    ("ann", "others", "listed"),
    [
        ("1 wood", "Bob: 1 ore", ["offer 1 wood for 1 ore"]),
        ("1 wood", "Bob: 2 ore", ["offer 1 wood for 1 ore", "offer 1 wood for 2 ore"]),
        ("1 wood", "Bob: 1 ore\nCat: 1 ore", ["offer 1 wood for 1 ore"]),  # nobody has two cards
        ("2 wood", "Bob: 1 ore", ["offer 1 wood for 1 ore", "offer 2 wood for 1 ore"]),
        (
            "3 wood",
            "Bob: 3 ore",
            [f"offer {terms} ore" for terms in ("1 wood for 1", "1 wood for 2", "2 wood for 1", "2 wood for 2")]
            + ["offer 3 wood for 1 ore"],
        ),
        ("1 gold", "Bob: 1 ore", ["offer 1 gold for 1 ore"]),
        ("1 wood", "Bob: 2 gold", ["offer 1 wood for 1 gold", "offer 1 wood for 2 gold"]),
        ("1 wood", "Bob: 1 gold\nCat: 1 gold", ["offer 1 wood for 1 gold"]),  # nobody has two
        ("1 wood", "Bob: 1 wood", []),
        (
            "1 wood, 2 gold",
            "Bob: 1 wood",
            ["offer 1 gold for 1 wood", "offer 2 gold for 1 wood"],
        ),  # nobody else has gold
        ("1 wood", "", []),
    ],
)
def test_one_thing_for_another_up_to_three_for_one(ann: str, others: str, listed: list[str]) -> None:
    assert [said for said in offers(f"Ann: {ann}\n{others}") if said.startswith("offer")] == listed


@rule("nuremberg.trade.open_side")
def test_calls_for_what_others_may_have_and_with_what_one_has() -> None:
    listed = offers("Ann: 1 wood, 1 gold\nBob: 1 ore\nCat: 1 wool, 2 gold")
    calls = ["call for 1 wool", "call for 1 ore", "call for 1 gold", "call with 1 wood", "call with 1 gold"]
    assert [said for said in listed if said.startswith("call")] == calls


@rule("nuremberg.trade.no_repeat")
def test_what_somebody_declined_is_no_longer_listed() -> None:
    no = ["Bob: decline", "Cat: decline", "Dan: decline"]
    drawing = "Ann: 2 wood\nBob: 2 ore"
    every = offers(drawing)
    for said in every:
        assert offers(drawing, f"Ann: {said}", *no) == [other for other in every if other != said]
    two = offers(drawing, f"Ann: {every[0]}", *no, f"Ann: {every[-1]}", *no)
    assert two == every[1:-1]
    assert offers(drawing, "Ann: offer 1 wood for 1 ore to Bob", "Bob: decline") == every[1:]


@rule("nuremberg.trade.public_check")
@pytest.mark.parametrize(
    ("ann", "others", "listed"),
    [
        ("1 wood, 1 wool, 2 ore", "Bob: 1 grain, 1 clay", ["2 ore for 1 grain + 1 clay"]),  # a settlement
        (
            "1 wood, 1 wool, 3 ore",
            "Bob: 1 grain, 1 clay",
            ["2 ore for 1 grain + 1 clay", "3 ore for 1 grain + 1 clay"],
        ),
        ("1 wood, 1 wool, 2 gold", "Bob: 1 grain, 1 clay", ["2 gold for 1 grain + 1 clay"]),
        ("1 grain, 2 ore, 2 gold", "Bob: 1 grain, 1 ore", ["2 gold for 1 grain + 1 ore"]),  # a workshop
        ("2 ore", "Bob: 1 wood, 1 clay", ["2 ore for 1 wood + 1 clay"]),  # a station, or trinkets: listed once
        ("2 wool", "Bob: 1 wood, 1 ore", ["2 wool for 1 wood + 1 ore"]),  # compasses
        (
            "2 grain",
            "Bob: 1 wood, 1 ore\nCat: 1 clay",
            ["2 grain for 1 wood + 1 clay", "2 grain for 1 wood + 1 ore"],
        ),
        ("1 wood, 1 wool, 1 ore", "Bob: 1 grain, 1 clay", []),  # nothing to give two of
        ("1 wood, 1 wool, 2 ore", "Bob: 1 grain\nCat: 1 clay", []),  # nobody has two cards
        ("1 wood, 1 wool, 2 ore", "Bob: 2 grain", []),  # nobody has clay
        ("2 wool, 2 gold", "Bob: 1 grain, 1 ore", []),  # completes nothing
    ],
)
def test_two_kinds_that_complete_something(ann: str, others: str, listed: list[str]) -> None:
    found = [said for said in offers(f"Ann: {ann}\n{others}") if " + " in said]
    assert found == [f"offer {terms}" for terms in listed]


def test_a_pair_that_was_declined_is_no_longer_listed_and_each_is_listed_once() -> None:
    drawing = "Ann: 1 wood, 1 wool, 3 ore\nBob: 1 grain, 1 clay"
    every = [said for said in offers(drawing) if " + " in said]
    assert len(every) == len(set(every)) == 2
    after = offers(drawing, f"Ann: {every[0]} to Bob", "Bob: decline")
    assert [said for said in after if " + " in said] == every[1:]


@rule("nuremberg.trade.answers")
@pytest.mark.parametrize(
    ("bob", "proposal", "listed"),
    [
        (
            "2 ore",
            "offer 1 wood for 2 ore",
            ["accept", "decline", "counter 2 ore for 2 wood", "counter 1 ore for 1 wood"],
        ),
        ("1 ore", "offer 1 wood for 2 ore", ["decline", "counter 1 ore for 1 wood"]),
        (
            "2 wood",
            "offer 1 wool for 2 wood",
            ["accept", "decline", "counter 2 wood for 2 wool", "counter 1 wood for 1 wool"],
        ),
        ("2 ore", "offer 4 wood for 2 ore", ["accept", "decline", "counter 1 ore for 4 wood"]),
        (
            "4 ore",
            "offer 3 wood for 3 ore",
            ["accept", "decline", "counter 3 ore for 4 wood", "counter 2 ore for 3 wood"],
        ),
        ("4 ore", "offer 1 wood for 4 ore", ["accept", "decline", "counter 3 ore for 1 wood"]),
        ("1 ore", "offer 4 wood for 1 ore", ["accept", "decline"]),
        ("1 ore", "offer 1 wood + 1 wool for 1 ore", ["accept", "decline"]),
        ("2 ore", "offer 2 wood for 1 ore", ["accept", "decline", "counter 1 ore for 3 wood"]),
        ("1 ore, 1 gold", "offer 1 wood for 1 ore + 1 gold", ["accept", "decline"]),
        (
            "2 ore",
            "call for 1 ore",
            ["decline"] + [f"counter 1 ore for {n} {kind}" for kind in ("wood", "wool") for n in (1, 2)],
        ),
        (
            "2 ore, 1 gold",
            "call with 1 wood",
            ["decline", "counter 1 ore for 1 wood", "counter 2 ore for 1 wood", "counter 1 gold for 1 wood"],
        ),
        ("1 ore", "call with 1 wood", ["decline", "counter 1 ore for 1 wood"]),
        (
            "1 gold",
            "call for 1 gold",
            ["decline"] + [f"counter 1 gold for {n} {kind}" for kind in ("wood", "wool", "ore") for n in (1, 2)],
        ),
    ],
)
def test_an_answer_accepts_declines_or_asks_for_a_little_more(bob: str, proposal: str, listed: list[str]) -> None:
    table = nuremberg(f"Ann: 4 wood, 4 wool\nBob: {bob}\nCat: 5 ore")
    table.play(f"Ann: {proposal}")
    assert table.options("Bob") == listed


@rule("nuremberg.info.trade_public")
def test_every_offer_and_call_is_told_as_it_was_made() -> None:
    table = nuremberg("Ann: 3 wood\nBob: 2 ore")
    no = ["Bob: decline", "Cat: decline", "Dan: decline"]
    table.play("Ann: offer 1 wood for 1 ore", *no, "Ann: offer 2 wood for 1 ore to Bob", "Bob: decline")
    table.play("Ann: call for 1 ore", *no, "Ann: call with 1 wood", *no)
    assert table.events(Offered, OfferedTo, CalledFor, CalledWith) == [
        Offered(0, ["wood"], ["ore"]),
        OfferedTo(0, 1, ["wood", "wood"], ["ore"]),
        CalledFor(0, ["ore"]),
        CalledWith(0, ["wood"]),
    ]


@rule("nuremberg.trade.open_side")
def test_a_call_for_several_things_can_be_said() -> None:
    for said in ("call for 2 ore", "call with 1 wood + 1 ore", "call for 3 clay + 1 gold"):
        assert NUREMBERG.notation(NUREMBERG.parse(said)) == said
    table = nuremberg("Ann: 3 wood\nBob: 2 ore")
    table.play("Ann: call for 2 ore", "Bob: counter 2 ore for 3 wood", "Cat: decline", "Dan: decline", "Ann: take Bob")
    assert table.cards("Ann") == ["ore", "ore"]
