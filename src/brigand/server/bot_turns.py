"""The turns of bots at a table."""

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from brigand.bots.registry import STAND_IN
from brigand.core.action import Action
from brigand.core.errors import Stale
from brigand.server.errands import tell_failure
from brigand.server.hot import Hot
from brigand.store.group import NotKept
from brigand.table.seats import PACES
from brigand.table.table import Change, Table

if TYPE_CHECKING:
    from brigand.server.hub import Hub

AGAIN: Final = 1.0
"""Seconds until a bot tries again what the database did not take."""


class BotTurns:
    """Whoever is a bot and to move, moves."""

    def __init__(self, hub: "Hub") -> None:
        self.hub = hub

    def wake(self, hot: Hot) -> None:
        """Let the bots play if it is their turn."""
        is_idle = hot.bots is None or hot.bots.done()
        if not self.hub.is_closing and is_idle and hot.lets_bots_play() and hot.table.bot_to_move():
            hot.bots = asyncio.create_task(self.play(hot), name=f"bots at {hot.table.id}")
            hot.bots.add_done_callback(tell_failure)

    async def play(self, hot: Hot) -> None:
        """One decision after another, at a pace people can follow; when, was planned before it was thought over."""
        table = hot.table
        while hot.lets_bots_play() and (seats := table.bot_to_move()):
            seat = seats[0]
            match = table.needs_match()
            decision, level = match.asked[seat], table.seats[seat].level or STAND_IN
            start = time.monotonic()
            pause = self.hub.thinkers.pause(
                level, PACES.get(table.present_pace, 0.0) * self.hub.settings.pace, match.state, seat
            )
            is_seen = hot.is_seen()
            action = await self.hub.thinkers.choose(
                match.game.id,
                level,
                match.state,
                seat,
                pause if is_seen else 0.0,
                table=table.id,
                decision=decision,
                is_seen=is_seen,
            )
            if is_seen:
                await asyncio.sleep(start + pause - time.monotonic())
            try:
                if not hot.lets_bots_play():
                    return  # held meanwhile
                await self.hub.change(table.id, bot_play(seat, decision, action))
                hot.steps = max(0, hot.steps - 1)
            except NotKept:
                await asyncio.sleep(AGAIN)
            except Stale:
                if self.hub.bus is not None:
                    return  # another server plays them
                continue  # somebody came back


def bot_play(seat: int, decision: int, action: Action) -> Callable[[Table], Change]:
    """The command of a bot, unless a person has come back meanwhile."""

    def command(table: Table) -> Change:
        if table.seats[seat].level is None:
            raise Stale("a person plays here again")
        return table.play(seat, decision, action, by_bot=True)

    return command
