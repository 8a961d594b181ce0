"""The model behind docs/scale.md: its page says what it says, and more people never need less."""

from itertools import pairwise
from pathlib import Path

from brigand.lab.scale import Assumed, Measured, as_table, most_players_of_one, needs

PAGE = Path(__file__).parents[2] / "docs/scale.md"


def test_the_page_tells_what_the_model_says() -> None:
    page = PAGE.read_text("utf-8")
    assert as_table() in page
    assert f"{most_players_of_one():,} people" in page
    for figure in (Measured().server_a_move, Measured().database_a_move, Measured().memory_a_table):
        assert f"{figure:g}" in page


def test_by_hand() -> None:
    measured = Measured(500, 200, 10, 50, 0.5, 1)
    found = needs(4_000, measured, Assumed(10, 2, 0.5, 10, 100, 1))
    assert (found.tables, found.moves, found.servers) == (1_000, 100.0, 1)
    assert (found.memory, found.database, found.sent) == (0.2, 0.01, 8.0)
    assert found.kept == 50 * 30 * 86_400 * 0.5 / 1e6
    assert found.euro == round(2 * 10 + 6.48 + 1.296)  # a core each for server and database, and what is kept and sent
    assert most_players_of_one(measured, Assumed(10, 2, 0.5)) == 40_000


def test_who_fill_one_process_need_no_second() -> None:
    assert needs(most_players_of_one()).servers == 1
    assert needs(most_players_of_one() + 1_000).servers == 2


def test_more_people_need_more() -> None:
    found = [needs(players) for players in range(1_000, 100_000, 7_000)]
    for fewer, more in pairwise(found):
        assert fewer.servers <= more.servers
        assert fewer.euro < more.euro
        assert fewer.database < more.database
