"""Briscola: dealing anew what a seat has not seen."""

from brigand.core.rng import Rng
from examples.briscola.board import Board, in_order
from examples.briscola.pieces import Card


def deal_anew(world: Board, seat: int, rng: Rng) -> None:
    """Stock and other hands, sorted first, so that what is hidden cannot act on the result.

    The turned-up card stays where all saw it: under the stock, or in the hand of who drew it.
    """
    others = [other for other in range(world.seats) if other != seat]
    unseen: list[Card] = world.stock[world.drawn : -1]
    for other in others:
        shown = world.shown(other)
        unseen = unseen + [card for card in world.hands[other] if card not in shown]
    unseen = in_order(unseen)
    rng.shuffle(unseen)
    dealt = 0
    for other in others:
        shown = world.shown(other)
        size = len(world.hands[other]) - len(shown)
        world.hands[other] = in_order(shown + unseen[dealt : dealt + size])
        dealt += size
    if world.stock_size() > 0:
        world.stock = [*unseen[dealt:], world.trump]
        world.drawn = 0
