"""The map a page draws is the one of the components."""

import pytest

from brigand.games.nuremberg.box import box
from brigand.games.nuremberg.pieces import BOX


def test_three_hexes_meet_where_the_components_say() -> None:
    crossings = [at for road in box().roads for at in road.points]
    for at, row in zip(crossings, BOX["roads"]["crossing"], strict=True):
        assert at == pytest.approx((row["x"], row["y"]), abs=0.01), row["id"]


def test_sectors_lie_where_the_components_say() -> None:
    for sector, row in zip(box().sectors, BOX["city"]["sector"], strict=True):
        assert sector.at == pytest.approx((row["x"], row["y"]), abs=0.01), row["id"]


def test_walls_run_where_the_components_say() -> None:
    for at, place in zip(box().corners, BOX["city"]["wall"]["from"], strict=True):
        assert at == pytest.approx(place, abs=0.01)
