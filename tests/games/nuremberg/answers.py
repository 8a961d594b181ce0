"""Nuremberg: what a page works out: the bank's rates, sales, open gaps."""

from typing import Any, cast

from brigand.core.state import State
from brigand.games.nuremberg.pieces import GAPS, GOODS, NAMES
from brigand.games.nuremberg.rules import Nuremberg
from brigand.games.nuremberg.rules_trade import price, sale_toll


def answers(state: State, seat: int) -> dict[str, Any]:
    board = cast(Nuremberg, state)
    return {
        "rates": {name: board.rate(seat, thing) for thing, name in enumerate(NAMES)},
        "sales": [
            [good.name, city, price(board, seat, good, city), sale_toll(board, seat, city)]
            for good in GOODS
            for city in good.prices
        ],
        "gaps": [tile for gap, tile in enumerate(GAPS) if board.is_open_gap(gap)],
    }
