"""Studies: what is counted, what is changed, and a page that loads nothing."""

import json
import re
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

import brigand
from brigand.cli import main
from brigand.core.journal import Journal
from brigand.core.rng import Rng
from brigand.games import game
from brigand.lab.changes import Change, drop, every_change, inline, put
from brigand.lab.deeds import deeds_of
from brigand.lab.match import Fixture, MatchRow, Piece, Terms, play_piece
from brigand.lab.share import bootstrapped, difference, estimated, quantile
from brigand.lab.study import bars_of, deeds_of_winners, effects_of, study_of
from brigand.printers.findings import findings


def row(scores: list[int], deeds: list[dict[str, int]], decisions: int = 10) -> MatchRow:
    places = [1 + sum(other > score for other in scores) for score in scores]
    return MatchRow(
        0, "loot", 1, 1, len(scores), ["greedy"] * len(scores), {}, places, scores, decisions, "x", 0, deeds
    )


def test_deeds_are_counted_by_kind_by_what_and_by_whom_they_befell() -> None:
    from brigand.games.nuremberg.events import Sold, TollPaid

    events = [
        TollPaid(seat=0, owner=1, road="I", gold=2),
        TollPaid(seat=0, owner=1, road="II", gold=1),
        Sold(seat=1, good="paper", city="venice", gold=6, cost=[], shows=False),
    ]
    paid, owned = deeds_of(events, 2)
    assert paid == {"toll_paid": 2, "toll_paid, gold": 3}
    assert owned == {
        "sold": 1, "sold, gold": 6, "sold: paper": 1, "sold: venice": 1,
        "toll_paid (owner)": 2, "toll_paid (owner), gold": 3,
    }  # fmt: skip


@pytest.mark.parametrize("id", brigand.GAMES)
def test_every_game_tells_deeds_of_every_seat(id: str) -> None:
    known = game(id)
    seats = known.seats[0]
    [played] = play_piece(Piece(Terms(id, known.settled(seats, {}), True), [Fixture(0, 5, ("greedy",) * seats)]))
    assert len(played.deeds) == seats
    assert all(len(deeds) > 5 for deeds in played.deeds)
    silent = Journal()
    known.start(seats, {}, Rng(1), silent)
    assert deeds_of(silent.events, seats) != played.deeds


def test_winners_are_compared_with_the_others_at_their_table() -> None:
    rows = [
        row([5, 3, 1], [{"raid": 4 + n % 2, "nap": 1}, {"raid": 1, "nap": 1}, {"raid": 3, "nap": 1}])
        for n in range(200)
    ]
    raid, nap = deeds_of_winners(rows)
    assert (raid.name, raid.winners, raid.others, raid.more.is_clear()) == ("raid", 4.5, 2.0, True)
    assert (nap.name, nap.more.mean, nap.more.is_clear()) == ("nap", 0.0, False)


def test_an_effect_has_its_interval() -> None:
    short = [row([5, 3], [], 10 + number % 3) for number in range(300)]
    long = [row([5, 3], [], 12 + number % 3) for number in range(300)]
    effect = {one.measure: one for one in effects_of(short, long)}["decisions"]
    assert (effect.value, effect.more.mean) == (13.0, 2.0)
    assert 1.8 < effect.more.low < 2 < effect.more.high < 2.2
    assert not {one.measure: one for one in effects_of(short, short)}["decisions"].more.is_clear()


def test_intervals_hold() -> None:
    values = [float(number % 10) for number in range(1000)]
    assert estimated(values).low < 4.5 < estimated(values).high
    assert not difference(values, values).is_clear()
    assert quantile(values, 0.5) == 5
    middle = bootstrapped(values, lambda sample: quantile(sample, 0.5))
    assert middle.low <= 5 <= middle.high
    assert sum(bars_of(values, values).counts) == 1000


CHANGED = [
    (id, change)
    for id in brigand.GAMES
    for change in every_change(game(id), 4, game(id).settled(4, {}))
    if not change.box
]


def test_every_game_with_reconstructed_pieces_says_what_else_they_could_be() -> None:
    reconstructed = {
        id for id in brigand.GAMES if '"reconstructed' in components(id) or "# reconstructed" in components(id)
    }
    changed = {id for id in brigand.GAMES if files(game(id).package).joinpath("changes.toml").is_file()}
    assert changed == reconstructed == {"nottingham", "sherwood", "nuremberg"}


@pytest.mark.parametrize("id", ["nottingham", "sherwood", "nuremberg"])
def test_every_part_that_is_reconstructed_is_changed_by_a_study(id: str) -> None:
    parts = re.split(r"^\[([\w]+).*$", components(id), flags=re.MULTILINE)
    pairs = zip(parts[1::2], parts[2::2])
    reconstructed = {name for name, text in pairs if "reconstructed" in text} - {"meta"}  # a fifth player is an option
    heads = set(re.findall(r"^\[(\w+)\] *# reconstructed", components(id), flags=re.MULTILINE))
    changes = tomllib.loads(files(game(id).package).joinpath("changes.toml").read_text("utf-8"))["change"]
    changed = {path.split(".")[0] for change in changes for path in change["set"]}
    assert reconstructed | heads <= changed


def test_a_change_for_some_numbers_of_players_is_tried_with_these_alone() -> None:
    sherwood = game("sherwood")
    for seats, is_tried in ((4, False), (5, True)):
        names = [change.name for change in every_change(sherwood, seats, sherwood.settled(seats, {}))]
        assert ("pickpocket 4 with the fifth player" in names) == is_tried


def test_findings_name_what_is_sure_and_what_is_not() -> None:
    base = [row([5 + n % 3, 3], [{"raid": 3}, {"raid": 1 + n % 2}], 10 + n % 3) for n in range(300)]
    long = [row([5 + n % 3, 3], [], 14 + n % 3) for n in range(300)]
    noise = [row([5 + n % 3, 3], [], 10 + (n + 1) % 3 + (n == 7)) for n in range(300)]
    changes = [Change(name, "something", {}) for name in ("longer", "as good", "the same")]
    found = study_of([*base, *long, *noise, *base], changes, ["greedy"] * 2, 300, 1)
    told = findings(found)
    assert "Seats are not equal: the first to play wins 100.0 %" in told[0]
    assert "Winners have more of: raid 3.0 against 1.5" in told[2]
    assert told[3].startswith("With «longer» (something): decisions +4.00")
    assert told[4:] == ["No sure difference: «as good».", "Not one match was another: «the same»."]


def components(id: str) -> str:
    return files(game(id).package).joinpath("components.toml").read_text("utf-8")


@pytest.mark.parametrize(("id", "change"), CHANGED, ids=lambda one: getattr(one, "name", one))
def test_a_match_with_another_option_or_an_own_box_can_be_played(id: str, change: Change) -> None:
    [played] = play_piece(Piece(Terms(id, change.options), [Fixture(0, 5, ("greedy",) * 4)]))
    assert played.options == change.options


@pytest.mark.slow
@pytest.mark.parametrize("id", ["sherwood", "nuremberg"])
def test_a_match_with_another_box_is_played_apart_and_is_another_match(id: str) -> None:
    options = game(id).settled(4, {})
    fixtures = [Fixture(0, 5, ("greedy",) * 4)]
    usual = play_piece(Piece(Terms(id, options), fixtures))
    boxes = [change.box for change in every_change(game(id), 4, options) if change.box]
    assert len(boxes) >= 7
    others = [play_piece(Piece(Terms(id, options, box=box), fixtures)) for box in boxes[::3]]
    assert all(rows[0].decisions > 20 for rows in others)
    assert any(rows != usual for rows in others)
    assert usual == play_piece(Piece(Terms(id, options), fixtures)), "nothing of it is left here"


def test_a_path_leads_to_one_value_or_to_one_of_each_row() -> None:
    box = {"a": {"b": [1, 2]}, "rows": [{"n": 1}, {}, {"n": 2}]}
    put(box, ["a", "b", "1"], 7)
    put(box, ["rows", "*", "n"], [8, 9])
    assert box == {"a": {"b": [1, 7]}, "rows": [{"n": 8}, {}, {"n": 9}]}
    with pytest.raises(KeyError):
        put(box, ["a", "c"], 1)
    drop(box, ["rows", "0"])
    drop(box, ["a", "b"])
    assert box == {"a": {}, "rows": [{}, {"n": 9}]}
    assert inline({"a": [1, True, "x"]}) == '{ "a" = [1, true, "x"] }'


@pytest.mark.slow
def test_the_report_is_one_page_that_loads_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("vl_convert")
    page, rows = tmp_path / "study.html", tmp_path / "rows.jsonl"
    run = f"study loot --seats 4 --bots random --games 100 --rows {rows} --out {page} --json"
    main(run.split())
    found = json.loads(capsys.readouterr().out)
    assert found["matches"] == 200
    assert [variant["name"] for variant in found["variants"]] == ["teams=true"]
    html = page.read_text("utf-8")
    assert html.count("<svg") == 8
    assert not re.search(r"(src|href)\s*=|@import|<script|url\(http", html)
    assert "prefers-color-scheme: dark" in html
    assert "brigand study loot --seats 4 --bots random --games 100 --seed 1 --out report.html" in html
    first = page.read_bytes()
    main([*run.split(), "--resume"])
    assert page.read_bytes() == first


def test_a_study_needs_somewhere_to_go(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, says in (("study loot", "--out"), ("study loot --json --games 5", "at least 100")):
        with pytest.raises(SystemExit):
            main(arguments.split())
        assert says in capsys.readouterr().err
