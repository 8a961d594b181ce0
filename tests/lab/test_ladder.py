"""The ladder: every order of bots, ratings, an early end, a page that loads nothing."""

import itertools
import json
import os
import pty
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from brigand.cli import main
from brigand.core.errors import Unreadable
from brigand.core.game import Choice
from brigand.lab.crew import Crew
from brigand.lab.ladder import Plan, climb, fixtures, is_certain, ladder_of, meetings, play_rounds, schedule
from brigand.lab.match import MatchRow, Piece, play_piece
from brigand.lab.rating import Bout
from brigand.lab.share import share_of
from brigand.printers.ladder import RATING_HEADINGS, charts, check_page, cross_rows, rating_rows


def asked(bots: int, seats: int, matches: int, seed: int = 1) -> Plan:
    return Plan("loot", ["random", "easy", "greedy", "medium", "hard"][:bots], list(range(seats)), {}, matches, seed)


def seatings(plan: Plan) -> list[tuple[int, ...]]:
    return [seating for task in schedule(plan) for seating in task.seatings]


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (3, 2), (2, 3), (3, 4), (4, 4)])
def test_every_order_of_bots_plays_once_in_a_lap(bots: int, seats: int) -> None:
    plan = asked(bots, seats, bots**seats - bots)
    orders = [order for order in itertools.product(range(bots), repeat=seats) if len(set(order)) > 1]
    assert sorted(seatings(plan)) == orders
    assert plan.lap() == len(orders)


def test_on_one_deal_the_same_bots_sit_in_every_seat() -> None:
    for task in schedule(asked(3, 4, 78)):
        mix = sorted(task.seatings[0])
        assert all(sorted(seating) == mix for seating in task.seatings)
        assert len({tuple(sorted(column)) for column in zip(*task.seatings)}) == 1


def test_more_matches_are_played_on_more_deals() -> None:
    tasks = list(schedule(asked(5, 5, 1000)))
    assert len({task.seed for task in tasks}) == len(tasks) >= 200
    assert sum(len(task.seatings) for task in tasks) == 1000


def test_a_short_run_is_no_matter_of_the_first_bot() -> None:
    short = seatings(asked(5, 3, 30))
    assert not all(0 in seating for seating in short)
    assert {number for seating in short for number in seating} == set(range(5))
    assert short == seatings(asked(5, 3, 30)) != seatings(asked(5, 3, 30, seed=2))


def test_meetings_count_a_tie_as_half_and_average_over_seats() -> None:
    table = meetings(2, [Bout((0, 1), [1, 1]), Bout((0, 0, 1), [1, 3, 2])])
    assert table[0][1] == [0.5, 0.5]


def test_an_order_is_certain_only_after_enough_matches() -> None:
    match = Bout((0, 1), [1, 2])
    assert not is_certain(2, [match] * 5)
    assert is_certain(2, [match] * 50)


def test_nothing_played_is_no_share_and_leaves_the_order_open() -> None:
    assert share_of([]) is None
    assert not is_certain(3, [Bout((0, 1), [1, 2])] * 50)


def test_bots_that_never_met_have_no_share() -> None:
    result = ladder_of(asked(3, 2, 1), [Bout((0, 1), [2, 1])])
    assert [rank.bot for rank in result.ranks] == ["easy", "greedy", "random"]
    assert result.ranks[1].wins is None
    assert [[share is None for share in row] for row in result.cross] == [
        [True, True, False],
        [True, True, True],
        [False, True, True],
    ]
    assert rating_rows(result)[1][3:] == ["–", "–", "0"]
    assert cross_rows(result)[1] == ["greedy", "–", "", "–"]


def test_a_bot_that_never_played_keeps_its_empty_place_in_the_heat_map() -> None:
    pytest.importorskip("vl_convert")
    heat = charts(ladder_of(asked(3, 2, 1), [Bout((0, 1), [2, 1])]))[1]
    assert heat.count(">greedy<") == 2


def test_a_ladder_puts_greedy_before_random_and_stops_early() -> None:
    results = [climb("loot", ["random", "greedy"], 2, 600, 1, Crew(jobs), {}) for jobs in (1, 2)]
    assert results[0] == results[1]
    assert [rank.bot for rank in results[0].ranks] == ["greedy", "random"]
    assert results[0].certain
    assert results[0].matches < 600
    assert results[0].ranks[0].low > results[0].ranks[1].rating


def test_in_teams_a_bot_plays_a_side_and_partners_are_no_rivals() -> None:
    plan = Plan("loot", ["random", "greedy"], [0, 0, 1, 1], {"teams": True}, 2, 1)
    assert sorted(seatings(plan)) == [(0, 1), (1, 0)]
    seated = [fixture.bots for fixture in fixtures(plan, list(schedule(plan)))]
    assert sorted(seated) == [("greedy", "greedy", "random", "random"), ("random", "random", "greedy", "greedy")]
    played: list[Bout] = []
    play_rounds(plan, Crew(), True, played)
    assert [len(match.places) for match in played] == [2, 2]
    won = ladder_of(plan, [Bout((0, 1), [3, 1])])
    assert [(rank.bot, rank.wins and rank.wins.rate, rank.even) for rank in won.ranks] == [
        ("greedy", 1.0, 0.5),
        ("random", 0.0, 0.5),
    ]


@pytest.mark.parametrize(
    ("game", "options", "seats", "sides"),
    [("loot", {}, 2, 2), ("loot", {"teams": True}, 4, 2), ("nottingham", {}, 3, 3), ("nuremberg", {}, 3, 3)],
)
def test_without_seats_the_smallest_table_is_taken(
    game: str, options: dict[str, Choice], seats: int, sides: int
) -> None:
    result = climb(game, ["random", "greedy"], None, 1, 1, Crew(), options)
    assert (result.seats, result.sides) == (seats, sides)


def test_the_report_is_one_file_that_loads_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("vl_convert")
    page = tmp_path / "ladder.html"
    main(f"ladder loot --bots random,greedy --matches 20 --json --html {page}".split())
    assert json.loads(capsys.readouterr().out)["matches"] <= 20
    html = page.read_text("utf-8")
    assert html.count("<svg") == 2
    assert not re.search(r"(src|href)\s*=|@import|<script", html)


def failing(arguments: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> str:
    """What is said when a ladder fails before the first match."""
    monkeypatch.setattr("brigand.lab.match.play_piece", lambda piece: pytest.fail("it played"))
    with pytest.raises(SystemExit) as stop:
        main(["ladder", "loot", "--bots", "random,greedy", "--matches", "4", *arguments])
    assert stop.value.code == 2
    return capsys.readouterr().err


@pytest.mark.parametrize("page", ["nowhere/ladder.html", "."])
def test_a_page_that_cannot_be_written_is_refused_before_playing(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "cannot write" in failing(["--html", str(tmp_path / page)], monkeypatch, capsys)


@pytest.mark.parametrize("package", ["altair", "vl_convert", "openskill.models"])
def test_a_missing_package_is_told_before_playing(
    package: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    assert "«lab»" in failing(["--html", str(tmp_path / "ladder.html")], monkeypatch, capsys)


def test_looking_whether_a_page_can_be_written_changes_nothing(tmp_path: Path) -> None:
    pytest.importorskip("vl_convert")
    old, new = tmp_path / "old.html", tmp_path / "new.html"
    old.write_text("last week's", "utf-8")
    check_page(old)
    check_page(new)
    assert old.read_text("utf-8") == "last week's"
    assert not new.exists()


def test_tables_are_shown_even_if_the_page_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("vl_convert")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(SystemExit):
        main(f"ladder loot --bots random,greedy --matches 2 --html {tmp_path / 'ladder.html'}".split())
    printed = capsys.readouterr()
    assert "2 matches" in printed.out
    assert "No space left" in printed.err


def interrupted_after(matches: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C comes while the next match is played."""
    begun = itertools.count()

    def play(piece: Piece) -> list[MatchRow]:
        if next(begun) == matches:
            raise KeyboardInterrupt
        return play_piece(piece)

    monkeypatch.setattr("brigand.lab.match.play_piece", play)


def test_an_interrupted_ladder_shows_what_was_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("vl_convert")
    page = tmp_path / "ladder.html"
    interrupted_after(7, monkeypatch)
    with pytest.raises(SystemExit) as stop:
        main(f"ladder loot --bots random,greedy --matches 1000 --html {page}".split())
    assert stop.value.code == 130
    assert "stopped after 7 of 1,000 matches" in capsys.readouterr().out
    assert "stopped after 7 of 1,000 matches" in page.read_text("utf-8")


def test_a_ladder_interrupted_at_once_shows_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    interrupted_after(0, monkeypatch)
    with pytest.raises(SystemExit) as stop:
        main(["ladder", "loot", "--bots", "random,greedy", "--matches", "1000"])
    assert stop.value.code == 130
    assert capsys.readouterr().out == ""


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="signals and terminals")
@pytest.mark.parametrize(("jobs", "shell"), [(1, ""), (2, ""), (2, "trap '' INT; ")], ids=["1", "2", "background job"])
def test_control_c_ends_the_workers_quietly(jobs: int, shell: str) -> None:
    """Also where Ctrl-C was switched off for us, as a shell does for what runs in the background."""
    command = "-m brigand.cli ladder loot --bots random,greedy,search:20 --matches 100000 --all --json --jobs"
    terminal, theirs = pty.openpty()
    process = subprocess.Popen(
        ["sh", "-c", f'{shell}exec "$@"', "sh", sys.executable, *command.split(), str(jobs)],
        stdout=subprocess.PIPE,
        stderr=theirs,
        start_new_session=True,
    )
    os.close(theirs)
    shown = read_until(terminal, r"[1-9]\d*/\d+")  # the bar: something was played
    os.killpg(process.pid, signal.SIGINT)
    out, _ = process.communicate()  # ends when no worker holds the pipe any more
    shown += read_until(terminal, "nothing more")
    assert process.returncode == 130, shown
    assert json.loads(out)["interrupted"]
    assert "Traceback" not in shown


def read_until(terminal: int, wanted: str) -> str:
    """What a terminal shows, until it shows something or everybody has left it."""
    shown = ""
    while not re.search(wanted, shown):
        try:
            shown += os.read(terminal, 4096).decode()
        except OSError:  # closed on the other side
            break
    return shown


def test_the_cross_table_tells_its_intervals_and_the_heat_map_its_numbers() -> None:
    pytest.importorskip("vl_convert")
    result = ladder_of(asked(2, 2, 40), [Bout((0, 1), [1, 2])] * 25 + [Bout((0, 1), [2, 1])] * 15)
    cells = [cell for row in cross_rows(result) for cell in row[1:] if cell]
    assert sorted(cells) == ["37.5 (24–53)", "62.5 (47–76)"]
    heat = charts(result)[1]
    assert all(cell in heat for cell in cells)


def test_a_rating_does_not_claim_an_interval_of_95_percent() -> None:
    assert RATING_HEADINGS[1:3] == ["rating", "± 1.96 σ"]


def test_one_bot_spelt_in_two_ways_is_one_bot() -> None:
    for one, other in (("search:02", "search:2"), ("search:1s", "search:1.0s")):
        with pytest.raises(Unreadable, match="each named once"):
            climb("loot", [one, other], 2, 10, 1, Crew(), {})


def test_more_orders_than_anybody_could_play_are_refused() -> None:
    bots = [f"search:{number}" for number in range(1, 33)]
    with pytest.raises(Unreadable, match="name fewer"):
        climb("loot", bots, 4, 10, 1, Crew(), {})


@pytest.mark.parametrize(("bots", "matches"), [(["greedy"], 10), (["greedy", "greedy"], 10), (["greedy", "random"], 0)])
def test_a_ladder_that_makes_no_sense_is_refused(bots: list[str], matches: int) -> None:
    with pytest.raises(Unreadable):
        climb("loot", bots, 2, matches, 1, Crew(), {})
