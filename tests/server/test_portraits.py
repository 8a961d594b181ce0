"""What is sent about a table, in every game: byte-equal when everything the reader may not know is exchanged."""

import msgspec
import pytest

import brigand
from brigand.core.rng import Rng
from brigand.core.state import NOBODY
from brigand.server.hub import Hot
from brigand.server.messages import Line
from brigand.server.people import Signer
from brigand.server.portrait import portrait
from brigand.table.entries import Created, Sat, Started
from brigand.table.table import Table

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
    known: list[Line] = []
    while not match.state.is_over and match.number < 1500:
        for _ in range(1 + rng.below(40)):
            if not match.state.is_over:
                seat = rng.pick(match.state.to_act())
                match.apply(seat, rng.pick(match.state.legal(seat)))
        message = portrait(Hot(table), "Ann", "Ann", Signer(b"key"), len(known))
        known = known[: message.first_line] + message.lines
        assert known == portrait(Hot(table), "Ann", "Ann", Signer(b"key")).lines, f"{game} move {match.number}"
