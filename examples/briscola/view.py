"""Briscola: what one seat may see, built field by field. Cards are called by name, seats and sides by number."""

import msgspec

from brigand.core.state import NOBODY
from examples.briscola.pieces import Card, points_of
from examples.briscola.rules import Briscola
from examples.briscola.rules_trick import winner


class HandView(msgspec.Struct):
    """A hand: its size for all, its cards for its owner; `shown` is what everybody knows of it."""

    size: int
    cards: list[str] | None
    shown: list[str]


class LaidView(msgspec.Struct):
    """A card of the trick, and who laid it."""

    seat: int
    card: str


class PileView(msgspec.Struct):
    """What a side has taken: everybody saw it go there."""

    size: int
    points: int


class BriscolaView(msgspec.Struct):
    """The table as one seat sees it; `viewer` is None for a spectator.

    `winner` would take the trick as it lies, `last` is the trick before it, which `leader` has taken; `stock` counts
    the turned-up card too.
    """

    viewer: int | None
    sides: list[int]
    dealer: int
    leader: int
    turn: int | None
    trump: str
    stock: int
    hands: list[HandView]
    trick: list[LaidView]
    last: list[LaidView]
    winner: int | None
    piles: list[PileView]


def view(state: Briscola, seat: int | None) -> BriscolaView:
    """What a seat may see; None is a spectator."""
    viewer = state.seat_or_nobody(seat)
    return BriscolaView(
        viewer=None if viewer == NOBODY else viewer,
        sides=state.side_of[:],
        dealer=state.dealer,
        leader=state.leader,
        turn=None if state.is_over else state.turn(),
        trump=state.trump.name,
        stock=state.stock_size(),
        hands=[hand_view(state, other, other == viewer) for other in range(state.seats)],
        trick=laid(state, state.leader, state.trick),
        last=laid(state, state.last_leader, state.last_trick),
        winner=winner(state) if state.trick else None,
        piles=[PileView(size=len(cards), points=points_of(cards)) for cards in state.taken],
    )


def laid(state: Briscola, leader: int, trick: list[Card]) -> list[LaidView]:
    """The cards of a trick, from the one that was led."""
    return [LaidView(seat=(leader + place) % state.seats, card=card.name) for place, card in enumerate(trick)]


def hand_view(state: Briscola, seat: int, is_own: bool) -> HandView:
    """A hand, open to its owner alone."""
    return HandView(
        size=len(state.hands[seat]),
        cards=[card.name for card in state.hands[seat]] if is_own else None,
        shown=[card.name for card in state.shown(seat)],
    )
