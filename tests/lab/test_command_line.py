"""The command line: what it prints, and that a mistake gets one sentence and exit code 2."""

import json

import pytest

from brigand.cli import main


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
        ("simulate loot --games many", "games"),
        ("bench --game chess", "there is no game 'chess'"),
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


def test_a_simulation_as_tables(capsys: pytest.CaptureFixture[str]) -> None:
    main(["simulate", "loot", "--bots", "greedy", "--seats", "4", "--option", "teams=true", "--games", "8"])
    printed = capsys.readouterr().out
    assert "95 % interval" in printed
    assert "decisions per match" in printed


def test_the_bench_measures_plain_python_and_says_what_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    main(["bench", "--game", "loot", "--seconds", "0.05", "--json"])
    result = json.loads(capsys.readouterr().out)
    measured = {(reading["engine"], reading["measure"]) for reading in result["readings"]}
    assert {("plain", measure) for measure in ("driven", "inside", "matches", "copy", "imagine", "search")} <= measured
    assert all(reading["value"] > 0 for reading in result["readings"])
