"""The browser's map is the game's: drift fails here."""

from brigand.games.nuremberg.pieces import BOX
from tests.games.nuremberg.map_ts import FILE, HALF, middle, text


def test_the_map_in_the_browser_is_up_to_date() -> None:
    assert FILE.read_text("utf-8") == text(), "run: python -m tests.regenerate"


def test_three_hexes_meet_where_the_components_say() -> None:
    places = {row["id"]: (HALF * (2 * row["col"] + row["row"] % 2), 1.5 * row["row"]) for row in BOX["map"]["hex"]}
    for row in BOX["roads"]["crossing"]:
        x, y = middle(places, row["hexes"])
        assert abs(x - row["x"]) < 0.01, row["id"]
        assert abs(y - row["y"]) < 0.01, row["id"]
