"""Nuremberg: what a player can do. Some can only be refused: a settlement at a city corner, the knight in his castle, a
good sold where nobody buys it.
"""

from dataclasses import dataclass
from typing import Final, final

from brigand.core.action import (
    Action,
    Form,
    FreeForm,
    Name,
    OneOf,
    SeatNumber,
    Word,
    numbered,
)
from brigand.games.nuremberg.actions_offers import (
    CALL_FOR,
    CALL_WITH,
    SIMPLE,
    Addressee,
    Call,
    Counter,
    Offer,
    Things,
    counter,
    offer,
    one_sided,
)
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

CASTLE: Final = -1
"""Where the robber knight lives: no hex."""
PLACES: Final = [*[place.name for place in HEXES], "castle"]
"""The hexes by number, and the castle after all of them."""


def place_name(place: int) -> str:
    """A hex, or the castle, by name."""
    return PLACES[place]


@final
@dataclass(eq=False, repr=False)
class Draw(Action):
    """Turn the top event card."""


@final
@dataclass(eq=False, repr=False)
class EndTurn(Action):
    """Let the next player have a turn."""


@final
@dataclass(eq=False, repr=False)
class BuildStation(Action):
    """Put a toll station on the free space of a road nearest the city."""

    road: Road


@final
@dataclass(eq=False, repr=False)
class BuildSettlement(Action):
    """Found a settlement on a crossing."""

    crossing: Crossing


@final
@dataclass(eq=False, repr=False)
class BuildWorkshop(Action):
    """Open a workshop on a red crossing."""

    site: Site


@final
@dataclass(eq=False, repr=False)
class BuildWall(Action):
    """Add the next wall tile."""


@final
@dataclass(eq=False, repr=False)
class BuildTower(Action):
    """Fill the gap after a wall tile with a tower."""

    gap: int


@final
@dataclass(eq=False, repr=False)
class Pass(Action):
    """Decline the wall of a free-clay card."""


@final
@dataclass(eq=False, repr=False)
class Exchange(Action):
    """Give the bank as many of one thing as the best rate asks and take one of another."""

    give: int
    take: int


@final
@dataclass(eq=False, repr=False)
class Sell(Action):
    """Produce a good and sell it at once."""

    good: Good
    city: str


@final
@dataclass(eq=False, repr=False)
class Discard(Action):
    """Choose a card to lose to the robber knight."""

    kind: int


@final
@dataclass(eq=False, repr=False)
class MoveKnight(Action):
    """Send the robber knight to a hex."""

    place: int


@final
@dataclass(eq=False, repr=False)
class Rob(Action):
    """Take a card from an opponent."""

    victim: int


@final
@dataclass(eq=False, repr=False)
class Accept(Action):
    """Agree to the open offer."""


@final
@dataclass(eq=False, repr=False)
class Decline(Action):
    """Turn the open offer or call down."""


@final
@dataclass(eq=False, repr=False)
class Take(Action):
    """Close the trade with one who agreed or made a counter-offer."""

    seat: int


@final
@dataclass(eq=False, repr=False)
class Withdraw(Action):
    """Close no trade."""


@final
@dataclass(eq=False, repr=False)
class TakeCouncil(Action):
    """Choose which of several overtaken council cards to take."""

    council: Council


FORMS: Final[list[Form]] = [
    Form(Draw, "draw"),
    Form(EndTurn, "end turn"),
    Form(BuildStation, "station {road}", road=Name()),
    Form(BuildSettlement, "settlement {crossing}", crossing=Name()),
    Form(BuildWorkshop, "workshop {site}", site=Name()),
    Form(BuildWall, "wall"),
    Form(BuildTower, "tower {tile}", tile=OneOf(GAPS, of="gap")),
    Form(Pass, "pass"),
    Form(Exchange, "exchange {give} for {take}", give=OneOf(NAMES), take=OneOf(NAMES)),
    Form(Sell, "sell {good} in {city}", good=Name(), city=Word()),
    Form(Discard, "discard {card}", card=OneOf(NAMES, of="kind")),
    Form(MoveKnight, "knight {hex}", hex=OneOf(PLACES, of="place")),
    Form(Rob, "rob {victim}", victim=SeatNumber()),
    FreeForm(Offer, "offer {give} for {want}[ to {to}]", offer, give=Things(), want=Things(), to=Addressee()),
    FreeForm(Call, "call[ for {want}][ with {give}]", one_sided, give=Things(), want=Things()),
    FreeForm(Counter, "counter {give} for {want}", counter, give=Things(), want=Things()),
    Form(Accept, "accept"),
    Form(Decline, "decline"),
    Form(Take, "take {target}", target=SeatNumber(of="seat")),
    Form(Withdraw, "withdraw"),
    Form(TakeCouncil, "council {card}", card=Name(of="council")),
]


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
        *[listed for row in SIMPLE for cell in row for listed in cell],
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
"""All that can be listed; any other offer, call or counter-offer is made when it is said."""
