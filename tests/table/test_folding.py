"""What a log adds up to: an entry that does not fold leaves no trace, and every one is read back as it was written."""

from typing import get_args

import msgspec
import pytest

from brigand.core.errors import Unreadable
from brigand.core.state import NOBODY
from brigand.games import GAMES
from brigand.table.entries import (
    AnyEntry,
    Became,
    BotSat,
    CameBack,
    Clock,
    Closed,
    Freed,
    Played,
    RanOut,
    Resigned,
    Sat,
    Slept,
    Started,
    TookOver,
    Undone,
    decode,
)
from brigand.table.errors import NotPossible
from brigand.table.fairness import commitment
from brigand.table.playing import Answered
from brigand.table.table import Change, Table
from tests.table.made import DRAW, code, opened, started, turn


def test_a_log_under_other_rules_is_not_read_wrongly(monkeypatch: pytest.MonkeyPatch) -> None:
    table = opened()
    table.take(table.sit("bob", "Bob", 1))
    start = table.start("ann")
    monkeypatch.setattr(GAMES["loot"], "version", GAMES["loot"].version + 1)
    assert code(lambda: table.start("ann")) == "table-other_rules"
    assert code(lambda: table.take(start)) == "table-other_rules"


def test_what_is_published_of_the_secret_can_be_checked_and_differs_each_time() -> None:
    one, other = opened(), opened()
    assert one.commitment == commitment(one.created.secret, one.created.salt)
    assert one.commitment != other.commitment
    assert one.created.secret not in one.commitment


def test_an_entry_that_does_not_fold_leaves_no_trace() -> None:
    table = opened(4)
    for seat in range(1, 4):
        table.take(table.put_bot("ann", seat, "greedy", f"Bot {seat}"))
    late = table.start("ann")
    table.take(table.change("ann", 3, {}, "calm"))
    needs_no_trace(
        table,
        [
            (late, ValueError),
            (Started([3, 2, 1, 0]), IndexError),
            (Sat(3, "bob", "Bob"), IndexError),
            (BotSat(3, "greedy", "Bot"), IndexError),
            (Freed(3), IndexError),
            (Played(0, 0, DRAW, False), NotPossible),
            (Resigned(0), NotPossible),
        ],
    )
    table.take(Started([2, 1, 0]))
    needs_no_trace(
        table,
        [
            (Played(turn(table), 0, {"do": "fly"}, False), Unreadable),
            (TookOver(3, "greedy"), IndexError),
            (CameBack(3), IndexError),
            (Resigned(3), IndexError),
        ],
    )


def needs_no_trace(table: Table, entries: list[tuple[AnyEntry, type[Exception]]]) -> None:
    before = facts(table)
    for entry, error in entries:
        with pytest.raises(error):
            table.tried(entry)
        assert facts(table) == before


def facts(table: Table) -> list[object]:
    """What a table and its match are."""
    found: list[object] = [table.version, [vars(seat).copy() for seat in table.seats], table.options, table.pace]
    found += [table.said[:], table.next_table, None if table.wish is None else vars(table.wish)]
    found += [table.clock, None if table.clocks is None else vars(table.clocks.copy())]
    if (match := table.match) is not None:
        found += [match.journal.digest(), match.number, match.asked, match.resigned[:], len(match.snapshots)]
        found += [match.view(viewer) for viewer in range(-1, match.seats)]
    return found


def test_an_answer_is_read_once_and_a_bots_written_once() -> None:
    table, twin = started(), started()
    seat, match = turn(table), table.needs_match()
    draw = match.game.from_json(DRAW)
    answered = table.play(seat, 0, draw, by_bot=True)
    assert answered == table.play(seat, 0, DRAW, by_bot=True)
    table.tried(answered._replace(entry=Played(seat, 0, {"do": "not looked at"}, True)))()
    assert match.moves[-1].action is draw
    twin.take(answered.entry)
    assert twin.needs_match().moves[-1].action is draw


def test_every_entry_is_read_back_as_it_was_written() -> None:
    """And is the same tried beside the table first, which stays as it is until the entry happens."""
    table, log = Table("t"), list[AnyEntry]()

    def do(change: Change) -> None:
        before = facts(table) if log else []
        happen = table.tried(change)
        assert not log or facts(table) == before
        happen()
        log.append(change.entry if isinstance(change, Answered) else change)
        assert table.version == len(log)

    do(table.create("loot", 3, {}, "ann", "quick", Clock(0, 5)))
    do(table.change("ann", 2, {}, "calm", Clock(60, 10, "wait")))
    do(table.sit("ann", "Ann", 0))
    do(table.put_bot("ann", 1, "random", "Bot"))
    do(table.free("ann", 1))
    do(table.sit("bob", "Bob", 1))
    do(table.say("bob", "Bob", "table", None, "«ä»"))
    do(table.get_ready("bob", is_ready=True))
    do(table.add_entropy("bob", "0f" * 32))
    do(Started([1, 0]))
    do(table.set_pace("bob", "step"))
    do(table.play(turn(table), 0, DRAW))
    drew = "bob" if table.needs_match().moves[-1].seat == 0 else "ann"
    do(table.undo(drew))
    do(table.answer("ann" if drew == "bob" else "bob", agrees=True))
    do(table.play(turn(table), table.needs_match().asked[turn(table)], DRAW))
    do(table.take_over(0, "greedy"))
    do(table.come_back("bob"))
    do(table.give_time("bob", 1))
    do(RanOut(1, "wait"))
    do(Slept(7.5))
    do(table.resign("ann"))
    do(Undone(0, 0, "practice"))
    while table.status == "playing":
        match = table.needs_match()
        seat = turn(table)
        do(table.play(seat, match.asked[seat], match.game.to_json(match.state.legal(seat)[0])))
    do(table.hush("ann", watchers_talk=False))
    do(table.clear("ann"))
    became = table.become("bob", "robert")
    assert became is not None
    do(became)
    assert NOBODY not in (table.seat_of("robert"), table.seat_of("ann"))
    do(Closed(gone=True))
    assert table.is_gone
    do(Became("bob", "robert"))
    do(table.follow("another"))
    do(table.follow("a third"))
    assert table.next_table == "another"
    assert {type(entry) for entry in log} == set(get_args(AnyEntry))
    again = Table("t")
    for entry in log:
        stored = msgspec.json.encode(entry)
        assert decode(stored) == entry
        again.take(decode(stored))
    assert (again.version, again.status, again.said) == (table.version, table.status, table.said)
    assert facts(again) == facts(table)
