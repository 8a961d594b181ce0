"""The line where everything is typed, and the list of moves beside it."""

from typing import TYPE_CHECKING, ClassVar, cast

from textual.binding import Binding
from textual.widgets import Input, OptionList

if TYPE_CHECKING:
    from brigand.terminal.table_screen import TableScreen


class TypingLine(Input):
    """The line where everything is typed. With nothing in it, arrows walk through moves and history."""

    BINDINGS: ClassVar = [
        Binding("up", "screen.highlight(-1)", show=False),
        Binding("down", "screen.highlight(1)", show=False),
        Binding("pageup", "screen.highlight(-5)", show=False),
        Binding("pagedown", "screen.highlight(5)", show=False),
        Binding("ctrl+up", "screen.scroll_board(-3)", show=False),
        Binding("ctrl+down", "screen.scroll_board(3)", show=False),
        Binding("tab", "screen.complete", show=False),
    ]

    def action_cursor_left(self, select: bool = False) -> None:
        if self.value:
            super().action_cursor_left(select)
        else:
            cast("TableScreen", self.screen).action_step(-1)

    def action_cursor_right(self, select: bool = False) -> None:
        if self.value:
            super().action_cursor_right(select)
        else:
            cast("TableScreen", self.screen).action_step(1)


class Chooser(OptionList):
    """The list of moves; keys reach it through the line."""

    can_focus = False
