"""Telling people that it is their turn, once, when they are not there. What was told stands in the database."""

import asyncio
import logging
import time
from contextlib import suppress
from email.message import EmailMessage
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError

from brigand.core.errors import BrigandError
from brigand.server import mail
from brigand.server.clockwork import Alarms
from brigand.server.errands import Errands
from brigand.server.hooks import Messenger, Unsent
from brigand.server.hot import Hot
from brigand.server.notice_text import TurnNotice, hook_message, turn_letter
from brigand.server.quiet import quiet_until
from brigand.server.quotas import TooMuch
from brigand.store.notices import Notice, Notices
from brigand.table.table import Table

if TYPE_CHECKING:
    from brigand.server.hub import Hub

log = logging.getLogger("brigand.notices")
AGAIN: Final = (2.0, 15.0)
"""Seconds after which a web hook is tried once more, and the last time."""
LAST_MOMENT: Final = 3.0
"""Seconds a server that closes waits for other servers."""
FOR_GOOD: Final = ("bad_hook", "no_hooks", "hook_private", "hook_redirects")
"""Problems that another try does not mend."""


class Notifier:
    """Looks at every table after every change; whoever is waited for and away is told after a while."""

    def __init__(self, hub: "Hub") -> None:
        self.hub = hub
        self.kept = Notices(hub.store)
        self.messenger = Messenger(hub.settings.hooks)
        self.alarms = Alarms(lambda: hub.now(), self.ring)
        self.turns: dict[str, int] = {}
        """The turns of people who are away that were seen to begin, by table and seat."""
        self.errands = Errands()
        self.closing = asyncio.Event()

    async def close(self) -> None:
        """No more tries, and a moment for what is on its way."""
        self.closing.set()
        if self.errands.tasks:
            await asyncio.wait(self.errands.tasks, timeout=LAST_MOMENT)
        for task in self.errands.tasks:
            task.cancel()
        await self.errands.finish()
        self.messenger.close()

    # whose turn it is

    def look(self, hot: Hot) -> None:
        """Note turns of people who are not at the table, and those that have ended."""
        if not self.hub.store.remembers:
            return
        for number, place in enumerate(hot.table.seats):
            key, turn = f"{hot.table.id} {number}", turn_at(hot.table, number)
            if turn is None or hot.is_connected(place.person):
                if self.turns.pop(key, None) is not None:
                    self.alarms.set(key, None)
            elif self.turns.get(key) != turn:
                self.turns[key] = turn
                self.alarms.set(key, self.hub.now() + self.hub.settings.notice_seconds)

    def ring(self, key: str) -> None:
        """Somebody has been waited for long enough."""
        if not self.hub.is_closing:
            self.errands.begin(self.tell(key), f"a notice about {key}")

    async def tell(self, key: str) -> None:
        """Tell whoever is waited for, if they are away and want to be told now; else look again later."""
        id, _, number = key.partition(" ")
        try:
            hot = await self.hub.get(id)
            turn, person = turn_at(hot.table, int(number)), hot.table.seats[int(number)].person
            if turn is None or person is None:
                return
            if hot.is_connected(person):
                self.turns.pop(key, None)  # who leaves is looked at again
                return
            if self.asked_just_now(hot, person):
                self.alarms.set(key, self.hub.now() + max(1.0, self.hub.settings.notice_seconds))
                return
            wish = await self.kept.of(person)
            if wish is None or not self.reaches(wish):
                return
            quiet = quiet_until(wish, time.time())
            if quiet is not None:
                self.alarms.set(key, self.hub.now() + max(1.0, quiet - time.time()))
            elif await self.kept.claim(id, person, turn):
                self.hub.quotas.notice(person)
                self.send(wish, about(hot.table, int(number), self.hub.now()))
        except TooMuch:
            log.warning("too many notices for one person")
        except (BrigandError, SQLAlchemyError) as error:
            log.warning("a notice was not sent: %s", type(error).__name__)

    def asked_just_now(self, hot: Hot, person: str) -> bool:
        """Whether somebody without a line asked something of the table a moment ago, or has just left it."""
        last = hot.left.get(person)
        return last is not None and time.monotonic() - last < self.hub.settings.notice_seconds

    def reaches(self, wish: Notice) -> bool:
        """Whether there is a way to tell somebody."""
        return wish.has_hook or (wish.has_mail and mail.is_set(self.hub.settings))

    # telling

    def send(self, wish: Notice, turn: TurnNotice) -> None:
        """By every way that is wanted; nobody waits for it."""
        if wish.has_hook:
            self.errands.begin(self.call(wish, turn), "a web hook")
        if wish.has_mail and mail.is_set(self.hub.settings):
            self.post(turn_letter(self.hub.settings, self.hub.signer, wish, turn))

    async def call(self, wish: Notice, turn: TurnNotice) -> None:
        """A web hook, with a few tries; how it went is kept for its owner."""
        problem = await self.tried(wish, turn)
        for seconds in AGAIN:
            if not problem or problem in FOR_GOOD or self.closing.is_set():
                break
            with suppress(TimeoutError):
                await asyncio.wait_for(self.closing.wait(), seconds)
            problem = await self.tried(wish, turn)
        try:
            await self.kept.note_hook(wish, problem)
        except SQLAlchemyError as error:
            log.warning("how a web hook went was not kept: %s", type(error).__name__)

    async def tried(self, wish: Notice, turn: TurnNotice) -> str:
        """Why a web hook did not take it; empty if it did."""
        try:
            await self.messenger.post(wish.hook_url, *hook_message(wish, turn))
        except Unsent as error:
            return error.code
        return ""

    def post(self, letter: EmailMessage) -> None:
        """A letter that nobody waits for."""
        self.errands.begin(self.write(letter), "a letter")

    async def write(self, letter: EmailMessage) -> None:
        """Hand a letter over."""
        await mail.send(self.hub.settings, letter)


def turn_at(table: Table, seat: int) -> int | None:
    """The turn of a person who plays and whom somebody may wait for: other people, or a clock."""
    match, place = table.match, table.seats[seat]
    if match is None or match.is_over or seat not in match.asked or place.person is None or place.level is not None:
        return None
    return None if table.is_practice and table.clock is None else match.turn_of(seat)


def about(table: Table, seat: int, now: float) -> TurnNotice:
    """What may be told of a turn to whoever reads over a shoulder."""
    others = [place.name for number, place in enumerate(table.seats) if number != seat]
    return TurnNotice(table.id, table.created.game, others, table.seconds_left(seat, now))
