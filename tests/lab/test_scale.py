"""The model behind docs/scale.md: the page says what the model says, and more people never need less."""

from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from brigand.lab.scale import (
    Assumed,
    Measured,
    TooMany,
    as_table,
    most_of_one_cell,
    most_of_one_server,
    needs,
    servers_of,
)

PAGE = Path(__file__).parents[2] / "docs/scale.md"


def test_the_page_tells_what_the_model_says() -> None:
    page = PAGE.read_text("utf-8")
    assert as_table() in page
    assert f"{most_of_one_server(Measured(), Assumed()):,} people" in page
    assert f"{most_of_one_cell(Measured(), Assumed()):,} people" in page
    for name, figure in msgspec.structs.asdict(Measured()).items():
        assert f"{figure:g}" in page, name


def test_by_hand() -> None:
    measured = Measured(500, 500, 20, 5, 100, 10, 1, 200, 10, 0.5)
    assumed = Assumed(10, 2, 0.5, 100_000, 10, 100, 1)
    alone = needs(4_000, measured, assumed)
    assert (alone.moves, alone.servers, alone.memory, alone.database, alone.sent) == (100.0, 1, 0.2, 0.0, 8.0)
    assert alone.kept == 50 * 30 * 86_400 * 0.5 / 1e6
    assert alone.euro == round(10 + 6.48 + 1.296)
    assert most_of_one_server(measured, assumed) == 40_000
    shared = needs(80_000, measured, assumed)  # 20,000 tables, 2,000 moves and 22,000 words a second
    assert shared.servers == 4  # (1,000,000 + 400,000) µs, of which each has 500,000 - 110,000
    assert shared.database == (200_000 + 200_000) / 500_000
    assert shared.bus == 22_000 * 4 / 500_000


def test_who_fill_one_server_need_no_second_and_too_many_need_another_cell() -> None:
    measured, assumed = Measured(), Assumed()
    most = most_of_one_server(measured, assumed)
    assert servers_of(most, measured, assumed) == 1
    assert servers_of(most + 1_000, measured, assumed) >= 2
    with pytest.raises(TooMany):
        servers_of(most_of_one_cell(measured, assumed) + 10, measured, assumed)


def test_more_people_need_more() -> None:
    found = [needs(players, Measured(), Assumed()) for players in range(100_000, 2_000_000, 100_000)]
    for fewer, more in pairwise(found):
        assert fewer.servers <= more.servers
        assert fewer.euro < more.euro
        assert fewer.database < more.database
