"""What is typed or piped in, line by line, read in a thread of its own."""

import asyncio
import threading
from collections.abc import Callable
from typing import TextIO

PROMPT = "> "


class Keyboard:
    """Reads a line whenever it is asked for one; `typed` holds them as they come, None at the end."""

    def __init__(self, source: TextIO, suggest: Callable[[str], list[str]]) -> None:
        self.source = source
        self.suggest = suggest
        self.is_typed = source.isatty()
        self.typed: asyncio.Queue[str | None] = asyncio.Queue()
        self.ask = threading.Event()
        self.is_asked = False

    def begin(self) -> None:
        """Read from now on, for the loop that is running."""
        threading.Thread(target=self.read, args=(asyncio.get_running_loop(),), daemon=True).start()

    def invite(self) -> None:
        """Let a line be read, one at a time."""
        if not self.is_asked:
            self.is_asked = True
            self.ask.set()

    async def line(self) -> str | None:
        """The next line."""
        text = await self.typed.get()
        self.is_asked = False
        return text

    def read(self, loop: asyncio.AbstractEventLoop) -> None:
        """Lines as they come; None at the end."""
        if self.is_typed:
            self.complete()
        while True:
            self.ask.wait()
            self.ask.clear()
            text: str | None
            try:
                text = input(PROMPT) if self.is_typed else self.source.readline()
            except UnicodeDecodeError:
                text = "\ufffd\n"
            except (EOFError, OSError, ValueError):
                text = None
            is_end = text is None or (not self.is_typed and not text)
            try:
                loop.call_soon_threadsafe(self.typed.put_nowait, None if is_end else text)
            except RuntimeError:
                return  # the table is closed
            if is_end:
                return

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
        found = self.suggest(text)
        return found[number] if number < len(found) else None
