"""The plain table: one sentence per event, moves typed in notation. A screen reader reads it, a script can drive it."""

import asyncio
import sys
from collections.abc import Callable
from typing import TextIO

from brigand.core.errors import BrigandError
from brigand.terminal.commands import COMMANDS, Typed, completions, understood
from brigand.terminal.host import Host
from brigand.terminal.keyboard import Keyboard
from brigand.terminal.manners import Manners, number_in, seat_named
from brigand.terminal.standing import duration, menu, standing, status, time_left, wish_text
from brigand.terminal.teller import Teller
from brigand.terminal.words import rules_with
from brigand.text import Texts


class Lines(Manners):
    """Reads lines and writes sentences until one side has had enough."""

    def __init__(self, host: Host, source: TextIO, write: Callable[[str], None]) -> None:
        self.host = host
        self.write = write
        self.keyboard = Keyboard(source, lambda text: completions(host, text))
        self.teller = Teller(host, write)
        self.is_left = False
        self.viewer: int | None = None
        """From whose seat the past is looked at."""

    async def run(self) -> None:
        """Until `quit`, the end of the input, or a table that is gone."""
        playing = asyncio.create_task(self.host.run())
        self.keyboard.begin()
        try:
            while not self.is_left:
                self.teller.tell()
                await self.one_thing(playing)
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            await self.host.close()

    async def one_thing(self, playing: "asyncio.Task[None]") -> None:
        """Wait for the table or for a line, whichever comes first."""
        if not self.is_silent():
            self.keyboard.invite()
        news = asyncio.create_task(self.host.news.wait())
        waits: set[asyncio.Task[object]] = {news, playing}
        line = asyncio.create_task(self.keyboard.line()) if self.is_ready() else None
        if line is not None:
            waits.add(line)
        done, _ = await asyncio.wait(waits, timeout=self.teller.patience(), return_when=asyncio.FIRST_COMPLETED)
        news.cancel()
        if line is not None and line not in done:
            line.cancel()
        self.host.news.clear()
        if line is not None and line in done:
            await self.take(line.result())
        elif playing in done:
            playing.result()
            self.is_left = True

    def is_silent(self) -> bool:
        """Alone with bots, who types is asked only when there is something to say to them."""
        return self.keyboard.is_typed and self.host.is_alone and not self.host.wants_a_word

    def is_ready(self) -> bool:
        """Who types is heard at any time; what a script sends waits for its turn."""
        return self.keyboard.is_typed or self.host.wants_a_word

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
        self.write(status(self.host))
        if self.host.table.status != "lobby":
            for sentence in self.speaker.board.sentences(self.host.view, self.speaker):
                self.write(sentence)

    async def do_status(self, rest: str) -> None:
        """Who must do what, and everybody's panel."""
        self.write(status(self.host))
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
        count = number_in(rest, 10)
        for line in self.host.lines[-count:]:
            self.write(f"{line.move}. {self.speaker.event(line.event)}")

    async def do_hint(self, rest: str) -> None:
        """The best moves and why."""
        for hint in await self.host.hints():
            words = self.speaker.action(self.host.view, hint.action)
            reason = self.speaker.because(hint.because)
            chance = self.speaker.say("percent", percent=round(hint.win * 100))
            self.write(f"{hint.notation}: {words}. {chance}. {reason}")

    async def do_rules(self, rest: str) -> None:
        """All chapters, one chapter, one rule, or the rules that say something."""
        game, found = self.host.game.id, rules_with(self.speaker, rest)
        if not rest:
            self.write(", ".join(f"{name} ({self.speaker.say(f'{game}-chapter-{name}')})" for name in found))
            return
        for ids in found.values():
            for id in ids:
                self.write(f"{self.speaker.rule(id)} ({id})")
        if not found:
            self.write(self.speaker.say("rules-none"))

    async def do_undo(self, rest: str) -> None:
        """Take the last own move back."""
        await self.host.undo()

    async def do_history(self, rest: str) -> None:
        """The table after an earlier move."""
        steps = (await self.host.replay(self.viewer)).steps
        step = steps[min(number_in(rest, len(steps) - 1), len(steps) - 1)]
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
        self.teller.asked = None

    async def do_save(self, rest: str) -> None:
        """Keep the match under a name of one's own."""
        self.write(self.host.save(rest))

    async def do_new(self, rest: str) -> None:
        """Another match."""
        await self.host.again()
        self.teller.begin_again()

    async def do_quit(self, rest: str) -> None:
        """Leave; the match is kept."""
        self.leave()

    def leave(self) -> None:
        """Say how to come back."""
        self.is_left = True
        farewell = self.host.farewell()
        if farewell:
            self.write(farewell)


def say(text: str) -> None:
    """A line on standard output, at once."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()
