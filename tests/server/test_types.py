"""What the browser knows of the games is what Python says: drift fails here."""

from typing import Annotated

import msgspec
import pytest

from brigand.core.box import one_of, told
from brigand.server.generated import WEB, files, folder
from brigand.server.typescript_box import constants
from tests.rule import ROOT
from tests.table.duel import DUEL

MARK = "by `python -m tests.regenerate`. Do not edit."


@pytest.mark.parametrize(("path", "text"), files().items(), ids=lambda value: value if value.startswith("web/") else "")
def test_what_is_generated_for_the_browser_is_up_to_date(path: str, text: str) -> None:
    assert (ROOT / path).read_text("utf-8") == text, "run: python -m tests.regenerate"


def test_nothing_is_left_of_what_is_no_longer_generated() -> None:
    marked = [path for path in (ROOT / WEB).rglob("*") if path.is_file() and MARK in path.read_text("utf-8")[:200]]
    assert {str(path.relative_to(ROOT)) for path in marked} <= files().keys()


Metal = Annotated[str, one_of("Metal", ["gold", "silver"])]


class Coin(msgspec.Struct):
    """A coin."""

    metal: Metal
    worth: Annotated[int, told("In farthings.")]


class Purse(msgspec.Struct):
    """A box with little in it."""

    best_coin: Coin
    coins: list[Coin]
    weights: Annotated[dict[Metal, float], told("In ounces.")]
    owners: list[str]


PURSE = """\
/** A coin. */
export interface Coin {
	metal: Metal;
	/** In farthings. */
	worth: number;
}

export type Metal = "gold" | "silver";

export const bestCoin: Coin = { metal: "gold", worth: 960 };
export const coins: Coin[] = [
	{ metal: "gold", worth: 960 },
	{ metal: "silver", worth: 4 },
];
/** In ounces. */
export const weights: Partial<Record<Metal, number>> = { gold: 0.333 };
export const owners: string[] = ["Ann", "d'Arc"];
"""


def test_a_box_is_written_as_types_and_constants() -> None:
    gold, silver = Coin("gold", 960), Coin("silver", 4)
    purse = Purse(gold, [gold, silver], {"gold": 1 / 3}, ["Ann", "d'Arc"])
    assert constants(purse) == PURSE


def test_the_pages_of_a_game_that_lives_elsewhere_lie_beside_it() -> None:
    assert folder(DUEL) == "tests/table/web"
