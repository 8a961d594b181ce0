"""What is sent about a table, in every game: byte-equal when everything the reader may not know is exchanged."""

import asyncio
import gc
import sys
from collections.abc import Callable
from functools import partial

import msgspec
import pytest

import brigand
from brigand.core.rng import Rng
from brigand.core.state import NOBODY
from brigand.server.hot import Hot
from brigand.server.past import PAGE, page_of, written
from brigand.server.past_messages import Replay
from brigand.server.people import Signer
from brigand.server.portrait import encoded, portrait
from brigand.table.entries import Created, Sat, Started
from brigand.table.match import Reader
from brigand.table.table import Table
from brigand.table.told import Line, Step

PEOPLE = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal"]
MOMENTS = 12


def started(game: str, seats: int, secret: str) -> Table:
    """A table of people in the middle of nowhere: only its log."""
    found = brigand.game(game)
    table = Table("table")
    options = found.settled(seats, {})
    table.take(Created(found.id, found.version, seats, options, "Ann", "natural", secret, "00" * 16))
    for seat in range(seats):
        table.take(Sat(seat, PEOPLE[seat], PEOPLE[seat]))
    table.take(Started(list(range(seats))))
    return table


def sent(table: Table, reader: str) -> bytes:
    """Every byte of the table's message to a reader."""
    return msgspec.json.encode(portrait(Hot(table), reader, reader, Signer(b"key")))


@pytest.mark.parametrize("game", brigand.GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_hidden_things_do_not_change_what_is_sent(game: str, seed: int) -> None:
    seats = brigand.game(game).seats[seed % len(brigand.game(game).seats)]
    table, rng = started(game, seats, f"{seed:064x}"), Rng(seed)
    match = table.match
    assert match is not None
    moment = 0
    while not match.state.is_over and moment < MOMENTS:
        for _ in range(1 + rng.below(12)):
            if not match.state.is_over:
                seat = rng.pick(match.state.to_act())
                match.apply(seat, rng.pick(match.state.legal(seat)))
        if match.state.is_over:
            return
        moment += 1
        for reader, seat in [*zip(PEOPLE, range(seats)), ("a watcher", NOBODY)]:
            truth = match.state
            before = sent(table, reader)
            match.state = truth.imagine(seat, Rng(seed + moment))
            assert sent(table, reader) == before, f"{game} seed {seed} move {match.number} reader {reader}"
            match.state = truth
            assert table.created.secret.encode() not in before


@pytest.mark.parametrize("game", brigand.GAMES)
def test_who_follows_the_log_has_what_a_latecomer_gets(game: str) -> None:
    table, rng = started(game, 3, f"{7:064x}"), Rng(7)
    match = table.match
    assert match is not None
    known, reader = list[Line](), Reader()
    while not match.state.is_over and match.number < 1500:
        for _ in range(1 + rng.below(40)):
            if not match.state.is_over:
                seat = rng.pick(match.state.to_act())
                match.apply(seat, rng.pick(match.state.legal(seat)))
        message = portrait(Hot(table), "Ann", "Ann", Signer(b"key"), reader)
        known = known[: message.first_line] + message.lines
        assert known == portrait(Hot(table), "Ann", "Ann", Signer(b"key")).lines, f"{game} move {match.number}"


def replay(table: Table, person: str) -> list[Step]:
    """All steps, page by page."""
    match, steps = table.needs_match(), []
    for first in range(0, match.number + 1, PAGE):
        page = page_of(table, person, None, first)
        steps += msgspec.json.decode(asyncio.run(written(match, page)), type=Replay).steps
    return steps


@pytest.mark.parametrize("game", brigand.GAMES)
def test_the_replay_tells_what_the_log_tells(game: str) -> None:
    """In a running match and after its end, by the same moves."""
    table, rng = started(game, 3, f"{8:064x}"), Rng(8)
    match = table.match
    assert match is not None
    while not match.state.is_over and match.number < 600:
        for _ in range(150):
            if not match.state.is_over:
                seat = rng.pick(match.state.to_act())
                match.apply(seat, rng.pick(match.state.legal(seat)))
        for reader in ("Ann", "a watcher"):
            log = portrait(Hot(table), reader, reader, Signer(b"key")).lines
            steps = replay(table, reader)
            assert [Line(step.move, event) for step in steps for event in step.events] == log


def test_a_token_drawn_as_the_chests_close_is_glimpsed_by_its_owner_alone() -> None:
    table, rng = started("sherwood", 3, f"{9:064x}"), Rng(9)
    match = table.match
    assert match is not None
    readers = {person: Reader() for person in PEOPLE[:3]}
    seen = 0
    while not match.state.is_over and match.number < 1500:
        seat = rng.pick(match.state.to_act())
        match.apply(seat, rng.pick(match.state.legal(seat)))
        for number, (person, reader) in enumerate(readers.items()):
            message = portrait(Hot(table), person, person, Signer(b"key"), reader)
            happened = [line.event["event"] for line in message.glimpses]
            if "chests_closed" not in happened or "ended" in happened:
                continue
            for line in message.glimpses:
                if line.event["event"] == "drew":
                    assert (line.event["token"] is not None) == (line.event["seat"] == number)
                    seen += line.event["seat"] == number
            told = [line.event for line in message.lines[message.glimpsed :] if line.event["event"] == "drew"]
            assert all(event["token"] is None for event in told)
    assert seen > 0


def calls_for(table: Table, readers: dict[str, Reader], move: Callable[[], object]) -> int:
    """How many functions are called to tell everybody of a move."""
    calls = 0

    def count(frame: object, event: str, argument: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    hot, signer = Hot(table, lambda: 0.0), Signer(b"key")  # a busy machine's clock would make a sketch stale half-way
    tell = [partial(encoded, hot, person, person, signer, reader) for person, reader in readers.items()]
    for told in tell:
        told()
    move()
    table.version += 1
    gc.disable()  # what others left behind is not ours to count
    sys.setprofile(count)
    try:
        for told in tell:
            told()
    finally:
        sys.setprofile(None)
        gc.enable()
    return calls


@pytest.mark.parametrize("game", brigand.GAMES)
def test_telling_of_a_move_costs_the_same_after_two_thousand_as_after_twenty(game: str) -> None:
    """The position stays as it is, and only its past gets longer."""
    table, rng = started(game, 3, f"{5:064x}"), Rng(5)
    match = table.needs_match()
    readers = {person: Reader() for person in [*PEOPLE[:3], "a watcher"]}
    while match.number < 20:
        seat = rng.pick(match.state.to_act())
        match.apply(seat, rng.pick(match.state.legal(seat)))
    played, told = match.moves[:], match.journal.events[:]

    def again(number: int) -> None:
        """A move that changes nothing but the past."""
        match.journal.write(told[number % len(told)])
        match.note(played[number % 20].seat, played[number % 20].action, match.state.to_act())

    early = calls_for(table, readers, lambda: again(19))
    for number in range(20 * 99):
        again(number)
    late = calls_for(table, readers, lambda: again(19))
    assert match.number > 2000
    assert late <= early + 40, f"{early} calls, later {late}"  # finding a line's move by halving asks a little more
