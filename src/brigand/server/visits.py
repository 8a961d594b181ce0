"""When people were here last: what is old is told by that."""

import time
from collections import OrderedDict
from typing import Final

from brigand.server.errands import Errands
from brigand.store.store import Store

AGAIN: Final = 6 * 3600.0
"""Seconds after which somebody who comes again is noted anew."""
MOST_VISITORS: Final = 20_000


class Visits:
    """A few notes a day for each person."""

    def __init__(self, store: Store, errands: Errands) -> None:
        self.store = store
        self.errands = errands
        self.noted: OrderedDict[str, float] = OrderedDict()

    def note(self, person: str) -> None:
        """Somebody is here."""
        now = time.time()
        if not self.store.remembers or now - self.noted.get(person, 0.0) < AGAIN:
            return
        self.noted[person] = now
        self.noted.move_to_end(person)
        if len(self.noted) > MOST_VISITORS:
            self.noted.popitem(last=False)
        self.errands.begin(self.write_down(person, now), "a visit")

    async def write_down(self, person: str, at: float) -> None:
        """Who never gave a name is in no list."""
        await self.store.run("UPDATE people SET seen = ? WHERE id = ? AND seen < ?", at, person, at)
