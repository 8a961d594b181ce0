"""Loot: what a page reads off the cards' names, and whose captain commands."""

from typing import Any, cast

from brigand.core.state import State
from brigand.games.loot.rules import Loot


def answers(state: State, seat: int) -> dict[str, Any]:
    """The gold of merchants, the strength of fleets, who leads where several have played a captain or the admiral."""
    board = cast(Loot, state)
    ships = [ship for pile in board.captured for ship in pile] + [battle.merchant for battle in board.sea]
    fleets = [fleet for battle in board.sea for fleet in battle.fleets]
    return {
        "gold": {ship.name: ship.gold for ship in ships},
        "disputed": [[one.berth, one.leader()] for one in board.sea if len({trump.side for trump in one.trumps}) > 1],
        "skulls": [[[ship.name for ship in fleet.ships], fleet.skulls] for fleet in fleets],
    }
