"""Loot: a battle for a merchant at sea, and who leads it."""

from typing import final

from mypy_extensions import mypyc_attr

from brigand.core.state import NOBODY
from brigand.games.loot.pieces import Card, Color, Merchant, Pirate


@final
@mypyc_attr(serializable=True)
class Fleet:
    """All pirate ships of one side at one merchant. Never changes; a ship more makes the next one."""

    def __init__(self, side: int, color: Color, ships: list[Pirate]) -> None:
        self.side = side
        self.color = color
        self.ships = ships
        self.skulls = 0
        for ship in ships:
            self.skulls += ship.skulls


@final
@mypyc_attr(serializable=True)
class Trump:
    """A captain or the admiral in a battle, and who played it."""

    def __init__(self, seat: int, side: int, card: Card) -> None:
        self.seat = seat
        self.side = side
        self.card = card


@final
@mypyc_attr(serializable=True)
class Battle:
    """A merchant at sea and all that was played on it. Never changes; a play makes the next one."""

    def __init__(
        self, berth: int, merchant: Merchant, owner: int, side: int, fleets: list[Fleet], trumps: list[Trump]
    ) -> None:
        self.berth = berth
        self.merchant = merchant
        self.owner = owner
        self.side = side
        self.fleets = fleets
        self.trumps = trumps

    def leader(self) -> int:
        """The side that would take the ship if it checked now; NOBODY on a tie."""
        if self.trumps:  # the latest captain or admiral beats any number of skulls
            return self.trumps[-1].side
        if not self.fleets:
            return self.side
        return strongest(self.fleets)

    def fleet_of(self, side: int) -> Fleet | None:
        """The side's ships here, if any."""
        for fleet in self.fleets:
            if fleet.side == side:
                return fleet
        return None

    def fleet_in(self, color: Color) -> Fleet | None:
        """The fleet that sails here under this colour, if any."""
        for fleet in self.fleets:
            if fleet.color is color:
                return fleet
        return None

    def may_join(self, side: int, color: Color) -> bool:
        """A side keeps its colour here; a side that joins needs one nobody uses."""
        free = True
        for fleet in self.fleets:
            if fleet.side == side:
                return fleet.color is color
            if fleet.color is color:
                free = False
        return free

    def may_command(self, side: int, color: Color) -> bool:
        """A captain needs a ship of his colour and side."""
        for fleet in self.fleets:
            if fleet.side == side:
                return fleet.color is color
        return False

    def with_pirate(self, side: int, pirate: Pirate) -> "Battle":
        """The battle after a ship joined or reinforced."""
        fleets: list[Fleet] = []
        joined = False
        for fleet in self.fleets:
            if fleet.side == side:
                fleets.append(Fleet(side, pirate.color, [*fleet.ships, pirate]))
                joined = True
            else:
                fleets.append(fleet)
        if not joined:
            fleets.append(Fleet(side, pirate.color, [pirate]))
        return Battle(self.berth, self.merchant, self.owner, self.side, fleets, self.trumps)

    def with_trump(self, trump: Trump) -> "Battle":
        """The battle after a captain or the admiral was played."""
        return Battle(self.berth, self.merchant, self.owner, self.side, self.fleets, [*self.trumps, trump])

    def cards(self) -> list[Card]:
        """Everything here but the merchant itself."""
        cards: list[Card] = []
        for fleet in self.fleets:
            for ship in fleet.ships:
                cards.append(ship)
        for trump in self.trumps:
            cards.append(trump.card)
        return cards


def strongest(fleets: list[Fleet]) -> int:
    """The side with more skulls than each other fleet; NOBODY on a tie."""
    most = 0
    side = NOBODY
    for fleet in fleets:
        if fleet.skulls > most:
            most = fleet.skulls
            side = fleet.side
        elif fleet.skulls == most:
            side = NOBODY
    return side
