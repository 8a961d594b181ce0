"""The command line: what it prints, and that a mistake gets one sentence and exit code 2."""

import json
import re
from pathlib import Path

import pytest

from brigand.cli import main
from brigand.lab import bench as lab_bench


def failing(arguments: str, capsys: pytest.CaptureFixture[str]) -> str:
    with pytest.raises(SystemExit) as stop:
        main(arguments.split())
    assert stop.value.code == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1, printed.err
    return printed.err


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ("simulate chess", "there is no game 'chess'"),
        ("rules chess", "there is no game 'chess'"),
        ("rules loot --lang fr", "no texts in 'fr'"),
        ("rules loot --chapter knights", "no chapter 'knights'"),
        ("simulate loot --seats 7 --bots greedy", "7"),
        ("simulate loot --seats 3 --bots greedy,random", "3 seats need 3 bots"),
        ("simulate loot --bots greedy,genius", "there is no bot 'genius'"),
        ("simulate loot --games 0", "from 1 on"),
        ("simulate loot --option teams", "name=value"),
        ("simulate loot --option teams=maybe", "cannot be 'maybe'"),
        ("simulate loot --option crew=true", "no option of loot"),
        ("simulate nottingham --option box=/nowhere/box.toml", "box: cannot read /nowhere/box.toml"),
        ("simulate nottingham --option starter=9", "starter cannot be '9'"),
        ("simulate nottingham --bots random,random,random --option starter=4", "nottingham.setup.start_player"),
        ("simulate nottingham --bots random,random,random --option colours=red,red", "nottingham.setup.colours"),
        ("simulate nottingham --bots random,random,random --option colours=pink", "colours cannot be 'pink'"),
        ("simulate loot --games many", "games"),
        ("simulate loot --bots genius", "there is no bot 'genius'"),
        ("simulate loot --bots search:many,greedy", "there is no bot 'search:many'"),
        ("simulate loot --games 3 --seats 0 --bots greedy", "0"),
        ("bench --game chess", "there is no game 'chess'"),
        ("bench --seconds 0", "--seconds is a number from 0.01"),
        ("bench --seconds nan", "--seconds is a number from 0.01"),
        ("stress --seats 9", "loot.setup.players_alone"),
        ("stress --seats 3 --games loot,nuremberg --bots 3", "--bots is a number from 0 to 2"),
        ("stress --bus nats://127.0.0.1:4222", "goes with --chaos"),
        ("stress --think nan", "--think is a number from 0"),
        ("dance", "dance"),
    ],
)
def test_a_mistake_gets_one_sentence(arguments: str, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert says in failing(arguments, capsys)


def test_without_a_command_it_tells_what_it_can_do(capsys: pytest.CaptureFixture[str]) -> None:
    main([])
    printed = capsys.readouterr().out
    for command in ("about", "rules", "simulate", "bench"):
        assert command in printed


@pytest.mark.parametrize(("language", "word"), [("en", "captain"), ("it", "capitano"), ("de", "Kapitän")])
def test_the_rules_are_printed_in_three_languages(language: str, word: str, capsys: pytest.CaptureFixture[str]) -> None:
    main(["rules", "loot", "--lang", language])
    printed = capsys.readouterr().out
    assert word in printed
    assert "loot.captain.last_wins" in printed


def test_about_names_the_engine(capsys: pytest.CaptureFixture[str]) -> None:
    main(["about"])
    printed = capsys.readouterr().out
    assert "plain Python" in printed or "compiled" in printed
    assert "loot" in printed


def test_a_simulation_gives_the_same_result_with_any_number_of_jobs(capsys: pytest.CaptureFixture[str]) -> None:
    reports = []
    for jobs in ("1", "2"):
        main(f"simulate loot --bots greedy,random,random --games 330 --seed 5 --json --jobs {jobs}".split())
        reports.append(json.loads(capsys.readouterr().out))
    assert reports[0] == reports[1]
    assert reports[0]["matches"] == 330
    greedy, *randoms = reports[0]["bots"]
    assert greedy["wins"]["low"] > max(bot["wins"]["high"] for bot in randoms)
    assert sum(bot["wins"]["rate"] for bot in reports[0]["bots"]) == pytest.approx(1)


def test_one_bot_fills_the_smallest_table(capsys: pytest.CaptureFixture[str]) -> None:
    for game, option, seats in (("loot", "", 2), ("loot", "--option teams=true", 4), ("nuremberg", "", 3)):
        main(f"simulate {game} --bots random --games 1 --json {option}".split())
        assert json.loads(capsys.readouterr().out)["seats"] == seats


def test_a_simulation_as_tables(capsys: pytest.CaptureFixture[str]) -> None:
    main(["simulate", "loot", "--bots", "greedy", "--seats", "4", "--option", "teams=true", "--games", "8"])
    printed = capsys.readouterr().out
    assert "95 % interval" in printed
    assert "decisions per match" in printed


@pytest.mark.parametrize(("words", "seats"), [
    ("simulate loot", 2), ("simulate nottingham", 3), ("simulate nuremberg", 3), ("simulate loot --seats 4", 4),
])  # fmt: skip
def test_who_names_no_bots_sees_greedy_among_random_ones(
    words: str, seats: int, capsys: pytest.CaptureFixture[str]
) -> None:
    main([*words.split(), "--games", "2", "--json"])
    told = json.loads(capsys.readouterr().out)
    assert told["seats"] == seats
    assert [bot["bot"] for bot in told["bots"]][:2] == ["greedy", "random"]


def test_the_bench_measures_plain_python_and_peers_and_draws_bars(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("vl_convert")
    monkeypatch.setattr(lab_bench, "REPEATS", 1)
    page = tmp_path / "bench.html"
    main(["bench", "--game", "loot", "--seconds", "0.05", "--json", "--out", str(page)])
    result = json.loads(capsys.readouterr().out)
    measured = {(reading["engine"], reading["measure"]) for reading in result["readings"]}
    assert {("plain", measure) for measure in ("driven", "inside", "matches", "copy", "imagine", "search")} <= measured
    assert all(reading["value"] > 0 for reading in result["readings"])
    peers = {"environments", "openspiel", "catanatron", "rlcard", "pettingzoo", "pgx"}
    told = {sentence.split()[0] for sentence in result["missing"]}
    assert peers <= {engine for engine, _ in measured} | told
    html = page.read_text("utf-8")
    assert html.count("<svg") == 4
    assert not re.search(r"(src|href)\s*=|@import|<script", html)


def test_an_engine_of_others_that_does_not_run_is_said_to_be_missing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lab_bench, "REPEATS", 2)
    monkeypatch.setattr(lab_bench, "PACKAGES", {"pgx": "json"})
    monkeypatch.setattr(lab_bench, "MODULES", {"pgx": "brigand.nowhere"})
    monkeypatch.setattr(lab_bench, "needed", lambda: [("pgx", "json", "pip")])
    main(["bench", "--game", "loot", "--seconds", "0.02", "--json"])
    result = json.loads(capsys.readouterr().out)
    assert "pgx cannot be measured: it is installed, but stopped" in result["missing"]
    assert not any(reading["engine"] == "pgx" for reading in result["readings"])


def test_a_file_can_be_an_option_and_its_hash_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    box, kept = tmp_path / "box.toml", tmp_path / "match.json"
    box.write_text("[track]\nspaces = [3, 4]\n", "utf-8")
    chosen = ["--bots", "random,random,random", "--option", f"box={box}"]
    main(["record", "nottingham", str(kept), *chosen])
    text = json.loads(kept.read_text("utf-8"))["options"]["box"]
    assert "spaces = [3, 4]" in text
    box.unlink()
    capsys.readouterr()
    main(["review", str(kept), "--iterations", "2"])
    assert "random 1" in capsys.readouterr().out, "the record needs no file but itself"
    box.write_text("[track]\nspaces = [3, 4]\n", "utf-8")
    main(["simulate", "nottingham", "--games", "3", *chosen])
    told = capsys.readouterr().out.replace("\n", " ")
    assert f"box {text.removeprefix('# sha256: ')[:8]}" in told
    assert "colours" not in told


def test_a_file_that_cannot_be_a_box_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    box = tmp_path / "box.toml"
    for content, says in [
        (b"\xff\xfe", "is no text"),
        (b"#" * 4001, "more than 4000 characters"),
        (b"[track]\nspaces = [0]", "A road has 1 to 60 spaces"),
        (b"[objects]", "is none of what can be replaced"),
    ]:
        box.write_bytes(content)
        assert says in failing(f"simulate nottingham --bots random,random,random --option box={box}", capsys)
