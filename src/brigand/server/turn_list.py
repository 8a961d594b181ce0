"""Tables that wait for somebody."""

from brigand.server.home import found
from brigand.server.hub import Hub
from brigand.server.notice_messages import MyTurn, MyTurns
from brigand.table.table import Table


async def turns_of(hub: Hub, person: str) -> MyTurns:
    """Every table where it is somebody's turn: those with the least time first, then those that have waited longest."""
    tables = [await found(hub, id) for id in await hub.store.ids_of(person, "playing")]
    mine = [turn for table in tables if table is not None and (turn := my_turn(table, person, hub.now())) is not None]
    return MyTurns(sorted(mine, key=lambda one: (one.seconds is None, one.seconds or 0.0, one.since)))


def my_turn(table: Table, person: str, now: float) -> MyTurn | None:
    """How a table waits for somebody; None if it does not."""
    match, seat = table.match, table.seat_of(person)
    if match is None or match.is_over or seat not in match.asked or table.seats[seat].level is not None:
        return None
    others = [place.name for number, place in enumerate(table.seats) if number != seat]
    left = table.seconds_left(seat, now)
    return MyTurn(table.id, table.created.game, others, table.moved, left, match.turn_of(seat))
