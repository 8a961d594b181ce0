"""The guide to a first bot, as a reader follows it; bots by entry point; the web client at a live server."""

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from brigand.bots import visiting
from brigand.bots.visiting import any_bot
from brigand.cli import main
from brigand.core.errors import Unreadable
from brigand.core.rng import Rng
from brigand.core.state import imagined
from brigand.games import game
from tests.rule import ROOT
from tests.server.client import Person, running

GUIDE = (ROOT / "docs/first-bot.md").read_text("utf-8")
CLIENT = ROOT / "examples/web_bot.py"


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own, and no module of another test."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.delitem(sys.modules, "my_bot", raising=False)
    return tmp_path


def snippets(kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", GUIDE, re.DOTALL)


def test_the_guide_runs_from_the_first_line_to_the_ladder(workshop: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (workshop / "my_bot.py").write_text("\n\n".join(snippets("python")), "utf-8")
    told = []
    for line in "\n".join(snippets("sh")).splitlines():
        if line.startswith("brigand "):
            main(line.split()[1:])
            told.append(capsys.readouterr().out)
    assert len(told) == 7
    won = float(re.findall(r"my_bot:Corsair +([\d.]+) %", told[0])[0])
    assert won > 80, told[0]
    ladder = next(text for text in told if "rating" in text)
    order = re.findall(r"^(random|greedy|my_bot:\w+) +[\d.]+ ", ladder, re.MULTILINE)[:4]
    assert set(order) == {"random", "greedy", "my_bot:Corsair", "my_bot:Dreamer"}
    assert order[-1] == "random", ladder


def test_two_processes_know_a_bot_of_a_file_too(workshop: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (workshop / "my_bot.py").write_text(snippets("python")[0], "utf-8")
    files = [workshop / f"{jobs}.jsonl" for jobs in (1, 2)]
    for jobs, file in enumerate(files, 1):
        main(f"simulate loot --bots my_bot:Corsair,greedy --games 10 --jobs {jobs} --out {file}".split())
    assert files[0].read_bytes() == files[1].read_bytes()


def test_a_bot_can_be_installed(workshop: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (workshop / "my_bot.py").write_text(snippets("python")[0], "utf-8")
    monkeypatch.syspath_prepend(workshop)
    name, value = re.findall(r'(\w+) = "(my_bot:\w+)"', snippets("toml")[0])[0]
    distribution = workshop / "corsair-1.0.dist-info"
    distribution.mkdir()
    (distribution / "METADATA").write_text("Name: corsair\nVersion: 1.0\n", "utf-8")
    (distribution / "entry_points.txt").write_text(f"[{visiting.GROUP}]\n{name} = {value}\n", "utf-8")
    assert visiting.installed()[name] == EntryPoint(name, value, visiting.GROUP)
    loot = game("loot")
    state = loot.new(2, 5)
    seat = state.to_act()[0]
    assert any_bot(name, loot).choose(imagined(state, seat, Rng(1)), seat, Rng(2)) in state.legal(seat)


@pytest.mark.parametrize(
    ("source", "name", "says"),
    [
        ("", "my_bot:Corsair", "cannot be made"),
        ("class Corsair: pass", "my_bot:Corsair", "has no choose"),
        ("class Corsair:\n def __init__(self, x): pass", "my_bot:Corsair", "cannot be made"),
        ("", "nowhere_at_all:Corsair", "cannot be made"),
        ("class Corsair(", "my_bot:Corsair", "cannot be made: SyntaxError"),
        (
            "class Corsair:\n def choose(self, *_):\n  return 1 // 0",
            "my_bot:Corsair",
            "failed: ZeroDivisionError: integer division or modulo by zero (my_bot.py, line 3)",
        ),
        ("", "genius", "there is no bot 'genius'"),
        ("class Corsair:\n def choose(self, *_): return 7", "my_bot:Corsair", "'7', which is no action"),
        (
            "import brigand\nclass Corsair:\n def choose(self, *_): return brigand.game('loot').parse('pass')",
            "my_bot:Corsair",
            "chose 'pass', which is not legal there",
        ),
    ],
)
def test_what_is_wrong_with_a_bot_is_told_in_a_sentence(source: str, name: str, says: str, workshop: Path) -> None:
    (workshop / "my_bot.py").write_text(source, "utf-8")
    loot = game("loot")
    state = loot.new(2, 5)
    seat = state.to_act()[0]
    with pytest.raises(Unreadable, match=re.escape(says)):
        any_bot(name, loot).choose(imagined(state, seat, Rng(1)), seat, Rng(2))


def test_a_server_never_loads_a_class_by_its_name() -> None:
    from brigand.bots.registry import bot

    with pytest.raises(Unreadable, match="there is no bot"):
        bot("os:system", game("loot"))


def test_the_client_has_at_most_forty_lines() -> None:
    assert len(CLIENT.read_text("utf-8").splitlines()) <= 40
    assert "brigand" not in re.sub(r'""".*?"""', "", CLIENT.read_text("utf-8"))


@contextmanager
def ending_with(program: "subprocess.Popen[str]") -> Iterator[None]:
    """Whatever happens, the program does not outlive the test."""
    try:
        yield
    except BaseException:
        program.kill()
        raise


def test_a_program_sits_down_at_a_web_table_and_plays_to_the_end(tmp_path: Path) -> None:
    with running(tmp_path, 1) as server:
        bob = Person(server, "Bob")
        table = bob.create(2)
        command = [sys.executable, str(CLIENT), f"{server.address}/table/{table}", "Robot"]
        program = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        with program, ending_with(program):
            line = bob.line(table)
            line.read()
            while line.table["seats"][1]["kind"] == "open":
                line.read()
            assert line.table["seats"][1]["name"] == "Robot"
            bob.request("POST", f"/tables/{table}/start", {})
            while line.table["status"] != "over":
                if line.table["owed"] is not None:
                    assert line.act(line.table["owed"]["legal"][0])["ok"]
                line.read()
            out, _ = program.communicate()
    assert program.returncode == 0
    ending = line.table["ending"]
    assert out == f"Robot was placed {ending['places'][1]}, with {ending['scores'][1]} points\n"
