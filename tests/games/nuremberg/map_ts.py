"""The browser's map of Nuremberg (`map.ts`), from the game's components: what lies where, what it costs and brings."""

import json
import math
from collections.abc import Iterable
from typing import Any, Final

from brigand.games.nuremberg.pieces import BOX, DECK
from tests.rule import ROOT

FILE: Final = ROOT / "web/src/games/nuremberg/map.ts"
HALF: Final = math.sqrt(3) / 2
"""Half the width of a hex with sides of length 1."""
HEAD: Final = """\
// Generated from the game's components by `python -m tests.regenerate`. Do not edit.
/** Where everything lies: hexes and crossings in the side length of a hex. */
import type { Point } from '$lib/art/ink';
"""
HEX_TYPE: Final = """
export interface Hex {
  id: string;
  terrain: Terrain;
  number: number;
  at: Point;
}
"""
ROAD_TYPE: Final = """
export interface Road {
  id: string;
  city: string | null;
  toll: number;
  /** Crossings from the city outwards; the first is the city's own corner. */
  points: Point[];
}
"""
SECTOR_TYPE: Final = """
export interface Sector {
  id: string;
  /** A good, the market or the yard. */
  use: string;
  at: Point;
}
"""
SITE_TYPE: Final = """
export interface Site {
  id: string;
  sectors: string[];
  /** What the market takes at two for one here; any is three for one. */
  market: Thing | 'any' | null;
  at: Point;
}
"""
GOOD_TYPE: Final = """
export interface Good {
  id: string;
  recipe: Partial<Record<Kind, number>>;
  prices: Record<string, number>;
}
"""

Place = tuple[float, float]


def text() -> str:
    """The whole file."""
    return "".join([HEAD, *words(), *land(), *city(), *trade(), *limits()])


def words() -> list[str]:
    """What there is, by name."""
    kinds = BOX["resources"]["list"]
    terrains = dict.fromkeys(row["terrain"] for row in BOX["map"]["hex"])
    return [
        f"\nexport type Kind = {' | '.join(map(script, kinds))};\n",
        "export type Thing = Kind | 'gold';\n",
        f"export const kinds: Kind[] = {script(kinds)};\n",
        "export const things: Thing[] = [...kinds, 'gold'];\n",
        f"export type Terrain = {' | '.join(map(script, terrains))};\n",
    ]


def land() -> list[str]:
    """The hexes and the roads."""
    hexes = [
        {"id": row["id"], "terrain": row["terrain"], "number": row.get("number", 0), "at": hex_at(row)}
        for row in BOX["map"]["hex"]
    ]
    places = {row["id"]: row["at"] for row in hexes}
    crossings = [(row["id"].split("-")[0], middle(places, row["hexes"])) for row in BOX["roads"]["crossing"]]
    roads = [
        {
            "id": row["id"],
            "city": row.get("destination"),
            "toll": row.get("sale_toll", 0),
            "points": [at for road, at in crossings if road == row["id"]],
        }
        for row in BOX["roads"]["road"]
    ]
    return [HEX_TYPE, rows("hexes: Hex[]", hexes), ROAD_TYPE, rows("roads: Road[]", roads)]


def city() -> list[str]:
    """Sectors, sites, the line of the wall and its corners for towers."""
    plan = BOX["city"]
    sectors = [
        {"id": row["id"], "use": row.get("good", row["kind"]), "at": (HALF * (2 * row["q"] + row["r"]), 1.5 * row["r"])}
        for row in plan["sector"]
    ]
    places = {row["id"]: row["at"] for row in sectors}
    sites = [
        {
            "id": row["id"],
            "sectors": row["sectors"],
            "market": row.get("market"),
            "at": middle(places, row["sectors"]),
        }
        for row in plan["site"]
    ]
    corners = [(HALF * round(x / HALF), round(y * 2) / 2) for x, y in plan["wall"]["from"]]
    return [
        SECTOR_TYPE,
        rows("sectors: Sector[]", sectors),
        SITE_TYPE,
        rows("sites: Site[]", sites),
        "\n/** Wall tile k runs from corner k - 1 to corner k, counter-clockwise from the arrow. */\n",
        rows("corners: Point[]", corners),
        "/** A tower fits after these tiles. */\n",
        constant("gaps", plan["wall"]["tower_after"]),
    ]


def trade() -> list[str]:
    """What is made and sold, and what building costs."""
    goods = [{name: row[name] for name in ("id", "recipe", "prices")} for row in BOX["goods"]["good"]]
    costs = {name: cost for name, cost in BOX["costs"].items() if name != "free_clay_wall"}
    bank = {"usual": BOX["bank"]["rate"], "market": BOX["bank"]["market_rate"], "kind": BOX["bank"]["kind_rate"]}
    return [
        GOOD_TYPE,
        rows("goods: Good[]", goods),
        "\nexport const costs = {\n",
        *[f"  {name}: {script(cost)},\n" for name, cost in costs.items()],
        "} satisfies Record<string, Partial<Record<Thing, number>>>;\n",
        "/** A wall when clay is free. */\n",
        constant("freeClayCost: Partial<Record<Thing, number>>", BOX["costs"]["free_clay_wall"]),
        constant("bankRates", bank),
    ]


def limits() -> list[str]:
    """Time, cards and what ends it."""
    numbers = sorted({card.harvest for card in DECK if card.harvest > 0})
    odds = {number: sum(card.harvest == number for card in DECK) for number in numbers}
    return [
        "\n",
        constant("years", BOX["time"]["years"]),
        constant("redYears", BOX["time"]["red"]),
        constant("handLimit", BOX["knight"]["hand_limit"]),
        "/** How many cards of the deck carry a number. */\n",
        constant("odds: Record<number, number>", odds),
    ]


def hex_at(row: dict[str, Any]) -> Place:
    """Odd rows are shifted right by half a hex."""
    return HALF * (2 * row["col"] + row["row"] % 2), 1.5 * row["row"]


def middle(places: dict[str, Place], names: list[str]) -> Place:
    """Where three hexes meet."""
    met = [places[name] for name in names]
    return sum(x for x, _ in met) / 3, sum(y for _, y in met) / 3


def rows(name: str, values: Iterable[object]) -> str:
    """A constant list, one value per line."""
    return f"export const {name} = [\n" + "".join(f"  {script(value)},\n" for value in values) + "];\n"


def constant(name: str, value: object) -> str:
    return f"export const {name} = {script(value)};\n"


def script(value: object) -> str:
    """A value as TypeScript is written here."""
    if isinstance(value, float):
        return f"{round(value, 3) + 0.0:g}"
    if isinstance(value, str):
        return f"'{value}'"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name}: {script(part)}" for name, part in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(script, value)) + "]"
    return json.dumps(value)


def write() -> None:
    """Renew the file."""
    FILE.write_text(text(), "utf-8")
