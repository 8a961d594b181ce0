"""A match step by step, in pages. A page is told in small slices, one page at a time, so that nobody else waits for
it, and kept for whoever asks again.
"""

import asyncio
from collections import OrderedDict
from gzip import compress
from typing import Final, NamedTuple

import msgspec

from brigand.core.state import NOBODY
from brigand.server.past_messages import Replay
from brigand.table.errors import NotPossible
from brigand.table.match import Match
from brigand.table.table import Table
from brigand.table.telling import steps
from brigand.table.told import Step

PAGE: Final = 64
"""Steps on a page; twice the distance of the positions a match keeps."""
SLICE: Final = 8
"""Steps told before others have their turn."""


class Page(NamedTuple):
    """Which page of which telling: another version of a table may be told otherwise."""

    table: str
    version: int
    viewer: int
    first: int


class Past:
    """The pages of all tables that were asked for lately, as compressed JSON, up to so many bytes."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.kept: OrderedDict[Page, bytes] = OrderedDict()
        self.size = 0
        self.telling = asyncio.Lock()

    async def told(self, table: Table, person: str, viewer: int | None, first: int) -> bytes:
        """A page for a person: from one's own seat, after the end from any."""
        page = page_of(table, person, viewer, first)
        if page not in self.kept:
            async with self.telling:
                if page not in self.kept:
                    match = table.needs_match()
                    data = await asyncio.to_thread(compress, await written(match, page), 4)
                    if table.version != page.version:
                        return data  # as it could be told when it was asked for; nobody else gets it
                    self.keep(page, data)
                return self.kept[page]
        self.kept.move_to_end(page)
        return self.kept[page]

    def keep(self, page: Page, data: bytes) -> None:
        """Make room: what was not asked for longest goes first."""
        self.kept[page] = data
        self.size += len(data)
        while self.size > self.most and len(self.kept) > 1:
            _, gone = self.kept.popitem(last=False)
            self.size -= len(gone)


def page_of(table: Table, person: str, viewer: int | None, first: int) -> Page:
    """The page a person may read."""
    match = table.needs_match()
    own = table.seat_of(person)
    seen_from = own if viewer is None else viewer
    if not NOBODY <= seen_from < match.seats:
        raise NotPossible("table-no_such_seat")
    if seen_from not in (own, NOBODY) and not match.is_over:
        raise NotPossible("table-not_over")
    return Page(table.id, table.version, seen_from, min(first, match.number) // PAGE * PAGE)


async def written(match: Match, page: Page) -> bytes:
    """A page as JSON. The match may go on meanwhile; what was played by now is told."""
    total, is_open = match.number + 1, match.is_over
    found: list[Step] = []
    last = min(page.first + PAGE, total)
    for begin in range(page.first, last, SLICE):
        for step in steps(match, page.viewer, begin, min(begin + SLICE, last)):
            step.view = msgspec.Raw(msgspec.json.encode(step.view))
            found.append(step)
        await asyncio.sleep(0)
    viewer = None if page.viewer == NOBODY else page.viewer
    return msgspec.json.encode(Replay(viewer, is_open, total, page.first, found))
