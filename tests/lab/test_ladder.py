"""The ladder: every mix of seats, ratings, an early end, a page that loads nothing."""

import json
import re
from pathlib import Path

import pytest

from brigand.cli import main
from brigand.core.errors import Unreadable
from brigand.lab.ladder import climb, is_certain, ladder_of, meetings, seatings, share_of
from brigand.lab.ladder_report import cross_rows, rating_rows
from brigand.lab.rating import Played


def test_every_mix_of_two_bots_sits_in_every_turn() -> None:
    assert seatings(2, 2) == [(0, 1), (1, 0)]
    assert (0, 0, 1) in seatings(2, 3)
    assert (1, 0, 0) in seatings(2, 3)
    assert all(len(set(seating)) > 1 for seating in seatings(3, 4))
    assert len(set(seatings(3, 4))) == len(seatings(3, 4))


def test_meetings_count_a_tie_as_half_and_average_over_seats() -> None:
    table = meetings(2, [Played((0, 1), [1, 1]), Played((0, 0, 1), [1, 3, 2])])
    assert table[0][1] == [0.5, 0.5]


def test_an_order_is_certain_only_after_enough_matches() -> None:
    match = Played((0, 1), [1, 2])
    assert not is_certain(2, [match] * 5)
    assert is_certain(2, [match] * 50)


def test_nothing_played_is_no_share_and_leaves_the_order_open() -> None:
    assert share_of([]) is None
    assert not is_certain(3, [Played((0, 1), [1, 2])] * 50)


def test_bots_that_never_met_have_no_share() -> None:
    result = ladder_of("loot", ["random", "greedy", "easy"], 2, {}, 1, [Played((0, 1), [2, 1])], False)
    assert [rank.bot for rank in result.ranks] == ["greedy", "easy", "random"]
    assert result.ranks[1].wins is None
    assert [[share is None for share in row] for row in result.cross] == [
        [True, True, False],
        [True, True, True],
        [False, True, True],
    ]
    assert rating_rows(result)[1][3:] == ["–", "–", "0"]
    assert cross_rows(result)[1] == ["easy", "–", "", "–"]


def test_a_ladder_puts_greedy_before_random_and_stops_early() -> None:
    results = [climb("loot", ["random", "greedy"], 2, 600, 1, jobs, {}) for jobs in (1, 2)]
    assert results[0] == results[1]
    assert [rank.bot for rank in results[0].ranks] == ["greedy", "random"]
    assert results[0].certain
    assert results[0].matches < 600
    assert results[0].ranks[0].low > results[0].ranks[1].rating


def test_the_report_is_one_file_that_loads_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("vl_convert")
    page = tmp_path / "ladder.html"
    main(f"ladder loot --bots random,greedy --matches 20 --json --html {page}".split())
    assert json.loads(capsys.readouterr().out)["matches"] <= 20
    html = page.read_text("utf-8")
    assert html.count("<svg") == 2
    assert not re.search(r"(src|href)\s*=|@import|<script", html)


@pytest.mark.parametrize(("bots", "matches"), [(["greedy"], 10), (["greedy", "greedy"], 10), (["greedy", "random"], 0)])
def test_a_ladder_that_makes_no_sense_is_refused(bots: list[str], matches: int) -> None:
    with pytest.raises(Unreadable):
        climb("loot", bots, 2, matches, 1, 1, {})
