"""The first screen when no game was named: the games, and matches that are not over."""

from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from brigand.games import GAMES
from brigand.terminal import saves
from brigand.terminal.app import shade_here, theme
from brigand.text import Texts


class HomeApp(App[str]):
    """Answers with the id of a game."""

    ENABLE_COMMAND_PALETTE = False
    TITLE = "Brigand"
    BINDINGS: ClassVar = [Binding("escape,ctrl+q,q", "leave", show=False)]
    CSS = """
    #title { padding: 1 2; text-style: bold; }
    #games { border: none; padding: 0 2; background: $background; height: 1fr; }
    """

    def __init__(self, texts: Texts, wish: str | None = None) -> None:
        super().__init__()
        self.texts = texts
        self.shade = shade_here(wish)

    def compose(self) -> ComposeResult:
        yield Static(self.texts.say("home-title"), id="title", markup=False)
        yield OptionList(*(self.option(game) for game in GAMES), id="games", markup=False)

    def on_mount(self) -> None:
        self.register_theme(theme(self.shade))
        self.theme = f"brigand-{self.shade}"

    def option(self, game: str) -> Option:
        """A game: its name, what it is about, and whether a match waits."""
        say = self.texts.say
        text = Text(say(f"{game}-name"), "bold")
        if saves.unfinished(game) is not None:
            text.append(f"  ▶ {say('mine-playing')}", "italic")
        return Option(text.append(f"\n{say(f'{game}-tagline')}\n", "not bold"), id=game)

    @on(OptionList.OptionSelected)
    def chosen(self, event: OptionList.OptionSelected) -> None:
        """This one."""
        self.exit(event.option.id)

    def action_leave(self) -> None:
        """None of them."""
        self.exit(None)
