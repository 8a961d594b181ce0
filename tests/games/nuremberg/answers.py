"""Nuremberg: what a page works out: the bank's rates, sales, walls and gaps, what can be paid, who may have what."""

from typing import Any, cast

from brigand.core.journal import Journal
from brigand.core.state import State
from brigand.games.nuremberg.actions import DISCARD, WALL
from brigand.games.nuremberg.actions_offers import some
from brigand.games.nuremberg.events import WallBuilt
from brigand.games.nuremberg.pieces import (
    CARDS_EACH,
    GAPS,
    GOLD,
    GOODS,
    NAMES,
    ROAD_TO,
    SETTLEMENT_COST,
    STATION_COST,
    TOWER_COST,
    WALL_COST,
    WORKSHOP_COST,
)
from brigand.games.nuremberg.rules import Nuremberg
from brigand.games.nuremberg.rules_trade import may_have, price, sale_toll

COSTS = {
    "station": STATION_COST,
    "settlement": SETTLEMENT_COST,
    "workshop": WORKSHOP_COST,
    "wall": WALL_COST,
    "tower": TOWER_COST,
}


def answers(state: State, seat: int) -> dict[str, Any]:
    board = cast(Nuremberg, state)
    return {
        "rates": {name: board.rate(seat, thing) for thing, name in enumerate(NAMES)},
        "sales": [
            [good.name, city, price(board, seat, good, city), sale_toll(board, seat, city), holder(board, seat, city)]
            for good in GOODS
            for city in good.prices
        ],
        "gaps": [tile for gap, tile in enumerate(GAPS) if board.is_open_gap(gap)],
        "wall": next_wall(board, seat),
        "payable": [name for name, cost in COSTS.items() if board.can_pay(seat, cost)],
        "owed": owed(board, seat),
        "hands": [dict(zip(NAMES, hand)) for hand in board.hands],
        "most": {
            other: [most(board, seat, other, kind) for kind in range(GOLD)]
            for other in range(board.seats)
            if other != seat
        },
    }


def holder(board: Nuremberg, seat: int, city: str) -> int | None:
    """Who takes the toll of a sale."""
    return board.rights[ROAD_TO[city].number] if sale_toll(board, seat, city) else None


def next_wall(board: Nuremberg, seat: int) -> int:
    """The tile of the wall that the seat may build now; 0 if it may not."""
    if WALL not in board.legal(seat):
        return 0
    after, journal = board.copy(), Journal()
    after.journal = journal
    after.apply(seat, WALL)
    return next(event.tile for event in journal.events if isinstance(event, WallBuilt))


def owed(board: Nuremberg, seat: int) -> int:
    """How many cards the seat has still to choose for the knight."""
    after, count = board.copy(), 0
    while (choices := [action for action in after.legal(seat) if action in DISCARD]) and seat in after.to_act():
        after.apply(seat, choices[0])
        count += 1
    return count


def most(board: Nuremberg, seat: int, other: int, kind: int) -> int:
    """How many cards of a kind a seat may offer to get from another."""
    return max(count for count in range(CARDS_EACH + 1) if may_have(board, seat, other, some(kind, count)))
