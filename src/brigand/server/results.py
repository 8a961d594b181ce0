"""What a finished match comes to: who came where, from the log alone, counted once."""

import logging
from collections.abc import Awaitable, Callable

from sqlalchemy.exc import SQLAlchemyError

from brigand.core.errors import BrigandError
from brigand.server.people import Signer
from brigand.store.group import NotKept
from brigand.store.ratings import BOT, Came, Ended, Ratings
from brigand.store.store import Store
from brigand.table.match import STOPPED
from brigand.table.table import Table

log = logging.getLogger("brigand.results")
UNREADABLE = "unreadable"


class Results:
    """Writes results down."""

    def __init__(self, store: Store, signer: Signer) -> None:
        self.kept = Ratings(store)
        self.signer = signer

    async def count(self, table: Table) -> None:
        """Write down how a match ended. What fails here is done by the next server."""
        if not self.kept.store.remembers:
            return
        try:
            await self.kept.count(ended(table, self.signer))
        except SQLAlchemyError as error:
            log.warning("the result of table %s was not written", table.id, exc_info=error)

    async def catch_up(self, load: Callable[[str], Awaitable[Table]]) -> None:
        """Count what ended while nobody could count it."""
        if not self.kept.store.remembers:
            return
        for id in await self.kept.uncounted():
            try:
                table = await load(id)
            except NotKept:
                raise
            except BrigandError:
                await self.kept.count(Ended(id, "", False, UNREADABLE, 0.0, []))  # not looked at again
                continue
            if table.status == "over":
                await self.count(table)


def ended(table: Table, signer: Signer) -> Ended:
    """A finished match. Whoever gave up, or let a bot finish, is last where it counts; what was stopped counts for
    nobody.
    """
    match = table.needs_over()
    outcome = match.outcome()
    last = max(outcome.places) + 1
    seats = []
    for number, seat in enumerate(table.seats):
        who = f"{BOT}{seat.level}" if seat.person is None else signer.handle_of(seat.person)
        gave_up = seat.person is not None and (seat.level is not None or number in match.resigned)
        place = outcome.places[number]
        name = seat.name if seat.person is not None else str(seat.level)
        seats.append(Came(who, name, table.side_of(number), place, last if gave_up else place, outcome.scores[number]))
    counts = table.rated and outcome.reason != STOPPED
    return Ended(table.id, table.created.game, counts, outcome.reason, table.moved, seats)
