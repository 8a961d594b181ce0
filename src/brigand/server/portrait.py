"""The table as one reader may see it. Everything that is sent about a table is built here, field by field."""

import msgspec

from brigand.core.game import Fact
from brigand.core.state import NOBODY
from brigand.games import GAMES
from brigand.server.hub import Hot
from brigand.server.messages import (
    ClockInfo,
    Ending,
    Line,
    Owed,
    Remark,
    SeatClock,
    SeatInfo,
    TableMessage,
    WishInfo,
    You,
)
from brigand.server.people import Signer
from brigand.table.entries import Said
from brigand.table.match import Match, Reader
from brigand.table.table import Table
from brigand.text import usual_facts

LATEST_REMARKS = 100


def portrait(
    hot: Hot, person: str, name: str, signer: Signer, reader: Reader | None = None, device: str | None = None
) -> TableMessage:
    """The table for a person; a reader gets the lines he has not read."""
    table, match = hot.table, hot.table.match
    first_line = 0 if reader is None else reader.reads_on_at(match)
    shown = [] if match is None else lines(match, table.seat_of(person), first_line)
    if reader is not None:
        reader.lines = first_line + len(shown)
    glimpsed = 0 if reader is None else reader.glimpsed
    seat = table.seat_of(person)
    return TableMessage(
        id=table.id,
        version=table.version,
        game=table.created.game,
        status=table.status,
        options=table.options,
        facts=facts(table),
        pace=table.present_pace,
        seats=[seat_info(hot, number) for number in range(len(table.seats))],
        sides=[table.side_of(number) for number in range(len(table.seats))],
        watchers=len({line.person for line in hot.lines if table.seat_of(line.person) == NOBODY}),
        you=You(
            name=name if seat == NOBODY else table.seats[seat].name,
            seat=None if seat == NOBODY else seat,
            token=None if seat == NOBODY else signer.seat_token(table.id, seat, person, device),
            host=person == table.created.host,
        ),
        commitment=table.commitment,
        move=0 if match is None else match.number,
        view=None if match is None else match.view(seat),
        to_act=[] if match is None else match.state.to_act(),
        owed=None if match is None else owed(match, seat),
        undo=table.undo_for(seat),
        wish=wish_info(table),
        clock=clock_info(table, hot.now()),
        first_line=first_line,
        lines=shown,
        glimpsed=glimpsed,
        glimpses=glimpses(match, table.seat_of(person), glimpsed),
        remarks=remarks(table, person),
        ending=ending(table),
        next_table=table.next_table,
    )


def facts(table: Table) -> dict[str, Fact] | None:
    """What the rules of this table speak of, if it is not the usual."""
    own = GAMES[table.created.game].facts(table.options)
    return None if own == usual_facts(table.created.game) else own


def seat_info(hot: Hot, number: int) -> SeatInfo:
    """A place at the table."""
    seat = hot.table.seats[number]
    match = hot.table.match
    return SeatInfo(
        kind="open" if seat.is_open else "bot" if seat.person is None else "person",
        name=seat.name,
        level=seat.level,
        connected=seat.person is not None and hot.is_connected(seat.person),
        host=seat.person is not None and seat.person == hot.table.created.host,
        resigned=match is not None and number in match.resigned,
        ready=seat.is_ready or seat.person is None,
    )


def owed(match: Match, seat: int) -> Owed | None:
    """The decision the reader owes."""
    if seat not in match.asked:
        return None
    legal: list[dict[str, object]] = [dict(match.game.to_json(action)) for action in match.state.legal(seat)]
    return Owed(match.asked[seat], legal)


def wish_info(table: Table) -> WishInfo | None:
    """What somebody asks of the others."""
    wish = table.wish
    if wish is None:
        return None
    wanted = [seat for seat in table.asked_for_consent() if seat not in wish.agreed]
    return WishInfo(wish.seat, wish.kind, wish.agreed, wanted)


def clock_info(table: Table, now: float) -> ClockInfo | None:
    """The clocks as they stand now; before the deal only what was agreed."""
    clock = table.clock
    if clock is None:
        return None
    seats = [seat_clock(table, number, now) for number in range(len(table.seats))]
    return ClockInfo(clock.reserve, clock.each, clock.at_zero, clock.gift, now, seats)


def seat_clock(table: Table, seat: int, now: float) -> SeatClock | None:
    """What a person has left."""
    clocks = table.clocks
    if clocks is None or table.seats[seat].person is None:
        return None
    runs = seat in table.running()
    reserve, left = clocks.remains(seat, max(0.0, now - clocks.at) if runs else 0.0)
    return SeatClock(reserve, left, runs, seat in clocks.over)


def lines(match: Match, viewer: int, first: int) -> list[Line]:
    """The log as a viewer may read it, from line `first` on."""
    return [Line(move, msgspec.to_builtins(event)) for move, event in match.log(viewer, first)]


def glimpses(match: Match | None, viewer: int, since: int) -> list[Line]:
    """Lines as they were seen when they happened: a token is looked at before it goes into the chest."""
    if match is None or since == 0:
        return []
    moves = [move for move, _ in match.log(viewer, since)]
    events = [event.seen_by(viewer) for event in match.journal.events[since:]]
    return [Line(move, msgspec.to_builtins(event)) for move, event in zip(moves, events, strict=True)]


def remarks(table: Table, person: str) -> list[Remark]:
    """What was said and the reader may hear."""
    heard = [said for said in table.said if table.hears(person, said)]
    return [remark(table, person, said) for said in heard[-LATEST_REMARKS:]]


def remark(table: Table, person: str, said: Said) -> Remark:
    """Something said, by whoever sits there now."""
    seat = table.seat_of(said.person)
    shown = None if seat == NOBODY else seat
    return Remark(said.name, shown, said.channel, said.phrase, said.text, said.person == person)


def ending(table: Table) -> Ending | None:
    """How it ended; only now is the secret told."""
    match = table.match
    if match is None or not match.is_over:
        return None
    outcome = match.outcome()
    return Ending(
        outcome.places, outcome.scores, outcome.reason, match.resigned, table.created.secret, table.created.salt
    )
