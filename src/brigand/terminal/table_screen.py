"""The screen of a table: what can be typed, chosen and clicked there, and what comes of it."""

from collections.abc import Callable, Coroutine
from os.path import commonprefix
from typing import TYPE_CHECKING, Any, ClassVar, cast

from rich.text import Text
from textual import events, on
from textual.binding import Binding
from textual.widgets import Input, OptionList, TabbedContent
from textual.widgets.option_list import Option
from textual.worker import Worker, WorkerState

from brigand.coach.hint import Hint
from brigand.core.errors import BrigandError
from brigand.table.errors import NotPossible
from brigand.terminal.commands import COMMANDS, Typed, completions, understood
from brigand.terminal.manners import Manners, number_in, seat_named
from brigand.terminal.scene import KEYS, Scene, fits
from brigand.terminal.standing import menu
from brigand.terminal.words import Verdict, rules_with
from brigand.text import LANGUAGES, Texts

if TYPE_CHECKING:
    from brigand.terminal.app import TableApp


class TableScreen(Manners, Scene):
    """One table, to be played at."""

    BINDINGS: ClassVar = [
        *(Binding(key, f"key('{name}')", show=False, priority=True) for key, name in KEYS.items()),
        Binding("escape", "back", show=False, priority=True),
    ]
    # typing and choosing

    @on(Input.Changed, "#typed")
    def narrow(self) -> None:
        """Only what fits stays in the list."""
        self.show_moves()
        value = self.query_one("#typed", Input).value
        if value and value != self.asked_for:
            self.show_verdict(None)

    @on(Input.Submitted, "#typed")
    async def submitted(self, event: Input.Submitted) -> None:
        """A move or a command; a beginning becomes the chosen move first."""
        text = event.value.strip()
        if not text:
            self.fill()
            return
        try:
            typed = understood(self.host, text)
        except BrigandError as error:
            if self.chosen() is not None:
                self.fill()
            else:
                self.show_verdict(self.speaker.verdict(error))
            return
        self.query_one("#typed", Input).value = ""
        await self.do(typed)

    def chosen(self) -> str | None:
        """The id of the highlighted option."""
        moves = self.query_one("#moves", OptionList)
        option = moves.highlighted_option
        return None if option is None or option.disabled else option.id

    def fill(self) -> None:
        """Write the highlighted move down: Enter plays it."""
        id = self.chosen()
        line = self.query_one("#typed", Input)
        if id is not None and id.startswith("move "):
            action = self.offered[int(id[5:])]
            line.value = self.asked_for = self.host.game.notation(action)
            line.cursor_position = len(line.value)
            asked = self.speaker.action(self.host.view, action.fields())
            question = asked if asked[-1] in ".!?…" else self.speaker.say("status-confirm", action=asked)
            self.show_verdict(Verdict(f"{question}  ⏎"), "act")
        elif id is not None:
            command, _, rest = id.removeprefix("do ").partition(" ")
            line.value = ""
            self.run_command(Typed(command, rest))

    @on(OptionList.OptionSelected, "#moves")
    def clicked(self, event: OptionList.OptionSelected) -> None:
        """The first click writes a move down, the second plays it."""
        line = self.query_one("#typed", Input)
        id = event.option.id or ""
        if id.startswith("move ") and line.value == self.host.game.notation(self.offered[int(id[5:])]):
            self.run_worker(line.action_submit())
        else:
            self.fill()

    @on(OptionList.OptionSelected, "#log")
    def past_line(self, event: OptionList.OptionSelected) -> None:
        """A line of the log shows its position."""
        self.go(lambda: self.step_to(self.host.lines[event.option_index].move))

    @on(OptionList.OptionSelected, "#hints")
    def take_hint(self, event: OptionList.OptionSelected) -> None:
        """A hint is written down like a chosen move."""
        self.query_one("#typed", Input).value = event.option.id or ""
        self.query_one("#typed", Input).focus()

    def action_highlight(self, by: int) -> None:
        """Another move in the list."""
        moves = self.query_one("#moves", OptionList)
        for _ in range(abs(by)):
            if by > 0:
                moves.action_cursor_down()
            else:
                moves.action_cursor_up()

    def action_scroll_board(self, by: int) -> None:
        """Another part of a board that is higher than its room."""
        self.query_one("#scene").scroll_relative(y=by, animate=False)

    def action_complete(self) -> None:
        """As far as what was typed has one meaning; with nothing typed, the highlighted move."""
        line = self.query_one("#typed", Input)
        found = completions(self.host, line.value) if line.value else []
        if not found:
            self.fill()
            return
        line.value = commonprefix(found)  # noqa: RUF071
        line.cursor_position = len(line.value)

    def on_click(self, event: events.Click) -> None:
        """A click on something that can be pointed at."""
        pick = event.style.meta.get("pick")
        if pick is not None:
            self.pick(*pick)

    def pick(self, field: str, value: object) -> None:
        """Something on the board was pointed at: moves with it, or a key at the foot."""
        if field == "key":
            self.action_key(str(value))
            return
        together = {**self.picked, field: value}
        both = [action for action in self.host.legal if fits(action, together)]
        self.picked = together if both else {field: value}
        if not any(fits(action, self.picked) for action in self.host.legal):
            self.picked = {}
            self.show_verdict(Verdict(self.speaker.say("terminal-nothing_there")))
        self.show_moves()

    # commands

    def run_command(self, typed: Typed) -> None:
        """Do something without waiting for it here."""
        self.go(lambda: self.do(typed))

    def go(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Work beside the screen; what goes wrong is a sentence."""

        async def guarded() -> None:
            try:
                await work()
            except BrigandError as error:
                self.show_verdict(self.speaker.verdict(error))

        self.run_worker(guarded(), exit_on_error=True)

    async def do(self, typed: Typed) -> None:
        """Carry out what was typed."""
        self.show_verdict(None)
        self.is_menu = False
        try:
            if typed.action is not None:
                self.at = None
                self.picked = {}
                await self.host.act(typed.action)
            else:
                await getattr(self, f"do_{typed.command}")(typed.rest)
        except BrigandError as error:
            self.show_verdict(self.speaker.verdict(error))
        self.show_all()

    def action_key(self, name: str) -> None:
        """A key of the foot."""
        if name == "shade":
            cast("TableApp", self.app).turn_shade()
            self.redraw()
        elif name == "list":
            self.as_list = not self.as_list
            self.show_board()
        elif name == "chat":
            self.query_one("#side", TabbedContent).active = "tab-chat"
            self.query_one("#typed", Input).value = "say "
            self.query_one("#typed", Input).cursor_position = 4
        else:
            self.run_command(Typed(name))

    def redraw(self) -> None:
        """Everything in other colours or another language."""
        self.retold = -1
        self.show_all()

    async def do_help(self, rest: str) -> None:
        """Keys and commands, in place of the board's log."""
        rows = [Option(Text(self.speaker.say("terminal-help")))]
        rows += [
            Option(Text(f"{key.replace('ctrl+', '^').upper():>4}  {self.speaker.say(f'terminal-key-{name}')}"))
            for key, name in KEYS.items()
        ]
        rows += [Option(Text(f"{name}: {self.speaker.say(f'terminal-help-{name}')}")) for name in COMMANDS]
        self.fill_side("tab-rules", "#rules", rows)

    async def do_rules(self, rest: str) -> None:
        """The rules of the game; with a word a chapter, a rule, or those that say it."""
        game, options = self.host.game.id, []
        for chapter, ids in rules_with(self.speaker, rest).items():
            options.append(Option(Text(self.speaker.say(f"{game}-chapter-{chapter}"), "bold"), disabled=True))
            for id in ids:
                options.append(Option(Text(f"• {self.speaker.rule(id)} ").append(id, "dim")))
        if not options:
            options = [Option(Text(self.speaker.say("rules-none")))]
        self.fill_side("tab-rules", "#rules", options)

    def fill_side(self, tab: str, list_id: str, options: list[Option]) -> None:
        """Show something at the side."""
        target = self.query_one(list_id, OptionList)
        target.clear_options()
        target.add_options(options)
        self.query_one("#side", TabbedContent).active = tab

    async def do_menu(self, rest: str) -> None:
        """What can be done besides playing, in the list of moves."""
        self.at = None
        self.is_menu = bool(menu(self.host))
        if not self.is_menu:
            raise NotPossible("table-not_here")

    def inform(self, sentence: str) -> None:
        """Where refusals stand too, but it is none."""
        self.show_verdict(Verdict(sentence), "good")

    async def do_moves(self, rest: str) -> None:
        """The list is there already; a word narrows it."""
        self.query_one("#typed", Input).value = rest

    async def do_board(self, rest: str) -> None:
        """The board as sentences, or drawn again."""
        self.as_list = not self.as_list

    async def do_status(self, rest: str) -> None:
        """It is always there."""

    async def do_log(self, rest: str) -> None:
        """The log at the side, ready to be walked through."""
        self.query_one("#side", TabbedContent).active = "tab-log"
        self.query_one("#log", OptionList).focus()

    async def do_hint(self, rest: str) -> None:
        """The best moves, thought over beside the screen."""
        self.fill_side("tab-hint", "#hints", [Option(Text(self.speaker.say("hint-thinking"), "dim"), disabled=True)])
        found: list[Hint] = []
        try:
            found = await self.host.hints()
        finally:  # if there is none, the verdict says why
            self.fill_side("tab-hint", "#hints", [self.hint_option(hint) for hint in found])

    def hint_option(self, hint: Hint) -> Option:
        """A move, what it promises, and why."""
        text = Text()
        text.append(self.speaker.say("percent", percent=round(hint.win * 100)) + "  ", "bold")
        text.append(self.speaker.action(self.host.view, hint.action), "bold")
        text.append(f"\n{self.speaker.because(hint.because)}")
        return Option(text, id=hint.notation)

    async def do_undo(self, rest: str) -> None:
        """Take the last own move back."""
        self.at = None
        await self.host.undo()
        if self.host.notes:
            self.show_verdict(Verdict(self.host.notes[-1]), "good")

    async def do_history(self, rest: str) -> None:
        """An earlier position."""
        await self.step_to(number_in(rest, 0))

    async def do_see(self, rest: str) -> None:
        """Look at the past from another seat; 0 is a watcher's place."""
        self.viewer = seat_named(rest)
        self.past = None
        await self.step_to(self.at or 0)

    async def do_say(self, rest: str) -> None:
        """Chat."""
        await self.host.say(rest)
        self.query_one("#side", TabbedContent).active = "tab-chat"

    async def do_language(self, rest: str) -> None:
        """Another language: the one named, or the next."""
        now = LANGUAGES.index(self.host.texts.language)
        self.host.speak(Texts(rest or LANGUAGES[(now + 1) % len(LANGUAGES)]))
        names = {"tab-log": "tab-log", "tab-chat": "tab-chat", "tab-rules": "tab-rules", "tab-hint": "hint"}
        side = self.query_one("#side", TabbedContent)
        for tab, text in names.items():
            side.get_tab(tab).label = self.host.texts.say(text)
        self.query_one("#typed", Input).placeholder = self.host.texts.say("terminal-type")
        self.redraw()

    async def do_save(self, rest: str) -> None:
        """Keep the match in a file of one's own."""
        self.show_verdict(Verdict(self.host.save(rest)), "good")

    async def do_new(self, rest: str) -> None:
        """Another match."""
        self.at = self.past = None
        await self.host.again()
        self.redraw()

    async def do_quit(self, rest: str) -> None:
        """Leave; the match is kept."""
        await self.host.close()
        cast("TableApp", self.app).exit(self.host.farewell())

    def on_worker_state_changed(self, event: Worker.StateChanged) -> None:
        """A host that cannot go on ends the table, with its reason."""
        if event.worker.name == "host" and event.state is WorkerState.ERROR:
            app = cast("TableApp", self.app)
            app.trouble = event.worker.error
            app.exit(None)

    # history

    def action_step(self, by: int) -> None:
        """One position back or on."""
        now = self.host.table.move
        self.go(lambda: self.step_to((now if self.at is None else self.at) + by))

    async def step_to(self, number: int) -> None:
        """Look at an earlier position; past the last one it is now again."""
        now = self.host.table.move
        if number >= now and not self.host.is_replay:
            self.at = None
        else:
            if self.past is None or len(self.past.steps) <= min(number, now) or not self.host.is_over:
                self.past = await self.host.replay(self.viewer)
            self.at = max(0, min(number, len(self.past.steps) - 1))
        self.show_all()
        self.show_place()

    def action_back(self) -> None:
        """Esc: forget what was typed, leave a list, come back to now."""
        line = self.query_one("#typed", Input)
        self.show_verdict(None)
        if self.is_menu:
            self.is_menu = False
            self.show_moves()
        elif not line.has_focus:
            line.focus()
        elif line.value or self.picked:
            line.value = ""
            self.picked = {}
            self.show_moves()
        elif self.at is not None and not self.host.is_replay:
            self.at = None
            self.show_all()
