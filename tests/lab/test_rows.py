"""Rows in files: the same bytes for the same run, whatever stopped it on the way; every row can be played again."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from brigand.cli import main
from brigand.coach.record import course_of, played_by
from brigand.core.errors import Unreadable
from brigand.games import game
from brigand.lab import pool
from brigand.lab.crew import MOST_JOBS, Crew, answered
from brigand.lab.match import MatchRow, Piece, play_piece
from brigand.lab.rows import RowFile, rows_of
from tests.lab.dying import dying, dying_once
from tests.lab.test_ladder import interrupted_after
from tests.waiting import until

RUN = "simulate loot --bots greedy,random --games 40 --seed 5"
REPLAY = [sys.executable, "-m", "brigand.cli", "replay", "loot", "--lines", "--lang", "en"]


def rows_in(file: Path) -> list[MatchRow]:
    return RowFile(file, resume=True).kept


def test_a_row_tells_all_that_is_needed_to_play_the_match_again(tmp_path: Path) -> None:
    file = tmp_path / "rows.jsonl"
    main(["simulate", "nottingham", "--bots", "greedy,random,greedy", "--games", "4", "--out", str(file)])
    assert [row.number for row in rows_in(file)] == [0, 1, 2, 3]
    for row in rows_in(file):
        record = played_by(row.bots, game(row.game), row.options, row.seed)
        outcome = course_of(record).end.outcome()
        assert (outcome.places, outcome.scores, len(record.actions)) == (row.places, row.scores, row.decisions)


def test_a_match_of_the_laboratory_is_looked_at_in_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "rows.jsonl"
    main([*RUN.split(), "--out", str(file)])
    row = rows_in(file)[7]
    capsys.readouterr()
    shown = subprocess.run(
        [*REPLAY, "--seed", str(row.seed), "--bots", ",".join(row.bots)],
        input="end\nquit\n",
        capture_output=True,
        text=True,
        check=True,
    )
    assert all(f"{name} {seat}" in shown.stdout for seat, name in enumerate(row.bots, 1)), shown.stdout
    assert all(str(score) in shown.stdout for score in row.scores), shown.stdout


@pytest.mark.parametrize("kind", ["jsonl", "parquet"])
@pytest.mark.parametrize("command", ["simulate", "ladder"])
def test_a_run_that_was_interrupted_goes_on_and_ends_in_the_same_bytes(
    command: str, kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("pyarrow")
    amount = ["--games", "40"] if command == "simulate" else ["--matches", "40", "--all"]
    run = [command, "loot", "--bots", "greedy,random", *amount, "--seed", "5", "--json"]
    whole, parts = tmp_path / f"whole.{kind}", tmp_path / f"parts.{kind}"
    main([*run, "--out", str(whole)])
    expected = json.loads(capsys.readouterr().out)
    with monkeypatch.context() as patch:
        interrupted_after(12, patch)
        with pytest.raises(SystemExit) as stop:
            main([*run, "--out", str(parts)])
    assert stop.value.code == 130
    partial = json.loads(capsys.readouterr().out)
    assert (partial["matches"], partial["asked"], partial["interrupted"]) == (12, 40, True)
    assert len(rows_in(parts)) == 12
    played_anew = count()

    def counted(piece: Piece) -> list[MatchRow]:
        next(played_anew)
        return play_piece(piece)

    monkeypatch.setattr("brigand.lab.match.play_piece", counted)
    main([*run, "--out", str(parts), "--resume"])
    assert json.loads(capsys.readouterr().out) == expected
    assert next(played_anew) == 28
    assert parts.read_bytes() == whole.read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted([whole.name, parts.name])


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    main([*RUN.split(), "--out", str(whole)])
    parts.write_bytes(whole.read_bytes()[:1000])
    assert 0 < len(list(rows_of(parts.read_bytes()))) < 40
    main([*RUN.split(), "--out", str(parts), "--resume"])
    assert parts.read_bytes() == whole.read_bytes()


@pytest.mark.parametrize(("old", "new"), [("seed 5", "seed 6"), ("greedy,random", "random,greedy"), ("greedy", "easy")])
def test_rows_of_another_run_are_refused(
    old: str, new: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "rows.jsonl"
    main([*RUN.split(), "--out", str(file)])
    before = file.read_bytes()
    with pytest.raises(SystemExit):
        main([*RUN.replace(old, new).split(), "--out", str(file), "--resume"])
    assert "is of another run" in capsys.readouterr().err
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("arguments", "says"),
    [("--out rows.csv", ".jsonl or .parquet"), ("--resume", "--out"), ("--out nowhere/rows.jsonl", "cannot write")],
)
def test_a_file_that_cannot_be_is_told_before_playing(
    arguments: str, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as stop:
        main([*RUN.split(), *arguments.split()])
    assert stop.value.code == 2
    assert says in capsys.readouterr().err


@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_what_a_dead_process_had_to_do_is_done_by_another(tmp_path: Path) -> None:
    folders = [str(tmp_path / name) for name in "abc"]
    for folder in folders:
        Path(folder).mkdir()
    assert list(answered(dying_once, folders[:1] * 2 + [str(tmp_path)], Crew(2))) == [*folders[:1] * 2, str(tmp_path)]


@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_work_that_kills_everybody_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "LIVES", 2)
    with pytest.raises(Unreadable, match="died 2 times"):
        list(answered(dying, ["a", "b"], Crew(2)))


def test_rows_are_there_while_the_run_goes_on(tmp_path: Path) -> None:
    """Also when nothing is cleaned up: the process is killed."""
    file = tmp_path / "rows.jsonl"
    command = [sys.executable, "-m", "brigand.cli", "simulate", "loot", "--bots", "random,random", "--games", "100000"]
    process = subprocess.Popen([*command, "--out", str(file)], stderr=subprocess.DEVNULL)
    until(lambda: file.exists() and file.read_bytes().count(b"\n") > 20)
    process.kill()
    process.wait()
    numbers: Iterator[int] = (row.number for row in rows_of(file.read_bytes()))
    assert all(number == place for place, number in enumerate(numbers))


@pytest.mark.parametrize("jobs", [0, -1, MOST_JOBS + 1, 10**30])
def test_processes_have_bounds(jobs: int) -> None:
    with pytest.raises(Unreadable, match="jobs is a number from 1 to"):
        Crew(jobs).check()
