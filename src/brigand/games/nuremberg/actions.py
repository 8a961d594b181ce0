"""Nuremberg: what a player can do, apart from offers between players (rules_offers.py). Some can only be refused: a
settlement at a city corner, the knight in his castle, a good sold where nobody buys it.
"""

from dataclasses import dataclass
from typing import Final, final

from brigand.core.action import Action, Field, numbered
from brigand.games.nuremberg.pieces import (
    CITIES,
    COLOURS,
    COUNCILS,
    CROSSINGS,
    GAPS,
    GOODS,
    HEXES,
    KINDS,
    NAMES,
    ROADS,
    SITES,
    Council,
    Crossing,
    Good,
    Road,
    Site,
)
from brigand.games.nuremberg.rules_offers import CALL_FOR, CALL_WITH, SIMPLE

CASTLE: Final = -1
"""Where the robber knight lives: no hex."""


def place_name(place: int) -> str:
    """A hex, or the castle, by name."""
    return "castle" if place == CASTLE else HEXES[place].name


@final
@dataclass(eq=False, repr=False)
class Draw(Action):
    """Turn the top event card."""

    def notation(self) -> str:
        return "draw"

    def fields(self) -> dict[str, Field]:
        return {"do": "draw"}


@final
@dataclass(eq=False, repr=False)
class EndTurn(Action):
    """Let the next player have a turn."""

    def notation(self) -> str:
        return "end turn"

    def fields(self) -> dict[str, Field]:
        return {"do": "end_turn"}


@final
@dataclass(eq=False, repr=False)
class BuildStation(Action):
    """Put a toll station on the free space of a road nearest the city."""

    road: Road

    def notation(self) -> str:
        return f"station {self.road.name.lower()}"

    def fields(self) -> dict[str, Field]:
        return {"do": "station", "road": self.road.name}


@final
@dataclass(eq=False, repr=False)
class BuildSettlement(Action):
    """Found a settlement on a crossing."""

    crossing: Crossing

    def notation(self) -> str:
        return f"settlement {self.crossing.name.lower()}"

    def fields(self) -> dict[str, Field]:
        return {"do": "settlement", "crossing": self.crossing.name}


@final
@dataclass(eq=False, repr=False)
class BuildWorkshop(Action):
    """Open a workshop on a red crossing."""

    site: Site

    def notation(self) -> str:
        return f"workshop {self.site.name.lower()}"

    def fields(self) -> dict[str, Field]:
        return {"do": "workshop", "site": self.site.name}


@final
@dataclass(eq=False, repr=False)
class BuildWall(Action):
    """Add the next wall tile."""

    def notation(self) -> str:
        return "wall"

    def fields(self) -> dict[str, Field]:
        return {"do": "wall"}


@final
@dataclass(eq=False, repr=False)
class BuildTower(Action):
    """Fill the gap after a wall tile with a tower."""

    gap: int

    def notation(self) -> str:
        return f"tower {GAPS[self.gap]}"

    def fields(self) -> dict[str, Field]:
        return {"do": "tower", "tile": GAPS[self.gap]}


@final
@dataclass(eq=False, repr=False)
class Pass(Action):
    """Decline the wall of a free-clay card."""

    def notation(self) -> str:
        return "pass"

    def fields(self) -> dict[str, Field]:
        return {"do": "pass"}


@final
@dataclass(eq=False, repr=False)
class Exchange(Action):
    """Give the bank as many of one thing as the best rate asks and take one of another."""

    give: int
    take: int

    def notation(self) -> str:
        return f"exchange {NAMES[self.give]} for {NAMES[self.take]}"

    def fields(self) -> dict[str, Field]:
        return {"do": "exchange", "give": NAMES[self.give], "take": NAMES[self.take]}


@final
@dataclass(eq=False, repr=False)
class Sell(Action):
    """Produce a good and sell it at once."""

    good: Good
    city: str

    def notation(self) -> str:
        return f"sell {self.good.name} in {self.city}"

    def fields(self) -> dict[str, Field]:
        return {"do": "sell", "good": self.good.name, "city": self.city}


@final
@dataclass(eq=False, repr=False)
class Discard(Action):
    """Choose a card to lose to the robber knight."""

    kind: int

    def notation(self) -> str:
        return f"discard {NAMES[self.kind]}"

    def fields(self) -> dict[str, Field]:
        return {"do": "discard", "card": NAMES[self.kind]}


@final
@dataclass(eq=False, repr=False)
class MoveKnight(Action):
    """Send the robber knight to a hex."""

    place: int

    def notation(self) -> str:
        return f"knight {place_name(self.place).lower()}"

    def fields(self) -> dict[str, Field]:
        return {"do": "knight", "hex": place_name(self.place)}


@final
@dataclass(eq=False, repr=False)
class Rob(Action):
    """Take a card from an opponent."""

    victim: int

    def notation(self) -> str:
        return f"rob {self.victim + 1}"

    def fields(self) -> dict[str, Field]:
        return {"do": "rob", "victim": self.victim}


@final
@dataclass(eq=False, repr=False)
class Accept(Action):
    """Agree to the open offer."""

    def notation(self) -> str:
        return "accept"

    def fields(self) -> dict[str, Field]:
        return {"do": "accept"}


@final
@dataclass(eq=False, repr=False)
class Decline(Action):
    """Turn the open offer or call down."""

    def notation(self) -> str:
        return "decline"

    def fields(self) -> dict[str, Field]:
        return {"do": "decline"}


@final
@dataclass(eq=False, repr=False)
class Take(Action):
    """Close the trade with one who agreed or made a counter-offer."""

    seat: int

    def notation(self) -> str:
        return f"take {self.seat + 1}"

    def fields(self) -> dict[str, Field]:
        return {"do": "take", "target": self.seat}


@final
@dataclass(eq=False, repr=False)
class Withdraw(Action):
    """Close no trade."""

    def notation(self) -> str:
        return "withdraw"

    def fields(self) -> dict[str, Field]:
        return {"do": "withdraw"}


@final
@dataclass(eq=False, repr=False)
class TakeCouncil(Action):
    """Choose which of several overtaken council cards to take."""

    council: Council

    def notation(self) -> str:
        return f"council {self.council.name}"

    def fields(self) -> dict[str, Field]:
        return {"do": "council", "card": self.council.name}


DRAW: Final = Draw()
END_TURN: Final = EndTurn()
WALL: Final = BuildWall()
PASS: Final = Pass()
ACCEPT: Final = Accept()
DECLINE: Final = Decline()
WITHDRAW: Final = Withdraw()
STATION: Final = [BuildStation(road) for road in ROADS]
SETTLEMENT: Final = [BuildSettlement(crossing) for crossing in CROSSINGS]
WORKSHOP: Final = [BuildWorkshop(site) for site in SITES]
TOWER: Final = [BuildTower(gap) for gap in range(len(GAPS))]
EXCHANGE: Final = [[Exchange(give, take) for take in range(len(NAMES))] for give in range(len(NAMES))]
SELL: Final = [[Sell(good, city) for city in CITIES] for good in GOODS]
DISCARD: Final = [Discard(kind) for kind in range(KINDS)]
KNIGHT: Final = [MoveKnight(place) for place in range(len(HEXES))]
TO_CASTLE: Final = MoveKnight(CASTLE)
ROB: Final = [Rob(seat) for seat in range(len(COLOURS))]
TAKE: Final = [Take(seat) for seat in range(len(COLOURS))]
COUNCIL: Final = [TakeCouncil(council) for council in COUNCILS]

ACTIONS: Final[list[Action]] = numbered(
    [
        DRAW,
        *STATION,
        *SETTLEMENT,
        *WORKSHOP,
        WALL,
        *TOWER,
        *[sale for row in SELL for sale in row],
        *[exchange for row in EXCHANGE for exchange in row],
        *[offer for row in SIMPLE for cell in row for offer in cell],
        *CALL_FOR,
        *CALL_WITH,
        END_TURN,
        PASS,
        *DISCARD,
        *KNIGHT,
        TO_CASTLE,
        *ROB,
        ACCEPT,
        DECLINE,
        *TAKE,
        WITHDRAW,
        *COUNCIL,
    ]
)
"""All that can be listed; any other offer, call or counter-offer is made by `rules_offers`."""
