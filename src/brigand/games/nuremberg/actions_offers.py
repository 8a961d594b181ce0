"""Nuremberg: offers, calls and counter-offers. They are too many to list, so each is made when it is first said and
then kept: same content, same object.
"""

import re
from dataclasses import dataclass
from typing import Any, Final, TypeVar, final

from brigand.core.action import Action, Field, FreeSlot
from brigand.games.nuremberg.pieces import NAMES, THING_NAMED, Bundle

EVERYONE: Final = -1
"""An offer to all opponents."""
NOTHING: Final[Bundle] = [0] * len(NAMES)
MOST_OF_ANYTHING: Final = 999
"""More than anybody ever has of one thing."""
KEPT: Final = 50_000
"""So many offers that were only said once are kept; then they are forgotten together."""
AMOUNT: Final = re.compile(r"(\d{1,3}) (\w+)")


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


def some(thing: int, count: int) -> Bundle:
    """A bundle of one thing."""
    things = NOTHING[:]
    things[thing] = count
    return things


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
