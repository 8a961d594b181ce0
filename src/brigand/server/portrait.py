"""The table as one reader may see it. Everything that is sent about a table is built here, field by field."""

import msgspec

from brigand.core.state import NOBODY
from brigand.server.hub import Hot
from brigand.server.messages import Ending, Line, Owed, Remark, Replay, SeatInfo, Step, TableMessage, You
from brigand.server.people import Signer
from brigand.table.entries import Said
from brigand.table.match import Match
from brigand.table.table import NotPossible, Table

LATEST_REMARKS = 100


def portrait(hot: Hot, person: str, name: str, signer: Signer, first_line: int = 0) -> TableMessage:
    """The table for a person who has read the log before `first_line`; all of it if it is told otherwise by now."""
    table, match = hot.table, hot.table.match
    if match is not None:
        first_line = match.journal.unread_from(first_line)
    seat = table.seat_of(person)
    return TableMessage(
        id=table.id,
        version=table.version,
        game=table.created.game,
        status=table.status,
        options=table.options,
        pace=table.pace,
        seats=[seat_info(hot, number) for number in range(len(table.seats))],
        sides=[table.side_of(number) for number in range(len(table.seats))],
        watchers=len({line.person for line in hot.lines if table.seat_of(line.person) == NOBODY}),
        you=You(
            name=name if seat == NOBODY else table.seats[seat].name,
            seat=None if seat == NOBODY else seat,
            token=None if seat == NOBODY else signer.seat_token(table.id, seat, person),
            host=person == table.created.host,
        ),
        commitment=table.commitment,
        move=0 if match is None else match.number,
        view=None if match is None else match.view(seat),
        to_act=[] if match is None else match.state.to_act(),
        owed=None if match is None else owed(match, seat),
        first_line=first_line,
        lines=[] if match is None else lines(match, seat, first_line),
        remarks=remarks(table, person),
        ending=ending(table),
        next_table=table.next_table,
    )


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
    )


def owed(match: Match, seat: int) -> Owed | None:
    """The decision the reader owes."""
    if seat not in match.asked:
        return None
    legal: list[dict[str, object]] = [dict(match.game.to_json(action)) for action in match.state.legal(seat)]
    return Owed(match.asked[seat], legal)


def lines(match: Match, viewer: int, first: int) -> list[Line]:
    """The log as a viewer sees it, from line `first` on."""
    found: list[Line] = []
    move = 0
    for number, event in enumerate(match.journal.seen_by(viewer, first), first):
        while number >= match.events_until(move):
            move += 1
        found.append(Line(move, msgspec.to_builtins(event)))
    return found


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
    if match is None or not match.state.is_over:
        return None
    outcome = match.outcome()
    return Ending(
        outcome.places, outcome.scores, outcome.reason, match.resigned, table.created.secret, table.created.salt
    )


def replay(table: Table, person: str, viewer: int | None) -> Replay:
    """The match so far from one's own seat; when it is over, from any."""
    match = table.needs_match()
    own = table.seat_of(person)
    is_over = match.state.is_over
    seen_from = own if viewer is None else viewer
    if not NOBODY <= seen_from < match.seats:
        raise NotPossible("table-no_such_seat")
    if seen_from not in (own, NOBODY) and not is_over:
        raise NotPossible("table-not_over")
    steps = []
    for number, view in enumerate(match.views(seen_from)):
        move = match.moves[number - 1] if number else None
        steps.append(
            Step(
                move=number,
                seat=move.seat if move else None,
                events=[msgspec.to_builtins(event) for event in match.events_of(number, seen_from)],
                view=view,
            )
        )
    return Replay(None if seen_from == NOBODY else seen_from, is_over, steps)
