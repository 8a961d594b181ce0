"""The table as a screen of the terminal (Textual)."""

import asyncio
import os
import signal
from contextlib import suppress

from textual.app import App
from textual.theme import Theme

from brigand.terminal.host import Host
from brigand.terminal.paint import INK, PAPER, TONES
from brigand.terminal.table_screen import TableScreen


def theme(shade: str) -> Theme:
    """Ink on paper, or the other way round."""
    tones = TONES[shade]
    return Theme(
        name=f"brigand-{shade}",
        dark=shade == "dark",
        primary=tones["act"],
        secondary=tones["key"],
        accent=tones["gold"],
        warning=tones["gold"],
        error=tones["warn"],
        success=tones["good"],
        foreground=INK[shade],
        background=PAPER[shade],
        surface=PAPER[shade],
        panel="#e8dcc2" if shade == "light" else "#2a251f",
    )


def shade_here(wish: str | None) -> str:
    """Light or dark: as asked for, or as the terminal says of itself (COLORFGBG); dark if it does not."""
    if wish in ("light", "dark"):
        return str(wish)
    background = os.environ.get("COLORFGBG", "").rpartition(";")[2]
    return "light" if background in ("7", "15") else "dark"


class TableApp(App[str]):
    """One host, one table screen; what it returns is said when the screen is gone."""

    ENABLE_COMMAND_PALETTE = False
    TITLE = "Brigand"

    def __init__(self, host: Host, shade: str = "dark", at: int | None = None) -> None:
        super().__init__(ansi_color=True if os.environ.get("NO_COLOR") else None)  # then no colour at all, not grey
        self.host = host
        self.shade = shade
        self.at = at
        self.trouble: BaseException | None = None
        """What ended the table, if it was not the reader."""

    def on_mount(self) -> None:
        for shade in ("light", "dark"):
            self.register_theme(theme(shade))
        self.theme = f"brigand-{self.shade}"
        self.obey_signals()
        screen = TableScreen(self.host, self.at)
        if self.at is not None:
            screen.call_later(screen.step_to, self.at)
        self.push_screen(screen)

    def obey_signals(self) -> None:
        """`kill` and a closed terminal leave the table as `quit` does."""
        for name in ("SIGTERM", "SIGHUP"):
            with suppress(AttributeError, NotImplementedError, RuntimeError, ValueError):  # not here, or not our thread
                asyncio.get_running_loop().add_signal_handler(getattr(signal, name), self.call_later, self.action_quit)

    async def action_quit(self) -> None:
        """Ctrl+Q, which Textual keeps for itself: leave as `quit` does."""
        if isinstance(self.screen, TableScreen):
            await self.screen.do_quit("")
        else:
            self.exit()

    def turn_shade(self) -> None:
        """From light to dark, or back."""
        self.shade = "light" if self.shade == "dark" else "dark"
        self.theme = f"brigand-{self.shade}"
