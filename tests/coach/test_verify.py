"""`brigand verify`: a record that was altered is found out, and told where; one that was not is fine."""

import json
from pathlib import Path

import msgspec
import pytest

from brigand.cli import main
from brigand.coach.record import Record, course_of, played_by, write
from brigand.coach.sealed import SHOWN, action_seal, first_seal, last_seal, sealed_record
from brigand.coach.verify import Finding, verified
from brigand.coach.witness import WORDS, Shuffled, Witness
from brigand.core.rng import SealedRng
from brigand.games import GAMES
from brigand.table.entries import Started
from brigand.table.table import Table
from brigand.text import LANGUAGES
from tests.coach import tampered
from tests.coach.tampered import Change, Json, Patches, altered, changes, played, record_of

TABLE = played()
DATA = tampered.sealed(TABLE)


def told(data: Json, published: str | None = None, mix: str | None = None) -> Finding | None:
    return verified(record_of(data), published, mix).wrong


@pytest.mark.parametrize("game", GAMES)
def test_a_match_at_a_table_is_what_was_sealed_and_by_the_rules(game: str) -> None:
    table = played(game)
    record = sealed_record(table)
    assert verified(record).wrong is None
    assert [remark.text for remark in verified(record, table.commitment).good] == [
        "verify-good-commitment",
        "verify-good-entropy",
        "verify-good-order",
        "verify-good-chance",
        "verify-good-seals",
        "verify-good-rules",
        "verify-good-end",
    ]
    assert course_of(record).end.scores() == table.needs_match().state.scores()


@pytest.mark.parametrize("change", changes(DATA), ids=lambda change: change.what)
def test_whatever_is_altered_is_found_and_named(change: Change) -> None:
    wrong = told(altered(DATA, change.patches))
    assert wrong == Finding(change.wrong, {"seats": 3, **change.details})


def resealed(data: Json) -> Record:
    """As somebody would alter it who knows how a record is sealed: every seal is made anew."""
    record = record_of(data)
    assert record.fair is not None
    assert record.result is not None
    chain = first_seal(record.fair, record.names or [])
    for number, noted in enumerate(record.actions, 1):
        chain = action_seal(chain, number, noted)
        noted.seal = chain.hex()[:SHOWN]
    record.result.seal = last_seal(chain, record.result).hex()[:SHOWN]
    return record


def test_what_was_altered_and_sealed_anew_is_against_the_rules() -> None:
    names, actions = DATA["names"], DATA["actions"]
    swap: Patches = [(["actions", 0], actions[1]), (["actions", 1], actions[0])]
    early = verified(resealed(altered(DATA, swap))).wrong
    assert early is not None
    assert (early.text, early.details["number"]) == ("verify-bad-turn", 2)
    wrong = verified(resealed(altered(DATA, [(["actions", 0, "action"], "no such thing")]))).wrong
    assert wrong == Finding("verify-bad-words", {"seats": 3, "number": 1, "name": names[actions[0]["seat"]]})
    wrong = verified(resealed(altered(DATA, [(["actions", -1], None)]))).wrong
    assert wrong == Finding("verify-bad-unfinished", {"seats": 3, "count": len(actions) - 1})
    wrong = verified(resealed(altered(DATA, [(["result", "scores", 0], 99)]))).wrong
    assert wrong == Finding("verify-bad-result", {"seats": 3})
    wrong = verified(resealed({**DATA, "actions": [*actions, actions[-1]]})).wrong
    assert wrong is not None
    assert (wrong.text, wrong.details["number"]) in [
        ("verify-bad-chance", len(actions) + 1),
        ("verify-bad-after", len(actions) + 1),
    ]


def test_a_whole_new_deal_is_told_from_the_one_that_was_published() -> None:
    other = played()
    table = Table("t")
    table.take(msgspec.structs.replace(other.created, secret="99" * 32))
    assert told(DATA, published=table.commitment) == Finding(
        "verify-bad-published",
        {"seats": 3, "published": table.commitment, "commitment": DATA["fair"]["commitment"]},
    )
    assert told(DATA, TABLE.commitment, DATA["fair"]["links"][-1]) is None
    assert told(DATA, mix="00" * 32) == Finding("verify-bad-mix", {"seats": 3})


def test_a_match_from_before_seats_could_add_chance_can_be_verified() -> None:
    table = Table("t")
    table.take(table.create("loot", 2, {}, "ann", "natural"))
    table.take(table.sit("ann", "Ann", 0))
    table.take(table.put_bot("ann", 1, "greedy", "Berta"))
    table.take(Started([1, 0]))
    table.take(table.end("ann"))
    record = sealed_record(table)
    verdict = verified(record)
    assert (verdict.wrong, verdict.good[1].text) == (None, "verify-good-old")
    record.secret = "00" * 32
    assert verified(record).wrong == Finding("verify-bad-commitment", {"seats": 2})


def test_a_match_that_all_agreed_to_end_can_be_verified_but_not_longer_than_it_was() -> None:
    table = Table("t")
    table.take(table.create("loot", 2, {}, "ann", "natural"))
    table.take(table.sit("ann", "Ann", 0))
    table.take(table.put_bot("ann", 1, "greedy", "Berta"))
    table.take(table.start("ann"))
    table.take(table.end("ann"))
    record = sealed_record(table)
    assert verified(record).wrong is None
    assert record.result is not None
    record.result.stopped = False
    assert verified(record).wrong == Finding("verify-bad-end", {"seats": 2, "count": 0})


def test_a_match_of_the_laboratory_is_by_the_rules_and_nothing_was_sealed() -> None:
    record = played_by(["random", "random"], GAMES["loot"], {}, 3)
    assert [remark.text for remark in verified(record).good] == ["verify-good-rules", "verify-good-laboratory"]
    record.actions[7].seat = 5
    wrong = verified(record).wrong
    assert wrong is not None
    assert (wrong.text, wrong.details["number"]) == ("verify-bad-turn", 8)
    secret = msgspec.structs.replace(record, seed=None, secret="00" * 32)
    assert verified(secret).wrong == Finding("verify-bad-nothing", {"seats": 2})


def test_rules_of_another_version_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES[DATA["game"]]
    here = game.version
    monkeypatch.setattr(game, "version", here + 1)
    assert told(DATA) == Finding("verify-bad-rules", {"seats": 3, "version": here, "here": here + 1})


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_says_it_in_a_sentence_and_by_its_exit_code(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "match.json"
    write(record_of(DATA), path)
    assert exit_code("verify", str(path), "--lang", language, "--commitment", TABLE.commitment) == 0
    fine = capsys.readouterr().out.splitlines()
    assert len(fine) == 8
    assert all(line.startswith("✓ ") for line in fine[:-1])
    said = set()
    for change in changes(DATA):
        path.write_text(json.dumps(altered(DATA, change.patches)), "utf-8")
        assert exit_code("verify", str(path), "--lang", language) == 1, change.what
        last = capsys.readouterr().out.splitlines()[-1]
        assert last.startswith("✗ "), change.what
        said.add(last)
        for value in (change.details.get("number"), change.details.get("name")):
            assert value is None or str(value) in last
    assert len(said) > 12


def exit_code(*arguments: str) -> object:
    with pytest.raises(SystemExit) as ended:
        main(list(arguments))
    return ended.value.code


def test_the_command_for_programs_and_for_files_that_are_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "match.json"
    write(record_of(altered(DATA, [(["secret"], "00" * 32)])), path)
    assert exit_code("verify", str(path), "--json") == 1
    assert json.loads(capsys.readouterr().out)["wrong"]["text"] == "verify-bad-commitment"
    path.write_text("no match")
    assert exit_code("verify", str(path)) == 2


def test_what_the_witness_tells_is_what_the_sealed_chance_gave() -> None:
    witness, sealed, pile = Witness(b"seed"), SealedRng(b"seed"), ["a", "b", "c"]
    assert [witness.roll(), witness.below(9), int(witness.word())] == [sealed.roll(), sealed.below(9), sealed.word()]
    witness.shuffle(pile)
    other = ["a", "b", "c"]
    sealed.shuffle(other)
    again = SealedRng(b"seed")
    numbers = [(6, again.below(6)), (9, again.below(9)), (WORDS, int(again.word()))]
    assert witness.told() == [*numbers, Shuffled(["a", "b", "c"], other)]
    assert pile == other
    assert witness.told() == []
    assert witness.copy().below(100) == sealed.below(100)


def test_the_browser_is_tested_with_the_same_records() -> None:
    assert tampered.FIXTURE.read_text("utf-8") == tampered.fixture()
