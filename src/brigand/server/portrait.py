"""The table as one reader may see it. Everything that is sent about a table is built here, field by field."""

import msgspec

from brigand.core.state import NOBODY
from brigand.server.hot import Hot
from brigand.server.messages import ClockInfo, Ending, SeatInfo, TableMessage, You
from brigand.server.people import Signer
from brigand.table.entries import Said
from brigand.table.match import Match, Reader
from brigand.table.table import Table
from brigand.table.telling import lines, owed
from brigand.table.told import Line, Remark, SeatClock, WishInfo
from brigand.text import unusual_facts

ENCODER = msgspec.json.Encoder()
LATEST_REMARKS = 40
MOST_BYTES = 8_000
"""Of all remarks together; older ones are left out first."""
STAYS_FRESH = 0.05
"""Seconds for which a sketch serves: clocks are told as they stand."""


class Sketch:
    """What all readers of one moment share, and what was sent to each kind of them."""

    def __init__(self, hot: Hot, signer: Signer) -> None:
        table = hot.table
        self.moment = moment(hot)
        self.made = hot.now()
        self.facts = unusual_facts(table.created.game, table.options)
        self.seats = [seat_info(hot, number, signer) for number in range(len(table.seats))]
        self.sides = [table.side_of(number) for number in range(len(table.seats))]
        self.watchers = len({line.person for line in hot.lines if table.seat_of(line.person) == NOBODY})
        self.to_act = [] if table.match is None else table.match.state.to_act()
        self.wish = wish_info(table)
        self.clock = clock_info(table, hot.now())
        self.pace = table.present_pace
        self.commitment = table.commitment
        self.ending = ending(table)
        self.speakers = {said.person for said in table.said}
        self.sent: dict[tuple[object, ...], bytes] = {}

    def serves(self, hot: Hot) -> bool:
        """Whether nothing has changed since."""
        return self.moment == moment(hot) and hot.now() - self.made < STAYS_FRESH


def moment(hot: Hot) -> tuple[int, int]:
    """What a sketch is of: so many entries, and whoever is connected."""
    return hot.table.version, hot.presence


def sketch_of(hot: Hot, signer: Signer) -> Sketch:
    """The sketch of this moment."""
    kept = hot.sketch
    if not isinstance(kept, Sketch) or not kept.serves(hot):
        kept = hot.sketch = Sketch(hot, signer)
    return kept


def encoded(hot: Hot, person: str, name: str, signer: Signer, reader: Reader, device: str | None = None) -> bytes:
    """The table as it is sent. Readers who see the same and have read as far get the same text, encoded once."""
    table, sketch = hot.table, sketch_of(hot, signer)
    seat, first_line = table.seat_of(person), reader.reads_on_at(table.match)
    has_own = seat != NOBODY or person == table.host or person in sketch.speakers
    kind = (person if has_own else name, device if has_own else None, first_line, reader.glimpsed, has_own)
    found = sketch.sent.get(kind)
    if found is None:
        message = drawn(hot, sketch, person, name, signer, first_line, reader.glimpsed, device)
        found = sketch.sent[kind] = ENCODER.encode(message)
    reader.lines = 0 if table.match is None else len(table.match.journal.events)
    return found


def portrait(
    hot: Hot, person: str, name: str, signer: Signer, reader: Reader | None = None, device: str | None = None
) -> TableMessage:
    """The table for a person; a reader gets the lines he has not read."""
    if reader is None:
        return drawn(hot, sketch_of(hot, signer), person, name, signer, 0, 0, device)
    first_line = reader.reads_on_at(hot.table.match)
    message = drawn(hot, sketch_of(hot, signer), person, name, signer, first_line, reader.glimpsed, device)
    reader.lines = first_line + len(message.lines)
    return message


def drawn(
    hot: Hot, sketch: Sketch, person: str, name: str, signer: Signer, first_line: int, glimpsed: int, device: str | None
) -> TableMessage:
    """The table for a person who has read the log up to a line."""
    table, match = hot.table, hot.table.match
    seat = table.seat_of(person)
    return TableMessage(
        id=table.id,
        version=table.version,
        game=table.created.game,
        status=table.status,
        options=table.options,
        rated=table.rated,
        facts=sketch.facts,
        pace=sketch.pace,
        seats=sketch.seats,
        sides=sketch.sides,
        watchers=sketch.watchers,
        you=You(
            name=name if seat == NOBODY else table.seats[seat].name,
            seat=None if seat == NOBODY else seat,
            token=None if seat == NOBODY else signer.seat_token(table.id, seat, person, device),
            host=person == table.host,
            mixed=seat != NOBODY and table.seats[seat].entropy is not None,
        ),
        commitment=sketch.commitment,
        move=0 if match is None else match.number,
        view=None if match is None else match.view(seat),
        to_act=sketch.to_act,
        owed=None if match is None else owed(match, seat),
        undo=table.undo_for(seat),
        wish=sketch.wish,
        clock=sketch.clock,
        first_line=first_line,
        lines=[] if match is None else lines(match, seat, first_line),
        glimpsed=glimpsed,
        glimpses=glimpses(match, seat, glimpsed),
        watchers_talk=table.watchers_talk,
        remarks=remarks(table, person),
        ending=sketch.ending,
        next_table=table.next_table,
    )


def seat_info(hot: Hot, number: int, signer: Signer) -> SeatInfo:
    """A place at the table."""
    seat = hot.table.seats[number]
    match = hot.table.match
    return SeatInfo(
        kind="open" if seat.is_open else "bot" if seat.person is None else "person",
        name=seat.name,
        level=seat.level,
        connected=seat.person is not None and hot.is_connected(seat.person),
        host=seat.person is not None and seat.person == hot.table.host,
        resigned=match is not None and number in match.resigned,
        ready=seat.is_ready or seat.person is None,
        handle=signer.handle_of(seat.person) if hot.table.rated and seat.person is not None else None,
    )


def wish_info(table: Table) -> WishInfo | None:
    """What somebody asks of the others."""
    wish = table.wish
    if wish is None:
        return None
    wanted = [seat for seat in table.asked_for_consent() if seat not in wish.agreed]
    return WishInfo(wish.seat, wish.kind, wish.agreed, wanted, wish.asked)


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


def glimpses(match: Match | None, viewer: int, since: int) -> list[Line]:
    """Lines as they were seen when they happened: a token is looked at before it goes into the chest."""
    if match is None or since == 0:
        return []
    moves = [move for move, _ in match.log(viewer, since)]
    events = [event.seen_by(viewer) for event in match.journal.events[since:]]
    return [Line(move, msgspec.to_builtins(event)) for move, event in zip(moves, events, strict=True)]


def remarks(table: Table, person: str) -> list[Remark]:
    """What was said and the reader may hear."""
    found: list[Remark] = []
    size = 0
    for said in reversed(table.said):
        size += len((said.text or said.phrase or "").encode())
        if len(found) == LATEST_REMARKS or size > MOST_BYTES:
            break
        if table.hears(person, said):
            found.append(remark(table, person, said))
    return found[::-1]


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
