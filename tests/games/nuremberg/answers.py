"""Nuremberg: what a page works out: the bank's rates, sales, open gaps, and what an action changes in the own hand."""

from collections import Counter
from typing import Any, cast

from brigand.core.action import Action
from brigand.core.state import State
from brigand.games.nuremberg.phases import Placing
from brigand.games.nuremberg.pieces import GAPS, GOODS, NAMES
from brigand.games.nuremberg.rules import Nuremberg
from brigand.games.nuremberg.rules_trade import price, sale_toll

CHANGING = ["sell", "exchange", "take", "station", "settlement", "workshop", "tower", "wall"]
EACH = 4
"""Actions of one kind."""


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
        "changes": [[action.fields(), changed(board, seat, action)] for action in some(board, seat)],
    }


def some(board: Nuremberg, seat: int) -> list[Action]:
    """A few of every kind that changes the own hand; in the opening pieces are free."""
    often: Counter[object] = Counter()
    found: list[Action] = []
    for action in [] if isinstance(board.phase, Placing) else board.legal(seat):
        do = action.fields()["do"]
        often[do] += 1
        if do in CHANGING and often[do] <= EACH:
            found.append(action)
    return found


def changed(board: Nuremberg, seat: int, action: Action) -> dict[str, int]:
    """How many more or fewer of each thing a seat has after an action."""
    after = board.copy()
    after.apply(seat, action)
    more = {name: after.hands[seat][thing] - board.hands[seat][thing] for thing, name in enumerate(NAMES)}
    return {name: count for name, count in more.items() if count}
