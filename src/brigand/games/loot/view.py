"""Loot: what one seat may see, built field by field. Cards are called by name, seats and sides by number."""

import msgspec

from brigand.core.state import NOBODY
from brigand.games.loot.battle import Battle
from brigand.games.loot.rules import Loot
from brigand.games.loot.score import gold_in


class FleetView(msgspec.Struct):
    """One side's pirate ships at a merchant."""

    side: int
    color: str
    ships: list[str]
    skulls: int


class TrumpView(msgspec.Struct):
    """A captain or the admiral in a battle; later in the list is later in time."""

    seat: int
    side: int
    card: str


class BattleView(msgspec.Struct):
    """A merchant at sea. `leader` is the side that would take it now, None on a tie."""

    berth: int
    merchant: str
    gold: int
    owner: int
    side: int
    fleets: list[FleetView]
    trumps: list[TrumpView]
    leader: int | None


class HandView(msgspec.Struct):
    """A hand: its size for all, its cards for those who may see them."""

    size: int
    cards: list[str] | None


class PrizeView(msgspec.Struct):
    """A side's captured ships: their number for all, the ships and their gold for the side itself."""

    size: int
    ships: list[str] | None
    gold: int | None


class ScoreView(msgspec.Struct):
    """A side's account at the end."""

    captured: int
    held: int
    total: int


class LootView(msgspec.Struct):
    """The table as one seat sees it; `viewer` is None for a spectator."""

    viewer: int | None
    sides: list[int]
    dealer: int
    turn: int | None
    pile: int
    hands: list[HandView]
    sea: list[BattleView]
    discards: list[str]
    prizes: list[PrizeView]
    final: list[ScoreView] | None


def view(state: Loot, seat: int | None) -> LootView:
    """What a seat may see; None is a spectator."""
    viewer = state.seat_or_nobody(seat)
    mine = NOBODY if viewer == NOBODY else state.side_of[viewer]
    return LootView(
        viewer=None if viewer == NOBODY else viewer,
        sides=state.side_of[:],
        dealer=state.dealer,
        turn=None if state.is_over else state.turn,
        pile=state.pile_size(),
        hands=[hand_view(state, other, state.is_over or state.side_of[other] == mine) for other in range(state.seats)],
        sea=[battle_view(battle) for battle in state.sea],
        discards=[card.name for card in state.discards],
        prizes=[prize_view(state, side, state.is_over or side == mine) for side in range(len(state.captured))],
        final=[score_view(state, side) for side in range(len(state.captured))] if state.is_over else None,
    )


def hand_view(state: Loot, seat: int, is_open: bool) -> HandView:
    """A hand, open to its side and, after the end, to all."""
    cards = [card.name for card in state.hands[seat]] if is_open else None
    return HandView(size=len(state.hands[seat]), cards=cards)


def battle_view(battle: Battle) -> BattleView:
    """A battle lies open to all."""
    leader = battle.leader()
    return BattleView(
        berth=battle.berth,
        merchant=battle.merchant.name,
        gold=battle.merchant.gold,
        owner=battle.owner,
        side=battle.side,
        fleets=[
            FleetView(side=f.side, color=f.color.value, ships=[s.name for s in f.ships], skulls=f.skulls)
            for f in battle.fleets
        ],
        trumps=[TrumpView(seat=t.seat, side=t.side, card=t.card.name) for t in battle.trumps],
        leader=None if leader == NOBODY else leader,
    )


def prize_view(state: Loot, side: int, is_open: bool) -> PrizeView:
    """A captured pile: face down, but its own side may look again."""
    ships = state.captured[side]
    return PrizeView(
        size=len(ships),
        ships=[ship.name for ship in ships] if is_open else None,
        gold=gold_in(ships) if is_open else None,
    )


def score_view(state: Loot, side: int) -> ScoreView:
    """Captured gold less the merchants still in hand."""
    captured, held = gold_in(state.captured[side]), state.held_by(side)
    return ScoreView(captured=captured, held=held, total=captured - held)
