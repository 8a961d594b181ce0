"""Tables for the tests: opened, dealt, played out."""

from collections.abc import Callable

import pytest

from brigand.core.errors import BrigandError
from brigand.table.entries import (
    Started,
)
from brigand.table.table import Table

DRAW: dict[str, object] = {"do": "draw"}


def opened(seats: int = 2, **options: bool) -> Table:
    """A table with its host, Ann, on seat 0."""
    table = Table("t")
    table.take(table.create("loot", seats, dict(options), "ann", "natural"))
    table.take(table.sit("ann", "Ann", 0))
    return table


def started(seats: int = 2, order: list[int] | None = None, **options: bool) -> Table:
    """Ann, Bob and bots, dealt."""
    table = opened(seats, **options)
    table.take(table.sit("bob", "Bob", 1))
    for seat in range(2, seats):
        table.take(table.put_bot("ann", seat, "greedy", f"Bot {seat}"))
    table.take(table.start("ann") if order is None else Started(order))
    return table


def finished() -> Table:
    table = started()
    while table.status == "playing":
        match = table.needs_match()
        seat = match.state.to_act()[0]
        action = match.game.to_json(match.state.legal(seat)[0])
        table.take(table.play(seat, match.asked[seat], action).entry)
    return table


def code(command: Callable[[], object]) -> str:
    with pytest.raises(BrigandError) as refused:
        command()
    return refused.value.code


def turn(table: Table) -> int:
    return table.needs_match().state.to_act()[0]
