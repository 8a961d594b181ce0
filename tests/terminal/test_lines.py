"""The plain table, driven through a pipe as a script does it."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.rule import ROOT


class Pipe:
    """`brigand … --lines` with both ends of a pipe."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process = process
        self.heard: list[str] = []

    def say(self, text: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{text}\n")
        self.process.stdin.flush()

    def read(self) -> str:
        """The next line; an empty one at the end."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.heard.append(line.rstrip("\n"))
        return line

    def until(self, pattern: str) -> str:
        """Read on to a line that fits."""
        while line := self.read():
            if re.search(pattern, line):
                return line.rstrip("\n")
        raise AssertionError(f"no {pattern!r} in:\n" + "\n".join(self.heard[-20:]))


@contextmanager
def piped(home: Path, *arguments: str) -> Iterator[Pipe]:
    environment = {**os.environ, "XDG_DATA_HOME": str(home), "LANG": "C.UTF-8", "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-m", "brigand.cli", *arguments]
    process = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment, cwd=ROOT
    )
    try:
        yield Pipe(process)
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


POSSIBLE = r"moves? (is|are) possible"


def test_a_whole_match_through_a_pipe(tmp_path: Path) -> None:
    with piped(tmp_path, "play", "loot", "--lines", "--bots", "greedy", "--name", "Ann") as pipe:
        while True:
            line = pipe.until(rf"{POSSIBLE}|Victory goes to|You win|Shared victory")
            if not re.search(POSSIBLE, line):
                break
            pipe.say("moves")
            first = pipe.until(r"^1\. ")
            pipe.say(re.match(r"1\. (.*?): ", first).group(1))  # type: ignore[union-attr]
        pipe.until(r"^1\. \w+: \d+")
        pipe.say("quit")
        pipe.until("Saved in")
        assert pipe.process.wait() == 0


def test_a_match_survives_a_closed_terminal(tmp_path: Path) -> None:
    with piped(tmp_path, "play", "loot", "--lines", "--bots", "greedy", "--name", "Ann") as pipe:
        pipe.until(POSSIBLE)
        pipe.say("1")
        pipe.until(POSSIBLE)
        pipe.say("log 1000")
        pipe.say("why pass")
        pipe.until("no_pass")
        pipe.process.kill()
    told = [line for line in pipe.heard if re.match(r"\d+\. ", line)]
    with piped(tmp_path, "play", "loot", "--lines") as pipe:
        pipe.until(POSSIBLE)
        pipe.say("log 1000")
        pipe.say("why pass")
        pipe.until("no_pass")
    assert [line for line in pipe.heard if re.match(r"\d+\. ", line)] == told


@pytest.mark.parametrize("rubbish", ["\x1b[31m\x00\x07 ", "ü" * 5000, "🂡 {x} %s [b]", "'; drop table --", "9" * 400])
def test_rubbish_is_a_sentence_and_nothing_is_lost(rubbish: str, tmp_path: Path) -> None:
    with piped(tmp_path, "play", "loot", "--lines", "--bots", "greedy") as pipe:
        pipe.until(POSSIBLE)
        pipe.say(rubbish)
        pipe.say("attack 9 with green 3 \x00")
        pipe.until("neither a move nor a command|too long|own hand|no merchant|moves are possible")
        pipe.say("status")
        pipe.until(r"^1\. ")
        pipe.say("quit")
        pipe.until("brigand play loot")


def test_the_end_of_the_input_leaves_the_table(tmp_path: Path) -> None:
    with piped(tmp_path, "play", "loot", "--lines", "--bots", "greedy", "--lang", "it") as pipe:
        assert pipe.process.stdin is not None
        pipe.process.stdin.close()
        pipe.until("Per continuare: brigand play loot")
        assert pipe.process.wait() == 0
        pipe.process.stdin = None


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "chess", "--lines"], "there is no game 'chess'"),
        (["play", "--lines"], "which game"),
        (["play", "loot", "--lines", "--bots", "grandmaster"], "there is no bot 'grandmaster'"),
        (["play", "loot", "--lines", "--seats", "7"], "seven cannot play"),
        (["play", "loot", "--lines", "--lang", "fr"], "there are no texts in 'fr'"),
        (["play", "loot", "--lines", "--load", "nowhere.json"], "cannot read nowhere.json"),
        (["join", "http://127.0.0.1:9/table/x", "--lines"], "Nobody answers at http://127.0.0.1:9"),
        (["join", "http://127.0.0.1:9/lobby", "--lines"], "is no link to a table"),
        (["join", "http://[::1/table/x", "--lines"], "is no link to a table"),
        (["join", "http://a..b/table/x", "--lines"], "Nobody answers at http://a..b"),
        (["join", "http://127.0.0.1:9/table/x", "--lines", "--token", "a\nb"], "Nobody answers at"),
        (["replay", "nowhere.json", "--lines"], "cannot read nowhere.json"),
        (["replay", "loot", "--lines"], "dealt by its seed"),
    ],
)
def test_a_wrong_wish_is_told_in_a_sentence(arguments: list[str], sentence: str, tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "LANG": "C.UTF-8"}
    command = [sys.executable, "-m", "brigand.cli", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, input="", cwd=ROOT)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr
