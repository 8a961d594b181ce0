"""Loot: dealing anew what a seat has not seen."""

from brigand.core.rng import Rng
from brigand.core.state import NOBODY
from brigand.games.loot.board import Board, in_order
from brigand.games.loot.pieces import Card


def deal_anew(world: Board, seat: int, rng: Rng) -> None:
    """Pile and hands of the other sides, sorted first, so that what is hidden cannot act on the result."""
    known = world.side_of[seat] if seat != NOBODY else NOBODY
    unseen: list[Card] = world.pile[world.drawn :]
    for other, side in enumerate(world.side_of):
        if side != known:
            unseen.extend(world.hands[other])
    unseen = in_order(unseen)
    rng.shuffle(unseen)
    dealt = 0
    for other, side in enumerate(world.side_of):
        if side != known:
            size = len(world.hands[other])
            world.hands[other] = in_order(unseen[dealt : dealt + size])
            dealt += size
    world.pile = unseen[dealt:]
    world.drawn = 0
