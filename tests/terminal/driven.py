"""A table in a terminal that a test plays at."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from textual.pilot import Pilot, WaitForScreenTimeout
from textual.widgets import Input, OptionList, Static

from brigand.bots.registry import bot
from brigand.coach.record import Noted
from brigand.core.rng import Rng
from brigand.core.state import imagined
from brigand.games import game as find_game
from brigand.table.match import Match
from brigand.terminal.app import TableApp
from brigand.terminal.host import Host
from brigand.terminal.local import LocalHost, dealt
from brigand.terminal.table_screen import TableScreen
from brigand.terminal.thinking import Thinker
from brigand.text import Texts

SECRET = "5e" * 32
SMALL, LARGE = (80, 24), (140, 45)


def seated(
    folder: Path, game: str, *, seats: int = 3, level: str = "greedy", secret: str = SECRET, language: str = "en"
) -> LocalHost:
    """Anna against bots that answer at once, with the same deal every time."""
    saved = dealt(find_game(game), {}, "Anna", [level] * (seats - 1))
    saved.secret = secret
    return LocalHost(saved, folder / "match.json", Texts(language), Thinker(50), 0.0)


def moved_on(host: LocalHost, enough: Callable[[Match], bool]) -> None:
    """Greedy bots play all seats for a while, without a screen."""
    rng, choose = Rng(5), bot("greedy", host.game)
    while not enough(host.match):
        state = host.match.state
        seat = state.to_act()[0]
        action = choose.choose(imagined(state, seat, rng), seat, rng)
        host.match.apply(seat, action)
        host.saved.actions.append(Noted(seat, host.game.notation(action)))


class Seat:
    """Somebody at a table on a screen."""

    def __init__(self, app: TableApp, pilot: "Pilot[str]") -> None:
        self.app = app
        self.pilot = pilot

    @property
    def screen(self) -> TableScreen:
        screen = self.app.screen
        assert isinstance(screen, TableScreen)
        return screen

    @property
    def host(self) -> Host:
        return self.app.host

    def text(self, id: str) -> str:
        """What a part of the screen says."""
        return str(self.screen.query_one(f"#{id}", Static).render())

    def options(self, id: str) -> list[str]:
        """What a list of the screen offers."""
        listed = self.screen.query_one(f"#{id}", OptionList)
        return [str(listed.get_option_at_index(number).prompt) for number in range(listed.option_count)]

    async def press(self, *keys: str) -> None:
        """One key after the other. On a busy machine the screen may need longer than the pilot likes to wait."""
        for key in keys:
            with suppress(WaitForScreenTimeout):
                await self.pilot.press(key)
        await self.pilot.pause()

    async def type(self, text: str) -> None:
        """Write a line and send it."""
        self.screen.query_one("#typed", Input).value = text
        await self.press("enter")

    async def until(self, what: Callable[[], object]) -> None:
        """Wait for the thing itself."""
        while not what():
            await asyncio.sleep(0.005)
            await self.pilot.pause()

    async def until_asked(self) -> None:
        await self.until(lambda: self.host.table.owed is not None or self.host.is_over)


@asynccontextmanager
async def sitting(
    host: Host, size: tuple[int, int] = SMALL, shade: str = "dark", *, wait: bool = True
) -> AsyncIterator[Seat]:
    """The table on a screen of this size; unless told otherwise, from the first question on."""
    app = TableApp(host, shade)
    async with app.run_test(size=size) as pilot:
        seat = Seat(app, pilot)
        await pilot.pause()
        if wait:
            await seat.until_asked()
        yield seat
