"""Nuremberg: pieces and board, read from components.toml. Each exists once; `number` is its place in its list."""

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final, final

BOX: Final[dict[str, Any]] = tomllib.loads(
    files("brigand.games.nuremberg").joinpath("components.toml").read_text("utf-8")
)

WOOD: Final = 0
WOOL: Final = 1
GRAIN: Final = 2
CLAY: Final = 3
ORE: Final = 4
GOLD: Final = 5
KINDS: Final = 5
"""The five kinds of cards are 0 to 4; gold, a resource in trade but no card, comes after them."""
NAMES: Final[list[str]] = [*BOX["resources"]["list"], "gold"]
THING_NAMED: Final[dict[str, int]] = {name: number for number, name in enumerate(NAMES)}

Bundle = list[int]
"""How many of each kind and of gold: six numbers. A bundle that is shared never changes."""


def bundle(counts: dict[str, int]) -> Bundle:
    """A bundle from amounts by name."""
    return [counts.get(name, 0) for name in NAMES]


def cards_in(things: Bundle) -> int:
    """The cards of a bundle or hand, without the gold."""
    return things[0] + things[1] + things[2] + things[3] + things[4]


def names_in(things: Bundle) -> list[str]:
    """A bundle as the log names it: each thing as often as it is there."""
    return [name for number, name in enumerate(NAMES) for _ in range(things[number])]


@final
@dataclass(eq=False, repr=False)
class Hex:
    """A hex of the surroundings; the city hex yields nothing (kind -1, chance 0)."""

    number: int
    name: str
    terrain: str
    kind: int
    chance: int
    crossings: list[int]


@final
@dataclass(eq=False, repr=False)
class Crossing:
    """A point of a road where three hexes meet; index 0 is a corner of the city and no site."""

    number: int
    name: str
    road: int
    index: int
    hexes: list[int]


@final
@dataclass(eq=False, repr=False)
class Road:
    """A road from the city outwards: toll spaces, crossings, the city at its end ("" if none), its sale toll."""

    number: int
    name: str
    city: str
    toll: int
    spaces: int
    crossings: list[int]


@final
@dataclass(eq=False, repr=False)
class Site:
    """A red crossing of the city: goods it touches, bank rate it gives per thing, whether it touches the yard."""

    number: int
    name: str
    goods: list[int]
    rates: list[int]
    at_yard: bool


@final
@dataclass(eq=False, repr=False)
class Good:
    """Something the city makes: recipe, and what each city pays."""

    number: int
    name: str
    recipe: Bundle
    prices: dict[str, int]


@final
@dataclass(eq=False, repr=False)
class Council:
    """A seat in a council and its points; better seats come first."""

    number: int
    name: str
    points: int
    seats: list[int]


@final
@dataclass(eq=False, repr=False)
class Card:
    """An event card: harvest number (0 on knight cards), event, and the road of a toll card (-1 on others)."""

    number: int
    name: str
    harvest: int
    event: str
    road: int

    def __reduce__(self) -> tuple[object, ...]:
        return card_named, (self.name,)


def card_named(name: str) -> Card:
    """The one card of this name, in whatever process we are."""
    return CARD_NAMED[name]


def hexes() -> list[Hex]:
    """The map, row by row."""
    found = []
    for number, row in enumerate(BOX["map"]["hex"]):
        kind = THING_NAMED[row["yields"]] if "yields" in row else -1
        found.append(Hex(number, row["id"], row["terrain"], kind, row.get("number", 0), []))
    return found


def crossings() -> list[Crossing]:
    """Every crossing of every road; buildable ones are entered at their hexes."""
    found: list[Crossing] = []
    for number, row in enumerate(BOX["roads"]["crossing"]):
        road, index = row["id"].split("-")
        crossing = Crossing(
            number, row["id"], ROAD_NAMES.index(road), int(index), [HEX_NAMED[name].number for name in row["hexes"]]
        )
        found.append(crossing)
        if crossing.index > 0:
            for place in crossing.hexes:
                HEXES[place].crossings.append(number)
    return found


def roads() -> list[Road]:
    """The five roads."""
    found = []
    for number, row in enumerate(BOX["roads"]["road"]):
        own = [crossing.number for crossing in CROSSINGS if crossing.road == number]
        city, toll = row.get("destination", ""), row.get("sale_toll", 0)
        found.append(Road(number, row["id"], city, toll, row["toll_spaces"], own))
    return found


def sites() -> list[Site]:
    """The red crossings and what they touch."""
    sectors = {row["id"]: row for row in BOX["city"]["sector"]}
    good_names = [row["id"] for row in BOX["goods"]["good"]]
    found = []
    for number, row in enumerate(BOX["city"]["site"]):
        touched = [sectors[name] for name in row["sectors"]]
        goods = [good_names.index(sector["good"]) for sector in touched if "good" in sector]
        at_yard = any(sector["kind"] == "bauhof" for sector in touched)
        found.append(Site(number, row["id"], goods, rates_of(row.get("market", "")), at_yard))
    return found


def rates_of(mark: str) -> list[int]:
    """How many of each thing buy one at a corner of the market with this mark."""
    if mark == "any":
        return [MARKET_RATE] * len(NAMES)
    return [KIND_RATE if name == mark else RATE for name in NAMES]


def deck() -> list[Card]:
    """All event cards, equal ones the same value."""
    found: list[Card] = []
    for row in BOX["deck"]["card"]:
        road = row.get("road", "")
        name = f"{row['number']} {row['event']} {road}".strip()
        card = Card(len(CARDS), name, row["number"], row["event"], ROAD_NAMES.index(road) if road else -1)
        CARDS.append(card)
        CARD_NAMED[name] = card
        found.extend([card] * row["count"])
    return found


SEATS: Final[list[int]] = BOX["meta"]["seats"]
MINUTES: Final[int] = BOX["meta"]["minutes"]
POINTS_TO_WIN: Final[int] = BOX["meta"]["points_to_win"]
COLOURS: Final[list[str]] = BOX["colours"]["list"]
CARDS_EACH: Final[int] = BOX["resources"]["cards_each"]
SETTLEMENTS: Final[int] = BOX["supply"]["settlements"]
WORKSHOPS: Final[int] = BOX["supply"]["workshops"]
STATIONS: Final[int] = BOX["supply"]["stations"]
START_GOLD: Final[int] = BOX["start"]["gold"]
STATION_COST: Final = bundle(BOX["costs"]["station"])
SETTLEMENT_COST: Final = bundle(BOX["costs"]["settlement"])
WORKSHOP_COST: Final = bundle(BOX["costs"]["workshop"])
WALL_COST: Final = bundle(BOX["costs"]["wall"])
FREE_CLAY_COST: Final = bundle(BOX["costs"]["free_clay_wall"])
TOWER_COST: Final = bundle(BOX["costs"]["tower"])
SETTLEMENT_POINTS: Final[int] = BOX["points"]["settlement"]
WORKSHOP_POINTS: Final[int] = BOX["points"]["workshop"]
RIGHT_POINTS: Final[int] = BOX["points"]["right_of_way"]
WALL_PRESTIGE: Final[int] = BOX["prestige"]["wall"]
TOWER_PRESTIGE: Final[int] = BOX["prestige"]["tower"]
RATE: Final[int] = BOX["bank"]["rate"]
MARKET_RATE: Final[int] = BOX["bank"]["market_rate"]
KIND_RATE: Final[int] = BOX["bank"]["kind_rate"]
OFFERS_A_TURN: Final[int] = BOX["trade"]["offers_a_turn"]
DEALS_A_TURN: Final[int] = BOX["trade"]["deals_a_turn"]
HAND_LIMIT: Final[int] = BOX["knight"]["hand_limit"]
YEARS: Final[list[int]] = BOX["time"]["years"]
RED_YEARS: Final[list[int]] = BOX["time"]["red"]
ENTRY: Final[int] = BOX["council"]["entry"]
LOCK: Final[int] = BOX["council"]["lock"]
WALLS: Final[int] = BOX["supply"]["walls"]
GAPS: Final[list[int]] = BOX["city"]["wall"]["tower_after"]
"""A tower gap lies between the wall tile of this number and the next one; the last lies between the last tile and 1."""

HEXES: Final[list[Hex]] = hexes()
HEX_NAMED: Final[dict[str, Hex]] = {place.name: place for place in HEXES}
CITY_HEX: Final[int] = HEX_NAMED[BOX["map"]["city_hex"]].number
ROAD_NAMES: Final[list[str]] = [row["id"] for row in BOX["roads"]["road"]]
CROSSINGS: Final[list[Crossing]] = crossings()
CROSSING_NAMED: Final[dict[str, Crossing]] = {crossing.name: crossing for crossing in CROSSINGS}
ROADS: Final[list[Road]] = roads()
CITIES: Final[list[str]] = [road.city for road in ROADS if road.city]
ROAD_TO: Final[dict[str, Road]] = {road.city: road for road in ROADS if road.city}
PRODUCING: Final[list[list[Hex]]] = [
    [place for place in HEXES if place.chance == chance and place.kind >= 0] for chance in range(13)
]
"""The hexes of each harvest number."""
GOODS: Final[list[Good]] = [
    Good(number, row["id"], bundle(row["recipe"]), row["prices"]) for number, row in enumerate(BOX["goods"]["good"])
]
SITES: Final[list[Site]] = sites()
COUNCILS: Final[list[Council]] = [
    Council(number, row["id"], row["points"], row["seats"]) for number, row in enumerate(BOX["council"]["card"])
]
CARDS: Final[list[Card]] = []
"""Every different event card once."""
CARD_NAMED: Final[dict[str, Card]] = {}
DECK: Final[list[Card]] = deck()
WEIGHT: Final[list[int]] = [sum([1 for card in DECK if card.harvest == chance]) for chance in range(13)]
"""How many cards carry each harvest number: what the circle around a number shows."""
