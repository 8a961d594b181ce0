"""The plain table: one sentence per event, moves typed in notation. A screen reader reads it, a script can drive it."""

import asyncio
import sys
import threading
from collections.abc import Callable
from typing import TextIO

from brigand.core.errors import BrigandError
from brigand.rulebook import chapters
from brigand.terminal.commands import COMMANDS, Typed, completions, understood, why
from brigand.terminal.host import Host
from brigand.terminal.manners import Manners, duration, menu, standing, time_left, wish_text
from brigand.text import Texts

PROMPT = "> "
LOW = 10.0
"""Seconds left at which the reader is warned."""


class Lines(Manners):
    """Reads lines and writes sentences until one side has had enough."""

    def __init__(self, host: Host, source: TextIO, write: Callable[[str], None]) -> None:
        self.host = host
        self.source = source
        self.write = write
        self.is_typed = source.isatty()
        self.told = 0
        self.retold = host.retold
        self.noted = 0
        self.heard = 0
        self.asked: tuple[int, int] | None = None
        self.stood: list[str] = []
        self.wished = ""
        self.is_warned = False
        self.typed: asyncio.Queue[str | None] = asyncio.Queue()
        self.ask = threading.Event()
        self.is_invited = False
        self.is_left = False
        self.viewer: int | None = None
        """From whose seat the past is looked at."""

    async def run(self) -> None:
        """Until `quit`, the end of the input, or a table that is gone."""
        playing = asyncio.create_task(self.host.run())
        threading.Thread(target=self.read, args=(asyncio.get_running_loop(),), daemon=True).start()
        try:
            while not self.is_left:
                self.report()
                await self.one_thing(playing)
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            await self.host.close()

    async def one_thing(self, playing: "asyncio.Task[None]") -> None:
        """Wait for the table or for a line, whichever comes first."""
        self.invite()
        news = asyncio.create_task(self.host.news.wait())
        waits: set[asyncio.Task[object]] = {news, playing}
        line = asyncio.create_task(self.typed.get()) if self.is_ready() else None
        if line is not None:
            waits.add(line)
        done, _ = await asyncio.wait(waits, timeout=self.patience(), return_when=asyncio.FIRST_COMPLETED)
        news.cancel()
        if line is not None and line not in done:
            line.cancel()
        self.host.news.clear()
        if line is not None and line in done:
            self.is_invited = False
            await self.take(line.result())
        elif playing in done:
            playing.result()
            self.is_left = True

    def invite(self) -> None:
        """Let a line be read, one at a time; alone with bots, only when there is something to say to them."""
        waits = self.host.is_alone and not self.host.wants_a_word
        if not self.is_invited and not (waits and self.is_typed):
            self.is_invited = True
            self.ask.set()

    def is_ready(self) -> bool:
        """Who types is heard at any time; what a script sends waits for its turn."""
        return self.is_typed or self.host.wants_a_word

    # reading, in a thread of its own

    def read(self, loop: asyncio.AbstractEventLoop) -> None:
        """Lines as they come; None at the end."""
        if self.is_typed:
            self.complete()
        while True:
            self.ask.wait()
            self.ask.clear()
            try:
                text = input(PROMPT) if self.is_typed else self.source.readline()
            except (EOFError, OSError, ValueError):
                text = ""
                loop.call_soon_threadsafe(self.typed.put_nowait, None)
                return
            except UnicodeDecodeError:
                text = "\ufffd\n"
            if not self.is_typed and not text:
                loop.call_soon_threadsafe(self.typed.put_nowait, None)
                return
            try:
                loop.call_soon_threadsafe(self.typed.put_nowait, text)
            except RuntimeError:
                return  # the table is closed

    def complete(self) -> None:
        """Tab completes moves and commands, where Python has readline."""
        try:
            import readline
        except ImportError:
            return
        readline.set_completer_delims("")
        readline.set_completer(self.completed)
        readline.parse_and_bind("tab: complete")

    def completed(self, text: str, number: int) -> str | None:
        """The next way to complete a text."""
        found = completions(self.host, text)
        return found[number] if number < len(found) else None

    # telling

    def report(self) -> None:
        """What is new: events, remarks, notes, the line, and what is asked."""
        host = self.host
        if host.retold != self.retold:
            self.retold = host.retold
            self.told = min(self.told, len(host.lines))
        for line in host.lines[self.told :]:
            self.write(self.speaker.event(line.event))
        self.told = len(host.lines)
        for remark in host.table.remarks[self.heard :]:
            if not remark.own:
                self.write(self.speaker.remark(remark))
        self.heard = len(host.table.remarks)
        for note in host.notes[self.noted :]:
            self.write(note)
        self.noted = len(host.notes)
        self.report_standing()
        self.report_question()

    def report_standing(self) -> None:
        """What is out of the ordinary, and what somebody asks, once each; a clock that is nearly empty."""
        now = standing(self.host)
        for sentence in now:
            if sentence not in self.stood:
                self.write(sentence)
        self.stood = now
        wished = wish_text(self.host)
        if wished and wished != self.wished:
            self.write(wished)
        self.wished = wished
        if self.until_low() != 0:
            self.is_warned = False
        elif not self.is_warned:
            self.is_warned = True
            self.write(self.speaker.say("clock-low"))

    def patience(self) -> float | None:
        """How long to wait for news at most: until there is a warning to give."""
        return None if self.is_warned else self.until_low()

    def until_low(self) -> float | None:
        """Seconds until the reader's own clock is nearly empty; None if it does not run."""
        clock = None if self.host.seat is None else self.host.clock_of(self.host.seat)
        if clock is None or not clock.running or clock.over:
            return None
        return max(0.0, clock.left + clock.reserve - LOW)

    def report_question(self) -> None:
        """What is asked of the reader, once for each decision; the result at the end."""
        table = self.host.table
        if table.owed is not None:
            asked = (table.owed.decision, len(self.host.lines))
            if asked != self.asked:
                self.write(self.status())
                self.write(self.speaker.say("terminal-moves", count=len(table.owed.legal)))
            self.asked = asked
        elif table.status == "over" and self.asked != (-1, 0):
            self.asked = (-1, 0)
            for sentence in result(self.host):
                self.write(sentence)

    def status(self) -> str:
        """Who must do what."""
        if self.host.table.status == "lobby":
            return self.speaker.say("mine-lobby")
        return self.speaker.status(self.host.view, self.host.seat)

    # doing

    async def take(self, text: str | None) -> None:
        """One line from the reader. Whatever is wrong with it is a sentence."""
        if text is None:
            self.leave()
            return
        if not text.strip():
            return
        try:
            typed = understood(self.host, text)
            await self.do(typed)
        except BrigandError as error:
            self.refuse(error)

    def refuse(self, error: BrigandError) -> None:
        """Why not, with the rule."""
        verdict = self.speaker.verdict(error)
        self.write(verdict.sentence)
        if verdict.rule and verdict.text:
            self.write(f"{verdict.text} ({verdict.rule})")

    async def do(self, typed: Typed) -> None:
        """Carry out what was typed."""
        if typed.action is not None:
            await self.host.act(typed.action)
            return
        todo = getattr(self, f"do_{typed.command}")
        await todo(typed.rest)

    async def do_help(self, rest: str) -> None:
        """All commands."""
        self.write(self.speaker.say("terminal-help"))
        for command in COMMANDS:
            self.write(f"{command}: {self.speaker.say(f'terminal-help-{command}')}")

    async def do_moves(self, rest: str) -> None:
        """The offered moves, with a word only those that contain it."""
        for number, action in enumerate(self.host.legal, 1):
            notation = self.host.game.notation(action)
            words = self.speaker.action(self.host.view, action.fields())
            if rest.lower() in f"{notation} {words}".lower():
                self.write(f"{number}. {notation}: {words}")

    async def do_board(self, rest: str) -> None:
        """The table in sentences."""
        self.write(self.status())
        if self.host.table.status != "lobby":
            for sentence in self.speaker.board.sentences(self.host.view, self.speaker):
                self.write(sentence)

    async def do_status(self, rest: str) -> None:
        """Who must do what, and everybody's panel."""
        self.write(self.status())
        for seat, place in enumerate(self.host.table.seats):
            panel = ""
            if self.host.table.status != "lobby":
                panel = "".join(span.text for span in self.speaker.board.panel(self.host.view, self.speaker, seat))
            kind = self.speaker.say("seat-open") if place.kind == "open" else self.speaker.who(seat)
            ready = self.speaker.say("ready-mark") if place.ready else ""
            self.write(" ".join(filter(None, [f"{seat + 1}. {kind}", panel.strip(), ready, self.clock(seat)])))
        for sentence in (*standing(self.host), wish_text(self.host)):
            if sentence:
                self.write(sentence)

    def clock(self, seat: int) -> str:
        """The time of a seat as a sentence."""
        found = self.host.clock_of(seat)
        if found is None or found.over:
            return time_left(self.host, seat)
        left, reserve = (duration(self.speaker, seconds) for seconds in (found.left, found.reserve))
        return self.speaker.say("clock-label", player=self.speaker.who(seat), left=left, reserve=reserve)

    async def do_menu(self, rest: str) -> None:
        """What can be done besides playing."""
        for offer in menu(self.host):
            self.write(f"{offer.command}: {offer.words}")

    def inform(self, sentence: str) -> None:
        """A sentence like any other."""
        self.write(sentence)

    async def do_log(self, rest: str) -> None:
        """The last lines of the log."""
        count = int(rest) if rest.isdecimal() and len(rest) < 6 else 10
        for line in self.host.lines[-count:]:
            self.write(f"{line.move}. {self.speaker.event(line.event)}")

    async def do_hint(self, rest: str) -> None:
        """The best moves and why."""
        for hint in await self.host.hints():
            words = self.speaker.action(self.host.view, hint.action)
            reason = self.speaker.because(hint.because)
            self.write(f"{hint.notation}: {words}. {round(hint.win * 100)} %. {reason}")

    async def do_why(self, rest: str) -> None:
        """Why a move is not possible."""
        action = why(self.host, rest)
        if action in self.host.legal:
            self.write(self.speaker.say("terminal-allowed", move=self.host.game.notation(action)))
        else:
            await self.host.explain(action)

    async def do_rules(self, rest: str) -> None:
        """All chapters, one chapter, one rule, or the rules that say something."""
        game, wanted = self.host.game.id, rest.lower()
        book = chapters(game)
        if not wanted:
            self.write(", ".join(f"{name} ({self.speaker.say(f'{game}-chapter-{name}')})" for name in book))
            return
        found = [rule for name, rules in book.items() for rule in rules if wanted in (name, rule.id)]
        every = [rule for rules in book.values() for rule in rules]
        found = found or [rule for rule in every if wanted in self.speaker.rule(rule.id).lower()]
        for rule in found:
            self.write(f"{self.speaker.rule(rule.id)} ({rule.id})")
        if not found:
            self.write(self.speaker.say("rules-none"))

    async def do_undo(self, rest: str) -> None:
        """Take the last own move back."""
        await self.host.undo()

    async def do_history(self, rest: str) -> None:
        """The table after an earlier move."""
        steps = (await self.host.replay(self.viewer)).steps
        number = int(rest) if rest.isdecimal() and len(rest) < 6 else len(steps) - 1
        step = steps[max(0, min(number, len(steps) - 1))]
        self.write(self.speaker.say("history-shown", move=step.move))
        view = self.host.viewed(step.view)
        for sentence in self.speaker.board.sentences(view, self.speaker):
            self.write(sentence)

    async def do_see(self, rest: str) -> None:
        """Look at the past from another seat; 0 is a watcher's place."""
        self.viewer = seat_named(rest)
        await self.do_history("")

    async def do_say(self, rest: str) -> None:
        """Chat."""
        await self.host.say(rest)

    async def do_language(self, rest: str) -> None:
        """Go on in another language."""
        self.host.speak(Texts(rest))
        self.asked = None

    async def do_save(self, rest: str) -> None:
        """Keep the match under a name of one's own."""
        self.write(self.host.save(rest))

    async def do_new(self, rest: str) -> None:
        """Another match."""
        await self.host.again()
        self.told = self.heard = 0
        self.asked = None

    async def do_sit(self, rest: str) -> None:
        """Take a seat at a server's table."""
        await self.host.sit(int(rest) - 1 if rest.isdecimal() and len(rest) < 3 else None)

    async def do_bot(self, rest: str) -> None:
        """Put a bot on an open seat of a server's table."""
        await self.host.put_bot(rest or "medium")

    async def do_start(self, rest: str) -> None:
        """Deal, at a server's table."""
        await self.host.start()

    async def do_quit(self, rest: str) -> None:
        """Leave; the match is kept."""
        self.leave()

    def leave(self) -> None:
        """Say how to come back."""
        self.is_left = True
        farewell = self.host.farewell()
        if farewell:
            self.write(farewell)


def seat_named(text: str) -> int | None:
    """`2` is the second seat, `0` a watcher's place, anything else one's own."""
    return int(text) - 1 if text.isdecimal() and len(text) < 3 else None


def result(host: Host) -> list[str]:
    """Who won, and where the scores come from."""
    speaker, ending = host.speaker, host.table.ending
    if ending is None:
        return []
    winners = [seat for seat, place in enumerate(ending.places) if place == 1]
    sides = list(dict.fromkeys(host.table.sides[seat] for seat in winners))
    if len(sides) > 1:
        head = speaker.say("end-tie", players=", ".join(map(speaker.side, sides)))
    elif host.seat in winners:
        head = speaker.say("end-you")
    elif sides:
        head = speaker.say("end-winner", side=speaker.side(sides[0]))
    else:
        head = speaker.say("end-title")
    order = sorted(range(len(ending.places)), key=lambda seat: (ending.places[seat], seat))
    ranking = [f"{ending.places[seat]}. {speaker.who(seat)}: {ending.scores[seat]}" for seat in order]
    return [head, *ranking, *speaker.board.account(host.view, speaker)]


def say(text: str) -> None:
    """A line on standard output, at once."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()
