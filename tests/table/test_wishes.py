"""What people at a table agree on: steps taken back, an early end, the pace of bots."""

import pytest

from brigand.core.state import NOBODY
from brigand.games import GAMES
from brigand.table.entries import AnyEntry, Clock, RanOut, Resigned, TookOver, Undone
from brigand.table.table import Table
from tests.table.made import DRAW, code, opened, started, turn


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


def test_a_yes_is_none_to_another_question() -> None:
    """Who asks for an undo, thinks better of it and asks to end the match, is not given the yes that was on its way."""
    table = started()
    drew = drawn(table)
    other = "ann" if drew == "bob" else "bob"
    table.take(table.undo(drew))
    assert table.wish is not None
    seen = table.wish.asked
    table.take(table.answer(drew, agrees=False))
    table.take(table.end(drew))
    assert code(lambda: table.answer(other, agrees=True, asked=seen)) == "table-nothing_asked"
    table.take(table.answer(other, agrees=True, asked=table.wish.asked))
    assert table.status == "over"


def test_whoever_has_left_is_not_asked() -> None:
    table = started()
    table.take(table.end("ann"))
    assert not table.needs_match().is_over
    table.take(table.take_over(1, "greedy"))
    assert table.needs_match().is_over, "the bot does not mind"


def test_what_was_seen_is_not_taken_back_alone_while_somebody_is_away() -> None:
    """Else a player would look at the next card whenever the other's line is lost."""
    table = started()
    drew = drawn(table)
    away = 1 if drew == "ann" else 0
    assert table.undo_for(1 - away) == "ask"
    table.take(table.take_over(away, "greedy"))
    assert table.undo_for(1 - away) is None
    assert code(lambda: table.undo(drew)) == "table-nothing_to_undo"
    table.take(Resigned(seat=away))
    assert table.undo_for(1 - away) == "ask", "nobody is left to mind"


@pytest.mark.parametrize("leave", [TookOver(seat=1, level="greedy"), Resigned(seat=1), RanOut(seat=1, then="bot")])
def test_nobody_ends_a_rated_match_alone_by_asking_before_the_others_leave(leave: AnyEntry) -> None:
    table = opened()
    table.take(table.sit("bob", "Bob", 1))
    table.take(table.change("ann", 2, {}, "natural", Clock(60, 60), rated=True))
    table.take(table.get_ready("bob", is_ready=True))
    table.take(table.start("ann"))
    table.take(table.end("ann"))
    table.take(leave)
    assert (table.status, table.wish) == ("playing", None)
    assert code(lambda: table.end("ann")) == "table-rated"


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
    table.take(table.take_over(1, "greedy"))
    table.take(table.set_pace("ann", "quick"))
    assert table.present_pace == "quick", "where bots play for all, those who look on decide"
