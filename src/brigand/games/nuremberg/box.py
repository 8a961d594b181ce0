"""Nuremberg: what a page must know of the box: where everything lies, what it costs and brings."""

import math
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final

import msgspec

from brigand.core.box import one_of, told
from brigand.games.nuremberg.pieces import (
    BOX,
    CARDS_EACH,
    GAPS,
    HAND_LIMIT,
    KIND_RATE,
    MARKET_RATE,
    NAMES,
    RATE,
    RED_YEARS,
    WEIGHT,
    YEARS,
)

HALF: Final = math.sqrt(3) / 2
"""Half the width of a hex with sides of length 1."""

Kind = Annotated[str, one_of("Kind", BOX["resources"]["list"])]
Thing = Annotated[str, one_of("Thing", NAMES)]
Mark = Annotated[str, one_of("Mark", [*NAMES, "any"])]
Terrain = Annotated[str, one_of("Terrain", dict.fromkeys(row["terrain"] for row in BOX["map"]["hex"]))]
Point = tuple[float, float]
Amounts = dict[Thing, int]


class Hex(msgspec.Struct):
    """A hex of the surroundings; the city's has no number."""

    id: str
    terrain: Terrain
    number: int
    at: Point


class Road(msgspec.Struct):
    """A road, the city it leads to and what a sale there costs whoever has no right of way."""

    id: str
    city: str | None
    toll: int
    points: Annotated[list[Point], told("Crossings from the city outwards; the first is the city's own corner.")]


class Sector(msgspec.Struct):
    """A part of the city: what it makes, or the market, or the yard."""

    id: str
    use: str
    at: Point


class Site(msgspec.Struct):
    """A place for a workshop. `market` is what the market takes here at a better rate, or any."""

    id: str
    sectors: list[str]
    market: Mark | None
    at: Point


class Good(msgspec.Struct):
    """Something the city makes, and what each city pays."""

    id: str
    recipe: dict[Kind, int]
    prices: dict[str, int]


class Costs(msgspec.Struct):
    """What building takes."""

    station: Amounts
    settlement: Amounts
    workshop: Amounts
    wall: Amounts
    tower: Amounts


class Rates(msgspec.Struct):
    """How many of a thing the bank wants for one."""

    usual: int
    market: int
    kind: int


class NurembergBox(msgspec.Struct):
    """Hexes and crossings lie in the side length of a hex."""

    kinds: list[Kind]
    things: list[Thing]
    hexes: list[Hex]
    roads: list[Road]
    sectors: list[Sector]
    sites: list[Site]
    corners: Annotated[
        list[Point], told("Wall tile k runs from corner k - 1 to corner k, counter-clockwise from the arrow.")
    ]
    gaps: Annotated[list[int], told("A tower fits after these tiles.")]
    goods: list[Good]
    costs: Costs
    bank_rates: Rates
    cards_each: Annotated[int, told("Of every kind.")]
    years: list[int]
    red_years: list[int]
    hand_limit: int
    odds: Annotated[dict[int, int], told("How many cards of the deck carry a number.")]


def box() -> NurembergBox:
    hexes = [Hex(row["id"], row["terrain"], row.get("number", 0), hex_at(row)) for row in BOX["map"]["hex"]]
    sectors = [Sector(row["id"], row.get("good", row["kind"]), sector_at(row)) for row in BOX["city"]["sector"]]
    return NurembergBox(
        kinds=BOX["resources"]["list"],
        things=NAMES,
        hexes=hexes,
        roads=roads({place.id: place.at for place in hexes}),
        sectors=sectors,
        sites=sites({sector.id: sector.at for sector in sectors}),
        corners=[(HALF * round(x / HALF), round(y * 2) / 2) for x, y in BOX["city"]["wall"]["from"]],
        gaps=GAPS,
        goods=[Good(row["id"], row["recipe"], row["prices"]) for row in BOX["goods"]["good"]],
        costs=Costs(**{name: BOX["costs"][name] for name in Costs.__struct_fields__}),
        bank_rates=Rates(usual=RATE, market=MARKET_RATE, kind=KIND_RATE),
        cards_each=CARDS_EACH,
        years=YEARS,
        red_years=RED_YEARS,
        hand_limit=HAND_LIMIT,
        odds={number: count for number, count in enumerate(WEIGHT) if number > 0 and count > 0},
    )


def roads(places: Mapping[str, Point]) -> list[Road]:
    """The five roads, crossing by crossing."""
    crossings = [(row["id"].split("-")[0], middle(places, row["hexes"])) for row in BOX["roads"]["crossing"]]
    return [
        Road(
            row["id"],
            row.get("destination"),
            row.get("sale_toll", 0),
            [at for road, at in crossings if road == row["id"]],
        )
        for row in BOX["roads"]["road"]
    ]


def sites(places: Mapping[str, Point]) -> list[Site]:
    """The red crossings of the city."""
    return [
        Site(row["id"], row["sectors"], row.get("market"), middle(places, row["sectors"]))
        for row in BOX["city"]["site"]
    ]


def hex_at(row: Mapping[str, Any]) -> Point:
    """Odd rows are shifted right by half a hex."""
    return HALF * (2 * row["col"] + row["row"] % 2), 1.5 * row["row"]


def sector_at(row: Mapping[str, Any]) -> Point:
    """Every row is shifted right by half a hex against the one above."""
    return HALF * (2 * row["q"] + row["r"]), 1.5 * row["r"]


def middle(places: Mapping[str, Point], names: Sequence[str]) -> Point:
    """Where three hexes meet."""
    met = [places[name] for name in names]
    return sum(x for x, _ in met) / 3, sum(y for _, y in met) / 3
