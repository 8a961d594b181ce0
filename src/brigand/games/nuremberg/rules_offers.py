"""Nuremberg: offers, calls and counter-offers. Too many to list, so each is made when it is first said and then kept:
same content, same object.
"""

import re
from dataclasses import dataclass
from typing import Final, final

from brigand.core.action import Action, Field
from brigand.games.nuremberg.pieces import NAMES, THING_NAMED, Bundle

EVERYONE: Final = -1
"""An offer to all opponents."""
MOST_OF_ANYTHING: Final = 999
"""More than anybody ever has of one thing."""
KEPT: Final = 50_000
"""So many offers that were only said once are kept; then they are forgotten together."""
AMOUNT: Final = re.compile(r"(\d{1,3}) (\w+)")


def said(things: Bundle) -> str:
    """A bundle in notation: `2 wood + 1 gold`."""
    return " + ".join([f"{count} {NAMES[number]}" for number, count in enumerate(things) if count]) or "nothing"


def amounts(things: Bundle) -> dict[str, int]:
    """A bundle as plain data."""
    return {NAMES[number]: count for number, count in enumerate(things) if count}


@final
@dataclass(eq=False, repr=False)
class Offer(Action):
    """Say what one gives and what one wants for it, to all opponents or to one."""

    give: Bundle
    want: Bundle
    to: int

    def notation(self) -> str:
        to = "" if self.to == EVERYONE else f" to {self.to + 1}"
        return f"offer {said(self.give)} for {said(self.want)}{to}"

    def fields(self) -> dict[str, Field]:
        data: dict[str, Field] = {"do": "offer", "give": amounts(self.give), "want": amounts(self.want)}
        if self.to != EVERYONE:
            data["to"] = self.to
        return data

    def __reduce__(self) -> tuple[object, ...]:
        return offer, (self.give, self.want, self.to)


@final
@dataclass(eq=False, repr=False)
class Call(Action):
    """Name one side of a trade, leave the other open and hear offers; one of the two bundles is empty."""

    give: Bundle
    want: Bundle

    def notation(self) -> str:
        return f"call for {said(self.want)}" if any(self.want) else f"call with {said(self.give)}"

    def fields(self) -> dict[str, Field]:
        data: dict[str, Field] = {"do": "call"}
        if any(self.want):
            data["want"] = amounts(self.want)
        else:
            data["give"] = amounts(self.give)
        return data

    def __reduce__(self) -> tuple[object, ...]:
        return call, (self.give, self.want)


@final
@dataclass(eq=False, repr=False)
class Counter(Action):
    """Answer the player on turn with an offer of one's own."""

    give: Bundle
    want: Bundle

    def notation(self) -> str:
        return f"counter {said(self.give)} for {said(self.want)}"

    def fields(self) -> dict[str, Field]:
        return {"do": "counter", "give": amounts(self.give), "want": amounts(self.want)}

    def __reduce__(self) -> tuple[object, ...]:
        return counter, (self.give, self.want)


OFFERS: Final[dict[tuple[int, ...], Offer]] = {}
CALLS: Final[dict[tuple[int, ...], Call]] = {}
COUNTERS: Final[dict[tuple[int, ...], Counter]] = {}
FOR_GOOD: Final[dict[str, int]] = {}
"""How many of each were made at the start, in the tables below: these are never forgotten."""


def offer(give: Bundle, want: Bundle, to: int = EVERYONE) -> Offer:
    """The one offer of this content."""
    key = (*give, *want, to)
    found = OFFERS.get(key)
    if found is None:
        if len(OFFERS) > KEPT:
            for old in list(OFFERS)[FOR_GOOD["offers"] :]:
                del OFFERS[old]
        found = OFFERS[key] = Offer(give, want, to)
    return found


def call(give: Bundle, want: Bundle) -> Call:
    """The one call of this content."""
    key = (*give, *want)
    found = CALLS.get(key)
    if found is None:
        if len(CALLS) > KEPT:
            for old in list(CALLS)[FOR_GOOD["calls"] :]:
                del CALLS[old]
        found = CALLS[key] = Call(give, want)
    return found


def counter(give: Bundle, want: Bundle) -> Counter:
    """The one counter-offer of this content."""
    key = (*give, *want)
    found = COUNTERS.get(key)
    if found is None:
        if len(COUNTERS) > KEPT:
            for old in list(COUNTERS)[FOR_GOOD["counters"] :]:
                del COUNTERS[old]
        found = COUNTERS[key] = Counter(give, want)
    return found


def parsed(text: str) -> Action | None:
    """The offer, call or counter-offer a sentence in notation means; None if it means none."""
    said = re.fullmatch(r"(offer|counter) (.*?) for (.*?)(?: to (\d))?", text)
    if said is not None:
        give, want = things_said(said[2]), things_said(said[3])
        if give is None or want is None or (said[4] is not None and said[1] == "counter"):
            return None
        if said[1] == "counter":
            return counter(give, want)
        return offer(give, want, EVERYONE if said[4] is None else int(said[4]) - 1)
    called = re.fullmatch(r"call (for|with) (.+)", text)
    things = things_said(called[2]) if called is not None else None
    if called is None or things is None or not any(things):
        return None
    return call([0] * 6, things) if called[1] == "for" else call(things, [0] * 6)


def things_said(text: str) -> Bundle | None:
    """`2 wood + 1 gold`, or `nothing`, as a bundle."""
    things = [0] * len(NAMES)
    for part in [] if text in ("nothing", "") else text.split(" + "):
        found = AMOUNT.fullmatch(part)
        if found is None or found[2] not in THING_NAMED:
            return None
        things[THING_NAMED[found[2]]] += int(found[1])
    return things if max(things) <= MOST_OF_ANYTHING else None


def from_data(data: dict[str, object]) -> Action | None:
    """The offer, call or counter-offer plain data means; None if it means none."""
    do = data.get("do")
    give, want, to = things_in(data.get("give", {})), things_in(data.get("want", {})), data.get("to", EVERYONE)
    if give is None or want is None or not isinstance(to, int) or not EVERYONE <= to <= 9:
        return None
    if set(data) - {"do", "give", "want", "to"} or (do != "offer" and "to" in data):
        return None
    if do == "offer":
        return offer(give, want, to)
    if do == "counter":
        return counter(give, want)
    if do == "call" and any(give) != any(want):
        return call(give, want)
    return None


def things_in(data: object) -> Bundle | None:
    """Amounts by name as a bundle."""
    if not isinstance(data, dict):
        return None
    for name, count in data.items():
        if name not in THING_NAMED or type(count) is not int or not 0 < count <= MOST_OF_ANYTHING:
            return None
    return [data.get(name, 0) for name in NAMES]


def some(thing: int, count: int) -> Bundle:
    """A bundle of one thing."""
    things = [0] * len(NAMES)
    things[thing] = count
    return things


NOTHING: Final[Bundle] = [0] * len(NAMES)
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
