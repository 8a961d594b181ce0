"""What a table allows: every command's refusals by code, and who sits where. No input or output."""

from collections.abc import Callable

import pytest

from brigand.core.errors import Refused, Stale, Unreadable
from brigand.core.state import NOBODY
from brigand.table.entries import (
    Clock,
    Started,
)
from brigand.table.table import Table
from brigand.table.talk import LONGEST_TEXT
from tests.table.made import DRAW, code, finished, opened, started, turn

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


def test_what_counts_is_not_changed_behind_the_backs_of_others() -> None:
    """A host who makes a match a rated one of a second for each decision, and deals at once."""
    table = opened(2)
    table.take(table.sit("bob", "Bob", 1))
    table.take(table.get_ready("bob", is_ready=True))
    table.take(table.change("ann", 2, {}, "quick"))
    assert table.seats[1].is_ready, "the pace is a matter of taste"
    table.take(table.change("ann", 2, {}, "quick", Clock(0, 1, "resign"), rated=True))
    assert not table.seats[1].is_ready
    assert code(lambda: table.start("ann")) == "table-changed_since"
    table.take(table.get_ready("bob", is_ready=True))
    table.take(table.start("ann"))


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
