"""Nuremberg: what a player can do. Some can only be refused: a settlement at a city corner, the knight in his castle, a
good sold where nobody buys it.

Offers, calls and counter-offers are too many to list, so each is made when it is first said and then kept: same
content, same object.
"""

import re
from dataclasses import dataclass
from typing import Any, Final, TypeVar, final

from brigand.core.action import (
    Action,
    Field,
    Form,
    FreeForm,
    FreeSlot,
    Name,
    OneOf,
    SeatNumber,
    Word,
    numbered,
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
    THING_NAMED,
    Bundle,
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
EVERYONE: Final = -1
"""An offer to all opponents."""
NOTHING: Final[Bundle] = [0] * len(NAMES)
MOST_OF_ANYTHING: Final = 999
"""More than anybody ever has of one thing."""
KEPT: Final = 50_000
"""So many offers that were only said once are kept; then they are forgotten together."""
AMOUNT: Final = re.compile(r"(\d{1,3}) (\w+)")


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


@final
@dataclass(eq=False, repr=False)
class Offer(Action):
    """Say what one gives and what one wants for it, to all opponents or to one."""

    give: Bundle
    want: Bundle
    to: int

    def __reduce__(self) -> tuple[object, ...]:
        return offer, (self.give, self.want, self.to)


@final
@dataclass(eq=False, repr=False)
class Call(Action):
    """Name one side of a trade, leave the other open and hear offers; one of the two bundles is empty."""

    give: Bundle
    want: Bundle

    def __reduce__(self) -> tuple[object, ...]:
        return call, (self.give, self.want)


@final
@dataclass(eq=False, repr=False)
class Counter(Action):
    """Answer the player on turn with an offer of one's own."""

    give: Bundle
    want: Bundle

    def __reduce__(self) -> tuple[object, ...]:
        return counter, (self.give, self.want)


OFFERS: Final[dict[tuple[int, ...], Offer]] = {}
CALLS: Final[dict[tuple[int, ...], Call]] = {}
COUNTERS: Final[dict[tuple[int, ...], Counter]] = {}
FOR_GOOD: Final[dict[str, int]] = {}
"""How many of each were made at the start, in the tables below: these are never forgotten."""

A = TypeVar("A", bound=Action)


def offer(give: Bundle, want: Bundle, to: int = EVERYONE) -> Offer:
    """The one offer of this content."""
    key = (*give, *want, to)
    found = OFFERS.get(key)
    if found is None:
        make_room(OFFERS, "offers")
        found = OFFERS[key] = Offer(give, want, to)
    return found


def call(give: Bundle, want: Bundle) -> Call:
    """The one call of this content."""
    key = (*give, *want)
    found = CALLS.get(key)
    if found is None:
        make_room(CALLS, "calls")
        found = CALLS[key] = Call(give, want)
    return found


def counter(give: Bundle, want: Bundle) -> Counter:
    """The one counter-offer of this content."""
    key = (*give, *want)
    found = COUNTERS.get(key)
    if found is None:
        make_room(COUNTERS, "counters")
        found = COUNTERS[key] = Counter(give, want)
    return found


def make_room(made: dict[tuple[int, ...], A], which: str) -> None:
    """Forget what was only said once, if it is too much."""
    if len(made) > KEPT:
        for old in list(made)[FOR_GOOD[which] :]:
            del made[old]


def one_sided(give: Bundle, want: Bundle) -> Call | None:
    """The call that names one side; there is none of both or neither."""
    return call(give, want) if any(give) != any(want) else None


def amounts(things: Bundle) -> dict[str, int]:
    """A bundle as plain data."""
    return {NAMES[number]: count for number, count in enumerate(things) if count}


class Things(FreeSlot):
    """A side of a trade: amounts by name in data, `2 wood + 1 gold` or `nothing` in notation."""

    def __init__(self) -> None:
        super().__init__(NOTHING)

    def shape(self) -> object:
        return dict[str, int]

    def plain(self, value: Any) -> Field:
        return amounts(value)

    def said(self, plain: Any) -> str:
        return " + ".join([f"{count} {name}" for name, count in plain.items()]) or "nothing"

    def value(self, plain: object) -> Bundle | None:
        if not isinstance(plain, dict):
            return None
        for name, count in plain.items():
            if name not in THING_NAMED or type(count) is not int or not 0 < count <= MOST_OF_ANYTHING:
                return None
        return [plain.get(name, 0) for name in NAMES]

    def heard(self, said: str) -> Bundle | None:
        things = NOTHING[:]
        for part in [] if said == "nothing" else said.split(" + "):
            found = AMOUNT.fullmatch(part)
            if found is None or found[2] not in THING_NAMED:
                return None
            things[THING_NAMED[found[2]]] += int(found[1])
        return things if max(things) <= MOST_OF_ANYTHING else None


class Addressee(FreeSlot):
    """The seat an offer is for, if it is not for all. One that nobody has can be said, so that it can be answered."""

    def __init__(self) -> None:
        super().__init__(EVERYONE)

    def shape(self) -> object:
        return int

    def said(self, plain: Any) -> str:
        return str(plain + 1)

    def value(self, plain: object) -> int | None:
        return plain if type(plain) is int and EVERYONE <= plain <= 8 else None

    def heard(self, said: str) -> int | None:
        return int(said) - 1 if re.fullmatch(r"[1-9]", said) else None


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


def some(thing: int, count: int) -> Bundle:
    """A bundle of one thing."""
    things = NOTHING[:]
    things[thing] = count
    return things


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
LISTED_RATES: Final = [[1, 1], [1, 2], [2, 1], [2, 2], [3, 1]]
"""Offers of one thing for another that `legal` lists: how many are given and wanted."""
SIMPLE: Final[list[list[list[Offer]]]] = [
    [
        [offer(some(thing, given), some(wanted, count)) for given, count in LISTED_RATES] if thing != wanted else []
        for wanted in range(len(NAMES))
    ]
    for thing in range(len(NAMES))
]
"""By the thing given and the thing wanted: the listed offers, in the order of LISTED_RATES."""
CALL_FOR: Final = [call(NOTHING, some(thing, 1)) for thing in range(len(NAMES))]
CALL_WITH: Final = [call(some(thing, 1), NOTHING) for thing in range(len(NAMES))]
PAIRS: Final[list[list[list[Offer]]]] = [
    [
        [
            offer(some(thing, given), [int(k in (first, second)) for k in range(len(NAMES))])
            for given in (2, 3)
            for thing in range(len(NAMES))
            if thing not in (first, second) and first < second < 5
        ]
        for second in range(5)
    ]
    for first in range(5)
]
"""By two missing kinds, the smaller first: offers of two or three of another thing for one of each."""
COUNTER: Final[list[list[list[list[Counter]]]]] = [
    [
        [[counter(some(thing, given), some(wanted, count)) for count in range(1, 5)] for given in range(1, 4)]
        if thing != wanted
        else []
        for wanted in range(len(NAMES))
    ]
    for thing in range(len(NAMES))
]
"""By the thing given, the thing wanted, how many are given less 1 and how many are wanted less 1."""
FOR_GOOD.update(offers=len(OFFERS), calls=len(CALLS), counters=len(COUNTERS))

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
