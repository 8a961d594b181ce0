"""What the screen of a table shows: status, panels, board, hand; moves to choose from; log, chat, rules and hints."""

from collections import Counter
from typing import TYPE_CHECKING, cast

import msgspec
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Container, VerticalScroll
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static, TabbedContent, TabPane
from textual.widgets.option_list import Option

from brigand.core.action import Action
from brigand.core.board import Row, Span, flowing, marked
from brigand.terminal.host import Host
from brigand.terminal.line_widget import Chooser, TypingLine
from brigand.terminal.paint import painted
from brigand.terminal.standing import WISHES, Offer, answers, menu, result, standing, time_left, wish_text
from brigand.terminal.wire import Place, Replay
from brigand.terminal.words import Speaker, Verdict

if TYPE_CHECKING:
    from brigand.terminal.app import TableApp

KEYS = {
    "f1": "help",
    "f2": "hint",
    "f3": "rules",
    "ctrl+z": "undo",
    "f4": "log",
    "f5": "chat",
    "f6": "list",
    "f9": "menu",
    "ctrl+q": "quit",
    "f7": "language",
    "f8": "shade",
}
"""Each has a text, `terminal-key-<name>`."""


MANY = 8
"""More moves of a kind than this stand below the others."""
HIGH = 34
"""Rows from which on there is room for more than the necessary."""


class Scene(Screen[None]):
    """One table. `at` is the earlier position that is looked at, None for now."""

    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (112, "-wide")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-low"), (HIGH, "-high")]  # noqa: RUF012
    AUTO_FOCUS = "#typed"
    CSS_PATH = "table.tcss"

    def __init__(self, host: Host, at: int | None = None) -> None:
        super().__init__()
        self.host = host
        self.at = at
        self.past: Replay | None = None
        self.viewer: int | None = None
        """From whose seat the past is looked at; None is one's own."""
        self.offered: list[Action] = []
        self.shown_lines = 0
        self.retold = -1
        self.as_list = False
        self.is_stale = False
        self.is_menu = False
        """Whether the list shows what can be done besides playing."""
        self.asked_for = ""
        """The move that was written down and waits for a second Enter."""
        self.picked: dict[str, object] = {}
        """What was pointed at on the board: fields of actions and their values."""

    @property
    def speaker(self) -> Speaker:
        """The words of this moment."""
        return self.host.speaker

    @property
    def shade(self) -> str:
        """Light or dark."""
        return cast("TableApp", self.app).shade

    def compose(self) -> ComposeResult:
        say = self.host.texts.say
        yield Static(id="status", markup=False)
        yield Static(id="panels", markup=False)
        with Container(id="body"):
            with Container(id="middle"):
                with VerticalScroll(id="scene", can_focus=False):
                    yield Static(id="board", markup=False)
                yield Static(id="hand", markup=False)
            yield Chooser(id="moves", markup=False)
            with TabbedContent(id="side"):
                with TabPane(say("tab-log"), id="tab-log"):
                    yield OptionList(id="log", markup=False)
                with TabPane(say("tab-chat"), id="tab-chat"):
                    yield OptionList(id="chat", markup=False)
                with TabPane(say("tab-rules"), id="tab-rules"):
                    yield OptionList(id="rules", markup=False)
                with TabPane(say("hint"), id="tab-hint"):
                    yield OptionList(id="hints", markup=False)
        yield Static(id="verdict", markup=False)
        yield TypingLine(id="typed", placeholder=say("terminal-type"), max_length=400)
        yield Static(id="keys", markup=False)

    def on_mount(self) -> None:
        self.host.listen = self.refresh_soon
        self.show_all()
        self.set_interval(1, self.tick)
        self.call_after_refresh(self.begin)

    def tick(self) -> None:
        """Clocks run on while nothing happens."""
        if self.host.table.clock is not None and not self.host.is_over:
            self.show_panels()

    def begin(self) -> None:
        """Once the table is in sight, the match goes on."""
        self.run_worker(self.host.run(), name="host", exit_on_error=False)

    def refresh_soon(self) -> None:
        """The table has changed; show it when there is time, once for all that changed until then."""
        if self.is_attached and not self.is_stale:
            self.is_stale = True
            self.call_next(self.show_all)

    def on_resize(self, event: events.Resize) -> None:
        """Another size: draw for it, and keep the end of the log in sight."""
        self.call_after_refresh(self.show_all)
        self.call_after_refresh(self.query_one("#log", OptionList).scroll_end, animate=False)

    # showing

    def show_all(self) -> None:
        """Everything that depends on the table."""
        self.is_stale = False
        self.show_status()
        self.show_board()
        self.show_moves()
        self.show_log()
        self.show_chat()
        self.show_keys()

    def view(self) -> msgspec.Struct | None:
        """The position that is looked at."""
        if self.at is not None and self.past is not None:
            return self.host.viewed(self.past.steps[self.at].view)
        return None if self.host.table.status == "lobby" else self.host.view

    def show_status(self) -> None:
        """One sentence about who must do what."""
        status = self.query_one("#status", Static)
        table = self.host.table
        mine = table.owed is not None and self.at is None
        status.set_class(mine, "act")
        status.update(self.status_text())

    def status_text(self) -> str:
        """What the status line says."""
        table, speaker = self.host.table, self.speaker
        if self.at is not None:
            return speaker.say("history-shown", move=self.at) + " " + speaker.say("terminal-steps")
        if table.status == "lobby":
            sentence = speaker.say("mine-lobby")
        elif table.status == "over":
            sentence = " ".join(result(self.host)[:1])
        else:
            sentence = speaker.status(self.host.view, self.host.seat)
        marks = standing(self.host) + ([speaker.say("terminal-practice")] if self.host.is_practice else [])
        return f"{sentence}  [{' · '.join(marks)}]" if marks else sentence

    def show_board(self) -> None:
        """Panels, board and hand, as wide as there is room."""
        view = self.view()
        width = max(20, self.query_one("#scene").size.width - 3)
        self.show_panels()
        rows: list[Row] = self.lobby() if view is None else self.scene(view, width)
        self.query_one("#board", Static).update(painted(rows, self.shade))
        hand = [] if view is None else self.speaker.board.hand(view, self.speaker, width)
        self.query_one("#hand", Static).update(painted(hand, self.shade))

    def show_panels(self) -> None:
        """Everybody at the table."""
        panels = self.panels(self.view(), self.size.width - 2)
        self.query_one("#panels", Static).update(painted(panels, self.shade))

    def scene(self, view: msgspec.Struct, width: int) -> list[Row]:
        """The board as a picture, or as sentences; at the end the account."""
        board, speaker = self.speaker.board, self.speaker
        if self.as_list:
            return [[Span(sentence)] for sentence in board.sentences(view, speaker)]
        rows = board.rows(view, speaker, width)
        if self.host.is_over and self.at is None:
            account = [[Span(line, "bold" if number == 0 else "")] for number, line in enumerate(result(self.host))]
            return [*account, [], *rows]
        return rows

    def lobby(self) -> list[Row]:
        """The seats before the deal."""
        say = self.speaker.say
        rows: list[Row] = [[Span(say("lobby-title", game=say(f"{self.host.game.id}-name")), "bold")], []]
        for seat, place in enumerate(self.host.table.seats):
            name = say("seat-open") if place.kind == "open" else place.name
            extra = (
                f" ({say(f'bot-{place.level}')})"
                if place.level and self.speaker.texts.has(f"bot-{place.level}")
                else ""
            )
            ready = f"  ✓ {say('ready-mark')}" if place.ready else ""
            rows.append([marked(seat, f"{seat + 1} {name}{extra}"), Span(ready, "good")])
        return [*rows, [], [Span(say("terminal-lobby"), "dim")]]

    def panels(self, view: msgspec.Struct | None, width: int) -> list[Row]:
        """Everybody in a row: who, who is to act, and what the game tells."""
        items: list[Row] = []
        for seat, place in enumerate(self.host.table.seats):
            acts = seat in self.host.table.to_act and self.at is None
            name = self.speaker.who(seat) if place.kind != "open" else self.speaker.say("seat-open")
            row: Row = [Span("▶" if acts else " ", "act"), marked(seat, name)]
            if place.kind == "person" and absence(place):
                row.append(Span(f" ({self.speaker.say(absence(place))})", "warn"))
            left = time_left(self.host, seat) if self.at is None else ""
            if left:
                row.append(Span(f" ⏱{left}", "act" if acts else "dim"))
            if view is not None:
                row += [Span(" "), *self.speaker.board.panel(view, self.speaker, seat)]
            items.append(row)
        return flowing(items, width, "  ")

    def show_moves(self) -> None:
        """The moves that are offered, those that fit what was typed; after the end what may come next."""
        moves = self.query_one("#moves", OptionList)
        typed = self.query_one("#typed", Input).value
        chosen = moves.highlighted_option.id if moves.highlighted is not None and moves.highlighted_option else None
        options = self.move_options(typed)
        moves.clear_options()
        moves.add_options(options)
        enabled = [number for number, option in enumerate(options) if not option.disabled]
        same = [number for number in enabled if options[number].id == chosen]
        plain = [number for number in enabled if options[number].id not in [f"do {answer}" for answer in WISHES]]
        moves.highlighted = [*same, *plain, None][0]

    def move_options(self, typed: str) -> list[Option]:
        """What the table asks, then moves in groups, each in words and in notation; or the menu."""
        if self.is_menu:
            return [chosen_by(offer) for offer in menu(self.host) if typed.lower() in offer.words.lower()]
        return [*self.table_options(), *self.own_options(typed)]

    def table_options(self) -> list[Option]:
        """What somebody asks, or what the table waits for."""
        if self.at is not None:
            return []
        wish = wish_text(self.host)
        return [
            *([Option(Text(wish, "bold"), disabled=True)] if wish else []),
            *map(chosen_by, answers(self.host)),
        ]

    def own_options(self, typed: str) -> list[Option]:
        """The moves that are offered."""
        self.offered = self.host.legal if self.at is None else []
        options: list[Option] = []
        group = ""
        wanted = typed.lower().split()
        for number, action in in_groups(self.offered):
            notation = self.host.game.notation(action)
            words = self.speaker.action(self.host.view, action.fields(), short=True)
            if not fits(action, self.picked) or not all(part in f"{notation} {words}".lower() for part in wanted):
                continue
            verb = str(action.fields()["do"])
            if verb != group and len(self.offered) > 6 and self.size.height >= HIGH:
                options.append(Option(Text(f"─ {verb.replace('_', ' ')} ─"), disabled=True))
            group = verb
            text = Text(f"{number + 1:>2} {words}  ")
            text.append(notation, "dim italic")
            options.append(Option(text, id=f"move {number}"))
        return options or self.idle_options(typed)

    def idle_options(self, typed: str) -> list[Option]:
        """What the list says when there is nothing to choose."""
        say = self.speaker.say
        if self.at is None and self.host.is_over:
            return [
                Option(say("terminal-again"), id="do new"),
                Option(say("replay"), id="do history"),
                Option(say("terminal-key-quit"), id="do quit"),
            ]
        if self.at is not None and self.past is not None:
            return [Option(self.log_line(event), disabled=True) for event in self.past.steps[self.at].events]
        sentence = say("terminal-nothing_fits") if typed and self.offered else self.status_text()
        return [Option(Text(sentence), disabled=True)]

    def show_log(self) -> None:
        """New lines of the log; all of it when it is told otherwise. Each leads to its position."""
        log = self.query_one("#log", OptionList)
        if self.host.retold != self.retold or len(self.host.lines) < self.shown_lines:
            log.clear_options()
            self.shown_lines, self.retold = 0, self.host.retold
        fresh = self.host.lines[self.shown_lines :]
        if fresh:
            log.add_options([Option(self.log_line(line.event)) for line in fresh])
            self.shown_lines = len(self.host.lines)
            log.highlighted = log.option_count - 1
            log.call_after_refresh(log.scroll_end, animate=False)

    def show_place(self) -> None:
        """Where in the log the position is that is looked at."""
        log = self.query_one("#log", OptionList)
        before = [number for number, line in enumerate(self.host.lines) if self.at is None or line.move <= self.at]
        log.highlighted = before[-1] if before else None

    def log_line(self, event: dict[str, object]) -> Text:
        """An event with the mark of who caused it."""
        seat = event.get("seat")
        row: Row = [marked(seat), Span(" ")] if isinstance(seat, int) and 0 <= seat < len(self.host.table.seats) else []
        return wrapping(painted([[*row, Span(self.speaker.event(event))]], self.shade))

    def show_chat(self) -> None:
        """What was said, and what the terminal itself noted."""
        chat = self.query_one("#chat", OptionList)
        said = [self.speaker.remark(remark) for remark in self.host.table.remarks] + self.host.notes
        if chat.option_count != len(said):
            chat.clear_options()
            chat.add_options([Option(Text(line)) for line in said])
            chat.highlighted = len(said) - 1 if said else None

    def show_keys(self) -> None:
        """The keys at the foot."""
        row: Row = []
        for key, name in KEYS.items():
            row.append(Span(key.replace("ctrl+", "^").upper(), "reverse", ("key", name)))
            row.append(Span(f"{self.host.texts.say(f'terminal-key-{name}')} ", "", ("key", name)))
        self.query_one("#keys", Static).update(painted([row], self.shade))

    def show_verdict(self, verdict: Verdict | None, tone: str = "warn") -> None:
        """Why not, and the rule; None makes room again."""
        box = self.query_one("#verdict", Static)
        box.set_class(verdict is not None, "shown")
        if verdict is not None:
            rows: list[Row] = [[Span(("✗ " if tone == "warn" else "") + verdict.sentence, tone)]]
            if verdict.rule is not None:
                rows.append([Span(f"{verdict.text} ", "dim"), Span(f"({verdict.rule})", "dim")])
            box.update(wrapping(painted(rows, self.shade)))


def chosen_by(offer: Offer) -> Option:
    """A command in the list."""
    return Option(Text(f"   {offer.words}"), id=f"do {offer.command}")


def absence(place: Place) -> str:
    """The text that tells why somebody does not play; empty if he does."""
    if place.resigned:
        return "seat-resigned"
    if place.level is not None:
        return "seat-stand_in"
    return "" if place.connected else "seat-away"


def wrapping(text: Text) -> Text:
    """The same text, broken where the room ends."""
    text.no_wrap = False
    return text


def in_groups(offered: list[Action]) -> list[tuple[int, Action]]:
    """Moves with their numbers; kinds of which there are very many come last, so that they hide nothing."""
    counts = Counter(str(action.fields()["do"]) for action in offered)
    return sorted(enumerate(offered), key=lambda one: counts[str(one[1].fields()["do"])] > MANY)


def fits(action: Action, picked: dict[str, object]) -> bool:
    """Whether an action is about everything that was pointed at."""
    return all(has(action, field, value) for field, value in picked.items())


def has(action: Action, field: str, value: object) -> bool:
    """Whether an action is about something that was pointed at; a card may be one of several."""
    fields = action.fields()
    given = fields.get(field)
    if isinstance(given, list) or (given is None and f"{field}s" in fields):
        several = given if given is not None else fields[f"{field}s"]
        return isinstance(several, list) and value in several
    return given == value
