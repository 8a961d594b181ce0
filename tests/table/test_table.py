"""What a table allows: every command's refusals by code, and what a log adds up to. No input or output."""

from collections.abc import Callable
from typing import get_args

import msgspec
import pytest

from brigand.core.errors import BrigandError, Refused, Stale, Unreadable
from brigand.core.state import NOBODY
from brigand.games import GAMES
from brigand.table.entries import (
    AnyEntry,
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
from brigand.table.talk import LONGEST_TEXT

DRAW: dict[str, object] = {"do": "draw"}


def opened(seats: int = 2, **options: bool) -> Table:
    """A table with its host, Ann, on seat 0."""
    table = Table("t")
    table.take(table.create("loot", seats, dict(options), "ann", "natural"))
    table.take(table.sit("ann", "Ann", 0))
    return table


def started(seats: int = 2, order: list[int] | None = None, **options: bool) -> Table:
    """Ann, Bob and bots, dealt."""
    table = opened(seats, **options)
    table.take(table.sit("bob", "Bob", 1))
    for seat in range(2, seats):
        table.take(table.put_bot("ann", seat, "greedy", f"Bot {seat}"))
    table.take(table.start("ann") if order is None else Started(order))
    return table


def finished() -> Table:
    table = started()
    while table.status == "playing":
        match = table.needs_match()
        seat = match.state.to_act()[0]
        action = match.game.to_json(match.state.legal(seat)[0])
        table.take(table.play(seat, match.asked[seat], action).entry)
    return table


def code(command: Callable[[], object]) -> str:
    with pytest.raises(BrigandError) as refused:
        command()
    return refused.value.code


REFUSED: dict[str, tuple[Callable[[], Table], Callable[[Table], object], str]] = {
    "no such game": (lambda: Table("t"), lambda t: t.create("chess", 2, {}, "ann", "quick"), "unreadable"),
    "no such pace": (lambda: Table("t"), lambda t: t.create("loot", 2, {}, "ann", "warp"), "table-no_such_pace"),
    "no such option": (lambda: Table("t"), lambda t: t.create("loot", 2, {"x": 1}, "ann", "quick"), "unreadable"),
    "too many seats": (lambda: Table("t"), lambda t: t.create("loot", 9, {}, "ann", "quick"), "refused"),
    "change: host": (opened, lambda t: t.change("bob", 3, {}, "quick"), "table-host_only"),
    "change: pace": (opened, lambda t: t.change("ann", 3, {}, "warp"), "table-no_such_pace"),
    "change: seats": (opened, lambda t: t.change("ann", 7, {}, "quick"), "refused"),
    "change: late": (started, lambda t: t.change("ann", 3, {}, "quick"), "table-started_already"),
    "sit: taken": (opened, lambda t: t.sit("bob", "Bob", 0), "table-seat_taken"),
    "sit: twice": (opened, lambda t: t.sit("ann", "Ann", 1), "table-already_seated"),
    "sit: nowhere": (opened, lambda t: t.sit("bob", "Bob", 2), "table-no_such_seat"),
    "sit: below": (opened, lambda t: t.sit("bob", "Bob", -1), "table-no_such_seat"),
    "sit: late": (started, lambda t: t.sit("cat", "Cat", 1), "table-started_already"),
    "bot: host": (opened, lambda t: t.put_bot("bob", 1, "greedy", "B"), "table-host_only"),
    "bot: level": (opened, lambda t: t.put_bot("ann", 1, "genius", "B"), "table-no_such_bot"),
    "bot: taken": (opened, lambda t: t.put_bot("ann", 0, "greedy", "B"), "table-seat_taken"),
    "bot: nowhere": (opened, lambda t: t.put_bot("ann", 5, "greedy", "B"), "table-no_such_seat"),
    "bot: late": (started, lambda t: t.put_bot("ann", 1, "greedy", "B"), "table-started_already"),
    "free: another's": (opened, lambda t: t.free("bob", 0), "table-host_only"),
    "free: nowhere": (opened, lambda t: t.free("ann", 2), "table-no_such_seat"),
    "free: late": (started, lambda t: t.free("ann", 0), "table-started_already"),
    "start: host": (opened, lambda t: t.start("bob"), "table-host_only"),
    "start: open seats": (opened, lambda t: t.start("ann"), "table-seats_open"),
    "start: twice": (started, lambda t: t.start("ann"), "table-started_already"),
    "play: early": (opened, lambda t: t.play(0, 0, DRAW), "table-not_started"),
    "play: nowhere": (started, lambda t: t.play(7, 0, DRAW), "table-no_such_seat"),
    "play: nonsense": (started, lambda t: t.play(turn(t), 0, {"do": "fly"}), "unreadable"),
    "play: not now": (started, lambda t: t.play(1 - turn(t), 0, DRAW), "refused"),
    "play: against a rule": (started, lambda t: t.play(turn(t), 0, {"do": "pass"}), "refused"),
    "play: old decision": (started, lambda t: t.play(turn(t), 3, DRAW), "stale"),
    "take over: early": (opened, lambda t: t.take_over(0, "greedy"), "table-not_started"),
    "take over: nowhere": (started, lambda t: t.take_over(9, "greedy"), "table-no_such_seat"),
    "take over: a bot": (lambda: started(3), lambda t: t.take_over(2, "greedy"), "table-bot_plays_already"),
    "come back: early": (opened, lambda t: t.come_back("ann"), "table-not_started"),
    "come back: there": (started, lambda t: t.come_back("ann"), "table-not_taken_over"),
    "come back: watcher": (started, lambda t: t.come_back("eve"), "table-not_seated"),
    "follow: early": (started, lambda t: t.follow("another"), "table-not_over"),
    "resign: early": (opened, lambda t: t.resign("ann"), "table-not_started"),
    "resign: watcher": (started, lambda t: t.resign("eve"), "table-not_seated"),
    "resign: late": (finished, lambda t: t.resign("ann"), "table-over"),
    "undo: early": (opened, lambda t: t.undo("ann"), "table-not_started"),
    "undo: watcher": (started, lambda t: t.undo("eve"), "table-not_seated"),
    "undo: nothing": (started, lambda t: t.undo("ann"), "table-nothing_to_undo"),
    "undo: late": (finished, lambda t: t.undo("ann"), "table-over"),
    "end: early": (opened, lambda t: t.end("ann"), "table-not_started"),
    "end: watcher": (started, lambda t: t.end("eve"), "table-not_seated"),
    "end: late": (finished, lambda t: t.end("ann"), "table-over"),
    "answer: nothing asked": (started, lambda t: t.answer("ann", agrees=True), "table-nothing_asked"),
    "pace: early": (opened, lambda t: t.set_pace("ann", "calm"), "table-not_started"),
    "pace: watcher": (started, lambda t: t.set_pace("eve", "calm"), "table-not_seated"),
    "pace: unknown": (started, lambda t: t.set_pace("ann", "warp"), "table-no_such_pace"),
    "ready: watcher": (opened, lambda t: t.get_ready("eve", is_ready=True), "table-not_seated"),
    "ready: late": (started, lambda t: t.get_ready("ann", is_ready=True), "table-started_already"),
    "say: where": (opened, lambda t: t.say("ann", "Ann", "roof", "hello", None), "table-cannot_say"),
    "say: nothing": (opened, lambda t: t.say("ann", "Ann", "table", None, None), "table-cannot_say"),
    "say: empty": (opened, lambda t: t.say("ann", "Ann", "table", None, ""), "table-cannot_say"),
    "say: both": (opened, lambda t: t.say("ann", "Ann", "table", "hello", "x"), "table-cannot_say"),
    "say: no team yet": (opened, lambda t: t.say("ann", "Ann", "team", "hello", None), "table-cannot_say"),
    "say: no team": (started, lambda t: t.say("eve", "Eve", "team", "hello", None), "table-cannot_say"),
    "say: long": (opened, lambda t: t.say("ann", "Ann", "table", None, "x" * (LONGEST_TEXT + 1)), "table-too_long"),
    "say: long phrase": (opened, lambda t: t.say("ann", "Ann", "table", "x" * 9999, None), "table-too_long"),
}


def turn(table: Table) -> int:
    return table.needs_match().state.to_act()[0]


@pytest.mark.parametrize("case", REFUSED)
def test_a_refused_command_says_why_and_changes_nothing(case: str) -> None:
    make, command, expected = REFUSED[case]
    table = make()
    before = table.version
    assert code(lambda: command(table)) == expected
    assert table.version == before


def test_the_three_errors_are_told_apart() -> None:
    table = started()
    with pytest.raises(Refused) as refused:
        table.play(1 - turn(table), 0, DRAW)
    assert refused.value.refusal.rule == "loot.turn.own_turn_only"
    with pytest.raises(Stale):
        table.play(turn(table), 9, DRAW)
    with pytest.raises(Unreadable):
        table.play(turn(table), 0, [[[]]])


def test_who_resigned_cannot_come_back_or_resign_again() -> None:
    table = started()
    table.take(table.resign("ann"))
    assert code(lambda: table.come_back("ann")) == "table-not_taken_over"
    assert code(lambda: table.resign("ann")) == "table-resigned_already"
    assert code(lambda: table.take_over(0, "greedy")) == "table-bot_plays_already"


def test_a_bot_stands_in_and_goes() -> None:
    table = started()
    table.take(table.take_over(turn(table), "greedy"))
    assert table.bot_to_move() == [turn(table)]
    person = table.seats[turn(table)].person
    assert person is not None
    table.take(table.come_back(person))
    assert table.bot_to_move() == []


def test_fewer_seats_send_the_last_ones_away() -> None:
    table = opened(4)
    table.take(table.sit("bob", "Bob", 3))
    table.take(table.change("ann", 2, {}, "calm"))
    assert (len(table.seats), table.seat_of("bob"), table.pace) == (2, NOBODY, "calm")
    table.take(table.change("ann", 5, {}, "calm"))
    assert [seat.is_open for seat in table.seats] == [False, True, True, True, True]


def test_the_start_seats_everybody_in_the_order_drawn() -> None:
    table = started(4, order=[2, 0, 3, 1])
    assert [seat.name for seat in table.seats] == ["Bot 2", "Ann", "Bot 3", "Bob"]
    assert (table.seat_of("ann"), table.seat_of("bob"), table.seat_of("eve"), table.seat_of(None)) == (1, 3, -1, -1)


def test_talk_follows_the_person_through_the_lot() -> None:
    table = opened(4, teams=True)
    for seat, person in enumerate(("bob", "cat", "dan"), 1):
        table.take(table.sit(person, person.title(), seat))
    table.take(Started([1, 2, 0, 3]))  # Bob with Cat, Ann with Dan
    table.take(table.say("ann", "?", "team", None, "now"))
    heard = [person for person in ("ann", "bob", "cat", "dan", "eve") if table.hears(person, table.said[-1])]
    assert heard == ["ann", "dan"]
    assert table.said[-1].name == "Ann"
    table.take(table.say("eve", "Eve", "table", "hello", None))
    assert (table.said[-1].channel, table.said[-1].seat) == ("watchers", None)
    assert all(table.hears(person, table.said[-1]) for person in ("ann", "bob", "eve", None))


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
    do(Closed(gone=True))
    assert table.is_gone
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


def drawn(table: Table) -> str:
    """Whoever is to move draws; who that was."""
    seat = turn(table)
    table.take(table.play(seat, table.needs_match().asked[seat], DRAW).entry)
    return ["ann", "bob"][seat]


def test_what_others_saw_is_taken_back_if_all_agree() -> None:
    table = started()
    drew = drawn(table)
    other = "ann" if drew == "bob" else "bob"
    table.take(table.undo(drew))
    assert table.needs_match().number == 1, "nobody is blocked, nothing has happened yet"
    assert code(lambda: table.end(other)) == "table-asked_already"
    assert code(lambda: table.answer(drew, agrees=True)) == "table-nothing_asked"
    table.take(table.answer(other, agrees=False))
    assert (table.wish, table.needs_match().number) == (None, 1)
    table.take(table.undo(drew))
    table.take(table.answer(other, agrees=True))
    assert (table.wish, table.needs_match().number) == (None, 0)
    assert drawn(table) == drew


def test_a_wish_is_forgotten_when_somebody_plays_on_or_thinks_better_of_it() -> None:
    table = started()
    drew = drawn(table)
    table.take(table.undo(drew))
    drawn(table)
    assert (table.wish, table.needs_match().number) == (None, 2)
    table.take(table.end(drew))
    table.take(table.answer(drew, agrees=False))
    assert (table.wish, table.status) == (None, "playing")


def test_whoever_has_left_is_not_asked() -> None:
    table = started()
    table.take(table.end("ann"))
    assert not table.needs_match().is_over
    table.take(table.take_over(1, "greedy"))
    assert table.needs_match().is_over, "the bot does not mind"


def test_a_match_ended_by_agreement_is_over_as_it_stood() -> None:
    table = started()
    drawn(table)
    table.take(table.end("ann"))
    table.take(table.answer("bob", agrees=True))
    match = table.needs_match()
    assert (table.status, match.outcome().reason, match.asked) == ("over", "stopped", {})
    assert code(lambda: table.play(0, 1, DRAW)) == "table-over"
    assert code(lambda: table.needs_played_out()) == "table-stopped"
    assert match.journal.seen_by(NOBODY) == match.journal.events, "now everything may be read"


@pytest.mark.parametrize("game", GAMES)
def test_any_match_can_be_ended_early(game: str) -> None:
    table = Table("t")
    seats = GAMES[game].seats[0]
    table.take(table.create(game, seats, {}, "ann", "natural"))
    table.take(table.sit("ann", "Ann", 0))
    for seat in range(1, seats):
        table.take(table.put_bot("ann", seat, "greedy", f"Bot {seat}"))
    table.take(table.start("ann"))
    table.take(table.end("ann"))
    assert table.needs_match().outcome().reason == "stopped", "the bots do not mind"


def test_against_bots_alone_any_step_is_taken_back() -> None:
    table = opened()
    table.take(table.put_bot("ann", 1, "greedy", "Bot"))
    table.take(table.start("ann"))
    while table.needs_match().number < 5:
        drawn(table)
    entry = table.undo("ann")
    assert isinstance(entry, Undone)
    assert entry.why == "practice"
    table.take(entry)
    assert turn(table) == 0
    assert table.needs_match().number >= 3


def test_most_people_set_the_pace_and_of_equals_the_calmer() -> None:
    table = started()
    assert table.present_pace == "natural"
    table.take(table.set_pace("ann", "quick"))
    assert table.present_pace == "natural"
    table.take(table.set_pace("bob", "quick"))
    assert table.present_pace == "quick"
    table.take(table.set_pace("ann", "pause"))
    assert table.present_pace == "pause"
    table.take(table.take_over(0, "greedy"))
    assert table.present_pace == "quick", "who is away does not hold the others up"
