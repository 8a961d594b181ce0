"""Answers in advance: what a seat said beforehand to small questions is answered for it, also when nobody is there.

It comes after a pause like a person's, is played like any answer, and open facts decide (`Game.answered_ahead`).
"""

import asyncio
import math
import random
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from brigand.core.action import Action
from brigand.core.errors import Stale
from brigand.server.errands import tell_failure
from brigand.server.hot import Hot
from brigand.server.notice_messages import AheadInfo, Lasting
from brigand.store.ahead import Ahead, Said
from brigand.table.errors import NotPossible
from brigand.table.match import Match
from brigand.table.table import Change, Table

if TYPE_CHECKING:
    from brigand.server.hub import Hub

LEAST: Final = 0.8
MOST: Final = 7.0
MEDIAN: Final = 2.2
SPREAD: Final = 0.5
"""Of a pause in seconds, as web/src/lib/pause.ts draws it where a browser answers by itself."""
CHANCE: Final = random.SystemRandom()


def natural_pause() -> float:
    """How long an answer takes, as if somebody had looked at the cards: log-normal, as people's are."""
    return min(MOST, max(LEAST, MEDIAN * math.exp(CHANCE.gauss(0, SPREAD))))


class AheadAnswers:
    """Answers what was answered in advance."""

    def __init__(self, hub: "Hub") -> None:
        self.hub = hub
        self.kept = Ahead(hub.store)
        self.tasks: dict[tuple[str, int, int], asyncio.Task[None]] = {}

    async def close(self) -> None:
        """The next server begins again."""
        for task in self.tasks.values():
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)

    def look(self, hot: Hot) -> None:
        """Begin to answer for seats that are asked what can be answered in advance."""
        match = hot.table.match
        if match is None or match.is_over or self.hub.is_closing or not self.hub.store.remembers:
            return
        names = match.game.ahead()
        for seat, decision in match.asked.items() if names else ():
            key, place = (hot.table.id, seat, decision), hot.table.seats[seat]
            is_played = place.person is not None and place.level is None and key not in self.tasks
            if is_played and match.game.answered_ahead(match.state, seat, names) is not None:
                task = self.tasks[key] = asyncio.create_task(self.answer(hot, seat, decision), name="an answer ahead")
                task.add_done_callback(partial(self.done, key))
                task.add_done_callback(tell_failure)

    def done(self, key: tuple[str, int, int], task: asyncio.Task[None]) -> None:
        """An answer was given, or there was none."""
        self.tasks.pop(key, None)

    async def answer(self, hot: Hot, seat: int, decision: int) -> None:
        """Answer after a pause, if it was said and is not taken back meanwhile."""
        with hot.in_use():
            if await self.answer_of(hot.table, seat, decision) is None:
                return
            await asyncio.sleep(natural_pause() if self.hub.settings.pace > 0 else 0)
            action = await self.answer_of(hot.table, seat, decision)
        if action is not None:
            with suppress(Stale):  # somebody was faster: its owner, or another server
                await self.hub.change(hot.table.id, played(seat, decision, action))

    async def answer_of(self, table: Table, seat: int, decision: int) -> Action | None:
        """What a seat said in advance to the question it is asked."""
        person = table.seats[seat].person
        said = {} if person is None else await self.kept.of(table.id, person)
        match = table.match
        if match is None or match.is_over or match.asked.get(seat) != decision or table.seats[seat].level is not None:
            return None
        return match.game.answered_ahead(match.state, seat, list(holding(match, said)))

    async def told(self, table: Table, person: str) -> AheadInfo:
        """What can be said here, and what somebody has said."""
        table.needs_own_seat(person)
        match = table.needs_match()
        return AheadInfo(match.game.ahead(), holding(match, await self.kept.of(table.id, person)))

    async def say(self, hot: Hot, person: str, said: dict[str, Lasting]) -> None:
        """Keep what somebody says from now on."""
        table = hot.table
        table.needs_own_seat(person)
        match = table.needs_running()
        if any(name not in match.game.ahead() for name in said):
            raise NotPossible("table-cannot_say")
        moves: Said = {name: match.number if lasting == "turn" else None for name, lasting in said.items()}
        await self.kept.keep(table.id, person, moves)
        self.look(hot)


def holding(match: Match, said: Said) -> dict[str, Lasting]:
    """What of it still holds."""
    lasting: dict[str, Lasting] = {}
    for name, move in said.items():
        if move is None:
            lasting[name] = "match"
        elif not match.is_over and match.is_same_turn(move):
            lasting[name] = "turn"
    return lasting


def played(seat: int, decision: int, action: Action) -> Callable[[Table], Change]:
    """The command of a seat that answered in advance, unless a bot plays there by now."""

    def command(table: Table) -> Change:
        match = table.needs_running()
        if table.seats[seat].level is not None or match.asked.get(seat) != decision:
            raise Stale("this was answered already")
        return table.play(seat, decision, action)

    return command
